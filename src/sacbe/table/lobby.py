"""All tables of this server: finding them by link, opening, listing and removing them, and resuming after a restart."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sacbe.core.errors import SacbeError
from sacbe.table import messages
from sacbe.table.bus import GUESTS_EVERY, News
from sacbe.table.checkers import Wish
from sacbe.table.course import Line
from sacbe.table.links import TABLE_ID, Grant, StoredLink, fitting, new_link
from sacbe.table.models import TableRow
from sacbe.table.opening import Opening, open_new, wish_again
from sacbe.table.refusals import Refused, not_allowed, not_found, rule_error
from sacbe.table.room import House, Room
from sacbe.table.seating import first_position, grant_of, held_table, people_of, renamed, seats_of, table_info

IDLE_ROOMS = 50
"""How many rooms without guests stay open, for somebody who looks at a game move by move."""
RESUMED_AT_ONCE = 8
"""At so many tables do bots go on at a time after a restart, while nobody has come back to them."""

logger = logging.getLogger(__name__)


class Lobby:
    """The rooms that are open in this process, and the way to all others."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        """Open rooms, the one left last at the end."""
        self.visitors: Counter[str] = Counter()
        """How many requests and sockets are in a room, or on their way into it."""
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.broken: set[str] = set()
        """Tables over which the rules fail; the log has said so."""
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Listen to other processes, and go on with the bots' turns that were pending when a server stopped."""
        await self.house.bus.start(self.hear, self.catch_up)
        self.tasks = [asyncio.create_task(self._tick()), asyncio.create_task(self._resume())]

    async def _resume(self) -> None:
        """Have the bots move that people wait for, a few tables at a time."""
        places = asyncio.Semaphore(RESUMED_AT_ONCE)
        try:
            waiting = await self.house.store.waiting_for_bots()
        except Refused as error:
            logger.warning("no table can go on by itself: %s", error)
            return
        await asyncio.gather(*(self._resume_table(row.id, places) for row in waiting if people_of(seats_of(row))))

    async def _resume_table(self, table_id: str, places: asyncio.Semaphore) -> None:
        async with places:
            try:
                room = await self._room(table_id)
                room.driver.wake()
                await room.driver.rest()
            except Refused as error:
                logger.warning("table %s cannot go on: %s", table_id, error)

    async def stop(self) -> None:
        """Close everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.house.bus.stop()

    # -- rooms ---------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def entered(self, table_id: str, link: str) -> AsyncIterator[tuple[Room, Grant]]:
        """Enter a room with a link; it stays open for as long."""
        await self._admit(table_id, link)
        # Counted before the room is there: who is on the way must find it open.
        self.visitors[table_id] += 1
        try:
            room = await self._room(table_id)
            # A link can have been replaced while the room was being opened.
            yield room, self._grant(link, room.row, room.links)
        finally:
            self._left(table_id)

    def _left(self, table_id: str) -> None:
        self.visitors[table_id] -= 1
        if not self.visitors[table_id]:
            del self.visitors[table_id]
        if table_id in self.rooms:
            self.rooms[table_id] = self.rooms.pop(table_id)
        self._tidy()

    async def _admit(self, table_id: str, link: str) -> None:
        """Refuse who has no link, before anything is done for them."""
        if table_id not in self.rooms:
            self._grant(link, *await self._stored(table_id))

    async def _stored(self, table_id: str) -> tuple[TableRow, list[StoredLink]]:
        found = await self.house.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if found is None:
            raise not_found()
        return found

    def _grant(self, link: str, row: TableRow, links: list[StoredLink]) -> Grant:
        stored = fitting(link, links)
        if stored is None:
            raise not_found()
        return grant_of(stored, seats_of(row))

    async def _room(self, table_id: str) -> Room:
        """Return a room, opening it once however many want to enter."""
        room = self.rooms.get(table_id)
        if room is None:
            if table_id not in self.opening:
                self.opening[table_id] = asyncio.create_task(self._open_room(table_id))
            return await asyncio.shield(self.opening[table_id])
        if not self.house.alone:
            await room.catch_up()
        return room

    async def _open_room(self, table_id: str) -> Room:
        try:
            row, links = await self._stored(table_id)
            head, components = await self.house.store.game(table_id)
            lines = await self.house.store.lines(table_id)
            # Elsewhere than in the event loop: a long game takes a while.
            room = await asyncio.to_thread(self._opened, row, links, head, components, lines)
            self.rooms[table_id] = room
        finally:
            del self.opening[table_id]
        self.house.bus.tell(table_id, "who", [])
        if not self.house.alone:
            # What was stored since the lines were read was told before the room could hear it.
            await room.catch_up()
        room.driver.wake()
        return room

    def _opened(
        self, row: TableRow, links: list[StoredLink], head: str, components: str | None, lines: list[Line]
    ) -> Room:
        try:
            return Room(self.house, row, links, first_position(head, components), lines)
        except SacbeError as error:
            raise Refused("bad-record", str(error)) from None
        except Exception as error:
            if row.id not in self.broken:
                self.broken.add(row.id)
                logger.exception("table %s cannot be opened", row.id)
            raise rule_error() from error

    def _tidy(self) -> None:
        """Close the rooms that have been empty for longest."""
        idle = [
            table_id for table_id, room in self.rooms.items() if not (table_id in self.visitors or room.driver.busy)
        ]
        for table_id in idle[:-IDLE_ROOMS]:
            del self.rooms[table_id]

    # -- what a link can do --------------------------------------------------------------------------------------------

    async def open(self, wish: Wish) -> messages.Opened:
        """Store a new table and have its bots begin."""
        opening = await self._opening(wish)
        await self.house.store.create(opening.row, opening.stored_links, opening.lines)
        info = table_info(opening.row, frozenset())
        if opening.row.bot_to_move and people_of(seats_of(opening.row)):
            (await self._room(opening.row.id)).driver.wake()
        return messages.Opened(table=info, links=opening.links)

    async def _opening(self, wish: Wish) -> Opening:
        """Return a table as it is stored; what somebody wrote is checked where it can do no harm."""
        if isinstance(wish, messages.NewTable) and wish.components is None:
            return await asyncio.to_thread(open_new, wish)
        return await self.house.checkers.opened(wish)

    async def again(self, room: Room, grant: Grant) -> messages.Opened:
        """Open another table like this one; whoever played by link gets a new one from the owner."""
        _owner_only(grant)
        return await self.open(wish_again(room.row, room.components))

    async def held(self, keyring: messages.Keyring) -> list[messages.HeldTable]:
        """Return the tables that links fit, the one that changed last first."""
        keys = dict.fromkeys((key.table, key.link) for key in keyring.keys if TABLE_ID.fullmatch(key.table))
        found = await self.house.store.tables(list(dict.fromkeys(table for table, _ in keys)))
        tables = [self._held(*found[table], link) for table, link in keys if table in found]
        return sorted((table for table in tables if table), key=lambda held: held.table.updated, reverse=True)

    def _held(self, row: TableRow, links: list[StoredLink], link: str) -> messages.HeldTable | None:
        stored = fitting(link, links)
        if stored is None:
            return None
        room = self.rooms.get(row.id)
        return held_table(row, grant_of(stored, seats_of(row)), room.connected() if room else frozenset())

    async def rename(self, room: Room, grant: Grant, name: str) -> messages.TableInfo:
        """Give a table another name."""
        _owner_only(grant)
        await self.house.store.rename(room.row.id, name)
        room.row.name = name
        room.info_changed()
        self.house.bus.tell(room.row.id, "info", [])
        return room.info

    async def rename_seat(self, room: Room, grant: Grant, seat: int, name: str) -> messages.TableInfo:
        """Give who plays a seat another name."""
        if seat not in grant.seats:
            raise not_allowed()
        async with room.lock:
            head, _ = await self.house.store.game(room.row.id)
            seats, head = renamed(room.row, head, seat, name)
            await self.house.store.reseat(room.row.id, seats, head)
            room.reseat(seats)
        self.house.bus.tell(room.row.id, "info", [])
        return room.info

    async def delete(self, room: Room, grant: Grant) -> None:
        """Remove a table, and send its guests away."""
        _owner_only(grant)
        async with room.lock:
            await self.house.store.delete(room.row.id)
        await self._gone(room)
        self.house.bus.tell(room.row.id, "gone", [])

    async def _gone(self, room: Room) -> None:
        room.dismiss(Refused("deleted", "the owner has deleted this table").refusal)
        self.rooms.pop(room.row.id, None)
        await room.close()

    async def new_link(self, room: Room, grant: Grant, seat: int | None) -> messages.Link:
        """Make a new link for a seat or for spectators; the old one opens nothing from now on."""
        _owner_only(grant)
        if seat is not None and (seat >= len(room.seats) or room.seats[seat].kind != "link"):
            raise Refused("bad-options", f"seat {seat + 1} is not played by link")
        link, stored = new_link("watch" if seat is None else "seat", seat)
        await self.house.store.replace_link(room.row.id, stored)
        await self._refresh(room)
        self.house.bus.tell(room.row.id, "info", [])
        return messages.Link(link=link)

    async def _refresh(self, room: Room) -> None:
        """Read names and links again, and send away who came with a link that is no longer one."""
        row, room.links = await self._stored(room.row.id)
        room.row.name = row.name
        room.reseat(row.seats)
        valid = {link.fingerprint for link in room.links}
        for old in {guest.link_print for guest in room.guests} - valid:
            room.dismiss(Refused("replaced", "the owner has replaced this link by another").refusal, old)
        room.info_changed()

    # -- other processes -----------------------------------------------------------------------------------------------

    async def hear(self, news: News) -> None:
        """Follow what another process tells of a table that is open here."""
        room = self.rooms.get(news["table"])
        if room is None:
            return
        match news["what"]:
            case "lines":
                await room.catch_up()
            case "info":
                await self._refresh(room)
            case "gone":
                await self._gone(room)
            case "guests":
                before = room.connected()
                room.elsewhere[news["sender"]] = (time.monotonic(), news["seats"])
                room.guests_changed(before)
            case "who":
                self.house.bus.tell(news["table"], "guests", room.local())

    async def catch_up(self) -> None:
        """Make up for news that may have been missed."""
        for room in list(self.rooms.values()):
            await room.catch_up()

    async def _tick(self) -> None:
        """Tell other processes again and again who is connected here."""
        while not self.house.bus.alone:
            await asyncio.sleep(GUESTS_EVERY)
            for room in [room for room in self.rooms.values() if room.guests]:
                self.house.bus.tell(room.row.id, "guests", room.local())


def _owner_only(grant: Grant) -> None:
    if grant.role != "owner":
        raise not_allowed()
