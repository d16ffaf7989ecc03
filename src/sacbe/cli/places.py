"""The places of a drawn board: what is drawn carries the name of its place, so any layout of it can be pointed at."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from io import StringIO

from rich.color import Color
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

PLACE = "place"
Line = list[Segment]

CHOOSABLE = Style(underline=True, bold=True)
CHANGED = Style(italic=True)
POINTED = Style(reverse=True, bold=True)
SIDEWAYS = 3
"""Moving in a direction, what lies off the line counts so many times as far."""
READABLE = 0.42
"""On paper-coloured ground nothing is brighter than this."""


def at(place: str, style: str | Style = "") -> Style:
    """Return a style that also says which place is drawn with it."""
    return (Style.parse(style) if isinstance(style, str) else style) + Style(meta={PLACE: place})


def put_at(place: str, text: Text) -> Text:
    """Return a text that shows a place."""
    text.stylize(at(place))
    return text


@dataclass(frozen=True)
class Region:
    """Where a place is drawn, in cells."""

    x: int
    y: int
    right: int
    bottom: int

    def with_cells(self, x: int, y: int, right: int) -> "Region":
        """Return the region with some cells of a line added."""
        return Region(min(self.x, x), min(self.y, y), max(self.right, right), max(self.bottom, y))

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle; a cell is twice as high as wide."""
        return (self.x + self.right) / 2, self.y + self.bottom


@dataclass(frozen=True)
class Marks:
    """What is marked on a board: what can be chosen, what is pointed at, what has changed since one last looked."""

    choosable: Collection[str] = ()
    pointed: str = ""
    changed: Collection[str] = ()
    light: bool = False

    def style(self, place: str) -> Style | None:
        """Return what a place is marked with; neither needs colour."""
        if not place:
            return None
        if place == self.pointed:
            return POINTED
        marks = [CHOOSABLE] * (place in self.choosable) + [CHANGED] * (place in self.changed)
        return Style.combine(marks) if marks else None


class Picture:
    """A board drawn for a width: lines of segments, and where each place is."""

    def __init__(self, thing: RenderableType, width: int) -> None:
        console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=width)
        lines = console.render_lines(thing, console.options.update(height=None), pad=False)
        self.lines: list[Line] = [list(Segment.simplify(line)) for line in lines]
        self.regions: dict[str, Region] = {}
        self.texts: dict[str, str] = {}
        for place, x, y, segment in _placed(self.lines):
            here = Region(x, y, x + segment.cell_length, y)
            self.regions[place] = self.regions.get(place, here).with_cells(here.x, y, here.right)
            self.texts[place] = self.texts.get(place, "") + segment.text

    def painted(self, marks: Marks) -> Iterator[Line]:
        """Yield the lines with what is marked."""
        for line in self.lines:
            yield [_painted(segment, marks) for segment in line]

    def changed_since(self, before: "Picture | None") -> frozenset[str]:
        """Return the places that look different from an earlier picture."""
        if before is None:
            return frozenset()
        return frozenset(place for place, text in self.texts.items() if before.texts.get(place, text) != text)

    def next_place(self, start: str, right: int, down: int, among: Iterable[str]) -> str:
        """Return the nearest place in a direction; where there is none, the place one is at."""
        found = [place for place in among if place in self.regions]
        if start not in self.regions:
            return min(found, key=lambda place: (self.regions[place].y, self.regions[place].x), default=start)
        ahead = [(self._distance(start, place, right, down), place) for place in found]
        return min([(far, place) for far, place in ahead if far > 0], default=(0, start))[1]

    def _distance(self, start: str, place: str, right: int, down: int) -> float:
        """Return how far a place is in a direction, 0 where it is not ahead."""
        (x, y), (to_x, to_y) = self.regions[start].middle, self.regions[place].middle
        along = (to_x - x) * right + (to_y - y) * down
        across = abs((to_x - x) * down) + abs((to_y - y) * right)
        return along + SIDEWAYS * across if along > 0 else 0


class Marked:
    """A board printed with its marks, for a console that prints line by line."""

    def __init__(self, thing: RenderableType, width: int, marks: Marks) -> None:
        self.picture = Picture(thing, width)
        self.marks = marks

    def __rich_console__(self, console: Console, options: object) -> Iterator[Segment]:
        for line in self.picture.painted(self.marks):
            yield from line
            yield Segment.line()


def _placed(lines: list[Line]) -> Iterator[tuple[str, int, int, Segment]]:
    """Yield every segment that shows a place, with where it begins."""
    for y, line in enumerate(lines):
        x = 0
        for segment in line:
            place = place_of(segment)
            if place:
                yield place, x, y, segment
            x += segment.cell_length


def place_of(segment: Segment) -> str:
    """Return the place that a segment shows."""
    return str(segment.style.meta.get(PLACE, "")) if segment.style else ""


def _painted(segment: Segment, marks: Marks) -> Segment:
    mark = marks.style(place_of(segment)) if segment.text.strip() else None
    style = segment.style
    if style is not None and marks.light and style.color is not None:
        style = style + Style(color=_darker(style.color))
    if mark is not None:
        style = mark if style is None else style + mark
    return Segment(segment.text, style)


def _darker(color: Color) -> Color:
    """Return a colour that can be read on light ground."""
    if color.is_default:
        return color
    triplet = color.get_truecolor()
    bright = (0.299 * triplet.red + 0.587 * triplet.green + 0.114 * triplet.blue) / 255
    part = min(1.0, READABLE / bright) if bright else 1.0
    return Color.from_rgb(triplet.red * part, triplet.green * part, triplet.blue * part)
