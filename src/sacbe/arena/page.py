"""Reports as pages: one HTML file each, with style and plots inside, that opens anywhere and loads nothing."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from sacbe.arena.intervals import Interval

TEXTS = Path(__file__).parent / "texts"
PAGES = Path(__file__).parent / "pages"

Speak = Callable[..., str]
"""Says a message: its id, and arguments by name."""
Say = Callable[[float], str]


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(PAGES), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )


def render(template: str, language: str, texts: Speak, **values: object) -> str:
    """Return a page; ``t`` in the template says a message."""
    style = Markup((PAGES / "style.css").read_text(encoding="utf-8"))
    page = _environment().get_template(template)
    return page.render(language=language, t=texts, style=style, **values)


def drawn(plot: str) -> Markup:
    """Let a plot into a page as it is: it has escaped what it was given."""
    return Markup(plot)


def points(value: float) -> str:
    """Return points as people read them.

    >>> points(12.34), points(-3)
    ('12.3', '−3')
    """
    return f"{round(value, 1):g}".replace("-", "−")


def percent(value: float) -> str:
    """Return a share as people read it.

    >>> percent(0.625)
    '62.5 %'
    """
    return f"{value * 100:.1f} %"


def bounded(interval: Interval, say: Say) -> str:
    """Return a figure with its interval.

    >>> bounded(Interval(0.5, 0.4, 0.6), percent)
    '50.0 % (40.0…60.0)'
    """
    if interval.low is None or interval.high is None:
        return say(interval.value)
    low, high = (say(bound).removesuffix(" %") for bound in (interval.low, interval.high))
    return f"{say(interval.value)} ({low}…{high})"
