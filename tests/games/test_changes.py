"""Whatever is sent is refused with a sentence or plays to its end: positions and packs with any one thing changed."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import sacbe
import sacbe.core.state
from sacbe.core.changes import changed_pack, changed_position, outcome, pack_outcome
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from tests.games.variants import VARIANTS

COMPILED = not sacbe.core.state.__file__.endswith(".py")
GAMES_IN_SHORT_RUN = 60 if COMPILED else 12
CHUNKS_IN_LONG_RUN = 20
GAMES_IN_LONG_RUN = 1_500
CHANGES_IN_A_GAME = 10
PACKS_TO_A_GAME = 2
"""In the long run 3 x 1,500 games with ten changed positions and two changed packs each: 54,000 in all."""
LONGEST_OPENING = 400


def try_changes(name: str, seeds: range) -> tuple[int, int]:
    """Change positions and packs; return how many were refused, and how many played to their end."""
    refused = played = 0
    for seed in seeds:
        for sentence in outcomes(name, seed):
            refused, played = refused + bool(sentence), played + (not sentence)
    return refused, played


def outcomes(name: str, seed: int) -> list[str]:
    """Return what becomes of changes to a position of one random game, and to its pack."""
    game, random = sacbe.game(name), Generator(seed)
    own = [variant for variant in VARIANTS if variant[0] == name]
    _, players, options = own[seed * 7919 % len(own)]
    state = game.start(players, seed, **options)  # type: ignore[arg-type]
    play_randomly(state, random, int(random.below(LONGEST_OPENING)))
    found = []
    for _ in range(CHANGES_IN_A_GAME):
        data, what = changed_position(state, random)
        with reported(f"{name}, {players} players, {options}, seed {seed}: {what}"):
            found.append(outcome(game, data, random))
    for _ in range(PACKS_TO_A_GAME):
        text, what = changed_pack(game.rules().pack, random)
        with reported(f"{name}, {players} players, {options}, seed {seed}: {what}"):
            found.append(pack_outcome(game, text, players, options, random))
    return found


@contextmanager
def reported(what: str) -> Iterator[None]:
    """Say what was changed when anything but a refusal comes of it."""
    try:
        yield
    except Exception as error:
        error.add_note(what)
        raise


@pytest.mark.parametrize("name", sacbe.games())
def test_a_change_is_refused_or_plays_to_its_end(name: str) -> None:
    refused, played = try_changes(name, range(GAMES_IN_SHORT_RUN))
    assert refused > played > 0


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS_IN_LONG_RUN))
@pytest.mark.parametrize("name", sacbe.games())
def test_a_change_is_refused_or_plays_to_its_end_for_long(name: str, chunk: int) -> None:
    size = GAMES_IN_LONG_RUN // CHUNKS_IN_LONG_RUN
    refused, played = try_changes(name, range(1_000_000 + chunk * size, 1_000_000 + (chunk + 1) * size))
    assert refused > played > 0
