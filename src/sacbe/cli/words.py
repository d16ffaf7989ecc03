"""Decisions and the ledger in words: the same for every game, because messages are found by naming rules."""

from collections.abc import Iterable, Mapping

from sacbe.cli.boards import Board
from sacbe.core.actions import Choice
from sacbe.core.ledger import Entry
from sacbe.core.state import State
from sacbe.front.texts import Texts

MINUS = "−"


class Words:
    """Says what can be done, what was done and what came of it."""

    def __init__(self, texts: Texts, board: Board) -> None:
        self.texts = texts
        self.board = board

    def choice(self, state: State, action: int, seat: int) -> str:
        """Return what taking an action would mean, with its price."""
        return self._say("action", state, state.describe(action, seat))

    def deed(self, state: State, action: int, seat: int) -> str:
        """Return what a seat does with an action, before it is taken."""
        return self._say("did", state, state.describe(action, seat))

    def _say(self, form: str, state: State, choice: Choice) -> str:
        arguments = self.arguments(choice.args)
        arguments.update(self.board.arguments(choice.kind, choice.args))
        decision = state.rules.step_names[state.step]
        return self.texts(f"{form}-{choice.kind}", arguments, decision=decision)

    def arguments(self, args: Mapping[str, object]) -> dict[str, object]:
        """Return arguments as messages want them: ids by name and bare, goods as amounts, numbers as they are."""
        said: dict[str, object] = {}
        for key, value in args.items():
            if isinstance(value, Mapping):
                said[key] = self.amounts(value)
            elif isinstance(value, str) and value.isdecimal():
                said[key] = int(value)
            elif isinstance(value, str):
                said[key] = self.texts.name(value)
                said[f"{key}-id"] = value
            elif isinstance(value, bool) or value is None:
                said[key] = str(value).lower()
            elif isinstance(value, list | tuple):
                said[key] = self.listing(self.texts.name(str(item)) for item in value)
            else:
                said[key] = value
        return said

    def amounts(self, goods: Mapping[str, object]) -> str:
        """Return goods with their numbers: what is not there is left out."""
        return self.listing(self.texts(f"amount-{good}", n=n) for good, n in goods.items() if n) or self.texts("free")

    def listing(self, items: Iterable[str]) -> str:
        """Return items as one line."""
        return ", ".join(items)

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
            said = self.listing(self.change(entry) for entry in changed.values() if entry.amount)
            if said:
                parts.append(self.texts("changes-because", changes=said, cause=self.cause(cause)))
        return " · ".join(parts)


def signed(amount: float) -> str:
    """Return a number with its sign.

    >>> signed(3), signed(-0.25)
    ('+3', '−0.25')
    """
    return f"{'+' if amount > 0 else MINUS}{abs(amount):g}"
