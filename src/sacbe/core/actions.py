"""The table of actions of a game: a number for every decision anybody can ever take, and its notation.

A game lists its *kinds* of action in order. A kind has a name, its first number, and its arguments with the words each
may take; the numbers run through all combinations. The notation is the kind and its arguments, separated by blanks.

>>> table = ActionTable(Kind("pass", 0), Kind("move", 1, piece=("king", "rook"), to=("a", "b")))
>>> len(table), table.text(3), table.parse("move rook a")
(5, 'move rook a', 3)
>>> table.choice(3)
Choice('move', piece='rook', to='a')
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

from sacbe.core.errors import IllegalAction, PackError, quoted
from sacbe.core.refusals import Refusal

LONGEST_NOTATION: Final = 200


class Choice:
    """An action as a front end wants it: its kind, named arguments, and what the position adds (a price, a space)."""

    def __init__(self, kind: str, args: dict[str, object]) -> None:
        self.kind = kind
        self.args = args

    def __repr__(self) -> str:
        return f"Choice({', '.join([repr(self.kind), *(f'{k}={v!r}' for k, v in self.args.items())])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and self.kind == other.kind and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.args)))


class Kind:
    """One kind of action: ``first`` is its first number, the arguments are given as ``name=words``.

    An argument given as :func:`roomy` has numbers for more words than there are: tiles to come. A ``secret`` kind is
    one that others cannot tell apart when it is taken, such as which card was kept; what several decide in secret at
    the same time (``State.sealed``) needs no such mark.
    """

    def __init__(self, name: str, first: int, *, secret: bool = False, **arguments: Sequence[str]) -> None:
        self.name = name
        self.first = first
        self.secret = secret
        self.arguments = {key: tuple(words) for key, words in arguments.items()}


def roomy(words: Sequence[str], room: int) -> tuple[str, ...]:
    """Return words with room for more: what is empty stands for an action that is never legal and has no notation.

    >>> roomy(("farm", "tomb"), 4)
    ('farm', 'tomb', '', '')
    """
    if len(words) > room:
        raise PackError("error-room", {"room": room, "count": len(words), "last": quoted(words[room])})
    return (*words, *[""] * (room - len(words)))


class ActionTable:
    """All actions of a game, numbered without gaps in the order of their kinds."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.texts: list[str] = []
        self.choices: list[Choice] = []
        self.secret = frozenset(kind.name for kind in kinds if kind.secret)
        """The kinds that others cannot tell apart."""
        for kind in kinds:
            if kind.first != len(self.texts):
                raise AssertionError(f"kind {kind.name!r} is numbered {kind.first}, its place is {len(self.texts)}")
            for words in product(*kind.arguments.values()):
                args: dict[str, object] = dict(zip(kind.arguments, words, strict=True))
                self.texts.append(" ".join((kind.name, *words)) if all(words) else "")
                self.choices.append(Choice(kind.name, args))
        self.numbers = {text: number for number, text in enumerate(self.texts) if text}

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: int) -> str:
        """Return the notation of an action."""
        return self.texts[action]

    def parse(self, text: str) -> int:
        """Return the action a notation stands for; blanks and case do not matter."""
        number = self.numbers.get(" ".join(text.lower().split())) if len(text) <= LONGEST_NOTATION else None
        if number is None:
            raise IllegalAction(Refusal("why-no-action", args={"text": quoted(text)}))
        return number

    def choice(self, action: int) -> Choice:
        """Return the kind and the arguments of an action, as a value of the caller's own."""
        choice = self.choices[action]
        return Choice(choice.kind, dict(choice.args))
