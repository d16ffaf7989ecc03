"""Who moves the bots of a table: one decision after the other, as long as it is their turn and somebody cares."""

import asyncio
import logging
from typing import TYPE_CHECKING

from sacbe.table import messages
from sacbe.table.bus import CLAIM_SECONDS
from sacbe.table.course import Course
from sacbe.table.plan import decision
from sacbe.table.refusals import Refused
from sacbe.table.thinkers import Question

if TYPE_CHECKING:
    from sacbe.table.room import Room

RETRY_SECONDS = 2.0
"""How long a bot's turn waits after something went wrong."""

logger = logging.getLogger(__name__)


class Driver:
    """The bots of one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether a bot is at its turn."""
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Have the bots go on, if it is their turn and they are not at it already."""
        if not self.busy and self._turn() is not None:
            self.task = asyncio.create_task(self._drive(), name=f"bots of {self.room.row.id}")

    async def rest(self) -> None:
        """Wait until the bots have done what there is to do."""
        if self.task is not None:
            await asyncio.wait((self.task,))

    async def stop(self) -> None:
        """Interrupt the bots."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def _turn(self) -> int | None:
        """Return the bot that is to move now.

        Bots among themselves rest while nobody watches; where people play, it may be their turn next.
        """
        course = self.room.course
        cared_for = self.room.guests or course.people
        if self.room.closed or course.stuck or not cared_for:
            return None
        return course.bot_to_move()

    async def _drive(self) -> None:
        while (seat := self._turn()) is not None:
            try:
                await self._decide(seat)
            except Refused as error:
                if not self.room.course.stuck:
                    logger.warning("the bot on seat %s of table %s waits: %s", seat, self.room.row.id, error)
                    await self._pause()
            except Exception:
                logger.exception("the bot on seat %s of table %s could not move", seat, self.room.row.id)
                await self._pause()

    async def _pause(self) -> None:
        """Wait a while; let the bots rest for good where the table was deleted without our hearing of it."""
        await asyncio.sleep(RETRY_SECONDS)
        try:
            self.room.closed = self.room.closed or await self.room.house.store.table(self.room.row.id) is None
        except Refused as error:
            logger.warning("table %s cannot be read: %s", self.room.row.id, error)

    async def _decide(self, seat: int) -> None:
        """Have a bot decide; what it decides counts only if nothing else has happened meanwhile."""
        room, course = self.room, self.room.course
        if not await room.house.bus.claim(f"{room.row.id}:{course.number}"):
            await asyncio.sleep(CLAIM_SECONDS / 10)
            return
        for guest in room.guests:
            guest.tell(messages.Thinking(seat=seat))
        with room.trying():
            question = self._question(course, seat)
        action = await room.house.thinkers.choose(question, course.last)
        async with room.lock:
            if room.course is course and not room.closed:
                with room.trying():
                    line = decision(course, seat, course.last.text(action))
                if not await room.go_on(line):
                    await room.read_on()

    def _question(self, course: Course, seat: int) -> Question:
        """Return a decision as a bot may see it: in a world drawn anew but for what its seat knows."""
        level = self.room.seats[seat].level
        assert level is not None
        return Question(
            table=self.room.row.id,
            seat=seat,
            level=level,
            seed=course.seed(f"bot {seat}"),
            game=self.room.row.game,
            components=self.room.components,
            position=course.last.determinized(seat, course.seed(f"world {seat} {course.number}")).position(),
            attended=bool(self.room.guests),
        )
