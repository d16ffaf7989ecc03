"""A player's turn: begging, placing workers, or picking them up (Player turns; Begging for corn; Placing workers)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import BEG, DONE, PLACE, PLACE_START
from sacbe.tzolkin.names import NUM_GEARS
from sacbe.tzolkin.state import AVAILABLE, CORN, START_SPACE, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.picking_up import add_own_workers, pick_up
from sacbe.tzolkin.steps.temples import can_anger

BEGGED: Final[i64] = 1
NO_SPACE: Final[i64] = 1_000
PLACES: Final[i64] = 6
"""The five gears, then the starting player space."""


def can_beg(s: Tzolkin, seat: i64) -> bool:
    """One may beg with little corn, unless there is no temple left to step down on."""
    return s.of(seat, CORN) <= s.parts.beg_most and can_anger(s, seat)


def space_cost(s: Tzolkin, place: i64) -> i64:
    """Return the corn for the space a worker would stand on: its number; NO_SPACE where there is none."""
    if place == NUM_GEARS:
        return s.parts.start_space_cost if s.cells[START_SPACE] == 0 else NO_SPACE
    space = s.lowest_space(place)
    return space if space >= 0 else NO_SPACE


def cheapest_space(s: Tzolkin) -> i64:
    """Return the lowest cost of any space."""
    cheapest = NO_SPACE
    for place in range(PLACES):
        cheapest = min(cheapest, space_cost(s, place))
    return cheapest


def add_places(s: Tzolkin, seat: i64, placed: i64, limit: i64, out: Choices) -> None:
    """Add every place for the next worker that costs at most ``limit``, with ``placed`` workers placed this turn."""
    if s.of(seat, AVAILABLE) > 0:
        for place in range(PLACES):
            if space_cost(s, place) + s.parts.worker_cost[placed] <= limit:
                out.add(PLACE + place)


def place_worker(s: Tzolkin, seat: i64, place: i64, cost: i64) -> None:
    """Put a worker on a gear or on the starting player space."""
    s.change(seat, CORN, -cost, causes.PLACING)
    s.change(seat, AVAILABLE, -1, causes.PLACING)
    if place == NUM_GEARS:
        s.cells[START_SPACE] = seat + 1
    else:
        s.stand(place, s.lowest_space(place), seat + 1)


class Turn(Step):
    """The start of a turn: beg (once, before all else), place a first worker, or pick up a first one."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        corn = s.of(seat, CORN)
        may_beg = s.a != BEGGED and can_beg(s, seat)
        if may_beg:
            out.add(BEG)
        if s.workers_on_gears(seat) > 0 or cheapest_space(s) <= corn:
            add_places(s, seat, 0, corn, out)
            add_own_workers(s, seat, out)
        elif not may_beg:
            # Rare special case: the gods take pity, and one worker goes to a cheapest space for all the corn there is.
            add_places(s, seat, 0, cheapest_space(s), out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == BEG:
            s.push(numbers.TURN, seat, BEGGED)
            s.change(seat, CORN, s.parts.beg_corn - s.of(seat, CORN), causes.BEGGING)
            s.push(numbers.ANGER, seat, 0, causes.BEGGING)
        elif action > PLACE_START:
            pick_up(s, seat, action)
        else:
            cost = space_cost(s, action - PLACE) + s.parts.worker_cost[0]
            pity = cost > s.of(seat, CORN)
            if not pity:
                s.push(numbers.PLACING, seat, 1)
            place_worker(s, seat, action - PLACE, s.of(seat, CORN) if pity else cost)


class Placing(Step):
    """Place another worker, or be done; ``a``: how many have been placed this turn."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        add_places(s, seat, s.a, s.of(seat, CORN), out)
        out.add(DONE)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action != DONE:
            s.push(numbers.PLACING, seat, s.a + 1)
            cost = space_cost(s, action - PLACE) + s.parts.worker_cost[s.a]
            place_worker(s, seat, action - PLACE, cost)
