"""The game board: regions, cities, temples and the building offer."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import mark
from sacbe.cli.boards.ahau.words import Printed
from sacbe.cli.layout import compact

View = Mapping[str, Any]


def joined(parts: list[Text], gap: str = " ") -> Text:
    """Return texts in one line."""
    return Text(gap).join(parts)


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
    """Return the regions: tiles, bonus, rulers and the cities around them."""
    texts = printed.texts
    names = ("region", "tiles", "in-region", "rulers", "around")
    table = compact(*(texts(f"board-{name}") for name in names))
    for number, region in enumerate(view["regions"], 1):
        bonus = [Text(texts.name(region["building"]))] if region["building"] else []
        bonus += [printed.resource(resource) for resource in region["resources"]]
        around = ", ".join(texts.name(city) for city in printed.around(number))
        tiles = joined([printed.tile(tile) for tile in region["tiles"]], "  ")
        rulers = joined([mark(seat) for seat in region["rulers"]])
        table.add_row(Text(str(number), style="bold"), tiles, joined(bonus), rulers, Text(around, style="grey70"))
    return table


def cities(printed: Printed, view: View) -> Table:
    """Return the cities: their gods, everybody's workers, and the production sites beside them."""
    texts = printed.texts
    table = compact(*(texts(f"board-{name}") for name in ("city", "god", "workers", "sites")))
    for name, city in view["cities"].items():
        workers = [_workers(seat, up, city["lying"][seat]) for seat, up in enumerate(city["standing"])]
        sites = [_site(printed, view, number) for number in printed.sites(name)]
        shown = [part for part in workers if part.plain]
        table.add_row(Text(texts.name(name), style="bold"), texts.name(city["god"]), joined(shown), joined(sites))
    table.caption, table.caption_justify = texts("board-lying"), "left"
    return table


def _workers(seat: int, standing: int, lying: int) -> Text:
    """Return the workers of a seat in a city: standing ones as shapes, lying ones in brackets."""
    shape = mark(seat)
    return Text(shape.plain * standing + f"({shape.plain})" * lying, style=shape.style)


def _site(printed: Printed, view: View, number: int) -> Text:
    resource = view["sites"][number - 1]
    if resource is None:
        return Text(f"{number}:–", style="dim")
    return Text.assemble((f"{number}:", "dim"), printed.resource(resource))


def temples(printed: Printed, view: View) -> Table:
    """Return the temples: what each pays for, and the markers with the fame of their spaces."""
    texts = printed.texts
    fame = printed.pack["temples"]["fame"]
    table = compact(texts("board-temple"), texts("board-pays"), texts("board-markers"))
    for god, temple in view["temples"].items():
        spaces = [
            mark(seat) if seat is not None else Text(str(points), style="dim")
            for seat, points in zip(temple["markers"], fame, strict=True)
        ]
        table.add_row(texts.name(god), texts.name(temple["scoring"]), joined(spaces))
    return table


def offer(printed: Printed, view: View) -> Table:
    """Return the building offer with costs and effects."""
    texts = printed.texts
    table = compact(*(texts(f"board-{name}") for name in ("offer", "built", "cost", "does")))
    for slot, building in view["offer"].items():
        if building is not None:
            words = Text(printed.does(building), style="grey70")
            table.add_row(texts.name(slot), Text(texts.name(building), style="bold"), printed.cost(building), words)
    return table
