"""The players: what they have, and how far they have come on temples and in technologies."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import mark, named
from sacbe.cli.boards.tzolkin.offers import KINDS
from sacbe.cli.boards.tzolkin.words import Printed
from sacbe.cli.layout import compact
from sacbe.cli.places import put_at
from sacbe.cli.screen import faded, number

GOODS = {"corn": "#f6d04a", "wood": "#b5763c", "stone": "#afb4b5", "gold": "#e39a1b", "skull": "#93d6dc"}
TEMPLES = {"chaac": "#b98257", "quetzalcoatl": "#e5be4c", "kukulcan": "#74ae77"}


def people(printed: Printed, view: Mapping[str, Any], names: list[str], *, wide: bool, narrow: bool) -> Table:
    """Return a line a player."""
    texts = printed.texts
    table = compact(texts("board-players"), (texts("board-points"), "right"), gap=1 if narrow else 2)
    for good, colour in GOODS.items():
        table.add_column(Text(texts.name(good), style=colour), justify="right")
    for heading in ("workers", "farms", "harvest", "speed", "built"):
        table.add_column(texts(f"board-{heading}"))
    for seat, player in enumerate(view["seats"]):
        table.add_row(*_person(printed, view, names, seat, player, wide=wide))
    return table


def _person(
    printed: Printed, view: Mapping[str, Any], names: list[str], seat: int, player: Mapping[str, Any], *, wide: bool
) -> list[Text]:
    texts = printed.texts
    name = named(seat, names)
    if seat in view["actors"]:
        name.stylize("bold reverse")
    goods = [faded(player[good]) for good in GOODS]
    workers = texts("board-workers-cell", available=player["available"], workers=player["workers"])
    farms = texts("board-farms-cell", some=player["feed_workers"], all=player["feed_discount"]).strip()
    harvest = texts("board-harvest-cell", corn=player["corn_tiles"], wood=player["wood_tiles"])
    board = texts("board-light" if player["light"] else "board-dark")
    score = Text(number(player["score"]), style="bold")
    return [
        name,
        score,
        *goods,
        Text(workers),
        Text(farms),
        Text(harvest),
        Text(board),
        built(printed, player, wide=wide),
    ]


def own(printed: Printed, player: Mapping[str, Any]) -> Text:
    """Return what a player has to decide with, in a line."""
    texts = printed.texts
    goods = [
        Text(texts(f"amount-{good}", n=player[good]), style=colour) for good, colour in GOODS.items() if player[good]
    ]
    workers = texts("board-own-workers", available=player["available"], workers=player["workers"])
    return Text(" · ").join([Text(texts("board-own"), style="bold"), *goods, Text(workers)])


def built(printed: Printed, player: Mapping[str, Any], *, wide: bool) -> Text:
    """Return what a player has built, by the sign of its kind (monuments starred); by name too where there is room."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for tile in (*player["buildings"], *player["monuments"]):
        text.append("★" if tile in player["monuments"] else "")
        text.append_text(Text.assemble(KINDS[printed.tiles[tile]["category"]]))
        text.append(f" {printed.texts.name(tile)}  " if wide else "")
    return text


def temples(printed: Printed, view: Mapping[str, Any]) -> Table:
    """Return the temples, lowest step first: points at the end of an age, the good of the step, who stands there."""
    steps = max(len(row["points"]) for row in printed.pack["temples"]["tiles"])
    table = compact(printed.texts("board-temples"), *([""] * (steps + 1)), gap=1)
    for row in printed.pack["temples"]["tiles"]:
        cells = [_step(printed, view, row, step) for step in range(len(row["points"]))]
        blank = [Text()] * (steps - len(cells))
        bonus = printed.texts("board-leader", points=row["leader"][view["age"] - 1])
        name = put_at(row["id"], Text(printed.texts.name(row["id"]), style=f"bold {TEMPLES[row['id']]}"))
        table.add_row(name, *cells, *blank, Text(bonus, style="dim"))
    return table


def _step(printed: Printed, view: Mapping[str, Any], row: Mapping[str, Any], step: int) -> Text:
    """Return one step; ``step`` counts from the bottom, players' steps from the start step above it."""
    text = Text(number(row["points"][step]), style="grey70")
    good = row["goods"][step]
    if good:
        text.append(f" {printed.texts.name(good)}", style=GOODS[good])
    for seat, player in enumerate(view["seats"]):
        if player["temples"][row["id"]] == step - 1:
            text.append_text(mark(seat))
    return text


def technologies(printed: Printed, view: Mapping[str, Any]) -> Table:
    """Return the technologies with who has reached which level."""
    levels = range(len(printed.pack["technologies"]["cost"]) + 1)
    table = compact(printed.texts("board-technologies"), *([""] * len(levels)), gap=1)
    for technology in view["seats"][0]["technologies"]:
        cells = []
        for level in levels:
            cell = Text(str(level), style="grey70")
            for seat, player in enumerate(view["seats"]):
                if player["technologies"][technology] == level:
                    cell.append_text(mark(seat))
            cells.append(cell)
        table.add_row(put_at(technology, Text(printed.texts.name(technology), style="bold")), *cells)
    return table
