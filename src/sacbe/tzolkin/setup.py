"""From options and deal to the first position (Setting up the game)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.deal import StackKind
from sacbe.core.frames import SEALED
from sacbe.tzolkin import causes, cells, traits
from sacbe.tzolkin.components import Components
from sacbe.tzolkin.names import CHICHEN_ITZA, NUM_GROUPS
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids

MONUMENT_STACK: Final[i64] = 0
AGE_STACK: Final[i64] = 1  # age 1, then age 2
WEALTH_STACK: Final[i64] = 3
TRIBE_STACK: Final[i64] = 4
PROPHECY_STACK: Final[i64] = 5
QUICK_STACK: Final[i64] = 6  # age 1, then age 2


def stacks(parts: Components, modules: i64) -> list[StackKind]:
    """Return the stacks that are shuffled; those of modules that are not in play are empty."""
    ids = parts.buildings.ids if modules & traits.NEW_BUILDINGS else parts.buildings.ids[: parts.base_buildings]
    ages = [int(parts.buildings.age[tile]) for tile in range(len(ids))]
    quick = parts.quick_tiles if modules & traits.QUICK_ACTIONS else ((), ())
    return [
        StackKind("monuments", parts.monuments.ids),
        StackKind("age_1", [tile for tile, age in zip(ids, ages, strict=True) if age == 1]),
        StackKind("age_2", [tile for tile, age in zip(ids, ages, strict=True) if age == 2]),
        StackKind("wealth", parts.wealth.ids),
        StackKind("tribes", parts.tribes if modules & traits.TRIBES else ()),
        StackKind("prophecies", parts.prophecies if modules & traits.PROPHECIES else ()),
        StackKind("quick_1", quick[0]),
        StackKind("quick_2", quick[1]),
    ]


def set_up(s: Tzolkin) -> None:
    """Lay out the board, give everybody workers and four wealth tiles, place dummies, and let wealth be chosen."""
    s.cells[cells.SKULL_BANK] = s.parts.skulls
    s.cells[cells.AGE] = 1
    for i in range(s.parts.monuments_dealt[s.players]):
        s.cells[cells.MONUMENT + s.deal.at(MONUMENT_STACK, i)] = cells.ON_OFFER
    for slot in range(s.parts.row):
        deal_building(s, slot)
    lay_fields(s)
    for seat in range(s.players):
        s.change(seat, cells.WORKERS, s.trait(seat, traits.START_WORKERS), causes.SETUP)
        s.change(seat, cells.AVAILABLE, s.trait(seat, traits.START_WORKERS), causes.SETUP)
        s.put(seat, cells.LIGHT, 1)
    place_dummies(s)
    s.push(step_ids.WEALTH, SEALED, (1 << s.players) - 1)


def deal_building(s: Tzolkin, slot: i64) -> None:
    """Deal a building of the current age into a space of the row; an empty stack leaves the space blank."""
    age = s.cells[cells.AGE]
    stack, counter = AGE_STACK + age - 1, cells.DRAWN + age - 1
    if s.cells[counter] < s.deal.size(stack):
        s.cells[cells.ROW + slot] = building_of(s, age, s.deal.at(stack, s.cells[counter])) + 1
        s.cells[counter] += 1
        s.reveal()


def building_of(s: Tzolkin, age: i64, item: i64) -> i64:
    """Return the building that an item of an age's stack is: those of the base game first, then the new ones."""
    base = s.parts.age_1 if age == 1 else s.parts.base_buildings - s.parts.age_1
    if item < base:
        return item if age == 1 else s.parts.age_1 + item
    return s.parts.base_buildings + item - base + (0 if age == 1 else s.parts.new_age_1)


def lay_fields(s: Tzolkin) -> None:
    """Put a corn tile on each field, and in all groups but the first a wood tile on top of it."""
    for group in range(NUM_GROUPS):
        s.cells[(cells.CORN_FIELDS if group == 0 else cells.WOOD_FIELDS) + group] = s.parts.fields[s.players]


def place_dummies(s: Tzolkin) -> None:
    """Place dummy workers: the first on quick action spaces, if there are any, the others where undealt tiles show."""
    left = s.parts.dummies[s.players]
    if s.modules & traits.QUICK_ACTIONS:
        left = s.parts.quick_dummies[s.players]
        for space in range(s.parts.quick_dummies_on_spaces[s.players]):
            s.cells[cells.QUICK_SPACE + space] = cells.DUMMY
            left -= 1
    s.cells[cells.DUMMIES_LEFT] = left
    drawn = s.players * s.parts.wealth_dealt
    while s.cells[cells.DUMMIES_LEFT] > 0 and drawn < s.deal.size(WEALTH_STACK):
        place_dummy(s, s.deal.at(WEALTH_STACK, drawn))
        drawn += 1
    s.cells[cells.WEALTH_DRAWN] = drawn


def place_dummy(s: Tzolkin, tile: i64) -> None:
    """Place a dummy where a wealth tile shows; the first on a gear brings another to the opposite space.

    Chichen Itza has no second one, and none is placed when no dummy is left.
    """
    gear, space = s.parts.dummy_gear[tile], s.parts.dummy_space[tile]
    first = gear_is_empty(s, gear)
    s.stand(gear, space, cells.DUMMY)
    s.cells[cells.DUMMIES_LEFT] -= 1
    if first and gear != CHICHEN_ITZA and s.cells[cells.DUMMIES_LEFT] > 0:
        s.stand(gear, (space + s.parts.opposite) % s.parts.gear_teeth[gear], cells.DUMMY)
        s.cells[cells.DUMMIES_LEFT] -= 1


def gear_is_empty(s: Tzolkin, gear: i64) -> bool:
    """Tell whether nobody stands on a gear."""
    for space in range(s.parts.gear_teeth[gear]):
        if s.on(gear, space):
            return False
    return True
