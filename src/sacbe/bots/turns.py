"""A whole turn at once: what can be reached by the end of it, found decision by decision, equal positions folded."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sacbe.bots.judge import envy, utility
from sacbe.core.choices import Choices
from sacbe.core.evaluator import Evaluator
from sacbe.core.rng import Generator
from sacbe.core.state import State

LONG: Final = (1 << 62) - 1
MOST_CELLS: Final = 2048

UNKNOWN: Final = -1e18
"""The value of a line that has not been evaluated."""
CROWD: Final = 4
"""How many times as many positions as are followed may wait: more would fill the memory."""


def random_factors(count: int) -> vec[i64]:
    """Return large odd numbers, a different one for each cell of a state."""
    random = Generator(count)
    factors = vec[i64]()
    for _ in range(count):
        factors = append(factors, random.next32() << 30 | random.next32() >> 2 | 1)
    return factors


FACTORS: Final = random_factors(MOST_CELLS)


@mypyc_attr(acyclic=True)
class Line:
    """A position on the way through a turn, and the decision that led to it."""

    def __init__(self, state: State, parent: "Line | None", action: i64) -> None:
        self.state = state
        self.parent = parent
        self.action: i64 = action
        self.value: float = UNKNOWN
        """What the position means to whoever plans."""


def by_value(line: Line) -> float:
    """Sort the best lines first."""
    return -line.value


class Planner:
    """Looks for the ends of a turn that are worth most to the seat; keeps only the best positions of each layer.

    A glance scores only its own seat and treats positions of equal value as one.
    """

    def __init__(self, judge: Evaluator, width: int, glance: bool = False) -> None:
        self.judge = judge
        self.width = width
        self.glance = glance
        self.out = Choices()
        self.positions: i64 = 0
        """How many positions have been looked at so far."""

    def ends(self, state: State, seat: i64) -> list[Line]:
        """Return the ends of the turn that were found, the best first; there is always one."""
        found = self.look(state, seat)
        if not found:  # all that was followed led round in circles
            wider = Planner(self.judge, 2 * self.width, self.glance)
            found = wider.ends(state, seat)
            self.positions += wider.positions
        return found

    def look(self, state: State, seat: i64) -> list[Line]:
        """Return the ends of the turn that can be found with this width, the best first."""
        seen: set[int] = set()
        start = state.quiet()
        left = self.judge.left(start)
        waiting: list[list[Line]] = [[] for _ in range(left)]
        waiting.append([Line(start, None, -1)])
        found: list[Line] = []
        while left >= 0:
            layer = self.best(waiting[left], seat, seen)
            waiting[left] = []
            for line in layer:
                self.expand(line, left, seat, state.turns, seen, waiting, found)
            if not waiting[left]:
                left -= 1
        self.rank(found, seat)
        return fresh(found, self.width, seen) if self.glance else found

    def best(self, lines: list[Line], seat: i64, seen: set[int]) -> list[Line]:
        """Return the lines worth following."""
        if len(lines) > self.width:
            self.rank(lines, seat)
        return fresh(lines, self.width, seen) if self.glance else lines[: self.width]

    def rank(self, lines: list[Line], seat: i64) -> None:
        """Evaluate positions that have not been, and put the best first."""
        if not lines:
            return
        seats: i64 = lines[0].state.ranked
        share = envy(seats)
        for line in lines:
            if line.value == UNKNOWN:
                line.value = self.value(line.state, seat, seats, share)
        lines.sort(key=by_value)

    def expand(
        self,
        line: Line,
        left: i64,
        seat: i64,
        turns: i64,
        seen: set[int],
        waiting: list[list[Line]],
        found: list[Line],
    ) -> None:
        """Add every position one decision on, to those that go on or to those where the turn is over."""
        choices = Choices()
        line.state.fill(seat, choices)
        for i in range(choices.count):
            child = line.state.quiet()
            child.advance(choices.ids[i], seat, self.out)
            self.positions += 1
            if not self.glance and not is_new(child, seen):
                continue
            reached = Line(child, line, choices.ids[i])
            lines = found if is_over(child, seat, turns) else waiting[min(self.judge.left(child), left)]
            lines.append(reached)
            if len(lines) == CROWD * self.width:
                self.rank(lines, seat)
                del lines[CROWD * self.width // 2 :]

    def value(self, state: State, seat: i64, seats: i64, share: float) -> float:
        """Return what a position means to a seat."""
        if self.glance:
            self.judge.judge_seat(state, seat)
            return self.judge.values[seat]
        self.judge.judge(state)
        return utility(self.judge, seat, seats, share)


def fresh(lines: list[Line], count: int, seen: set[int]) -> list[Line]:
    """Return the first so many lines that lead to something new; two of the same value are taken for one."""
    found: list[Line] = []
    value = UNKNOWN
    for line in lines:
        if (line.value == UNKNOWN or line.value != value) and is_new(line.state, seen):
            found.append(line)
            value = line.value
            if len(found) == count:
                break
    return found


def is_new(state: State, seen: set[int]) -> bool:
    """Tell whether a position has not been seen before; now it has."""
    key = mark(state)
    if key in seen:
        return False
    seen.add(key)
    return True


def mark(state: State) -> int:
    """Return a number that is equal for equal positions of one turn: shorter than a digest, and quicker to make.

    Products and sums wrap around in machine integers; the lowest 62 bits are those of the true sum.
    """
    cells, stack, factors = state.cells, state.stack, FACTORS
    total: i64 = state.step + (state.seat << 8) + state.a * factors[0] + state.b * factors[1]
    for i in range(len(cells)):
        total += cells[i] * factors[i + 2]
    first = len(cells) + 2
    for i in range(len(stack)):
        total += stack[i] * factors[first + i]
    return int(total & LONG)


def is_over(state: State, seat: i64, turns: i64) -> bool:
    """Tell whether a turn that began when ``turns`` had begun is over: another begins, or somebody else decides."""
    return state.over or state.turns != turns or state.actor() != seat
