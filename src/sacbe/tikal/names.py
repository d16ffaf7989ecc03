"""The words of the game, in the order in which everything numbered counts them. Ids of tiles are in the pack."""

from typing import Final

from mypy_extensions import i64

COLUMNS: Final = 8
ROWS: Final = 5
HEXES: Final = tuple(f"c{column}r{row}" for column in range(COLUMNS) for row in range(ROWS))
"""The hexagons of the map: columns from the left, rows from the top."""
NUM_HEXES: Final[i64] = 40
HALF: Final[i64] = 20
"""Hexagons in one cell of a set of hexagons."""

SIDES: Final = ("n", "ne", "se", "s", "sw", "nw")
"""Clockwise from the north. The side a hexagon's first side is turned to also names its rotation."""
NUM_SIDES: Final[i64] = 6

KINDS: Final = ("unexplored", "base_camp", "jungle", "temple", "treasure", "volcano")
UNEXPLORED: Final[i64] = 0
JUNGLE: Final[i64] = 2
TEMPLE: Final[i64] = 3
TREASURE: Final[i64] = 4
VOLCANO: Final[i64] = 5

LETTERS: Final = ("a", "b", "c", "d", "e", "f", "g")
NUM_LETTERS: Final[i64] = 7

MEMBERS: Final = ("worker", "leader")
WORKER: Final[i64] = 0
LEADER: Final[i64] = 1

CAMPS: Final = ("base_camp", "camp_1", "camp_2")
"""Where a player's secret paths lead: the base camp and the own camps, those in the order of HEXES."""
NUM_CAMPS: Final[i64] = 3

PLAYERS: Final = ("p1", "p2", "p3", "p4")
"""The seats in notation, counted as people count."""

NUM_TREASURES: Final[i64] = 8
TEMPLE_NUMBERS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10")
FIRST_TEMPLE_NUMBER: Final[i64] = 2
LAST_TEMPLE_NUMBER: Final[i64] = 10
