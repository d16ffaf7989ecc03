"""Bots at work, in processes of their own: the event loop never waits for a thought, and a crash costs one process.

A bot is only ever handed a determinized position, as data: nothing hidden leaves the server process.
"""

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import sacbe
from sacbe import bots
from sacbe.core.pack import Pack
from sacbe.core.rng import Generator
from sacbe.core.state import State

PATIENCE = 60.0
"""A thought that takes longer (in seconds) has hung, and its process is ended."""
TRIES = 3
"""After so many crashes over one decision the table goes on with any legal action."""
KEPT_BOTS = 200
"""How many bots a process remembers between their decisions."""
NICENESS = 10
"""Thinking leaves the processor to whoever answers people."""

logger = logging.getLogger(__name__)


class ThoughtFailedError(Exception):
    """A bot crashed, hung, or broke its contract."""


@dataclass(frozen=True)
class Question:
    """A decision that a bot has to take."""

    table: str
    seat: int
    level: str
    seed: int
    game: str
    components: str | None
    position: dict[str, object]


# -- in a process of its own -------------------------------------------------------------------------------------------


def work(connection: "Connection[object, object]") -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    known: OrderedDict[tuple[str, int, str], bots.Player] = OrderedDict()
    while True:
        try:
            question = connection.recv()
            assert isinstance(question, Question)
            connection.send(_answer(question, known))
        except (EOFError, OSError):
            return


def _answer(question: Question, known: OrderedDict[tuple[str, int, str], bots.Player]) -> int | str:
    """Return an action, or in words what went wrong."""
    try:
        return _bot(question, known).choose(_position(question), question.seat)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def _bot(question: Question, known: OrderedDict[tuple[str, int, str], bots.Player]) -> bots.Player:
    """Return the bot of a seat: the same one through the whole game."""
    name = (question.table, question.seat, question.level)
    if name not in known:
        known[name] = bots.make(question.level, question.seed)
    known.move_to_end(name)
    while len(known) > KEPT_BOTS:
        known.popitem(last=False)
    return known[name]


def _position(question: Question) -> State:
    pack = None if question.components is None else Pack(question.components, "components")
    return sacbe.game(question.game).load(question.position, pack).quiet()


# -- in the server -----------------------------------------------------------------------------------------------------


class Thinker:
    """One process that thinks, a question at a time; it is started when needed and again after a crash."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.lock = asyncio.Lock()
        self.running: tuple[SpawnProcess, Connection[Question, object]] | None = None

    def start(self) -> "tuple[SpawnProcess, Connection[Question, object]]":
        """Start the process, afresh rather than forked: a server has threads."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), name="thinker", daemon=True)
        process.start()
        theirs.close()
        return process, ours

    def stop(self) -> None:
        """End the process."""
        if self.running is not None:
            process, connection = self.running
            self.running = None
            process.kill()
            process.join()
            process.close()
            connection.close()

    def ask(self, question: Question) -> int:
        """Ask and wait for the answer; called in a thread."""
        try:
            self.running = self.running or self.start()
            answer = self._wait(self.running[1], question)
        except (EOFError, OSError, TimeoutError) as error:
            self.stop()
            raise ThoughtFailedError(f"the bot's process ended: {error!r}") from None
        if not isinstance(answer, int):
            raise ThoughtFailedError(str(answer))
        return answer

    def _wait(self, connection: "Connection[Question, object]", question: Question) -> object:
        connection.send(question)
        if not connection.poll(self.patience):
            raise TimeoutError(f"no answer within {self.patience:g} seconds")
        return connection.recv()


class Thinkers:
    """All processes that think for this server. A table always asks the same one, which remembers its bots."""

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self.thinkers = [Thinker(patience) for _ in range(count)]
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="thinker")

    async def choose(self, question: Question, state: State) -> int:
        """Return a legal action: the bot's, or any where the bot cannot be brought to one."""
        thinker = self.thinkers[hash(question.table) % len(self.thinkers)]
        for _ in range(TRIES):
            try:
                async with thinker.lock:
                    action = await asyncio.get_running_loop().run_in_executor(self.threads, thinker.ask, question)
                if action in state.legal(question.seat):
                    return action
                logger.error("bot %s chose %s, which is not legal", question.level, action)
            except ThoughtFailedError as error:
                logger.error("bot %s at table %s: %s", question.level, question.table, error)
        legal = state.legal(question.seat)
        return legal[int(Generator(question.seed).below(len(legal)))]

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return [thinker.running[0].pid or 0 for thinker in self.thinkers if thinker.running]

    def close(self) -> None:
        """End all processes."""
        for thinker in self.thinkers:
            thinker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


def default_count() -> int:
    """Return how many processes should think: all processors but the one that answers people."""
    return max(1, (os.cpu_count() or 2) - 1)
