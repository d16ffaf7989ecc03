"""How the choices of a game are offered: where on the board they are, what gathers them, by which number.

These are tables that each game's board brings; nothing here or there is a rule.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Group:
    """Choices that are asked for in two steps: a message says what the first is, and equal ``key`` gathers them."""

    message: str
    key: str
    place: str = ""
    number: str = ""


@dataclass(frozen=True)
class Chain:
    """What can be chosen together with a choice: what is decided next in some steps, of all kinds or of some."""

    steps: frozenset[str]
    kinds: frozenset[str] = frozenset()
    there: bool = False
    """Only what is done where the choice leads to; one may stop after each deed."""


@dataclass(frozen=True)
class Scoring:
    """What a scoring that an event announces counts: points of these causes, at once or in the turns after it."""

    causes: frozenset[str]
    later: bool = False


@dataclass(frozen=True)
class Ways:
    """By kind of choice; texts in braces are arguments of the choice."""

    places: Mapping[str, str] = field(default_factory=dict)
    """Where on the board a choice is made."""
    groups: Mapping[str, Group] = field(default_factory=dict)
    numbers: Mapping[str, str] = field(default_factory=dict)
    """Which argument is the number that a choice is asked for by."""
    like: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Courses that say of printed things what their decisions say."""
    whole: Mapping[str, str] = field(default_factory=dict)
    """Decisions that need no line where there are courses of a kind that they begin: they can still be typed."""
    entered: Mapping[str, str] = field(default_factory=dict)
    """By step: the kind that an empty line takes."""
    chains: Mapping[str, Chain] = field(default_factory=dict)
    """What follows from a choice and can be chosen with it."""
    shown: frozenset[str] = frozenset()
    """Kinds that are shown on the board before they are taken."""
    confirmed: frozenset[str] = frozenset()
    """Kinds that are asked about again wherever they are taken."""
    scorings: Mapping[str, Scoring] = field(default_factory=dict)
    """By the event that announces it."""
    brief: tuple[str, ...] = ()
    """Rows of the rule ledger that together tell the game in short."""


NO_WAYS = Ways()
"""Of a game whose board has no tables."""


def filled(form: str, args: Mapping[str, object]) -> str:
    """Return a text with arguments put in; empty where one of them is missing.

    >>> filled("{gear} {space}", {"gear": "uxmal", "space": 2}), filled("{hex}", {})
    ('uxmal 2', '')
    """
    try:
        return form.format_map(args)
    except KeyError:
        return ""
