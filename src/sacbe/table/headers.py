"""What every answer tells a browser: whose scripts it may run, who may frame the page, and what it must not keep."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
"""Everything comes from this server, in files of its own: no script or style written into a page counts."""
ALWAYS = {
    "Content-Security-Policy": ";".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    # An address can hold a link: it is nobody else's business.
    "Referrer-Policy": "no-referrer",
}
NEVER_STORED = "no-store"


class Headers:
    """Adds to every answer what all answers have."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _complete(MutableHeaders(scope=message), scope["path"])
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _complete(headers: MutableHeaders, path: str) -> None:
    """Add what is missing; what an answer says of itself holds."""
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", NEVER_STORED)
    for name, value in ALWAYS.items():
        headers.setdefault(name, value)
