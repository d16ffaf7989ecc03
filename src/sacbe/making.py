"""What a game of your own is made of: ``docs/adding-a-game.md`` walks through one.

A game is a :class:`Design` with some steps; ``GAME = made(MyDesign())`` in a package that names it as an entry point of
the group ``sacbe.games`` is found by everything in the house.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from sacbe.core.actions import ActionTable, Kind
from sacbe.core.deal import StackKind
from sacbe.core.frames import NOBODY, NONE, SEALED
from sacbe.core.game import Game
from sacbe.core.layout import Field, Layout
from sacbe.core.made import MadeGame
from sacbe.core.numbered import numbered
from sacbe.core.options import Option, Value
from sacbe.core.pack import Pack
from sacbe.core.reader import Reader
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.core.shown import (
    COUNT,
    DERIVED,
    HIDDEN,
    PUBLIC,
    SEAT,
    SEAT_FROM_1,
    SEATS,
    TOTAL,
    Shown,
    bits,
    during,
    until_seat,
    until_table,
)
from sacbe.core.state import State

__all__ = [
    "COUNT",
    "DERIVED",
    "HIDDEN",
    "NOBODY",
    "NONE",
    "PUBLIC",
    "SEALED",
    "SEAT",
    "SEATS",
    "SEAT_FROM_1",
    "TOTAL",
    "ActionTable",
    "Design",
    "Field",
    "Generator",
    "Kind",
    "Layout",
    "Option",
    "Pack",
    "Reader",
    "Refusal",
    "Shown",
    "StackKind",
    "State",
    "Step",
    "Value",
    "bits",
    "during",
    "made",
    "numbered",
    "push",
    "until_seat",
    "until_table",
]


class Step:
    """One rule that can be pending: what is legal while it is open, what a choice does, and why something is not."""

    name: ClassVar[str]

    def legal(self, s: State, seat: int) -> Iterable[int]:
        """Return the legal actions of a seat; a step of the whole table, which nobody decides, has none."""
        return ()

    def take(self, s: State, seat: int, action: int) -> None:
        """Carry out an action (``NONE`` where there was nothing to choose); it may push further steps."""
        raise NotImplementedError

    def fits(self, s: State, seat: int, a: int, b: int) -> bool:
        """Tell whether the step can be pending for a seat with these two numbers: asked of positions from elsewhere."""
        return 0 <= seat < s.players and a == 0 and b == 0

    def idles(self, s: State, seat: int) -> bool:
        """Tell whether a seat may find nothing to choose while it is open; it then goes on by itself."""
        return False

    def refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        """Return why an action is not legal, and None for exactly the legal ones."""
        return None if action in self.legal(s, seat) else Refusal("why-not-now", "", {"step": self.name})

    def details(self, s: State, seat: int, action: int) -> dict[str, object]:
        """Return what the position adds to an action for those who show it: its price, where it leads."""
        return {}


class Design:
    """All that a game says of itself. Steps are numbered in their order from 1; 0 is the end of the game."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """The rules version. A change that would alter an existing record raises it."""
    counts: ClassVar[Sequence[int]]
    """For how many players."""
    options: ClassVar[Sequence[Option]] = ()
    folder: ClassVar[Path]
    """Where ``components.toml`` and the folder ``texts`` are."""
    steps: ClassVar[Sequence[Step]]
    causes: ClassVar[Sequence[str]]
    """Why something changes hands: the reasons of the ledger, by number."""
    sources: ClassVar[Sequence[str]]
    """Where points come from: the seat's field ``points`` has a label for each."""
    told: ClassVar[Sequence[str]] = ()
    """Names of what everybody may know that lies in no cell, such as a card turned up: see :meth:`tell`."""
    told_of_seats: ClassVar[Sequence[str]] = ()
    """The same of each player, such as cards in a hand: see :meth:`tell_of_seat`."""

    def actions(self, pack: Pack) -> ActionTable:
        """Return the table of actions."""
        raise NotImplementedError

    def layout(self, pack: Pack) -> Layout:
        """Return the cells of the table and of a seat."""
        raise NotImplementedError

    def stacks(self, pack: Pack, players: int, settings: Mapping[str, Value]) -> list[StackKind]:
        """Return the stacks that are shuffled before a game."""
        return []

    def set_up(self, s: State) -> None:
        """Lay out the first position, and push the first steps."""
        raise NotImplementedError

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """Return all that a seat (None: a spectator) may know of the table, as plain data."""
        raise NotImplementedError

    def tell(self, s: State) -> list[int]:
        """Return a number for each name of ``told``."""
        return []

    def tell_of_seat(self, s: State, player: int, viewer: int) -> list[int]:
        """Return a number for each name of ``told_of_seats``: what ``viewer`` (-1: nobody) may know of a player."""
        return []

    def redeal(self, s: State, seat: int, random: Generator) -> None:
        """Draw anew, in place, all that a seat (-1: a spectator) cannot know."""

    def most_decisions(self, players: int) -> int:
        """Return a number of decisions that no game can exceed."""
        raise NotImplementedError

    def check(self, players: int, settings: Mapping[str, Value]) -> None:
        """Refuse combinations of options that the options themselves cannot express, with an ``OptionError``."""

    def tie_break(self, s: State, seat: int) -> int:
        """Return what decides between equal scores: the larger wins."""
        return 0

    def flaws(self, s: State) -> list[str]:
        """Return what makes the cells of a position impossible, in short sentences."""
        return []


def made(design: Design) -> Game:
    """Return the game that a design describes."""
    return MadeGame(design)


def push(s: State, step: str, seat: int, a: int = 0, b: int = 0) -> None:
    """Put a step on the stack, by its name: it comes before all that is there already."""
    s.push(s.rules.step_names.index(step), seat, a, b)
