"""The plots of reports. Colour never speaks alone: every mark has a label, a shape or a number."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, quantiles

from sacbe.arena.intervals import Interval
from sacbe.arena.svg import Scale, hint, picture, tag, text, width_of

WIDTH = 760.0
ROW = 34.0
AXIS = 26.0
SHAPES = ("circle", "square", "triangle", "diamond", "cross")
"""The shape of each seat, as everywhere in the house."""

Say = Callable[[float], str]


def whiskers(title: str, rows: Sequence[tuple[str, Interval]], say: Say, reference: float | None = None) -> str:
    """Draw figures with their intervals; ``reference`` is a line to compare them with."""
    known = [bound for _, interval in rows for bound in interval if bound is not None]
    known += [] if reference is None else [reference]
    across = _across(rows, min(known), max(known))
    parts = _grid(across, len(rows), say)
    if reference is not None:
        at = across(reference)
        parts.append(tag("line", x1=at, x2=at, y1=0, y2=len(rows) * ROW, class_="reference"))
    for number, (label, interval) in enumerate(rows):
        parts += _whisker(across, _middle(number), label, interval, say)
    return _rows_picture(title, len(rows), parts)


def _whisker(across: Scale, y: float, label: str, interval: Interval, say: Say) -> list[str]:
    parts = [text(label, 0, y + 4, "label")]
    at = across(interval.value)
    if interval.low is not None and interval.high is not None:
        low, high = across(interval.low), across(interval.high)
        parts.append(tag("line", x1=low, x2=high, y1=y, y2=y, class_="whisker"))
        parts += [tag("line", x1=x, x2=x, y1=y - 5, y2=y + 5, class_="whisker") for x in (low, high)]
    parts.append(tag("circle", hint(f"{label}: {say(interval.value)}"), cx=at, cy=y, r=5, class_="dot"))
    parts.append(text(say(interval.value), at, y - 9, "value", "middle"))
    return parts


def boxes(title: str, rows: Sequence[tuple[str, Sequence[float]]], say: Say) -> str:
    """Draw how values spread: least and most, the middle half as a box, the median as a line, the mean as a dot."""
    values = [value for _, some in rows for value in some]
    across = _across(rows, min(values), max(values))
    parts = _grid(across, len(rows), say)
    for number, (label, some) in enumerate(rows):
        parts += _box(across, _middle(number), label, some, say)
    return _rows_picture(title, len(rows), parts)


def _box(across: Scale, y: float, label: str, values: Sequence[float], say: Say) -> list[str]:
    first, median, third = quantiles(values, method="inclusive") if len(values) > 1 else [values[0]] * 3
    least, most = min(values), max(values)
    told = f"{label}: " + " · ".join(say(value) for value in (least, first, median, third, most))
    left, right = across(first), across(third)
    return [
        text(label, 0, y + 4, "label"),
        tag("line", x1=across(least), x2=across(most), y1=y, y2=y, class_="whisker"),
        tag("rect", hint(told), x=left, y=y - 9, width=max(1.0, right - left), height=18, class_="box"),
        tag("line", x1=across(median), x2=across(median), y1=y - 9, y2=y + 9, class_="median"),
        tag("circle", cx=across(fmean(values)), cy=y, r=3.5, class_="dot"),
    ]


def stacks(title: str, rows: Sequence[tuple[str, Mapping[str, float]]], names: Mapping[str, str], say: Say) -> str:
    """Draw where points come from, source after source; what costs points goes to the left of zero."""
    sums = [[sum(v for v in parts.values() if v > 0), sum(v for v in parts.values() if v < 0)] for _, parts in rows]
    across = _across(rows, min(0.0, *(low for _, low in sums)), max(1.0, *(high for high, _ in sums)))
    drawn = _grid(across, len(rows), say)
    for number, (label, parts) in enumerate(rows):
        drawn.append(text(label, 0, _middle(number) + 4, "label"))
        drawn += _stack(across, _middle(number), label, parts, names, say)
    return _rows_picture(title, len(rows), drawn)


def _stack(
    across: Scale, y: float, label: str, parts: Mapping[str, float], names: Mapping[str, str], say: Say
) -> list[str]:
    ends = {True: 0.0, False: 0.0}
    drawn = []
    for number, (source, value) in enumerate(parts.items()):
        if not value:
            continue
        before = ends[value > 0]
        ends[value > 0] = before + value
        left, right = sorted((across(before), across(before + value)))
        told = hint(f"{label}, {names[source]}: {say(value)}")
        drawn.append(tag("rect", told, x=left, y=y - 11, width=right - left, height=22, class_=f"part part-{number}"))
        if right - left > 30:
            drawn.append(text(say(value), (left + right) / 2, y + 4, "inside", "middle"))
    return drawn


@dataclass(frozen=True)
class Mark:
    """Something that happened at a place of a line: what it was shows where the pointer rests."""

    x: float
    y: float
    seat: int
    words: str


def lines(
    title: str, series: Sequence[tuple[str, Sequence[tuple[float, float]]]], marks: Sequence[Mark], say: Say
) -> str:
    """Draw a line for each seat with its shape, its name at its end, and marks where something happened."""
    height = 340.0
    room = max(width_of(name) for name, _ in series) + 24
    xs = [x for _, points in series for x, _ in points]
    ys = [y for _, points in series for _, y in points]
    across = Scale(min(xs), max(xs), 44, WIDTH - room, ticks=8)
    across.high = max(*xs, across.low + 1)
    up = Scale(min(ys), max(ys), height - AXIS, 12)
    parts = _both_axes(across, up, say)
    ends = _apart([up(points[-1][1]) for _, points in series])
    for seat, ((name, points), end) in enumerate(zip(series, ends, strict=True)):
        path = " ".join(f"{across(x):.1f},{up(y):.1f}" for x, y in points)
        parts.append(tag("polyline", hint(name), points=path, class_=f"line seat-{seat}"))
        parts.append(shape(seat, across(points[-1][0]) + 10, end))
        parts.append(text(name, across(points[-1][0]) + 19, end + 4, "label"))
    parts += [shape(mark.seat, across(mark.x), up(mark.y), mark.words) for mark in marks]
    return picture(WIDTH, height, title, parts)


def _both_axes(across: Scale, up: Scale, say: Say) -> list[str]:
    parts = []
    for tick in up.ticks:
        y = up(tick)
        parts.append(tag("line", x1=across.start, x2=across.end, y1=y, y2=y, class_="grid"))
        parts.append(text(say(tick), across.start - 6, y + 4, "tick", "end"))
    ticks = (tick for tick in across.ticks if tick <= across.high)
    parts += [text(f"{tick:g}", across(tick), up.start + 18, "tick", "middle") for tick in ticks]
    return parts


def _apart(heights: Sequence[float], gap: float = 16) -> list[float]:
    """Return heights moved apart so that labels do not cover each other."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    moved = list(heights)
    for above, below in pairwise(order):
        moved[below] = max(moved[below], moved[above] + gap)
    return moved


def shape(seat: int, x: float, y: float, words: str = "") -> str:
    """Draw the shape of a seat."""
    size = 5.5
    kind = SHAPES[seat % len(SHAPES)]
    look = {"class_": f"mark seat-{seat}"}
    told = hint(words) if words else None
    if kind == "circle":
        return tag("circle", told, cx=float(x), cy=float(y), r=size, **look)
    corners = {
        "square": ((-1, -1), (1, -1), (1, 1), (-1, 1)),
        "triangle": ((0, -1.2), (1.2, 1), (-1.2, 1)),
        "diamond": ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
        "cross": ((-1.2, -1.2), (0, -0.5), (1.2, -1.2), (0.5, 0), (1.2, 1.2), (0, 0.5), (-1.2, 1.2), (-0.5, 0)),
    }[kind]
    points = " ".join(f"{x + size * dx:.1f},{y + size * dy:.1f}" for dx, dy in corners)
    return tag("polygon", told, points=points, **look)


# -- what the plots with a row for each bot share ---------------------------------------------------------------------


def _across(rows: Sequence[tuple[str, object]], low: float, high: float) -> Scale:
    labels = max(width_of(label) for label, _ in rows)
    return Scale(low, high, min(labels + 16, WIDTH / 2), WIDTH - 24)


def _middle(number: int) -> float:
    return number * ROW + ROW * 0.6


def _grid(across: Scale, rows: int, say: Say) -> list[str]:
    parts = []
    for tick in across.ticks:
        x = across(tick)
        parts.append(tag("line", x1=x, x2=x, y1=0, y2=rows * ROW, class_="grid"))
        parts.append(text(say(tick), x, rows * ROW + 16, "tick", "middle"))
    return parts


def _rows_picture(title: str, rows: int, parts: Sequence[str]) -> str:
    return picture(WIDTH, rows * ROW + AXIS, title, parts)
