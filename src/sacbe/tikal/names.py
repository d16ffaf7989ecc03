"""The words of the game, in the order in which everything numbered counts them. Ids of tiles are in the pack."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.numbered import numbered

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

UNEXPLORED: Final[i64] = 0
BASE_CAMP: Final[i64] = 1
JUNGLE: Final[i64] = 2
TEMPLE: Final[i64] = 3
TREASURE: Final[i64] = 4
VOLCANO: Final[i64] = 5
KINDS: Final = numbered(
    (UNEXPLORED, "unexplored"),
    (BASE_CAMP, "base_camp"),
    (JUNGLE, "jungle"),
    (TEMPLE, "temple"),
    (TREASURE, "treasure"),
    (VOLCANO, "volcano"),
)

LETTERS: Final = ("a", "b", "c", "d", "e", "f", "g")
NUM_LETTERS: Final[i64] = 7

WORKER: Final[i64] = 0
LEADER: Final[i64] = 1
MEMBERS: Final = numbered((WORKER, "worker"), (LEADER, "leader"))
NUM_MEMBERS: Final[i64] = 2

CAMPS: Final = ("base_camp", "camp_1", "camp_2")
"""Where a player's secret paths lead: the base camp and the player's camps, those in the order of HEXES."""
NUM_CAMPS: Final[i64] = 3

PLAYERS: Final = ("p1", "p2", "p3", "p4")
"""The seats in notation, counted as people count."""
NUM_PLAYERS: Final[i64] = 4

FIRST_TEMPLE_NUMBER: Final = 2
"""The number of the lowest temple tile: what is printed on a temple begins at 1."""

# -- room for what a component pack may add: actions and cells are numbered as if all of it were there ----------------

TILE_ROOM: Final = 48
"""Terrain hexagons."""
PILE_ROOM: Final = 10
"""Terrain hexagons with treasures."""
TEMPLE_NUMBER_ROOM: Final = 11
"""Numbers of temple tiles."""
TREASURE_ROOM: Final[i64] = 9
"""Kinds of treasures."""

for _words, _count in (
    (HEXES, NUM_HEXES),
    (SIDES, NUM_SIDES),
    (LETTERS, NUM_LETTERS),
    (MEMBERS, NUM_MEMBERS),
    (CAMPS, NUM_CAMPS),
    (PLAYERS, NUM_PLAYERS),
):
    assert len(_words) == _count, _words
