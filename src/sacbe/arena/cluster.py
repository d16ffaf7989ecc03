"""The same work spread over a Ray cluster. Ray is an extra: nothing else of the arena needs it."""

import logging
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from itertools import islice
from typing import Any, TypeVar

from sacbe.arena.errors import ArenaError
from sacbe.arena.processes import TRIES, Failure, attempt

T = TypeVar("T")
R = TypeVar("R")

KNOCK = 30.0
"""How many seconds a cluster may take to answer the door."""
AHEAD = 2
"""How many pieces of work are handed out for each core, so that none waits for the next."""


def spread(work: Callable[[T], R], pieces: Iterable[T], address: str) -> Generator[list[R]]:
    """Yield the results of all pieces of work as they come, done by a Ray cluster (``local``: one started here)."""
    try:
        import ray
    except ImportError:
        raise ArenaError("--ray needs Ray, which is an extra: pip install 'sacbe[ray]'") from None
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise ArenaError(f"there is no Ray at {address!r}: {error}") from None
    try:
        yield from _run(ray, work, iter(pieces))
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Raise where nobody listens at an address with a port: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


def _run(ray: Any, work: Callable[[T], R], pieces: Iterator[T]) -> Iterator[list[R]]:
    """Keep every core of the cluster busy. Ray itself starts a piece again whose process or machine died."""
    remote = ray.remote(max_retries=TRIES - 1)(attempt)
    shared = ray.put(work)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    pending = [remote.remote(shared, piece) for piece in islice(pieces, cores * AHEAD)]
    while pending:
        ready, pending = ray.wait(pending)
        pending += [remote.remote(shared, piece) for piece in islice(pieces, len(ready))]
        yield _answers(ray, ready)


def _answers(ray: Any, ready: list[object]) -> list[Any]:
    try:
        answers: list[Any] = ray.get(ready)
    except ray.exceptions.RayError as error:
        raise ArenaError(f"a game was lost on the cluster: {str(error).splitlines()[0]}") from None
    for answer in answers:
        if isinstance(answer, Failure):
            raise ArenaError(answer.reason)
    return answers
