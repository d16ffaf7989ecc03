"""Somebody at a table: a socket, what its link allows, whose eyes it has, and what it has been told."""

import asyncio

from sacbe.table.links import Grant
from sacbe.table.messages import Message

OUTBOX = 2000
"""A guest that leaves so many messages unread is shown out, and finds everything again when it comes back."""


class Guest:
    """One socket at a table."""

    def __init__(self, grant: Grant, eyes: int | None, link_print: str) -> None:
        self.grant = grant
        self.eyes = eyes
        self.link_print = link_print
        self.seen = 0
        """How many moves these eyes have been told of."""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(OUTBOX)

    def tell(self, *messages: Message) -> None:
        """Send messages, in their order, without waiting."""
        for message in messages:
            self.send(message.model_dump_json())

    def send(self, text: str | None) -> None:
        """Send a message that is written already; None is the last."""
        if self.outbox.full():
            while not self.outbox.empty():
                self.outbox.get_nowait()
            text = None
        self.outbox.put_nowait(text)
