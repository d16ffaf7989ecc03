"""The server at a terminal: starts it, says where it is, and opens the page."""

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import TYPE_CHECKING

from sacbe.core.errors import OptionError
from sacbe.front.texts import FRAME, Texts

if TYPE_CHECKING:
    from fastapi import FastAPI
    from uvicorn import Config

    from sacbe.table.connections import Gate

USUAL_PORT = 8000
BYTES_OF_A_LETTER = 4
COLLECTED = (200_000, 50, 100)
"""How often Python looks for circles of things that nobody knows of (see :mod:`gc`): nearly all that a table lets go is
freed without that, and there are many tables to look through.
"""


def serve_tables(
    host: str,
    port: int | None,
    database: str | None,
    redis: str | None,
    language: str,
    *,
    open_page: bool,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
    allowance: float = 1.0,
) -> int:
    """Run a server until it is stopped."""
    texts = Texts(language, FRAME)
    if find_spec("uvicorn"):  # else what to install is the only thing to say
        print(texts("server-starts"), file=sys.stderr, flush=True)
    import uvicorn

    from sacbe.table.app import Settings, make_app
    from sacbe.table.connections import MOST_EACH, Gate, room_for_connections
    from sacbe.table.database import open_database
    from sacbe.table.logs import write_warnings

    database = database or default_database()
    # Opened here first, so that a wrong address is one sentence and not the log of a server that could not start.
    open_database(database, shared=redis is not None).dispose()
    listening = _listen(host, port)
    url = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1', '::') else host}:{listening.getsockname()[1]}/"
    app = make_app(Settings(database=database, redis=redis, host=host, names=(host, *names), allowance=allowance))
    write_warnings()
    gate = Gate(room_for_connections(), MOST_EACH * allowance, [_network(proxy) for proxy in proxies])
    server = uvicorn.Server(_config(app, gate, proxies))
    # Ctrl-C is how a server is ended, not how it is interrupted.
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        runner.run(_run(server, listening, texts("serving", url=url), url if open_page else None))
    return 0


def _config(app: "FastAPI", gate: "Gate", proxies: Sequence[str]) -> "Config":
    """Return how connections are served."""
    import uvicorn

    from sacbe.table.connections import ACCEPTED_AT_ONCE, Connection, Socket
    from sacbe.table.live import MAX_MESSAGE

    return uvicorn.Config(
        app,
        log_config=None,
        log_level="warning",
        # An access log would hold nothing but noise; addresses of tables belong to their owners.
        access_log=False,
        server_header=False,
        ws=Socket,
        ws_max_size=BYTES_OF_A_LETTER * MAX_MESSAGE,
        http=partial(Connection, gate),  # type: ignore[arg-type]
        backlog=ACCEPTED_AT_ONCE,
        # Whoever connects can write a forwarded address; a proxy that is known writes a true one.
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=3,
    )


def _network(address: str) -> IPv4Network | IPv6Network:
    """Return the address of a proxy, or of the network where proxies are."""
    try:
        return ip_network(address)
    except ValueError as error:
        raise OptionError("error-proxy", {"reason": str(error)}) from None


async def _run(server: "object", listening: socket.socket, greeting: str, url: str | None) -> None:
    """Serve, and say so once the server answers."""
    import uvicorn

    assert isinstance(server, uvicorn.Server)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if not serving.done():
        gc.freeze()
        gc.set_threshold(*COLLECTED)
        print(greeting, flush=True)
        if url is not None:
            webbrowser.open(url)
    await serving
    if not server.started:
        raise OptionError("error-not-started")


def _listen(host: str, port: int | None) -> socket.socket:
    """Return a socket bound to a port, the usual one or any free one where none is wished, or say why not."""
    ports = (USUAL_PORT, 0) if port is None else (port,)
    for wished in ports:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, wished))
            return listening
        except OSError as error:
            listening.close()
            reason = {"host": host, "port": str(wished), "reason": error.strerror}
    raise OptionError("error-listen", reason)


def default_database() -> str:
    """Return the file where a server keeps its tables when nobody says where."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sacbe"
    return f"sqlite:///{folder / 'tables.sqlite'}"
