"""Why something changed hands: the reasons of the ledger, numbered."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau.buildings import EFFECTS
from sacbe.ahau.names import ABILITIES, GODS

SETUP: Final[i64] = 0
CARDS: Final[i64] = 1
CONFLICT: Final[i64] = 2
RETREAT: Final[i64] = 3
TAKING: Final[i64] = 4
PLACING: Final[i64] = 5
REGION_BONUS: Final[i64] = 6
MARKER: Final[i64] = 7
PRODUCING: Final[i64] = 8
BUILDING: Final[i64] = 9
PYRAMID_SPACE: Final[i64] = 10
BUILDING_SPACE: Final[i64] = 11
MIGHT_TRACK: Final[i64] = 12
OFFER_SLOT: Final[i64] = 13
ADJACENCY: Final[i64] = 14
TRADING: Final[i64] = 15
SUMMONING: Final[i64] = 16
REDRAW: Final[i64] = 17
EMPTY_BAG: Final[i64] = 18
CELEBRATION: Final[i64] = 19
CITY_MAJORITY: Final[i64] = 20
# what gods, roles and buildings do
OF_GOD: Final[i64] = 21
OF_ROLE: Final[i64] = 26
OF_BUILDING: Final[i64] = 32
# What the rules do for the Shadow and for King Pakal, a reason for each rule.
SHADOW_RETREAT: Final[i64] = 47
SHADOW_TILE: Final[i64] = 48
SHADOW_PLACE: Final[i64] = 49
PAKAL_BEATS: Final[i64] = 50
PAKAL_AVOIDS: Final[i64] = 51
PAKAL_SEEKS: Final[i64] = 52
PAKAL_STAYS: Final[i64] = 53
PAKAL_RETREAT: Final[i64] = 54
PAKAL_TILE: Final[i64] = 55
PAKAL_PLACE: Final[i64] = 56  # the first, second and third rule
PAKAL_OFFERS: Final[i64] = 59
PAKAL_CLAIMS: Final[i64] = 60
PAKAL_MAJORITIES: Final[i64] = 61
PAKAL_IDLE: Final[i64] = 62
PAKAL_LIMIT: Final[i64] = 63
PAKAL_BUILDS: Final[i64] = 64
PAKAL_TRADES: Final[i64] = 65
PAKAL_UNBUILT: Final[i64] = 66
PAKAL_DIFFICULTY: Final[i64] = 67
PAKAL_MARKER: Final[i64] = 68
PAKAL_CARDS: Final[i64] = 69

CAUSES: Final = (
    "setup",
    "cards",
    "conflict",
    "retreat",
    "taking",
    "placing",
    "region_bonus",
    "marker",
    "producing",
    "building",
    "pyramid_space",
    "building_space",
    "might_track",
    "offer_slot",
    "adjacency",
    "trading",
    "summoning",
    "redraw",
    "empty_bag",
    "celebration",
    "city_majority",
    *GODS,
    *ABILITIES,
    *EFFECTS,
    "shadow_retreat",
    "shadow_tile",
    "shadow_place",
    "pakal_beats",
    "pakal_avoids",
    "pakal_seeks",
    "pakal_stays",
    "pakal_retreat",
    "pakal_tile",
    "pakal_place_1",
    "pakal_place_2",
    "pakal_place_3",
    "pakal_offers",
    "pakal_claims",
    "pakal_majorities",
    "pakal_idle",
    "pakal_limit",
    "pakal_builds",
    "pakal_trades",
    "pakal_unbuilt",
    "pakal_difficulty",
    "pakal_marker",
    "pakal_cards",
)

assert OF_BUILDING + len(EFFECTS) == SHADOW_RETREAT
assert len(CAUSES) == PAKAL_CARDS + 1
