"""What a person types, read: numbers, notations, short forms, several in a line, and commands."""

from collections.abc import Iterator
from dataclasses import dataclass

from sacbe.cli.menu import Menu
from sacbe.cli.options import SAYS_SO, Option
from sacbe.cli.sitting import Sitting
from sacbe.core.errors import IllegalAction, OptionError, quoted
from sacbe.core.refusals import Refusal
from sacbe.front.texts import Texts

COMMANDS = ("undo", "save", "log", "board", "players", "scores", "info", "why", "help", "rule", "rules", "quit")
"""What else can be typed; ``typed-<command>`` lists the words for it, short ones too."""
MOST_TYPED = 500
STOP = "."
"""Behind a choice: and that ends the turn."""


@dataclass(frozen=True)
class Command:
    """A command with what was typed behind it."""

    name: str
    rest: str = ""


def pieces(line: str) -> list[str]:
    """Return what a line says one after the other.

    >>> pieces("3; end"), pieces("1 1 2."), pieces("place tikal"), pieces("")
    (['3', 'end'], ['1', '1', '2.'], ['place tikal'], [''])
    """
    return [piece for part in line[:MOST_TYPED].split(";") for piece in _numbers(part.strip())]


def _numbers(part: str) -> Iterator[str]:
    words = part.split()
    if words and all(word.removesuffix(STOP).isdecimal() for word in words):
        yield from words
    else:
        yield part


def command_in(texts: Texts, line: str) -> Command | None:
    """Return the command that a line is, if it is one: by its whole word or a short one."""
    word, _, rest = line.partition(" ")
    names = (name for name in COMMANDS if word.lower() in texts(f"typed-{name}").split())
    return next((Command(name, rest.strip()) for name in names), None)


class Reader:
    """Reads what one person types for one decision after the other."""

    def __init__(self, sitting: Sitting, *, ask: bool) -> None:
        self.sitting = sitting
        self.ask = ask
        self.seat = 0
        self.menu: Menu
        self.whole: Menu
        self.moves = -1

    def begin(self, seat: int) -> None:
        """Turn to a decision of a seat."""
        self.seat = seat
        self.menu = self.whole = self.sitting.menu(seat)
        self.moves = len(self.sitting.state.moves)

    @property
    def decided(self) -> bool:
        """Whether the decision has been taken, or another one taken back."""
        return len(self.sitting.state.moves) != self.moves

    @property
    def narrow(self) -> bool:
        """Whether only some of the choices are shown."""
        return self.menu is not self.whole

    def widen(self) -> None:
        """Show all choices again."""
        self.menu = self.whole

    def completions(self, line: str) -> list[str]:
        """Return what the last piece of a line may become: as much as is sure, or everything that fits."""
        piece = line.rpartition(";")[2].lstrip()
        longer = self.menu.completed(piece)
        return [longer] if longer != piece else [option.notation for option in self.menu.meant(piece)]

    def read(self, piece: str) -> Command | None:
        """Take a piece of a line as a decision; return it where it is a command."""
        before, stop, after = piece.rpartition(STOP)
        if before and stop and not after:
            return self._read_and_end(before)
        if self.sitting.held is not None:
            return self._while_held(piece)
        if piece == STOP:
            self._end()
        elif not piece:
            self._enter()
        elif piece.isdecimal():
            self._numbered(int(piece))
        else:
            return self._worded(piece)
        return None

    def _read_and_end(self, piece: str) -> Command | None:
        """Take a choice and end the turn, where it goes on; an undo takes back both."""
        state = self.sitting.state
        turns, command = state.turns, self.read(piece)
        if self.sitting.held is not None:
            self.sitting.confirm()
        elif command is None and self.decided and self.seat in state.actors and state.turns == turns:
            self.begin(self.seat)
            self._end()
            self.sitting.begun.pop()
        return command

    def _end(self) -> None:
        """Say that one is done."""
        said = [option for option in self.whole.options if option.kind in SAYS_SO]
        if not said:
            raise OptionError("error-nothing-to-end")
        self.choose(said[:1])

    def _while_held(self, piece: str) -> Command | None:
        command = command_in(self.sitting.texts, piece)
        if piece in ("", STOP) or piece.lower() in SAYS_SO:
            self.sitting.confirm()
        elif command is None:
            raise OptionError("error-held")
        return command

    def _enter(self) -> None:
        if self.narrow:
            self.widen()
        elif self.menu.entered is not None:
            self.choose([self.menu.entered])
        elif self.ask and (said := self._only_or_done()) is not None:
            self.sitting.held = said

    def _only_or_done(self) -> Option | None:
        """Return what an empty line asks about: the only choice, or being done."""
        said = [option for option in self.menu.options if option.kind in SAYS_SO]
        return next(iter(self.menu.options if len(self.menu.options) == 1 else said), None)

    def _numbered(self, number: int) -> None:
        entry = self.menu.numbered(number)
        if entry is None:
            numbers = [entry.number for entry in self.menu.entries]
            args: dict[str, object] = {"number": number, "least": min(numbers), "most": max(numbers)}
            raise IllegalAction(Refusal("why-no-such-choice", args=args))
        self.choose(entry.options)

    def _worded(self, piece: str) -> Command | None:
        state = self.sitting.state
        if self._is_notation(piece):
            refusal = state.check(piece, self.seat)
            if refusal is not None:
                raise IllegalAction(refusal)
            self.choose([option for option in self.whole.options if option.actions == (state.parse(piece),)])
            return None
        command = command_in(self.sitting.texts, piece)
        if command is None:
            self.choose(self.menu.meant(piece) or self.whole.meant(piece) or self._nothing(piece))
        return command

    def _nothing(self, piece: str) -> list[Option]:
        raise IllegalAction(Refusal("why-not-read", args={"text": quoted(piece)}))

    def _is_notation(self, piece: str) -> bool:
        try:
            self.sitting.state.parse(piece)
        except IllegalAction:
            return False
        return True

    def choose(self, options: "list[Option] | tuple[Option, ...]") -> None:
        """Take the only option, or show those that are meant."""
        if len(options) == 1:
            self.sitting.take(options[0], self.seat, ask=self.ask)
        else:
            self.menu = self.whole.narrowed(options)
