"""Palenque: fishing, and harvesting corn and wood from the jungle."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import HARVEST
from sacbe.tzolkin.names import AGRICULTURE, EXTRACTION, PALENQUE, gear_action
from sacbe.tzolkin.state import CORN, CORN_FIELDS, CORN_TILES, WOOD, WOOD_FIELDS, WOOD_TILES, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.temples import can_anger
from sacbe.tzolkin.traits import LESS_CORN, LESS_WOOD

FISHING: Final[i64] = 1
FIRST_GROUP: Final[i64] = 2
"""Groups of fields are numbered from 0; group 0 belongs to space 2."""
GROUPS: Final[i64] = 4

# Ways to harvest, in the order of HARVESTS.
TAKE_CORN: Final[i64] = 0
TAKE_WOOD: Final[i64] = 1
BURN: Final[i64] = 2
HIDDEN: Final[i64] = 3


def harvests_unseen(s: Tzolkin, seat: i64, group: i64) -> bool:
    """Agriculture 2: harvest where no corn tile is in sight; it takes no tile and angers nobody (ruling 13)."""
    return s.masters(seat, AGRICULTURE, 2) and s.cells[CORN_FIELDS + group] == 0


def harvestable(s: Tzolkin, seat: i64, group: i64) -> bool:
    """Tell whether there is anything to harvest in a group of fields."""
    return s.cells[CORN_FIELDS + group] + s.cells[WOOD_FIELDS + group] > 0 or harvests_unseen(s, seat, group)


class Palenque(Gear):
    """1 fishing, 2 to 5 harvests."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        if space == FISHING:
            return True
        return harvestable(s, seat, space - FIRST_GROUP)

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        if space == FISHING:
            bonus = s.parts.fishing_bonus if s.masters(seat, AGRICULTURE, 2) else i64(0)
            s.change(seat, CORN, s.parts.fishing + bonus, cause)
        else:
            s.push(numbers.HARVEST, seat, space - FIRST_GROUP)


class Harvest(Step):
    """Harvest from a group of fields ``a``: a tile on top, or corn after burning the wood above it."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        group = s.a
        if s.cells[CORN_FIELDS + group] > 0:
            out.add(HARVEST + TAKE_CORN)
        if s.cells[WOOD_FIELDS + group] > 0:
            out.add(HARVEST + TAKE_WOOD)
            if can_anger(s, seat):
                out.add(HARVEST + BURN)
        if harvests_unseen(s, seat, group):
            out.add(HARVEST + HIDDEN)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        group, way = s.a, action - HARVEST
        cause = causes.OF_ACTION + gear_action(PALENQUE, group + FIRST_GROUP)
        if way == TAKE_WOOD:
            take_wood(s, seat, group, cause)
            return
        if way == TAKE_CORN:
            s.cells[CORN_FIELDS + group] -= 1
        elif way == BURN:
            s.cells[WOOD_FIELDS + group] -= 1
            s.push(numbers.ANGER, seat, 0, cause)
        s.change(seat, CORN_TILES, 0 if way == HIDDEN else 1, cause)
        s.change(seat, CORN, corn_harvest(s, seat, group), cause)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is such a group of fields, and something to harvest in it."""
        return super().fits(s, seat, 0, b) and a < GROUPS and harvestable(s, seat, a)


def take_wood(s: Tzolkin, seat: i64, group: i64, cause: i64) -> None:
    """Take a wood tile; the corn tile below it comes into sight."""
    s.cells[WOOD_FIELDS + group] -= 1
    s.cells[CORN_FIELDS + group] += 1
    s.change(seat, WOOD_TILES, 1, cause)
    s.change(seat, WOOD, wood_harvest(s, seat, group), cause)


def corn_harvest(s: Tzolkin, seat: i64, group: i64) -> i64:
    """Return the corn of a harvest, with what agriculture adds and a drought takes."""
    bonus = s.parts.harvest_bonus[s.level(seat, AGRICULTURE)]
    return max(s.parts.harvest_corn[group] + bonus - s.calamity(LESS_CORN), 0)


def wood_harvest(s: Tzolkin, seat: i64, group: i64) -> i64:
    """Return the wood of a harvest, with what extraction adds and forest fires take."""
    bonus = 1 if s.masters(seat, EXTRACTION, 1) else 0
    return max(s.parts.harvest_wood[group] + bonus - s.calamity(LESS_WOOD), 0)
