"""Quick actions (Quick actions; Appendix: Quick actions)."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin import causes
from sacbe.tzolkin.names import GOODS
from sacbe.tzolkin.setup import QUICK_STACK
from sacbe.tzolkin.state import AVAILABLE, CORN, DAY, DUMMY, QUICK_SPACE, START_SPACE, Automatic, TableStep, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.buildings import can_build_any
from sacbe.tzolkin.steps.technologies import can_advance
from sacbe.tzolkin.traits import QUICK_ACTIONS, QUICK_BUILD, QUICK_GAINS, QUICK_MARKET, QUICK_TECHNOLOGY

NO_QUICK_SPACE: Final[i64] = -1


def quick_tile(s: Tzolkin) -> i64:
    """Return the kind of the quick action of the day: two days a tile, the last one to the end of the game."""
    tile = (s.cells[DAY] - 1) // s.parts.quick_days
    first = s.deal.size(QUICK_STACK)
    if tile < first:
        return s.parts.quick_kinds[s.deal.at(QUICK_STACK, tile)]
    last = s.deal.size(QUICK_STACK + 1) - 1
    return s.parts.quick_kinds[first + s.deal.at(QUICK_STACK + 1, min(tile - first, last))]


def has_price(kind: i64) -> bool:
    """Tell whether a quick action has a price of its own."""
    return kind in (QUICK_TECHNOLOGY, QUICK_BUILD)


def free_quick_space(s: Tzolkin) -> i64:
    """Return the cell of a free quick action space, or NO_QUICK_SPACE."""
    for space in range(s.parts.quick_spaces):
        if s.cells[QUICK_SPACE + space] == 0:
            return QUICK_SPACE + space
    return NO_QUICK_SPACE


def can_choose_quick_action(s: Tzolkin, seat: i64, a: i64) -> bool:
    """One quick action a turn, on a free space, and only one that can be carried out."""
    if a & numbers.USED_QUICK or free_quick_space(s) == NO_QUICK_SPACE:
        return False
    return can_carry_out_quick_action(s, seat)


def can_carry_out_quick_action(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has what the quick action of the day takes, corn apart."""
    kind = quick_tile(s)
    if kind == QUICK_TECHNOLOGY:
        return can_advance(s, seat)
    return kind != QUICK_BUILD or can_build_any(s, seat, numbers.QUICK_BUILDING, 0)


def corn_to_keep(s: Tzolkin, seat: i64, a: i64, on_start: bool) -> i64:
    """Return the corn to be left after placing for a quick action chosen; corn from the teeth counts (ruling 43)."""
    if not a & numbers.USED_QUICK or quick_tile(s) != QUICK_BUILD:
        return 0
    from_teeth = s.corn_on_teeth() if on_start or s.cells[START_SPACE] == seat + 1 else i64(0)
    return max(s.parts.quick_build_corn - from_teeth, 0)


def finish_placing(s: Tzolkin, seat: i64, a: i64) -> None:
    """A quick action chosen is carried out as soon as all workers are placed."""
    if a & numbers.USED_QUICK:
        s.push(numbers.QUICK_ACTION, seat)


class QuickAction(Automatic):
    """Corn from the teeth first, where it is due; then the action of the day. No technology applies."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.take_corn_from_teeth(seat)
        kind = quick_tile(s)
        cause = causes.OF_QUICK + kind
        if kind < QUICK_GAINS:
            for good in range(len(GOODS)):
                s.gain(seat, good, s.parts.quick_gains[kind * len(GOODS) + good], cause)
        elif kind == QUICK_TECHNOLOGY:
            s.push(numbers.TECHNOLOGY, seat, 1, cause)
        elif kind == QUICK_MARKET:
            s.push(numbers.MARKET, seat, 0, cause)
        else:
            s.change(seat, CORN, -s.parts.quick_build_corn, cause)
            s.push(numbers.CONSTRUCTION, seat, numbers.QUICK_BUILDING)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are quick actions, and the one of the day can be carried out."""
        return super().fits(s, seat, a, b) and s.modules & QUICK_ACTIONS != 0 and can_carry_out_quick_action(s, seat)


class QuickTiles(TableStep):
    """The quick actions of age 2 are laid out on the first food day, after feeding."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.reveal()


def take_back_quick_workers(s: Tzolkin) -> None:
    """At the end of the round workers return from the quick action spaces; dummies stay there all game."""
    for space in range(s.parts.quick_spaces):
        who = s.cells[QUICK_SPACE + space]
        if 0 < who < DUMMY:
            s.cells[QUICK_SPACE + space] = 0
            s.change(who - 1, AVAILABLE, 1, causes.CALENDAR)
