"""Moving expedition members over the stones."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tikal.actions import MOVE
from sacbe.tikal.components import BITS
from sacbe.tikal.names import HEXES, LEADER, MEMBERS, NUM_HEXES, NUM_SIDES, SIDES, VOLCANO
from sacbe.tikal.state import LEADER_AT, PATHS, WORKERS, Tikal
from sacbe.tikal.steps.activity import Activity


class Move(Activity):
    """Move a member to a neighbouring hexagon, all the stones between them in one go."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add the paths that the points are enough for, of workers first."""
        cells = s.cells
        first = s.seat_first + seat * s.stride
        stones = points // s.parts.stone_cost
        while here != 0:
            at = s.parts.first_bit[(here & -here) % BITS]
            here &= here - 1
            if cells[first + WORKERS + at] > 0:
                _add_paths(cells[PATHS + at], stones, MOVE + at * NUM_SIDES, out)
        at = cells[first + LEADER_AT] - 1
        if at >= 0:
            _add_paths(cells[PATHS + at], stones, MOVE + (LEADER * NUM_HEXES + at) * NUM_SIDES, out)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Move the figure."""
        number = action - MOVE
        member, at = number // (NUM_HEXES * NUM_SIDES), number // NUM_SIDES % NUM_HEXES
        s.leave(seat, member, at)
        s.arrive(seat, member, s.parts.neighbour[number % (NUM_HEXES * NUM_SIDES)])

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the cost of the path."""
        number = action - MOVE
        return s.path(number // NUM_SIDES % NUM_HEXES, number % NUM_SIDES)

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return what is in the way."""
        number = action - MOVE
        member, at = number // (NUM_HEXES * NUM_SIDES), number // NUM_SIDES % NUM_HEXES
        there = s.parts.neighbour[number % (NUM_HEXES * NUM_SIDES)]
        if not s.here(seat, member, at):
            return f"this player has no {MEMBERS[member]} in {HEXES[at]}", "TK-6.1"
        if there >= 0 and s.kind(there) == VOLCANO:
            return "nobody may enter a volcano", "TK-6.5"
        if s.path(at, number % NUM_SIDES) == 0:
            return f"no stones lead {SIDES[number % NUM_SIDES]} from {HEXES[at]}", "TK-6.2"
        return "", ""


def _add_paths(paths: i64, stones: i64, number: i64, out: Choices) -> None:
    """Add the sides that can be crossed with so many stones between here and there."""
    for side in range(NUM_SIDES):
        between = paths >> 4 * side & 7
        if 0 < between <= stones:
            out.add(number + side)
