"""The generic tester over every game, player count and combination of options."""

import pytest

import sacbe
import sacbe.core.state
from sacbe.core.tester import Trial
from tests.games.variants import VARIANTS, Variant, label

COMPILED = not sacbe.core.state.__file__.endswith(".py")
GAMES_IN_SHORT_RUN = 300 if COMPILED else 60
GAMES_IN_LONG_RUN = 20_000
CHUNKS_IN_LONG_RUN = 200


def run(variant: Variant, seeds: range) -> int:
    name, players, options = variant
    return sum(Trial(sacbe.game(name), players, seed, options).run() for seed in seeds)


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_every_law_holds(variant: Variant) -> None:
    games = max(1, GAMES_IN_SHORT_RUN // len([v for v in VARIANTS if v[0] == variant[0]]))
    assert run(variant, range(games)) > 0


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS_IN_LONG_RUN))
@pytest.mark.parametrize("name", sacbe.games())
def test_every_law_holds_for_long(name: str, chunk: int) -> None:
    own = [variant for variant in VARIANTS if variant[0] == name]
    size = GAMES_IN_LONG_RUN // CHUNKS_IN_LONG_RUN
    for seed in range(1_000_000 + chunk * size, 1_000_000 + (chunk + 1) * size):
        assert run(own[seed % len(own)], range(seed, seed + 1)) > 0
