"""The reference card: what gears, technologies and market do, in full sentences."""

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.cli.boards.tzolkin.gears import GEAR_COLOURS
from sacbe.cli.boards.tzolkin.offers import KINDS
from sacbe.cli.boards.tzolkin.words import Printed
from sacbe.cli.layout import compact


def reference(printed: Printed) -> RenderableType:
    """Return the card."""
    texts = printed.texts
    table = compact()
    for gear in GEAR_COLOURS:
        for space in range(1, min(printed.gear(gear)["free"])):
            name = Text(texts.name(f"{gear}_{space}"), style=GEAR_COLOURS[gear])
            table.add_row(name, printed.explain(f"{gear}_{space}"))
    for technology in ("agriculture", "extraction", "architecture", "theology"):
        costs = [*printed.pack["technologies"]["cost"], printed.pack["technologies"]["bonus_cost"]]
        for level, cost in enumerate(costs, 1):
            title = texts("reference-technology", technology=texts.name(technology), level=level)
            words = texts("reference-level", blocks=printed.blocks(cost), explain=printed.technology(technology, level))
            table.add_row(Text(title, style="bold"), words)
    rates = printed.pack["market"]["corn"].items()
    market = ", ".join(texts("reference-rate", block=texts.name(block), corn=corn) for block, corn in rates)
    table.add_row(Text(texts("reference-market"), style="bold"), market)
    kinds = (Text.assemble(sign, f" {texts.name(kind)}") for kind, sign in KINDS.items())
    table.add_row(Text(texts("reference-kinds"), style="bold"), Text(", ").join(kinds))
    return Group(table)
