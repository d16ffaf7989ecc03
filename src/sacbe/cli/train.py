"""Learning the weights of an evaluation from games that bots play among themselves, and proving them in a match."""

import time
from pathlib import Path
from typing import Any

from rich.console import Console

import sacbe
from sacbe.bots.greedy import Greedy
from sacbe.bots.judge import evaluator_of, weights_file, weights_of
from sacbe.bots.selfplay import Samples, play
from sacbe.core.errors import SacbeError
from sacbe.core.evaluator import Weights
from sacbe.core.game import Game

WIDTH = 30
"""Positions a layer that players look at while learning: fewer than in earnest, for more games."""
NOISE = 1.5
PULL = 60.0
"""How strongly new weights are held to the old ones: as strongly as by this many samples."""


def numpy() -> Any:
    """Return numpy, which only learning needs."""
    try:
        import numpy as found
    except ImportError:
        raise SacbeError("learning needs numpy: install sacbe[train]") from None
    return found


def train_game(
    name: str, players: int | None, games: int, rounds: int, match: int, seed: int, output: Path | None
) -> int:
    """Learn in rounds: play, fit, and keep what wins a match against what there was."""
    from sacbe.cli.seating import usual_players

    game, console = sacbe.game(name), Console()
    counts = [players] if players else [count for count in game.counts if 1 < count <= usual_players(game)]
    file = output or weights_file(name)
    weights = weights_of(name)
    for number in range(rounds):
        began = time.perf_counter()
        samples = collect(game, counts, games, seed + number * games, weights)
        error, fitted = fit(samples, weights)
        fitted.made = {"command": f"sacbe train {name}", "seed": seed, "round": number + 1, "games": games}
        won, played, points = compare(game, counts, match, seed + 7919 * (number + 1), fitted, weights)
        kept = won * 2 > played
        console.print(
            f"{name} round {number + 1}: {len(samples.points)} samples, error {error:.2f}, "
            f"won {won}/{played}, points {points[0]:.1f} against {points[1]:.1f}, "
            f"{'kept' if kept else 'dropped'}, {time.perf_counter() - began:.0f} s"
        )
        if kept:
            weights = fitted
            weights.save(file)
    return 0


def collect(game: Game, counts: list[int], games: int, seed: int, weights: Weights) -> Samples:
    """Have bots play among themselves, with some noise, and return what was seen."""
    samples = Samples()
    for number in range(games):
        state = game.start(counts[number % len(counts)], seed + number)
        state.history = None
        seats = [Greedy(seed * 10 + number * 10 + s, WIDTH, NOISE, weights) for s in range(state.players)]
        one = Samples()
        play(state, list(seats), seed + number, one, evaluator_of(game.name, weights))
        for field in ("stages", "features", "seats", "points"):
            getattr(samples, field).extend(getattr(one, field))
    return samples


def fit(samples: Samples, old: Weights) -> tuple[float, Weights]:
    """Return the mean error before fitting, and the weights that explain the samples best, held to the old ones."""
    np = numpy()
    features, size = np.array(samples.features), len(old.features)
    gains, stages, knots = np.array(samples.points), np.array(samples.stages), np.array(old.knots)
    place = np.clip(np.searchsorted(knots, stages, side="right") - 1, 0, len(knots) - 2)
    part = np.clip((stages - knots[place]) / (knots[place + 1] - knots[place]), 0.0, 1.0)
    start = np.array(old.rows).reshape(-1)
    square, right, error = np.zeros((start.size, start.size)), np.zeros(start.size), 0.0
    for at in range(len(knots) - 1):
        chosen = place == at
        x, u = features[chosen], part[chosen][:, None]
        both = np.concatenate([x * (1 - u), x * u], axis=1)
        columns = slice(at * size, (at + 2) * size)
        rest = gains[chosen] - both @ start[columns]
        error += float(rest @ rest)
        square[columns, columns] += both.T @ both
        right[columns] += both.T @ rest
    spread = np.tile((features**2).mean(axis=0), len(knots))
    square += np.diag(PULL * (spread + 1e-3))
    learned = start + np.linalg.solve(square, right)
    rows = learned.reshape(len(knots), size).tolist()
    return (error / len(gains)) ** 0.5, Weights(old.features, old.knots, rows, {})


def compare(
    game: Game, counts: list[int], games: int, seed: int, new: Weights, old: Weights
) -> tuple[float, float, tuple[float, float]]:
    """Have two sets of weights play each other; return games won by the new one, games played, and mean points."""
    won = 0.0
    points: tuple[list[float], list[float]] = ([], [])
    for number in range(games):
        state = game.start(counts[number // 2 % len(counts)], seed + number // 2)
        state.history = None
        side = [(seat + number) % 2 for seat in range(state.players)]
        seats = [Greedy(seed + s, WIDTH, 0.0, old if side[s] else new) for s in range(state.players)]
        play(state, list(seats), seed + number // 2, None, None)
        won += sum(1 for seat in state.winners if side[seat] == 0) / len(state.winners)
        for seat in range(state.players):
            points[side[seat]].append(state.scores[seat])
    return won, games, (sum(points[0]) / len(points[0]), sum(points[1]) / len(points[1]))
