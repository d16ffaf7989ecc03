"""The Action Phase: a turn, placing a worker, the region bonus, and the end of the turn."""

from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import (
    HAND,
    LAST_TRADE,
    LEFT,
    QUEEN_USED,
    REGION_BUILDING,
    REGION_RESOURCE,
    RESOURCE,
    RIGHT,
    TURN_CITY,
)
from sacbe.ahau.names import NUM_CARDS, NUM_CITIES
from sacbe.ahau.state import Ahau, Automatic, SeatStep
from sacbe.ahau.steps import numbers, rival
from sacbe.ahau.steps.trading import Menu
from sacbe.ahau.steps.workers import open_cities, place_worker
from sacbe.core.choices import Choices
from sacbe.core.frames import NONE


class Turn(SeatStep):
    """A turn of the Action Phase: place a worker, summon a god, produce or build, discard or redraw."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out its steps."""
        clear_turn(s)
        s.new_turn()
        if seat == s.version.rival:
            rival.turn(s)
            return
        s.push(numbers.END_OF_TURN, seat)
        s.push(numbers.PRODUCE_OR_BUILD, seat)
        s.push(numbers.SUMMON, seat)
        s.push(numbers.PLACE, seat)

    def idles(self, s: Ahau, seat: i64) -> bool:
        """It leaves no choice."""
        return True


def clear_turn(s: Ahau) -> None:
    """Forget the turn before."""
    for cell in range(TURN_CITY, QUEEN_USED + 1):
        s.cells[cell] = 0
    s.cells[LAST_TRADE] = 0


class Place(Menu):
    """1. Place a worker. Where none may be placed the turn goes on without (AH-7.8)."""

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
                s.push(numbers.REGION_BONUS, seat)

    def idles(self, s: Ahau, seat: i64) -> bool:
        """No worker may be there to place."""
        return True


def has_bonus(s: Ahau, seat: i64) -> bool:
    """Tell whether there is a bonus in the ruler's region and workers in all its cities."""
    region = s.ruler(seat)
    if s.version.family:
        there = s.cells[REGION_RESOURCE + 2 * region - 2] + s.cells[REGION_RESOURCE + 2 * region - 1] > 0
    else:
        there = s.cells[REGION_BUILDING + region - 1] > 0
    return there and s.surrounds(seat, region)


class RegionBonus(Menu):
    """The bonus of a region surrounded: its building, built for free; in the family game its resources (AH-7.6)."""

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
                s.push(numbers.SET_BUILDING, seat, s.cells[REGION_BUILDING + region - 1] - 1)
                s.cells[REGION_BUILDING + region - 1] = 0

    def take_resources(self, s: Ahau, seat: i64, region: i64) -> None:
        """Take both resources of a region."""
        for cell in range(REGION_RESOURCE + 2 * region - 2, REGION_RESOURCE + 2 * region):
            if s.cells[cell]:
                s.change(seat, RESOURCE + s.cells[cell] - 1, 1, causes.REGION_BONUS)
                s.cells[cell] = 0

    def idles(self, s: Ahau, seat: i64) -> bool:
        """There may be no bonus."""
        return True


class EndOfTurn(Automatic):
    """4. Discard the played cards; with too few left in hand, redraw all that are discarded (AH-13.2)."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Cards not in hand are in the discard pile from now on."""
        clear_turn(s)
        s.put(seat, LEFT, 0)
        s.put(seat, RIGHT, 0)
        if must_redraw(s, seat):
            for card in range(NUM_CARDS):
                if s.owns_card(seat, card) and s.of(seat, HAND + card) == 0:
                    s.change(seat, HAND + card, 1, causes.REDRAW)


def must_redraw(s: Ahau, seat: i64) -> bool:
    """Tell whether a hand has fewer than two cards, or on the small side just two that name no region."""
    held = s.cards_in_hand(seat)
    if held != 2:
        return held < 2
    for card in range(NUM_CARDS):
        if s.of(seat, HAND + card) and s.card_number(seat, card) <= s.version.regions:
            return False
    return True
