"""The words of the game, in the order in which all numbers count them. Ids of tiles stand in the component pack."""

from collections.abc import Mapping
from typing import Final, TypeVar

from mypy_extensions import i64

Thing = TypeVar("Thing")


def in_order_of(names: tuple[str, ...], things: Mapping[str, Thing]) -> list[Thing]:
    """Return things by the numbers of their names; there must be exactly one for each."""
    if set(things) != set(names):
        raise AssertionError(f"one of these has no counterpart: {', '.join(set(things) ^ set(names))}")
    return [things[name] for name in names]


GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
PALENQUE: Final[i64] = 0
YAXCHILAN: Final[i64] = 1
TIKAL: Final[i64] = 2
UXMAL: Final[i64] = 3
CHICHEN_ITZA: Final[i64] = 4
NUM_GEARS: Final[i64] = 5

GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
NUM_GOODS: Final[i64] = 5
BLOCKS: Final = ("wood", "stone", "gold")
"""Resource blocks: never corn, never skulls."""
NUM_BLOCKS: Final[i64] = 3
GROUPS: Final = ("2", "3", "4", "5")
"""Groups of fields in the jungle, by the space of Palenque they belong to."""
NUM_GROUPS: Final[i64] = 4

TEMPLES: Final = ("chaac", "quetzalcoatl", "kukulcan")
NUM_TEMPLES: Final[i64] = 3

TECHNOLOGIES: Final = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE: Final[i64] = 0
EXTRACTION: Final[i64] = 1
ARCHITECTURE: Final[i64] = 2
THEOLOGY: Final[i64] = 3
NUM_TECHNOLOGIES: Final[i64] = 4

CATEGORIES: Final = ("farm", "civic", "tomb", "shrine")

ALL_FOOD_DAYS: Final[i64] = 4

HARVESTS: Final = ("corn", "wood", "burn", "hidden")
"""Ways to harvest: a corn tile in sight, a wood tile, corn under burned wood, corn no tile shows (agriculture 2)."""

# The actions of the gears, numbered through: five each on the small gears, then nine of Chichen Itza.
SMALL_ACTIONS: Final[i64] = 5
CHICHEN_ACTIONS: Final[i64] = 9
CHICHEN_FIRST: Final[i64] = 20
NUM_GEAR_ACTIONS: Final[i64] = 29
GEAR_ACTIONS: Final = tuple(
    f"{gear}_{space}"
    for gear in GEARS
    for space in range(1, (CHICHEN_ACTIONS if gear == "chichen_itza" else SMALL_ACTIONS) + 1)
)


def gear_action(gear: i64, space: i64) -> i64:
    """Return the number of the action printed at a space (1 to 5; 1 to 9 at Chichen Itza)."""
    return gear * SMALL_ACTIONS + space - 1
