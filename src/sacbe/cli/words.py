"""Decisions and the ledger in words: the same for every game, because messages are found by naming rules."""

from collections.abc import Iterable

from sacbe.core.ledger import Entry, Event
from sacbe.core.sayings import Sayings
from sacbe.core.state import State
from sacbe.front import words as front
from sacbe.front.texts import Texts

MINUS = "−"


class Words:
    """Says what can be done, what was done and what came of it."""

    def __init__(self, texts: Texts, sayings: Sayings) -> None:
        self.texts = texts
        self.sayings = sayings

    def choice(self, state: State, action: int, seat: int) -> str:
        """Return what taking an action would mean, with its price."""
        return front.said_action(self.texts, self.sayings, "action", state, action, seat)

    def deed(self, state: State, action: int, seat: int) -> str:
        """Return what a seat does with an action, before it is taken."""
        return front.said_action(self.texts, self.sayings, "did", state, action, seat)

    def silent(self, state: State, action: int) -> bool:
        """Tell whether an action needs no words where a turn has others to tell: saying that one is done, say."""
        return self.sayings.is_silent(state.rules.table.choice(action).kind, state.rules.step_names[state.step])

    def event(self, event: Event) -> str:
        """Return what happened beside changes of goods."""
        return self.texts(event.message, front.arguments(self.texts, event.args))

    def cause(self, cause: str) -> str:
        """Return why something changed; a tile or a place that is the reason is called by its name."""
        return self.texts.first(f"cause-{cause}", f"name-{cause}")

    def change(self, entry: Entry) -> str:
        """Return one change of the ledger, such as 'corn +3'."""
        return self.texts("change", what=self.texts.name(entry.what), n=signed(entry.amount))

    def changes(self, entries: Iterable[Entry]) -> str:
        """Return changes of one seat with their reasons, equal reasons together; what has no name is not told."""
        by_cause: dict[str, dict[str, Entry]] = {}
        for entry in entries:
            if not self.texts.has(f"name-{entry.what}"):
                continue
            of_cause = by_cause.setdefault(entry.because, {})
            before = of_cause.get(entry.what)
            amount = entry.amount + (before.amount if before else 0)
            of_cause[entry.what] = Entry(entry.move, entry.seat, entry.what, amount, entry.because)
        parts = []
        for cause, changed in by_cause.items():
            said = front.listing(self.change(entry) for entry in changed.values() if entry.amount)
            if said:
                parts.append(self.texts("changes-because", changes=said, cause=self.cause(cause)))
        return " · ".join(parts)


def signed(amount: float) -> str:
    """Return a number with its sign.

    >>> signed(3), signed(-0.25)
    ('+3', '−0.25')
    """
    return f"{'+' if amount > 0 else MINUS}{abs(amount):g}"
