"""Positions from random games, for bots to think about."""

from collections.abc import Iterator

import sacbe
from sacbe.core.rng import Generator
from sacbe.core.state import State


def on_the_way(game: str, players: int, options: dict[str, object], seed: int, every: int) -> Iterator[State]:
    """Yield positions of a random game: the first, and then now and again."""
    state = sacbe.game(game).start(players, seed, **options)  # type: ignore[arg-type]
    random = Generator(seed)
    taken = 0
    while not state.over:
        if taken % every == 0:
            yield state
        seat = state.actors[int(random.below(len(state.actors)))]
        legal = state.legal(seat)
        state.apply(legal[int(random.below(len(legal)))], seat)
        taken += 1


def middle(game: str, players: int, seed: int = 1, decisions: int = 60) -> State:
    """Return a position in the middle of a random game."""
    found = on_the_way(game, players, {}, seed, decisions)
    next(found)
    return next(found)
