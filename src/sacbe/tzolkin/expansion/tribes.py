"""Tribes: what is not just a trait with another number (Tribes; Notes on tribes)."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import AHEAD, BONUS, TRADE
from sacbe.tzolkin.expansion.quick_actions import can_carry_out_quick_action
from sacbe.tzolkin.names import CHICHEN_ITZA, THEOLOGY, gear_action
from sacbe.tzolkin.state import (
    AHEAD_USED,
    AVAILABLE,
    CORN,
    FRESH,
    TRADED,
    TRIBE,
    TURN_OF,
    USED,
    WOOD,
    WORKERS,
    Automatic,
    Step,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.gears import Gear, last_action
from sacbe.tzolkin.steps.technologies import TRACKS, technology_bonus
from sacbe.tzolkin.traits import AHEAD_CORN, LEAST_CORN, START_WORKERS, STEPS_DOWN, TRADES, TRIBES


def tribe_cause(s: Tzolkin, seat: i64) -> i64:
    """Return the ledger's reason for what a seat's tribe does."""
    return causes.OF_TRIBE + s.of(seat, TRIBE) - 1


class TribeGifts(Automatic):
    """After the wealth tiles: Yaluk's workers, Ixtab's step down."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        wanted = s.of(seat, WORKERS) + s.trait(seat, START_WORKERS) - s.parts.traits[START_WORKERS]
        more = min(wanted, s.parts.max_workers) - s.of(seat, WORKERS)
        s.change(seat, WORKERS, more, causes.SETUP)
        s.change(seat, AVAILABLE, more, causes.SETUP)
        for _ in range(s.trait(seat, STEPS_DOWN)):
            s.push(numbers.ANGER, seat, 0, tribe_cause(s, seat))

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are tribes."""
        return super().fits(s, seat, a, b) and s.modules & TRIBES != 0


class StartOfTurn(Automatic):
    """A turn begins: Bacab has at least two corn, and that is no begging."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.cells[TURN_OF] = seat + 1
        short = s.trait(seat, LEAST_CORN) - s.of(seat, CORN)
        if short > 0:
            s.change(seat, CORN, short, tribe_cause(s, seat))

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are tribes."""
        return super().fits(s, seat, a, b) and s.modules & TRIBES != 0


def end_turn(s: Tzolkin, seat: i64) -> None:
    """What could be used once a turn can be used again."""
    s.cells[TURN_OF] = 0
    s.put(seat, USED, 0)
    for gear in range(i64(5)):
        s.cells[FRESH + gear] = 0


def add_ahead(s: Tzolkin, seat: i64, gear: i64, space: i64, rules: Gear, out: Choices) -> None:
    """Ahau Chamahez: once a turn, for corn, the action one space ahead (two in Chichen Itza with theology 1)."""
    corn = s.trait(seat, AHEAD_CORN)
    left = s.of(seat, CORN) - corn
    if corn == 0 or left < 0 or s.of(seat, USED) & AHEAD_USED:
        return
    ahead = space + (2 if gear == CHICHEN_ITZA and s.masters(seat, THEOLOGY, 1) else 1)
    if ahead > s.last_space(gear, seat):
        return
    free = ahead >= s.parts.gear_free[gear]
    for action_space in range(i64(1), last_action(gear) + 1):
        if (free or action_space == ahead) and rules.can_use(s, seat, action_space, left):
            out.add(AHEAD + gear_action(gear, action_space))


def pay_ahead(s: Tzolkin, seat: i64) -> None:
    """Pay for looking ahead; it works once a turn."""
    s.change(seat, CORN, -s.trait(seat, AHEAD_CORN), tribe_cause(s, seat))
    s.put(seat, USED, s.of(seat, USED) | AHEAD_USED)


class TechnologyBonus(Step):
    """Itzamna: above level 3 the bonus of any technology."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        for track in range(TRACKS):
            out.add(BONUS + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        technology_bonus(s, seat, action - BONUS)


class Trade(Step):
    """Xaman Ek: once a turn, at any decision of it, a block for its market value in corn. It lies beside every step."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        if s.cells[TURN_OF] != seat + 1 or s.of(seat, USED) & TRADED or s.trait(seat, TRADES) == 0:
            return
        for kind in range(i64(3)):
            if s.of(seat, WOOD + kind) > 0 and can_go_on_without(s, seat, kind):
                out.add(TRADE + kind)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        kind, cause = action - TRADE, tribe_cause(s, seat)
        s.push(s.step, s.seat, s.a, s.b)
        s.put(seat, USED, s.of(seat, USED) | TRADED)
        s.change(seat, WOOD + kind, -1, cause)
        s.change(seat, CORN, s.parts.market[kind], cause)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """It is never pending itself."""
        return False


def can_go_on_without(s: Tzolkin, seat: i64, kind: i64) -> bool:
    """Tell whether, a block traded away, the open step can still be carried out, and a quick action chosen, too."""
    s.put(seat, WOOD + kind, s.of(seat, WOOD + kind) - 1)
    s.put(seat, CORN, s.of(seat, CORN) + s.parts.market[kind])
    rest = Choices()
    s.steps[s.step].legal(s, seat, rest)
    possible = rest.count > 0
    if s.step == numbers.PLACING and s.a & numbers.USED_QUICK:
        possible = can_carry_out_quick_action(s, seat)
    s.put(seat, WOOD + kind, s.of(seat, WOOD + kind) + 1)
    s.put(seat, CORN, s.of(seat, CORN) - s.parts.market[kind])
    return possible
