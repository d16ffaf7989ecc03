"""From options and deal to the first position (Setting up the game)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.deal import StackKind
from sacbe.core.frames import SEALED
from sacbe.tzolkin import causes
from sacbe.tzolkin.components import BASE_BUILDINGS, Components
from sacbe.tzolkin.names import CHICHEN_ITZA
from sacbe.tzolkin.state import (
    AGE,
    AVAILABLE,
    CORN_FIELDS,
    DRAWN,
    DUMMIES_LEFT,
    DUMMY,
    LIGHT,
    MONUMENT,
    ON_OFFER,
    QUICK_SPACE,
    ROW,
    SKULL_BANK,
    WEALTH_DRAWN,
    WOOD_FIELDS,
    WORKERS,
    Tzolkin,
)
from sacbe.tzolkin.steps.numbers import WEALTH
from sacbe.tzolkin.traits import NEW_BUILDINGS, PROPHECIES, QUICK_ACTIONS, START_WORKERS, TRIBES

MONUMENT_STACK: Final[i64] = 0
AGE_STACK: Final[i64] = 1  # age 1, then age 2
WEALTH_STACK: Final[i64] = 3
TRIBE_STACK: Final[i64] = 4
PROPHECY_STACK: Final[i64] = 5
QUICK_STACK: Final[i64] = 6  # age 1, then age 2


def stacks(parts: Components, modules: i64) -> list[StackKind]:
    """Return the stacks that are shuffled; those of modules that are not in play are empty."""
    ids = parts.buildings.ids if modules & NEW_BUILDINGS else parts.buildings.ids[:BASE_BUILDINGS]
    ages = [int(parts.buildings.age[tile]) for tile in range(len(ids))]
    quick = parts.quick_tiles if modules & QUICK_ACTIONS else ((), ())
    return [
        StackKind("monuments", parts.monuments.ids),
        StackKind("age_1", [tile for tile, age in zip(ids, ages, strict=True) if age == 1]),
        StackKind("age_2", [tile for tile, age in zip(ids, ages, strict=True) if age == 2]),
        StackKind("wealth", parts.wealth.ids),
        StackKind("tribes", parts.tribes if modules & TRIBES else ()),
        StackKind("prophecies", parts.prophecies if modules & PROPHECIES else ()),
        StackKind("quick_1", quick[0]),
        StackKind("quick_2", quick[1]),
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
        s.change(seat, WORKERS, s.trait(seat, START_WORKERS), causes.SETUP)
        s.change(seat, AVAILABLE, s.trait(seat, START_WORKERS), causes.SETUP)
        s.put(seat, LIGHT, 1)
    place_dummies(s)
    s.push(WEALTH, SEALED, (1 << s.players) - 1)


def deal_building(s: Tzolkin, slot: i64) -> None:
    """Deal a building of the current age into a space of the row; an empty stack leaves the space blank."""
    age = s.cells[AGE]
    stack, counter = AGE_STACK + age - 1, DRAWN + age - 1
    if s.cells[counter] < s.deal.size(stack):
        s.cells[ROW + slot] = building_of(s, age, s.deal.at(stack, s.cells[counter])) + 1
        s.cells[counter] += 1
        s.reveal()


def building_of(s: Tzolkin, age: i64, item: i64) -> i64:
    """Return the building that an item of an age's stack is: those of the base game first, then the new ones."""
    base = s.parts.age_1 if age == 1 else BASE_BUILDINGS - s.parts.age_1
    if item < base:
        return item if age == 1 else s.parts.age_1 + item
    return BASE_BUILDINGS + item - base + (0 if age == 1 else s.parts.new_age_1)


def lay_fields(s: Tzolkin) -> None:
    """Put a corn tile on each field, and in all groups but the first a wood tile on top of it."""
    for group in range(i64(4)):
        s.cells[(CORN_FIELDS if group == 0 else WOOD_FIELDS) + group] = s.parts.fields[s.players]


def place_dummies(s: Tzolkin) -> None:
    """Place dummy workers: the first on quick action spaces, if there are any, the others where undealt tiles show."""
    left = s.parts.dummies[s.players]
    if s.modules & QUICK_ACTIONS:
        left = s.parts.quick_dummies[s.players]
        for space in range(s.parts.quick_dummies_on_spaces[s.players]):
            s.cells[QUICK_SPACE + space] = DUMMY
            left -= 1
    s.cells[DUMMIES_LEFT] = left
    drawn = s.players * s.parts.wealth_dealt
    while s.cells[DUMMIES_LEFT] > 0 and drawn < s.deal.size(WEALTH_STACK):
        place_dummy(s, s.deal.at(WEALTH_STACK, drawn))
        drawn += 1
    s.cells[WEALTH_DRAWN] = drawn


def place_dummy(s: Tzolkin, tile: i64) -> None:
    """Place a dummy where a wealth tile shows; the first on a gear brings another to the opposite space.

    Chichen Itza has no second one, and none is placed when no dummy is left.
    """
    gear, space = s.parts.dummy_gear[tile], s.parts.dummy_space[tile]
    first = gear_is_empty(s, gear)
    s.stand(gear, space, DUMMY)
    s.cells[DUMMIES_LEFT] -= 1
    if first and gear != CHICHEN_ITZA and s.cells[DUMMIES_LEFT] > 0:
        s.stand(gear, (space + s.parts.opposite) % s.parts.gear_teeth[gear], DUMMY)
        s.cells[DUMMIES_LEFT] -= 1


def gear_is_empty(s: Tzolkin, gear: i64) -> bool:
    """Tell whether nobody stands on a gear."""
    for space in range(s.parts.gear_teeth[gear]):
        if s.on(gear, space):
            return False
    return True
