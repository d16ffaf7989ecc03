"""Golden games of any game of the house: complete records, each replayed to its exact result.

Between them the golden games of a game must show everything; what that is, each game says in its own ``golden`` module.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import sacbe
from sacbe.core.record import Record
from sacbe.core.rng import Generator
from sacbe.core.state import State

FOLDER = Path(__file__).parent / "golden"


def stored(game: str) -> dict[str, Record]:
    """Return the golden games of a game, by name."""
    return {path.stem: Record.load(path) for path in sorted((FOLDER / game).glob("*.json"))}


def store(name: str, state: State) -> None:
    """Write a golden game."""
    (FOLDER / state.rules.game).mkdir(exist_ok=True)
    state.record().save(FOLDER / state.rules.game / f"{name}.json")


def weighted(weights: Sequence[int], random: Generator) -> int:
    """Return a place in a list of weights, each with a chance as large as its weight."""
    pick = int(random.below(sum(weights)))
    at = 0
    while pick >= weights[at]:
        pick -= weights[at]
        at += 1
    return at


def assert_replays(record: Record) -> None:
    """A golden game ends, with the very scores, winners and breakdown it was stored with."""
    state = sacbe.replay(record)
    assert state.over
    assert record.result is not None
    assert record.result["scores"] == list(state.scores)
    assert record.result["winners"] == list(state.winners)
    assert record.result["breakdown"] == [state.breakdown(seat) for seat in range(state.ranked)]
    again = state.record()
    again.made = record.made  # another program may have written it, on another day
    assert again.to_json() == record.to_json()


def not_shown(records: Iterable[Record], shown_by: Callable[[Record], Iterable[str]], wanted: set[str]) -> list[str]:
    """Return what is wanted and no record shows."""
    return sorted(wanted.difference(*(set(shown_by(record)) for record in records)))
