"""Why something changed hands: the reasons of the ledger, numbered."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import roomy
from sacbe.core.numbered import numbered
from sacbe.tzolkin import actions, traits
from sacbe.tzolkin.actions import Words
from sacbe.tzolkin.names import GEAR_ACTIONS, TECHNOLOGIES

BEGGING: Final[i64] = 0
PLACING: Final[i64] = 1
PICKING_UP: Final[i64] = 2
STEPPING_BACK: Final[i64] = 3
STARTING_PLAYER: Final[i64] = 4
CALENDAR: Final[i64] = 5
FEEDING: Final[i64] = 6
GODS: Final[i64] = 7
FINAL_SCORING: Final[i64] = 8
OFFERING: Final[i64] = 9
SETUP: Final[i64] = 10
OF_TECHNOLOGY: Final[i64] = 11
OF_ACTION: Final[i64] = 15
OF_BUILDING: Final[i64] = 44
OF_MONUMENT: Final[i64] = 92
OF_WEALTH: Final[i64] = 108
OF_TRIBE: Final[i64] = 132
OF_PROPHECY: Final[i64] = 148
OF_QUICK: Final[i64] = 164


PROPHECY_ROOM: Final = 16

WITHOUT_A_TILE: Final = numbered(
    (BEGGING, "begging"),
    (PLACING, "placing"),
    (PICKING_UP, "picking_up"),
    (STEPPING_BACK, "stepping_back"),
    (STARTING_PLAYER, "starting_player"),
    (CALENDAR, "calendar"),
    (FEEDING, "feeding"),
    (GODS, "gods"),
    (FINAL_SCORING, "final_scoring"),
    (OFFERING, "offering"),
    (SETUP, "setup"),
)


def causes(buildings: Words, monuments: Words, wealth: Words, tribes: Words, prophecies: Words) -> Words:
    """Return the names of all reasons, by number; there is room for more tiles, whose names are empty."""
    names: list[str] = list(WITHOUT_A_TILE)
    for first, words in (
        (OF_TECHNOLOGY, TECHNOLOGIES),
        (OF_ACTION, GEAR_ACTIONS),
        (OF_BUILDING, roomy(buildings, actions.BUILDING_ROOM)),
        (OF_MONUMENT, roomy(monuments, actions.MONUMENT_ROOM)),
        (OF_WEALTH, roomy(wealth, actions.WEALTH_ROOM)),
        (OF_TRIBE, roomy(tribes, actions.TRIBE_ROOM)),
        (OF_PROPHECY, roomy(prophecies, PROPHECY_ROOM)),
        (OF_QUICK, tuple(f"quick_{kind}" for kind in traits.QUICK_KINDS)),
    ):
        if first != len(names):
            raise AssertionError(f"{words[0]!r} has number {first}, its place is {len(names)}")
        names += words
    return tuple(names)
