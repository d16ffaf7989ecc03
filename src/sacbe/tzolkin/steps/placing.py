"""Placing workers on the lowest free spaces, and what it costs (Placing workers).

While a seat places workers, ``a`` of the open step counts what it has placed this turn, and ``b`` is the space that
Vacub-Caquix skips; the bits stand in :mod:`sacbe.tzolkin.steps.numbers`.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import PLACE
from sacbe.tzolkin.expansion.quick_actions import corn_to_keep
from sacbe.tzolkin.names import CHICHEN_ITZA, NUM_GEARS
from sacbe.tzolkin.state import AVAILABLE, CORN, FRESH, START_SPACE, Tzolkin
from sacbe.tzolkin.steps.numbers import ALL_DONE, ON_GEAR, PLACED, PLACING
from sacbe.tzolkin.traits import CHICHEN_CORN, PICK_UP_AFTER, WORKER_COST

START: Final[i64] = NUM_GEARS
"""The place behind the five gears: the starting player space."""
PLACES: Final[i64] = 6
NO_SPACE: Final[i64] = 1_000_000_000


def gear_cost(s: Tzolkin, gear: i64, corn: i64) -> i64:
    """Return the corn for a space of a gear that costs ``corn`` in quiet times."""
    return corn + s.calamity(CHICHEN_CORN) if gear == CHICHEN_ITZA else corn


def space_cost(s: Tzolkin, seat: i64, place: i64) -> i64:
    """Return the corn for the space a worker would stand on: its number; NO_SPACE where there is none."""
    if place == START:
        return s.parts.start_space_cost if s.cells[START_SPACE] == 0 else NO_SPACE
    space = s.lowest_space(place, seat)
    return gear_cost(s, place, space) if space >= 0 else NO_SPACE


def worker_cost(s: Tzolkin, seat: i64, a: i64) -> i64:
    """Return the corn to add for the next worker of this turn."""
    return s.trait(seat, WORKER_COST + (a & PLACED))


def add_places(s: Tzolkin, seat: i64, a: i64, out: Choices) -> None:
    """Add every place for the next worker that can be paid, a quick action chosen before included."""
    if s.of(seat, AVAILABLE) > 0:
        corn = s.of(seat, CORN) - worker_cost(s, seat, a)
        for place in range(PLACES):
            if space_cost(s, seat, place) <= corn - corn_to_keep(s, seat, a, place == START):
                out.add(PLACE + place)


def cheapest_space(s: Tzolkin, seat: i64) -> i64:
    """Return the lowest cost of any space."""
    cheapest = NO_SPACE
    for place in range(PLACES):
        cheapest = min(cheapest, space_cost(s, seat, place))
    return cheapest


def add_cheapest_places(s: Tzolkin, seat: i64, out: Choices) -> None:
    """Add the places of the lowest cost, whether they can be paid or not."""
    cheapest = cheapest_space(s, seat)
    for place in range(PLACES):
        if space_cost(s, seat, place) == cheapest:
            out.add(PLACE + place)


def place(s: Tzolkin, seat: i64, action: i64, a: i64, b: i64) -> None:
    """Place a worker on the lowest free space of a gear, or on the starting player space."""
    where = action - PLACE
    cost = space_cost(s, seat, where) + worker_cost(s, seat, a)
    if cost > s.of(seat, CORN):
        a |= ALL_DONE  # only the pity of the gods allows a worker that cannot be paid
    if where == START:
        put_worker(s, seat, START_SPACE, cost, a + 1, b)
    else:
        put_on_gear(s, seat, where, s.lowest_space(where, seat), cost, a, b)


def put_on_gear(s: Tzolkin, seat: i64, gear: i64, space: i64, cost: i64, a: i64, b: i64) -> None:
    """Put a worker on a space of a gear."""
    if s.trait(seat, PICK_UP_AFTER):
        s.cells[FRESH + gear] |= 1 << space
    s.stand(gear, space, seat + 1)
    pay_worker(s, seat, cost)
    s.push(PLACING, seat, a + 1 + ON_GEAR, b)


def put_worker(s: Tzolkin, seat: i64, cell: i64, cost: i64, a: i64, b: i64) -> None:
    """Put a worker on a space that is not on a gear."""
    s.cells[cell] = seat + 1
    pay_worker(s, seat, cost)
    s.push(PLACING, seat, a, b)


def pay_worker(s: Tzolkin, seat: i64, cost: i64) -> None:
    """Pay for a worker that leaves the hand; if the gods take pity, all the corn there is."""
    s.change(seat, CORN, -min(cost, s.of(seat, CORN)), causes.PLACING)
    s.change(seat, AVAILABLE, -1, causes.PLACING)
