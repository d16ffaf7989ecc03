"""From options and deal to the first position (Setting up the game)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.deal import StackKind
from sacbe.core.frames import SEALED
from sacbe.tzolkin import causes
from sacbe.tzolkin.components import Components
from sacbe.tzolkin.names import CHICHEN_ITZA
from sacbe.tzolkin.state import (
    AGE,
    AVAILABLE,
    CORN_FIELDS,
    DRAWN,
    DUMMY,
    LIGHT,
    MONUMENT,
    ON_OFFER,
    ROW,
    SKULL_BANK,
    WEALTH_DRAWN,
    WOOD_FIELDS,
    WORKERS,
    Tzolkin,
)
from sacbe.tzolkin.steps.numbers import WEALTH

MONUMENT_STACK: Final[i64] = 0
AGE_STACK: Final[i64] = 1  # age 1, then age 2
WEALTH_STACK: Final[i64] = 3


def stacks(parts: Components) -> list[StackKind]:
    """Return the stacks that are shuffled."""
    ids, age = parts.buildings.ids, parts.buildings.age
    return [
        StackKind("monuments", parts.monuments.ids),
        StackKind("age_1", [tile for i, tile in enumerate(ids) if age[i] == 1]),
        StackKind("age_2", [tile for i, tile in enumerate(ids) if age[i] == 2]),
        StackKind("wealth", parts.wealth.ids),
    ]


def set_up(s: Tzolkin) -> None:
    """Lay out the board, give everybody workers and four wealth tiles, place dummies, and let wealth be chosen."""
    s.cells[SKULL_BANK] = s.parts.skulls
    s.cells[AGE] = 1
    for i in range(s.parts.monuments_dealt[s.players]):
        s.cells[MONUMENT + s.deal.at(MONUMENT_STACK, i)] = ON_OFFER
    for slot in range(s.parts.row):
        deal_building(s, slot)
    lay_fields(s)
    for seat in range(s.players):
        s.change(seat, WORKERS, s.parts.start_workers, causes.SETUP)
        s.change(seat, AVAILABLE, s.parts.start_workers, causes.SETUP)
        s.put(seat, LIGHT, 1)
    place_dummies(s)
    s.push(WEALTH, SEALED, (1 << s.players) - 1)


def deal_building(s: Tzolkin, slot: i64) -> None:
    """Deal a building of the current age into a space of the row; an empty stack leaves the space blank."""
    age = s.cells[AGE]
    stack, counter = AGE_STACK + age - 1, DRAWN + age - 1
    if s.cells[counter] < s.deal.size(stack):
        s.cells[ROW + slot] = first_of_age(s, age) + s.deal.at(stack, s.cells[counter]) + 1
        s.cells[counter] += 1
        s.reveal()


def first_of_age(s: Tzolkin, age: i64) -> i64:
    """Return the number of the first building of an age: the pack lists age 1 before age 2."""
    return 0 if age == 1 else s.deal.size(AGE_STACK)


def lay_fields(s: Tzolkin) -> None:
    """Put a corn tile on each field, and in all groups but the first a wood tile on top of it."""
    for group in range(i64(4)):
        s.cells[(CORN_FIELDS if group == 0 else WOOD_FIELDS) + group] = s.parts.fields[s.players]


def place_dummies(s: Tzolkin) -> None:
    """Place dummy workers where undealt wealth tiles show; the first on a gear brings another to the opposite space.

    Chichen Itza has no second one, and none is placed when no dummy is left.
    """
    left = s.parts.dummies[s.players]
    drawn = s.players * s.parts.wealth_dealt
    while left > 0:
        tile = s.deal.at(WEALTH_STACK, drawn)
        drawn += 1
        gear, space = s.parts.dummy_gear[tile], s.parts.dummy_space[tile]
        first = gear_is_empty(s, gear)
        s.stand(gear, space, DUMMY)
        left -= 1
        if first and gear != CHICHEN_ITZA and left > 0:
            s.stand(gear, (space + s.parts.opposite) % s.parts.gear_teeth[gear], DUMMY)
            left -= 1
    s.cells[WEALTH_DRAWN] = drawn


def gear_is_empty(s: Tzolkin, gear: i64) -> bool:
    """Tell whether nobody stands on a gear."""
    for space in range(s.parts.gear_teeth[gear]):
        if s.on(gear, space):
            return False
    return True
