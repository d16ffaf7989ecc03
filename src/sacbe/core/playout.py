"""Random play inside the compiled code: the measure of the engine, and the start of every search."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.rng import Generator
from sacbe.core.state import State


def play_randomly(state: State, random: Generator, most: i64 = 1_000_000) -> i64:
    """Play a state on with random choices, to the end or for ``most`` decisions; return how many were taken."""
    out = Choices()
    state.settle(out)
    taken: i64 = 0
    while not state.over and taken < most:
        state.advance(out.ids[random.below(out.count)], state.actor(), out)
        taken += 1
    return taken


def copy_often(state: State, times: i64) -> None:
    """Make and drop quiet copies of a state."""
    for _ in range(times):
        state.quiet()


def perft(state: State, depth: i64) -> i64:
    """Count the sequences of ``depth`` decisions from a position; a game that ends earlier counts once."""
    out = Choices()
    quiet = state.quiet()
    quiet.settle(out)
    return _leaves(quiet, out, depth)


def _leaves(state: State, out: Choices, depth: i64) -> i64:
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return out.count
    total: i64 = 0
    actor = state.actor()
    deeper = Choices()
    for i in range(out.count):
        child = state.quiet()
        child.advance(out.ids[i], actor, deeper)
        total += _leaves(child, deeper, depth - 1)
    return total
