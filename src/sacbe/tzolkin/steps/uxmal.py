"""Uxmal: the temple of one's choice, the market, a new worker, building with corn, and any action of four gears."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin.actions import BUY, DONE, SELL
from sacbe.tzolkin.state import CORN, WOOD, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.buildings import can_build_any
from sacbe.tzolkin.steps.effects import gain_worker
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.payment import gold_tax

ONE_TEMPLE: Final[i64] = 1
MARKET: Final[i64] = 2
NEW_WORKER: Final[i64] = 3
BUILDING: Final[i64] = 4
OTHER_GEAR: Final[i64] = 5


class Uxmal(Gear):
    """1 a temple for corn, 2 the market, 3 a worker, 4 a building for corn, 5 an action of another gear for a corn.

    A worker or step that is not to be had is wasted, the action stays legal.
    """

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        if space == ONE_TEMPLE:
            return corn >= s.parts.temple_corn
        if space == BUILDING:
            return can_build_any(s, seat, numbers.FOR_CORN, corn)
        if space == OTHER_GEAR:
            return corn >= s.parts.any_action_corn
        return True

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        if space == ONE_TEMPLE:
            s.change(seat, CORN, -s.parts.temple_corn, cause)
            s.push(numbers.CLIMB, seat, 0, cause)
        elif space == MARKET:
            s.push(numbers.MARKET, seat, 0, cause)
        elif space == NEW_WORKER:
            gain_worker(s, seat, cause)
        elif space == BUILDING:
            s.push(numbers.CONSTRUCTION, seat, numbers.FOR_CORN)
        else:
            s.push(numbers.ANY_ACTION, seat, 0, cause)


# The frame of a visit to the market: what has been sold (a bit for each kind), whether buying has begun, the first kind
# that may still be traded. Sales come before purchases, both in the order wood, stone, gold, and nothing that was sold
# is bought back: so every outcome has one sequence, and none runs for ever.
SOLD: Final[i64] = 7
BUYING: Final[i64] = 8
KINDS: Final[i64] = 3


class Market(Step):
    """Exchange blocks for corn and corn for blocks, as often as one likes."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        out.add(DONE)
        first = s.a >> 4
        buying = s.a & BUYING != 0
        if not buying:
            for kind in range(first, KINDS):
                if s.of(seat, WOOD + kind) > 0:
                    out.add(SELL + kind)
        corn = s.of(seat, CORN)
        for kind in range(first if buying else i64(0), KINDS):
            if corn >= buying_price(s, kind) and not s.a >> kind & 1:
                out.add(BUY + kind)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        if action < BUY:
            kind = action - SELL
            s.push(numbers.MARKET, seat, (s.a & SOLD) | 1 << kind | kind << 4, s.b)
            s.change(seat, WOOD + kind, -1, s.b)
            s.change(seat, CORN, s.parts.market[kind], s.b)
        else:
            kind = action - BUY
            s.push(numbers.MARKET, seat, (s.a & SOLD) | BUYING | kind << 4, s.b)
            s.change(seat, CORN, -buying_price(s, kind), s.b)
            s.change(seat, WOOD + kind, 1, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The next kind is one of the three."""
        return a >> 4 < KINDS and super().fits(s, seat, 0, b)


def buying_price(s: Tzolkin, kind: i64) -> i64:
    """Return what a block costs at the market."""
    return s.parts.market[kind] + gold_tax(s, kind)
