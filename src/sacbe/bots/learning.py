"""Learning the weights of an evaluation from games that bots play among themselves; comparing two sets of weights."""

from importlib import import_module
from typing import Any

from sacbe.bots.greedy import Greedy
from sacbe.bots.judge import evaluator_of, weights_file, weights_of
from sacbe.bots.selfplay import Samples, duel, play
from sacbe.bots.whims import tempered
from sacbe.core.errors import SacbeError
from sacbe.core.evaluator import Weights
from sacbe.core.game import Game

NOISE = 1.5
"""How many points players misjudge turns by, so that they try out what they do not yet think best."""
WHIM = 0.6
"""How much a player's temper changes weights, in parts of what was first guessed for them.

Without it nobody would ever try what nobody does, and nothing could be learned about it.
"""
PULL = 100.0
"""How strongly new weights are held to the old ones: as strongly as by this many samples."""
SPREAD = 0.05
"""What is added to the spread of a feature, so that rare ones are held, too."""
TRUST = 0.3
"""How much of what is learned comes from what the seat itself expected after its next turn, the rest from later on."""
Arrays = tuple[Any, ...]


def numpy() -> Any:
    """Return numpy, which only learning needs."""
    try:
        return import_module("numpy")
    except ImportError:
        raise SacbeError("error-numpy") from None


def start_weights(name: str) -> Weights:
    """Return the weights there are; features that are new begin with what they seem worth."""
    file = weights_file(name)
    first: Weights = import_module(f"sacbe.{name}.evaluate").first_weights()
    if not file.is_file():
        return first
    old = weights_of(name)
    for i, feature in enumerate(first.features):
        if feature in old.features:
            place = old.features.index(feature)
            for row, stage in zip(first.rows, first.knots, strict=True):
                row[i] = old.at(stage)[place]
    return first


def collect(game: Game, counts: list[int], games: int, seed: int, weights: Weights) -> Arrays:
    """Have bots play among themselves, with some noise; return what was seen, a row for each sample.

    A row has the stage, the features, the points then and at the end, and how many rows later the same seat follows.
    """
    np = numpy()
    parts = []
    first: Weights = import_module(f"sacbe.{game.name}.evaluate").first_weights()
    judge = evaluator_of(game.name, weights)
    width = judge.learning_width
    for number in range(games):
        state = game.start(counts[number % len(counts)], seed + number)
        state.history = None
        seeds = [(seed + number) * 10 + s for s in range(state.players)]
        seats = [Greedy(own, width, NOISE, tempered(weights, first, WHIM, own)) for own in seeds]
        samples = Samples(judge)
        play(state, list(seats), seed + number, samples)
        final = [state.scores[seat] for seat in samples.seats]
        columns = (samples.stages, samples.features, samples.points, final, steps_to_next(samples.seats))
        parts.append([np.array(column, np.float32 if i == 1 else float) for i, column in enumerate(columns)])
    return tuple(np.concatenate(one) for one in zip(*parts, strict=True))


def steps_to_next(seats: list[int]) -> list[int]:
    """Return for each sample how many samples later the same seat follows; 0 where it does not.

    >>> steps_to_next([0, 1, 1, 0])
    [3, 1, 0, 0]
    """
    following: dict[int, int] = {}
    steps = [0] * len(seats)
    for i in range(len(seats) - 1, -1, -1):
        steps[i] = following.get(seats[i], i) - i
        following[seats[i]] = i
    return steps


class Fitting:
    """Least squares over all knots at once; between two knots a sample counts for both."""

    def __init__(self, memory: list[Arrays], old: Weights) -> None:
        np = self.np = numpy()
        self.stages, self.features, self.points, self.final, self.steps = (
            np.concatenate(one) for one in zip(*memory, strict=True)
        )
        self.old, self.size, knots = old, len(old.features), np.array(old.knots)
        self.place = np.clip(np.searchsorted(knots, self.stages, side="right") - 1, 0, len(knots) - 2)
        span = knots[self.place + 1] - knots[self.place]
        self.part = np.clip((self.stages - knots[self.place]) / span, 0.0, 1.0)[:, None]
        self.weights = np.array(old.rows)

    def expected(self) -> Any:
        """Return the final points that the weights expect of every sample."""
        rows = self.weights[self.place] * (1 - self.part) + self.weights[self.place + 1] * self.part
        return self.points + (rows * self.features).sum(axis=1)

    def targets(self, trust: float) -> Any:
        """Return what every sample should expect: the result, and in part what its seat expected later on the way."""
        expected, targets = self.expected(), self.final.copy()
        for i in range(len(targets) - 1, -1, -1):
            if self.steps[i]:
                after = i + int(self.steps[i])
                targets[i] = trust * expected[after] + (1 - trust) * targets[after]
        return targets

    def solve(self, targets: Any, pull: Any) -> float:
        """Move the weights towards what explains the targets, each held by its pull; return the mean error before."""
        np, knots, size = self.np, len(self.old.knots), self.size
        rest = targets - self.expected()
        square, right = np.diag(np.tile(pull, knots)), np.zeros(knots * size)
        for at in range(knots - 1):
            chosen = self.place == at
            x, u = self.features[chosen].astype(float), self.part[chosen]
            both = np.concatenate([x * (1 - u), x * u], axis=1)
            columns = slice(at * size, (at + 2) * size)
            square[columns, columns] += both.T @ both
            right[columns] += both.T @ rest[chosen]
        self.weights = self.weights + np.linalg.solve(square, right).reshape(knots, size)
        return float((rest @ rest / len(rest)) ** 0.5)


def fit(memory: list[Arrays], old: Weights) -> tuple[float, Weights]:
    """Return the mean error before fitting, and the weights that explain the samples best, held to the old ones.

    The first feature is 1 everywhere. What all expect is set right first, for only then can a later expectation
    stand in for a result, which is full of luck.
    """
    fitting = Fitting(memory, old)
    spread = fitting.features.astype(float).var(axis=0) + SPREAD
    level, all_of_it = 1e9 * spread, PULL * spread
    level[0] = all_of_it[0] = 1e-6
    deviation = fitting.solve(fitting.final, level)
    fitting.solve(fitting.targets(TRUST), all_of_it)
    return deviation, Weights(old.features, old.knots, fitting.weights.tolist(), {})


def compare(
    game: Game, counts: list[int], games: int, seed: int, new: Weights, old: Weights
) -> tuple[float, tuple[float, float]]:
    """Have two sets of weights play each other; return the games won by the new ones, and mean points."""
    won, width = 0.0, evaluator_of(game.name, new).learning_width
    points: tuple[list[float], list[float]] = ([], [])
    for number in range(games):
        state = game.start(counts[number // 2 % len(counts)], seed + number // 2)
        state.history = None
        share, ours, theirs = duel(state, seed + number // 2, width, new, old, number)
        won += share
        points[0].extend(ours)
        points[1].extend(theirs)
    return won, (sum(points[0]) / len(points[0]), sum(points[1]) / len(points[1]))
