"""What can be built, and the starting wealth a player keeps."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.cli.boards.tzolkin.words import Printed
from sacbe.cli.layout import beside, compact
from sacbe.cli.places import put_at

KINDS = {"farm": ("≈", "#e2bf4e"), "civic": ("⌂", "#7db07a"), "tomb": ("†", "#a9a6a2"), "shrine": ("▵", "#7fb0cf")}
"""A sign and a colour for each kind of building."""


def offers(printed: Printed, view: Mapping[str, Any], *, wide: bool) -> RenderableType:
    """Return buildings and monuments: side by side where there is room, else one below the other."""
    texts = printed.texts
    title = texts("board-buildings", age=view["age"], left=view["stacks"][f"age_{view['age']}"])
    buildings = _tiles(printed, [tile for tile in view["row"] if tile], title, brief=wide)
    monuments = _tiles(printed, view["monuments"], texts("board-monuments"), brief=wide)
    return beside(buildings, monuments) if wide else Group(buildings, monuments)


def _tiles(printed: Printed, tiles: list[str], title: str, *, brief: bool) -> Table:
    """Return tiles, a line each: the sign of its kind, name, cost, and what it does."""
    table = compact()
    table.title, table.title_justify, table.title_style = title, "left", "dim"
    for tile in tiles:
        name = put_at(tile, Text.assemble(KINDS[printed.tiles[tile]["category"]], " ", printed.texts.name(tile)))
        table.add_row(
            name, Text(printed.cost(tile, brief=brief), style="bold"), Text(printed.does(tile), style="grey70")
        )
    return table


def hand(printed: Printed, view: Mapping[str, Any]) -> list[Text]:
    """Return the tribe and wealth tiles a player has chosen; those left to choose from are listed as choices."""
    own, texts = view["seats"][view["you"]], printed.texts
    chosen = [(texts("board-leads", tribe=texts.name(own["tribe"])), own["tribe"])] if own["tribe"] else []
    chosen += [(texts("board-kept", tile=texts.name(tile)), tile) for tile in own["wealth"]]
    return [Text.assemble((said, "bold"), "  ", printed.does(tile)) for said, tile in chosen]
