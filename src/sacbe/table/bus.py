"""News between server processes: that a table has new lines, another name, other guests, or is gone.

News carry no moves. Whoever hears them reads the database, so that a lost one costs time and nothing else.
"""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, Protocol, TypedDict

from sacbe.core.errors import OptionError

CHANNEL = "sacbe:tables"
CLAIM_SECONDS = 10
"""How long a process has a bot's decision for itself before it has to renew its claim."""
RETRY_SECONDS = 1.0
PATIENCE = 0.5
"""How long (in seconds) Redis may take for an answer; it needs a thousandth of that."""
SILENCE = 10.0
"""For so long (in seconds) nothing is claimed of a Redis that did not answer."""
START_PATIENCE = 5.0
"""How long (in seconds) a server waits for Redis before it starts without it."""
GUESTS_EVERY = 20.0
"""How often (in seconds) processes tell each other again who is connected to them."""

logger = logging.getLogger(__name__)


What = Literal["lines", "info", "gone", "guests", "who"]


class News(TypedDict):
    """What is told: which table, what of it, and the seats connected to the sender."""

    sender: str
    table: str
    what: What
    seats: list[int]


Listener = Callable[[News], Awaitable[None]]


class Bus(Protocol):
    """What carries news."""

    name: str
    alone: bool
    """Whether no other process can be there."""

    async def start(self, listener: Listener, resumed: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen; ``resumed`` is called when news may have been missed."""

    async def stop(self) -> None:
        """Stop listening."""

    def tell(self, table: str, what: What, seats: list[int]) -> None:
        """Tell the others, without waiting for it."""

    async def claim(self, what: str) -> bool:
        """Try to get something for this process alone, for a while."""


class Alone:
    """The bus of a server that is the only one: there is nobody to tell."""

    name = "alone"
    alone = True

    async def start(self, listener: Listener, resumed: Callable[[], Awaitable[None]]) -> None:
        """Nobody will tell anything."""

    async def stop(self) -> None:
        """Nothing was started."""

    def tell(self, table: str, what: What, seats: list[int]) -> None:
        """Nobody listens."""

    async def claim(self, what: str) -> bool:
        """Nobody else wants it."""
        return True


class RedisBus:
    """News through Redis; nobody waits for it, and what it loses is made up for when it is back."""

    alone = False

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis

            self.redis = Redis.from_url(url, socket_connect_timeout=START_PATIENCE)
        except (ImportError, ValueError) as error:
            raise OptionError("error-redis", {"reason": str(error)}) from None
        self.name = secrets.token_hex(6)
        self.tasks: list[asyncio.Task[None]] = []
        self.untold: dict[tuple[str, What], list[int]] = {}
        """News on their way, the newest of each kind: none is lost while Redis does not answer."""
        self.to_tell = asyncio.Event()
        self.silent_until = 0.0
        """Redis has not answered in time, and nothing is claimed of it before then; 0: it answers."""

    async def start(self, listener: Listener, resumed: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self.tasks = [
            asyncio.create_task(self._listen(listener, resumed, ready)),
            asyncio.create_task(self._tell()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), START_PATIENCE)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.redis.aclose()

    def tell(self, table: str, what: What, seats: list[int]) -> None:
        self.untold[table, what] = seats
        self.to_tell.set()

    async def _tell(self) -> None:
        """Tell what there is to tell, for ever."""
        while True:
            await self.to_tell.wait()
            self.to_tell.clear()
            for key, seats in list(self.untold.items()):
                news = News(sender=self.name, table=key[0], what=key[1], seats=seats)
                if await self._asked(self.redis.publish(CHANNEL, json.dumps(news))) is None:
                    self.to_tell.set()
                    await asyncio.sleep(RETRY_SECONDS)
                    break
                if self.untold.get(key) is seats:
                    del self.untold[key]

    async def claim(self, what: str) -> bool:
        """Without Redis everybody may think: only one answer can be stored."""
        if time.monotonic() < self.silent_until:
            return True
        claimed = self.redis.set(f"sacbe:claim:{what}", self.name, nx=True, ex=CLAIM_SECONDS)
        return bool(await self._asked(claimed, otherwise=True))

    async def _asked(self, request: Awaitable[object], otherwise: object = None) -> object:
        """Return what Redis answers, or something else where it does not answer in time."""
        try:
            answer = await asyncio.wait_for(request, PATIENCE)
        except (OSError, TimeoutError, self._error()) as error:
            if not self.silent_until:
                logger.warning("Redis does not answer: %r", error)
            self.silent_until = time.monotonic() + SILENCE
            return otherwise
        self.silent_until = 0.0
        return answer

    async def _listen(self, listener: Listener, resumed: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        """Listen for ever; after a broken connection catch up with what was missed."""
        while True:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    if ready.is_set():
                        await resumed()
                    async for message in pubsub.listen():
                        ready.set()
                        if message["type"] == "message":
                            await self._hear(listener, json.loads(message["data"]))
            except (OSError, self._error()) as error:
                logger.warning("the connection to Redis broke: %s", error)
                ready.set()
                await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, listener: Listener, news: News) -> None:
        if news["sender"] != self.name:
            try:
                await listener(news)
            except Exception:
                logger.exception("news of table %s could not be followed", news["table"])

    @staticmethod
    def _error() -> type[Exception]:
        from redis.exceptions import RedisError

        return RedisError


def make_bus(url: str | None) -> Bus:
    """Return the bus for a Redis URL; without one this server is alone."""
    return RedisBus(url) if url else Alone()
