"""Learning the weights of an evaluation from games that bots play among themselves, and proving them in a match."""

import time
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console

import sacbe
from sacbe.bots.greedy import Greedy
from sacbe.bots.judge import evaluator_of, weights_file, weights_of
from sacbe.bots.selfplay import Samples, play
from sacbe.cli.seating import usual_players
from sacbe.core.errors import SacbeError
from sacbe.core.evaluator import Weights
from sacbe.core.game import Game

WIDTH = {"tzolkin": 24, "tikal": 6, "ahau": 10}
"""Positions a layer that players look at while learning: fewer than in earnest, for more games."""
NOISE = 1.5
"""How many points players misjudge turns by, so that they try out what they do not yet think best."""
PULL = 100.0
"""How strongly new weights are held to the old ones: as strongly as by this many samples."""
REMEMBERED = 3
"""Rounds of which the samples are kept."""

Arrays = tuple[Any, Any, Any]


def numpy() -> Any:
    """Return numpy, which only learning needs."""
    try:
        return import_module("numpy")
    except ImportError:
        raise SacbeError("learning needs numpy: install sacbe[train]") from None


def train_game(
    name: str, players: int | None, games: int, rounds: int, match: int, seed: int, output: Path | None
) -> int:
    """Learn in rounds: play, fit, and keep what wins a match against what there was."""
    game, console = sacbe.game(name), Console()
    counts = [players] if players else [count for count in game.counts if 1 < count <= usual_players(game)]
    weights = start_weights(name)
    memory: list[Arrays] = []
    for number in range(rounds):
        began = time.perf_counter()
        memory = [*memory[1 - REMEMBERED :], collect(game, counts, games, seed + number * games, weights)]
        error, fitted = fit(memory, weights)
        command = f"sacbe train {name} --games {games} --rounds {rounds} --match {match} --seed {seed}"
        fitted.made = {"command": command, "round": number + 1, "players": counts}
        won, points = compare(game, counts, match, seed + 7919 * (number + 1), fitted, weights)
        kept = won * 2 > match
        console.print(
            f"{name} {number + 1}/{rounds}: error {error:.2f}, won {won:g}/{match}, "
            f"points {points[0]:.1f} : {points[1]:.1f}, {'kept' if kept else 'dropped'}, "
            f"{time.perf_counter() - began:.0f} s",
            soft_wrap=True,
        )
        if kept:
            weights = fitted
            weights.save(output or weights_file(name))
    return 0


def start_weights(name: str) -> Weights:
    """Return the weights there are; features that are new begin with what they seem worth."""
    first: Weights = import_module(f"sacbe.{name}.evaluate").first_weights()
    if not weights_file(name).is_file():
        return first
    old = weights_of(name)
    for i, feature in enumerate(first.features):
        if feature in old.features:
            place = old.features.index(feature)
            for row, stage in zip(first.rows, first.knots, strict=True):
                row[i] = old.at(stage)[place]
    return first


def collect(game: Game, counts: list[int], games: int, seed: int, weights: Weights) -> Arrays:
    """Have bots play among themselves, with some noise; return stages, features and gains of what was seen."""
    np = numpy()
    parts = []
    for number in range(games):
        state = game.start(counts[number % len(counts)], seed + number)
        state.history = None
        seats = [Greedy((seed + number) * 10 + s, WIDTH[game.name], NOISE, weights) for s in range(state.players)]
        samples = Samples()
        play(state, list(seats), seed + number, samples, evaluator_of(game.name, weights))
        parts.append((np.array(samples.stages), np.array(samples.features, np.float32), np.array(samples.points)))
    return tuple(np.concatenate(one) for one in zip(*parts, strict=True))


def fit(memory: list[Arrays], old: Weights) -> tuple[float, Weights]:
    """Return the mean error before fitting, and the weights that explain the samples best, held to the old ones."""
    np = numpy()
    stages, features, gains = (np.concatenate(one) for one in zip(*memory, strict=True))
    size, knots = len(old.features), np.array(old.knots)
    place = np.clip(np.searchsorted(knots, stages, side="right") - 1, 0, len(knots) - 2)
    part = np.clip((stages - knots[place]) / (knots[place + 1] - knots[place]), 0.0, 1.0)
    start = np.array(old.rows).reshape(-1)
    square, right, error = np.zeros((start.size, start.size)), np.zeros(start.size), 0.0
    for at in range(len(knots) - 1):
        chosen = place == at
        x, u = features[chosen].astype(float), part[chosen][:, None]
        both = np.concatenate([x * (1 - u), x * u], axis=1)
        columns = slice(at * size, (at + 2) * size)
        rest = gains[chosen] - both @ start[columns]
        error += float(rest @ rest)
        square[columns, columns] += both.T @ both
        right[columns] += both.T @ rest
    spread = np.tile((features.astype(float) ** 2).mean(axis=0), len(knots))
    square += np.diag(PULL * (spread + 0.05))
    learned = start + np.linalg.solve(square, right)
    rows = learned.reshape(len(knots), size).tolist()
    return (error / len(gains)) ** 0.5, Weights(old.features, old.knots, rows, {})


def compare(
    game: Game, counts: list[int], games: int, seed: int, new: Weights, old: Weights
) -> tuple[float, tuple[float, float]]:
    """Have two sets of weights play each other; return the games won by the new ones, and mean points."""
    won = 0.0
    points: tuple[list[float], list[float]] = ([], [])
    for number in range(games):
        state = game.start(counts[number // 2 % len(counts)], seed + number // 2)
        state.history = None
        side = [(seat + number) % 2 for seat in range(state.players)]
        seats = [Greedy(seed + s, WIDTH[game.name], 0.0, old if side[s] else new) for s in range(state.players)]
        play(state, list(seats), seed + number // 2, None, None)
        won += sum(1 for seat in state.winners if side[seat] == 0) / len(state.winners)
        for seat in range(state.players):
            points[side[seat]].append(state.scores[seat])
    return won, (sum(points[0]) / len(points[0]), sum(points[1]) / len(points[1]))
