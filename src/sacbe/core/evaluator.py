"""What a position is worth: the final points each seat can expect, from named features and learned weights.

A game's ``evaluate.py`` measures the features. What they are worth changes as the game goes on, so there is a row of
weights for some *stages* of the game (the knots), and between two of them the weights change in a straight line.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import SacbeError, unusable
from sacbe.core.frames import OVER
from sacbe.core.inputs import MOST_SEATS, Inputs
from sacbe.core.net import Net, NetWeights
from sacbe.core.state import State

__all__ = ["MOST_SEATS", "Evaluator", "Weights", "read_weights"]

TIE_BREAK: Final = 0.01
"""What a step of a tie-break is worth in points: less than the smallest part of a point."""


class Weights:
    """Learned numbers: for each knot a weight for each feature, how they were made, and a net that corrects them."""

    def __init__(
        self,
        features: Sequence[str],
        knots: Sequence[int],
        rows: Sequence[Sequence[float]],
        made: dict[str, object],
        net: NetWeights | None = None,
    ) -> None:
        self.features = tuple(features)
        self.knots = tuple(knots)
        self.rows = [[float(weight) for weight in row] for row in rows]
        self.made = made
        self.net = net

    def with_net(self, net: NetWeights | None) -> "Weights":
        """Return the same weights, corrected by another net or by none."""
        return Weights(self.features, self.knots, self.rows, self.made, net)

    def at(self, stage: int) -> list[float]:
        """Return the weights at a stage."""
        knots = self.knots
        if stage <= knots[0]:
            return self.rows[0]
        for i in range(1, len(knots)):
            if stage <= knots[i]:
                part = (stage - knots[i - 1]) / (knots[i] - knots[i - 1])
                return [a + (b - a) * part for a, b in zip(self.rows[i - 1], self.rows[i], strict=True)]
        return self.rows[-1]

    def save(self, file: Path) -> None:
        """Write the weights, a line for each feature, so that two sets can be compared."""
        lines = [
            f"  {json.dumps(name)}: {json.dumps([round(row[i], 4) for row in self.rows])}"
            for i, name in enumerate(self.features)
        ]
        head = f'{{\n "made": {json.dumps(self.made)},\n "knots": {json.dumps(list(self.knots))},\n "weights": {{\n'
        file.write_text(head + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")


def read_weights(file: Path) -> Weights:
    """Read weights that :meth:`Weights.save` wrote."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        columns = list(data["weights"].values())
        rows = [[float(column[i]) for column in columns] for i in range(len(data["knots"]))]
        return Weights(list(data["weights"]), data["knots"], rows, data["made"])
    except (OSError, ValueError, KeyError, IndexError, TypeError) as error:
        raise SacbeError("error-weights", {"file": file.name, "reason": unusable(error)}) from None


def no_weights() -> Weights:
    """Return the weights of a game that has no evaluation: nothing is to come but the points there are."""
    return Weights(("any",), (0,), [[0.0]], {})


class Evaluator:
    """Measures positions of one game, and weighs what it measured. Its results lie in ``values`` until the next use."""

    def __init__(self, features: tuple[str, ...], stages: int, weights: Weights, inputs: Inputs | None = None) -> None:
        if weights.features != features:
            raise SacbeError("error-features")
        self.size: i64 = len(features)
        self.stages = stages
        self.inputs: Inputs = inputs or Inputs(features, stages)
        """What a net is told; where a game does not say, its features and the stage."""
        self.net: Net | None = Net(self.inputs, weights.net) if weights.net else None
        self.stage: i64 = 0
        self.first: i64 = 0
        self.end: i64 = 0
        """The seats that are measured: from ``first`` to before ``end``."""
        self.x: vec[float] = vec[float]([0.0] * (MOST_SEATS * len(features)))
        """The features measured last, a row for each seat."""
        self.values: vec[float] = vec[float]([0.0] * MOST_SEATS)
        """The final points each seat can expect."""
        self.table: vec[float] = vec[float]([weight for stage in range(stages) for weight in weights.at(stage)])
        self.width = 60
        """How many positions of each layer of decisions are worth following when a turn is planned with care."""
        self.narrow = 4
        """The same for a glance, which evaluates only the seat to move."""
        self.ahead = 2
        """How many of its turns a search should play on for."""
        self.branches = 4
        """In how many ways it should try to play each of the turns that lie ahead."""
        self.worlds = 1 << 20
        """And in how many worlds, each with its own answer to what cannot be known: few are looked at more deeply."""
        self.learning_width = 10
        """How many positions of each layer players follow while learning: fewer than in earnest, for more games."""

    def measure(self, state: State) -> None:
        """Set the stage, and the features of the seats from ``first`` to ``end``; they are all 0 before."""
        raise NotImplementedError

    def left(self, state: State) -> i64:
        """Return how much of a turn is left, never growing within it: a plan compares only positions with the same
        amount left.

        Where a game does not say, positions are compared after the same number of decisions.
        """
        return 0

    def measure_all(self, state: State) -> None:
        """Measure all seats with a score."""
        self.first, self.end = 0, state.ranked
        self.clear()
        self.measure(state)

    def judge(self, state: State) -> None:
        """Work out what each seat can expect: its score at the end, before that its points and what is yet to come."""
        self.first, self.end = 0, state.ranked
        self.weigh(state)

    def judge_seat(self, state: State, seat: i64) -> None:
        """Work out what one seat can expect."""
        self.first, self.end = seat, seat + 1
        self.weigh(state)

    def weigh(self, state: State) -> None:
        """Measure and weigh the seats in question."""
        unit = float(state.rules.unit)
        if state.step == OVER:
            for seat in range(self.first, self.end):
                self.values[seat] = float(state.units(seat)) / unit + TIE_BREAK * float(state.tie_break(int(seat)))
            return
        self.clear()
        self.measure(state)
        for seat in range(self.first, self.end):
            self.values[seat] = float(state.units(seat)) / unit + self.product(seat)
        net = self.net
        if net is not None:
            net.correct(state, self.x, self.stage, self.first, self.end, self.values)

    def product(self, seat: i64) -> float:
        """Return what the features of a seat are worth; four sums side by side, so that none waits for the others."""
        x, table = self.x, self.table
        row, weights = seat * self.size, self.stage * self.size
        a, b, c, d = 0.0, 0.0, 0.0, 0.0
        whole = self.size & ~3
        for i in range(i64(0), whole, 4):
            a += x[row + i] * table[weights + i]
            b += x[row + i + 1] * table[weights + i + 1]
            c += x[row + i + 2] * table[weights + i + 2]
            d += x[row + i + 3] * table[weights + i + 3]
        for i in range(whole, self.size):
            a += x[row + i] * table[weights + i]
        return (a + b) + (c + d)

    def clear(self) -> None:
        """Set the features of the seats in question to 0."""
        x = self.x
        for i in range(self.first * self.size, self.end * self.size):
            x[i] = 0.0


class PointsOnly(Evaluator):
    """Expects the points that seats have: for games that have no evaluation of their own."""

    def __init__(self) -> None:
        super().__init__(("any",), 1, no_weights())
        self.ahead = 1

    def measure(self, state: State) -> None:
        """Measure nothing."""
