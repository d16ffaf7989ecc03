"""Paying and taking blocks of one's choice: one at a time, in the order wood, stone, gold."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, cells, traits
from sacbe.tzolkin.names import BLOCKS, NUM_BLOCKS
from sacbe.tzolkin.reasons import lacks_corn
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import step_ids

# The frame of both steps: how many blocks are due, and below that the first kind still allowed.
FIRST_BITS: Final[i64] = 2
FIRST_MASK: Final[i64] = 3
MOST_TAKEN: Final[i64] = 15


def push_pay(s: Tzolkin, seat: i64, count: i64, cause: i64) -> None:
    """Have a seat pay blocks of its choice."""
    if count > 0:
        s.push(step_ids.PAY, seat, count << FIRST_BITS, cause)


def push_take(s: Tzolkin, seat: i64, count: i64, cause: i64) -> None:
    """Have a seat take blocks of its choice from the bank."""
    if count > 0:
        s.push(step_ids.TAKE_BLOCKS, seat, count << FIRST_BITS, cause)


def push_next(s: Tzolkin, seat: i64, kind: i64) -> None:
    """Go on with the next block of the open step, of this kind or a later one."""
    due = s.a >> FIRST_BITS
    if due > 1:
        s.push(s.step, seat, due - 1 << FIRST_BITS | kind, s.b)


def gold_tax(s: Tzolkin, kind: i64) -> i64:
    """Return the corn a calamity takes for a block of choice from the bank: one for gold in a shortage (TP-9.3)."""
    return 1 if kind == cells.GOLD - cells.WOOD and s.calamity(traits.TAXES) == cells.GOLD else 0


def no_block(s: Tzolkin, seat: i64, kind: i64, rule: str) -> Refusal | None:
    """Return a reason if a seat has no block of a kind."""
    return None if s.of(seat, cells.WOOD + kind) > 0 else Refusal("why-no-block", rule, {"block": BLOCKS[kind]})


class Pay(Step):
    """Pay a block."""

    number: ClassVar[int] = step_ids.PAY
    name: ClassVar[str] = "pay"
    kinds: ClassVar[tuple[str, ...]] = ("pay",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the kinds from which on the seat has all that is due."""
        due, first = s.a >> FIRST_BITS, s.a & FIRST_MASK
        rest = s.blocks(seat)
        for kind in range(NUM_BLOCKS):
            held = s.of(seat, cells.WOOD + kind)
            if kind >= first and held > 0 and rest >= due:
                out.add(actions.PAY + kind)
            rest -= held

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay it."""
        kind = action - actions.PAY
        push_next(s, seat, kind)
        s.change(seat, cells.WOOD + kind, -1, s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The block is there, comes in the order of the blocks, and leaves enough behind it."""
        kind = action - actions.PAY
        rest = s.total(seat, cells.WOOD + kind, NUM_BLOCKS - kind)
        if kind < s.a & FIRST_MASK:
            return Refusal("why-block-order", "TZ-23.5")
        if rest < s.a >> FIRST_BITS and s.of(seat, cells.WOOD + kind) > 0:
            due = int(s.a >> FIRST_BITS)
            return Refusal("why-earlier-blocks-too", "TZ-23.5", {"due": due, "block": BLOCKS[kind], "has": int(rest)})
        return no_block(s, seat, kind, "TZ-1.1")

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """Some blocks are due, and the seat has them."""
        return super().fits(s, seat, 0, b) and a & FIRST_MASK < NUM_BLOCKS and 0 < a >> FIRST_BITS <= s.blocks(seat)


class TakeBlocks(Step):
    """Take a block from the bank."""

    number: ClassVar[int] = step_ids.TAKE_BLOCKS
    name: ClassVar[str] = "take_blocks"
    kinds: ClassVar[tuple[str, ...]] = ("take",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the kinds that can be paid for: nothing but gold comes after gold, so for all that is left to take."""
        for kind in range(s.a & FIRST_MASK, NUM_BLOCKS):
            if s.of(seat, cells.CORN) >= self.tax(s, kind):
                out.add(actions.TAKE + kind)

    def tax(self, s: Tzolkin, kind: i64) -> i64:
        """Return the corn for all blocks left to take, were they of this kind."""
        return gold_tax(s, kind) * (s.a >> FIRST_BITS)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Take it, for a calamity's corn if need be."""
        kind = action - actions.TAKE
        push_next(s, seat, kind)
        s.change(seat, cells.CORN, -gold_tax(s, kind), s.b)
        s.receive(seat, cells.WOOD + kind, 1, s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The block comes in the order of the blocks, and there is corn for gold in a shortage."""
        kind = action - actions.TAKE
        if kind < s.a & FIRST_MASK:
            return Refusal("why-block-order", "TZ-23.5")
        return lacks_corn("TP-16.8", self.tax(s, kind), s.of(seat, cells.CORN))

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are some blocks to take."""
        return super().fits(s, seat, 0, b) and a & FIRST_MASK < NUM_BLOCKS and 0 < a >> FIRST_BITS <= MOST_TAKEN
