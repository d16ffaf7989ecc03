"""Where each number of a position is kept: the cells of the table, then a block for each seat.

Hexagons of the map, sides and seats are counted as in :mod:`sacbe.tikal.names`. Treasure hexagons, temple tiles and
kinds of treasures have room for more than are printed.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import roomy
from sacbe.core.layout import Field, Layout
from sacbe.core.numbered import numbered
from sacbe.core.shown import DERIVED, HIDDEN, PUBLIC, SEAT, SEAT_FROM_1, SEATS, bits, seat_in
from sacbe.tikal.names import CAMPS, HEXES, PILE_ROOM, PLAYERS, SIDES, TEMPLE_NUMBER_ROOM, TREASURE_ROOM
from sacbe.tikal.steps import step_ids

# -- cells of the table, the first four by hexagon of the map ---------------------------------------------------------

LAND: Final[i64] = 0  # what lies there: 0 unexplored, else 1 + hexagon * 6 + rotation
PATHS: Final[i64] = 40  # BITS_OF_SIDE bits a side: the stones between here and there, and OPEN if members may be there
VALUE: Final[i64] = 80  # of a temple the number on top, of a treasure hexagon the wafers left
OWNER: Final[i64] = 120  # 0, or seat + 1 of the camp or guard; a leader on guard counts LEADER_GUARD more
WORKED: Final[i64] = 160  # two bits a hexagon: levels uncovered or wafers recovered there this turn
PILE: Final[i64] = 164  # by treasure hexagon: the place of its topmost wafer when it was laid out
STOCK: Final[i64] = 174  # temple tiles left, from FIRST_TEMPLE_NUMBER on
DISPLAY: Final[i64] = 185  # the auction's hexagons in their order: 0, or hexagon + 1
HAND: Final[i64] = 189  # the hexagon drawn or chosen and not yet placed: 0, or hexagon + 1
DRAWN: Final[i64] = 190  # how many terrain hexagons have been drawn
WAFERS_DRAWN: Final[i64] = 191  # how many wafers have been laid out
SCORINGS: Final[i64] = 192  # how many scoring rounds have begun
HIGH_BID: Final[i64] = 193  # the highest bid of the auction
BIDDER: Final[i64] = 194  # who made it: 0, or seat + 1
PASSED: Final[i64] = 195  # a bit for each seat that has passed in this auction
FIRST_PASSED: Final[i64] = 196  # 0, or seat + 1
# Sets of hexagons, in two cells each (see Tikal.among): what the legal actions are read from.
TEMPLES: Final[i64] = 197  # temples without a guard
PILES_LEFT: Final[i64] = 199  # treasure hexagons with wafers
SITES: Final[i64] = 201  # where a camp can be established

BITS_OF_SIDE: Final[i64] = 4
STONES: Final[i64] = 7  # the bits of a side that count stones
OPEN: Final[i64] = 8  # the bit of a side beyond which members may be
SIDE: Final[i64] = 15  # all bits of a side
ALL_STONES: Final[i64] = 0x777777  # the stones of all six sides
LEADER_GUARD: Final[i64] = 4  # a power of two, and at least the number of seats
WORKED_CELLS: Final[i64] = 4
WORKED_CELL: Final[i64] = 3  # the bits of a hexagon's number that say which of these cells it is counted in
WORKED_BITS: Final[i64] = 2
WORKED_COUNT: Final[i64] = 3  # all bits of a count
SET_CELLS: Final = 2

# -- cells of a seat: members on the map, what change() changes, what put() sets, points by source --------------------

WORKERS: Final[i64] = 0  # by hexagon of the map
SUPPLY: Final[i64] = 40  # workers, leader
LOST: Final[i64] = 42  # workers, leader: out of the game
CAMPS_LEFT: Final[i64] = 44
GUARDS_LEFT: Final[i64] = 45
TREASURE: Final[i64] = 46  # by kind
LEADER_AT: Final[i64] = 55  # 0, or where the leader stands, + 1
CAMP_AT: Final[i64] = 56  # where the camps stand, + 1, the smaller one first; 0 for none
ACTED: Final[i64] = 58  # 1 when the turn indicator lies face down
STANDS: Final[i64] = 59  # the set of hexagons with members
POINTS: Final[i64] = 61

FROM_CAPITAL: Final[i64] = 0
FROM_BIDS: Final[i64] = 1
FROM_TEMPLES: Final[i64] = 2
FROM_TREASURES: Final[i64] = 3
SOURCES: Final = numbered(
    (FROM_CAPITAL, "capital"), (FROM_BIDS, "bids"), (FROM_TEMPLES, "temples"), (FROM_TREASURES, "treasures")
)


def layout(temple_numbers: tuple[str, ...], treasures: tuple[str, ...]) -> Layout:
    """Return the names of all cells; the temple tiles and the kinds of treasures are those of the component pack."""
    return Layout(
        table=[
            Field("land", LAND, labels=HEXES, shown=PUBLIC),
            Field("paths", PATHS, labels=HEXES, shown=bits(SIDES, BITS_OF_SIDE)),
            Field("values", VALUE, labels=HEXES, shown=PUBLIC),
            Field("owners", OWNER, labels=HEXES, shown=seat_in(LEADER_GUARD)),
            Field("worked", WORKED, WORKED_CELLS, shown=bits(len(HEXES) // int(WORKED_CELLS), WORKED_BITS)),
            Field("piles", PILE, PILE_ROOM, shown=HIDDEN),
            Field("temple_tiles", STOCK, labels=roomy(temple_numbers, TEMPLE_NUMBER_ROOM), shown=PUBLIC),
            Field("display", DISPLAY, len(PLAYERS), shown=PUBLIC),
            Field("hand", HAND, shown=PUBLIC),
            Field("drawn", DRAWN, shown=PUBLIC),
            Field("wafers_drawn", WAFERS_DRAWN, shown=PUBLIC),
            Field("scorings", SCORINGS, shown=PUBLIC),
            Field("high_bid", HIGH_BID, shown=PUBLIC),
            Field("bidder", BIDDER, shown=SEAT_FROM_1),
            Field("passed", PASSED, shown=SEATS),
            Field("first_passed", FIRST_PASSED, shown=SEAT_FROM_1),
            Field("temples", TEMPLES, SET_CELLS, shown=DERIVED),
            Field("piles_left", PILES_LEFT, SET_CELLS, shown=DERIVED),
            Field("sites", SITES, SET_CELLS, shown=DERIVED),
        ],
        seat=[
            Field("workers", WORKERS, labels=HEXES, shown=PUBLIC),
            Field("supply", SUPPLY, labels=("workers_in_supply", "leader_in_supply"), shown=PUBLIC),
            Field("lost", LOST, labels=("workers_lost", "leader_lost"), shown=PUBLIC),
            Field("camps_left", CAMPS_LEFT, shown=PUBLIC),
            Field("guards_left", GUARDS_LEFT, shown=PUBLIC),
            Field("treasures", TREASURE, labels=roomy(treasures, TREASURE_ROOM), shown=PUBLIC),
            Field("leader_at", LEADER_AT, shown=PUBLIC),
            Field("camps_at", CAMP_AT, len(CAMPS) - 1, shown=PUBLIC),
            Field("acted", ACTED, shown=PUBLIC),
            Field("stands", STANDS, SET_CELLS, shown=DERIVED),
            Field("points", POINTS, labels=SOURCES, shown=PUBLIC),
        ],
        pending={
            step_ids.DRAW: (SEAT, PUBLIC),
            step_ids.SCORING_ROUND: (SEAT, PUBLIC),
            step_ids.SCORE: (SEAT, PUBLIC),
            step_ids.DISPLAY: (SEAT, PUBLIC),
            step_ids.TURN_TAKEN: (SEAT, PUBLIC),
            step_ids.FINAL_ROUND: (SEATS, SEAT),
        },
    )
