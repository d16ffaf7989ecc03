"""Quick actions (Quick actions; Appendix: Quick actions)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.refusals import Refusal
from sacbe.tzolkin import causes, cells, traits
from sacbe.tzolkin.expansion.taxes import gain
from sacbe.tzolkin.names import NUM_GOODS
from sacbe.tzolkin.setup import QUICK_STACK
from sacbe.tzolkin.state import Automatic, TableStep, Tzolkin
from sacbe.tzolkin.steps import constructions, step_ids
from sacbe.tzolkin.steps.buildings import can_build_any
from sacbe.tzolkin.steps.constructions import push_construction
from sacbe.tzolkin.steps.placed import USED_QUICK
from sacbe.tzolkin.steps.technologies import can_advance, push_technology

NO_QUICK_SPACE: Final[i64] = -1


def quick_kind(s: Tzolkin) -> i64:
    """Return the kind of the quick action of the day: two days a tile, the last one to the end of the game."""
    tile = (s.cells[cells.DAY] - 1) // s.parts.quick_days
    first = s.deal.size(QUICK_STACK)
    if tile < first:
        return s.parts.quick_kinds[s.deal.at(QUICK_STACK, tile)]
    last = s.deal.size(QUICK_STACK + 1) - 1
    return s.parts.quick_kinds[first + s.deal.at(QUICK_STACK + 1, min(tile - first, last))]


def has_price(kind: i64) -> bool:
    """Tell whether a quick action costs more than its space."""
    return kind in (traits.QUICK_TECHNOLOGY, traits.QUICK_BUILD)


def free_quick_space(s: Tzolkin) -> i64:
    """Return the cell of a free quick action space, or NO_QUICK_SPACE."""
    for space in range(s.parts.quick_spaces):
        if s.cells[cells.QUICK_SPACE + space] == 0:
            return cells.QUICK_SPACE + space
    return NO_QUICK_SPACE


def can_choose_quick_action(s: Tzolkin, seat: i64, placed: i64) -> bool:
    """One quick action a turn, on a free space, and only one that can be carried out."""
    if placed & USED_QUICK or free_quick_space(s) == NO_QUICK_SPACE:
        return False
    return can_carry_out_quick_action(s, seat)


def no_quick_actions(s: Tzolkin) -> Refusal | None:
    """Return a reason if quick actions are not in play."""
    return None if s.modules & traits.QUICK_ACTIONS else Refusal("why-no-quick-actions", "TP-15.6")


def quick_refusal(s: Tzolkin, seat: i64, placed: i64) -> Refusal | None:
    """Return why a quick action cannot be chosen, whatever corn there is."""
    if placed & USED_QUICK:
        return Refusal("why-one-quick-action", "TP-15.7")
    if free_quick_space(s) == NO_QUICK_SPACE:
        return Refusal("why-quick-spaces-taken", "TP-15.9")
    if can_carry_out_quick_action(s, seat):
        return None
    return Refusal("why-quick-action-impossible", "TP-15.13", {"action": f"quick_{traits.QUICK_KINDS[quick_kind(s)]}"})


def can_carry_out_quick_action(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has what the quick action of the day takes, corn apart."""
    kind = quick_kind(s)
    if kind == traits.QUICK_TECHNOLOGY:
        return can_advance(s, seat)
    return kind != traits.QUICK_BUILD or can_build_any(s, seat, constructions.QUICK_BUILDING, 0)


def corn_to_keep(s: Tzolkin, seat: i64, placed: i64, on_start: bool) -> i64:
    """Return the corn to be left after placing for a quick action chosen; corn from the teeth counts (TP-15.13)."""
    if not placed & USED_QUICK or quick_kind(s) != traits.QUICK_BUILD:
        return 0
    from_teeth = s.corn_on_teeth() if on_start or s.cells[cells.START_SPACE] == seat + 1 else i64(0)
    return max(s.parts.quick_build_corn - from_teeth, 0)


def finish_placing(s: Tzolkin, seat: i64, placed: i64) -> None:
    """A quick action chosen is carried out as soon as all workers are placed."""
    if placed & USED_QUICK:
        s.push(step_ids.QUICK_ACTION, seat)


class QuickAction(Automatic):
    """Corn from the teeth first, where it is due; then the action of the day. No technology applies."""

    number: ClassVar[int] = step_ids.QUICK_ACTION
    name: ClassVar[str] = "quick_action"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Carry it out."""
        s.take_corn_from_teeth(seat)
        kind = quick_kind(s)
        cause = causes.OF_QUICK + kind
        if kind < traits.QUICK_GAINS:
            for good in range(NUM_GOODS):
                gain(s, seat, good, s.parts.quick_gains[kind * NUM_GOODS + good], cause)
        elif kind == traits.QUICK_TECHNOLOGY:
            push_technology(s, seat, 1, cause)
        elif kind == traits.QUICK_MARKET:
            s.push(step_ids.MARKET, seat, 0, cause)
        else:
            s.change(seat, cells.CORN, -s.parts.quick_build_corn, cause)
            push_construction(s, seat, constructions.QUICK_BUILDING)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are quick actions, and the one of the day can be carried out."""
        in_play = s.modules & traits.QUICK_ACTIONS != 0
        return super().fits(s, seat, a, b) and in_play and can_carry_out_quick_action(s, seat)


class QuickTiles(TableStep):
    """The quick actions of age 2 are laid out on the first food day, after feeding."""

    number: ClassVar[int] = step_ids.QUICK_TILES
    name: ClassVar[str] = "quick_tiles"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Show them."""
        s.reveal()


def take_back_quick_workers(s: Tzolkin) -> None:
    """At the end of the round workers return from the quick action spaces; dummies stay there all game."""
    for space in range(s.parts.quick_spaces):
        who = s.cells[cells.QUICK_SPACE + space]
        if 0 < who < cells.DUMMY:
            s.cells[cells.QUICK_SPACE + space] = 0
            s.change(who - 1, cells.AVAILABLE, 1, causes.CALENDAR)
