"""Paying and taking blocks of one's choice: one at a time, in the order wood, stone, gold."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin.actions import PAY, TAKE
from sacbe.tzolkin.state import CORN, GOLD, WOOD, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.traits import TAXES

KINDS: Final[i64] = 3


def push_pay(s: Tzolkin, seat: i64, count: i64, cause: i64) -> None:
    """Have a seat pay blocks of its choice."""
    if count > 0:
        s.push(numbers.PAY, seat, count << 2, cause)


def push_take(s: Tzolkin, seat: i64, count: i64, cause: i64) -> None:
    """Have a seat take blocks of its choice from the bank."""
    if count > 0:
        s.push(numbers.TAKE_BLOCKS, seat, count << 2, cause)


def gold_tax(s: Tzolkin, kind: i64) -> i64:
    """Return the corn a calamity takes for a block of choice from the bank: one for gold in a shortage (ruling 33)."""
    return 1 if kind == GOLD - WOOD and s.calamity(TAXES) == GOLD else 0


class Pay(Step):
    """Pay a block. ``a``: how many are due, and below it the first kind still allowed."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        due, first = s.a >> 2, s.a & 3
        rest = s.blocks(seat)
        for kind in range(KINDS):
            held = s.of(seat, WOOD + kind)
            if kind >= first and held > 0 and rest >= due:
                out.add(PAY + kind)
            rest -= held

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        kind = action - PAY
        if s.a >> 2 > 1:
            s.push(numbers.PAY, seat, (s.a >> 2) - 1 << 2 | kind, s.b)
        s.change(seat, WOOD + kind, -1, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """Some blocks are due, and the seat has them."""
        return super().fits(s, seat, 0, b) and a & 3 < KINDS and 0 < a >> 2 <= s.blocks(seat)


class TakeBlocks(Step):
    """Take a block from the bank. ``a`` as in :class:`Pay`."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        for kind in range(s.a & 3, KINDS):
            # Nothing but gold comes after gold, so all that is left to take must be paid for.
            if s.of(seat, CORN) >= gold_tax(s, kind) * (s.a >> 2):
                out.add(TAKE + kind)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        kind = action - TAKE
        if s.a >> 2 > 1:
            s.push(numbers.TAKE_BLOCKS, seat, (s.a >> 2) - 1 << 2 | kind, s.b)
        s.change(seat, CORN, -gold_tax(s, kind), s.b)
        s.receive(seat, WOOD + kind, 1, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are some blocks to take."""
        return super().fits(s, seat, 0, b) and a & 3 < KINDS and 0 < a >> 2 < 16
