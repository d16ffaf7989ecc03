"""Bots at work, in processes of their own.

A bot is only ever handed a determinized position, as data: nothing hidden leaves the server process.
"""

import logging
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import sacbe
from sacbe import bots
from sacbe.core.pack import Pack
from sacbe.core.rng import Generator
from sacbe.core.state import State
from sacbe.table.workers import Worker, WorkFailedError

PATIENCE = 60.0
"""A thought that takes longer (in seconds) has hung, and its process is ended."""
TRIES = 3
"""After so many crashes over one decision the table goes on with any legal action."""
KEPT_BOTS = 200
"""How many bots a process remembers between their decisions."""
KEPT_PROGRAMS = 8
"""How many of them may be programs that run; one that comes again is started anew."""
QUICK = 0.1
"""Bots that may spend at most so long (in seconds) on a turn do not wait for others."""

logger = logging.getLogger(__name__)


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
    attended: bool = True
    """Whether somebody is at the table, and waits."""


# -- in a process of its own -------------------------------------------------------------------------------------------


class Mind:
    """The bots of many tables, in one process."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int, str], bots.Player] = OrderedDict()
        self.reported: dict[bots.Outside, int] = {}
        """How many faults of each program stand in the log."""

    def __call__(self, question: Question) -> int | str:
        """Return an action, or in words what went wrong."""
        try:
            bot = self._bot(question)
            action = bot.choose(_position(question), question.seat)
            if isinstance(bot, bots.Outside):
                self._report(bot, question)
            return action
        except Exception as error:
            return f"{type(error).__name__}: {error}"

    def _bot(self, question: Question) -> bots.Player:
        """Return the bot of a seat: the same one through the whole game."""
        name = (question.table, question.seat, question.level)
        if name not in self.known:
            self.known[name] = bots.make(question.level, question.seed)
        self.known.move_to_end(name)
        while len(self.known) > KEPT_BOTS:
            self._forget(next(iter(self.known)))
        return self.known[name]

    def _report(self, bot: bots.Outside, question: Question) -> None:
        """Write what a program did wrong to the log, and end those that have not been asked for longest."""
        for fault in bot.faults[self.reported.get(bot, 0) :]:
            logger.warning("table %s, seat %s: %s", question.table, question.seat, fault)
        self.reported[bot] = len(bot.faults)
        programs = [name for name, known in self.known.items() if isinstance(known, bots.Outside) and known.running]
        for name in programs[:-KEPT_PROGRAMS]:
            self._forget(name)

    def _forget(self, name: tuple[str, int, str]) -> None:
        bot = self.known.pop(name)
        if isinstance(bot, bots.Outside):
            bot.close()
            self.reported.pop(bot, None)


def _position(question: Question) -> State:
    pack = None if question.components is None else Pack(question.components, "components")
    return sacbe.game(question.game).load(question.position, pack).quiet()


# -- in the server -----------------------------------------------------------------------------------------------------


class Thinkers:
    """All processes that think for this server. A table always asks the same ones, which remember its bots.

    Tables take turns, a decision each, those first where somebody waits. Quick bots have a process of their own, so
    that they never wait behind a long thought.
    """

    def __init__(self, count: int, patience: float = PATIENCE) -> None:
        self.quick = Worker(Mind, "thinker", patience)
        self.deep = [Worker(Mind, "thinker", patience) for _ in range(count)]
        self.threads = ThreadPoolExecutor(count + 1, thread_name_prefix="thinker")

    async def choose(self, question: Question, state: State) -> int:
        """Return a legal action: the bot's, or any where the bot cannot be brought to one."""
        legal = state.legal(question.seat)
        for _ in range(TRIES):
            try:
                action = await self._worker(question).ask(self.threads, question, rank=not question.attended)
            except WorkFailedError as error:
                action = str(error)
            if isinstance(action, int) and action in legal:
                return action
            logger.error("bot %s at table %s: %s is no legal action", question.level, question.table, action)
        return legal[int(Generator(question.seed).below(len(legal)))]

    def _worker(self, question: Question) -> Worker:
        if question.level not in bots.programs() and bots.seconds_of(question.level, question.game) <= QUICK:
            return self.quick
        return self.deep[hash(question.table) % len(self.deep)]

    def close(self) -> None:
        """End all processes."""
        for worker in (self.quick, *self.deep):
            worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


def default_count() -> int:
    """Return how many processes should think: all processors but the one that answers people."""
    return max(1, (os.cpu_count() or 2) - 1)
