"""Drawing: elements of SVG as text, and the scale of an axis."""

from collections.abc import Iterable
from html import escape
from math import ceil, floor, log10
from unicodedata import east_asian_width

TEXT = 8.0
"""About how wide a letter is, in pixels; Korean ones are about twice that."""


def tag(name: str, content: str | None = None, **attributes: object) -> str:
    """Return an element; ``content`` is put in as it is, attributes are escaped (``class_`` stands for ``class``).

    >>> tag("circle", r=3, class_="dot")
    '<circle r="3" class="dot"/>'
    """
    said = "".join(f' {key.rstrip("_").replace("_", "-")}="{_written(value)}"' for key, value in attributes.items())
    return f"<{name}{said}/>" if content is None else f"<{name}{said}>{content}</{name}>"


def _written(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else escape(str(value))


def text(words: str, x: float, y: float, class_: str = "", anchor: str = "start") -> str:
    """Return words at a place."""
    return tag("text", escape(words), x=float(x), y=float(y), class_=class_, text_anchor=anchor)


def hint(words: str) -> str:
    """Return what is shown where the pointer rests, and what screen readers say."""
    return tag("title", escape(words))


def picture(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """Return a whole drawing that scales with its page."""
    content = hint(title) + "".join(parts)
    return tag("svg", content, viewBox=f"0 0 {width:g} {height:g}", role="img", aria_label=title, class_="plot")


def width_of(words: str) -> float:
    """Return about how wide words are.

    >>> width_of("ab") < width_of("가나")
    True
    """
    return sum(TEXT * (1.7 if east_asian_width(letter) in "WF" else 1) for letter in words)


class Scale:
    """Numbers laid out along a line, with round ticks."""

    def __init__(self, low: float, high: float, start: float, end: float, *, ticks: int = 6) -> None:
        step = _round_step((high - low or 1) / ticks)
        self.low = floor(low / step) * step
        self.high = ceil(high / step) * step if high > low else self.low + step
        self.start = start
        self.end = end
        count = round((self.high - self.low) / step)
        self.ticks = [round(self.low + step * number, 10) for number in range(count + 1)]

    def __call__(self, value: float) -> float:
        """Return where a number lies."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def _round_step(rough: float) -> float:
    """Return the round number (1, 2 or 5 and zeros) next above a rough one."""
    power: float = 10 ** floor(log10(rough))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
