"""Small building blocks for tables in the terminal."""

from collections.abc import Iterable, Sequence

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


def by_seat(heads: Sequence[Text], rows: Iterable[Sequence[Text]], numbers: int, *, wide: bool, gap: int = 1) -> Table:
    """Return what everybody has: a line a seat, its name and some numbers first, or a column where that is too wide."""
    lines = [heads, *rows]
    table = compact(gap=gap)
    table.show_header = True
    for at, head in enumerate(lines[0] if wide else [line[0] for line in lines]):
        table.add_column(head, justify="right" if wide and 0 < at <= numbers else "left", no_wrap=at == 0)
    for line in lines[1:] if wide else zip(*(line[1:] for line in lines), strict=True):
        table.add_row(*line)
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
