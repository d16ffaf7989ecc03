"""Fitting a net to what games showed: TD(lambda) targets, AdamW, and whole numbers out of it.

Four inputs exist in learning only: how the seat errs (its noise, its whim and the square of that) and how many rounds
ago the game was played. They are 0 in play, so the net learns what a position is worth to somebody without errors.
"""

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from sacbe.bots.learning import numpy
from sacbe.bots.lessons import NOWHERE, side_by_side
from sacbe.core.inputs import FINENESS, Inputs
from sacbe.core.net import UNIT_BITS, NetWeights

SECRETS: Final = 4
"""Inputs that exist in learning only."""
POINTS: Final = 10.0
"""Points that one step of the output means."""
HELD_OUT: Final = 7
"""Every so many games one is not learned from: it shows which pass was the best."""
Watcher = Callable[[int, int], None]


class Course(NamedTuple):
    """How a net is fitted."""

    first: int = 48
    second: int = 16
    passes: int = 12
    part: float = 0.25
    """What part of all samples, drawn anew, a pass goes through."""
    batch: int = 256
    rate: float = 1e-3
    last_rate: float = 1e-4
    decay: float = 0.3
    trust: float = 0.1
    """How much of a target comes from what the net itself expects a turn later."""
    renewed: int = 3
    """After how many passes targets are made anew."""
    nets: int = 1
    """How many nets are fitted side by side; the mean of what they say has fewer errors for a plan to find."""


class Memory:
    """All samples of some rounds, the newest last."""

    def __init__(self, rounds: Sequence[Sequence[Path]], columns: int) -> None:
        np = numpy()
        parts: dict[str, list[Any]] = {}
        for age, files in enumerate(reversed(rounds)):
            for file in files:
                with np.load(file) as found:
                    for key in found.files:
                        parts.setdefault(key, []).append(found[key])
                    parts.setdefault("age", []).append(np.full(len(found["final"]), age, np.float32))
        self.columns = side_by_side(parts.pop("columns"))
        self.columns[self.columns == NOWHERE] = columns
        whole = {key: np.concatenate(part) for key, part in parts.items()}
        self.features, self.expected, self.final = whole["features"], whole["expected"], whole["final"]
        self.left, self.seats = whole["left"], whole["seats"]
        noise, whim = whole["errors"].T
        self.secrets = np.stack([noise, whim, whim * whim, whole["age"] / 4], axis=1).astype(np.float32)
        self.held_out = whole["number"] % HELD_OUT == 0
        self.size = len(self.final)
        self.games = round(float((1 / self.seats[self.left == 0]).sum()))

    def targets(self, expected: Any, trust: float) -> Any:
        """Return what every sample should expect: in part what is expected a turn later, for the rest its target."""
        np = numpy()
        targets = self.final.copy()
        for left in range(1, int(self.left.max()) + 1):
            here = np.nonzero(self.left == left)[0]
            after = here + self.seats[here]
            targets[here] = trust * expected[after] + (1 - trust) * targets[after]
        return targets


class NetFit:
    """A net with broken numbers, on its way."""

    def __init__(self, memory: Memory, inputs: Inputs, course: Course, seed: int) -> None:
        np = self.np = numpy()
        self.memory, self.inputs, self.course = memory, inputs, course
        self.random = np.random.default_rng(seed)
        self.count = int(inputs.features)
        self.all = len(inputs.columns)
        chosen = memory.features[:: max(1, memory.size // 50_000)].astype(np.float32)
        spread = chosen.std(axis=0)
        self.scale = np.where(spread > 0, 1 / np.maximum(spread, 0.5), 0).astype(np.float32)
        self.reach = np.abs(memory.features.astype(np.int32)).max(axis=0)
        size = self.all - self.count

        def random(rows: int, columns: int, fan: float) -> Any:
            return (self.random.standard_normal((rows, columns)) * math.sqrt(2 / fan)).astype(np.float32)

        def zeros(*shape: int) -> Any:
            return np.zeros(shape, np.float32)

        # Signs begin at 0, so that one that is never met means nothing.
        self.params = [
            random(self.count, course.first, 2 * self.count),
            zeros(size, course.first),
            zeros(SECRETS, course.first),
            zeros(course.first),
            random(course.first, course.second, course.first),
            zeros(course.second),
            random(course.second, 1, 100.0 * course.second),
            zeros(1),
        ]
        self.decayed = [True, True, True, False, True, False, True, False]
        self.first_moments = [np.zeros_like(p) for p in self.params]
        self.second_moments = [np.zeros_like(p) for p in self.params]
        self.steps = 0

    def batch(self, rows: Any) -> tuple[Any, Any, Any]:
        """Return what the net is told of some samples: features, signs and secrets."""
        np, memory = self.np, self.memory
        features = memory.features[rows] * self.scale
        wide = self.all + 1
        at = memory.columns[rows].astype(np.int64) + np.arange(len(rows))[:, None] * wide
        signs = np.bincount(at.ravel(), minlength=len(rows) * wide).reshape(len(rows), wide)
        return features, signs[:, self.count : self.all].astype(np.float32), memory.secrets[rows]

    def forward(self, told: tuple[Any, Any, Any]) -> tuple[Any, Any, Any]:
        """Return what both layers give, and the output."""
        np, p = self.np, self.params
        features, signs, secrets = told
        first = np.maximum(features @ p[0] + signs @ p[1] + secrets @ p[2] + p[3], 0)
        second = np.maximum(first @ p[4] + p[5], 0)
        return first, second, (second @ p[6] + p[7])[:, 0]

    def expectations(self) -> Any:
        """Return the final points that are expected of every sample."""
        np = self.np
        out = [
            self.forward(self.batch(np.arange(first, min(first + 4096, self.memory.size))))[2]
            for first in range(0, self.memory.size, 4096)
        ]
        return self.memory.expected + POINTS * np.concatenate(out)

    def learn(self, rows: Any, targets: Any, rate: float) -> None:
        """Take one step."""
        told = self.batch(rows)
        first, second, out = self.forward(told)
        rest = (targets[rows] - self.memory.expected[rows]) / POINTS
        wrong = (2 * (out - rest) / len(rows)).astype(self.np.float32)[:, None]
        back = (wrong @ self.params[6].T) * (second > 0)
        front = (back @ self.params[4].T) * (first > 0)
        slopes = [
            *(part.T @ front for part in told),
            front.sum(axis=0),
            first.T @ back,
            back.sum(axis=0),
            second.T @ wrong,
            wrong.sum(axis=0),
        ]
        self.move(slopes, rate)

    def move(self, slopes: Sequence[Any], rate: float) -> None:
        """Follow the slopes as AdamW does."""
        self.steps += 1
        for i, slope in enumerate(slopes):
            one, two, param = self.first_moments[i], self.second_moments[i], self.params[i]
            one += 0.1 * (slope - one)
            two += 0.001 * (slope * slope - two)
            if self.decayed[i]:
                param *= 1 - rate * self.course.decay
            spread = self.np.sqrt(two / (1 - 0.999**self.steps)) + 1e-8
            param -= (rate / (1 - 0.9**self.steps)) * one / spread

    def run(self, watch: Watcher) -> list[float]:
        """Go through all passes, and keep the best by the games held out; return their errors, pass by pass."""
        course, memory = self.course, self.memory
        learned, held = self.np.nonzero(~memory.held_out)[0], self.np.nonzero(memory.held_out)[0]
        targets = memory.final
        best, errors = [p.copy() for p in self.params], []
        share = math.ceil(len(learned) * course.part)
        for number in range(course.passes):
            if number and number % course.renewed == 0:
                targets = memory.targets(self.expectations(), course.trust)
            rate = course.rate * (course.last_rate / course.rate) ** (number / max(course.passes - 1, 1))
            drawn = self.random.permutation(learned)[:share]
            for first in range(0, share, course.batch):
                self.learn(drawn[first : first + course.batch], targets, rate)
            errors.append(self.error(held))
            if errors[-1] == min(errors):
                best = [p.copy() for p in self.params]
            watch(number + 1, course.passes)
        self.params = best
        return errors

    def error(self, rows: Any) -> float:
        """Return the mean squared error of what is expected against how games ended."""
        np, memory = self.np, self.memory
        total = 0.0
        for part in np.array_split(rows, max(1, len(rows) // 4096)):
            out = self.forward(self.batch(part))[2]
            total += float(((memory.expected[part] + POINTS * out - memory.final[part]) ** 2).sum())
        return total / max(len(rows), 1)

    def become(self, nets: "Sequence[NetFit]") -> None:
        """Say from now on the mean of what some nets say, each of which has a block of the layers for itself."""
        np, course, p = self.np, nets[0].course, self.params
        for i in range(4):
            p[i] = np.concatenate([net.params[i] for net in nets], axis=-1)
        p[4] = np.zeros((len(nets) * course.first, len(nets) * course.second), np.float32)
        for n, net in enumerate(nets):
            rows = slice(n * course.first, (n + 1) * course.first)
            p[4][rows, n * course.second : (n + 1) * course.second] = net.params[4]
        p[5] = np.concatenate([net.params[5] for net in nets])
        p[6] = np.concatenate([net.params[6] for net in nets]) / len(nets)
        p[7] = sum(net.params[7] for net in nets) / len(nets)

    # -- whole numbers -------------------------------------------------------------------------------------------------

    def whole(self, made: dict[str, object]) -> NetWeights:
        """Return the net in whole numbers, as fine as there is room for in the lanes of sums."""
        np, p, inputs = self.np, self.params, self.inputs
        columns = np.concatenate([p[0] * self.scale[:, None], p[1]]).astype(float)
        names = inputs.columns
        met = {name: columns[i] for i, name in enumerate(names) if columns[i].any()}
        reach = {name: int(self.reach[i]) for i, name in enumerate(names[: self.count]) if name in met}
        bias = p[3].astype(float)
        most = self.largest(met, reach, bias)
        first_bits = min(16, math.floor(math.log2((2**20 - 2**15) / most.max())))
        second = p[4].astype(float)
        outs = most[:, None] * 2**UNIT_BITS + 1
        room = (outs * (np.abs(second) + 2**-10)).sum(axis=0) + np.abs(p[5]) * 2**UNIT_BITS
        second_bits = min(12, math.floor(math.log2((2**31 - 2**20) / room.max())))
        third_bits = 10

        def ints(numbers: Any, bits: int) -> list[Any]:
            return list(np.rint(np.asarray(numbers, float) * 2.0**bits).astype(int).tolist())

        return NetWeights(
            {name: ints(column, first_bits) for name, column in met.items()},
            reach,
            ints(bias, first_bits),
            ints(second, second_bits),
            ints(p[5], second_bits + UNIT_BITS),
            ints(p[6][:, 0] * POINTS, third_bits),
            ints([p[7][0] * POINTS], third_bits + UNIT_BITS)[0],
            (first_bits, second_bits, third_bits),
            made,
        )

    def largest(self, met: dict[str, Any], reach: dict[str, int], bias: Any) -> Any:
        """Return how large the sum of each unit of the first layer can get at most."""
        np = self.np
        most = np.abs(bias) + sum(size * np.abs(met[name]) for name, size in reach.items())
        for names, times in self.inputs.groups:
            found = [np.abs(met[name]) for name in names if name in met]
            if found:
                most = most + times * np.max(found, axis=0)
        return most


assert FINENESS == 4.0  # features are learned in quarters, as they are told
