"""Small building blocks for tables in the terminal."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

GAP = 3


def compact(*headings: str | tuple[str, str], gap: int = 2) -> Table:
    """Return a table without lines; a heading may be a pair with the column's justification."""
    table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim", show_header=bool(headings))
    for heading in headings:
        name, justify = heading if isinstance(heading, tuple) else (heading, "left")
        table.add_column(name, justify="right" if justify == "right" else "left")
    return table


def beside(*parts: RenderableType) -> Table:
    """Return parts next to each other."""
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in parts:
        table.add_column()
    table.add_row(*parts)
    return table


def joined(parts: list[Text], gap: str = " ") -> Text:
    """Return texts in one line."""
    return Text(gap).join(parts)
