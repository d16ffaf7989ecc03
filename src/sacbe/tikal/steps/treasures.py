"""Recover treasure; Exchange treasure."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tikal.actions import EXCHANGE, RECOVER
from sacbe.tikal.causes import EXCHANGING, RECOVERING
from sacbe.tikal.components import BITS
from sacbe.tikal.names import HEXES, NUM_LETTERS, NUM_SIDES, NUM_TREASURES
from sacbe.tikal.names import TREASURE as TREASURE_HEX
from sacbe.tikal.state import LAND, PILE, PILES_LEFT, SITES, TREASURE, VALUE, Tikal
from sacbe.tikal.steps.activity import Activity

SEATS: Final[i64] = 4


class Recover(Activity):
    """Take the topmost treasure of a hexagon."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add the hexagons with treasures the seat can recover."""
        if points < s.parts.recover_cost:
            return
        here &= s.among(PILES_LEFT)
        while here != 0:
            at = s.parts.first_bit[(here & -here) % BITS]
            here &= here - 1
            if can_recover(s, seat, at):
                out.add(RECOVER + at)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Turn the topmost wafer up: the one drawn first lies on top (ruling: order of wafers on a hex)."""
        at = action - RECOVER
        tile = (s.cells[LAND + at] - 1) // NUM_SIDES
        taken = s.parts.face[tile] - s.cells[VALUE + at]
        wafer = s.deal.at(NUM_LETTERS, s.cells[PILE + s.parts.pile[tile]] + taken)
        s.work(at)
        s.cells[VALUE + at] -= 1
        if s.cells[VALUE + at] == 0:
            s.exclude(PILES_LEFT, at)
            s.include(SITES, at)
        s.change(seat, TREASURE + s.parts.treasure[wafer], 1, RECOVERING)
        s.reveal()

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost of a treasure."""
        return s.parts.recover_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is in the way."""
        at = action - RECOVER
        if s.kind(at) != TREASURE_HEX or s.cells[VALUE + at] == 0:
            return f"there is no treasure in {HEXES[at]}", "TK-8.1"
        if s.worked(at) >= s.parts.wafers_per_hex:
            return "no more treasures of one hexagon can be recovered in a turn", "TK-8.3"
        return ("", "") if s.members(seat, at) > s.worked(at) else ("each treasure needs a member of its own", "TK-8.2")


class Exchange(Activity):
    """Exchange a single treasure for another player's single treasure, who cannot refuse."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add all pairs of different singles."""
        if points < s.parts.exchange_cost:
            return
        cells = s.cells
        own = s.seat_first + seat * s.stride + TREASURE
        for give in range(NUM_TREASURES):
            if cells[own + give] == 1:
                for other in range(s.players):
                    if other != seat:
                        _add_singles(s, other, give, out)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Let both treasures change hands."""
        number = action - EXCHANGE
        give, other, take = number // (SEATS * NUM_TREASURES), number // NUM_TREASURES % SEATS, number % NUM_TREASURES
        s.change(seat, TREASURE + give, -1, EXCHANGING)
        s.change(other, TREASURE + take, -1, EXCHANGING)
        s.change(seat, TREASURE + take, 1, EXCHANGING)
        s.change(other, TREASURE + give, 1, EXCHANGING)

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost."""
        return s.parts.exchange_cost

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is missing."""
        number = action - EXCHANGE
        give, other, take = number // (SEATS * NUM_TREASURES), number // NUM_TREASURES % SEATS, number % NUM_TREASURES
        if other == seat or other >= s.players:
            return "a treasure is exchanged with another player", "TK-10.1"
        if s.of(seat, TREASURE + give) != 1 or s.of(other, TREASURE + take) != 1:
            return "only single treasures are exchanged; pairs and triplets stay together", "TK-10.3"
        return ("", "") if give != take else ("equal treasures are not exchanged", "TK-10.4")


def can_recover(s: Tikal, seat: i64, at: i64) -> bool:
    """Tell whether a seat can recover a treasure: a member a treasure, two treasures a turn."""
    worked = s.worked(at)
    return worked < s.parts.wafers_per_hex and worked < s.members(seat, at)


def _add_singles(s: Tikal, other: i64, give: i64, out: Choices) -> None:
    """Add another player's single treasures, but not the kind that is given (ruling: exchanging equal treasures)."""
    number = EXCHANGE + (give * SEATS + other) * NUM_TREASURES
    cells = s.cells
    first = s.seat_first + other * s.stride + TREASURE
    for take in range(NUM_TREASURES):
        if cells[first + take] == 1 and take != give:
            out.add(number + take)
