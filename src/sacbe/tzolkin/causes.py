"""Why something changed hands: the reasons of the ledger, numbered."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin.actions import BUILDINGS, MONUMENTS
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
OF_MONUMENT: Final[i64] = 76
OF_WEALTH: Final[i64] = 89


def causes(buildings: tuple[str, ...], monuments: tuple[str, ...], wealth: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of all reasons, by number."""
    return (
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
    )


assert OF_BUILDING + BUILDINGS == OF_MONUMENT
assert OF_MONUMENT + MONUMENTS == OF_WEALTH
