"""A live table: its course, its guests, and its bots. Everything that changes it passes through one lock, in order."""

import asyncio
import logging
import time
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from sacbe.table import messages, show
from sacbe.table.bus import CLAIM_SECONDS, Bus
from sacbe.table.course import Course, Line
from sacbe.table.guests import Guest
from sacbe.table.links import Grant, StoredLink
from sacbe.table.models import TableRow
from sacbe.table.plan import Request, decision, planned
from sacbe.table.refusals import Refused, not_allowed
from sacbe.table.seating import first_position, people_of, seats_of, summary_of, table_info
from sacbe.table.store import Store, now
from sacbe.table.thinkers import Question, Thinkers

RETRY_SECONDS = 2.0
"""How long a bot's turn waits after something went wrong."""
GUESTS_STAY = 60.0
"""How long (in seconds) guests at another process are taken to be there without hearing of them again."""
MAX_GUESTS = 200

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    bus: Bus
    thinkers: Thinkers


class Room:
    """One table as long as somebody is at it, or a bot has to move."""

    def __init__(self, house: House, row: TableRow, links: list[StoredLink], lines: list[Line]) -> None:
        self.house = house
        self.row = row
        self.links = links
        self.seats = seats_of(row)
        start = first_position(row)
        self.course = Course(start, people_of(self.seats), bytes.fromhex(row.secret)).absorb_all(lines)
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}
        """Seats connected to other processes, by process."""
        self.users = 0
        """How many requests and sockets are in the room."""
        self.lock = asyncio.Lock()
        self.driver: asyncio.Task[None] | None = None
        self.closed = False

    # -- guests --------------------------------------------------------------------------------------------------------

    @property
    def info(self) -> messages.TableInfo:
        """What everybody may know of the table."""
        return table_info(self.row, self.connected())

    def local(self) -> list[int]:
        """Return the seats that are connected to this process."""
        return sorted({seat for guest in self.guests for seat in guest.grant.seats})

    def connected(self) -> frozenset[int]:
        """Return the seats that are connected anywhere."""
        fresh = time.monotonic() - GUESTS_STAY
        return frozenset(self.local()).union(*(seats for heard, seats in self.elsewhere.values() if heard > fresh))

    async def join(self, guest: Guest) -> None:
        """Let a guest in, and tell it where it has come to."""
        if len(self.guests) >= MAX_GUESTS:
            raise Refused("too-many", "too many are at this table already")
        async with self.lock:
            before = self.connected()
            self.guests.add(guest)
            if self.connected() == before:
                guest.tell(self.welcome(guest))
            self.guests_changed(before)
            self.look(guest, guest.eyes)
        await self.house.bus.tell(self.row.id, "guests", self.local())
        self.wake()

    async def leave(self, guest: Guest) -> None:
        """See a guest off."""
        before = self.connected()
        self.guests.discard(guest)
        self.guests_changed(before)
        await self.house.bus.tell(self.row.id, "guests", self.local())

    def guests_changed(self, before: frozenset[int]) -> None:
        """Tell everybody where who is connected has changed."""
        if self.connected() != before:
            self.info_changed()

    def info_changed(self) -> None:
        """Tell everybody what has become of the table's names and guests."""
        for guest in self.guests:
            guest.tell(self.welcome(guest))

    def welcome(self, guest: Guest) -> messages.TableMessage:
        """Return where a guest has come to."""
        return messages.TableMessage(
            table=self.info, role=guest.grant.role, seats_held=list(guest.grant.seats), seat=guest.eyes
        )

    def look(self, guest: Guest, eyes: int | None) -> None:
        """Give a guest other eyes, and tell it all they see."""
        guest.eyes = eyes
        guest.seen = self.course.sight(eyes)
        guest.tell(show.log(self.course, eyes), show.position(self.course, eyes))

    def dismiss(self, refusal: messages.Refusal, fingerprint: str | None = None) -> None:
        """Send guests away: all, or those that came with one link."""
        for guest in list(self.guests):
            if fingerprint in (None, guest.link_print):
                guest.tell(messages.Closed(refusal=refusal))
                guest.send(None)

    # -- requests ------------------------------------------------------------------------------------------------------

    async def carry_out(self, guest: Guest, request: Request) -> None:
        """Carry out what a guest asks for, or tell it why not."""
        try:
            if request.seat not in guest.grant.seats:
                raise not_allowed()
            async with self.lock:
                await self._carry_out(guest, request)
        except Refused as error:
            place = show.position(self.course, guest.eyes)
            guest.tell(messages.Refused(id=request.id, refusal=error.refusal, position=place))
        self.wake()

    async def _carry_out(self, guest: Guest, request: Request) -> None:
        line = planned(self.course, request)
        if line is not None and not await self._go_on(line, guest):
            # Another process was quicker; perhaps with this very request.
            await self._catch_up()
            if planned(self.course, request) is not None:
                raise Refused("stale", "the table has moved on since then")
            line = None
        if line is None:
            guest.tell(messages.Accepted(id=request.id))

    async def _go_on(self, line: Line, guest: Guest | None = None) -> bool:
        """Store a line, then tell who asked and everybody else; nobody hears of what is not stored."""
        course = self.course.fork()
        course.absorb(line)
        if not await self.house.store.append(self.row.id, line, summary_of(course)):
            return False
        if guest is not None and line.client is not None:
            guest.tell(messages.Accepted(id=line.client))
        self._adopt(course, line)
        await self.house.bus.tell(self.row.id, "lines", [])
        return True

    def _adopt(self, course: Course, line: Line) -> None:
        """Stand where a stored line has led, and tell everybody what they may know of it."""
        was_over = self.row.over
        self.course = course
        for name, value in vars(summary_of(course)).items():
            setattr(self.row, name, value)
        self.row.updated = now()
        texts: dict[tuple[int | None, int], list[str]] = {}
        for guest in self.guests:
            self._tell_changes(guest, line, texts)
        if self.row.over != was_over:
            self.info_changed()

    def _tell_changes(self, guest: Guest, line: Line, texts: dict[tuple[int | None, int], list[str]]) -> None:
        """Tell a guest what its eyes see anew; guests with the same eyes share the writing."""
        view = (guest.eyes, guest.seen)
        if view not in texts:
            told = show.changes(self.course, guest.eyes, guest.seen, own=line.seat == guest.eyes)
            texts[view] = [message.model_dump_json() for message in told]
        guest.seen = self.course.sight(guest.eyes)
        for text in texts[view]:
            guest.send(text)

    async def _catch_up(self) -> None:
        for line in await self.house.store.lines(self.row.id, self.course.number):
            course = self.course.fork()
            course.absorb(line)
            self._adopt(course, line)

    async def catch_up(self) -> None:
        """Carry out what other processes have stored."""
        async with self.lock:
            await self._catch_up()
        self.wake()

    # -- bots ----------------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether somebody is in the room, or a bot has to move."""
        return self.users > 0 or (self.driver is not None and not self.driver.done())

    def wake(self) -> None:
        """Have the bots go on, if it is their turn and they are not at it already."""
        if self.course.bot_to_move() is not None and not self.closed and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self._drive(), name=f"bots of {self.row.id}")

    async def _drive(self) -> None:
        while not self.closed and (seat := self.course.bot_to_move()) is not None:
            try:
                await self._bot_decides(seat)
            except Exception:
                logger.exception("the bot on seat %s of table %s could not move", seat, self.row.id)
                await asyncio.sleep(RETRY_SECONDS)
                await self._close_if_gone()

    async def _close_if_gone(self) -> None:
        """Let the bots rest where the table has been deleted without our hearing of it."""
        try:
            self.closed = self.closed or await self.house.store.table(self.row.id) is None
        except SQLAlchemyError as error:
            logger.warning("the database does not answer: %s", error)

    async def _bot_decides(self, seat: int) -> None:
        """Have a bot decide; what it decides counts only if nothing else has happened meanwhile."""
        course = self.course
        if not await self.house.bus.claim(f"{self.row.id}:{course.number}"):
            await asyncio.sleep(CLAIM_SECONDS / 10)
            return
        for guest in self.guests:
            guest.tell(messages.Thinking(seat=seat))
        action = await self.house.thinkers.choose(self._question(course, seat), course.last)
        async with self.lock:
            if self.course is course and not self.closed:
                line = decision(course, seat, course.last.text(action))
                if not await self._go_on(line):
                    await self._catch_up()

    def _question(self, course: Course, seat: int) -> Question:
        """Return a decision as a bot may see it: in a world drawn anew but for what its seat knows."""
        level = self.seats[seat].level
        assert level is not None
        return Question(
            table=self.row.id,
            seat=seat,
            level=level,
            seed=course.seed(f"bot {seat}"),
            game=self.row.game,
            components=self.row.components,
            position=course.last.determinized(seat, course.seed(f"world {seat} {course.number}")).position(),
        )

    async def close(self) -> None:
        """End what goes on in the room."""
        self.closed = True
        if self.driver is not None:
            self.driver.cancel()
            await asyncio.gather(self.driver, return_exceptions=True)


def allowed(grant: Grant, eyes: int | None) -> int | None:
    """Return the eyes a link asks for, if they are its own; a spectator's are everybody's."""
    if eyes is not None and eyes not in grant.seats:
        raise not_allowed()
    return eyes
