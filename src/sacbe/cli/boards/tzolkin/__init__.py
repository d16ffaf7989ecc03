"""Tzolk'in in the terminal: offers and players above, temples and technologies, and the gears nearest to the prompt."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.boards.tzolkin.expansion import modules
from sacbe.cli.boards.tzolkin.gears import calendar, gears, table_facts
from sacbe.cli.boards.tzolkin.offers import hand, offers
from sacbe.cli.boards.tzolkin.people import own, people, technologies, temples
from sacbe.cli.boards.tzolkin.reference import reference
from sacbe.cli.boards.tzolkin.ways import WAYS
from sacbe.cli.boards.tzolkin.words import TILE_BLOCKS, Printed
from sacbe.cli.layout import beside
from sacbe.core.rules import Rules
from sacbe.front.texts import Texts

WIDE = 130
"""From this width on there is room for offers side by side and for longer words."""
NARROW = 97
"""Below this width things stand below each other that else stand side by side."""


class TzolkinBoard:
    """Draws positions of Tzolk'in and explains its tiles."""

    ways = WAYS
    slim = 0

    def __init__(self, texts: Texts, rules: Rules, players: int | None) -> None:
        self.texts = texts
        self.printed = Printed(texts, rules, players)

    def scene(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return the gears."""
        return gears(self.printed, view, wide=width >= WIDE)

    def table(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return players, temples, technologies, modules and offers."""
        printed, wide, narrow = self.printed, width >= WIDE, width < NARROW
        tracks = (temples(printed, view), technologies(printed, view))
        parts: list[RenderableType] = [
            people(printed, view, names, wide=wide, narrow=narrow),
            Group(*tracks) if narrow else beside(*tracks),
            *modules(printed, view),
            offers(printed, view, wide=wide),
            table_facts(printed, view, names),
        ]
        return Group(*parts)

    def status(self, view: Mapping[str, Any], names: list[str]) -> list[Text]:
        """Return the day, what one has, and what one has chosen in secret."""
        lines = [calendar(self.printed, view)]
        if view["you"] is not None and view["day"]:
            lines.append(own(self.printed, view["seats"][view["you"]]))
        return [*lines, *(hand(self.printed, view) if self.secret(view, {}) else [])]

    def foretell(self, args: Mapping[str, Any], view: Mapping[str, Any]) -> str:
        """Return nothing: nothing is shown before."""
        return ""

    def secret(self, view: Mapping[str, Any], public: Mapping[str, Any]) -> bool:
        """Tell whether a seat sees what others must not: its wealth tiles, before they are revealed."""
        return view["step"] == "wealth" and view["you"] is not None

    def tile(self, block: str, row: Mapping[str, Any]) -> str:
        """Return what a tile of the component pack does."""
        return self.printed.does(str(row["id"])) if block in TILE_BLOCKS else ""

    def reference(self) -> RenderableType:
        """Return what the spaces of the gears and the levels of the technologies do, and the prices of the market."""
        return reference(self.printed)


def make(texts: Texts, rules: Rules, players: int | None) -> TzolkinBoard:
    """Return the board."""
    return TzolkinBoard(texts, rules, players)
