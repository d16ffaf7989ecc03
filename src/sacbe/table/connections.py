"""Connections: closed when they do not say in time what they want, and never so many that players stay outside."""

from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from sacbe.table.visitors import household, release

HEAD_SECONDS = 20.0
"""How long the head of a request may take, from the first byte or from the connection."""
BODY_SECONDS = 60.0
"""How long its body may take, and how long an answer may stay unread."""
MOST = 4000
"""How many connections may be open at once, sockets of players among them."""
MOST_EACH = 300
"""How many of one address may be open at once, without sockets."""
ACCEPTED_AT_ONCE = 256
"""How many connections may be accepted before the first of them can be closed again."""
OTHER_FILES = 150
"""Files that must stay free for the database, the bots and the page."""

PACKED = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_max_window_bits=12, compress_settings={"memLevel": 5, "level": 3}
)
"""How messages are packed. The usual level would make a position of Tikal a quarter shorter (3 KB instead of 4) and
take nearly twice as long, a tenth of all that the server does.
"""

Network = IPv4Network | IPv6Network


class Gate:
    """All connections that have not said yet what they want; where there are too many, the oldest of them goes."""

    def __init__(self, most: int, most_each: float, proxies: Sequence[Network] = ()) -> None:
        self.most = most
        self.most_each = most_each
        self.proxies = proxies
        self.waiting: dict[Connection, None] = {}
        """The one that has waited longest first."""
        self.inside: Counter[str] = Counter()
        """Connections by address."""

    def address_of(self, client: tuple[str, int] | None) -> str:
        """Return whom a connection is counted for; those of a trusted proxy are everybody's, and not counted."""
        if client is None or any(ip_address(client[0]) in network for network in self.proxies):
            return ""
        return household(client[0])

    def enter(self, newcomer: "Connection") -> None:
        """Let a connection in; where there is no room for it, one that is still waiting has to go."""
        self.inside[newcomer.address] += 1
        if newcomer.address and self.inside[newcomer.address] > self.most_each:
            self._close_one(newcomer.address)
        elif len(newcomer.connections) > self.most:
            self._close_one(None)

    def leave(self, one: "Connection") -> None:
        """Forget a connection."""
        release(self.inside, one.address)

    def _close_one(self, address: str | None) -> None:
        """Close the connection that has waited longest, perhaps the newcomer."""
        longest = next(one for one in self.waiting if address in (None, one.address))
        longest.close()


class Connection(HttpToolsProtocol):
    """A connection with a time limit for everything that the other side has to do."""

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self.gate = gate
        self.address = ""
        self.deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Let the other side begin."""
        super().connection_made(transport)
        self.address = self.gate.address_of(self.client)
        self._wait(HEAD_SECONDS)
        self.gate.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_waiting()
        self.gate.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket, which has limits of its own."""
        self._stop_waiting()
        self.gate.leave(self)
        super().handle_websocket_upgrade()

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        super().on_headers_complete()
        self._wait(BODY_SECONDS)

    def on_message_complete(self) -> None:
        """Have the other side wait for us, unless it has had its answer already."""
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """Wait for the next request, unless it is here already."""
        super().on_response_complete()
        if self.cycle.response_complete:
            self._wait(HEAD_SECONDS)

    def pause_writing(self) -> None:
        """Wait for the other side to read."""
        super().pause_writing()
        self._wait(BODY_SECONDS)

    def resume_writing(self) -> None:
        """Go on."""
        super().resume_writing()
        self._stop_waiting()

    def close(self) -> None:
        """Close the connection without another word."""
        self._stop_waiting()
        self.transport.abort()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self.gate.waiting[self] = None
        self.deadline = self.loop.call_later(seconds, self.close)

    def _stop_waiting(self) -> None:
        self.gate.waiting.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None


class Socket(WebSocketsSansIOProtocol):
    """The socket of a page or a bot."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [PACKED]


def room_for_connections() -> int:
    """Return how many connections there is room for, after asking the system for as much as we could use."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return MOST
    reserved = ACCEPTED_AT_ONCE + OTHER_FILES
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files != resource.RLIM_INFINITY and files < MOST + reserved:
        files = MOST + reserved if most == resource.RLIM_INFINITY else min(MOST + reserved, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
    return MOST if files == resource.RLIM_INFINITY else max(1, min(MOST, files - reserved))
