"""The words of the game, in the order in which everything numbered counts them."""

from typing import Final

from mypy_extensions import i64

GODS: Final = ("chief", "rain", "trade", "sun", "jaguar")
CHIEF: Final[i64] = 0
RAIN: Final[i64] = 1
TRADE_GOD: Final[i64] = 2
SUN: Final[i64] = 3
JAGUAR: Final[i64] = 4
NUM_GODS: Final[i64] = 5

RESOURCES: Final = ("corn", "water", "obsidian", "cacao", "limestone")
COLOURS: Final = ("yellow", "blue", "black", "brown", "white")
"""The colours of tiles, in the order of the resources of the same colour."""
NUM_COLOURS: Final[i64] = 5
WILD: Final[i64] = 5
"""Stands where a tile's colour stands, for a tile that shows all five."""
SHADES: Final[i64] = 6
"""Colours and wild: pyramid tiles of a kind are numbered ``god * SHADES + colour``."""
ALL_COLOURS: Final[i64] = 31
ALL_SHADES: Final[i64] = 63
"""A bit for each colour; and one more for wild."""

TILES: Final = tuple(f"{god}_{colour}" for god in GODS for colour in (*COLOURS, "wild"))
NUM_TILES: Final[i64] = 30

CITIES: Final = (
    "chichen_itza",
    "uxmal",
    "tulum",
    "edzna",
    "calakmul",
    "lamanai",
    "palenque",
    "tikal",
    "yaxchilan",
    "quirigua",
)
"""From the top of the board to the bottom: a lower number is closer to the top."""
NUM_CITIES: Final[i64] = 10
ALL_CITIES: Final[i64] = 1023
"""A bit for each city."""

REGIONS: Final = ("1", "2", "3", "4", "5", "6")
"""Regions are numbered from 1 in the rules; tables count them from 0."""
NUM_REGIONS: Final[i64] = 6
SPACES: Final = ("left", "right")
SITES: Final = tuple(str(n) for n in range(1, 16))
NUM_SITES: Final[i64] = 15

CARDS: Final = ("1", "2", "3", "4", "5", "6", "role")
"""A hand: the six region cards, then the role card if there is one."""
NUM_CARDS: Final[i64] = 7
ROLE_CARD: Final[i64] = 6

ABILITIES: Final = ("dancer", "queen", "merchant", "master_builder", "high_priestess", "war_captain")
"""What role cards can do. The printed cards are called by what they do; a pack may have others that do the same."""
DANCER: Final[i64] = 0
QUEEN: Final[i64] = 1
MERCHANT: Final[i64] = 2
MASTER_BUILDER: Final[i64] = 3
HIGH_PRIESTESS: Final[i64] = 4
WAR_CAPTAIN: Final[i64] = 5
ROLE_ROOM: Final = 8
"""There is room for so many role cards in the table of actions."""

BUILDING_SPACES: Final[i64] = 5
OFFER_SLOTS: Final = ("left", "middle", "right")
NUM_SLOTS: Final[i64] = 3

PYRAMID: Final = tuple(f"{level}{place}" for level, size in ((1, 4), (2, 3), (3, 2), (4, 1)) for place in "abcd"[:size])
"""Spaces of a pyramid: level and place from the left. ``1a`` is the left corner, ``4a`` the top."""
PYRAMID_SPACES: Final[i64] = 10
TOP: Final[i64] = 9

REWARDS: Final = (
    "fame",
    "resources",
    "temple_marker",
    "weapon",
    "role_card",
    "might",
    "lay_down_worker",
    "draw_pyramid_tiles",
)
FAME: Final[i64] = 0
SOME_RESOURCES: Final[i64] = 1
TEMPLE_MARKER: Final[i64] = 2
WEAPON: Final[i64] = 3
A_ROLE_CARD: Final[i64] = 4
MIGHT_STEP: Final[i64] = 5
LAY_DOWN_WORKER: Final[i64] = 6
DRAW_TILES: Final[i64] = 7

CATEGORIES: Final = (
    "might_steps",
    "pyramid_symbols",
    "reserve_colours",
    "temples_scored",
    "resource_colours",
    "buildings_built",
    "city_gods",
)
"""What god scoring tiles count. The printed tiles are called by it; a pack may have others that count the same."""
MIGHT_STEPS: Final[i64] = 0
PYRAMID_SYMBOLS: Final[i64] = 1
RESERVE_COLOURS: Final[i64] = 2
TEMPLES_SCORED: Final[i64] = 3
RESOURCE_COLOURS: Final[i64] = 4
BUILDINGS_BUILT: Final[i64] = 5
CITY_GODS: Final[i64] = 6

SUMMARY_ROOM: Final = 8
"""There is room for so many gameplay summary cards in the table of actions."""
SUMMARY_RESOURCES: Final[i64] = 3
"""Resources on a gameplay summary card."""

TEMPLE_SPACES: Final[i64] = 5
MOST_PLAYERS: Final[i64] = 5

DIFFICULTIES: Final = ("easy", "moderate", "hard")
