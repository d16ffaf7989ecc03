"""Placing workers on the lowest free spaces, and what it costs (Placing workers).

What a seat has placed this turn goes along as one number, ``placed``: see :mod:`sacbe.tzolkin.steps.placed`.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.expansion.quick_actions import corn_to_keep
from sacbe.tzolkin.names import CHICHEN_ITZA, GEARS, NUM_GEARS
from sacbe.tzolkin.reasons import lacks_corn
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps.placed import (
    ALL_DONE,
    placed_now,
    push_placing,
    with_worker,
    with_worker_on_gear,
    workers,
)

START: Final[i64] = NUM_GEARS
"""The place behind the five gears: the starting player space."""
PLACES: Final[i64] = 6
NO_SPACE: Final[i64] = 1_000_000_000


def gear_cost(s: Tzolkin, gear: i64, corn: i64) -> i64:
    """Return the corn for a space of a gear that costs ``corn`` in quiet times."""
    return corn + s.calamity(traits.CHICHEN_CORN) if gear == CHICHEN_ITZA else corn


def space_cost(s: Tzolkin, seat: i64, place: i64) -> i64:
    """Return the corn for the space a worker would stand on: its number; NO_SPACE where there is none."""
    if place == START:
        return s.parts.start_space_cost if s.cells[cells.START_SPACE] == 0 else NO_SPACE
    space = s.lowest_space(place, seat)
    return gear_cost(s, place, space) if space >= 0 else NO_SPACE


def worker_cost(s: Tzolkin, seat: i64, placed: i64) -> i64:
    """Return the corn to add for the next worker of this turn."""
    return s.trait(seat, traits.WORKER_COST + workers(placed))


def add_places(s: Tzolkin, seat: i64, placed: i64, out: Choices) -> None:
    """Add every place for the next worker that can be paid, a quick action chosen before included."""
    if s.of(seat, cells.AVAILABLE) > 0:
        corn = s.of(seat, cells.CORN) - worker_cost(s, seat, placed)
        for place in range(PLACES):
            if space_cost(s, seat, place) <= corn - corn_to_keep(s, seat, placed, place == START):
                out.add(actions.PLACE + place)


def place_refusal(s: Tzolkin, seat: i64, place: i64, placed: i64) -> Refusal | None:
    """Return why the next worker cannot be placed there."""
    cost = space_cost(s, seat, place)
    if s.of(seat, cells.AVAILABLE) == 0:
        return Refusal("why-no-worker", "TZ-6.1")
    if cost == NO_SPACE:
        if place == START:
            return Refusal("why-start-taken", "TZ-15.1")
        return gear_full(place)
    cost += worker_cost(s, seat, placed)
    reason = lacks_corn("TZ-6.8", cost, s.of(seat, cells.CORN))
    return reason or leaves_too_little(s, seat, cost, corn_to_keep(s, seat, placed, place == START))


def gear_full(gear: i64) -> Refusal:
    """Return that a gear has no free space."""
    return Refusal("why-gear-full", "TZ-6.11", {"gear": GEARS[gear]})


def leaves_too_little(s: Tzolkin, seat: i64, cost: i64, keeps: i64) -> Refusal | None:
    """Return a reason if a worker would use up the corn of the quick action chosen before."""
    if s.of(seat, cells.CORN) - cost >= keeps:
        return None
    return Refusal("why-quick-action-needs-corn", "TP-15.13", {"cost": int(cost), "keeps": int(keeps)})


def place_details(s: Tzolkin, seat: i64, place: i64) -> dict[str, object]:
    """Return the space and its corn, with the parts of the price; the gods take all there is where it is too little."""
    of_space, of_worker = space_cost(s, seat, place), worker_cost(s, seat, placed_now(s))
    known: dict[str, object] = {"cost": int(min(of_space + of_worker, s.of(seat, cells.CORN)))}
    if place < NUM_GEARS:
        known["space"] = int(s.lowest_space(place, seat))
    if of_space < NO_SPACE:
        known["space_cost"], known["worker_cost"] = int(of_space), int(of_worker)
    return known


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
            out.add(actions.PLACE + place)


def place(s: Tzolkin, seat: i64, action: i64, placed: i64, skipped: i64) -> None:
    """Place a worker on the lowest free space of a gear, or on the starting player space."""
    where = action - actions.PLACE
    cost = space_cost(s, seat, where) + worker_cost(s, seat, placed)
    if cost > s.of(seat, cells.CORN):
        placed |= ALL_DONE  # only the pity of the gods allows a worker that cannot be paid
    if where == START:
        put_worker(s, seat, cells.START_SPACE, cost, placed, skipped)
    else:
        put_on_gear(s, seat, where, s.lowest_space(where, seat), cost, placed, skipped)


def put_on_gear(s: Tzolkin, seat: i64, gear: i64, space: i64, cost: i64, placed: i64, skipped: i64) -> None:
    """Put a worker on a space of a gear."""
    if s.trait(seat, traits.PICK_UP_AFTER):
        s.cells[cells.FRESH + gear] |= 1 << space
    s.stand(gear, space, seat + 1)
    pay_worker(s, seat, cost)
    push_placing(s, seat, with_worker_on_gear(placed), skipped)


def put_worker(s: Tzolkin, seat: i64, cell: i64, cost: i64, placed: i64, skipped: i64) -> None:
    """Put a worker on a space that is not on a gear."""
    s.cells[cell] = seat + 1
    pay_worker(s, seat, cost)
    push_placing(s, seat, with_worker(placed), skipped)


def pay_worker(s: Tzolkin, seat: i64, cost: i64) -> None:
    """Pay for a worker that leaves the hand; if the gods take pity, all the corn there is."""
    s.change(seat, cells.CORN, -min(cost, s.of(seat, cells.CORN)), causes.PLACING)
    s.change(seat, cells.AVAILABLE, -1, causes.PLACING)
