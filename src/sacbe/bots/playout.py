"""Short guided play: every seat takes turns that look good to it at a glance."""

from mypy_extensions import i64

from sacbe.bots.turns import Line, Planner
from sacbe.core.choices import Choices
from sacbe.core.frames import SEALED
from sacbe.core.rng import Generator
from sacbe.core.state import State


def error(random: Generator) -> float:
    """Return a random error with a standard deviation of 1."""
    total: i64 = 0
    for _ in range(4):
        total += random.below(2001) - 1000
    return float(total) / 1155.0


def pick(ends: list[Line], noise: float, random: Generator) -> Line:
    """Return the best end of a turn as it seems through noise, which is how many points a turn may be misjudged by."""
    if noise == 0.0:
        return ends[0]
    best, most = ends[0], -1e9
    for line in ends:
        seeming = line.value + noise * error(random)
        if seeming > most:
            best, most = line, seeming
    return best


class Playout:
    """Plays on from a position, in place of every seat."""

    def __init__(self, planner: Planner, noise: float) -> None:
        self.planner = planner
        self.noise: float = noise
        self.out = Choices()

    def run(self, state: State, seat: i64, turns: i64, random: Generator) -> State:
        """Play on until a seat has finished so many turns, or the game is over; return the position reached."""
        left = turns
        while not state.over:
            actor = state.actor()
            if state.seat == SEALED:
                self.commit(state, actor, random)
                continue
            if actor == seat and left == 0:
                break
            before = state.turns
            state = pick(self.planner.ends(state, actor), self.noise, random).state
            if actor == seat and (state.turns != before or state.over):
                left -= 1
                if left == 0:
                    break
        return state

    def commit(self, state: State, actor: i64, random: Generator) -> None:
        """Take a secret choice at random: nobody can know better what others have in mind."""
        state.fill(actor, self.empty())
        state.advance(self.out.ids[random.below(self.out.count)], actor, self.out)

    def empty(self) -> Choices:
        """Return the list of choices, empty."""
        self.out.count = 0
        return self.out
