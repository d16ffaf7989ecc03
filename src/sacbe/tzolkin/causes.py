"""Why something changed hands: the reasons of the ledger, numbered."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin.actions import Words
from sacbe.tzolkin.names import GEAR_ACTIONS, TECHNOLOGIES
from sacbe.tzolkin.traits import QUICK_KINDS

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
OF_MONUMENT: Final[i64] = 84
OF_WEALTH: Final[i64] = 97
OF_TRIBE: Final[i64] = 118
OF_PROPHECY: Final[i64] = 131
OF_QUICK: Final[i64] = 144


def causes(buildings: Words, monuments: Words, wealth: Words, tribes: Words, prophecies: Words) -> Words:
    """Return the names of all reasons, by number."""
    names = (
        "begging",
        "placing",
        "picking_up",
        "stepping_back",
        "starting_player",
        "calendar",
        "feeding",
        "gods",
        "final_scoring",
        "offering",
        "setup",
        *TECHNOLOGIES,
        *GEAR_ACTIONS,
        *buildings,
        *monuments,
        *wealth,
        *tribes,
        *prophecies,
        *(f"quick_{kind}" for kind in QUICK_KINDS),
    )
    for first, name in ((OF_BUILDING, buildings), (OF_MONUMENT, monuments), (OF_WEALTH, wealth), (OF_TRIBE, tribes)):
        assert names[first] == name[0]
    assert names[OF_QUICK] == "quick_corn"
    return names
