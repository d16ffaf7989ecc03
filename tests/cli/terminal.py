"""A terminal with ``sacbe`` running in it: what is typed goes in, and what a person would see can be read."""

import fcntl
import os
import pty
import re
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable
from select import select

import pyte

from tests.cli.running import COMMAND, ENVIRONMENT
from tests.patience import PATIENCE

QUIET = 0.02
"""So long (in seconds) nothing is written when a screen has been drawn to its end; nothing depends on it."""
SIZE = ("COLUMNS", "LINES")
"""What would tell a program another size than the terminal has; those who share tests out set both."""
_KEYBOARD = re.compile(rb"\x1b\[[<>=]\d*u")
"""How programs ask for a richer keyboard; the reader of screens does not know it."""
FRAMES_ASKED, FRAMES_KNOWN = b"\x1b[?2026$p", b"\x1b[?2026;2$y"
"""How programs ask whether they may say where a picture begins and ends, and the answer of a terminal of today."""
FRAME_BEGINS, FRAME_ENDS = b"\x1b[?2026h", b"\x1b[?2026l"


class Terminal:
    """A terminal of some columns and lines."""

    def __init__(self, *words: object, columns: int = 120, lines: int = 40, **environment: str) -> None:
        self.end, inside = pty.openpty()
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.last = b""
        self.drawing = False
        """Whether a picture has been begun and not ended."""
        self.resize(columns, lines)
        known = {name: value for name, value in ENVIRONMENT.items() if name not in SIZE}
        self.process = subprocess.Popen(
            [*COMMAND, *map(str, words)],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**known, "TERM": "xterm-256color", **environment},
            start_new_session=True,
        )
        os.close(inside)

    def resize(self, columns: int, lines: int) -> None:
        """Make the window larger or smaller."""
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.screen.resize(lines, columns)
        if hasattr(self, "process"):
            self.process.send_signal(signal.SIGWINCH)

    @property
    def shown(self) -> str:
        """What stands on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def read(self) -> bool:
        """Take in what the program has written; tell whether it has written anything."""
        if not select([self.end], [], [], QUIET)[0]:
            return False
        try:
            written = os.read(self.end, 100_000)
        except OSError:  # the program has ended
            return False
        self._follow(self.last + written)
        self.stream.feed(_KEYBOARD.sub(b"", written))
        return True

    def _follow(self, written: bytes) -> None:
        """Answer as a terminal does, and know whether the picture is whole."""
        if FRAMES_ASKED in written:
            os.write(self.end, FRAMES_KNOWN)
        begun, ended = written.rfind(FRAME_BEGINS), written.rfind(FRAME_ENDS)
        self.drawing = begun > ended if begun != ended else self.drawing
        self.last = written[1 - len(FRAME_ENDS) :]

    def until(self, *words: str) -> str:
        """Return the screen as soon as it shows some words."""
        return self.wait(lambda shown: all(word in shown for word in words), " and ".join(words))

    def wait(self, is_there: Callable[[str], bool], what: str) -> str:
        """Return the screen as soon as it is as expected, drawn to its end."""
        return self._wait(lambda written: not written and is_there(self.shown), what)

    def wait_for_picture(self, is_there: Callable[[str], bool], what: str) -> str:
        """Return the screen with the first whole picture that is as expected, whatever is drawn after it."""
        return self._wait(lambda written: not self.drawing and is_there(self.shown), what)

    def _wait(self, is_there: Callable[[bool], bool], what: str) -> str:
        limit = time.monotonic() + PATIENCE
        while not is_there(self.read()):
            assert time.monotonic() < limit, f"{what} never came:\n{self.shown}"
        return self.shown

    def type(self, line: str) -> None:
        """Type a line."""
        self.press(f"{line}\r")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.end, keys.encode())

    def interrupt(self) -> None:
        """Do what Ctrl-C does where a program leaves it to the terminal."""
        self.process.send_signal(signal.SIGINT)

    def left(self) -> int:
        """Return how the program ended, when it has."""
        limit = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < limit, f"the program goes on:\n{self.shown}"
            self.read()
        self.read()
        return self.process.returncode

    def hang_up(self) -> int:
        """Close the terminal as some do, without a signal; return how the program ended, when it has."""
        os.close(self.end)
        self.end = -1
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """End the program."""
        self.process.kill()
        self.process.wait()
        if self.end >= 0:
            os.close(self.end)
