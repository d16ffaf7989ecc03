"""Measures the engine inside one process. ``bench`` runs it twice: on the compiled engine and on its plain sources.

A line on stdin is a request (game, players, seconds, whether to search), a line on stdout its figures; both are JSON.
"""

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable

import sacbe
from sacbe.bots.speed import search_speed
from sacbe.core import state as engine
from sacbe.core.playout import copy_often, play_randomly
from sacbe.core.rng import Generator
from sacbe.core.state import State

COPIES = 1000
BATCH = 64
"""How many games a batch plays side by side."""
TRIES = 20
"""How many positions are tried to find one where there is something to search."""


def mode() -> str:
    """Tell whether this process runs the compiled engine."""
    return "pure" if str(engine.__file__).endswith(".py") else "compiled"


def measure(name: str, players: int, seconds: float, seed: int, *, search: bool) -> dict[str, float]:
    """Return decisions, games, copies and perhaps simulations with the seconds they took, and the size of a state."""
    game = sacbe.game(name)
    first = game.start(players, seed)
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        state = first.quiet()
        started = time.perf_counter()
        decisions += int(play_randomly(state, Generator(seed << 32 | games)))
        spent += time.perf_counter() - started
        games += 1
    middle = midgame(first, decisions // games // 2)
    copies, copying = _timed(lambda: copy_often(middle, COPIES), seconds / 2)
    return {
        "decisions": decisions,
        "games": games,
        "play_s": spent,
        "copies": copies * COPIES,
        "copy_s": copying,
        "state_bytes": state_bytes(middle),
        **_batched(name, players, seconds / 2, seed),
        **(_searched(middle, seconds) if search else {}),
    }


def _batched(name: str, players: int, seconds: float, seed: int) -> dict[str, float]:
    """Return decisions in a batch, with observations and masks of all of them, and the seconds they took."""
    batch, random = sacbe.batch(name, players, BATCH, seed), Generator(seed)
    steps, spent = _timed(lambda: batch.step(batch.sample(random)), seconds)
    return {"batched": steps * BATCH, "batch_s": spent}


def _searched(state: State, seconds: float) -> dict[str, float]:
    """Return the speed of the search at a state, or soon after it where there is nothing to search."""
    for _ in range(TRIES):
        speed = search_speed(state, seconds)
        used_up = speed["search_s"] >= seconds
        if speed["simulations"] or used_up or not play_randomly(state, Generator(1), 1) or state.over:
            break
    return speed


def midgame(first: State, decisions: int) -> State:
    """Return a state from the middle of a random game."""
    state = first.quiet()
    play_randomly(state, Generator(1), decisions)
    return state


def _timed(work: Callable[[], None], seconds: float) -> tuple[int, float]:
    """Repeat some work for a while; return how often and how long."""
    times = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        work()
        times += 1
    return times, time.perf_counter() - started


def state_bytes(state: State) -> int:
    """Return the memory one more copy of a state takes, all its parts included."""
    gc.collect()
    tracemalloc.start()
    try:
        kept: list[State | None] = [None] * COPIES
        before, _ = tracemalloc.get_traced_memory()
        for i in range(COPIES):
            kept[i] = state.quiet()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return round((after - before) / COPIES)


def main() -> None:
    """Answer requests until there are no more."""
    print(json.dumps({"mode": mode()}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        game, players, seconds, seed = (request[key] for key in ("game", "players", "seconds", "seed"))
        figures = measure(game, players, seconds, seed, search=request["search"])
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
