"""A game in the terminal, line by line: for pipes, scripts, screen readers, and where there is no whole screen."""

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import named, whole
from sacbe.cli.menu import Entry
from sacbe.cli.pages import Pages
from sacbe.cli.places import Marked, Marks
from sacbe.cli.reader import Command, Reader, pieces
from sacbe.cli.scorings import scoring_table
from sacbe.cli.screen import Screen, make_console, origin_line, score_table, winners_line
from sacbe.cli.seating import Seating, sit_down
from sacbe.cli.shelf import ENDING, shelf
from sacbe.cli.sitting import Sitting
from sacbe.core.errors import OptionError, SacbeError
from sacbe.front.texts import FRAME, Texts, game_texts

WIDE_ENOUGH = 100
"""From this width on long lists of choices have two columns."""
LONG_LIST = 9


class Quit(Exception):
    """A person has left the game."""


def play_game(
    wish: Seating,
    language: str,
    save: Path | None,
    *,
    plain: bool = False,
    light: bool = False,
    confirm: bool | None = None,
) -> int:
    """Play a game; the exit code is 0 where it ended or somebody chose to leave, 1 where the input ended first."""
    screen = Screen(Texts(language, FRAME))
    try:
        seated = sit_down(wish, screen)
        screen.texts = game_texts(language, seated.game.folder)
        sitting = Sitting(seated, screen.texts, save or seated.file, confirm=confirm)
        if sitting.file is not None:
            sitting.keep()  # fails before the first move, not after it, if the game cannot be kept
        if plain or not screen.whole:
            return Play(sitting, screen).run()
    except EOFError:
        raise OptionError("error-input-ended") from None
    screen.show(f"{screen.texts.name(sitting.game.name)} · {origin_line(screen.texts, sitting.state)}")
    from sacbe.cli.tui.app import Table as WholeScreen

    WholeScreen(sitting, light=light).run()
    screen.show(*parting(sitting))
    return 0


def parting(sitting: Sitting) -> list[RenderableType]:
    """Return what is said at the end: the scores of a game that is over, and how to go on or look it over."""
    texts, state, file = sitting.texts, sitting.state, sitting.file
    said: list[RenderableType] = []
    if state.over:
        said += [score_table(texts, state, sitting.names), *scoring_table(state, sitting.chronicle)]
        said += [winners_line(texts, state, sitting.names)]
    if file is None:
        return [*said, texts("left")] if not state.over else said
    name = file.stem if file == shelf() / f"{file.stem}{ENDING}" else str(file)
    how = [texts("look-over", file=str(file)), texts("again", command=sitting.command)]
    lines = how if state.over else [texts("go-on", name=name)]
    return [*said, *(Text(line, no_wrap=True, overflow="ignore") for line in lines)]


class Play:
    """One game, printed line by line."""

    def __init__(self, sitting: Sitting, screen: Screen) -> None:
        self.sitting = sitting
        self.screen = screen
        self.texts = sitting.texts
        self.pages = Pages(sitting)
        self.reader = Reader(sitting, ask=screen.interactive)
        self.viewer: int | None = sitting.alone
        self.waited = (-1, -1)
        """Whose turn was waited for last."""
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "board": lambda _: self.show_decision(),
        }

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.screen.console.width

    def run(self) -> int:
        """Play to the end."""
        try:
            while not self.sitting.state.over:
                self.decide()
        except Quit:
            self.screen.show(*parting(self.sitting))
            return 0
        self.show_board(Marks())
        self.screen.show(*parting(self.sitting))
        return 0

    def decide(self) -> None:
        """Have the next seat decide."""
        seat = self.sitting.seat
        if seat in self.sitting.people:
            self.ask(seat)
            return
        with nullcontext() if self.sitting.is_quick(seat) else self.waiting(seat):
            action = self.sitting.bot_action(seat)
        self.sitting.move(action, seat)
        while self.sitting.faults:
            self.screen.show(Text(self.sitting.faults.pop(0), style="bold red"))

    def waiting(self, seat: int) -> AbstractContextManager[object]:
        """Say that a bot takes its time: all the time at a terminal, else in a line of stderr for each turn."""
        words, turn = self.texts("is-thinking", name=self.sitting.names[seat]), (seat, int(self.sitting.state.turns))
        if self.screen.interactive:
            return self.screen.console.status(words)
        if turn != self.waited:
            make_console(stderr=True).print(words)
        self.waited = turn
        return nullcontext()

    # -- a person decides ---------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the game and take what is typed, until it is a decision."""
        self.sitting.keep()
        self.hand_over(seat)
        self.viewer = seat
        self.reader.begin(seat)
        self.screen.complete = self.reader
        self.show_decision()
        while not self.reader.decided:
            line = self.screen.ask(self.texts("prompt", name=self.sitting.names[seat]))
            if line is None:
                self.interrupted()
            else:
                self.obey(line)

    def interrupted(self) -> None:
        """Ask after Ctrl-C, which has cleared the line, whether somebody wants to leave."""
        if self.screen.ask(self.texts("really-quit")) is None:
            raise Quit

    def obey(self, line: str) -> None:
        """Take a line piece by piece; a mistake is explained, and ends a game that nobody watches."""
        rest = pieces(line)
        try:
            while rest and not self.sitting.state.over:
                if self.reader.decided:
                    if self.sitting.seat != self.reader.seat:
                        break
                    self.reader.begin(self.reader.seat)
                self.take(rest.pop(0))
        except SacbeError as error:
            if not self.screen.interactive:
                raise
            self.screen.show(Text(self.sitting.said(error), style="bold red"))
        if rest:
            self.screen.show(Text(self.texts("rest-dropped", rest="; ".join(rest)), style="yellow"))

    def take(self, piece: str) -> None:
        """Take one choice or command, and show what came of it where the decision is not taken yet."""
        command = self.reader.read(piece)
        if command is not None:
            self.carry_out(command)
        elif self.sitting.held is not None:
            self.screen.show(Text(held_words(self.sitting), style="bold"))
        elif not self.reader.decided:
            self.show_choices()

    def carry_out(self, command: Command) -> None:
        """Carry out a command; most show a page."""
        if command.name in self.commands:
            self.commands[command.name](command.rest)
        else:
            self.screen.show(self.pages.page(command, self.viewer, self.width))

    def hand_over(self, seat: int) -> None:
        """Ask for the screen to change hands where somebody could see what is not theirs."""
        if self.sitting.is_secret(seat, self.viewer):
            self.screen.wipe()
            self.screen.ask(self.texts("hand-over", name=self.sitting.names[seat]))
            self.screen.clear()

    # -- commands -----------------------------------------------------------------------------------------------------

    def undo(self, count: str) -> None:
        """Take back what one chose last, or several decisions."""
        back = self.sitting.undo(read_count(count))
        self.screen.show(Text(self.texts("taken-back", what=back), style="italic"))

    def save(self, name: str) -> None:
        """Write the record to a file and go on keeping it there."""
        if not name and self.sitting.file is None:
            raise OptionError("error-save-usage")
        self.sitting.save(Path(name).expanduser() if name else self.sitting.file or Path())
        self.screen.show(self.texts("saved", file=str(self.sitting.file)))

    def quit(self, _: str) -> None:
        """Leave the game."""
        raise Quit

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show_decision(self) -> None:
        """Show the board, what others have done, and the choices."""
        self.show_board(Marks(self.reader.menu.places))
        self.show_choices()

    def show_board(self, marks: Marks) -> None:
        """Show the position, and what others have done since the last look."""
        sitting = self.sitting
        self.screen.clear()
        drawn = whole(sitting.board, sitting.view(self.viewer), sitting.names, self.width)
        self.screen.show(Marked(drawn, self.width, marks))
        self.screen.show(*sitting.chronicle.lines(sitting.state, self.viewer, sitting.told))
        sitting.told = len(sitting.chronicle.deeds)

    def show_choices(self) -> None:
        """Show what a person can do, numbered, with the notation beside it."""
        menu = self.reader.menu
        heading = Text.assemble(named(self.reader.seat, self.sitting.names), "  ", (menu.heading, "bold"))
        narrow = [Text(self.texts("choices-narrow", n=len(menu.options)), style="dim")] if self.reader.narrow else []
        self.screen.show(Group(Text(), heading, *narrow, self.choices(menu.entries)))

    def choices(self, entries: list[Entry]) -> Table:
        """Return the list of choices."""
        columns = 2 if len(entries) > LONG_LIST and self.width >= WIDE_ENOUGH else 1
        table = Table.grid(padding=(0, 1))
        for _ in range(columns):
            table.add_column(justify="right", style="bold")
            table.add_column()
        height = -(-len(entries) // columns)
        for line in range(height):
            cells: list[str | Text] = []
            for entry in entries[line::height]:
                words = Text.assemble(entry.words, (f"  {entry.notation}", "dim"))
                cells += [str(entry.number), words]
            table.add_row(*cells)
        return table


def held_words(sitting: Sitting) -> str:
    """Return the question whether what is held is to be done."""
    assert sitting.held is not None
    return sitting.texts("hold", what=sitting.held.words, how=held_keys(sitting))


def held_keys(sitting: Sitting) -> str:
    """Return what can be done about what is held."""
    held = sitting.held
    ends = held is not None and held.kind not in sitting.board.ways.confirmed and sitting.ends(held, sitting.seat)
    return sitting.texts("hold-ends" if ends else "hold-asks")


def read_count(text: str) -> int | None:
    """Return how many decisions to take back; without a number, what was chosen last."""
    if text and not text.isdecimal():
        raise OptionError("error-undo-usage")
    return int(text) if text else None
