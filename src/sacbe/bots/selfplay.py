"""Games that bots play among themselves: what evaluations learn from, and duels between two sets of weights."""

from mypy_extensions import i64

from sacbe.bots.custom import Player
from sacbe.bots.greedy import Greedy
from sacbe.bots.whims import chance
from sacbe.core.evaluator import Evaluator, Weights
from sacbe.core.rng import Generator
from sacbe.core.state import State


class Notes:
    """What is noted down after every turn of a game."""

    def take(self, state: State, mover: i64, random: Generator) -> None:
        """Note down what somebody's turn has led to."""
        raise NotImplementedError


class Samples(Notes):
    """Features at the ends of turns: the stage, a seat, its features and its points."""

    def __init__(self, judge: Evaluator) -> None:
        self.judge = judge
        self.stages: list[int] = []
        self.features: list[list[float]] = []
        self.seats: list[int] = []
        self.points: list[float] = []
        """The points of the seat then."""

    def take(self, state: State, mover: i64, random: Generator) -> None:
        """Take a sample of the seat that has just moved, and now and then of the others."""
        self.judge.measure_all(state)
        for seat in range(state.ranked):
            if seat == mover or random.below(4) == 0:
                self.note(state, seat)

    def note(self, state: State, seat: i64) -> None:
        """Remember what has just been measured for a seat."""
        judge = self.judge
        first = seat * judge.size
        self.stages.append(int(judge.stage))
        self.features.append([judge.x[i] for i in range(first, first + judge.size)])
        self.seats.append(int(seat))
        self.points.append(float(state.units(seat)) / float(state.rules.unit))


class Told(Notes):
    """What a net is told of all seats at the ends of turns, seat after seat, and what the weights alone expect."""

    def __init__(self, judge: Evaluator) -> None:
        self.judge = judge
        self.features: list[list[int]] = []
        self.columns: list[list[int]] = []
        self.expected: list[float] = []

    def take(self, state: State, mover: i64, random: Generator) -> None:
        """Take a sample of every seat."""
        judge = self.judge
        judge.judge(state)
        for seat in range(state.ranked):
            features, columns = judge.inputs.read(state, judge.x, seat * judge.size, judge.stage, seat)
            self.features.append(features)
            self.columns.append(columns)
            self.expected.append(judge.values[seat])


def play(state: State, players: list[Player], seed: int, notes: Notes | None, inside: float = 0.0) -> None:
    """Play a game to its end; each seat sees only what it may know.

    Note down what every turn leads to, and such a part of the positions inside turns.
    """
    random = Generator(seed)
    while not state.over:
        seat = state.actors[0]
        turns = state.turns
        known = state.determinized(seat, int(random.next32()))
        state.apply(players[seat].choose(known, seat), seat)
        if notes is None or state.over:
            continue
        if state.turns != turns or (inside > 0.0 and chance(inside, random)):
            notes.take(state, seat, random)


def duel(
    state: State, seed: int, width: int, new: Weights, old: Weights, first: int
) -> tuple[float, list[float], list[float]]:
    """Have two sets of weights play a game on changing seats; return what share of it the new ones won, and points.

    ``first`` says which seats are whose: the old ones have those that are odd with it.
    """
    side = [(seat + first) % 2 for seat in range(state.players)]
    seats = [Greedy(seed + s, width, 0.0, old if side[s] else new) for s in range(state.players)]
    play(state, list(seats), seed, None)
    won = sum(1 for seat in state.winners if side[seat] == 0) / len(state.winners)
    points: tuple[list[float], list[float]] = ([], [])
    for seat in range(state.players):
        points[side[seat]].append(state.scores[seat])
    return won, points[0], points[1]
