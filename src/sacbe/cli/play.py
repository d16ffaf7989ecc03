"""A game in the terminal: people and bots at one screen."""

from collections.abc import Callable
from pathlib import Path

from rich.console import Group
from rich.table import Table
from rich.text import Text

import sacbe
from sacbe import bots
from sacbe.cli.boards import board, named
from sacbe.cli.chronicle import chronicle_of
from sacbe.cli.screen import Screen, origin_line, score_table, seat_names, winners_line
from sacbe.cli.seating import Seated, Seating, sit_down
from sacbe.cli.words import Words
from sacbe.core.errors import IllegalAction, OptionError, SacbeError
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.front.texts import FRAME, Texts, game_texts
from sacbe.front.words import complaint, reason, sayings_of

LONG_LIST = 9
"""More choices than this are shown in two columns."""


class Quit(Exception):
    """A person has left the game."""


def play_game(wish: Seating, language: str, save: Path | None) -> int:
    """Play a game; the exit code is 0 where it ended or somebody chose to leave, 1 where the input ended first."""
    screen = Screen(Texts(language, FRAME))
    try:
        seated = sit_down(wish, screen)
        screen.texts = game_texts(language, seated.game.folder)
        return Play(seated, screen, save).run()
    except EOFError:
        raise OptionError("error-input-ended") from None


class Play:
    """One game at one screen."""

    def __init__(self, seated: Seated, screen: Screen, save: Path | None) -> None:
        self.game = seated.game
        self.people = seated.people
        self.bots = seated.bots
        self.minds: dict[int, bots.Player] = {}
        self.whims = seated.start.key()
        """What the whims of bots follow: others in another game, the same when this one is resumed."""
        self.screen = screen
        self.texts = screen.texts
        self.names = seat_names(self.texts, seated.start, seated.names)
        self.board = board(self.game.name, self.texts, seated.start.rules, len(seated.names))
        self.words = Words(self.texts, sayings_of(seated.start.rules, len(seated.names)))
        self.chronicle, self.state = chronicle_of(seated.start, seated.moves, self.words, self.names)
        self.file = save
        self.told = len(self.chronicle.deeds)
        self.viewer: int | None = next(iter(self.people)) if len(self.people) == 1 else None
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "board": self.show_board,
            "scores": self.scores,
            "info": self.info,
            "help": self.help,
            "quit": self.quit,
        }

    def run(self) -> int:
        """Play to the end."""
        self.check_file()
        try:
            while not self.state.over:
                self.decide()
        except Quit:
            self.screen.show(self.texts("saved" if self.file else "left", file=str(self.file)))
            return 0
        self.show_board("")
        self.screen.show(
            score_table(self.texts, self.state, self.names), winners_line(self.texts, self.state, self.names)
        )
        return 0

    def decide(self) -> None:
        """Have the next seat decide."""
        seat = next((seat for seat in self.state.actors if seat in self.people), self.state.actors[0])
        if seat in self.people:
            self.ask(seat)
        elif self.bots[seat] == "random":
            self.move(self.random_action(seat), seat)
        else:
            self.move(self.bot_action(seat), seat)

    def random_action(self, seat: int) -> int:
        """Return a random choice that depends only on the position, so that a resumed game goes on as it would have."""
        legal = self.state.legal(seat)
        random = Generator(self.state.key() * 8 + seat)
        return legal[int(random.below(len(legal)))]

    def bot_action(self, seat: int) -> int:
        """Return what the bot of a seat chooses; it is only shown what its seat may know."""
        if seat not in self.minds:
            self.minds[seat] = bots.make(self.bots[seat], self.whims * 8 + seat)
        mind, known = self.minds[seat], len(self.faults(seat))
        action = mind.choose(self.state.determinized(seat, self.state.key() * 8 + seat), seat)
        for fault in self.faults(seat)[known:]:
            self.screen.show(Text(self.said(fault), style="bold red"))
        return action

    def faults(self, seat: int) -> list[bots.BotFault]:
        """Return what the program of a seat did wrong."""
        mind = self.minds[seat]
        return mind.faults if isinstance(mind, bots.Outside) else []

    def move(self, action: int, seat: int) -> None:
        """Take a legal action and remember it."""
        self.chronicle.note(self.state, action, seat)
        self.state.apply(action, seat)
        if seat in self.people or self.state.over:
            self.keep()

    # -- a person decides ---------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the game and take what is typed, until it is a decision."""
        self.keep()
        self.hand_over(seat)
        self.viewer = seat
        self.show_board("")
        self.show_choices(seat)
        count = len(self.state.moves)
        while len(self.state.moves) == count and self.state.actors:
            line = self.screen.ask(self.texts("prompt", name=self.names[seat]))
            try:
                self.obey(line, seat)
            except SacbeError as error:
                if not self.screen.interactive:
                    raise
                self.screen.show(Text(self.said(error), style="bold red"))

    def said(self, error: SacbeError) -> str:
        """Return an error in the language of the screen."""
        return reason(self.texts, error.refusal) if isinstance(error, IllegalAction) else complaint(self.texts, error)

    def hand_over(self, seat: int) -> None:
        """Ask for the screen to change hands where somebody could see what is not theirs."""
        if (
            len(self.people) > 1
            and seat != self.viewer
            and self.board.secret(self.state.view(seat), self.state.view(None))
        ):
            self.screen.wipe()
            self.screen.wait(self.texts("hand-over", name=self.names[seat]))
            self.screen.clear()

    def obey(self, line: str, seat: int) -> None:
        """Take a line: a number of the list, a notation, or a command."""
        legal = self.state.legal(seat)
        if line.isdecimal():
            self.take_number(int(line), legal, seat)
            return
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None and not self.is_notation(line):
            command(rest.strip())
        elif line:
            self.take(line, seat)

    def take_number(self, number: int, legal: list[int], seat: int) -> None:
        if not 1 <= number <= len(legal):
            raise IllegalAction(Refusal("why-no-such-choice", args={"number": number, "most": len(legal)}))
        self.move(legal[number - 1], seat)

    def take(self, notation: str, seat: int) -> None:
        """Take an action by its notation, or say which rule forbids it."""
        refusal = self.state.check(notation, seat)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.move(self.state.parse(notation), seat)

    def is_notation(self, line: str) -> bool:
        try:
            self.state.parse(line)
        except IllegalAction:
            return False
        return True

    # -- commands -----------------------------------------------------------------------------------------------------

    def undo(self, count: str) -> None:
        """Take back own decisions."""
        if count and not count.isdecimal():
            raise OptionError("error-undo-usage")
        self.state = sacbe.undo(self.state, int(count or 1))
        self.chronicle.cut(len(self.state.moves))
        self.told = min(self.told, len(self.state.moves))
        self.keep()

    def save(self, name: str) -> None:
        """Write the record to a file and go on keeping it there."""
        file = Path(name).expanduser() if name else self.file
        if file is None:
            raise OptionError("error-save-usage")
        self.state.record().save(file)
        self.file = file
        self.screen.show(self.texts("saved", file=str(file)))

    def log(self, _: str) -> None:
        """Tell the whole story so far."""
        self.screen.show(*self.chronicle.story(self.state, self.viewer))

    def scores(self, _: str) -> None:
        """Show where points came from."""
        self.screen.show(score_table(self.texts, self.state, self.names))

    def info(self, _: str) -> None:
        """Show what is printed on the board in full sentences."""
        self.screen.show(origin_line(self.texts, self.state), self.board.reference())

    def help(self, _: str) -> None:
        """Say what can be typed."""
        self.screen.show(self.texts("help"))

    def quit(self, _: str) -> None:
        """Leave the game."""
        raise Quit

    def keep(self) -> None:
        """Write the record where the game is kept."""
        if self.file is not None:
            self.state.record().save(self.file)

    def check_file(self) -> None:
        """Fail before the first move, not after it, if the game cannot be kept."""
        self.keep()

    # -- what is shown ------------------------------------------------------------------------------------------------

    def show_board(self, _: str) -> None:
        """Show the position, and what others have done since the last look."""
        self.screen.clear()
        view = self.state.view(self.viewer)
        self.screen.show(self.board.draw(view, self.names, self.screen.console.width))
        self.screen.show(*self.chronicle.lines(self.state, self.viewer, self.told))
        self.told = len(self.chronicle.deeds)

    def show_choices(self, seat: int) -> None:
        """Show what a person can do, numbered, with the notation beside it."""
        step = self.state.rules.step_names[self.state.step]
        heading = Text.assemble(named(seat, self.names), "  ", (self.texts(f"step-{step}"), "bold"))
        self.screen.show(Group(Text(), heading, self.choices(seat)))

    def choices(self, seat: int) -> Table:
        """Return the list of choices."""
        legal = self.state.legal(seat)
        columns = 2 if len(legal) > LONG_LIST and self.screen.console.width >= 100 else 1
        table = Table.grid(padding=(0, 1))
        for _ in range(columns):
            table.add_column(justify="right", style="bold")
            table.add_column()
        height = -(-len(legal) // columns)
        for row in range(height):
            cells: list[str | Text] = []
            for number in range(row, len(legal), height):
                cells += [str(number + 1), self.choice(legal[number], seat)]
            table.add_row(*cells)
        return table

    def choice(self, action: int, seat: int) -> Text:
        return Text.assemble(self.words.choice(self.state, action, seat), (f"  {self.state.text(action)}", "dim"))
