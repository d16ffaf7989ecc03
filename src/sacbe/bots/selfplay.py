"""Games that bots play among themselves: what the evaluation learns from, and matches between two sets of weights."""

from mypy_extensions import i64

from sacbe.bots.custom import Player
from sacbe.core.evaluator import Evaluator
from sacbe.core.rng import Generator
from sacbe.core.state import State


class Samples:
    """Positions at the ends of turns: the stage, a seat, its features and its points."""

    def __init__(self) -> None:
        self.stages: list[int] = []
        self.features: list[list[float]] = []
        self.seats: list[int] = []
        self.points: list[float] = []
        """The points of the seat then."""

    def note(self, judge: Evaluator, state: State, seat: i64) -> None:
        """Remember what has just been measured for a seat."""
        first = seat * judge.size
        self.stages.append(int(judge.stage))
        self.features.append([judge.x[i] for i in range(first, first + judge.size)])
        self.seats.append(int(seat))
        self.points.append(float(state.units(seat)) / float(state.rules.unit))


def play(state: State, players: list[Player], seed: int, samples: Samples | None, judge: Evaluator | None) -> None:
    """Play a game to its end; each seat sees only what it may know. Take samples after every turn."""
    random = Generator(seed)
    while not state.over:
        seat = state.actors[0]
        turns = state.turns
        known = state.determinized(seat, int(random.next32()))
        state.apply(players[seat].choose(known, seat), seat)
        if samples is not None and judge is not None and not state.over and state.turns != turns:
            take_samples(state, seat, samples, judge, random)


def take_samples(state: State, mover: i64, samples: Samples, judge: Evaluator, random: Generator) -> None:
    """Take a sample of the seat that has just moved, and now and then of the others."""
    judge.measure_all(state)
    for seat in range(state.ranked):
        if seat == mover or random.below(4) == 0:
            samples.note(judge, state, seat)
