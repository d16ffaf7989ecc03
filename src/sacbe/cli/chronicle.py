"""The story of a game: what was done move by move, in words, with what came of it from the ledger."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar

from rich.text import Text

from sacbe.cli.boards import named
from sacbe.cli.ways import NO_WAYS, Ways
from sacbe.cli.words import Words
from sacbe.core.ledger import Entry, Event
from sacbe.core.state import State

Told = TypeVar("Told", Entry, Event)


@dataclass(frozen=True)
class Deed:
    """One move: whose it was, what it was, whether it was taken in secret, and whether it tells nothing by itself."""

    seat: int
    text: str
    sealed: bool
    silent: bool


class Chronicle:
    """The deeds of a game so far. It is told every move before the state takes it."""

    def __init__(self, words: Words, names: list[str], ways: Ways = NO_WAYS) -> None:
        self.words = words
        self.scorings = ways.scorings
        self.names = names
        self.deeds: list[Deed] = []

    def note(self, state: State, action: int, seat: int) -> None:
        """Remember a move that is about to be taken."""
        silent = self.words.silent(state, action)
        self.deeds.append(Deed(seat, self.words.deed(state, action, seat), state.sealed, silent))

    def cut(self, count: int) -> None:
        """Forget all but the first ``count`` moves."""
        del self.deeds[count:]

    def story(self, state: State, viewer: int | None) -> Iterator[Text]:
        """Tell everything from the setup on, as ``viewer`` may know it."""
        yield from self._others(_by_move(state.ledger).get(0, []), None)
        yield from self._events(_by_move(state.events).get(0, []))
        yield from self.lines(state, viewer)

    def lines(self, state: State, viewer: int | None, first: int = 0) -> Iterator[Text]:
        """Tell the moves from number ``first`` on, a line a turn, as ``viewer`` may know them."""
        hidden = self._hidden_from(state)
        entries, events = _by_move(state.ledger), _by_move(state.events)
        numbered = [(first + i, deed) for i, deed in enumerate(self.deeds[first:])]
        turns = [] if state.history is None else state.history.turns
        for (_, seat), group in groupby(numbered, key=lambda item: (bisect_right(turns, item[0]), item[1].seat)):
            moves = list(group)
            telling = [(i, deed) for i, deed in moves if not deed.silent] or moves
            said = [self._told(deed, secret=i >= hidden and seat != viewer) for i, deed in telling]
            changed = [entry for i, _ in moves for entry in entries.get(i + 1, [])]
            own = self.words.changes(entry for entry in changed if entry.seat == seat)
            deeds = self.words.texts("joint").join(self._counted(said))
            yield Text.assemble(named(seat, self.names), "  ", deeds, (f"  {own}", "dim"))
            yield from self._others(changed, seat)
            yield from self._events([event for i, _ in moves for event in events.get(i + 1, [])])

    def _counted(self, said: list[str]) -> Iterator[str]:
        """Yield what is said; what comes several times in a row is said once, with how often."""
        for words, run in groupby(said):
            times = len(list(run))
            yield self.words.texts("times", what=words, n=times) if times > 1 else words

    def _events(self, events: list[Event]) -> Iterator[Text]:
        """Tell what happened beside changes."""
        yield from map(self.event, events)

    def event(self, event: Event) -> Text:
        """Tell what happened: of everybody as a heading, and so is a scoring; of somebody behind their name."""
        said = self.words.event(event)
        if event.seat < 0:
            return Text(said, style="bold")
        style = "bold" if event.message in self.scorings else ""
        return Text.assemble(named(event.seat, self.names), "  ", said, style=style)

    def _others(self, entries: list[Entry], mover: int | None) -> Iterator[Text]:
        """Tell what changed for everybody but the mover."""
        for seat in range(len(self.names)):
            if seat != mover:
                changes = self.words.changes(entry for entry in entries if entry.seat == seat)
                if changes:
                    yield Text.assemble(named(seat, self.names), (f"  {changes}", "dim"))

    def _told(self, deed: Deed, *, secret: bool) -> str:
        return self.words.texts("did-secretly") if secret and deed.sealed else deed.text

    def _hidden_from(self, state: State) -> int:
        """Return the number of the first move that others may not know yet: those of a secret choice under way."""
        waiting = int(state.players) - len(state.actors) if state.sealed else 0
        count = len(self.deeds)
        while waiting > 0 and count > 0 and self.deeds[count - 1].sealed:
            count, waiting = count - 1, waiting - 1
        return count


def _by_move(told: list[Told]) -> dict[int, list[Told]]:
    by_move: dict[int, list[Told]] = {}
    for one in told:
        by_move.setdefault(one.move, []).append(one)
    return by_move


def chronicle_of(
    start: State, moves: list[tuple[int, int]], words: Words, names: list[str], ways: Ways
) -> tuple[Chronicle, State]:
    """Return the story of moves played from a first position, and the position they lead to."""
    chronicle = Chronicle(words, names, ways)
    state = start
    for seat, action in moves:
        chronicle.note(state, action, seat)
        state.apply(action, seat)
    return chronicle, state
