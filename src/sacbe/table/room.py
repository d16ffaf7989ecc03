"""A live table: its course and its guests. Everything that changes it passes through one lock, in order."""

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import sacbe
from sacbe.core.state import State
from sacbe.table import messages
from sacbe.table.bus import Bus
from sacbe.table.checkers import Checkers
from sacbe.table.course import Course, Line
from sacbe.table.driver import Driver
from sacbe.table.guests import LOOKS, Guest
from sacbe.table.links import Grant, StoredLink
from sacbe.table.models import TableRow
from sacbe.table.pace import Pace
from sacbe.table.plan import Request, planned
from sacbe.table.reasons import reasons
from sacbe.table.refusals import Refused, not_allowed, not_found, rule_error
from sacbe.table.seating import people_of, seats_of, summary_of, table_info
from sacbe.table.show import world
from sacbe.table.store import Store, Summary, now
from sacbe.table.thinkers import Thinkers
from sacbe.table.written import Written

GUESTS_STAY = 60.0
"""How long (in seconds) guests at another process are taken to be there without hearing of them again."""
MAX_GUESTS = {"owner": 40, "seat": 40, "watch": 200}
"""How many sockets one link of each role can have at a table: spectators never take the places of players."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    bus: Bus
    thinkers: Thinkers
    checkers: Checkers

    @property
    def alone(self) -> bool:
        """Whether nobody else can have changed a table."""
        return self.bus.alone and self.store.database.file is not None


class Room:
    """One table as long as somebody is at it, or a bot has to move."""

    def __init__(self, house: House, row: TableRow, links: list[StoredLink], start: State, lines: list[Line]) -> None:
        self.house = house
        self.row = row
        self.links = links
        self.seats = seats_of(row)
        course = Course(start, people_of(self.seats), bytes.fromhex(row.secret), row.takebacks)
        self.course = course.absorb_all(lines)
        self.written = Written(self.course)
        self.guests: set[Guest] = set()
        self.elsewhere: dict[str, tuple[float, list[int]]] = {}
        """Seats connected to other processes, by process."""
        self.looks = Pace(*LOOKS)
        self.lock = asyncio.Lock()
        self.closed = False
        self.driver = Driver(self)

    @property
    def components(self) -> str | None:
        """The text of the component pack where it was edited; all tables that play with it share it."""
        pack = self.course.start.rules.pack
        return None if pack is sacbe.game(self.row.game).rules().pack else pack.text

    def reseat(self, seats: str) -> None:
        """Follow a change of names."""
        if seats == self.row.seats:
            return
        self.row.seats = seats
        self.seats = seats_of(self.row)
        self.course.rename([seat.name for seat in self.seats])
        self.info_changed()

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
        async with self.lock:
            self._admit(guest)
            before = self.connected()
            self.guests.add(guest)
            if self.connected() == before:
                guest.tell(self.welcome(guest))
            self.guests_changed(before)
            self.look(guest, guest.eyes)
        self.house.bus.tell(self.row.id, "guests", self.local())
        self.driver.wake()

    def _admit(self, guest: Guest) -> None:
        """Refuse a guest where the table is gone by now, or too many have come with the same link."""
        if self.closed:
            raise not_found()
        alike = sum(other.link_print == guest.link_print for other in self.guests)
        if alike >= MAX_GUESTS[guest.grant.role]:
            raise Refused("too-many", "too many are at this table already with this link")

    def leave(self, guest: Guest) -> None:
        """See a guest off."""
        before = self.connected()
        self.guests.discard(guest)
        self.guests_changed(before)
        if not self.guests:
            self.written = Written(self.course)
        self.house.bus.tell(self.row.id, "guests", self.local())

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
        with self.trying():
            told = self.written.look(eyes)
        guest.eyes = eyes
        guest.seen = self.course.sight(eyes)
        for text in told:
            guest.send(text)
        if self.course.stuck:
            self._refuse(guest, None, rule_error().refusal)

    async def look_again(self, guest: Guest, eyes: int | None) -> None:
        """Let a guest look, once it has read what it was told before; all spectators together have one pace."""
        await guest.has_read()
        await (guest.looks if guest.grant.seats else self.looks).step()
        self.look(guest, eyes)

    async def explain(self, guest: Guest, request: messages.Why) -> None:
        """Tell a guest why something on the board cannot be chosen; nothing where the table has moved on."""
        if request.seat not in guest.grant.seats:
            raise not_allowed()
        await guest.whys.step()
        with self.trying():
            found = self._reasons(request)
        guest.tell(messages.Reasons(id=request.id, reasons=found))

    def _reasons(self, request: messages.Why) -> list[messages.Reason]:
        seat, course = request.seat, self.course
        state = course.position(seat)
        if request.key != course.key(seat) or seat not in state.actors:
            return []
        return reasons(state, seat, request.about, course.seed(f"offers {course.key(seat)}"))

    async def imagine(self, guest: Guest, request: messages.Imagine) -> None:
        """Tell a guest of a world that looks the same to its seat."""
        if request.seat not in guest.grant.seats:
            raise not_allowed()
        await guest.worlds.step()
        with self.trying():
            found = world(self.course, request, self.components)
        guest.tell(found)

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
            self._refuse(guest, request.id, error.refusal)
        self.driver.wake()

    def _refuse(self, guest: Guest, request: str | None, refusal: messages.Refusal) -> None:
        guest.tell(messages.Refused(id=request, refusal=refusal, position=self._position(guest)))

    def _position(self, guest: Guest) -> messages.Position | None:
        """Return what a guest sees; where the rules cannot even show that, it is told the reason alone."""
        try:
            return self.written.position(guest.eyes)
        except Exception:
            return None

    async def _carry_out(self, guest: Guest, request: Request) -> None:
        lines = self._planned(request)
        if lines and not await self.go_on(*lines, guest=guest):
            # Another process was quicker; perhaps with this very request.
            await self.read_on()
            if self._planned(request):
                raise Refused("stale", "the table has moved on since then")
            lines = []
        if not lines:
            guest.tell(messages.Accepted(id=request.id))

    def _planned(self, request: Request) -> list[Line]:
        with self.trying():
            return planned(self.course, request)

    async def go_on(self, *lines: Line, guest: Guest | None = None) -> bool:
        """Store lines, then tell who asked and everybody else; nobody hears of what is not stored."""
        with self.trying():
            course = self.course.fork()
            course.absorb(*lines)
            summary = summary_of(course)
            written = Written(course).rehearse()
        if not await self.house.store.append(self.row.id, lines, summary):
            return False
        if guest is not None and lines[0].client is not None:
            guest.tell(messages.Accepted(id=lines[0].client))
        self._adopt(written, lines[-1], summary)
        self.house.bus.tell(self.row.id, "lines", [])
        return True

    def _adopt(self, written: Written, line: Line, summary: Summary) -> None:
        """Make the stored line the room's position, and tell everybody what they may know of it."""
        was_over = self.row.over
        self.course, self.written = written.course, written
        for name, value in vars(summary).items():
            setattr(self.row, name, value)
        self.row.updated = now()
        for guest in self.guests:
            for text in written.changes(guest.eyes, guest.seen, own=line.seat == guest.eyes):
                guest.send(text)
            guest.seen = self.course.sight(guest.eyes)
        if self.row.over != was_over:
            self.info_changed()

    @contextmanager
    def trying(self) -> Iterator[None]:
        """Turn a mistake in the rules into a refusal; it is told to everybody and logged once where it is met."""
        try:
            yield
        except Refused:
            raise
        except Exception as error:
            if not self.course.stuck:
                logger.exception("the rules fail at table %s after line %s", self.row.id, self.course.number)
                self._stick()
            raise rule_error() from error

    def _stick(self) -> None:
        """Let whoever decided last go back, and tell everybody why."""
        self.course.stuck = True
        self.written = Written(self.course)
        for guest in self.guests:
            self._refuse(guest, None, rule_error().refusal)

    async def read_on(self) -> None:
        """Carry out what is stored after the last line known here; the room is locked."""
        for line in await self.house.store.lines(self.row.id, self.course.number):
            with self.trying():
                written = Written(self.course.fork())
                written.course.absorb(line)
                summary = summary_of(written.course)
            self._adopt(written, line, summary)

    async def catch_up(self) -> None:
        """Carry out what other processes have stored."""
        async with self.lock:
            await self.read_on()
        self.driver.wake()

    async def close(self) -> None:
        """End what goes on in the room."""
        self.closed = True
        await self.driver.stop()


def allowed(grant: Grant, eyes: int | None) -> int | None:
    """Return the eyes a link asks for, if they are its own; a spectator's are everybody's."""
    if eyes is not None and eyes not in grant.seats:
        raise not_allowed()
    return eyes
