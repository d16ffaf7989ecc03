"""What strangers send is checked in a process that can be ended: a pack, a position or a record may take for ever."""

import resource
import signal
from concurrent.futures import ThreadPoolExecutor

from sacbe.table import messages
from sacbe.table.opening import Opening, open_new, open_record
from sacbe.table.refusals import Refused
from sacbe.table.workers import Worker, WorkFailedError

MOST_SECONDS = 10.0
"""How much of a processor's time checking may take; a whole game takes a twentieth of it."""
PATIENCE = 120.0
"""How long (in seconds) it may take by the clock, on a machine that is busy."""
MOST_MEMORY = 2**30
"""How much memory (in bytes) checking may take; a whole game takes a tenth of it."""
MOST_WAITING = 20

Wish = messages.NewTable | messages.Upload


class Check:
    """The opening of tables, in a process of its own."""

    def __init__(self) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

    def __call__(self, wish: Wish) -> Opening | messages.Refusal:
        """Return the table somebody wishes for, or why it cannot be; end with the process where it takes too long."""
        # The kernel ends the process whatever it is in the middle of, compiled code too.
        signal.setitimer(signal.ITIMER_PROF, MOST_SECONDS)
        try:
            return self._answer(wish)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def _answer(self, wish: Wish) -> Opening | messages.Refusal:
        try:
            return self.opened(wish)
        except Refused as error:
            return error.refusal
        except MemoryError:
            return too_slow().refusal

    def opened(self, wish: Wish) -> Opening:
        """Return the table, as it is to be stored."""
        return open_new(wish) if isinstance(wish, messages.NewTable) else open_record(wish)


class Checkers:
    """The process that checks for this server, one upload after the other."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.worker = Worker(Check, "checker", patience)
        self.threads = ThreadPoolExecutor(1, thread_name_prefix="checker")
        self.waiting = 0

    async def opened(self, wish: Wish) -> Opening:
        """Return the table somebody wishes for, or refuse it."""
        if self.waiting >= MOST_WAITING:
            raise Refused("too-many", "too much is being checked already; try again in a minute")
        self.waiting += 1
        try:
            opening = await self.worker.ask(self.threads, wish)
        except WorkFailedError:
            raise too_slow() from None
        finally:
            self.waiting -= 1
        if isinstance(opening, messages.Refusal):
            raise Refused.again(opening)
        assert isinstance(opening, Opening)
        return opening

    def close(self) -> None:
        """End the process."""
        self.worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


def too_slow() -> Refused:
    """Return the answer to what cannot be checked within reason."""
    return Refused("too-slow", "checking this takes more time or memory than any game needs")
