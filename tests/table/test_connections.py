"""Connections: who does not go on is cut off (here after a moment), who waits for us is not, and too many are fewer."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from ipaddress import ip_network

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send

from sacbe.table import connections
from sacbe.table.connections import Connection, Gate
from tests.patience import PATIENCE
from tests.table.running import run_alone

MOMENT = 1.0
LARGE = 50_000_000
HEAD = b"POST /%s HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n"
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Run = Callable[[Gate, int, asyncio.Event], Awaitable[None]]


def serving(gate: Gate, run: Run) -> None:
    """Run a server with this gate, and something that talks to its port; it answers /slow when it is told to."""

    async def serve() -> None:
        told = asyncio.Event()
        async with _server(gate, told) as port:
            await asyncio.wait_for(run(gate, port, told), 2 * PATIENCE)

    run_alone(serve())


@asynccontextmanager
async def _server(gate: Gate, told: asyncio.Event) -> AsyncIterator[int]:
    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] != "/early":
            while (await receive()).get("more_body"):
                pass
        if scope["path"] == "/slow":
            await told.wait()
        body = b"x" * LARGE if scope["path"] == "/large" else b"done"
        length = str(len(body)).encode()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", length)]})
        await send({"type": "http.response.body", "body": body})

    http = partial(Connection, gate)
    config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, http=http)  # type: ignore[arg-type]
    config.timeout_keep_alive = 1000
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        told.set()
        server.should_exit = True
        await task


async def connect(port: int) -> Stream:
    return await asyncio.open_connection("127.0.0.1", port, limit=1000)


async def to_the_end(stream: Stream) -> bytes:
    """Return all that comes before the other side ends the connection, in whichever way it does."""
    heard = b""
    with suppress(ConnectionResetError):
        while part := await stream[0].read(100_000):
            heard += part
    stream[1].close()
    return heard


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.01)


@pytest.fixture
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", MOMENT)
    monkeypatch.setattr(connections, "BODY_SECONDS", MOMENT)


UNFINISHED = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\n", HEAD % b"", HEAD % b"" + b"123"]


@pytest.mark.usefixtures("_short")
def test_who_does_not_finish_a_request_is_cut_off() -> None:
    async def say(port: int, said: bytes) -> bytes:
        stream = await connect(port)
        stream[1].write(said)
        return await to_the_end(stream)

    async def run(gate: Gate, port: int, _: asyncio.Event) -> None:
        assert await asyncio.gather(*(say(port, said) for said in UNFINISHED)) == [b""] * len(UNFINISHED)
        await until(lambda: not gate.waiting and not gate.inside)

    serving(Gate(100, 100), run)


@pytest.mark.usefixtures("_short")
def test_who_sends_a_little_again_and_again_is_cut_off() -> None:
    async def run(_: Gate, port: int, __: asyncio.Event) -> None:
        stream = await connect(port)
        stream[1].write(b"GET / HTTP/1.1\r\n")
        ended = asyncio.create_task(to_the_end(stream))
        while not ended.done():
            stream[1].write(b"X-More: more\r\n")
            await asyncio.sleep(MOMENT / 20)
        assert await ended == b""

    serving(Gate(100, 100), run)


@pytest.mark.usefixtures("_short")
def test_who_does_not_read_is_cut_off() -> None:
    async def run(gate: Gate, port: int, _: asyncio.Event) -> None:
        stream = await connect(port)
        stream[1].write(HEAD % b"large" + b"1234")
        await until(lambda: bool(gate.inside))
        await until(lambda: not gate.inside)
        assert len(await to_the_end(stream)) < LARGE

    serving(Gate(100, 100), run)


@pytest.mark.parametrize("path", [b"", b"early"])
def test_who_has_been_answered_is_waited_for_again(path: bytes) -> None:
    async def run(gate: Gate, port: int, _: asyncio.Event) -> None:
        stream = await connect(port)
        stream[1].write(HEAD % path + b"12")
        await until(lambda: bool(gate.inside))
        stream[1].write(b"34")
        await stream[0].readuntil(b"done")
        [waiting] = gate.waiting
        assert waiting.deadline is not None
        stream[1].close()

    serving(Gate(100, 100), run)


def test_who_waits_for_us_is_under_no_limit_and_asks_again() -> None:
    async def run(gate: Gate, port: int, told: asyncio.Event) -> None:
        stream = await connect(port)
        stream[1].write(HEAD % b"slow" + b"1234" + HEAD % b"" + b"1234")
        await until(lambda: bool(gate.inside) and not gate.waiting)
        told.set()
        for _ in range(2):
            await stream[0].readuntil(b"done")
        stream[1].write(HEAD % b"" + b"1234")
        assert await stream[0].readuntil(b"done")
        stream[1].close()

    serving(Gate(100, 100), run)


@pytest.mark.parametrize(("most", "most_each"), [(2, 9), (9, 2)], ids=["of all", "of one address"])
def test_where_there_are_too_many_the_one_that_has_waited_longest_goes(most: int, most_each: int) -> None:
    async def run(gate: Gate, port: int, told: asyncio.Event) -> None:
        waits, asks = await connect(port), await connect(port)
        asks[1].write(HEAD % b"slow" + b"1234")
        await until(lambda: gate.inside.total() == 2 and len(gate.waiting) == 1)
        newcomer = await connect(port)
        assert await to_the_end(waits) == b""
        newest = await connect(port)
        assert await to_the_end(newcomer) == b""
        told.set()
        assert await asks[0].readuntil(b"done")
        asks[1].close()
        newest[1].close()

    serving(Gate(most, most_each), run)


def test_the_connections_of_a_proxy_are_not_one_visitors() -> None:
    gate = Gate(9, 2, [ip_network("127.0.0.0/8")])
    assert gate.address_of(("127.0.0.1", 1)) == ""
    assert gate.address_of(("192.0.2.7", 1)) == "192.0.2.7"
    assert gate.address_of(None) == ""
