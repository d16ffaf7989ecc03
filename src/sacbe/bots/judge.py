"""Who evaluates for a bot: the game's evaluator, and what its expectations mean to a seat."""

from importlib import import_module
from pathlib import Path
from typing import Final, cast

from mypy_extensions import i64

from sacbe.core.deal import Deal
from sacbe.core.evaluator import Evaluator, Weights, read_weights
from sacbe.core.state import State

ENVY: Final = 0.4
"""What a point of the best opponent is worth against an own one, where there are several opponents."""


def evaluator_of(game: str, weights: Weights | None = None) -> Evaluator:
    """Return the evaluator of a game, with its own weights or with others."""
    module = import_module(f"sacbe.{game}.evaluate")
    return cast(Evaluator, module.evaluator(weights or weights_of(game)))


def weights_of(game: str) -> Weights:
    """Return the weights that ship with a game."""
    return read_weights(weights_file(game))


def weights_file(game: str) -> Path:
    """Return where the weights of a game are."""
    return Path(str(import_module(f"sacbe.{game}").__file__)).parent / "weights.json"


def envy(seats: i64) -> float:
    """Return what an opponent's point is worth against an own one: all of it where there are only two."""
    return 1.0 if seats == 2 else ENVY if seats > 2 else 0.0


def utility(judge: Evaluator, seat: i64, seats: i64, share: float) -> float:
    """Return what the expectations in an evaluator mean to a seat: own points, less a share of the best other's."""
    best = -1000.0
    for other in range(seats):
        if other != seat and judge.values[other] > best:
            best = judge.values[other]
    return judge.values[seat] - share * best if seats > 1 else judge.values[seat]


def fold(state: State, deal: Deal) -> i64:
    """Return a digest that is equal for positions that look equal, whatever is still hidden in their deals."""
    own = state.deal
    state.deal = deal
    digest = state.digest()
    state.deal = own
    return digest
