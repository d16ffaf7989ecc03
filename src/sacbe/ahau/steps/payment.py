"""Paying: resources one at a time, in their order, each only if the rest can still be paid.

A price is a number of resources, of which each counts as itself up to a cap (a pyramid tile wants different ones, a
building those it shows), and perhaps one that must be among them. Others need a Market, which lets them be any.
"""

from mypy_extensions import i64

from sacbe.ahau import actions
from sacbe.ahau.layout import MARKET_USED, PAID, PAY_CAP, PAY_LAST, PAY_LEFT, PAY_MATCH, PAY_TOTAL, RESOURCE
from sacbe.ahau.names import MARKET, NUM_COLOURS
from sacbe.ahau.state import Ahau, Step
from sacbe.ahau.steps import numbers
from sacbe.core.choices import Choices


def market_left(s: Ahau, seat: i64) -> i64:
    """Return how many resources may still be paid as if they were others in this build step (AH-15.8)."""
    return max(s.copies(seat, MARKET) * s.parts.building_amount[MARKET] - s.cells[MARKET_USED], 0)


def start_payment(s: Ahau, seat: i64, total: i64, match: i64, cause: i64) -> None:
    """Ask for a payment; the caps have been set. ``match`` is a colour that must be paid, or -1."""
    s.cells[PAY_LEFT] = total
    s.cells[PAY_TOTAL] = total
    s.cells[PAY_MATCH] = match + 1
    s.cells[PAY_LAST] = 0
    for colour in range(NUM_COLOURS):
        s.cells[PAID + colour] = 0
    if total:
        s.push(numbers.PAY, seat, 0, cause)


class Pay(Step):
    """Pay what is asked for."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Resources in ascending order, after which the rest can be paid too."""
        jokers = market_left(s, seat)
        for colour in range(s.cells[PAY_LAST], NUM_COLOURS):
            if s.of(seat, RESOURCE + colour) and self.jokers_after(s, seat, colour) <= jokers:
                out.add(actions.PAY + colour)

    def jokers_after(self, s: Ahau, seat: i64, colour: i64) -> i64:
        """Return how many resources must stand for others if this one is paid now; many where it cannot be done."""
        cells = s.cells
        rest = cells[PAY_LEFT] - 1
        held = s.of(seat, RESOURCE + colour) - 1
        useful: i64 = 0
        for c in range(NUM_COLOURS):
            useful += min(cells[PAID + c] + (1 if c == colour else 0), cells[PAY_CAP + c])
        more = min(held, max(cells[PAY_CAP + colour] - cells[PAID + colour] - 1, 0))
        for c in range(colour + 1, NUM_COLOURS):
            held += s.of(seat, RESOURCE + c)
            more += min(s.of(seat, RESOURCE + c), cells[PAY_CAP + c])
        if held < rest:
            return 99
        jokers = cells[PAY_TOTAL] - useful - min(more, rest)
        return max(jokers, 0 if self.matched(s, seat, colour, rest) else 1)

    def matched(self, s: Ahau, seat: i64, colour: i64, rest: i64) -> bool:
        """Tell whether the colour that must be paid is, or still can be."""
        match = s.cells[PAY_MATCH] - 1
        if match < 0 or match == colour or s.cells[PAID + match]:
            return True
        return match > colour and rest > 0 and s.of(seat, RESOURCE + match) > 0

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Pay one; after the last one, count what the Market stood for."""
        colour = action - actions.PAY
        s.change(seat, RESOURCE + colour, -1, s.b)
        s.cells[PAID + colour] += 1
        s.cells[PAY_LEFT] -= 1
        s.cells[PAY_LAST] = colour
        if s.cells[PAY_LEFT]:
            s.push(numbers.PAY, seat, 0, s.b)
        else:
            s.cells[MARKET_USED] += self.jokers_used(s)

    def jokers_used(self, s: Ahau) -> i64:
        """Return how many resources of a whole payment had to stand for others."""
        useful: i64 = 0
        for colour in range(NUM_COLOURS):
            useful += min(s.cells[PAID + colour], s.cells[PAY_CAP + colour])
        match = s.cells[PAY_MATCH]
        unmatched: i64 = 1 if match and s.cells[PAID + match - 1] == 0 else 0
        return max(s.cells[PAY_TOTAL] - useful, unmatched)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """What is paid and what is left make the price; ``b`` is the cause."""
        paid: i64 = 0
        for colour in range(NUM_COLOURS):
            paid += s.cells[PAID + colour]
        sums_up = s.cells[PAY_LEFT] > 0 and paid + s.cells[PAY_LEFT] == s.cells[PAY_TOTAL]
        return super().fits(s, seat, a, 0) and sums_up and s.is_cause(b)
