"""How quickly one may ask: a number at once, then so many a second. Who asks for more waits, and nobody else does."""

import asyncio
import time


class Pace:
    """The pace of one socket, or of all that share it."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self.interval = 1 / a_second
        self.credit = at_once * self.interval
        self.due = 0.0

    async def step(self) -> None:
        """Wait until the next may come; at least until everybody else has had their turn."""
        now = time.monotonic()
        self.due = max(self.due, now - self.credit) + self.interval
        await asyncio.sleep(max(0.0, self.due - now))
