"""The map of Tikal as a grid of signs: columns of boxes, every second one half a box lower.

Sides are shared, so each has one place for its number: what it costs to cross, or its stones where nothing lies yet.
"""

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from sacbe.cli.boards import COLOURS, SHAPES
from sacbe.front.texts import Texts

WIDE, HIGH = 12, 4
COLUMNS, ROWS = 8, 5
KINDS = {"base_camp": "#e8e2d0", "jungle": "#74ae77", "temple": "#e5be4c", "treasure": "#e39a1b", "volcano": "#e2553a"}
PATH = "bold"
DIM = "grey50"

SIDES = ((WIDE // 2, 0), (WIDE, 1), (WIDE, HIGH - 1), (WIDE // 2, HIGH), (0, HIGH - 1), (0, 1))
"""Where the number of each side stands, from the top left corner of a box."""


class Canvas:
    """A grid of signs; a sign that is two cells wide is followed by an empty one."""

    def __init__(self, width: int, height: int) -> None:
        self.signs = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> int:
        """Write text; return where it ends."""
        for sign in text:
            self.signs[y][x] = (sign, style)
            if cell_len(sign) == 2:
                self.signs[y][x + 1] = ("", style)
            x += cell_len(sign)
        return x

    def text(self) -> Text:
        """Return all lines."""
        return Text("\n").join(Text.assemble(*row, no_wrap=True) for row in self.signs)


def hexmap(texts: Texts, view: Mapping[str, Any]) -> Text:
    """Return the map."""
    canvas = Canvas(COLUMNS * WIDE + 1, ROWS * HIGH + HIGH // 2 + 1)
    for column in range(COLUMNS):
        for row in range(ROWS):
            _frame(canvas, *_corner(column, row))
    for column in range(COLUMNS):
        for row in range(ROWS):
            name = f"c{column}r{row}"
            x, y = _corner(column, row)
            if name in view["map"]:
                _hexagon(canvas, texts, x, y, name, view["map"][name])
            else:
                canvas.put(x + 4, y + 1, name, DIM)
    return canvas.text()


def _corner(column: int, row: int) -> tuple[int, int]:
    """Return the top left corner of a box."""
    return column * WIDE, row * HIGH + column % 2 * HIGH // 2


def _frame(canvas: Canvas, x: int, y: int) -> None:
    """Draw the sides of a box."""
    for line in (y, y + HIGH):
        canvas.put(x, line, "├" + "─" * (WIDE - 1) + "┤", DIM)
    for line in range(y + 1, y + HIGH):
        for side in (x, x + WIDE):
            if canvas.signs[line][side][0] == " ":
                canvas.put(side, line, "│", DIM)


def _hexagon(canvas: Canvas, texts: Texts, x: int, y: int, name: str, space: Mapping[str, Any]) -> None:
    """Draw what lies on a space: its name, what it is, who is there, and its sides."""
    canvas.put(x + 4, y + 1, name, f"bold {KINDS[space['kind']]}")
    _middle(canvas, texts, x + 1, y + 2, space)
    _members(canvas, x + 1, y + 3, space)
    for (right, down), cost, stones in zip(SIDES, space["paths"], space["stones"], strict=True):
        if cost:
            canvas.put(x + right, y + down, str(cost), PATH)
        elif stones and canvas.signs[y + down][x + right][0] in "─│├┤":
            canvas.put(x + right, y + down, str(stones), DIM)


def _middle(canvas: Canvas, texts: Texts, x: int, y: int, space: Mapping[str, Any]) -> None:
    """Write what a hexagon is, with its number and its guard or camp."""
    kind = space["kind"]
    empty = kind == "treasure" and not space["treasures"]
    said = texts("board-treasure-empty" if empty else f"board-{kind}", n=space.get("value") or space.get("treasures"))
    end = canvas.put(x, y, said, KINDS[kind])
    for sign, owner in (("♜", space.get("guard")), ("⌂", space.get("camp"))):
        if owner is not None:
            canvas.put(end, y, sign + SHAPES[owner], f"bold {COLOURS[owner]}")


def _members(canvas: Canvas, x: int, y: int, space: Mapping[str, Any]) -> None:
    """Write the members by seat; where there is no room for all, the rest are hinted at."""
    last = x + WIDE - 2
    for party in space["members"]:
        said = f"{SHAPES[party['seat']]}{party['workers'] or ''}{'L' if party['leader'] else ''}"
        if x + len(said) > last + 1:
            canvas.put(last, y, "…")
            return
        x = canvas.put(x, y, said, COLOURS[party["seat"]])
