"""Drawing a game in the terminal. A game has a module of its name here; one without is drawn as a plain outline."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from sacbe.cli.ways import NO_WAYS, Ways
from sacbe.core.rules import Rules
from sacbe.front.texts import Texts

SHAPES = "●■▲◆✚"
"""A shape for every seat: colour alone never tells players apart."""
COLOURS = ("#e2553a", "#4c8fe0", "#45c9aa", "#f5c84b", "#c583ae")


class Board(Protocol):
    """What a game's module draws and says. Positions are drawn as one seat sees them."""

    ways: Ways
    slim: int
    """Columns of the map where it stands beside the choices on a small screen; 0 where it is wide and low."""

    def scene(self, view: Mapping[str, object], names: list[str], width: int) -> RenderableType:
        """Return the map: what most decisions point at."""
        ...

    def table(self, view: Mapping[str, object], names: list[str], width: int) -> RenderableType:
        """Return the players, and what lies beside the map."""
        ...

    def status(self, view: Mapping[str, object], names: list[str]) -> list[Text]:
        """Return in a line or two where the game stands, and what whoever looks has to decide with."""
        ...

    def foretell(self, args: Mapping[str, object], view: Mapping[str, object]) -> str:
        """Return in words what a choice that is shown before it is taken (``ways.shown``) would come to."""
        ...

    def tile(self, block: str, row: Mapping[str, object]) -> str:
        """Return in words what a tile of the component pack does; empty where there is nothing to add."""
        ...

    def secret(self, view: Mapping[str, object], public: Mapping[str, object]) -> bool:
        """Tell whether drawing a seat's view shows what a spectator's view (``public``) does not."""
        ...

    def reference(self) -> RenderableType:
        """Return what is printed on the board in full sentences, for those who want to look it up."""
        ...


def mark(seat: int) -> Text:
    """Return the coloured shape of a seat."""
    return Text(SHAPES[seat], style=COLOURS[seat])


def named(seat: int, names: list[str]) -> Text:
    """Return the shape and the name of a seat."""
    return Text.assemble(mark(seat), " ", (names[seat], COLOURS[seat]))


def board(game: str, texts: Texts, rules: Rules, players: int | None = None) -> Board:
    """Return the board of a game; the number of players is left out where only components are shown."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return PlainBoard(texts)
    made: Board = import_module(module).make(texts, rules, players)
    return made


def whole(board: Board, view: Mapping[str, object], names: list[str], width: int) -> RenderableType:
    """Return everything: what lies beside the map above it, and nearest to the prompt where the game stands."""
    return Group(board.table(view, names, width), Text(), board.scene(view, names, width), *board.status(view, names))


class PlainBoard:
    """A position as an outline of its view: readable for any game, made for none."""

    ways = NO_WAYS
    slim = 0

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def table(self, view: Mapping[str, object], names: list[str], width: int) -> RenderableType:
        """Return nothing: the outline has it all."""
        return Text()

    def status(self, view: Mapping[str, object], names: list[str]) -> list[Text]:
        """Return nothing, as above."""
        return []

    def foretell(self, args: Mapping[str, object], view: Mapping[str, object]) -> str:
        """Return nothing: nothing is shown before."""
        return ""

    def scene(self, view: Mapping[str, object], names: list[str], width: int) -> RenderableType:
        """Return the view as a tree."""
        tree = Tree(Text(" · ".join(names)), guide_style="dim")
        self._grow(tree, view)
        return tree

    def _grow(self, tree: Tree, data: object) -> None:
        items = data.items() if isinstance(data, Mapping) else enumerate(data) if isinstance(data, list) else ()
        for key, value in items:
            label = Text(self.texts.name(str(key)), style="bold")
            if isinstance(value, Mapping | list) and value:
                self._grow(tree.add(label), value)
            else:
                tree.add(label.append(f" {self.texts.name(str(value))}", style="default"))

    def tile(self, block: str, row: Mapping[str, object]) -> str:
        """Return nothing: the table shows the row itself."""
        return ""

    def secret(self, view: Mapping[str, object], public: Mapping[str, object]) -> bool:
        """Tell whether the two views differ in more than whose they are."""
        return {**view, "you": None} != {**public, "you": None}

    def reference(self) -> RenderableType:
        """Return nothing: a plain board has no words of its own."""
        return Text()
