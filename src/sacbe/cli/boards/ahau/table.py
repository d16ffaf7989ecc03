"""The game board: regions, cities, temples and the building offer."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import mark
from sacbe.cli.boards.ahau.words import Printed
from sacbe.cli.layout import compact, joined
from sacbe.cli.places import put_at

View = Mapping[str, Any]


def heading(printed: Printed, view: View) -> Text:
    """Return where the game stands: K'atun, round, calendar, bag."""
    texts = printed.texts
    said = [
        texts("board-katun", katun=view["katun"], round=view["round"]),
        texts("board-calendar", count=len(view["calendar"]), last=view["last_space"]),
        texts("board-bag", bag=view["bag"], discards=sum(view["discards"].values())),
    ]
    said += [texts("board-celebration")] if view["celebration"] else []
    said += [texts("board-ending")] if view["ending"] else []
    return Text(" · ".join(said), style="bold")


def regions(printed: Printed, view: View) -> Table:
    """Return the regions: tiles, bonus, rulers and the regions next to them."""
    texts = printed.texts
    names = ("region", "tiles", "in-region", "rulers", "adjacent")
    table = compact(*(texts(f"board-{name}") for name in names))
    for number, region in enumerate(view["regions"], 1):
        bonus = [Text(texts.name(region["building"]))] if region["building"] else []
        bonus += [printed.resource(resource) for resource in region["resources"]]
        adjacent = " ".join(map(str, printed.adjacent(number)))
        tiles = joined([printed.tile(tile) for tile in region["tiles"]], "  ")
        rulers = joined([mark(seat) for seat in region["rulers"]])
        name = put_at(f"region {number}", Text(str(number), style="bold"))
        table.add_row(name, tiles, joined(bonus), rulers, Text(adjacent, style="grey70"))
    return table


def temples(printed: Printed, view: View) -> Table:
    """Return the temples: what each pays for, and the markers with the fame of their spaces."""
    texts = printed.texts
    fame = printed.pack["temples"]["fame"]
    title = texts("board-markers", fame="/".join(map(str, fame)))
    table = compact(texts("board-temple"), texts("board-pays"), title)
    for god, temple in view["temples"].items():
        spaces = [
            mark(seat) if seat is not None else Text(str(points), style="dim")
            for seat, points in zip(temple["markers"], fame, strict=True)
        ]
        name = put_at(f"god {god}", Text(texts.name(god)))
        table.add_row(name, texts.name(temple["scoring"]), joined(spaces))
    return table


def offer(printed: Printed, view: View) -> Table:
    """Return the building offer with costs and effects."""
    texts = printed.texts
    table = compact(*(texts(f"board-{name}") for name in ("offer", "built", "cost", "does")))
    for slot, building in view["offer"].items():
        if building is not None:
            words = Text(printed.does(building), style="grey70")
            name = put_at(f"slot {slot}", Text(texts.name(building), style="bold"))
            table.add_row(texts.name(slot), name, printed.cost(building), words)
    return table
