"""Ahau in the terminal: offer and players above, then the map with its cities, and where the game stands."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.boards.ahau.people import boards, might, people
from sacbe.cli.boards.ahau.table import cities, heading, offer, regions, temples
from sacbe.cli.boards.ahau.words import Printed
from sacbe.cli.layout import beside, compact
from sacbe.core.rules import Rules
from sacbe.front.texts import Texts

WIDE = 130
"""From this width on temples stand beside the cities."""


class AhauBoard:
    """Draws positions of Ahau and explains its tiles and cards."""

    def __init__(self, texts: Texts, rules: Rules, players: int | None) -> None:
        self.texts = texts
        self.printed = Printed(texts, rules, players)

    def draw(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return a position as one seat sees it."""
        printed = self.printed
        map_parts = (cities(printed, view), temples(printed, view))
        parts: list[RenderableType] = [
            *([Text(self.texts("board-reconstructed"), style="italic yellow")] if view["round"] <= 1 else []),
            *([offer(printed, view)] if any(view["offer"].values()) else []),
            people(printed, view, names),
            boards(printed, view, names),
            regions(printed, view),
            beside(*map_parts) if width >= WIDE else Group(*map_parts),
            Group(might(printed, view), heading(printed, view)),
        ]
        return Group(*(part for one in parts for part in (one, Text())))

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
