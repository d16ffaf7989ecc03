"""The map of Tikal as a grid of signs: columns of boxes, every second one half a box lower.

Sides are shared, so each has one place for its number: what it costs to cross, or its stones where nothing lies yet.
"""

from collections.abc import Mapping
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from sacbe.cli.boards import COLOURS, SHAPES
from sacbe.cli.boards.canvas import Canvas
from sacbe.front.texts import Texts

HIGH = 4
COLUMNS, ROWS = 8, 5
WIDTHS = (12, 9, 6)
"""How wide a box can be: with whole words, with short ones, with letters."""
KINDS = {"base_camp": "#e8e2d0", "jungle": "#74ae77", "temple": "#e5be4c", "treasure": "#e39a1b", "volcano": "#e2553a"}
PATH = "bold"
DIM = "grey50"
HAND = 9


def widest(width: int) -> int:
    """Return the widest box of which a row fits."""
    return next((wide for wide in WIDTHS if COLUMNS * wide < width), WIDTHS[-1])


def sides(wide: int) -> tuple[tuple[int, int], ...]:
    """Return where the number of each side stands, from the top left corner of a box, clockwise from the north."""
    middle = wide // 2
    return ((middle, 0), (wide, 1), (wide, HIGH - 1), (middle, HIGH), (0, HIGH - 1), (0, 1))


def neighbours(name: str) -> list[str]:
    """Return what lies next to a space, clockwise from the north, be it on the map or not.

    >>> neighbours("c1r3")
    ['c1r2', 'c2r3', 'c2r4', 'c1r4', 'c0r4', 'c0r3']
    """
    column, row = int(name[1]), int(name[3])
    low = column % 2
    steps = ((0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1))
    return [f"c{column + right}r{row + down}" for right, down in steps]


class HexMap:
    """Draws the map with boxes of one width."""

    def __init__(self, texts: Texts, strength: Mapping[str, int], wide: int) -> None:
        self.texts = texts
        self.strength = strength
        self.wide = wide

    def draw(self, view: Mapping[str, Any]) -> Text:
        """Return the map."""
        canvas = Canvas(COLUMNS * self.wide + 1, ROWS * HIGH + HIGH // 2 + 1)
        spaces = {f"c{column}r{row}": self._corner(column, row) for column in range(COLUMNS) for row in range(ROWS)}
        for x, y in spaces.values():
            self._frame(canvas, x, y)
        for name, (x, y) in spaces.items():
            if name in view["map"]:
                self._hexagon(canvas, x, y, name, view["map"][name])
            else:
                canvas.put(x + 1, y + 1, f"{name:<{self.wide - 1}}", DIM, name)
                canvas.put(x + 1, y + 2, " " * (self.wide - 1), "", name)
        return canvas.text()

    def tile(self, tile: Mapping[str, Any]) -> Text:
        """Return one hexagon as it lies in the hand, its stones at its sides."""
        canvas = Canvas(self.wide + 1, HIGH + 1)
        self._frame(canvas, 0, 0)
        canvas.put(1, 2, self._fit(tile["kind"], tile["face"], 0), KINDS[tile["kind"]])
        for (right, down), stones in zip(sides(self.wide), tile["stones"], strict=True):
            if stones:
                canvas.put(right, down, str(stones), PATH)
        return canvas.text()

    def _corner(self, column: int, row: int) -> tuple[int, int]:
        """Return the top left corner of a box."""
        return column * self.wide, row * HIGH + column % 2 * HIGH // 2

    def _frame(self, canvas: Canvas, x: int, y: int) -> None:
        """Draw the sides of a box."""
        for line in (y, y + HIGH):
            canvas.put(x, line, "├" + "─" * (self.wide - 1) + "┤", DIM)
        for line in range(y + 1, y + HIGH):
            for side in (x, x + self.wide):
                if canvas.is_free(side, line):
                    canvas.put(side, line, "│", DIM)

    def _hexagon(self, canvas: Canvas, x: int, y: int, name: str, space: Mapping[str, Any]) -> None:
        """Draw what lies on a space: its name, what it is, who is there, and its sides."""
        for line in range(y + 1, y + HIGH):
            canvas.put(x + 1, line, " " * (self.wide - 1), "", name)
        end = canvas.put(x + 1, y + 1, name, f"bold {KINDS[space['kind']]}", name)
        self._holder(canvas, end, y + 1, name, space)
        self._middle(canvas, x + 1, y + 2, name, space)
        self._members(canvas, x + 1, y + 3, name, space)
        for (right, down), cost, stones in zip(sides(self.wide), space["paths"], space["stones"], strict=True):
            if cost:
                canvas.put(x + right, y + down, str(cost), PATH)
            elif stones and canvas.signs[y + down][x + right][0] in "─│├┤":
                canvas.put(x + right, y + down, str(stones), DIM)

    def _holder(self, canvas: Canvas, x: int, y: int, name: str, space: Mapping[str, Any]) -> None:
        """Write who holds a temple, with their strength there where there is room."""
        seat = space.get("holder")
        if seat is None or space.get("guard") is not None:
            return
        party = next(party for party in space["members"] if party["seat"] == seat)
        strength = party["workers"] * self.strength["worker"] + party["leader"] * self.strength["leader"]
        said = SHAPES[seat] if self.wide == WIDTHS[-1] else f" {SHAPES[seat]}{strength}"
        canvas.put(x, y, said, f"bold {COLOURS[seat]}", name)

    def _middle(self, canvas: Canvas, x: int, y: int, name: str, space: Mapping[str, Any]) -> None:
        """Write what a hexagon is, with its number and its guard or camp."""
        kind = "treasure-empty" if space["kind"] == "treasure" and not space["treasures"] else space["kind"]
        owned = [(sign, space[what]) for sign, what in (("♜", "guard"), ("⌂", "camp")) if space.get(what) is not None]
        said = self._fit(kind, space.get("value") or space.get("treasures"), 2 * len(owned))
        x = canvas.put(x, y, said, KINDS[space["kind"]], name)
        for sign, owner in owned:
            x = canvas.put(x, y, sign + SHAPES[owner], f"bold {COLOURS[owner]}", name)

    def _fit(self, kind: str, number: object, taken: int) -> str:
        """Return what a hexagon is in as many letters as there is room for."""
        forms = (self.texts(f"{form}-{kind}", n=number) for form in ("board", "letter"))
        whole, letter = forms
        return whole if cell_len(whole) + taken < self.wide else letter

    def _members(self, canvas: Canvas, x: int, y: int, name: str, space: Mapping[str, Any]) -> None:
        """Write the members by seat; where there is no room for all, the rest are hinted at."""
        last = x + self.wide - 2
        for party in space["members"]:
            said = f"{SHAPES[party['seat']]}{party['workers'] or ''}{'L' if party['leader'] else ''}"
            if x + len(said) > last + 1:
                canvas.put(last, y, "…", "", name)
                return
            x = canvas.put(x, y, said, COLOURS[party["seat"]], name)
