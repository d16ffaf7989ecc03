"""Chichen Itza: crystal skulls for points, a temple step and sometimes a block; and the offering of theology 2."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import DONE, PAY
from sacbe.tzolkin.names import THEOLOGY
from sacbe.tzolkin.state import CHICHEN, FROM_CHICHEN, GOLD, SKULL, UNIT, WOOD, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.payment import push_take


class ChichenItza(Gear):
    """1 to 9: leave a skull, once a game on each space. Points, then the block, then the temple, then the offering."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        return s.of(seat, SKULL) > 0 and s.cells[CHICHEN + space - 1] == 0

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        at = space - 1
        s.change(seat, SKULL, -1, cause)
        s.cells[CHICHEN + at] = seat + 1
        s.score(seat, FROM_CHICHEN, s.parts.chichen_points[at] * UNIT, cause)
        push_offering(s, seat)
        s.push(numbers.STEP_UP, seat, s.parts.chichen_temple[at], cause)
        push_take(s, seat, s.parts.chichen_blocks[at], cause)


def push_offering(s: Tzolkin, seat: i64) -> None:
    """Let a seat with theology 2 make an offering."""
    if s.masters(seat, THEOLOGY, 2):
        s.push(numbers.OFFERING, seat)


class Offering(Step):
    """Theology 2: after an action in Chichen Itza one may spend a block to climb a temple."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        out.add(DONE)
        for good in range(WOOD, GOLD + 1):
            if s.of(seat, good) > 0:
                out.add(PAY + good - WOOD)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action != DONE:
            s.change(seat, WOOD + action - PAY, -1, causes.OFFERING)
            s.push(numbers.CLIMB, seat, 0, causes.OFFERING)
