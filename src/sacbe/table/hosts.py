"""The names under which a server answers.

A page of somebody else can have its name lead to this machine, and then read what is answered as its own. It cannot do
so with a number, nor with a name that exists only in a house: those are always answered, all others when they are told.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from sacbe.table.refusals import Refused, answer

ANY = "*"
EVERYWHERE = ("0.0.0.0", "::")
"""A server that listens there answers to all addresses of its machine."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address that stands for any other machine and is nobody's."""
AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""What routers put behind the name of a machine; nobody can own such a name in the internet."""


def known_names(told: Iterable[str]) -> frozenset[str]:
    """Return the names to answer to: those that were told, and this machine's at home."""
    machine = socket.gethostname().partition(".")[0].lower()
    return frozenset(("localhost", *(machine + ending for ending in AT_HOME), *(name.lower() for name in told)))


def reachable(host: str) -> str | None:
    """Return the number under which others in the house find a server that listens there; none where they cannot."""
    if host not in EVERYWHERE:
        return None if _is_loopback(host) else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: it is only asked through which of its addresses this machine would.
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        number = str(probe.getsockname()[0])
    return None if _is_loopback(number) else number


def _is_loopback(host: str) -> bool:
    return host == "localhost" or (_is_number(host) and ip_address(host).is_loopback)


class Hosts:
    """Refuses what was sent to a name that is not this server's."""

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.answers(Headers(scope=scope).get("host", "")):
            await self.app(scope, receive, send)
            return
        refused = Refused("not-allowed", "this server does not answer to that name; see sacbe serve --host-name")
        await answer(refused)(scope, receive, send)

    def answers(self, host: str) -> bool:
        """Tell whether a request to this host (with its port) is for this server."""
        name = _without_port(host)
        return ANY in self.names or name in self.names or _is_number(name)


def _without_port(host: str) -> str:
    """Return the name of a host; addresses with colons stand in brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
