"""Why an action that only the expansion knows is not legal now, and the row of its rule ledger that forbids it."""

from collections.abc import Callable
from typing import Final

from sacbe.tzolkin.actions import RENOVATE, TRADE
from sacbe.tzolkin.expansion.quick_actions import (
    NO_QUICK_SPACE,
    can_carry_out_quick_action,
    free_quick_space,
    has_price,
    quick_tile,
)
from sacbe.tzolkin.state import AHEAD_USED, AVAILABLE, BUILDING, CORN, TRADED, TURN_OF, USED, WOOD, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.traits import (
    AHEAD_CORN,
    FIXED_SPACE_CORN,
    MAY_PASS,
    PICK_UP_AFTER,
    QUICK_ACTIONS,
    SKIPS_SPACE,
    TRADES,
    TRIBES,
)

Reason = tuple[str, str]


def _placing(s: Tzolkin) -> bool:
    """Tell whether workers can be placed now."""
    return s.step in (numbers.TURN, numbers.PLACING)


def _tribe(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.step != numbers.WEALTH or not s.modules & TRIBES:
        return "tribes are chosen with the wealth tiles, where they are in play", "TP-2.1"
    return "that tribe is not, or no longer, to be chosen", "TP-2.2"


def _pass(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.trait(seat, MAY_PASS):
        return "one passes instead of a whole turn", "TP-3.12"
    return "only Ahmakiq may pass", "TZ-4.4"


def _over(s: Tzolkin, action: int, seat: int) -> Reason:
    if not s.trait(seat, SKIPS_SPACE):
        return "only Vacub-Caquix goes over a space", "TP-2.4"
    if _placing(s) and s.of(seat, AVAILABLE) and s.step == numbers.PLACING and s.b:
        return "another space counts as occupied this turn, or there is not enough corn", "TP-3.41"
    return "there is no worker, no space behind, or not enough corn", "TP-3.38"


def _cheap(s: Tzolkin, action: int, seat: int) -> Reason:
    if not s.trait(seat, FIXED_SPACE_CORN):
        return "only Cit-Bolon-Tum has a fixed price", "TP-2.4"
    return "once a turn one worker has the fixed price, where that is cheaper and can be paid", "TP-3.22"


def _quick(s: Tzolkin, action: int, seat: int) -> Reason:
    if not s.modules & QUICK_ACTIONS or not _placing(s):
        return "quick actions are for turns that place workers, where they are in play", "TP-15.6"
    if s.step == numbers.PLACING and s.a & numbers.USED_QUICK:
        return "it is one quick action a turn", "TP-15.7"
    if free_quick_space(s) == NO_QUICK_SPACE:
        return "all quick action spaces are taken", "TP-15.9"
    if can_carry_out_quick_action(s, seat):
        return f"there is not enough corn: {s.of(seat, CORN)}", "TP-15.4"
    return "it could not be carried out", "TP-15.13"


def pick_while_placing(s: Tzolkin, action: int, seat: int) -> Reason:
    """Only Ah Chuy Kak picks up a worker in a turn that places some."""
    after = s.trait(seat, PICK_UP_AFTER)
    if after == 0:
        return "nobody picks up and places workers in the same turn", "TZ-4.5"
    if s.a & numbers.PICKED_UP:
        return "it is one worker a turn", "TP-3.4"
    if s.a & numbers.ON_GEARS < after * numbers.ON_GEAR:
        return f"{after} workers are placed on gears first", "TP-3.1"
    if s.a & numbers.USED_QUICK and has_price(quick_tile(s)):
        return "it comes before a quick action that has a price", "TP-16.14"
    return "no worker of one's own has stood there since before this turn", "TP-3.5"


def _ahead(s: Tzolkin, action: int, seat: int) -> Reason:
    if not s.trait(seat, AHEAD_CORN):
        return "only Ahau Chamahez looks ahead", "TP-2.4"
    if s.of(seat, USED) & AHEAD_USED:
        return "it works once a turn", "TP-3.7"
    return "that action is not ahead of the worker, or cannot be used", "TP-3.6"


def _bonus(s: Tzolkin, action: int, seat: int) -> Reason:
    return "the bonus of any technology is for Itzamna, above level 3", "TP-3.34"


def _taxed(s: Tzolkin, action: int, seat: int) -> Reason:
    if s.step == numbers.TAX:
        return "it does not pay what the calamity asks, or is not there to pay with", "TP-5.6"
    return "no calamity asks for a price now", "TP-5.8"


def _swap(s: Tzolkin, action: int, seat: int) -> Reason:
    return "a technology of level 1 or more is lowered when the building for it is constructed", "TP-13.10"


def _renovate(s: Tzolkin, action: int, seat: int) -> Reason:
    old = s.parts.renovations[action - RENOVATE]
    if s.cells[BUILDING + old] != seat + 1:
        return "it is not one of the own buildings", "TP-12.10"
    if s.step == numbers.CONSTRUCTION and s.b:
        return "one building is torn down for one construction", "TP-12.5"
    return "nothing can be constructed with its help now", "TP-12.2"


def _trade(s: Tzolkin, action: int, seat: int) -> Reason:
    if not s.trait(seat, TRADES):
        return "only Xaman Ek trades at any time", "TP-2.4"
    if s.cells[TURN_OF] != seat + 1:
        return "it is not the own turn", "TP-3.43"
    if s.of(seat, USED) & TRADED or not s.of(seat, WOOD + action - TRADE):
        return "it is one block a turn, of those one has", "TP-3.44"
    return "what is decided now could not be paid any more", "TP-3.42"


REFUSALS: Final[dict[str, Callable[[Tzolkin, int, int], Reason]]] = {
    "tribe": _tribe,
    "pass": _pass,
    "over": _over,
    "cheap": _cheap,
    "quick": _quick,
    "ahead": _ahead,
    "bonus": _bonus,
    "accept": _taxed,
    "refuse": _taxed,
    "swap": _swap,
    "renovate": _renovate,
    "trade": _trade,
}
"""By kind of action."""
