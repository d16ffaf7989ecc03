"""Bots that take their time think in a process of their own, so that the screen goes on answering."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from sacbe import bots
from sacbe.cli.sitting import Sitting
from sacbe.core.state import State
from sacbe.front.processes import deaf_children

_minds: dict[tuple[str, int], bots.Player] = {}
"""The bots of this process, by name and what they follow: a bot may remember its turn."""


def _choose(bot: str, seed: int, seen: State, seat: int) -> object:
    """Have a bot choose; this runs in the process."""
    if (bot, seed) not in _minds:
        _minds[bot, seed] = bots.make(bot, seed)
    return _minds[bot, seed].choose(seen, seat)


class Thinking:
    """Asks the bots of a game."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.pool: ProcessPoolExecutor | None = None
        self.answer: asyncio.Future[object] | None = None

    async def choose(self, seat: int) -> int | None:
        """Return what the bot of a seat chooses; None where it was stopped."""
        sitting = self.sitting
        if sitting.is_quick(seat):
            await asyncio.sleep(0)
            return sitting.bot_action(seat)
        if sitting.is_outside(seat):
            return await asyncio.to_thread(sitting.bot_action, seat)
        asked = (sitting.bots[seat], sitting.mind_seed(seat), sitting.seen_by(seat), seat)
        with deaf_children():
            self.pool = self.pool or ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            answer = self.answer = asyncio.get_running_loop().run_in_executor(self.pool, _choose, *asked)
        await asyncio.wait([answer])
        return None if answer.cancelled() else sitting.checked(answer.result(), seat)

    @property
    def is_at_it(self) -> bool:
        """Whether a bot is thinking in the process."""
        return self.answer is not None and not self.answer.done()

    def stop(self) -> None:
        """Have the bot that thinks give up; the next one is asked in another process."""
        if self.answer is not None:
            self.answer.cancel()
        self.end()
        self.pool = None

    def end(self) -> None:
        """End the process, whatever it is at."""
        if self.pool is not None:
            for process in list((self.pool._processes or {}).values()):
                process.kill()
            self.pool.shutdown(wait=True, cancel_futures=True)
