"""Where each number of a position lives: cells of the table first, then a block for each seat.

:data:`LAYOUT` is built from these constants and refuses them if they leave a gap.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.layout import Field, Layout
from sacbe.core.numbered import numbered
from sacbe.core.shown import PUBLIC, SEAT, SEAT_FROM_1, bits, until_table
from sacbe.tzolkin import actions
from sacbe.tzolkin.names import CHICHEN_ACTIONS, GEARS, GROUPS, TECHNOLOGIES, TEMPLES

ROW_SPACES: Final[i64] = 6
QUICK_SPACES: Final[i64] = 3

# -- cells of the table ----------------------------------------------------------------------------------------------

DAY: Final[i64] = 0  # 1 in the first round; 0 while wealth tiles are chosen
FOOD_DAYS: Final[i64] = 1  # how many food days are over
STARTING_PLAYER: Final[i64] = 2  # the seat with the marker
START_SPACE: Final[i64] = 3  # who stands on the starting player space: 0 nobody, else seat + 1
TEETH: Final[i64] = 4  # a bit for each tooth with a corn on it
SKULL_BANK: Final[i64] = 5
AGE: Final[i64] = 6
DRAWN: Final[i64] = 7  # how many buildings of age 1 and age 2 have been dealt
WEALTH_DRAWN: Final[i64] = 9  # how many wealth tiles have been dealt or turned up for dummies
ROW: Final[i64] = 10  # the six building spaces: 0 empty, else building + 1
GEAR: Final[i64] = 16  # SPACES cells a gear: 0 empty, seat + 1, or DUMMY
CORN_FIELDS: Final[i64] = 81  # by jungle group: fields with a corn tile in sight
WOOD_FIELDS: Final[i64] = 85  # by jungle group: fields with a wood tile on top of the corn tile
CHICHEN: Final[i64] = 89  # by space of Chichen Itza: 0, or seat + 1 of whoever left a skull there
BUILDING: Final[i64] = 98  # by building, with room for more: 0, or seat + 1 of its owner
MONUMENT: Final[i64] = 146  # by monument: 0, ON_OFFER, or seat + 1 of its owner
CALAMITY: Final[i64] = 162  # 0, or the prophecy in effect + 1
TURN_OF: Final[i64] = 163  # with tribes: whose turn it is, seat + 1, or 0 between turns
QUICK_SPACE: Final[i64] = 164  # the three quick action spaces: 0, seat + 1, or DUMMY
DUMMIES_LEFT: Final[i64] = 167  # dummies that wait for discarded wealth tiles
DISCARDS_SHOWN: Final[i64] = 168  # how many discarded wealth tiles have been turned up for dummies
FRESH: Final[i64] = 169  # by gear: a bit for each space where a worker was placed this turn (for Ah Chuy Kak)

DUMMY: Final[i64] = 9  # stands for a dummy where others are seat + 1
ON_OFFER: Final[i64] = 9  # stands for a monument on the board where others are seat + 1

# -- cells of a seat: what change() changes, then what put() sets, then points by source -----------------------------

CORN: Final[i64] = 0  # corn, wood, stone, gold, skulls: in the order of GOODS
WOOD: Final[i64] = 1
STONE: Final[i64] = 2
GOLD: Final[i64] = 3
SKULL: Final[i64] = 4
TEMPLE: Final[i64] = 5  # steps above the start step; -1 is the bottom
TECHNOLOGY: Final[i64] = 8  # levels 0 to 3
WORKERS: Final[i64] = 12  # workers in play, wherever they stand
CORN_TILES: Final[i64] = 13  # harvest tiles gathered
WOOD_TILES: Final[i64] = 14
FEED_WORKERS: Final[i64] = 15  # workers that farms feed
FEED_DISCOUNT: Final[i64] = 16  # corn that farms save on every worker
AVAILABLE: Final[i64] = 17  # workers in front of the player
LIGHT: Final[i64] = 18  # 1 while the player board lies light side up
KEPT: Final[i64] = 19  # a bit for each wealth tile of the hand that is kept, from bit 4 on for the two tribes
TRIBE: Final[i64] = 20  # 0, or the tribe + 1, once revealed
USED: Final[i64] = 21  # what has been used this turn: AHEAD_USED, TRADED
FED: Final[i64] = 22  # workers fed on the last food day
POINTS: Final[i64] = 23  # in quarters, by source

AHEAD_USED: Final[i64] = 1
TRADED: Final[i64] = 2
KEPT_TRIBE: Final[i64] = 4  # the first bit of KEPT for a tribe
KEPT_PLACES: Final = 8  # bits of KEPT that may be used
MOST_TEETH: Final = 30  # bits of TEETH that may be used
USES: Final = ("ahead_used", "traded")

UNIT: Final = 4
"""Quarters of a point."""
FROM_BUILDINGS: Final[i64] = 0
FROM_ARCHITECTURE: Final[i64] = 1
FROM_CHICHEN: Final[i64] = 2
FROM_TEMPLES: Final[i64] = 3  # age 1, then age 2
FROM_UNFED: Final[i64] = 5
FROM_CORN: Final[i64] = 6
FROM_SKULLS: Final[i64] = 7
FROM_MONUMENTS: Final[i64] = 8
FROM_PROPHECIES: Final[i64] = 9
SOURCES: Final = numbered(
    (FROM_BUILDINGS, "buildings"),
    (FROM_ARCHITECTURE, "architecture"),
    (FROM_CHICHEN, "chichen_itza"),
    (FROM_TEMPLES, "temples_age_1"),
    (FROM_TEMPLES + 1, "temples_age_2"),
    (FROM_UNFED, "unfed_workers"),
    (FROM_CORN, "corn"),
    (FROM_SKULLS, "skulls"),
    (FROM_MONUMENTS, "monuments"),
    (FROM_PROPHECIES, "prophecies"),
)

LAYOUT: Final = Layout(
    table=[
        Field("day", DAY, shown=PUBLIC),
        Field("food_days", FOOD_DAYS, shown=PUBLIC),
        Field("starting_player", STARTING_PLAYER, shown=SEAT),
        Field("start_space", START_SPACE, shown=SEAT_FROM_1),
        Field("teeth", TEETH, shown=bits(MOST_TEETH)),
        Field("skull_bank", SKULL_BANK, shown=PUBLIC),
        Field("age", AGE, shown=PUBLIC),
        Field("drawn", DRAWN, labels=("age_1", "age_2"), shown=PUBLIC),
        Field("wealth_drawn", WEALTH_DRAWN, shown=PUBLIC),
        Field("row", ROW, ROW_SPACES, shown=PUBLIC),
        *(Field(gear, GEAR + i * actions.SPACES, actions.SPACES, shown=SEAT_FROM_1) for i, gear in enumerate(GEARS)),
        Field("corn_fields", CORN_FIELDS, labels=GROUPS, shown=PUBLIC),
        Field("wood_fields", WOOD_FIELDS, labels=GROUPS, shown=PUBLIC),
        Field("chichen_skulls", CHICHEN, CHICHEN_ACTIONS, shown=SEAT_FROM_1),
        Field("buildings", BUILDING, actions.BUILDING_ROOM, shown=SEAT_FROM_1),
        Field("monuments", MONUMENT, actions.MONUMENT_ROOM, shown=SEAT_FROM_1),
        Field("calamity", CALAMITY, shown=PUBLIC),
        Field("turn_of", TURN_OF, shown=SEAT_FROM_1),
        Field("quick_spaces", QUICK_SPACE, QUICK_SPACES, shown=SEAT_FROM_1),
        Field("dummies_left", DUMMIES_LEFT, shown=PUBLIC),
        Field("discards_shown", DISCARDS_SHOWN, shown=PUBLIC),
        Field("fresh", FRESH, labels=GEARS, shown=bits(actions.SPACES)),
    ],
    seat=[
        Field("corn", CORN, shown=PUBLIC),
        Field("wood", WOOD, shown=PUBLIC),
        Field("stone", STONE, shown=PUBLIC),
        Field("gold", GOLD, shown=PUBLIC),
        Field("skull", SKULL, shown=PUBLIC),
        Field("temples", TEMPLE, labels=TEMPLES, shown=PUBLIC),
        Field("technologies", TECHNOLOGY, labels=TECHNOLOGIES, shown=PUBLIC),
        Field("workers", WORKERS, shown=PUBLIC),
        Field("corn_tiles", CORN_TILES, shown=PUBLIC),
        Field("wood_tiles", WOOD_TILES, shown=PUBLIC),
        Field("feed_workers", FEED_WORKERS, shown=PUBLIC),
        Field("feed_discount", FEED_DISCOUNT, shown=PUBLIC),
        Field("available", AVAILABLE, shown=PUBLIC),
        Field("light", LIGHT, shown=PUBLIC),
        Field("kept", KEPT, shown=bits(KEPT_PLACES).own(until_table(DAY))),
        Field("tribe", TRIBE, shown=PUBLIC),
        Field("used", USED, shown=bits(USES)),
        Field("fed", FED, shown=PUBLIC),
        Field("points", POINTS, labels=SOURCES, shown=PUBLIC),
    ],
)
