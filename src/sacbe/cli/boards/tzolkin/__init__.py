"""Tzolk'in in the terminal: offers and players above, temples and technologies, and the gears nearest to the prompt."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.boards.tzolkin.gears import calendar, gears
from sacbe.cli.boards.tzolkin.offers import hand, offers
from sacbe.cli.boards.tzolkin.people import people, technologies, temples
from sacbe.cli.boards.tzolkin.reference import reference
from sacbe.cli.boards.tzolkin.words import Printed
from sacbe.cli.layout import beside
from sacbe.cli.texts import Texts
from sacbe.core.rules import Rules

WIDE = 130
"""From this width on there is room for offers side by side and for longer words."""


class TzolkinBoard:
    """Draws positions of Tzolk'in and explains its tiles."""

    def __init__(self, texts: Texts, rules: Rules, players: int | None) -> None:
        self.texts = texts
        self.printed = Printed(texts, rules.pack, players)

    def draw(self, view: Mapping[str, Any], names: list[str], width: int) -> RenderableType:
        """Return a position as one seat sees it."""
        printed, wide = self.printed, width >= WIDE
        parts: list[RenderableType] = [
            offers(printed, view, wide=wide),
            people(printed, view, names, wide=wide),
            beside(temples(printed, view), technologies(printed, view)),
            gears(printed, view, wide=wide),
            calendar(printed, view, names),
        ]
        if self.secret(view, {}) and view["seats"][view["you"]]["wealth"]:
            parts.append(hand(printed, view))
        return Group(*(part for one in parts for part in (one, Text())))

    def secret(self, view: Mapping[str, Any], public: Mapping[str, Any]) -> bool:
        """Tell whether a seat sees what others must not: its wealth tiles, before they are revealed."""
        return view["step"] == "wealth" and view["you"] is not None

    def arguments(self, kind: str, args: Mapping[str, Any]) -> Mapping[str, object]:
        """Return what an action's tile, place or technology does."""
        printed = self.printed
        for tile in ("tile", "building", "monument"):
            if tile in args:
                return {"does": printed.does(args[tile])}
        if kind == "use":
            return {"explain": printed.explain(args["action"])}
        if kind == "advance":
            price = printed.blocks(args["cost"]) if args["cost"] else self.texts("free")
            return {"explain": printed.technology(args["technology"], args["level"]), "price": price}
        if kind in ("anger", "climb"):
            return {"points": printed.step_points(args["temple"], args["step"])}
        return {"corn": printed.pack["begging"]["corn"]} if kind == "beg" else {}

    def tile(self, block: str, row: Mapping[str, Any]) -> str:
        """Return what a tile of the component pack does."""
        if block == "monuments":
            return self.printed.scoring(row)
        return self.printed.effects(row) if "effects" in row else ""

    def reference(self) -> RenderableType:
        """Return what the spaces of the gears and the levels of the technologies do, and the prices of the market."""
        return reference(self.printed)


def make(texts: Texts, rules: Rules, players: int | None) -> TzolkinBoard:
    """Return the board."""
    return TzolkinBoard(texts, rules, players)
