"""Somebody at a table: a socket, what its link allows, whose eyes it has, and what it has been told."""

import asyncio

from sacbe.table.links import Grant
from sacbe.table.messages import Message
from sacbe.table.pace import Pace

OUTBOX = 2000
"""A guest that leaves so many messages unread is shown out, and finds everything again when it comes back."""
UNREAD = 4_000_000
"""The same for so many characters; all that a long game tells at once is a fraction of this."""
LOOKS = (20, 5.0)
"""How many looks a player has at once, and how many a second."""
WHYS = (20, 5.0)
"""How often a player may ask why not, at once and a second: more often than a pointer rests anywhere."""


WORLDS = (60, 20.0)
"""How many worlds a player may ask for, at once and a second: bots decide quickly."""


class Guest:
    """One socket at a table."""

    def __init__(self, grant: Grant, eyes: int | None, link_print: str) -> None:
        self.grant = grant
        self.eyes = eyes
        self.link_print = link_print
        self.seen = 0
        """How many moves these eyes have been told of."""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)
        self.unread = 0
        """How many characters are in the outbox."""
        self.looks = Pace(*LOOKS)
        self.whys = Pace(*WHYS)
        self.worlds = Pace(*WORLDS)

    def tell(self, *messages: Message) -> None:
        """Send messages, in their order, without waiting."""
        for message in messages:
            self.send(message.model_dump_json())

    def send(self, text: str | None) -> None:
        """Send a message that is written already; None is the last."""
        if self.outbox.full() or self.unread > UNREAD:
            while not self.outbox.empty():
                self.sent(self.outbox.get_nowait())
            text = None
        self.unread += len(text or "")
        self.outbox.put_nowait(text)

    def sent(self, text: str | None) -> None:
        """Note that a message has left the outbox."""
        self.unread -= len(text or "")
        self.outbox.task_done()

    async def has_read(self) -> None:
        """Wait until nothing is unread."""
        await self.outbox.join()
