"""Starting wealth tiles (Setting up the game: Starting wealth tiles)."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import SEALED
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import KEEP
from sacbe.tzolkin.setup import WEALTH_STACK
from sacbe.tzolkin.state import DAY, KEPT, Step, Tzolkin
from sacbe.tzolkin.steps.effects import push_effects
from sacbe.tzolkin.steps.numbers import ROUND, WEALTH


def hand_tile(s: Tzolkin, seat: i64, place: i64) -> i64:
    """Return the wealth tile at a place of a seat's hand."""
    return s.deal.at(WEALTH_STACK, seat * s.parts.wealth_dealt + place)


class Wealth(Step):
    """All keep two of their four tiles, in secret; when the last has chosen, all are revealed and gained."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        kept = s.of(seat, KEPT)
        for tile in range(len(s.parts.wealth.ids)):
            for place in range(s.parts.wealth_dealt):
                if not kept >> place & 1 and hand_tile(s, seat, place) == tile:
                    out.add(KEEP + tile)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        for place in range(s.parts.wealth_dealt):
            if hand_tile(s, seat, place) == action - KEEP:
                s.put(seat, KEPT, s.of(seat, KEPT) | 1 << place)
        waiting = s.a
        if kept_tiles(s, seat) == s.parts.wealth_kept:
            waiting &= ~(1 << seat)
        if waiting:
            s.push(WEALTH, SEALED, waiting)
        else:
            reveal_wealth(s)


def kept_tiles(s: Tzolkin, seat: i64) -> i64:
    """Return how many tiles a seat has decided to keep so far."""
    count: i64 = 0
    for place in range(s.parts.wealth_dealt):
        count += s.of(seat, KEPT) >> place & 1
    return count


def reveal_wealth(s: Tzolkin) -> None:
    """Everybody gains what the kept tiles show; then the first round begins."""
    s.reveal()
    s.cells[DAY] = 1
    s.push(ROUND, -1)
    for seat in range(s.players - 1, -1, -1):
        for place in range(s.parts.wealth_dealt - 1, -1, -1):
            if s.of(seat, KEPT) >> place & 1:
                tile = hand_tile(s, seat, place)
                push_effects(s, seat, s.parts.wealth, tile, causes.OF_WEALTH + tile)
