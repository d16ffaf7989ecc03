"""The generic tester over every game, player count and combination of options."""

import pytest

import sacbe
import sacbe.core.state
from sacbe.core.tester import Trial
from tests.games.variants import VARIANTS, Variant, label

COMPILED = not sacbe.core.state.__file__.endswith(".py")
GAMES_IN_SHORT_RUN, VARIANTS_IN_SHORT_RUN = (102, 204) if COMPILED else (30, 30)
"""Of each game, and more games only where there are more variants."""
GAMES_IN_LONG_RUN = 20_000
CHUNKS_IN_LONG_RUN = 200


def short_run() -> list[tuple[Variant, int]]:
    """Share the games of the short run out among the variants of each game; some are left out where there are more."""
    shares = []
    for name in sacbe.games():
        own = [variant for variant in VARIANTS if variant[0] == name]
        step = -(-len(own) // VARIANTS_IN_SHORT_RUN)
        shares += [(variant, max(1, GAMES_IN_SHORT_RUN // len(own))) for variant in own[::step]]
    return shares


def run(variant: Variant, seeds: range) -> int:
    name, players, options = variant
    return sum(Trial(sacbe.game(name), players, seed, options).run() for seed in seeds)


@pytest.mark.parametrize(("variant", "games"), short_run(), ids=lambda v: v if isinstance(v, int) else label(v))
def test_every_law_holds(variant: Variant, games: int) -> None:
    assert run(variant, range(games)) > 0


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS_IN_LONG_RUN))
@pytest.mark.parametrize("name", sacbe.games())
def test_every_law_holds_for_long(name: str, chunk: int) -> None:
    own = [variant for variant in VARIANTS if variant[0] == name]
    size = GAMES_IN_LONG_RUN // CHUNKS_IN_LONG_RUN
    for seed in range(1_000_000 + chunk * size, 1_000_000 + (chunk + 1) * size):
        assert run(own[seed % len(own)], range(seed, seed + 1)) > 0
