"""Palenque: fishing, and harvesting corn and wood from the jungle."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.names import AGRICULTURE, EXTRACTION, NUM_GROUPS, PALENQUE, gear_action
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.temples import can_anger, push_anger

FISHING: Final[i64] = 1
FIRST_GROUP: Final[i64] = 2
"""Groups of fields are numbered from 0; group 0 belongs to space 2."""

# Ways to harvest, in the order of HARVESTS.
TAKE_CORN: Final[i64] = 0
TAKE_WOOD: Final[i64] = 1
BURN: Final[i64] = 2
HIDDEN: Final[i64] = 3


def harvests_unseen(s: Tzolkin, seat: i64, group: i64) -> bool:
    """Agriculture 2: harvest where no corn tile is in sight; it takes no tile and angers nobody (TZ-18.4, TZ-18.5)."""
    return s.masters(seat, AGRICULTURE, 2) and s.cells[cells.CORN_FIELDS + group] == 0


def harvestable(s: Tzolkin, seat: i64, group: i64) -> bool:
    """Tell whether there is anything to harvest in a group of fields."""
    tiles = s.cells[cells.CORN_FIELDS + group] + s.cells[cells.WOOD_FIELDS + group]
    return tiles > 0 or harvests_unseen(s, seat, group)


class Palenque(Gear):
    """1 fishing, 2 to 5 harvests."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        """One can always fish, and harvest where something grows."""
        if space == FISHING:
            return True
        return harvestable(s, seat, space - FIRST_GROUP)

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Fish, or choose what to harvest."""
        if space == FISHING:
            bonus = s.parts.fishing_bonus if s.masters(seat, AGRICULTURE, 2) else i64(0)
            s.change(seat, cells.CORN, s.parts.fishing + bonus, cause)
        else:
            s.push(step_ids.HARVEST, seat, space - FIRST_GROUP)

    def refusal(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> Refusal | None:
        """There is nothing left to harvest."""
        if self.can_use(s, seat, space, corn):
            return None
        return Refusal("why-nothing-to-harvest", "TZ-10.15", {"space": int(space)})


class Harvest(Step):
    """Harvest from a group of fields ``a``: a tile on top, or corn after burning the wood above it."""

    number: ClassVar[int] = step_ids.HARVEST
    name: ClassVar[str] = "harvest"
    kinds: ClassVar[tuple[str, ...]] = ("harvest",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the ways to harvest."""
        group = s.a
        if s.cells[cells.CORN_FIELDS + group] > 0:
            out.add(actions.HARVEST + TAKE_CORN)
        if s.cells[cells.WOOD_FIELDS + group] > 0:
            out.add(actions.HARVEST + TAKE_WOOD)
            if can_anger(s, seat):
                out.add(actions.HARVEST + BURN)
        if harvests_unseen(s, seat, group):
            out.add(actions.HARVEST + HIDDEN)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Harvest; burning angers the gods."""
        group, way = s.a, action - actions.HARVEST
        cause = causes.OF_ACTION + gear_action(PALENQUE, group + FIRST_GROUP)
        if way == TAKE_WOOD:
            take_wood(s, seat, group, cause)
            return
        if way == TAKE_CORN:
            s.cells[cells.CORN_FIELDS + group] -= 1
        elif way == BURN:
            s.cells[cells.WOOD_FIELDS + group] -= 1
            push_anger(s, seat, cause)
        s.change(seat, cells.CORN_TILES, 0 if way == HIDDEN else 1, cause)
        s.change(seat, cells.CORN, corn_harvest(s, seat, group), cause)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """A tile of the kind is in sight; the gods can be angered; agriculture 2 needs no tile."""
        way, group = action - actions.HARVEST, s.a
        if way == HIDDEN:
            return self.hidden_refusal(s, seat, group)
        if way == TAKE_CORN:
            return None if s.cells[cells.CORN_FIELDS + group] else Refusal("why-no-corn-tile", "TZ-10.6")
        if s.cells[cells.WOOD_FIELDS + group] == 0:
            return Refusal("why-no-wood-tile", "TZ-10.11" if way == BURN else "TZ-10.6")
        return None if way == TAKE_WOOD or can_anger(s, seat) else Refusal("why-all-at-bottom", "TZ-10.12")

    def hidden_refusal(self, s: Tzolkin, seat: i64, group: i64) -> Refusal | None:
        """Agriculture 2 works, and no corn tile is in sight."""
        if s.cells[cells.CORN_FIELDS + group]:
            return Refusal("why-corn-tile-in-sight", "TZ-18.5")
        if s.masters(seat, AGRICULTURE, 2):
            return None
        if s.level(seat, AGRICULTURE) >= s.calamity(traits.LOST_LEVEL) > 0:
            return Refusal("why-level-forgotten", "TP-10.4", {"technology": "agriculture"})
        has = int(s.level(seat, AGRICULTURE))
        return Refusal("why-level-short", "TZ-18.4", {"technology": "agriculture", "needs": 2, "has": has})

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The space whose fields are harvested, and what that brings; both are known only while one harvests."""
        if s.step != step_ids.HARVEST:
            return {}
        space = int(s.a + FIRST_GROUP)
        if action - actions.HARVEST == TAKE_WOOD:
            return {"space": space, "good": "wood", "amount": int(wood_harvest(s, seat, s.a))}
        return {"space": space, "good": "corn", "amount": int(corn_harvest(s, seat, s.a))}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is such a group of fields, and something to harvest in it."""
        return super().fits(s, seat, 0, b) and a < NUM_GROUPS and harvestable(s, seat, a)


def take_wood(s: Tzolkin, seat: i64, group: i64, cause: i64) -> None:
    """Take a wood tile; the corn tile below it comes into sight."""
    s.cells[cells.WOOD_FIELDS + group] -= 1
    s.cells[cells.CORN_FIELDS + group] += 1
    s.change(seat, cells.WOOD_TILES, 1, cause)
    s.change(seat, cells.WOOD, wood_harvest(s, seat, group), cause)


def corn_harvest(s: Tzolkin, seat: i64, group: i64) -> i64:
    """Return the corn of a harvest, with what agriculture adds and a drought takes."""
    bonus = s.parts.harvest_bonus[s.level(seat, AGRICULTURE)]
    return max(s.parts.harvest_corn[group] + bonus - s.calamity(traits.LESS_CORN), 0)


def wood_harvest(s: Tzolkin, seat: i64, group: i64) -> i64:
    """Return the wood of a harvest, with what extraction adds and forest fires take."""
    bonus = 1 if s.masters(seat, EXTRACTION, 1) else 0
    return max(s.parts.harvest_wood[group] + bonus - s.calamity(traits.LESS_WOOD), 0)
