"""What tribes and quick actions add to a placement turn (Notes on tribes; Choosing the quick action)."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin.actions import CHEAP, OVER, PICK_UP, QUICK, SPACES
from sacbe.tzolkin.expansion.quick_actions import (
    can_choose_quick_action,
    corn_to_keep,
    free_quick_space,
    has_price,
    quick_tile,
)
from sacbe.tzolkin.names import NUM_GEARS
from sacbe.tzolkin.state import AVAILABLE, CORN, FRESH, Tzolkin
from sacbe.tzolkin.steps.numbers import ON_GEAR, ON_GEARS, PICKED_UP, PLACING, USED_CHEAP, USED_QUICK
from sacbe.tzolkin.steps.placing import gear_cost, put_on_gear, put_worker, worker_cost
from sacbe.tzolkin.traits import FIXED_SPACE_CORN, PICK_UP_AFTER, QUICK_ACTIONS, SKIPS_SPACE


def add_other_places(s: Tzolkin, seat: i64, a: i64, b: i64, out: Choices) -> None:
    """Add the placements that only a tribe or the quick actions allow."""
    if s.modules == 0 or s.of(seat, AVAILABLE) == 0:
        return
    if s.trait(seat, SKIPS_SPACE):
        for gear in range(NUM_GEARS):
            if may_skip(s, seat, gear, b) and affords(s, seat, over_cost(s, seat, gear, a), a):
                out.add(OVER + gear)
    if s.trait(seat, FIXED_SPACE_CORN) and not a & USED_CHEAP:
        for gear in range(NUM_GEARS):
            dearer = s.lowest_space(gear, seat) > s.trait(seat, FIXED_SPACE_CORN)
            if dearer and affords(s, seat, cheap_cost(s, seat, gear, a), a):
                out.add(CHEAP + gear)
    if s.modules & QUICK_ACTIONS and can_choose_quick_action(s, seat, a) and affords_quick(s, seat, a):
        out.add(QUICK)


def affords(s: Tzolkin, seat: i64, cost: i64, a: i64) -> bool:
    """Tell whether a seat can pay a placement and still carry out the quick action it may have chosen."""
    return s.of(seat, CORN) - cost >= corn_to_keep(s, seat, a, on_start=False)


def affords_quick(s: Tzolkin, seat: i64, a: i64) -> bool:
    """Tell whether a seat can pay for the quick action space, and then for the quick action."""
    return affords(s, seat, s.parts.quick_cost + worker_cost(s, seat, a), a | USED_QUICK)


def place_otherwise(s: Tzolkin, seat: i64, action: i64, a: i64, b: i64) -> None:
    """Carry out such a placement."""
    if action == QUICK:
        cost = s.parts.quick_cost + worker_cost(s, seat, a)
        put_worker(s, seat, free_quick_space(s), cost, (a | USED_QUICK) + 1, b)
    elif action >= CHEAP:
        gear = action - CHEAP
        cost = cheap_cost(s, seat, gear, a)
        put_on_gear(s, seat, gear, s.lowest_space(gear, seat), cost, a | USED_CHEAP, b)
    else:
        gear = action - OVER
        skipped = s.lowest_space(gear, seat)
        cost = over_cost(s, seat, gear, a)
        put_on_gear(s, seat, gear, s.lowest_space(gear, seat, skipped), cost, a, gear * SPACES + skipped + 1)


def may_skip(s: Tzolkin, seat: i64, gear: i64, b: i64) -> bool:
    """Vacub-Caquix: one space of one gear a turn, named by the first worker that skips it, may be skipped by all."""
    lowest = s.lowest_space(gear, seat)
    if lowest < 0 or s.lowest_space(gear, seat, lowest) < 0:
        return False
    return b == 0 or b - 1 == gear * SPACES + lowest


def over_cost(s: Tzolkin, seat: i64, gear: i64, a: i64) -> i64:
    """Return the corn for a worker that skips the lowest free space."""
    space = s.lowest_space(gear, seat, s.lowest_space(gear, seat))
    return gear_cost(s, gear, space) + worker_cost(s, seat, a)


def cheap_cost(s: Tzolkin, seat: i64, gear: i64, a: i64) -> i64:
    """Cit-Bolon-Tum: a fixed price instead of the space's number, once a turn."""
    return gear_cost(s, gear, s.trait(seat, FIXED_SPACE_CORN)) + worker_cost(s, seat, a)


def add_pick_up(s: Tzolkin, seat: i64, a: i64, out: Choices) -> None:
    """Ah Chuy Kak: having placed enough workers on gears, pick up one that stood there before this turn (ruling 59)."""
    after = s.trait(seat, PICK_UP_AFTER)
    if after == 0 or a & PICKED_UP or (a & ON_GEARS) < after * ON_GEAR:
        return
    if a & USED_QUICK and has_price(quick_tile(s)):
        return  # The worker might use up what the quick action takes; it can be picked up before that is chosen.
    for gear in range(NUM_GEARS):
        for space in range(s.last_space(gear, seat) + 1):
            if s.on(gear, space) == seat + 1 and not s.cells[FRESH + gear] >> space & 1:
                out.add(PICK_UP + gear * SPACES + space)


def begin_pick_up(s: Tzolkin, seat: i64, a: i64, b: i64) -> None:
    """After the one pick-up of the turn, placing may go on."""
    s.push(PLACING, seat, a | PICKED_UP, b)
