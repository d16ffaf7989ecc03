"""Tikal in the terminal: players and what is left above, the map nearest to the prompt."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.boards.tikal.hexmap import hexmap
from sacbe.cli.boards.tikal.people import news, people
from sacbe.cli.layout import compact
from sacbe.core.rules import Rules
from sacbe.front.texts import Texts

PRICED = ("place", "jump", "stone", "uncover", "recover", "exchange", "camp", "guard")


class TikalBoard:
    """Draws positions of Tikal and explains its hexagons."""

    def __init__(self, texts: Texts, rules: Rules) -> None:
        self.texts = texts
        self.pack: Mapping[str, Any] = rules.pack.data
        self.hexagons = {row["id"]: row for row in rules.pack.rows("terrain")}

    def draw(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return a position: nothing in it is secret."""
        volcanoes = sum(row["kind"] == "volcano" for row in self.hexagons.values())
        lines = news(self.texts, view, volcanoes + 1)
        return Group(people(self.texts, view, names), Text(), hexmap(self.texts, view), Text(), *lines)

    def secret(self, view: Mapping[str, Any], public: Mapping[str, Any]) -> bool:
        """Tell that everybody may look: only what lies face down is hidden, and from all."""
        return False

    def tile(self, block: str, row: Mapping[str, Any]) -> str:
        """Return nothing: the numbers of a hexagon say it all."""
        return ""

    def reference(self) -> RenderableType:
        """Return what can be done with action points, what treasures are worth, and what members count."""
        texts, limits = self.texts, self.pack["limits"]
        most = {"uncover": limits["levels_per_temple"], "recover": limits["wafers_per_hex"]}
        table = compact(texts("reference-action"), (texts("reference-cost"), "right"))
        for action in PRICED:
            words = texts(f"reference-{action}", most=most.get(action, 0))
            table.add_row(words, str(self.pack["points"][action]))
        worth = "/".join(str(points) for points in self.pack["treasures"]["points"][1:])
        strength = self.pack["strength"]
        return Group(
            table,
            Text(texts("reference-values", points=worth)),
            Text(texts("reference-strength", worker=strength["worker"], leader=strength["leader"])),
        )


def make(texts: Texts, rules: Rules, players: int | None) -> TikalBoard:
    """Return the board."""
    return TikalBoard(texts, rules)
