"""The engine plays every stored trace again, move by move: compiled and uncompiled, on every machine and Python."""

import json

import pytest

from tests.games.traces import FILE, SEEDS, trace
from tests.games.variants import VARIANTS, Variant, label

STORED: dict[str, str] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_traces(variant: Variant) -> None:
    name, players, options = variant
    for seed in SEEDS:
        assert trace(name, players, seed, options) == STORED[f"{label(variant)} {seed}"]
