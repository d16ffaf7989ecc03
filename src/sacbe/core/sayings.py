"""What printed things say, in no language: messages with arguments, which a front end only has to look up.

A *saying* is plain data: a number or a finished text stands for itself; ``{"say": MESSAGE, "args": {...}}`` is a Fluent
message whose arguments are sayings; ``{"name": ID}`` is what something is called, ``{"goods": {...}}`` an amount of
goods, ``{"all": [...]}`` several things in a row.

A game's ``sayings.py`` has ``sayings(pack, players)``, which returns three tables. ``things`` holds a saying for every
key: what a tile does, say. ``choices`` tells, by kind of action, which of them its messages want beside the action's
arguments: a key with arguments of the action in braces, or a saying with such texts in it. Of a list, the first counts
whose arguments are all there.
"""

from collections.abc import Mapping
from typing import Any

Said = Any
"""A saying; see above."""


def say(message: str, **args: Said) -> dict[str, Said]:
    """Return a message with its arguments."""
    return {"say": message, "args": args}


def name(thing: str) -> dict[str, Said]:
    """Return what something is called."""
    return {"name": thing}


def goods(amounts: Mapping[str, Said]) -> dict[str, Said]:
    """Return an amount of goods."""
    return {"goods": dict(amounts)}


def listed(items: list[Said]) -> dict[str, Said]:
    """Return several things in a row."""
    return {"all": items}


class Sayings:
    """The tables of a game. ``silent`` are kinds of action that a log leaves out where a turn had others to tell; they
    tell something in the steps named with them.
    """

    def __init__(
        self,
        things: dict[str, Said],
        choices: dict[str, dict[str, Said]],
        silent: dict[str, list[str]] | None = None,
    ) -> None:
        self.things = things
        self.choices = choices
        self.silent: dict[str, list[str]] = silent or {}

    def is_silent(self, kind: str, step: str) -> bool:
        """Tell whether an action of a kind needs no words."""
        return kind in self.silent and step not in self.silent[kind]

    def data(self) -> dict[str, object]:
        """Return them as plain data."""
        return {"things": self.things, "choices": self.choices, "silent": self.silent}
