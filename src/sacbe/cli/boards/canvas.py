"""A grid of signs that maps are drawn on."""

from collections.abc import Iterator
from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from sacbe.cli.places import at


class Canvas:
    """A grid of signs; one that is two cells wide is followed by an empty one. What is outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.signs: list[list[tuple[str, str | Style]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str | Style = "", place: str = "") -> int:
        """Write text, as that of a place if one is named; return where it ends."""
        drawn = at(place, style) if place else style
        for sign in text:
            end = x + cell_len(sign)
            if x >= 0 and end <= self.width and 0 <= y < len(self.signs):
                self.signs[y][x] = (sign, drawn)
                if end - x == 2:
                    self.signs[y][x + 1] = ("", drawn)
            x = end
        return x

    def is_free(self, x: int, y: int) -> bool:
        """Tell whether nothing stands somewhere yet."""
        return 0 <= y < len(self.signs) and 0 <= x < self.width and self.signs[y][x][0] == " "

    def text(self) -> Text:
        """Return all lines."""
        parts = (part for row in self.signs for part in (*_runs(row), ("\n", "")))
        text = Text.assemble(*parts, no_wrap=True)
        text.right_crop(1)
        return text


def _runs(row: list[tuple[str, str | Style]]) -> Iterator[tuple[str, str | Style]]:
    """Yield signs of equal style together."""
    for style, signs in groupby(row, key=lambda sign: sign[1]):
        yield "".join(sign for sign, _ in signs), style
