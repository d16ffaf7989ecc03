"""Floods: what somebody sends to stop the server for all others. Each is there as long as its context is open."""

import asyncio
import json
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from functools import cache

import httpx

import sacbe
from tests.table.crowd import PATIENCE, Visitor
from tests.table.running import Message, seats

Flood = Callable[[str, int], AbstractAsyncContextManager[None]]


def wish(*kinds: str, game: str = "tikal", **more: object) -> Message:
    return {"name": "A table", "game": game, "players": len(kinds), "seats": seats(*kinds), **more}


@cache
def finished() -> Message:
    """Return the record of a whole game."""
    state = sacbe.game("tikal").start(2, seed=3, names=["A", "B"])
    while not state.over:
        state.apply(state.legal(state.actors[0])[0], state.actors[0])
    record: Message = json.loads(state.record().to_json())
    return record


async def posted(client: httpx.AsyncClient, path: str, body: Message) -> Message:
    answer = await client.post(path, json=body)
    assert answer.status_code < 500, answer.text
    told: Message = answer.json()
    return told


@asynccontextmanager
async def again_and_again(*attacks: Callable[[], Awaitable[object]]) -> AsyncIterator[None]:
    """Do things over and over, each as quickly as it can be done."""

    async def repeat(attack: Callable[[], Awaitable[object]]) -> None:
        while True:
            await attack()

    tasks = [asyncio.create_task(repeat(attack)) for attack in attacks]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in ended), ended


@asynccontextmanager
async def looks(url: str, size: int) -> AsyncIterator[None]:
    """Spectators of a long game who look at it again and again, half of them without reading."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client, AsyncExitStack() as stack:
        table = await posted(client, "/api/records", {"name": "Long", "record": finished()})
        for number in range(2 * size):
            visitor = Visitor(url, table["table"]["id"], table["links"]["watch"])
            await stack.enter_async_context(visitor)
            for _ in range(900):
                await visitor.send(type="look", seat=None)
            if number % 2:
                visitor.socket.transport.pause_reading()
                # It would wait for a farewell that it does not read.
                stack.callback(visitor.socket.transport.abort)
        yield


@asynccontextmanager
async def keys(url: str, size: int) -> AsyncIterator[None]:
    """Rings of five hundred keys, all of them to tables with a long game."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        uploads = [{"name": "Long", "record": finished()} for _ in range(5)]
        tables = [await posted(client, "/api/records", upload) for upload in uploads]
        ring = [{"table": table["table"]["id"], "link": table["links"]["owner"]} for table in tables] * 100
        async with again_and_again(*[lambda: posted(client, "/api/tables/held", {"keys": ring})] * size):
            yield


@asynccontextmanager
async def uploads(url: str, size: int) -> AsyncIterator[None]:
    """Whole games, and packs that are wrong at their end, all to be checked."""
    pack = sacbe.game("ahau").rules().pack.text + "\n[wrong]\nconfidence = 2147483648\n"
    packed = wish("here", "here", game="ahau", components=pack.replace("always = ", "always = 2147483648 # ", 1))
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client:
        record = {"name": "Long", "record": finished()}
        attacks = (lambda: posted(client, "/api/records", record), lambda: posted(client, "/api/tables", packed))
        async with again_and_again(*attacks * size):
            yield


@asynccontextmanager
async def experts(url: str, size: int) -> AsyncIterator[None]:
    """Tables full of bots that think for long, each with somebody who watches."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as client, AsyncExitStack() as stack:
        for _ in range(10 * size):
            table = await posted(client, "/api/tables", wish("expert", "expert", "here"))
            watch = Visitor(url, table["table"]["id"], table["links"]["watch"])
            await stack.enter_async_context(watch)
        yield


@asynccontextmanager
async def unfinished(url: str, size: int) -> AsyncIterator[None]:
    """Connections that never finish their request."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    host, port = url.removeprefix("http://").split(":")
    writers = []
    for _ in range(110 * size):
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            writers.append(writer)
    try:
        yield
    finally:
        for writer in writers:
            writer.close()
        await asyncio.gather(*(writer.wait_closed() for writer in writers), return_exceptions=True)


FLOODS: dict[str, Flood] = {
    "looks": looks,
    "keys": keys,
    "uploads": uploads,
    "experts": experts,
    "unfinished": unfinished,
}
