"""Games for a net to learn from, in blocks: each a file of its own, so that none is played twice."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import sacbe
from sacbe.bots.greedy import Greedy
from sacbe.bots.judge import evaluator_of, known_net, weights_of
from sacbe.bots.learning import numpy
from sacbe.bots.selfplay import Told, duel, play
from sacbe.bots.whims import tempered
from sacbe.core.evaluator import Weights
from sacbe.core.rng import Generator

NOISES: Final = (0.0, 0.25, 0.5, 1.0)
"""How many points a seat may misjudge turns by, through a game: so players try out what they do not think best."""
WHIMS: Final = (0.0, 0.0, 0.15, 0.3, 0.45)
"""How much a seat's temper changes weights, in parts of what was first guessed for them."""
NOWHERE: Final = 0xFFFF
"""Fills up rows of columns."""


class Block(NamedTuple):
    """Some games on the way: who plays with which net, and where what they show is kept."""

    game: str
    counts: tuple[int, ...]
    first: int
    games: int
    seed: int
    width: int
    net: str | None
    """The file of the net they play with; without one they play by the weights alone."""
    file: str
    inside: float = 0.0
    """What part of the positions inside turns is noted down."""
    roving: float = 0.0
    """How often a seat plays a turn that it does not think best."""
    errors: float = 1.0
    """By what part of the usual seats err."""


def weights_with(game: str, net: str | None) -> Weights:
    """Return the weights of a game with the net in a file, or without any."""
    return weights_of(game).with_net(known_net(Path(net)) if net else None)


def collect_block(block: Block) -> str:
    """Play a block of games, write down what they show, and return where."""
    np = numpy()
    games = [play_lesson(block, number) for number in range(block.first, block.first + block.games)]
    arrays = {key: np.concatenate([game[key] for game in games]) for key in games[0] if key != "columns"}
    arrays["columns"] = side_by_side([game["columns"] for game in games])
    part = Path(block.file + ".part.npz")
    np.savez_compressed(part, **arrays)
    part.replace(block.file)
    return block.file


def side_by_side(parts: list[Any]) -> Any:
    """Return rows of columns one below another, all of the longest one's length."""
    np = numpy()
    width = max(part.shape[1] for part in parts)
    return np.concatenate(
        [np.pad(part, ((0, 0), (0, width - part.shape[1])), constant_values=NOWHERE) for part in parts]
    )


def play_lesson(block: Block, number: int) -> dict[str, Any]:
    """Play one game, each seat with errors of its own; return what it shows, a row for each seat after each turn."""
    seed = block.seed + number
    state = sacbe.game(block.game).start(block.counts[number % len(block.counts)], seed)
    state.history = None
    weights = weights_with(block.game, block.net)
    errors = [(noise * block.errors, whim * block.errors) for noise, whim in errors_of(seed, int(state.ranked))]
    first: Weights = import_module(f"sacbe.{block.game}.evaluate").first_weights()
    seats = [
        Greedy(seed * 10 + s, block.width, noise, tempered(weights, first, whim, seed * 10 + s), roving=block.roving)
        for s, (noise, whim) in enumerate(errors)
    ]
    told = Told(evaluator_of(block.game, weights.with_net(None)))
    play(state, list(seats), seed, told, block.inside)
    return as_arrays(told, [float(score) for score in state.scores], errors, number)


def errors_of(seed: int, players: int) -> list[tuple[float, float]]:
    """Return the noise and the whim of each seat."""
    random = Generator(seed)
    return [(NOISES[int(random.below(len(NOISES)))], WHIMS[int(random.below(len(WHIMS)))]) for _ in range(players)]


def as_arrays(told: Told, scores: list[float], errors: list[tuple[float, float]], number: int) -> dict[str, Any]:
    """Return what was told in a game, with how it ended; ``left`` counts the turns from the last one noted."""
    np = numpy()
    seats, rows = len(scores), len(told.expected)
    columns = np.full((rows, max(len(row) for row in told.columns)), NOWHERE, np.uint16)
    for row, found in zip(columns, told.columns, strict=True):
        row[: len(found)] = found
    return {
        "features": np.array(told.features, np.int16),
        "columns": columns,
        "expected": np.array(told.expected, np.float32),
        "final": np.tile(np.array(scores, np.float32), rows // seats),
        "errors": np.tile(np.array(errors, np.float32), (rows // seats, 1)),
        "left": np.repeat(np.arange(rows // seats)[::-1], seats).astype(np.int16),
        "seats": np.full(rows, seats, np.int16),
        "number": np.full(rows, number, np.int32),
    }


class Trial(NamedTuple):
    """Some deals of a match between two nets, each played twice with the seats changed."""

    game: str
    counts: tuple[int, ...]
    first: int
    deals: int
    seed: int
    width: int
    new: str | None
    old: str | None


def try_out(trial: Trial) -> list[tuple[int, float, float, float]]:
    """Play some deals; return for each its number, the share of wins of the new net, and mean points of both."""
    new, old = weights_with(trial.game, trial.new), weights_with(trial.game, trial.old)
    found = []
    for number in range(trial.first, trial.first + trial.deals):
        won, ours, theirs = 0.0, [], []
        for side in range(2):
            state = sacbe.game(trial.game).start(trial.counts[number % len(trial.counts)], trial.seed + number)
            state.history = None
            share, own, other = duel(state, trial.seed + number, trial.width, new, old, side)
            won += share / 2
            ours += own
            theirs += other
        found.append((number, won, sum(ours) / len(ours), sum(theirs) / len(theirs)))
    return found
