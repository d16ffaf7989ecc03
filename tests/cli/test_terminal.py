"""``sacbe play`` as a person meets it: at a terminal, where mistakes are answered and asked about again."""

import fcntl
import os
import pty
import struct
import subprocess
import termios
import time
from collections.abc import Iterator
from select import select

import pytest

from tests.cli.running import COMMAND, ENVIRONMENT
from tests.patience import PATIENCE


class Terminal:
    """A terminal of 140 columns with ``sacbe`` running in it."""

    def __init__(self, *words: str) -> None:
        self.end, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 140, 0, 0))
        environment = {**ENVIRONMENT, "TERM": "xterm-256color"}
        del environment["COLUMNS"]
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=inside, stdout=inside, stderr=inside, env=environment, start_new_session=True
        )
        os.close(inside)
        self.unread = ""

    def until(self, words: str) -> str:
        """Return what is shown up to and including some words."""
        limit = time.monotonic() + PATIENCE
        while words not in self.unread:
            assert time.monotonic() < limit, f"{words!r} never came:\n{self.unread}"
            if select([self.end], [], [], 0.1)[0]:
                self.unread += os.read(self.end, 100_000).decode(errors="replace")
        before, _, self.unread = self.unread.partition(words)
        return before + words

    def type(self, line: str) -> None:
        os.write(self.end, f"{line}\n".encode())

    def close(self) -> None:
        os.close(self.end)
        self.process.kill()
        self.process.wait()


@pytest.fixture
def terminal(request: pytest.FixtureRequest) -> Iterator[Terminal]:
    opened = Terminal(*request.param)
    yield opened
    opened.close()


@pytest.mark.parametrize("terminal", [("play", "--seed", "3")], indirect=True)
def test_without_a_game_one_is_asked(terminal: Terminal) -> None:
    assert "Tzolk'in" in terminal.until("Which game?")
    terminal.type("tzolkin")
    terminal.until("How many players, 2 to 5?")
    terminal.type("3")
    shown = terminal.until("Choose what you start with")
    assert "Normal 3" in shown
    assert "Normal 4" not in shown


@pytest.mark.parametrize("terminal", [("play", "tzolkin", "--players", "2", "--seed", "3")], indirect=True)
def test_a_mistake_is_explained_and_the_game_goes_on(terminal: Terminal) -> None:
    terminal.until("Player 1> ")
    for line, answer in (
        ("dance", "'dance' is not an action"),
        ("77", "no choice 77"),
        ("undo", "cannot be taken back"),
    ):
        terminal.type(line)
        terminal.until(answer)
        terminal.until("Player 1> ")
    terminal.type("1")
    terminal.until("You keep")
    terminal.type("undo")
    terminal.until("\x1b[2J")
    assert "You keep" not in terminal.until("Player 1> ")
    terminal.type("quit")
    terminal.until("not saved")
    assert terminal.process.wait(PATIENCE) == 0
