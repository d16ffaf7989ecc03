"""Tikal in the terminal: players and what is left above, the map nearest to the prompt."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.boards.tikal.hexmap import COLUMNS, HAND, WIDTHS, HexMap, neighbours, widest
from sacbe.cli.boards.tikal.people import left, news, people
from sacbe.cli.boards.tikal.ways import WAYS
from sacbe.cli.layout import beside, compact
from sacbe.cli.places import put_at
from sacbe.core.rules import Rules
from sacbe.front.texts import Texts
from sacbe.front.words import arguments, listing

PRICED = ("place", "jump", "stone", "uncover", "recover", "exchange", "camp", "guard")


class TikalBoard:
    """Draws positions of Tikal and explains its hexagons."""

    ways = WAYS
    slim = COLUMNS * WIDTHS[-1] + 1

    def __init__(self, texts: Texts, rules: Rules) -> None:
        self.texts = texts
        self.pack: Mapping[str, Any] = rules.pack.data
        self.hexagons = {row["id"]: row for row in rules.pack.rows("terrain")}

    def scene(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return the map; nothing in it is secret. Where there is room, the hexagon in hand lies beside it."""
        drawn = HexMap(self.texts, self.pack["strength"], widest(width))
        return drawn.draw(view)

    def table(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return the players, what is in hand or on display, and what is left."""
        return Group(
            people(self.texts, view, names, width), *self._tiles(view), *left(self.texts, view, self._rounds())
        )

    def status(self, view: Mapping[str, Any], names: list[str]) -> list[Text]:
        """Return what is left of the turn, what is bid, and what one would score now."""
        return list(news(self.texts, view, names))

    def _tiles(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """Return the hexagon in hand or those on display, drawn side by side with their stones."""
        tiles = [view["hand"]] if view["hand"] else (view["auction"] or {}).get("display", [])
        drawn = HexMap(self.texts, self.pack["strength"], HAND)
        if not tiles:
            return []
        title = self.texts("board-hand" if view["hand"] else "board-display")
        parts = [
            Group(put_at(tile["id"], Text(self.texts.name(tile["id"]), "bold")), drawn.tile(tile)) for tile in tiles
        ]
        return [Text(title, style="dim"), beside(*parts)]

    def foretell(self, args: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """Return what the hexagon in hand would cost to leave or enter, laid as ``view`` shows it."""
        texts = self.texts
        paths = zip(neighbours(args["hex"]), view["map"][args["hex"]]["paths"], strict=True)
        said = listing(texts("lay-path", hex=there, cost=cost) for there, cost in paths if cost)
        return texts("lay-paths", arguments(texts, args), paths=said or texts("lay-alone"))

    def _rounds(self) -> int:
        return 1 + sum(row["kind"] == "volcano" for row in self.hexagons.values())

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
