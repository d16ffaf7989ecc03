"""No request may be larger than anything we ask for: of what is larger nothing is kept."""

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sacbe.table.refusals import Refused

MAX_BODY = 2_000_000
"""A record of the longest game with an edited component pack is a fraction of this."""
MAX_IGNORED = 16_000_000
"""How much of a body that is too large is still received: who is cut off while sending may miss the answer."""


def too_large() -> Refused:
    """Return the answer to what is too large."""
    return Refused("too-large", "this is larger than anything this server reads")


class BodyLimit:
    """Reads the body of a request up to a limit before the server sees it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self.app(scope, receive, send)
            return
        body = await _read(receive)
        if body is None:
            refused = too_large()
            response = JSONResponse(refused.refusal.model_dump(), refused.status, {"Connection": "close"})
            await response(scope, receive, send)
            return
        await self.app(scope, _replayed(body, receive), send)


async def _read(receive: Receive) -> bytes | None:
    """Return a whole body; none where it is too large."""
    body, received = bytearray(), 0
    while received <= MAX_IGNORED:
        message = await receive()
        part = message.get("body", b"")
        received += len(part)
        if received <= MAX_BODY:
            body += part
        if not message.get("more_body"):
            break
    return bytes(body) if received <= MAX_BODY else None


def _replayed(body: bytes, receive: Receive) -> Receive:
    """Return a way to receive a body that has been read, and then whatever comes."""
    parts: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return parts.pop() if parts else await receive()

    return receive_again
