"""Traces: fingerprints of whole games, the same for the compiled and the uncompiled engine, on any machine and Python.

``python -m tests.games.traces`` writes tests/data/traces.json anew after a change that raises a rules version.
"""

import json
from pathlib import Path
from typing import Any

import sacbe
from sacbe.core.rng import Generator
from tests.games.variants import VARIANTS, label

FILE = Path(__file__).parent.parent / "data" / "traces.json"
SEEDS = range(2)


def trace(name: str, players: int, seed: int, options: dict[str, Any]) -> str:
    """Play a random game and return a fingerprint of every position and choice in it."""
    state = sacbe.game(name).start(players, seed, **options)
    random = Generator(seed)
    mark = 0
    while not state.over:
        seat = state.actors[-1]
        legal = state.legal(seat)
        mark = (mark * 1_000_003 + state.key() + sum(legal)) % 2**61
        state.apply(legal[random.below(len(legal))], seat)
    return f"{mark:x} {' '.join(f'{score:g}' for score in state.scores)}"


def traces() -> dict[str, str]:
    """Return the traces of all variants."""
    return {f"{label(v)} {seed}": trace(v[0], v[1], seed, v[2]) for v in VARIANTS for seed in SEEDS}


if __name__ == "__main__":
    FILE.write_text(json.dumps(traces(), indent=0) + "\n", encoding="utf-8")
