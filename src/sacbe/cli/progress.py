"""A bar on stderr with the time left, for work that takes a while."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from sacbe.cli.screen import make_console

SPEED_WINDOW = 600.0
"""Games of searching bots take minutes, so the time left is told from the last ten."""


@contextmanager
def bar(label: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar, and give a function that is told how much is done, and of how much."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(label), TimeElapsedColumn(), TimeRemainingColumn())
    console = make_console(stderr=True)
    quiet = not console.is_terminal
    with Progress(
        *columns, console=console, transient=True, disable=quiet, speed_estimate_period=SPEED_WINDOW
    ) as progress:
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
