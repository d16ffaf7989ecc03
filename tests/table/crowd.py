"""Many people at once, each with a socket, in one event loop."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.table.running import Message

PATIENCE = 120.0
"""In seconds; only what hangs for good takes longer."""


class Visitor:
    """Somebody at a table."""

    def __init__(self, url: str, table: str, link: str, seat: int | None = None) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.first = {"type": "join", "link": link, "seat": seat}
        self.position: Message = {}
        self.number = 0

    async def __aenter__(self) -> "Visitor":
        self.socket: ClientConnection = await connect(self.address, max_size=None, open_timeout=PATIENCE)
        await self.send(**self.first)
        await self.until("position")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Message:
        """Wait for the next message."""
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        if message["type"] == "position":
            self.position = message
        return message

    async def until(self, kind: str) -> Message:
        """Wait for a message of a kind."""
        while (message := await self.hear())["type"] != kind:
            assert message["type"] not in ("refused", "closed"), message
        return message

    async def request(self, kind: str, **more: Any) -> None:
        """Ask for something, and wait until it is carried out and shown."""
        self.number += 1
        asked = {"id": f"v{self.number}", "seat": self.position["seat"], "key": self.position["key"], **more}
        await self.send(type=kind, **asked)
        await self.until("accepted")
        await self.until("position")

    async def step(self) -> None:
        """Take the first action there is, or end the turn."""
        if self.position["ended"]:
            await self.request("confirm")
        else:
            await self.request("play", text=self.position["choices"][0]["text"])

    async def whole_turn(self) -> None:
        """Play until others see it."""
        move = self.position["move"] - self.position["held"]
        while self.position["move"] - self.position["held"] == move:
            await self.step()


async def everybody(visitors: list[Visitor]) -> None:
    """Have all come at once."""
    await asyncio.gather(*(visitor.__aenter__() for visitor in visitors))


async def good_bye(visitors: list[Visitor]) -> None:
    """Have all leave."""
    await asyncio.gather(*(visitor.__aexit__() for visitor in visitors), return_exceptions=True)
