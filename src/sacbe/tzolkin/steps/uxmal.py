"""Uxmal: the temple of one's choice, the market, a new worker, building with corn, and any action of four gears."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, cells
from sacbe.tzolkin.names import BLOCKS, NUM_BLOCKS
from sacbe.tzolkin.reasons import lacks_corn
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import constructions, step_ids
from sacbe.tzolkin.steps.buildings import can_build_any
from sacbe.tzolkin.steps.constructions import push_construction
from sacbe.tzolkin.steps.effects import gain_worker
from sacbe.tzolkin.steps.gears import Gear, push_any_action
from sacbe.tzolkin.steps.payment import gold_tax, no_block
from sacbe.tzolkin.steps.temples import push_climb

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
        """There is the corn it costs."""
        if space == ONE_TEMPLE:
            return corn >= s.parts.temple_corn
        if space == BUILDING:
            return can_build_any(s, seat, constructions.FOR_CORN, corn)
        if space == OTHER_GEAR:
            return corn >= s.parts.any_action_corn
        return True

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Pay and have it, or choose first."""
        if space == ONE_TEMPLE:
            s.change(seat, cells.CORN, -s.parts.temple_corn, cause)
            push_climb(s, seat, cause)
        elif space == MARKET:
            s.push(step_ids.MARKET, seat, 0, cause)
        elif space == NEW_WORKER:
            gain_worker(s, seat, cause)
        elif space == BUILDING:
            push_construction(s, seat, constructions.FOR_CORN)
        else:
            push_any_action(s, seat, cause, may_decline=False)

    def refusal(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> Refusal | None:
        """The corn is not there."""
        if space == ONE_TEMPLE:
            return lacks_corn("TZ-1.5", s.parts.temple_corn, corn)
        if space == OTHER_GEAR:
            return lacks_corn("TZ-1.5", s.parts.any_action_corn, corn)
        return None if self.can_use(s, seat, space, corn) else Refusal("why-nothing-affordable", "TZ-1.5")


# The frame of a visit to the market: what has been sold (a bit for each kind), whether buying has begun, the first kind
# that may still be traded. Sales come before purchases, both in the order wood, stone, gold, and nothing that was sold
# is bought back: so every outcome has one sequence, and none runs for ever.
SOLD: Final[i64] = 7
BUYING: Final[i64] = 8
FIRST_SHIFT: Final[i64] = 4


class Market(Step):
    """Exchange blocks for corn and corn for blocks, as often as one likes."""

    number: ClassVar[int] = step_ids.MARKET
    name: ClassVar[str] = "market"
    kinds: ClassVar[tuple[str, ...]] = ("done", "sell", "buy")

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the sales while nothing is bought, then the purchases there is corn for."""
        out.add(actions.DONE)
        first = s.a >> FIRST_SHIFT
        buying = s.a & BUYING != 0
        if not buying:
            for kind in range(first, NUM_BLOCKS):
                if s.of(seat, cells.WOOD + kind) > 0:
                    out.add(actions.SELL + kind)
        corn = s.of(seat, cells.CORN)
        for kind in range(first if buying else i64(0), NUM_BLOCKS):
            if corn >= buying_price(s, kind) and not s.a >> kind & 1:
                out.add(actions.BUY + kind)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Trade a block, and stay."""
        if action == actions.DONE:
            return
        if action < actions.BUY:
            kind = action - actions.SELL
            s.push(step_ids.MARKET, seat, (s.a & SOLD) | 1 << kind | kind << FIRST_SHIFT, s.b)
            s.change(seat, cells.WOOD + kind, -1, s.b)
            s.change(seat, cells.CORN, s.parts.market[kind], s.b)
        else:
            kind = action - actions.BUY
            s.push(step_ids.MARKET, seat, (s.a & SOLD) | BUYING | kind << FIRST_SHIFT, s.b)
            s.change(seat, cells.CORN, -buying_price(s, kind), s.b)
            s.change(seat, cells.WOOD + kind, 1, s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """Blocks and corn are there, and sales and purchases keep their order."""
        if action == actions.DONE:
            return None
        if action < actions.BUY:
            return self.sale_refusal(s, seat, action - actions.SELL)
        return self.purchase_refusal(s, seat, action - actions.BUY)

    def sale_refusal(self, s: Tzolkin, seat: i64, kind: i64) -> Refusal | None:
        """Return why a block cannot be sold."""
        if s.of(seat, cells.WOOD + kind) and (s.a & BUYING or kind < s.a >> FIRST_SHIFT):
            return Refusal("why-sales-first", "TZ-23.6")
        return no_block(s, seat, kind, "TZ-13.3")

    def purchase_refusal(self, s: Tzolkin, seat: i64, kind: i64) -> Refusal | None:
        """Return why a block cannot be bought."""
        if s.a >> kind & 1:
            return Refusal("why-sold-before", "TZ-23.7", {"block": BLOCKS[kind]})
        if s.a & BUYING and kind < s.a >> FIRST_SHIFT:
            return Refusal("why-purchases-in-order", "TZ-23.6")
        return lacks_corn("TP-16.8" if gold_tax(s, kind) else "TZ-13.3", buying_price(s, kind), s.of(seat, cells.CORN))

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The corn of a sale or purchase."""
        if action < actions.SELL:
            return {}
        if action < actions.BUY:
            return {"corn": int(s.parts.market[action - actions.SELL])}
        return {"corn": int(buying_price(s, action - actions.BUY))}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The next kind is one of the three."""
        return a >> FIRST_SHIFT < NUM_BLOCKS and super().fits(s, seat, 0, b)


def buying_price(s: Tzolkin, kind: i64) -> i64:
    """Return what a block costs at the market."""
    return s.parts.market[kind] + gold_tax(s, kind)
