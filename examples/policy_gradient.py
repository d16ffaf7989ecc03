"""Learn Tikal for two from nothing, by a policy gradient on a batch of games, with numpy alone.

One net plays both seats. What an action was worth is told by points: the change of the lead after it, and what the net
itself expects of the rest of the game (actor-critic, generalized advantages). Illegal actions are masked out.

Run with: python examples/policy_gradient.py [MINUTES [CURVE.svg]]
"""

import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import sacbe
from sacbe.arena.svg import Scale, picture, tag, text

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

GAMES = 128
"""Games side by side."""
STEPS = 64
"""Decisions of each game between two lessons."""
HIDDEN = 128
POINTS = 20.0
"""So many points are 1 to the net."""
DISCOUNT, TRACE = 0.99, 0.95
ENTROPY = 0.01
RATE = 1e-3
EVERY = 5
"""Lessons between two tests."""


class Net:
    """One hidden layer; from it a number for every action, and the lead that is still to come."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        shapes = [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, actions), (actions,), (HIDDEN, 1), (1,)]
        begun = [random.normal(0, 0.5 / np.sqrt(shape[0]), shape).ravel() for shape in shapes]
        self.numbers = np.concatenate(begun).astype(np.float32)
        """All weights in one row; ``weights`` are its parts."""
        ends = np.cumsum([part.size for part in begun])
        parts = np.split(self.numbers, ends[:-1])
        self.weights = [part.reshape(shape) for part, shape in zip(parts, shapes, strict=True)]
        self.mean, self.square = np.zeros_like(self.numbers), np.zeros_like(self.numbers)
        self.lessons = 0

    def think(self, rows: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """Return the hidden layer, the chance of every action, and the value of each position."""
        first, bias, policy, policy_bias, value, value_bias = self.weights
        hidden = np.tanh(rows @ first + bias)
        wishes = np.where(masks, hidden @ policy + policy_bias, -np.inf)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ value + value_bias)[:, 0]

    def learn(self, rows: Floats, masks: NDArray[np.bool_], actions: Ints, gains: Floats, targets: Floats) -> None:
        """Make actions likelier by what they gained, and values more like the targets."""
        hidden, chances, values = self.think(rows, masks)
        surprise = np.log(np.maximum(chances, 1e-12))
        wishes = chances * (gains[:, None] + ENTROPY * (surprise - (chances * surprise).sum(axis=1, keepdims=True)))
        wishes[np.arange(len(actions)), actions] -= gains
        errors = (values - targets)[:, None]
        back = (wishes @ self.weights[2].T + errors @ self.weights[4].T) * (1 - hidden * hidden)
        slopes = [rows.T @ back, back.sum(0), hidden.T @ wishes, wishes.sum(0), hidden.T @ errors, errors.sum(0)]
        self._descend(np.concatenate([slope.ravel() / len(rows) for slope in slopes], dtype=np.float32))

    def _descend(self, slope: Floats) -> None:
        """Take a step of Adam; a slope that is too steep is shortened."""
        self.lessons += 1
        slope *= min(1.0, 0.5 / float(np.linalg.norm(slope)))
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        pace = RATE * np.sqrt(1 - 0.999**self.lessons) / (1 - 0.9**self.lessons)
        self.numbers -= pace * self.mean / (np.sqrt(self.square) + 1e-8)


class Games:
    """Games side by side, as the net wants to see them."""

    def __init__(self, count: int, seed: int) -> None:
        self.batch = sacbe.batch("tikal", players=2, count=count, seed=seed, reward="margin")
        self.masks = np.asarray(self.batch.masks).view(np.bool_)
        self.seats = np.asarray(self.batch.seats)
        self.ends = np.asarray(self.batch.ends)
        self.rewards = np.asarray(self.batch.rewards)
        self._rows = np.asarray(self.batch.observations)
        names = self.batch.observation.names
        self._points = [[i for i, name in enumerate(names) if name.startswith(f"seat {k} points")] for k in (0, 1)]
        self.everywhere = np.arange(count)

    @property
    def rows(self) -> Floats:
        """What the seats to move see; large numbers are told by their order of magnitude."""
        rows: Floats = self._rows.astype(np.float32)
        squeezed: Floats = np.copysign(np.log1p(np.abs(rows)), rows)
        return squeezed

    @property
    def leads(self) -> Floats:
        """By how many points the seats to move are ahead."""
        own, other = (self._rows[:, points].sum(axis=1) for points in self._points)
        leads: Floats = ((own - other) / POINTS).astype(np.float32)
        return leads

    def step(self, actions: Ints) -> tuple[Floats, Floats]:
        """Take an action in each game; return by how much the lead has grown, and whose the next position is:
        1 the same seat's, -1 the other's, 0 nobody's.
        """
        movers, before = self.seats.copy(), self.leads
        self.batch.step(actions)
        turns = np.where(self.ends, 0, np.where(self.seats == movers, 1, -1)).astype(np.float32)
        final = (self.rewards[self.everywhere, movers] / POINTS).astype(np.float32)
        return np.where(self.ends, final, turns * self.leads) - before, turns


@dataclass
class Lesson:
    """What was seen and done in ``STEPS`` decisions of every game."""

    rows: Floats
    masks: NDArray[np.bool_]
    actions: Ints
    gains: Floats
    targets: Floats


def drawn(chances: Floats, random: np.random.Generator) -> Ints:
    """Draw an action for each game."""
    sums = chances.cumsum(axis=1)
    below: Ints = (sums < random.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1)
    return below


def play(net: Net, games: Games, random: np.random.Generator) -> Lesson:
    """Play on, and judge every action by what came of it."""
    rows, masks, actions, gains, turns, values = [], [], [], [], [], []
    for _ in range(STEPS):
        rows.append(games.rows)
        masks.append(games.masks.copy())
        _, chances, value = net.think(rows[-1], masks[-1])
        values.append(value)
        actions.append(drawn(chances, random))
        gain, turn = games.step(actions[-1])
        gains.append(gain)
        turns.append(turn)
    values.append(net.think(games.rows, games.masks)[2])
    advantages = advantages_of(np.array(gains), np.array(turns), np.array(values))
    targets = advantages + np.array(values[:-1])
    spread = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    return Lesson(*map(np.concatenate, (rows, masks, actions, spread, targets)))


def advantages_of(gains: Floats, turns: Floats, values: Floats) -> Floats:
    """Return how much better than expected everything went, for whoever decided it.

    What is good for one is bad for the other: where the next decision is the other's, its value counts negative.
    """
    advantages, later = np.zeros_like(gains), np.zeros_like(gains[0])
    for step in reversed(range(len(gains))):
        surprise = gains[step] + DISCOUNT * turns[step] * values[step + 1] - values[step]
        advantages[step] = later = surprise + DISCOUNT * TRACE * turns[step] * later
    return advantages


def tested(net: Net, count: int, seed: int) -> float:
    """Return the share of games that the net wins against random play, in half of them as the first."""
    games, random, dice = Games(count, seed), np.random.default_rng(seed), sacbe.Generator(seed)
    own, open_games, won = np.arange(count) % 2, np.ones(count, np.bool_), 0.0
    while open_games.any():
        chances = net.think(games.rows, games.masks)[1]
        anything = np.array(games.batch.sample(dice))
        games.batch.step(np.where(games.seats == own, drawn(chances, random), anything))
        ended = open_games & (games.ends == 1)
        margins = games.rewards[games.everywhere, own][ended]
        won += float((margins > 0).sum() + 0.5 * (margins == 0).sum())
        open_games &= ~ended
    return won / count


def learn(minutes: float, seed: int = 1, tests: int = 200) -> tuple[Net, list[tuple[float, float]]]:
    """Learn for some minutes; return the net, and after how many minutes it won how many of its games."""
    games, random = Games(GAMES, seed), np.random.default_rng(seed)
    net = Net(games.rows.shape[1], games.masks.shape[1], seed)
    began, testing = time.monotonic(), 0.0
    curve = [(0.0, tested(net, tests, seed))]
    while (spent := (time.monotonic() - began - testing) / 60) < minutes:
        lesson = play(net, games, random)
        for part in np.array_split(random.permutation(len(lesson.actions)), 4):
            net.learn(
                lesson.rows[part], lesson.masks[part], lesson.actions[part], lesson.gains[part], lesson.targets[part]
            )
        if net.lessons % (4 * EVERY) == 0:
            started = time.monotonic()
            curve.append((spent, tested(net, tests, seed)))
            testing += time.monotonic() - started
            print(
                f"{spent:5.1f} minutes  {net.lessons * STEPS * GAMES // 4:>9,} decisions  {curve[-1][1]:.0%} won",
                flush=True,
            )
    return net, [*curve, (spent, tested(net, 2 * tests, seed + 1))]


def draw(curve: list[tuple[float, float]], file: Path) -> None:
    """Draw the curve as SVG."""
    across, up = Scale(0, max(minutes for minutes, _ in curve), 60, 700), Scale(0, 1, 300, 20, ticks=5)
    parts = [tag("line", x1=60, x2=700, y1=up(tick), y2=up(tick), stroke="#888") for tick in up.ticks]
    parts += [text(f"{tick:.0%}", 52, up(tick) + 4, anchor="end") for tick in up.ticks]
    parts += [text(f"{tick:g}", across(tick), 320, anchor="middle") for tick in across.ticks]
    points = " ".join(f"{across(minutes):.1f},{up(share):.1f}" for minutes, share in curve)
    parts.append(tag("polyline", points=points, fill="none", stroke="#0a7d64", stroke_width=2.5))
    parts.append(text("minutes of learning", 380, 342, anchor="middle"))
    title = "Tikal for two: games won against random play"
    drawing = picture(720, 352, title, [tag("rect", width=720, height=352, fill="#fff"), *parts])
    file.write_text(drawing.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif"', 1))


def main() -> None:
    """Learn, tell how well it went, and draw it."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 0.02
    _, curve = learn(minutes, tests=200 if minutes > 1 else 4)
    print(f"after {minutes:g} minutes {curve[-1][1]:.1%} of the games against random play are won")
    if len(sys.argv) > 2:
        draw(curve, Path(sys.argv[2]))


if __name__ == "__main__":
    main()
