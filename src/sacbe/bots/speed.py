"""How fast the search is, beside a bare loop that makes the same copies and decisions and does nothing with them."""

import time

from mypy_extensions import i64

from sacbe.bots.search import Effort, Search
from sacbe.core.choices import Choices
from sacbe.core.rng import Generator
from sacbe.core.state import State


def descend(state: State, positions: i64, random: Generator) -> None:
    """Copy a position and take a random decision, so many times, each from the position before; after an end anew."""
    out = Choices()
    here = state.quiet()
    here.settle(out)
    for _ in range(positions):
        here = here.quiet()
        here.advance(out.ids[random.below(out.count)], here.actor(), out)
        if here.over:
            here = state.quiet()
            here.settle(out)


def search_speed(state: State, seconds: float) -> dict[str, float]:
    """Have a seat think; return simulations and the time they took, and the time of a bare loop of the same depth."""
    seat = state.actors[0]
    known = state.determinized(seat, 1)
    for patience in (seconds, 2 * seconds, 4 * seconds):
        search = Search(1, Effort(patience, None))
        started = time.perf_counter()
        simulations = search.think(known, seat).simulations
        searched = time.perf_counter()
        if simulations:
            break  # a busy machine may have given the first plan all the time there was
    descend(known, search.positions, Generator(1))
    return {
        "simulations": simulations,
        "search_s": searched - started,
        "bare_s": time.perf_counter() - searched,
    }
