"""Work shared out over processes of this machine, one piece at a time each.

A process that dies is replaced, and what it had in hand is done again; work that kills its process every time ends the
run with its name. Processes end with the one that started them, however that ends: their pipe closes.
"""

import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Generic, TypeVar, cast

from sacbe.arena.errors import ArenaError
from sacbe.core.errors import SacbeError
from sacbe.front.processes import deaf_children

T = TypeVar("T")
R = TypeVar("R")

TRIES = 3
"""How many processes may die over the same piece of work."""


@dataclass(frozen=True)
class Failure:
    """Why a piece of work could not be done, in one sentence."""

    reason: str


def attempt(work: Callable[[T], R], piece: T) -> R | Failure:
    """Do a piece of work where errors cannot simply be raised: they travel as sentences."""
    try:
        return work(piece)
    except SacbeError as error:
        return Failure(f"{piece}: {error}")
    except Exception as error:
        return Failure(f"{piece}: unexpected {type(error).__name__}: {error}")


@dataclass
class Worker(Generic[T]):
    """A process, the pipe to it, and what it has in hand."""

    process: BaseProcess
    pipe: "Connection[object, object]"
    piece: T | None = None

    def give(self, piece: T) -> None:
        """Hand over a piece of work. A process that is gone is noticed when its answer is waited for."""
        self.piece = piece
        with suppress(OSError):
            self.pipe.send(piece)


class Crew(Generic[T, R]):
    """Some processes that do the same work."""

    def __init__(self, work: Callable[[T], R], jobs: int) -> None:
        self.work = work
        self.deaths: dict[T, int] = {}
        self.workers = [self._start() for _ in range(jobs)]

    def _start(self) -> Worker[T]:
        # Started afresh rather than forked: the progress bar is a thread, and threads do not survive a fork.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(self.work, theirs), daemon=True)
        with _deaf():
            process.start()
        theirs.close()
        return Worker(process, ours)

    def run(self, pieces: Iterable[T]) -> Iterator[list[R]]:
        """Yield results as they come, those that come together in one list."""
        waiting = deque(pieces)
        self._share_out(waiting)
        while busy := [worker for worker in self.workers if worker.piece is not None]:
            ready = wait([worker.pipe for worker in busy])
            results = [self._result(worker, waiting) for worker in busy if worker.pipe in ready]
            self._share_out(waiting)
            yield [result for answered in results for result in answered]

    def _share_out(self, waiting: deque[T]) -> None:
        for worker in self.workers:
            if waiting and worker.piece is None:
                worker.give(waiting.popleft())

    def _result(self, worker: Worker[T], waiting: deque[T]) -> list[R]:
        """Return what a process answers; nothing from one that has died."""
        piece = cast(T, worker.piece)
        worker.piece = None
        try:
            answer = worker.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker, piece)
            waiting.appendleft(piece)
            return []
        if isinstance(answer, Failure):
            raise ArenaError(answer.reason)
        return [cast(R, answer)]

    def _replace(self, worker: Worker[T], piece: T) -> None:
        worker.process.join()
        worker.pipe.close()
        self.deaths[piece] = self.deaths.get(piece, 0) + 1
        if self.deaths[piece] == TRIES:
            code = worker.process.exitcode
            raise ArenaError(f"{piece}: {TRIES} processes in a row died over it, the last with exit code {code}")
        self.workers[self.workers.index(worker)] = self._start()

    def dismiss(self) -> None:
        """End all processes at once: what they have in hand is given up."""
        for worker in self.workers:
            worker.process.kill()
        for worker in self.workers:
            worker.process.join()
            worker.pipe.close()


def share_out(work: Callable[[T], R], pieces: Iterable[T], jobs: int) -> Generator[list[R]]:
    """Yield the results of all pieces of work as they come, done by ``jobs`` processes."""
    crew: Crew[T, R] = Crew(work, jobs)
    try:
        yield from crew.run(pieces)
    finally:
        crew.dismiss()


def _deaf() -> AbstractContextManager[None]:
    """Have processes ignore Ctrl-C from birth; signals are the business of the main thread alone."""
    return deaf_children() if threading.current_thread() is threading.main_thread() else nullcontext()


def _serve(work: Callable[[T], R], pipe: "Connection[object, object]") -> None:
    """Do one piece of work after another until nobody wants more."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        while True:
            pipe.send(attempt(work, cast(T, pipe.recv())))
    except (EOFError, OSError):
        return


def _end_with_parent() -> None:
    """Give up what is in hand when the process that wanted it is gone."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
