"""Real positions of a game with their described choices, as JSON on standard output, for the board's tests.

The golden games, which show every kind of choice, are replayed, and some positions of each are kept.
Usage: positions.py GAME FOLDER_OF_RECORDS [EVERY]
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import sacbe
from sacbe.core.record import Record
from sacbe.core.state import State

EVERY = 60
"""Of the positions that show no new kind of choice one in so many is kept."""


def choices(state: State, seat: int) -> list[dict[str, object]]:
    """Return the legal actions and the courses as the server describes them."""
    found: list[dict[str, object]] = []
    for action in state.legal(seat):
        choice = state.describe(action, seat)
        found.append({"text": state.text(action), "kind": choice.kind, "args": dict(choice.args)})
    for course in state.courses(seat):
        texts = [state.text(action) for action in course.actions]
        found.append({"text": "; ".join(texts), "kind": course.kind, "args": course.args, "texts": texts})
    return found


def position(state: State, seat: int, game: str, move: int) -> dict[str, object]:
    """Return what the board is given."""
    offered = choices(state, seat) if seat in state.actors else []
    known = {"game": game, "move": move, "seat": seat, "view": state.view(seat)}
    return {**known, "choices": offered}


def replayed(name: str, record: Record, every: int, seen: set[str]) -> Iterator[dict[str, object]]:
    """Replay a game and yield some of its positions; ``seen`` are the kinds of choice shown so far."""
    state = sacbe.replay(record, upto=0)
    for number, (seat, move) in enumerate(record.moves):
        kinds = {state.describe(action, seat).kind for action in state.legal(seat)}
        if kinds - seen or number % every == 0:
            seen |= kinds
            yield position(state, seat, name, number)
        state.play(move, seat)
    yield position(state, 0, name, len(record.moves))


def main(game: str, folder: str, every: str = str(EVERY)) -> None:
    """Write kinds, steps and positions."""
    rules = sacbe.game(game).rules()
    seen: set[str] = set()
    records = {path.stem: Record.load(path) for path in sorted(Path(folder).glob("*.json"))}
    found = [one for name, record in records.items() for one in replayed(name, record, int(every), seen)]
    kinds = [kind.name for kind in rules.table.kinds]
    json.dump({"kinds": kinds, "steps": list(rules.step_names), "positions": found}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
