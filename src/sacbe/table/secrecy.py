"""What a move keeps from others and what it brings to light: the engine marks both, its tester checks the marks."""

from dataclasses import dataclass
from typing import Literal

from sacbe.core.ledger import History
from sacbe.core.state import State

Veil = Literal["", "sealed", "secret"]
"""How a move is kept from others: not at all, until a sealed choice is over, until the game is over."""


@dataclass(frozen=True)
class Outcome:
    """What taking an action would mean for the turn it is part of."""

    reveals: bool
    """Whether it brings something hidden to light, so that it cannot be taken back."""
    ends: bool
    """Whether it ends the turn."""
    over: bool
    """Whether it ends the game."""


def outcome(state: State, action: int, seat: int) -> Outcome:
    """Try a legal action."""
    twin = state.quiet()
    twin.history = history = History({}, [])
    twin.apply(action, seat)
    ends = bool(history.turns) or seat not in twin.actors
    return Outcome(reveals=history.revealed > 0, ends=ends, over=twin.over)


def veil(state: State, action: int) -> Veil:
    """Return how an action is kept from others."""
    if state.sealed:
        return "sealed"
    table = state.rules.table
    return "secret" if table.choices[action].kind in table.secret else ""
