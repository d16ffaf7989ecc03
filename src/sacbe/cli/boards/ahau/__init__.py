"""Ahau in the terminal: offer and players above, then the map with its cities, and where the game stands."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.boards.ahau.atlas import atlas
from sacbe.cli.boards.ahau.people import boards, might, own, people
from sacbe.cli.boards.ahau.table import heading, offer, regions, temples
from sacbe.cli.boards.ahau.ways import WAYS
from sacbe.cli.boards.ahau.words import Printed
from sacbe.cli.layout import compact
from sacbe.core.rules import Rules
from sacbe.front.texts import Texts

SLIM = 52
"""Columns of the map on a small screen."""
WIDEST = 84
"""Wider the map is not drawn."""


class AhauBoard:
    """Draws positions of Ahau and explains its tiles and cards."""

    ways = WAYS
    slim = SLIM

    def __init__(self, texts: Texts, rules: Rules, players: int | None) -> None:
        self.texts = texts
        self.printed = Printed(texts, rules, players)

    def scene(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return the map."""
        return atlas(self.printed, view, min(width, WIDEST))

    def table(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return the players with their kingdoms, the regions, the temples, the offer, and what the letters mean."""
        printed = self.printed
        parts: list[RenderableType] = [
            people(printed, view, names, width),
            boards(printed, view, names),
            regions(printed, view),
            temples(printed, view),
            *([offer(printed, view)] if any(view["offer"].values()) else []),
            might(printed, view),
            Text(self.texts("board-legend"), style="dim"),
        ]
        return Group(*parts)

    def status(self, view: Mapping[str, Any], names: list[str]) -> list[Text]:
        """Return the round, and what one has."""
        own_line = [] if view["you"] is None else [own(self.printed, view["seats"][view["you"]])]
        return [heading(self.printed, view), *own_line]

    def foretell(self, args: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """Return nothing: nothing is shown before."""
        return ""

    def secret(self, view: Mapping[str, Any], public: Mapping[str, Any]) -> bool:
        """Tell whether a seat sees what others must not: a role not played yet, the deck, cards it has selected."""
        you = view["you"]
        return you is not None and view["seats"][you] != public.get("seats", view["seats"])[you]

    def tile(self, block: str, row: Mapping[str, Any]) -> str:
        """Return what a building or a role of the component pack does."""
        return self.printed.does(str(row["id"])) if block in ("buildings", "roles") else ""

    def reference(self) -> RenderableType:
        """Return what buildings and roles do; and that printed values are reconstructed."""
        texts, printed = self.texts, self.printed
        table = compact()
        for name in printed.buildings:
            words = texts("reference-building", building=texts.name(name), explain=printed.does(name))
            table.add_row(Text(texts("reference-buildings"), style="dim"), words)
        for name, row in printed.roles.items():
            words = texts("reference-role", role=texts.name(name), number=row["number"], explain=printed.does(name))
            table.add_row(Text(texts("reference-roles"), style="dim"), words)
        return Group(Text(texts("board-reconstructed"), style="italic yellow"), table)


def make(texts: Texts, rules: Rules, players: int | None) -> AhauBoard:
    """Return the board."""
    return AhauBoard(texts, rules, players)
