"""The players: what everybody has, their pyramids, reserves and buildings."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import mark, named
from sacbe.cli.boards.ahau.table import View
from sacbe.cli.boards.ahau.words import RESOURCE_COLOURS, Printed
from sacbe.cli.layout import by_seat, compact, joined
from sacbe.cli.screen import faded, number

ROOMY = 72
"""Columns that a line with everything a seat has needs."""
LEVELS = ("4", "3", "2", "1")


def people(printed: Printed, view: View, names: list[str], width: int) -> Table:
    """Return what everybody has: fame, resources, weapons, Might, workers, cards; a line a seat where there is room."""
    rows = (_person(printed, view, names, seat, player) for seat, player in enumerate(view["seats"]))
    heads = list(_heads(printed))
    return by_seat(heads, rows, len(heads) - 2, wide=width >= ROOMY)


def _heads(printed: Printed) -> Iterator[Text]:
    """Yield what the cells of a seat are called."""
    texts = printed.texts
    yield from (Text(texts(f"board-{name}"), style="dim") for name in ("players", "fame"))
    yield from (Text(texts(f"short-{resource}"), style=colour) for resource, colour in RESOURCE_COLOURS.items())
    yield from (Text(texts(f"board-{name}"), style="dim") for name in ("weapons", "might", "left", "cards"))


def _person(printed: Printed, view: View, names: list[str], seat: int, player: Mapping[str, Any]) -> list[Text]:
    name = named(seat, names)
    if seat in view["actors"]:
        name.stylize("bold reverse")
    fame = "–" if player["score"] is None else number(player["score"])
    goods = [faded(amount) for amount in player["resources"].values()]
    if player["tracker"] is not None:  # King Pakal's resources are one number
        goods = [Text(str(player["tracker"])), *([Text()] * (len(goods) - 1))]
    numbers = [faded(player[key]) for key in ("weapons", "might", "workers")]
    return [name, Text(fame, style="bold"), *goods, *numbers, _cards(printed, player)]


def _cards(printed: Printed, player: Mapping[str, Any]) -> Text:
    """Return the cards: played ones first, then the hand; a role by its name where it may be known."""
    role = printed.texts.name(player["role"] or "role")
    hand = [role if card == "role" else card for card in player["hand"]]
    played = [role if card == "role" else card for card in (player["left"], player["right"]) if card]
    text = Text(" ".join(hand), style="grey70")
    return Text.assemble((" ".join(played), "bold"), " | ", text) if played else text


def own(printed: Printed, player: Mapping[str, Any]) -> Text:
    """Return what a player has to decide with, in a line."""
    texts = printed.texts
    goods = [
        Text(texts(f"amount-{name}", n=n), style=RESOURCE_COLOURS[name]) for name, n in player["resources"].items() if n
    ]
    rest = texts("board-own-rest", weapons=player["weapons"], might=player["might"], workers=player["workers"])
    return Text(" · ").join([Text(texts("board-own"), style="bold"), *goods, Text(rest)])


def boards(printed: Printed, view: View, names: list[str]) -> Table:
    """Return a line a seat: the pyramid level by level, the reserve and the buildings."""
    texts = printed.texts
    table = compact("", *(texts(f"board-{name}") for name in ("pyramid", "reserve", "built")))
    for seat, player in enumerate(view["seats"]):
        built = ", ".join(texts.name(name) for name in player["buildings"] if name)
        table.add_row(named(seat, names), _pyramid(printed, player), _reserve(printed, player), Text(built))
    return table


def _pyramid(printed: Printed, player: Mapping[str, Any]) -> Text:
    """Return the levels that have tiles, the lowest first."""
    lines = []
    for level in reversed(LEVELS):
        tiles = [tile for space, tile in player["pyramid"].items() if space[0] == level]
        if any(tiles):
            lines.append(joined([printed.tile(tile) for tile in tiles]))
    return joined(lines, " / ")


def _reserve(printed: Printed, player: Mapping[str, Any]) -> Text:
    parts = []
    for tile, count in player["reserve"].items():
        text = printed.tile(tile)
        parts.append(text if count == 1 else Text.assemble(f"{count}×", text))
    return joined(parts)


def might(printed: Printed, view: View) -> Text:
    """Return the order of the Might track, and the gods King Pakal or the Shadow prefers."""
    texts = printed.texts
    order = [Text.assemble(mark(seat), str(view["seats"][seat]["might"])) for seat in view["might_order"]]
    line = Text.assemble(texts("board-might"), ": ", joined(order, " > "))
    if view["personality"]:
        rows = printed.pack["personalities"]["tiles"]
        gods = next(row["ranking"] for row in rows if row["id"] == view["personality"])
        prefers = texts("board-personality", rival=texts.name(view["rival"]))
        line.append(f" · {prefers}: {' > '.join(texts.name(god) for god in gods)}")
    return line
