"""News between server processes: that a table has new lines, another name, other guests, or is gone.

News carry no moves. Whoever hears them reads the database, so that a lost one costs time and nothing else.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal, Protocol, TypedDict

from sacbe.core.errors import OptionError

CHANNEL = "sacbe:tables"
CLAIM_SECONDS = 10
"""How long a process has a bot's decision for itself before it has to renew its claim."""
RETRY_SECONDS = 1.0
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

    async def tell(self, table: str, what: What, seats: list[int]) -> None:
        """Tell the others."""

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

    async def tell(self, table: str, what: What, seats: list[int]) -> None:
        """Nobody listens."""

    async def claim(self, what: str) -> bool:
        """Nobody else wants it."""
        return True


class RedisBus:
    """News through Redis; what Redis loses is made up for when it is back."""

    alone = False

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis

            self.redis = Redis.from_url(url, socket_connect_timeout=5)
        except (ImportError, ValueError) as error:
            raise OptionError(f"Redis cannot be used: {error}") from None
        self.name = secrets.token_hex(6)
        self.task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener, resumed: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self.task = asyncio.create_task(self._listen(listener, resumed, ready))
        await ready.wait()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await self.redis.aclose()

    async def tell(self, table: str, what: What, seats: list[int]) -> None:
        news = News(sender=self.name, table=table, what=what, seats=seats)
        try:
            await self.redis.publish(CHANNEL, json.dumps(news))
        except (OSError, self._error()) as error:
            logger.warning("news could not be told: %s", error)

    async def claim(self, what: str) -> bool:
        """Without Redis everybody may think: only one answer can be stored."""
        try:
            return bool(await self.redis.set(f"sacbe:claim:{what}", self.name, nx=True, ex=CLAIM_SECONDS))
        except (OSError, self._error()):
            return True

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
