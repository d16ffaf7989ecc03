"""3. Produce or build: the choice, buildings from the offer, and what setting them down brings."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.buildings import BALL_COURT, PLAZA, WORKSHOP
from sacbe.ahau.names import (
    BUILDING_SPACES,
    NUM_COLOURS,
    NUM_SLOTS,
    OFFER_SLOTS,
    PYRAMID_SPACES,
    RESOURCES,
)
from sacbe.ahau.state import Ahau, Automatic, not_now
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.payment import market_left, start_payment
from sacbe.ahau.steps.production import add_sites, produce, site_details, site_refusal
from sacbe.ahau.steps.pyramid import add_tiles, build, role_discount, tile_details, tile_refusal
from sacbe.ahau.steps.rewards import push_advance, reward
from sacbe.ahau.steps.summoning import add_gods, can_dance, dance, god_details, god_refusal
from sacbe.ahau.steps.trading import Menu
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal


class ProduceOrBuild(Menu):
    """Produce, or build as many tiles as there are workers in the city; or summon, with the Dancer."""

    number: ClassVar[int] = step_ids.PRODUCE_OR_BUILD
    name: ClassVar[str] = "produce_or_build"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """All that the step still allows; what has begun with a tile goes on with tiles."""
        out.add(actions.DONE)
        stage = s.cells[cells.STAGE]
        if s.cells[cells.TURN_CITY]:
            if stage == cells.OPEN:
                if can_dance(s, seat):
                    add_gods(s, seat, out, True, s.cells[cells.SUMMONED] - 1)
                add_sites(s, seat, out)
            if stage != cells.FINISHED and s.cells[cells.BUILT] < tiles_allowed(s, seat):
                add_tiles(s, seat, out)
                add_buildings(s, seat, out)
        self.free(s, seat, out)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Do it, and come back for more."""
        if self.take_free(s, seat, action) or action == actions.DONE:
            return
        s.push(step_ids.PRODUCE_OR_BUILD, seat)
        if action >= actions.CONSTRUCT:
            construct(s, seat, action - actions.CONSTRUCT)
        elif action >= actions.BUILD:
            build(s, seat, (action - actions.BUILD) // PYRAMID_SPACES, (action - actions.BUILD) % PYRAMID_SPACES)
        elif action >= actions.PRODUCE:
            s.cells[cells.STAGE] = cells.FINISHED
            produce(s, seat, action - actions.PRODUCE)
        else:
            dance(s, seat, action - actions.SUMMON)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """What the stage of the step allows, and the rule of each kind then."""
        kind = s.kind_of(action)
        if kind == actions.DONE:
            return None
        if kind not in (actions.SUMMON, actions.PRODUCE, actions.BUILD, actions.CONSTRUCT):
            return self.free_refusal(s, seat, action)
        stage = s.cells[cells.STAGE]
        if stage == cells.FINISHED or (stage == cells.BUILDING_STAGE and kind in (actions.SUMMON, actions.PRODUCE)):
            return Refusal("why-produce-or-build", "AH-10.1")
        if s.cells[cells.TURN_CITY] == 0:
            return Refusal("why-no-worker-placed", "AH-7.8")
        return self.kind_refusal(s, seat, kind, action - kind)

    def kind_refusal(self, s: Ahau, seat: i64, kind: i64, what: i64) -> Refusal | None:
        """Return why something of a kind that the stage allows is not possible."""
        if kind == actions.SUMMON:
            if not can_dance(s, seat):
                return Refusal("why-only-the-dancer", "AH-17.6")
            return god_refusal(s, seat, what, True, s.cells[cells.SUMMONED] - 1)
        if kind == actions.PRODUCE:
            return site_refusal(s, seat, what)
        allowed = tiles_allowed(s, seat)
        if s.cells[cells.BUILT] >= allowed:
            return Refusal("why-no-more-tiles", "AH-11.1", {"most": allowed})
        if kind == actions.CONSTRUCT:
            return slot_refusal(s, seat, what)
        return tile_refusal(s, seat, what // PYRAMID_SPACES, what % PYRAMID_SPACES)

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """Strengths, amounts and prices."""
        kind = s.kind_of(action)
        what = action - kind
        if kind == actions.SUMMON:
            return god_details(s, seat, what)
        if kind == actions.PRODUCE:
            return site_details(s, seat, what)
        if kind == actions.BUILD:
            return tile_details(s, seat, what // PYRAMID_SPACES, what % PYRAMID_SPACES)
        return slot_details(s, seat, what) if kind == actions.CONSTRUCT else {}


def tiles_allowed(s: Ahau, seat: i64) -> i64:
    """Return how many tiles may be built: the workers in the city, and more with Workshops (AH-11.2)."""
    workers = s.workers(seat, s.cells[cells.TURN_CITY] - 1)
    if workers == 0:
        return 0
    return workers + s.power(seat, WORKSHOP)


# -- building tiles --------------------------------------------------------------------------------------------------


def slot_price(s: Ahau, slot: i64, discount: i64) -> i64:
    """Return how many resources the building in a slot of the offer costs, with a discount besides the slot's."""
    return max(s.parts.building_total[s.cells[cells.OFFER + slot] - 1] - s.parts.slot_discount[slot] - discount, 0)


def building_price(s: Ahau, seat: i64, slot: i64) -> i64:
    """Return how many resources the building in a slot of the offer costs a seat (AH-17.12)."""
    return slot_price(s, slot, role_discount(s, seat))


def add_buildings(s: Ahau, seat: i64, out: Choices) -> None:
    """Add the buildings of the offer that can be paid for."""
    held, jokers, discount = s.resources(seat), market_left(s, seat), role_discount(s, seat)
    for slot in range(NUM_SLOTS):
        building = s.cells[cells.OFFER + slot] - 1
        if building >= 0:
            price = slot_price(s, slot, discount)
            if held >= price and price - fitting_resources(s, seat, building) <= jokers:
                out.add(actions.CONSTRUCT + slot)


def fitting_resources(s: Ahau, seat: i64, building: i64) -> i64:
    """Return how many resources a seat has of those that a building shows."""
    row, first, cost = s.cells, s.cell(seat, cells.RESOURCE), s.parts.building_cost
    count: i64 = 0
    for colour in range(NUM_COLOURS):
        count += min(row[first + colour], cost[building * NUM_COLOURS + colour])
    return count


def slot_refusal(s: Ahau, seat: i64, slot: i64) -> Refusal | None:
    """Return why the building in a slot of the offer cannot be built."""
    building = s.cells[cells.OFFER + slot] - 1
    if building < 0:
        return Refusal("why-slot-empty", "AH-12.1", {"slot": OFFER_SLOTS[slot]})
    price, held = building_price(s, seat, slot), s.resources(seat)
    if held < price:
        return Refusal("why-building-too-dear", "AH-12.1", {"needs": price, "has": held})
    fitting = fitting_resources(s, seat, building) + market_left(s, seat)
    return None if fitting >= price else Refusal("why-shown-missing", "AH-12.1", {"needs": price, "has": fitting})


def slot_details(s: Ahau, seat: i64, slot: i64) -> dict[str, object]:
    """Return the building, what is printed on it, how many of those must be paid, and the fame of the slot."""
    building = s.cells[cells.OFFER + slot] - 1
    first = building * NUM_COLOURS
    printed = {name: int(s.parts.building_cost[first + i]) for i, name in enumerate(RESOURCES)}
    return {
        "building": s.parts.building_ids[building],
        "printed": {name: n for name, n in printed.items() if n},
        "cost": int(building_price(s, seat, slot)),
        "fame": int(s.parts.slot_fame[slot]),
    }


def construct(s: Ahau, seat: i64, slot: i64) -> None:
    """Take a building from the offer, pay for it, and set it down."""
    building = s.cells[cells.OFFER + slot] - 1
    price = building_price(s, seat, slot)
    s.cells[cells.STAGE] = cells.BUILDING_STAGE
    s.cells[cells.BUILT] += 1
    s.cells[cells.OFFER + slot] = 0
    s.push(step_ids.SET_BUILDING, seat, building, slot + 1)
    for colour in range(NUM_COLOURS):
        s.cells[cells.PAY_CAP + colour] = s.parts.building_cost[building * NUM_COLOURS + colour]
    start_payment(s, seat, price, -1, causes.BUILDING)


def first_empty_space(s: Ahau, seat: i64) -> i64:
    """Return the leftmost empty building space, or -1."""
    for space in range(BUILDING_SPACES):
        if s.of(seat, cells.BUILDING + space) == 0:
            return space
    return -1


def push_region_building(s: Ahau, seat: i64, building: i64) -> None:
    """Have a seat set the building of its region down."""
    s.push(step_ids.SET_BUILDING, seat, building)


class SetBuilding(Automatic):
    """Set a building (``a``) down; ``b`` is its slot + 1, or 0 for a region bonus. A sixth one replaces another."""

    number: ClassVar[int] = step_ids.SET_BUILDING
    name: ClassVar[str] = "set_building"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """With all spaces full, which building to replace."""
        if first_empty_space(s, seat) < 0:
            for space in range(BUILDING_SPACES):
                out.add(actions.REPLACE + space)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Slot fame, space reward, Plaza, Ball Court, in this order (AH-12.8)."""
        space = first_empty_space(s, seat)
        replaced = space < 0
        if replaced:
            space = action - actions.REPLACE
            s.change(seat, cells.OWNED + s.of(seat, cells.BUILDING + space) - 1, -1, causes.BUILDING)
        s.put(seat, cells.BUILDING + space, s.a + 1)
        s.change(seat, cells.OWNED + s.a, 1, causes.BUILDING if s.b else causes.REGION_BONUS)
        if s.b:
            s.score(seat, cells.FROM_OFFER, s.parts.slot_fame[s.b - 1], causes.OFFER_SLOT)
        courts = s.power(seat, BALL_COURT)
        if courts:
            push_advance(s, seat, courts, causes.OF_BUILDING + BALL_COURT)
        if not replaced:
            spaces = s.version.board.buildings
            reward(s, seat, spaces.kind[space], spaces.amount[space], causes.BUILDING_SPACE)
        plazas = s.power(seat, PLAZA)
        s.score(seat, cells.FROM_BUILDINGS, plazas, causes.OF_BUILDING + PLAZA)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There are such a building and such a slot."""
        return super().fits(s, seat, 0, 0) and a < s.parts.buildings and b <= NUM_SLOTS

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Any building can be replaced."""
        return None if s.kind_of(action) == actions.REPLACE else not_now(s)

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The building that would go."""
        if s.kind_of(action) != actions.REPLACE:
            return {}
        return {"building": s.parts.building_ids[s.of(seat, cells.BUILDING + action - actions.REPLACE) - 1]}
