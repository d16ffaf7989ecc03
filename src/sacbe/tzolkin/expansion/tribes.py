"""Tribes: what is not just a trait with another number (Tribes; Notes on tribes)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.expansion.quick_actions import can_carry_out_quick_action
from sacbe.tzolkin.names import CHICHEN_ITZA, GEARS, NUM_BLOCKS, NUM_GEARS, NUM_TECHNOLOGIES, THEOLOGY, gear_action
from sacbe.tzolkin.reasons import lacks_corn
from sacbe.tzolkin.state import Automatic, Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.gears import Gear, gear_of, last_action, space_of
from sacbe.tzolkin.steps.payment import no_block
from sacbe.tzolkin.steps.placed import USED_QUICK, placed_now
from sacbe.tzolkin.steps.technologies import technology_bonus
from sacbe.tzolkin.steps.temples import push_anger


def tribe_cause(s: Tzolkin, seat: i64) -> i64:
    """Return the ledger's reason for what a seat's tribe does."""
    return causes.OF_TRIBE + s.of(seat, cells.TRIBE) - 1


def not_your_ability(s: Tzolkin, seat: i64, trait: i64) -> Refusal | None:
    """Return a reason if a seat's tribe does not have an ability."""
    return None if s.trait(seat, trait) else Refusal("why-not-your-ability", "TP-2.4")


class OfATribe(Automatic):
    """A step that only games with tribes have."""

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are tribes."""
        return super().fits(s, seat, a, b) and s.modules & traits.TRIBES != 0


class TribeGifts(OfATribe):
    """After the wealth tiles: Yaluk's workers, Ixtab's step down."""

    number: ClassVar[int] = step_ids.TRIBE_GIFTS
    name: ClassVar[str] = "tribe_gifts"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Give what the tribe brings; six workers stay the most (TP-3.48)."""
        usual = s.parts.traits[traits.START_WORKERS]
        wanted = s.of(seat, cells.WORKERS) + s.trait(seat, traits.START_WORKERS) - usual
        more = min(wanted, s.parts.max_workers) - s.of(seat, cells.WORKERS)
        s.change(seat, cells.WORKERS, more, causes.SETUP)
        s.change(seat, cells.AVAILABLE, more, causes.SETUP)
        for _ in range(s.trait(seat, traits.STEPS_DOWN)):
            push_anger(s, seat, tribe_cause(s, seat))


class StartOfTurn(OfATribe):
    """A turn begins: Bacab has at least two corn, and that is no begging."""

    number: ClassVar[int] = step_ids.START_OF_TURN
    name: ClassVar[str] = "start_of_turn"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Give the corn that is missing."""
        s.cells[cells.TURN_OF] = seat + 1
        short = s.trait(seat, traits.LEAST_CORN) - s.of(seat, cells.CORN)
        if short > 0:
            s.change(seat, cells.CORN, short, tribe_cause(s, seat))


def end_turn(s: Tzolkin, seat: i64) -> None:
    """What could be used once a turn can be used again."""
    s.cells[cells.TURN_OF] = 0
    s.put(seat, cells.USED, 0)
    for gear in range(NUM_GEARS):
        s.cells[cells.FRESH + gear] = 0


# -- Ahau Chamahez -----------------------------------------------------------------------------------------------------


def space_ahead(s: Tzolkin, seat: i64, gear: i64, space: i64) -> i64:
    """Return the space whose action a worker may use for corn: the next, or two on in Chichen Itza with theology 1."""
    return space + (2 if gear == CHICHEN_ITZA and s.masters(seat, THEOLOGY, 1) else 1)


def add_ahead(s: Tzolkin, seat: i64, gear: i64, space: i64, rules: Gear, out: Choices) -> None:
    """Ahau Chamahez: once a turn, for corn, the action one space ahead (two in Chichen Itza with theology 1)."""
    corn = s.trait(seat, traits.AHEAD_CORN)
    left = s.of(seat, cells.CORN) - corn
    if corn == 0 or left < 0 or s.of(seat, cells.USED) & cells.AHEAD_USED:
        return
    ahead = space_ahead(s, seat, gear, space)
    if ahead > s.last_space(gear, seat):
        return
    free = ahead >= s.parts.gear_free[gear]
    for action_space in range(i64(1), last_action(gear) + 1):
        if (free or action_space == ahead) and rules.can_use(s, seat, action_space, left):
            out.add(actions.AHEAD + gear_action(gear, action_space))


def no_ahead(s: Tzolkin, seat: i64) -> Refusal | None:
    """Return a reason if a seat's tribe never looks ahead."""
    return not_your_ability(s, seat, traits.AHEAD_CORN)


def ahead_refusal(s: Tzolkin, seat: i64, gear: i64, space: i64, wanted: i64) -> Refusal | None:
    """Return why a gear action is not in reach of a worker that looks ahead from a space."""
    reason = no_ahead(s, seat)
    if reason is not None:
        return reason
    if s.of(seat, cells.USED) & cells.AHEAD_USED:
        return Refusal("why-looked-ahead", "TP-3.7")
    if gear_of(wanted) != gear:
        return Refusal("why-other-gear", "TZ-7.4", {"gear": GEARS[gear]})
    ahead = space_ahead(s, seat, gear, space)
    if ahead > s.last_space(gear, seat):
        return Refusal("why-nothing-ahead", "TP-3.11")
    if ahead < s.parts.gear_free[gear] and space_of(wanted) != ahead:
        return Refusal("why-not-ahead", "TP-3.6", {"space": int(ahead)})
    return lacks_corn("TP-3.6", s.trait(seat, traits.AHEAD_CORN), s.of(seat, cells.CORN))


def pay_ahead(s: Tzolkin, seat: i64) -> None:
    """Pay for looking ahead; it works once a turn."""
    s.change(seat, cells.CORN, -s.trait(seat, traits.AHEAD_CORN), tribe_cause(s, seat))
    s.put(seat, cells.USED, s.of(seat, cells.USED) | cells.AHEAD_USED)


# -- Itzamna -----------------------------------------------------------------------------------------------------------


class TechnologyBonus(Step):
    """Itzamna: above level 3 the bonus of any technology."""

    number: ClassVar[int] = step_ids.TECHNOLOGY_BONUS
    name: ClassVar[str] = "technology_bonus"
    kinds: ClassVar[tuple[str, ...]] = ("bonus",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add all technologies."""
        for track in range(NUM_TECHNOLOGIES):
            out.add(actions.BONUS + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Take the bonus."""
        technology_bonus(s, seat, action - actions.BONUS)

    def elsewhere(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """It comes with an advance."""
        return not_your_ability(s, seat, traits.ANY_BONUS) or Refusal("why-bonus-above-top", "TP-3.34")


# -- Xaman Ek ----------------------------------------------------------------------------------------------------------


class Trade(Step):
    """Xaman Ek: once a turn, at any decision of it, a block for its market value in corn. It lies beside every step."""

    number: ClassVar[int] = step_ids.TRADE
    name: ClassVar[str] = "trade"
    kinds: ClassVar[tuple[str, ...]] = ("trade",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the blocks that the open step can do without."""
        used = s.of(seat, cells.USED) & cells.TRADED
        if s.cells[cells.TURN_OF] != seat + 1 or used or s.trait(seat, traits.TRADES) == 0:
            return
        for kind in range(NUM_BLOCKS):
            if s.of(seat, cells.WOOD + kind) > 0 and can_go_on_without(s, seat, kind):
                out.add(actions.TRADE + kind)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Trade it, and go back to the open step."""
        kind, cause = action - actions.TRADE, tribe_cause(s, seat)
        s.push(s.step, s.seat, s.a, s.b)
        s.put(seat, cells.USED, s.of(seat, cells.USED) | cells.TRADED)
        s.change(seat, cells.WOOD + kind, -1, cause)
        s.change(seat, cells.CORN, s.parts.market[kind], cause)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """It is the seat's turn, the first trade in it, and a block that can be done without."""
        kind = action - actions.TRADE
        reason = not_your_ability(s, seat, traits.TRADES)
        if reason is None and s.cells[cells.TURN_OF] != seat + 1:
            return Refusal("why-not-your-turn", "TP-3.43")
        if reason is None and s.of(seat, cells.USED) & cells.TRADED:
            return Refusal("why-traded", "TP-3.44")
        reason = reason or no_block(s, seat, kind, "TP-3.44")
        if reason is None and not can_go_on_without(s, seat, kind):
            return Refusal("why-block-is-needed", "TP-3.42")
        return reason

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The corn it brings."""
        return {"corn": int(s.parts.market[action - actions.TRADE])}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """It is never pending itself."""
        return False


def can_go_on_without(s: Tzolkin, seat: i64, kind: i64) -> bool:
    """Tell whether, a block traded away, the open step can still be carried out, and a quick action chosen, too."""
    s.put(seat, cells.WOOD + kind, s.of(seat, cells.WOOD + kind) - 1)
    s.put(seat, cells.CORN, s.of(seat, cells.CORN) + s.parts.market[kind])
    rest = Choices()
    s.steps[s.step].legal(s, seat, rest)
    possible = rest.count > 0
    if placed_now(s) & USED_QUICK:
        possible = can_carry_out_quick_action(s, seat)
    s.put(seat, cells.WOOD + kind, s.of(seat, cells.WOOD + kind) + 1)
    s.put(seat, cells.CORN, s.of(seat, cells.CORN) - s.parts.market[kind])
    return possible
