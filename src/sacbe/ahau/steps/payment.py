"""Paying: resources one at a time, in their order, each only if the rest can still be paid.

A price is a number of resources, of which each counts as itself up to a cap (a pyramid tile wants different ones, a
building those it shows), and perhaps one that must be among them. Others need a Market, which lets them be any.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.ahau import actions, cells
from sacbe.ahau.buildings import MARKET
from sacbe.ahau.names import NUM_COLOURS, RESOURCES
from sacbe.ahau.state import Ahau, Step, not_now
from sacbe.ahau.steps import step_ids
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal


def market_left(s: Ahau, seat: i64) -> i64:
    """Return how many resources may still be paid as if they were others in this build step (AH-15.8)."""
    return max(s.power(seat, MARKET) - s.cells[cells.MARKET_USED], 0)


def start_payment(s: Ahau, seat: i64, total: i64, match: i64, cause: i64) -> None:
    """Ask for a payment; the caps have been set. ``match`` is a colour that must be paid, or -1."""
    s.cells[cells.PAY_LEFT] = total
    s.cells[cells.PAY_TOTAL] = total
    s.cells[cells.PAY_MATCH] = match + 1
    s.cells[cells.PAY_LAST] = 0
    for colour in range(NUM_COLOURS):
        s.cells[cells.PAID + colour] = 0
    if total:
        push_pay(s, seat, cause)


IMPOSSIBLE: Final[i64] = 99
"""More resources than any Market could let stand for others."""


def push_pay(s: Ahau, seat: i64, cause: i64) -> None:
    """Have a seat pay one more resource."""
    s.push(step_ids.PAY, seat, 0, cause)


class Pay(Step):
    """Pay what is asked for; ``b`` is the cause."""

    number: ClassVar[int] = step_ids.PAY
    name: ClassVar[str] = "pay"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Resources in ascending order, after which the rest can be paid too."""
        jokers = market_left(s, seat)
        for colour in range(s.cells[cells.PAY_LAST], NUM_COLOURS):
            if s.of(seat, cells.RESOURCE + colour) and self.jokers_after(s, seat, colour) <= jokers:
                out.add(actions.PAY + colour)

    def jokers_after(self, s: Ahau, seat: i64, colour: i64) -> i64:
        """Return how many resources must stand for others if this one is paid now; IMPOSSIBLE if the rest cannot be."""
        row = s.cells
        rest = row[cells.PAY_LEFT] - 1
        held = s.of(seat, cells.RESOURCE + colour) - 1
        useful: i64 = 0
        for c in range(NUM_COLOURS):
            useful += min(row[cells.PAID + c] + (1 if c == colour else 0), row[cells.PAY_CAP + c])
        more = min(held, max(row[cells.PAY_CAP + colour] - row[cells.PAID + colour] - 1, 0))
        for c in range(colour + 1, NUM_COLOURS):
            held += s.of(seat, cells.RESOURCE + c)
            more += min(s.of(seat, cells.RESOURCE + c), row[cells.PAY_CAP + c])
        if held < rest:
            return IMPOSSIBLE
        jokers = row[cells.PAY_TOTAL] - useful - min(more, rest)
        return max(jokers, 0 if self.matched(s, seat, colour, rest) else 1)

    def matched(self, s: Ahau, seat: i64, colour: i64, rest: i64) -> bool:
        """Tell whether the colour that must be paid is, or still can be."""
        match = s.cells[cells.PAY_MATCH] - 1
        if match < 0 or match == colour or s.cells[cells.PAID + match]:
            return True
        return match > colour and rest > 0 and s.of(seat, cells.RESOURCE + match) > 0

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Pay one; after the last one, count what the Market stood for."""
        colour = action - actions.PAY
        s.change(seat, cells.RESOURCE + colour, -1, s.b)
        s.cells[cells.PAID + colour] += 1
        s.cells[cells.PAY_LEFT] -= 1
        s.cells[cells.PAY_LAST] = colour
        if s.cells[cells.PAY_LEFT]:
            push_pay(s, seat, s.b)
        else:
            s.cells[cells.MARKET_USED] += self.jokers_used(s)

    def jokers_used(self, s: Ahau) -> i64:
        """Return how many resources of a whole payment had to stand for others."""
        useful: i64 = 0
        for colour in range(NUM_COLOURS):
            useful += min(s.cells[cells.PAID + colour], s.cells[cells.PAY_CAP + colour])
        match = s.cells[cells.PAY_MATCH]
        unmatched: i64 = 1 if match and s.cells[cells.PAID + match - 1] == 0 else 0
        return max(s.cells[cells.PAY_TOTAL] - useful, unmatched)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """What is paid and what is left make the price; ``b`` is the cause."""
        paid: i64 = 0
        for colour in range(NUM_COLOURS):
            paid += s.cells[cells.PAID + colour]
        sums_up = s.cells[cells.PAY_LEFT] > 0 and paid + s.cells[cells.PAY_LEFT] == s.cells[cells.PAY_TOTAL]
        return super().fits(s, seat, a, 0) and sums_up and s.is_cause(b)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A resource that is there, in order, and so that the rest can be paid."""
        if s.kind_of(action) != actions.PAY:
            return not_now(s)
        colour = action - actions.PAY
        if s.of(seat, cells.RESOURCE + colour) == 0:
            return Refusal("why-none-to-pay", "AH-11.4", {"resource": RESOURCES[colour]})
        if colour < s.cells[cells.PAY_LAST]:
            return Refusal("why-payment-in-order", "AH-20.4")
        payable = self.jokers_after(s, seat, colour) <= market_left(s, seat)
        return None if payable else Refusal("why-rest-unpaid", "AH-20.4", {"resource": RESOURCES[colour]})
