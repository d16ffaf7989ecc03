"""How many inputs a turn takes in the terminal, by playing records through it: ``python bench/inputs.py [RECORD ...]``.

Without records the golden games are taken. An input is one thing that is chosen, by number, words or the mouse. Counted
are, for the seats of people:

- *decisions*: each decision of the engine, as it was before there were courses;
- *as recorded*: each choice of the menu, in the order of the record: a course (a walk, a price) and a chain
  (a god with what it does, a walk and a deed there) are one, and so is a last choice with the end of the turn (``3.``);
- *same turns*: as few choices as lead to the same position at the end of each turn: members who wander in a record walk
  at once to where they end up;
- *confirmed*: the same where each turn that would end by itself is confirmed, as is usual where several people play;
- *lines*: a line holds all that can be decided at one sight (``3; 1; end``): it ends where something hidden comes to
  light, or where somebody else decides.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, cast

import sacbe
from sacbe.cli.boards import board
from sacbe.cli.menu import menu_of
from sacbe.cli.options import SAYS_SO
from sacbe.cli.words import Words
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.front.texts import game_texts
from sacbe.front.words import sayings_of

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
WALKS = ("place", "move", "jump")
MOST_WALKS = 5
Members = Counter[tuple[str, str]]
"""How many members of each kind are where; in the supply, too."""


@dataclass
class Count:
    """Inputs of one record."""

    decisions: int = 0
    recorded: int = 0
    same: int = 0
    confirmed: int = 0
    lines: int = 0
    turns: float = 0


class Player:
    """Plays the turns of a record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = sacbe.replay(record, upto=0)
        texts = game_texts("en", sacbe.game(record.game).folder)
        self.words = Words(texts, sayings_of(self.state.rules, record.players))
        self.ways = board(record.game, texts, self.state.rules, record.players).ways

    def counted(self) -> Count:
        """Return the inputs of all people."""
        count, moves, before = Count(), sacbe.replay(self.record).moves, (-1, -1)
        while moves:
            seat, turn = moves[0][0], (moves[0][0], int(self.state.turns))
            actions = self.sight(seat, moves)
            end = _after(self.state, seat, actions)
            recorded = self.inputs(seat, actions)
            same = min([recorded, *(self.inputs(seat, way) for way in self.shorter(seat, actions, end))])
            found = (len(actions), recorded[0], same[0], sum(same), 1, turn != before)
            count = Count(*(a + b for a, b in zip(astuple(count), found, strict=True)))
            self.state, moves, before = end, moves[len(actions) :], turn
        return count

    def sight(self, seat: int, moves: list[tuple[int, int]]) -> list[int]:
        """Return what a seat decides before its turn ends, somebody else decides, or something comes to light."""
        then, taken = self.state.copy(), list[int]()
        for one, action in moves:
            if one != seat or (taken and _is_cut(self.state, then, seat)):
                break
            then.apply(action, seat)
            taken.append(action)
        return taken

    def inputs(self, seat: int, actions: list[int]) -> tuple[int, int]:
        """Return how few choices take some actions one after the other, and whether the turn ends by itself then."""
        reached, state = [0, *(len(actions) for _ in actions)], self.state.copy()
        for at, action in enumerate(actions):
            for length in self.lengths(state, seat, actions[at:]):
                reached[at + length] = min(reached[at + length], reached[at] + 1)
            said_so = state.rules.table.choice(action).kind in SAYS_SO
            state.apply(action, seat)
        ended = seat not in state.actors or state.turns != self.state.turns
        return reached[-1] - (said_so and len(actions) > 1), int(ended and not said_so)

    def lengths(self, state: State, seat: int, actions: list[int]) -> set[int]:
        """Return how many of the next actions each fitting choice of the menu takes."""
        options = (option.actions for option in menu_of(state, seat, self.words, self.ways).options)
        return {1, *(len(one) for one in options if list(one) == actions[: len(one)])}

    def shorter(self, seat: int, actions: list[int], end: State) -> Iterator[list[int]]:
        """Yield other ways to the same position, in which members walk at once to where they end up."""
        if self.record.game == "tikal":
            for way in Walks(self.state, seat, actions).ways():
                if _after(self.state, seat, way).key() == end.key():
                    yield way


class Walks:
    """The walks of a turn of Tikal, put together."""

    def __init__(self, state: State, seat: int, actions: list[int]) -> None:
        self.first = state
        self.seat = seat
        self.actions = actions

    def ways(self) -> Iterator[list[int]]:
        """Yield the turn with each run of steps replaced by whole walks, where that can be done."""
        recorded, state, way = self.first.copy(), self.first.copy(), list[int]()
        for walking, group in groupby(self.actions, key=self.is_walk):
            run = list(group)
            recorded = _after(recorded, self.seat, run)
            taken = self.walked(state, _members(recorded, self.seat), MOST_WALKS) if walking else run
            if taken is None or not self.is_legal(state, taken):
                return
            state, way = _after(state, self.seat, taken), way + taken
        yield way + self.end(state)

    def is_walk(self, action: int) -> bool:
        """Tell whether an action moves a member."""
        return self.first.rules.table.choice(action).kind in WALKS

    def is_legal(self, state: State, taken: list[int]) -> bool:
        """Tell whether actions can still be taken, one after the other."""
        then = state.copy()
        for action in taken:
            if action not in then.legal(self.seat):
                return False
            then.apply(action, self.seat)
        return True

    def end(self, state: State) -> list[int]:
        """Return the end of the turn, where it has to be said."""
        if state.turns != self.first.turns or self.seat not in state.actors:
            return []
        return [action for action in state.legal(self.seat) if state.rules.table.choice(action).kind == "end"]

    def walked(self, state: State, wanted: Members, most: int) -> list[int] | None:
        """Return the actions of the fewest walks that bring everybody where they are wanted."""
        found = (self.deep(state, wanted, depth) for depth in range(most + 1))
        return next((taken for taken in found if taken is not None), None)

    def deep(self, state: State, wanted: Members, depth: int) -> list[int] | None:
        """Return the actions of so many walks."""
        now = _members(state, self.seat)
        if depth == 0 or now == wanted:
            return [] if now == wanted else None
        for taken in self.useful(state, now, wanted):
            rest = self.deep(_after(state, self.seat, taken), wanted, depth - 1)
            if rest is not None:
                return [*taken, *rest]
        return None

    def useful(self, state: State, now: Members, wanted: Members) -> Iterator[list[int]]:
        """Yield walks that bring members from where there are too many to where there are too few."""
        if state.turns == self.first.turns and self.seat in state.actors:
            single = ((state.describe(action, self.seat), [action]) for action in state.legal(self.seat))
            for choice, taken in [*single, *((course, course.actions) for course in state.courses(self.seat))]:
                moved = _moved(choice.kind, choice.args)
                if moved and all((wanted - now)[come] >= n <= (now - wanted)[gone] for gone, come, n in moved):
                    yield taken


def _moved(kind: str, args: Mapping[str, object]) -> list[tuple[tuple[str, str], tuple[str, str], int]]:
    """Return from where to where a choice moves how many members."""
    if kind not in (*WALKS, "walk", "enter"):
        return []
    start = "supply" if kind in ("place", "enter") else args.get("hex") or args["at"]
    goal, member = args.get("goal") or args["at"], str(args["member"])
    return [((member, str(start)), (member, str(goal)), int(str(args.get("count", 1))))]


def _members(state: State, seat: int) -> Members:
    """Return where the members of a seat are."""
    view = cast("dict[str, Any]", state.view(seat))
    own = view["seats"][seat]
    found = Counter({("worker", "supply"): int(own["workers"]), ("leader", "supply"): int(own["leader"])})
    for name, place in view["map"].items():
        for one in place.get("members", []):
            if one["seat"] == seat:
                found.update({("worker", name): one["workers"], ("leader", name): int(one["leader"])})
    return +found


def _after(state: State, seat: int, actions: list[int]) -> State:
    then = state.copy()
    for action in actions:
        then.apply(action, seat)
    return then


def _is_cut(first: State, then: State, seat: int) -> bool:
    """Tell whether a sight ends here: the turn is over, somebody else decides, or something came to light."""
    assert then.history is not None
    return then.over or seat not in then.actors or then.turns != first.turns or then.history.revealed == len(then.moves)


def main() -> None:
    """Print a line for each game and table of players."""
    given = [Path(name) for name in sys.argv[1:]]
    files = given or [file for game in ("tikal", "ahau", "tzolkin") for file in sorted((GOLDEN / game).glob("*.json"))]
    sums: dict[tuple[str, int, str], Count] = {}
    for file in files:
        record = Record.load(file)
        found = Player(record).counted()
        if (record.game, record.players) == ("ahau", 1):
            found.turns = float(str(sacbe.replay(record).view(None)["round"]))
        name = (record.game, record.players, "auction" if record.options.get("auction") else "")
        known = sums.setdefault(name, Count())
        sums[name] = Count(*(a + b for a, b in zip(astuple(known), astuple(found), strict=True)))
    heads = ("decisions", "as recorded", "same turns", "confirmed", "lines")
    sys.stdout.write(f"{'game':<9} players          {'  '.join(heads)}  (a turn; Ahau alone: a round)\n")
    for (game, players, kind), count in sums.items():
        *values, turns = astuple(count)
        figures = "  ".join(f"{value / turns:{len(head)}.2f}" for value, head in zip(values, heads, strict=True))
        sys.stdout.write(f"{game:<9} {players} {kind:<14} {figures}\n")


if __name__ == "__main__":
    main()
