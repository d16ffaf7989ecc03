"""How far work is, and the time left, on stderr: a bar at a terminal, else a line now and then."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sacbe.cli.screen import make_console

SPEED_WINDOW = 600.0
"""Games of searching bots take minutes, so the time left is told from the last ten."""
FIRST_LINE = 10.0
"""After so many seconds the first line comes where there is no terminal; the next after twice the time, and so on."""

Watch = Callable[[int, int], None]


@contextmanager
def bar(label: str) -> Iterator[Watch]:
    """Show how far work is, and give a function that is told how much is done, and of how much."""
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield _lines(label, console)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(label), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, speed_estimate_period=SPEED_WINDOW) as progress:
        task = progress.add_task("", total=None)
        known = -1

        def watch(done: int, total: int) -> None:
            # What was done before counts as done, but not as speed.
            nonlocal known
            if known < 0:
                progress.reset(task, total=total, completed=done)
            else:
                progress.advance(task, done - known)
            known = done

        yield watch


def _lines(label: str, console: Console) -> Watch:
    """Return a function that prints a line when work begins, after ten seconds, after twenty, after forty ..."""
    began, due, before = time.monotonic(), FIRST_LINE, -1

    def watch(done: int, total: int) -> None:
        nonlocal due, before
        if before < 0:
            before = done
            console.print(f"{label} ...", soft_wrap=True)
        elapsed = time.monotonic() - began
        if elapsed >= due and done < total:
            due = 2 * elapsed
            console.print(_line(label, done, total, elapsed, done - before), soft_wrap=True)

    return watch


def _line(label: str, done: int, total: int, elapsed: float, new: int) -> str:
    """Return how far things are.

    >>> _line("games", 3, 12, 30.0, 3)
    '3/12 games 0:00:30 -0:01:30'
    """
    left = f" -{_clock(elapsed / new * (total - done))}" if new else ""
    return f"{done}/{total} {label} {_clock(elapsed)}{left}"


def _clock(seconds: float) -> str:
    return str(timedelta(seconds=round(seconds)))
