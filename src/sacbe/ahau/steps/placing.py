"""The Action Phase: a turn, placing a worker, the region bonus, and the end of the turn."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.names import CITIES, GODS, NUM_CARDS, NUM_CITIES, RESOURCES
from sacbe.ahau.regions import SPACES_OF_REGION, first_space
from sacbe.ahau.state import Ahau, Automatic, SeatStep
from sacbe.ahau.steps import rival, step_ids
from sacbe.ahau.steps.building import push_region_building
from sacbe.ahau.steps.trading import Menu
from sacbe.ahau.steps.workers import barring_region, open_cities, place_worker
from sacbe.core.choices import Choices
from sacbe.core.frames import NONE
from sacbe.core.refusals import Refusal


class Turn(SeatStep):
    """A turn of the Action Phase: place a worker, summon a god, produce or build, discard or redraw."""

    number: ClassVar[int] = step_ids.TURN
    name: ClassVar[str] = "turn"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out its steps."""
        clear_turn(s)
        s.new_turn()
        if seat == s.version.rival:
            rival.turn(s)
            return
        s.push(step_ids.END_OF_TURN, seat)
        s.push(step_ids.PRODUCE_OR_BUILD, seat)
        s.push(step_ids.SUMMON, seat)
        s.push(step_ids.PLACE, seat)

    def idles(self, s: Ahau, seat: i64) -> bool:
        """It leaves no choice."""
        return True


def clear_turn(s: Ahau) -> None:
    """Forget the turn before."""
    for cell in range(cells.TURN_CITY, cells.QUEEN_USED + 1):
        s.cells[cell] = 0
    s.cells[cells.LAST_TRADE] = 0


class Place(Menu):
    """1. Place a worker. Where none may be placed the turn goes on without (AH-7.8)."""

    number: ClassVar[int] = step_ids.PLACE
    name: ClassVar[str] = "place"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any city beside the ruler's region."""
        cities = open_cities(s, seat)
        for city in range(NUM_CITIES):
            if cities >> city & 1:
                out.add(actions.PLACE + city)
        if out.count:
            self.free(s, seat, out)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Place it; then the region bonus may follow."""
        if action != NONE and not self.take_free(s, seat, action):
            place_worker(s, seat, action - actions.PLACE, causes.PLACING)
            if has_bonus(s, seat):
                s.push(step_ids.REGION_BONUS, seat)

    def idles(self, s: Ahau, seat: i64) -> bool:
        """No worker may be there to place."""
        return True

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """The city must be adjacent to the ruler's region, and to none where a conflict was lost."""
        if action == actions.DONE:
            return Refusal("why-must-place", "AH-7.1")
        if s.kind_of(action) != actions.PLACE:
            return self.free_refusal(s, seat, action)
        city, region = action - actions.PLACE, s.ruler(seat)
        if not s.version.side.touches(region, city):
            return Refusal("why-city-not-adjacent", "AH-7.1", {"city": CITIES[city], "region": region})
        if open_cities(s, seat) >> city & 1:
            return None
        return Refusal("why-city-barred", "AH-7.3", {"city": CITIES[city], "region": barring_region(s, seat, city)})

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The god of the city."""
        if s.kind_of(action) != actions.PLACE:
            return {}
        return {"god": GODS[s.cells[cells.CITY_GOD + action - actions.PLACE]]}


def has_bonus(s: Ahau, seat: i64) -> bool:
    """Tell whether there is a bonus in the ruler's region and workers in all its cities."""
    region = s.ruler(seat)
    if s.version.family:
        first = cells.REGION_RESOURCE + first_space(region)
        there = s.cells[first] + s.cells[first + 1] > 0
    else:
        there = s.cells[cells.REGION_BUILDING + region - 1] > 0
    return there and s.surrounds(seat, region)


class RegionBonus(Menu):
    """The bonus of a region surrounded: its building, built for free; in the family game its resources (AH-7.6)."""

    number: ClassVar[int] = step_ids.REGION_BONUS
    name: ClassVar[str] = "region_bonus"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Take it or leave it."""
        if has_bonus(s, seat):
            out.add(actions.DONE)
            out.add(actions.BONUS)
            self.free(s, seat, out)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take it."""
        if action != NONE and not self.take_free(s, seat, action) and action == actions.BONUS:
            region = s.ruler(seat)
            if s.version.family:
                self.take_resources(s, seat, region)
            else:
                push_region_building(s, seat, s.cells[cells.REGION_BUILDING + region - 1] - 1)
                s.cells[cells.REGION_BUILDING + region - 1] = 0

    def take_resources(self, s: Ahau, seat: i64, region: i64) -> None:
        """Take both resources of a region."""
        first = cells.REGION_RESOURCE + first_space(region)
        for cell in range(first, first + SPACES_OF_REGION):
            if s.cells[cell]:
                s.change(seat, cells.RESOURCE + s.cells[cell] - 1, 1, causes.REGION_BONUS)
                s.cells[cell] = 0

    def idles(self, s: Ahau, seat: i64) -> bool:
        """There may be no bonus."""
        return True

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """It is only asked where there is a bonus."""
        if action in (actions.DONE, actions.BONUS):
            return None
        return self.free_refusal(s, seat, action)

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The building of the region, or in the family game its resources."""
        if action != actions.BONUS:
            return {}
        region = s.ruler(seat)
        building = s.cells[cells.REGION_BUILDING + region - 1]
        first = cells.REGION_RESOURCE + first_space(region)
        goods = [RESOURCES[s.cells[i] - 1] for i in range(first, first + SPACES_OF_REGION) if s.cells[i]]
        return {"building": s.parts.building_ids[building - 1] if building else None, "resources": goods}


class EndOfTurn(Automatic):
    """4. Discard the played cards; with too few left in hand, redraw all that are discarded (AH-13.2)."""

    number: ClassVar[int] = step_ids.END_OF_TURN
    name: ClassVar[str] = "end_of_turn"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Cards not in hand are in the discard pile from now on."""
        clear_turn(s)
        s.put(seat, cells.LEFT, 0)
        s.put(seat, cells.RIGHT, 0)
        if must_redraw(s, seat):
            for card in range(NUM_CARDS):
                if s.owns_card(seat, card) and s.of(seat, cells.HAND + card) == 0:
                    s.change(seat, cells.HAND + card, 1, causes.REDRAW)


def must_redraw(s: Ahau, seat: i64) -> bool:
    """Tell whether a hand has fewer than two cards, or on the small side just two that name no region."""
    held = s.cards_in_hand(seat)
    if held != 2:
        return held < 2
    for card in range(NUM_CARDS):
        if s.of(seat, cells.HAND + card) and s.card_number(seat, card) <= s.version.regions:
            return False
    return True
