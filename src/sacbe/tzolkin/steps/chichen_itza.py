"""Chichen Itza: crystal skulls for points, a temple step and sometimes a block; and the offering of theology 2."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells
from sacbe.tzolkin.names import NUM_BLOCKS, THEOLOGY
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.payment import no_block, push_take
from sacbe.tzolkin.steps.temples import push_climb, push_step_up


class ChichenItza(Gear):
    """1 to 9: leave a skull, once a game on each space. Points, then the block, then the temple, then the offering."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        """There is a skull, and room for it."""
        return s.of(seat, cells.SKULL) > 0 and s.cells[cells.CHICHEN + space - 1] == 0

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Leave the skull, and take what the space gives (TZ-23.12)."""
        at = space - 1
        s.change(seat, cells.SKULL, -1, cause)
        s.cells[cells.CHICHEN + at] = seat + 1
        s.score(seat, cells.FROM_CHICHEN, s.parts.chichen_points[at] * cells.UNIT, cause)
        push_offering(s, seat)
        push_step_up(s, seat, s.parts.chichen_temple[at], cause)
        push_take(s, seat, s.parts.chichen_blocks[at], cause)

    def refusal(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> Refusal | None:
        """A skull lies there already, or there is none to leave."""
        if s.cells[cells.CHICHEN + space - 1]:
            return Refusal("why-skull-there", "TZ-14.2", {"space": int(space)})
        return None if s.of(seat, cells.SKULL) else Refusal("why-no-skull", "TZ-14.1")


def push_offering(s: Tzolkin, seat: i64) -> None:
    """Let a seat with theology 2 make an offering."""
    if s.masters(seat, THEOLOGY, 2):
        s.push(step_ids.OFFERING, seat)


class Offering(Step):
    """Theology 2: after an action in Chichen Itza one may spend a block to climb a temple."""

    number: ClassVar[int] = step_ids.OFFERING
    name: ClassVar[str] = "offering"
    kinds: ClassVar[tuple[str, ...]] = ("done", "pay")

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the blocks the seat has; none need be offered."""
        out.add(actions.DONE)
        for kind in range(NUM_BLOCKS):
            if s.of(seat, cells.WOOD + kind) > 0:
                out.add(actions.PAY + kind)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay the block, and choose a temple."""
        if action != actions.DONE:
            s.change(seat, cells.WOOD + action - actions.PAY, -1, causes.OFFERING)
            push_climb(s, seat, causes.OFFERING)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The block is there."""
        return None if action == actions.DONE else no_block(s, seat, action - actions.PAY, "TZ-1.1")
