"""Processes that work for the server and can be ended: the event loop never waits, and what hangs costs one process."""

import asyncio
import heapq
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

NICENESS = 10
"""Working leaves the processor to whoever answers people."""

START_PATIENCE = 60.0
"""How long (in seconds) a process may take to begin; it reads much code, on a machine that may be busy."""

Answer = Callable[[Any], object]


class WorkFailedError(Exception):
    """A process crashed, or took longer than anybody wants to wait."""


def work(connection: "Connection[object, object]", make: Callable[[], Answer]) -> None:
    """Answer questions until nobody asks any more; this runs in the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    answer = make()
    connection.send(None)
    while True:
        try:
            connection.send(answer(connection.recv()))
        except (EOFError, OSError):
            return


class Turns:
    """Who waits for a process: the first rank first, and in each whoever came first."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self.numbers = count()

    @asynccontextmanager
    async def turn(self, rank: int) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self.taken:
            await self._wait(rank)
        self.taken = True
        try:
            yield
        finally:
            self._hand_on()

    async def _wait(self, rank: int) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (rank, next(self.numbers), called))
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """Call who is next, if anybody still waits."""
        while self.waiting:
            called = heapq.heappop(self.waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self.taken = False


class Worker:
    """One process that works, a question at a time; it is started when needed and again after a crash."""

    def __init__(self, make: Callable[[], Answer], name: str, patience: float) -> None:
        self.make = make
        self.name = name
        self.patience = patience
        self.turns = Turns()
        self.running: tuple[SpawnProcess, Connection[object, object]] | None = None

    async def ask(self, threads: ThreadPoolExecutor, question: object, rank: int = 0) -> object:
        """Return the answer to a question, or raise :class:`WorkFailedError`."""
        async with self.turns.turn(rank):
            return await asyncio.get_running_loop().run_in_executor(threads, self._ask, question)

    def _ask(self, question: object) -> object:
        try:
            self.running = self.running or self._start()
            return self._answer(self.running[1], question)
        except (EOFError, OSError, TimeoutError) as error:
            self.stop()
            raise WorkFailedError(f"the {self.name}'s process ended: {error!r}") from None

    def _answer(self, connection: "Connection[object, object]", question: object) -> object:
        connection.send(question)
        return _received(connection, self.patience)

    def _start(self) -> "tuple[SpawnProcess, Connection[object, object]]":
        """Start the process, afresh rather than forked: a server has threads."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self.make), name=self.name, daemon=True)
        process.start()
        theirs.close()
        self.running = process, ours
        _received(ours, START_PATIENCE)
        return self.running

    def stop(self) -> None:
        """End the process."""
        if self.running is not None:
            process, connection = self.running
            self.running = None
            process.kill()
            process.join()
            process.close()
            connection.close()


def _received(connection: "Connection[object, object]", patience: float) -> object:
    if not connection.poll(patience):
        raise TimeoutError(f"no answer within {patience:g} seconds")
    return connection.recv()
