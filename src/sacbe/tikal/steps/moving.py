"""Moving expedition members over the stones."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tikal import actions, cells
from sacbe.tikal.components import first_of
from sacbe.tikal.names import HEXES, LEADER, MEMBERS, NUM_HEXES, NUM_SIDES, SIDES, VOLCANO
from sacbe.tikal.state import Tikal, stones_of
from sacbe.tikal.steps.activity import Activity


class Move(Activity):
    """Move a member to a neighbouring hexagon, all the stones between them in one go."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add the paths that the points are enough for, of workers first."""
        values = s.cells
        first = s.seat_first + seat * s.stride
        first_bit = s.parts.first_bit
        stones = points // s.parts.stone_cost
        while here != 0:
            at = first_of(first_bit, here)
            here &= here - 1
            if values[first + cells.WORKERS + at] > 0:
                _add_paths(values[cells.PATHS + at], stones, actions.MOVE + at * NUM_SIDES, out)
        at = values[first + cells.LEADER_AT] - 1
        if at >= 0:
            number = actions.MOVE + (LEADER * NUM_HEXES + at) * NUM_SIDES
            _add_paths(values[cells.PATHS + at], stones, number, out)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Move the figure."""
        s.leave(seat, _member(action), _start(action))
        s.arrive(seat, _member(action), _goal(s, action))

    def cost(self, s: Tikal, action: i64) -> i64:
        """Return the cost of the path."""
        return s.path(_start(action), _side(action))

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return what is in the way."""
        at, goal = _start(action), _goal(s, action)
        args: dict[str, object] = {"hex": HEXES[at], "side": SIDES[_side(action)]}
        if not s.here(seat, _member(action), at):
            return Refusal("why-not-there", "TK-6.1", {"member": MEMBERS[_member(action)], "hex": HEXES[at]})
        if goal >= 0 and s.kind(goal) == VOLCANO:
            return Refusal("why-volcano", "TK-6.5", args)
        return Refusal("why-no-path", "TK-6.2", args) if s.path(at, _side(action)) == 0 else None

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """Where the way leads."""
        goal = _goal(s, action)
        return {"goal": HEXES[goal] if goal >= 0 else None}


def _member(action: i64) -> i64:
    """Return who moves."""
    return (action - actions.MOVE) // (NUM_HEXES * NUM_SIDES)


def _start(action: i64) -> i64:
    """Return from which hexagon."""
    return (action - actions.MOVE) // NUM_SIDES % NUM_HEXES


def _side(action: i64) -> i64:
    """Return over which side."""
    return (action - actions.MOVE) % NUM_SIDES


def _goal(s: Tikal, action: i64) -> i64:
    """Return to which hexagon, or -1 beyond the edge of the map."""
    return s.parts.neighbour[(action - actions.MOVE) % (NUM_HEXES * NUM_SIDES)]


def _add_paths(paths: i64, stones: i64, number: i64, out: Choices) -> None:
    """Add the sides that can be crossed with so many stones between here and there."""
    for side in range(NUM_SIDES):
        between = stones_of(paths, side)
        if 0 < between <= stones:
            out.add(number + side)
