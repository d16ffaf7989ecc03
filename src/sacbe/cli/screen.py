"""The terminal: where things are printed, how a line is asked for, and the tables all commands share."""

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Protocol

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import named
from sacbe.core.names import shown_name
from sacbe.core.state import State
from sacbe.front.texts import Texts

PIPED_WIDTH = 100
FORGET_SCROLLED = "\x1b[3J"


def make_console(*, stderr: bool = False) -> Console:
    """Return the console; a pipe gets a fixed width instead of a terminal's."""
    if (sys.stderr if stderr else sys.stdout).isatty():
        return Console(highlight=False, stderr=stderr)
    columns = os.environ.get("COLUMNS", "")
    return Console(highlight=False, stderr=stderr, width=int(columns) if columns.isdecimal() else PIPED_WIDTH)


class Screen:
    """A place to print to and to ask at."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.console = make_console()
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.whole = self.interactive and sys.stderr.isatty()
        """Whether a whole screen can be shown; the library that does it writes to stderr."""
        self.complete: Completer | None = None

    def show(self, *things: RenderableType) -> None:
        """Print things, a line or a block each."""
        for thing in things:
            self.console.print(thing)

    def clear(self) -> None:
        """Wipe a terminal; do nothing to a pipe."""
        if self.console.is_terminal:
            self.console.clear()

    def wipe(self) -> None:
        """Wipe a terminal so that nothing can be scrolled back to: it is about to change hands."""
        self.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def ask(self, prompt: str) -> str | None:
        """Return the next line, None after Ctrl-C at a terminal; the end of the input raises EOFError."""
        if not self.interactive:
            return input(f"{prompt} ").strip()
        _edit_lines(self.complete)
        try:
            return input(f"{prompt} ").strip()
        except KeyboardInterrupt:
            print()
            return None

    def answer(self, prompt: str) -> str:
        """Return the answer to a question that comes before a game: Ctrl-C leaves."""
        line = self.ask(prompt)
        if line is None:
            raise KeyboardInterrupt
        return line


class Completer(Protocol):
    """Completes what is being typed."""

    def completions(self, line: str) -> list[str]:
        """Return what a line may become."""


def _edit_lines(completer: Completer | None) -> None:
    """Give ``input`` arrow keys, history and Tab where the system has them."""
    try:
        import readline
    except ImportError:
        return

    def complete(text: str, number: int) -> str | None:
        found = completer.completions(readline.get_line_buffer()) if completer else []
        return found[number] if number < len(found) else None

    readline.set_completer_delims(";")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def plain_table(*headings: str) -> Table:
    """Return an empty table in the house style; all columns but the first are numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left")
    return table


def add_rows(table: Table, rows: Iterable[Sequence[RenderableType]]) -> Table:
    """Fill a table."""
    for row in rows:
        table.add_row(*row)
    return table


def titled(title: str, table: Table) -> Group:
    """Return a table under its title."""
    return Group(Text(title, style="bold"), table)


def score_table(texts: Texts, state: State, names: list[str]) -> Group:
    """Return where everybody's points come from, and their sums."""
    seats = range(int(state.ranked))
    breakdowns = [state.breakdown(seat) for seat in seats]
    table = plain_table(texts("points-from"))
    for seat in seats:
        table.add_column(named(seat, names), justify="right")
    for source in state.rules.sources:
        if not any(breakdown[source] for breakdown in breakdowns):
            continue  # what nobody has points from says nothing, and may belong to another version of the game
        table.add_row(texts(f"source-{source}"), *(faded(breakdown[source]) for breakdown in breakdowns))
    table.add_section()
    table.add_row(Text(texts("total"), style="bold"), *(Text(number(score), style="bold") for score in state.scores))
    return titled(texts("final-scores" if state.over else "scores-so-far"), table)


def faded(value: float) -> Text:
    """Return a number; zero fades."""
    return Text(number(value), style="" if value else "dim")


def number(value: float) -> str:
    """Return a number with a proper minus sign."""
    return f"{value:g}".replace("-", "−")


def origin_line(texts: Texts, state: State) -> str:
    """Return what a game was started from: its seed, where it has one, and the options that are not off."""
    said = [texts(f"option-{name}") for name, value in state.settings.items() if value is True]
    said += [
        f"{texts(f'option-{name}')} {value}" for name, value in state.settings.items() if value not in (True, False)
    ]
    if state.history is not None and "seed" in state.history.origin:
        said.insert(0, texts("seed", seed=str(state.history.origin["seed"])))
    return " · ".join(said)


def seat_names(texts: Texts, state: State, names: list[str]) -> list[str]:
    """Return the names of all seats: the players', and after them those that the rules play themselves.

    A game whose view says who such a ``rival`` is calls it by its name.
    """
    names = [shown_name(name) for name in names]
    rules = range(len(names), int(state.seats()))
    rival = state.view(None).get("rival")
    if isinstance(rival, str) and len(rules) == 1:
        return [*names, texts.name(rival)]
    return [*names, *(texts("rules-player", n=seat - len(names) + 1) for seat in rules)]


def winners_line(texts: Texts, state: State, names: list[str]) -> Text:
    """Return who has won."""
    winners = [names[seat] for seat in state.winners]
    return Text(texts("winners", names=", ".join(winners), count=len(winners)), style="bold")
