"""How many inputs a turn takes in the terminal, by playing records through it: ``python bench/inputs.py [RECORD ...]``.

Without records the golden games are taken. Three ways of typing are counted, for the seats of people:

- *decisions*: each decision of the engine as an input, as it was before there were courses;
- *choices*: each choice of the menu, where a course (a walk, a price, an offering) is one, and ending a turn is one;
- *lines*: a line holds all that can be decided at one sight (``3; 1; end``): it ends where something hidden comes to
  light, or where somebody else decides.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import sacbe
from sacbe.cli.menu import SAYS_SO
from sacbe.core.record import Record
from sacbe.core.state import State

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


@dataclass
class Count:
    """Inputs of one record."""

    decisions: int = 0
    choices: int = 0
    lines: int = 0
    turns: int = 0


def counted(record: Record) -> Count:
    """Return the inputs of all people of a record."""
    state, moves = sacbe.replay(record, upto=0), sacbe.replay(record).moves
    count, before = Count(), (-1, -1)
    while moves:
        seat = moves[0][0]
        taken = _chosen(state, seat, moves)
        fresh = (seat, int(state.turns)) != before
        count.turns += fresh
        count.lines += fresh or _revealed(state)
        before = (seat, int(state.turns))
        for _, action in moves[:taken]:
            last, kind = action, state.rules.table.choice(action).kind
            state.apply(last, seat)
        held = kind not in SAYS_SO and (seat not in state.actors or int(state.turns) != before[1])
        count.decisions += taken
        count.choices += 1 + held
        moves = moves[taken:]
    return count


def _chosen(state: State, seat: int, moves: list[tuple[int, int]]) -> int:
    """Return how many of the next moves one choice of the menu takes: those of the longest course that fits."""
    own = [action for one, action in moves if one == seat]
    same = next((i for i, (one, _) in enumerate(moves) if one != seat), len(moves))
    courses = [course.actions for course in state.courses(seat)] if same > 1 else []
    return max([1, *(len(actions) for actions in courses if len(actions) <= same and own[: len(actions)] == actions)])


def _revealed(state: State) -> bool:
    """Tell whether the last move brought something hidden to light."""
    return state.history is not None and state.history.revealed == len(state.moves)


def main() -> None:
    """Print a line for each game and table of players."""
    given = [Path(name) for name in sys.argv[1:]]
    files = given or [file for game in ("tikal", "ahau", "tzolkin") for file in sorted((GOLDEN / game).glob("*.json"))]
    sums: dict[tuple[str, int, str], list[float]] = {}
    for file in files:
        record = Record.load(file)
        found = counted(record)
        per = sacbe.replay(record).view(None).get("round") if (record.game, record.players) == ("ahau", 1) else None
        turns = float(str(per)) if per else found.turns
        kind = "auction" if record.options.get("auction") else ""
        total = sums.setdefault((record.game, record.players, kind), [0, 0, 0, 0])
        for i, value in enumerate((found.decisions, found.choices, found.lines, turns)):
            total[i] += value
    sys.stdout.write("game      players          decisions  choices  lines  (a turn; Ahau alone: a round)\n")
    for (game, players, kind), (decisions, choices, lines, turns) in sums.items():
        figures = "  ".join(f"{value / turns:7.2f}" for value in (decisions, choices, lines))
        sys.stdout.write(f"{game:<9} {players} {kind:<12} {figures}\n")


if __name__ == "__main__":
    main()
