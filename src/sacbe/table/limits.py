"""No request may be larger than anything we ask for, and nobody may ask for more than a household needs."""

import re

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.table.refusals import Refused, answer
from sacbe.table.visitors import Kind, Visitors, household

LARGEST = {"/api/records": 400_000, "/api/tables": 200_000}
"""How large a body may be, in bytes: some ten times the longest record, with the largest component pack."""
LARGEST_OTHER = 100_000
"""All other bodies; a ring of five hundred keys is half of this."""
MAX_IGNORED = 16_000_000
"""How much of a body that is too large is still received: who is cut off while sending may miss the answer."""
OPENS: tuple[tuple[re.Pattern[str], Kind], ...] = (
    (re.compile(r"/api/records"), "uploads"),
    (re.compile(r"/api/tables(/[^/]+/again)?"), "tables"),
)
"""What opens a table, and so stays here, by its address."""
BODILESS = ("GET", "HEAD", "OPTIONS")


def too_large() -> Refused:
    """Return the answer to what is too large."""
    return Refused("too-large", "this is larger than anything this server reads")


class Limits:
    """Counts what addresses ask for, and reads bodies up to a limit before the server sees them."""

    def __init__(self, app: ASGIApp, visitors: Visitors) -> None:
        self.app = app
        self.visitors = visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["type"] == "websocket":
                with self.visitors.connected(_address(scope)):
                    await self.app(scope, receive, send)
                return
            if scope["type"] == "http" and scope["method"] not in BODILESS:
                receive = await self._admitted(scope, receive)
        except Refused as refused:
            await answer(refused, {"Connection": "close"})(scope, receive, send)
            return
        await self.app(scope, receive, send)

    async def _admitted(self, scope: Scope, receive: Receive) -> Receive:
        """Return a way to receive the body again, once it is known to be no more than its sender may send."""
        kind = next((kind for path, kind in OPENS if path.fullmatch(scope["path"])), None)
        if kind is not None:
            self.visitors.take(_address(scope), kind)
        body = await _read(receive, LARGEST.get(scope["path"], LARGEST_OTHER))
        if kind is not None:
            self.visitors.take(_address(scope), "bytes", len(body))
        return _replayed(body, receive)


def _address(scope: Scope) -> str:
    """Return whom a request is counted for."""
    return household((scope.get("client") or ("",))[0])


async def _read(receive: Receive, largest: int) -> bytes:
    """Return a whole body."""
    body, received = bytearray(), 0
    while received <= MAX_IGNORED:
        message = await receive()
        part = message.get("body", b"")
        received += len(part)
        if received <= largest:
            body += part
        if not message.get("more_body"):
            break
    if received > largest:
        raise too_large()
    return bytes(body)


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Return a way to receive a body that has been read, and then whatever comes."""
    parts: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return parts.pop() if parts else await receive()

    return receive_again
