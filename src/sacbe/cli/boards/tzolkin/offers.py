"""What can be built, and the starting wealth a player keeps."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.cli.boards.tzolkin.words import Printed
from sacbe.cli.layout import beside, compact

KINDS = {"farm": "#e2bf4e", "civic": "#7db07a", "tomb": "#a9a6a2", "shrine": "#7fb0cf"}


def offers(printed: Printed, view: Mapping[str, Any], *, wide: bool) -> RenderableType:
    """Return buildings and monuments: side by side where there is room, else one below the other."""
    texts = printed.texts
    title = texts("board-buildings", age=view["age"], left=view["stacks"][f"age_{view['age']}"])
    buildings = _tiles(printed, [tile for tile in view["row"] if tile], title, brief=wide)
    monuments = _tiles(printed, view["monuments"], texts("board-monuments"), brief=wide)
    return beside(buildings, monuments) if wide else Group(buildings, monuments)


def _tiles(printed: Printed, tiles: list[str], title: str, *, brief: bool) -> Table:
    """Return tiles, a line each: kind by colour, name, cost, and what they do."""
    table = compact()
    table.title, table.title_justify, table.title_style = title, "left", "dim"
    for tile in tiles:
        kind = printed.tiles[tile]["category"]
        name = Text.assemble(("▌", KINDS[kind]), printed.texts.name(tile))
        table.add_row(
            name, Text(printed.cost(tile, brief=brief), style="bold"), Text(printed.does(tile), style="grey70")
        )
    return table


def hand(printed: Printed, view: Mapping[str, Any]) -> Table:
    """Return the wealth tiles a player has decided to keep; those left to choose from are listed as choices."""
    table = compact()
    for tile in view["seats"][view["you"]]["wealth"]:
        kept = printed.texts("board-kept", tile=printed.texts.name(tile))
        table.add_row(Text(kept, style="bold"), printed.does(tile))
    return table
