"""What tribes and quick actions add to a placement turn (Notes on tribes; Choosing the quick action)."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, cells, traits
from sacbe.tzolkin.expansion.quick_actions import (
    can_choose_quick_action,
    corn_to_keep,
    free_quick_space,
    has_price,
    no_quick_actions,
    quick_kind,
    quick_refusal,
)
from sacbe.tzolkin.expansion.tribes import not_your_ability
from sacbe.tzolkin.names import NUM_GEARS
from sacbe.tzolkin.reasons import lacks_corn
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps.picking_up import no_worker_there
from sacbe.tzolkin.steps.placed import (
    NO_SKIPPED,
    PICKED_UP,
    USED_CHEAP,
    USED_QUICK,
    on_gears,
    placed_now,
    push_placing,
    skipped_space,
)
from sacbe.tzolkin.steps.placing import (
    gear_cost,
    gear_full,
    leaves_too_little,
    put_on_gear,
    put_worker,
    worker_cost,
)


def add_other_places(s: Tzolkin, seat: i64, placed: i64, skipped: i64, out: Choices) -> None:
    """Add the placements that only a tribe or the quick actions allow."""
    if s.modules == 0 or s.of(seat, cells.AVAILABLE) == 0:
        return
    if s.trait(seat, traits.SKIPS_SPACE):
        for gear in range(NUM_GEARS):
            if may_skip(s, seat, gear, skipped) and affords(s, seat, over_cost(s, seat, gear, placed), placed):
                out.add(actions.OVER + gear)
    if s.trait(seat, traits.FIXED_SPACE_CORN) and not placed & USED_CHEAP:
        for gear in range(NUM_GEARS):
            if is_dearer(s, seat, gear) and affords(s, seat, cheap_cost(s, seat, gear, placed), placed):
                out.add(actions.CHEAP + gear)
    if s.modules & traits.QUICK_ACTIONS and can_choose_quick_action(s, seat, placed) and affords_quick(s, seat, placed):
        out.add(actions.QUICK)


def affords(s: Tzolkin, seat: i64, cost: i64, placed: i64) -> bool:
    """Tell whether a seat can pay a placement and still carry out the quick action it may have chosen."""
    return s.of(seat, cells.CORN) - cost >= corn_to_keep(s, seat, placed, on_start=False)


def affords_quick(s: Tzolkin, seat: i64, placed: i64) -> bool:
    """Tell whether a seat can pay for the quick action space, and then for the quick action."""
    return affords(s, seat, quick_cost(s, seat, placed), placed | USED_QUICK)


def place_otherwise(s: Tzolkin, seat: i64, action: i64, placed: i64, skipped: i64) -> None:
    """Carry out such a placement."""
    if action == actions.QUICK:
        put_worker(s, seat, free_quick_space(s), quick_cost(s, seat, placed), placed | USED_QUICK, skipped)
    elif action >= actions.CHEAP:
        gear = action - actions.CHEAP
        cost = cheap_cost(s, seat, gear, placed)
        put_on_gear(s, seat, gear, s.lowest_space(gear, seat), cost, placed | USED_CHEAP, skipped)
    else:
        gear = action - actions.OVER
        lowest = s.lowest_space(gear, seat)
        cost = over_cost(s, seat, gear, placed)
        put_on_gear(s, seat, gear, s.lowest_space(gear, seat, lowest), cost, placed, skipped_space(gear, lowest))


def quick_cost(s: Tzolkin, seat: i64, placed: i64) -> i64:
    """Return the corn for a worker on a quick action space."""
    return s.parts.quick_cost + worker_cost(s, seat, placed)


def may_skip(s: Tzolkin, seat: i64, gear: i64, skipped: i64) -> bool:
    """Vacub-Caquix: one space of one gear a turn, named by the first worker that skips it, may be skipped by all."""
    lowest = s.lowest_space(gear, seat)
    if lowest < 0 or s.lowest_space(gear, seat, lowest) < 0:
        return False
    return skipped in (NO_SKIPPED, skipped_space(gear, lowest))


def over_cost(s: Tzolkin, seat: i64, gear: i64, placed: i64) -> i64:
    """Return the corn for a worker that skips the lowest free space."""
    space = s.lowest_space(gear, seat, s.lowest_space(gear, seat))
    return gear_cost(s, gear, space) + worker_cost(s, seat, placed)


def is_dearer(s: Tzolkin, seat: i64, gear: i64) -> bool:
    """Tell whether the lowest free space of a gear costs more than Cit-Bolon-Tum's fixed price."""
    return s.lowest_space(gear, seat) > s.trait(seat, traits.FIXED_SPACE_CORN)


def cheap_cost(s: Tzolkin, seat: i64, gear: i64, placed: i64) -> i64:
    """Cit-Bolon-Tum: a fixed price instead of the space's number, once a turn."""
    return gear_cost(s, gear, s.trait(seat, traits.FIXED_SPACE_CORN)) + worker_cost(s, seat, placed)


# -- why not, and at what price ----------------------------------------------------------------------------------------


def not_your_placement(s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
    """Return a reason if neither the seat's tribe nor the game has such a placement."""
    if action == actions.QUICK:
        return no_quick_actions(s)
    return not_your_ability(s, seat, traits.FIXED_SPACE_CORN if action >= actions.CHEAP else traits.SKIPS_SPACE)


def other_place_refusal(s: Tzolkin, seat: i64, action: i64, placed: i64, skipped: i64) -> Refusal | None:
    """Return why such a placement is not possible."""
    reason = not_your_placement(s, seat, action)
    if reason is None and s.of(seat, cells.AVAILABLE) == 0:
        return Refusal("why-no-worker", "TZ-6.1")
    if reason is not None:
        return reason
    if action == actions.QUICK:
        reason = quick_refusal(s, seat, placed)
        return reason or price_refusal(s, seat, quick_cost(s, seat, placed), placed | USED_QUICK, "TP-15.4")
    if action >= actions.CHEAP:
        gear = action - actions.CHEAP
        reason = cheap_refusal(s, seat, gear, placed)
        return reason or price_refusal(s, seat, cheap_cost(s, seat, gear, placed), placed, "TZ-6.8")
    gear = action - actions.OVER
    reason = over_refusal(s, seat, gear, skipped)
    return reason or price_refusal(s, seat, over_cost(s, seat, gear, placed), placed, "TZ-6.8")


def price_refusal(s: Tzolkin, seat: i64, cost: i64, placed: i64, rule: str) -> Refusal | None:
    """Return a reason if a placement, and then a quick action chosen, cannot be paid."""
    reason = lacks_corn(rule, cost, s.of(seat, cells.CORN))
    return reason or leaves_too_little(s, seat, cost, corn_to_keep(s, seat, placed, on_start=False))


def over_refusal(s: Tzolkin, seat: i64, gear: i64, skipped: i64) -> Refusal | None:
    """Return why the lowest space of a gear cannot be skipped."""
    lowest = s.lowest_space(gear, seat)
    if lowest < 0:
        return gear_full(gear)
    if s.lowest_space(gear, seat, lowest) < 0:
        return Refusal("why-no-space-behind", "TP-3.38", {"space": int(lowest)})
    return None if may_skip(s, seat, gear, skipped) else Refusal("why-other-space-skipped", "TP-3.41")


def cheap_refusal(s: Tzolkin, seat: i64, gear: i64, placed: i64) -> Refusal | None:
    """Return why the fixed price does not hold for a worker."""
    if placed & USED_CHEAP:
        return Refusal("why-fixed-price-used", "TP-3.22")
    if s.lowest_space(gear, seat) < 0:
        return gear_full(gear)
    if is_dearer(s, seat, gear):
        return None
    fixed, space = int(s.trait(seat, traits.FIXED_SPACE_CORN)), int(s.lowest_space(gear, seat))
    return Refusal("why-fixed-price-no-cheaper", "TP-3.22", {"fixed": fixed, "space": space})


def other_place_details(s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
    """Return the space and the price of such a placement, and the parts of the price."""
    of_worker = int(worker_cost(s, seat, placed_now(s)))
    if action == actions.QUICK:
        if not s.modules & traits.QUICK_ACTIONS or not s.cells[cells.DAY]:
            return {}
        known: dict[str, object] = {"action": f"quick_{traits.QUICK_KINDS[quick_kind(s)]}"}
        cost = int(quick_cost(s, seat, placed_now(s)))
    elif action >= actions.CHEAP:
        gear = action - actions.CHEAP
        known = {"space": int(s.lowest_space(gear, seat))}
        cost = int(cheap_cost(s, seat, gear, placed_now(s)))
    else:
        gear = action - actions.OVER
        lowest = s.lowest_space(gear, seat)
        known = {"space": int(s.lowest_space(gear, seat, lowest)), "skipped": int(lowest)}
        cost = int(over_cost(s, seat, gear, placed_now(s)))
    return {"cost": cost, "space_cost": cost - of_worker, "worker_cost": of_worker, **known}


# -- Ah Chuy Kak -------------------------------------------------------------------------------------------------------


def add_pick_up(s: Tzolkin, seat: i64, placed: i64, out: Choices) -> None:
    """Ah Chuy Kak: having placed enough workers on gears, pick up one that stood there before this turn (TP-3.5)."""
    after = s.trait(seat, traits.PICK_UP_AFTER)
    if after == 0 or placed & PICKED_UP or on_gears(placed) < after or waits_for_quick_action(s, placed):
        return
    for gear in range(NUM_GEARS):
        for space in range(s.last_space(gear, seat) + 1):
            if s.on(gear, space) == seat + 1 and not is_fresh(s, gear, space):
                out.add(actions.PICK_UP + gear * actions.SPACES + space)


def waits_for_quick_action(s: Tzolkin, placed: i64) -> bool:
    """Tell whether a worker might use up what the quick action chosen takes; it can be picked up before (TP-16.14)."""
    return placed & USED_QUICK != 0 and has_price(quick_kind(s))


def is_fresh(s: Tzolkin, gear: i64, space: i64) -> bool:
    """Tell whether the worker on a space was placed there this turn."""
    return s.cells[cells.FRESH + gear] >> space & 1 != 0


def pick_up_refusal(s: Tzolkin, seat: i64, action: i64, placed: i64) -> Refusal | None:
    """Return why a worker cannot be picked up in a turn that places some."""
    after = s.trait(seat, traits.PICK_UP_AFTER)
    if after == 0:
        return Refusal("why-place-or-pick-up", "TZ-4.5")
    if placed & PICKED_UP:
        return Refusal("why-picked-up", "TP-3.4")
    if on_gears(placed) < after:
        return Refusal("why-place-more-first", "TP-3.1", {"needs": int(after), "has": int(on_gears(placed))})
    if waits_for_quick_action(s, placed):
        return Refusal("why-before-quick-action", "TP-16.14")
    place = action - actions.PICK_UP
    reason = no_worker_there(s, seat, action)
    if reason is None and is_fresh(s, place // actions.SPACES, place % actions.SPACES):
        return Refusal("why-placed-this-turn", "TP-3.5")
    return reason


def begin_pick_up(s: Tzolkin, seat: i64, placed: i64, skipped: i64) -> None:
    """After the one pick-up of the turn, placing may go on."""
    push_placing(s, seat, placed | PICKED_UP, skipped)
