"""Bots in any language: a program that is asked in lines of JSON, as ``docs/protocol.md`` describes.

A program that hangs, crashes or answers what the rules forbid is ended. Its seat goes on with any legal action, and
the program is started anew for its next decision; after three faults in a game it is not asked any more.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Final

from sacbe.bots.bot import Bot, Random
from sacbe.bots.custom import UnknownBot
from sacbe.core.errors import SacbeError, quoted
from sacbe.core.state import State

PREFIX: Final = "exec:"
PROGRAMS: Final = "SACBE_BOTS"
"""The environment variable that gives programs names: ``mine=./mybot``, several separated by semicolons."""
PROTOCOL: Final = 1
SECONDS: Final = 5.0
"""What a program may spend on a decision where nobody says."""
GRACE: Final = 0.5
"""How much later (in seconds) an answer may arrive: lines take their time, too."""
START_SECONDS: Final = 30.0
"""How long a program may take until it is ready."""
LONGEST_LINE: Final = 1_000_000
"""In bytes; more without an end of line is no answer."""
UNREAD_LINES: Final = 100
"""So many lines of a program wait to be read; then it waits."""
TRIES: Final = 3
"""After so many faults in a game a program is not asked any more."""
TOLD: Final = ("view", "position", "observation", "words")
"""What a program may want to be told with every decision."""

Message = dict[str, object]


class BotFault(SacbeError):
    """A program hangs, crashes or cheats; the message names it."""


class Program:
    """A running program. Threads carry the lines, so that nobody waits longer than the limit for one that does not
    read, does not write, or writes without end.
    """

    def __init__(self, command: str) -> None:
        self.name = name_of(f"{PREFIX}{command}")
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFault("error-bot-start", {"bot": self.name, "reason": str(error)}) from None
        self.unsent: Queue[bytes | None] = Queue()
        self.unread: Queue[bytes] = Queue(UNREAD_LINES)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        Thread(target=send, args=(self.unsent, self.process.stdin), daemon=True).start()
        Thread(target=receive, args=(self.process.stdout, self.unread), daemon=True).start()

    def ask(self, question: Message, answer: str, seconds: float) -> Message:
        """Return the answer to a question: of the type that is expected, with the question's id."""
        self.tell(question)
        ends = monotonic() + seconds
        while True:
            found = self._read(ends, seconds)
            if found.get("type") == answer and found.get("id") == question["id"]:
                return found

    def tell(self, message: Message) -> None:
        """Send a line."""
        self.unsent.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _read(self, ends: float, seconds: float) -> Message:
        """Return the next line."""
        try:
            line = self.unread.get(timeout=max(0.0, ends - monotonic()))
        except Empty:
            raise BotFault("error-bot-slow", {"bot": self.name, "seconds": round(seconds, 1)}) from None
        if not line:
            raise BotFault("error-bot-ended", {"bot": self.name, "code": str(self._exit_code())})
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise BotFault("error-bot-line", {"bot": self.name, "line": quoted(line[:80].decode(errors="replace"))})
        return found

    def _exit_code(self) -> int | None:
        """Return how the program ended, if it has done more than close its output."""
        try:
            return self.process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return None

    def end(self) -> None:
        """End the program, and whatever it has started."""
        self.unsent.put(None)
        if sys.platform == "win32":
            self.process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def send(unsent: "Queue[bytes | None]", stream: IO[bytes]) -> None:
    """Write what is to be sent, in a thread of its own."""
    try:
        while True:
            line = unsent.get()
            if line is None:
                break
            stream.write(line)
            stream.flush()
        stream.close()
    except OSError:
        return


def receive(stream: IO[bytes], unread: "Queue[bytes]") -> None:
    """Read lines, in a thread of its own; an empty one stands for the end."""
    while True:
        line = stream.readline(LONGEST_LINE)
        unread.put(line)
        if not line:
            stream.close()
            return


class Outside(Bot):
    """A program at a seat. It is started with its first decision, and ends with :meth:`close` or its input."""

    def __init__(
        self, command: str, seed: int = 0, seconds: float | None = None, simulations: int | None = None
    ) -> None:
        self.command = command
        self.name = name_of(f"{PREFIX}{command}")
        self.seed = seed
        self.seconds: float = seconds or SECONDS
        self.simulations = simulations
        self.patience: float = START_SECONDS
        self.faults: list[BotFault] = []
        """What the program did wrong."""
        self._program: Program | None = None
        self._wants: list[str] = []
        self._decisions = 0
        self._anything = Random(seed)
        words = shlex.split(command)
        if not words or shutil.which(words[0]) is None:
            raise UnknownBot(f"there is no program {command!r} to play: {PREFIX}./mybot")

    def choose(self, state: State, seat: int) -> int:
        """Return what the program chooses, or anything legal where it cannot be brought to that."""
        if len(self.faults) < TRIES:
            try:
                return self._chosen(state, seat)
            except BotFault as fault:
                self.faults.append(fault)
                self.close()
        return self._anything.choose(state, seat)

    @property
    def running(self) -> bool:
        """Whether the program has been started, and not ended."""
        return self._program is not None

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _chosen(self, state: State, seat: int) -> int:
        program = self._program or self._started(state, seat)
        self._decisions += 1
        legal = state.legal(seat)
        question: Message = {
            "type": "choose",
            "id": self._decisions,
            "seat": seat,
            "seconds": self.seconds,
            "legal": [{"action": action, "text": state.text(action)} for action in legal],
        }
        question.update({want: told(want, state, seat) for want in self._wants})
        answer = program.ask(question, "move", self.seconds + GRACE)
        return self._checked(answer, state, legal)

    def _started(self, state: State, seat: int) -> Program:
        """Start the program, and hear what it wants to be told."""
        program = Program(self.command)
        self._program = program
        hello: Message = {
            "type": "hello",
            "id": 0,
            "protocol": PROTOCOL,
            "game": state.rules.game,
            "rules": state.rules.version,
            "players": int(state.players),
            "options": dict(state.settings),
            "seat": seat,
            "seed": self.seed,
            "seconds": self.seconds,
            "simulations": self.simulations,
        }
        wants = program.ask(hello, "ready", self.patience).get("wants", ["view"])
        if not isinstance(wants, list) or not all(want in TOLD for want in wants):
            raise BotFault("error-bot-wants", {"bot": self.name, "wants": ", ".join(TOLD)})
        self._wants = wants
        return program

    def _checked(self, answer: Message, state: State, legal: list[int]) -> int:
        """Return the action of an answer, given by its number or its notation, if it is a legal one."""
        action = answer.get("action", answer.get("text"))
        for one in legal:
            if action == (one if type(action) is int else state.text(one)):
                return one
        raise BotFault("error-bot-illegal", {"bot": self.name, "action": quoted(action)})


def programs() -> dict[str, str]:
    """Return the commands of the programs that whoever started this process has given names."""
    pairs = (entry.partition("=") for entry in os.environ.get(PROGRAMS, "").split(";"))
    return {name.strip(): command for name, _, command in pairs if name.strip() and command.strip()}


def told(want: str, state: State, seat: int) -> object:
    """Return what a program wants to be told of a position, as plain data."""
    if want == "view":
        return state.view(seat)
    if want == "position":
        return state.position()
    if want == "observation":
        from sacbe.core.registry import game

        known = game(state.rules.game).observation(int(state.players), state.rules.pack, **state.settings)
        return known.row(state, seat).tolist()
    from sacbe import words

    return words(state, seat)


def digest_of(bot: str) -> str:
    """Return what identifies the files that a program's command names; empty for other bots."""
    command = bot.removeprefix(PREFIX) if bot.startswith(PREFIX) else programs().get(bot, "")
    files = [Path(word) for word in command.split() if Path(word).is_file()]
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16] if command else ""


def name_of(bot: str) -> str:
    """Return what a bot is called: a program by its file, without folder and ending.

    >>> name_of("exec:python examples/bots/kinds.py --fast"), name_of("exec:./mybot"), name_of("hard")
    ('kinds', 'mybot', 'hard')
    """
    if not bot.startswith(PREFIX):
        return bot
    command = bot.removeprefix(PREFIX)
    words = command.split()
    scripts = [word for word in words if Path(word).suffix in (".py", ".js", ".rb", ".sh", ".jar", ".pl")]
    return Path((scripts or words or [command])[0]).stem
