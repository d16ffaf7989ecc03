"""A player's turn: begging, placing workers, or picking them up (Player turns; Begging for corn)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import BEG, DONE, PASS, PICK_UP, PLACE_START, SPACES
from sacbe.tzolkin.expansion.placing import add_other_places, add_pick_up, begin_pick_up, place_otherwise
from sacbe.tzolkin.expansion.quick_actions import can_carry_out_quick_action, finish_placing
from sacbe.tzolkin.names import NUM_GEARS
from sacbe.tzolkin.state import AVAILABLE, CORN, WORKERS, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.picking_up import add_own_workers, pick_up
from sacbe.tzolkin.steps.placing import add_cheapest_places, add_places, place
from sacbe.tzolkin.steps.temples import can_anger
from sacbe.tzolkin.traits import BEG_CORN, BEG_MOST, MAY_PASS, QUICK_ACTIONS

BEGGED: Final[i64] = 1


def can_beg(s: Tzolkin, seat: i64) -> bool:
    """One may beg with little corn, unless there is no temple left to step down on."""
    return s.of(seat, CORN) <= s.trait(seat, BEG_MOST) and can_anger(s, seat)


class Turn(Step):
    """The start of a turn: beg (once, before all else), place a first worker, or pick up a first one."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        may_beg = s.a != BEGGED and can_beg(s, seat)
        if may_beg:
            out.add(BEG)
        before = out.count
        add_places(s, seat, 0, out)
        add_own_workers(s, seat, out)
        if s.trait(seat, MAY_PASS):
            out.add(PASS)
        add_other_places(s, seat, 0, 0, out)
        if out.count == before and not may_beg:
            # Rare special case: the gods take pity, and one worker goes to a cheapest space for all the corn there is.
            add_cheapest_places(s, seat, out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == BEG:
            s.push(numbers.TURN, seat, BEGGED)
            s.change(seat, CORN, s.trait(seat, BEG_CORN) - s.of(seat, CORN), causes.BEGGING)
            s.push(numbers.ANGER, seat, 0, causes.BEGGING)
        elif action <= PLACE_START:
            place(s, seat, action, 0, 0)
        elif action < PASS:
            s.push(numbers.PICKING_UP, seat)
            pick_up(s, seat, action)
        elif action > PASS:
            place_otherwise(s, seat, action, 0, 0)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """``a`` tells whether the seat has begged."""
        return a <= BEGGED and super().fits(s, seat, 0, b)


class Placing(Step):
    """Place another worker, or be done. For ``a`` and ``b`` see :mod:`sacbe.tzolkin.steps.placing`."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        more = s.a & numbers.ALL_DONE == 0
        if more:
            add_places(s, seat, s.a, out)
            add_pick_up(s, seat, s.a, out)
        out.add(DONE)
        if more:
            add_other_places(s, seat, s.a, s.b, out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == DONE:
            finish_placing(s, seat, s.a)
        elif action <= PLACE_START:
            place(s, seat, action, s.a, s.b)
        elif action < DONE:
            begin_pick_up(s, seat, s.a, s.b)
            pick_up(s, seat, action)
        else:
            place_otherwise(s, seat, action, s.a, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """Nobody has placed more workers than there are, and no quick action is chosen in a game without."""
        placed, on_gears = a & numbers.PLACED, (a & numbers.ON_GEARS) // numbers.ON_GEAR
        if not super().fits(s, seat, 0, 0) or a >= numbers.ALL_DONE << 1 or b > NUM_GEARS * SPACES:
            return False
        if a & numbers.USED_QUICK and not (s.modules & QUICK_ACTIONS and can_carry_out_quick_action(s, seat)):
            return False
        return on_gears <= placed and 0 < placed <= s.of(seat, WORKERS) - s.of(seat, AVAILABLE)


assert PLACE_START < PICK_UP < DONE < PASS
