"""A server's inside without its sockets: a lobby on a database of its own, and people in its rooms."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sacbe.table import messages
from sacbe.table.bus import Alone
from sacbe.table.checkers import Checkers
from sacbe.table.database import open_database
from sacbe.table.guests import Guest
from sacbe.table.links import fingerprint
from sacbe.table.lobby import Lobby
from sacbe.table.room import House, Room
from sacbe.table.store import Store
from sacbe.table.thinkers import Thinkers
from tests.table.running import Message, file_url, seats


@asynccontextmanager
async def lobby_in(folder: Path) -> AsyncIterator[Lobby]:
    """Have a lobby for a while; it is not started."""
    house = House(Store(open_database(file_url(folder))), Alone(), Thinkers(1), Checkers())
    lobby = Lobby(house)
    try:
        yield lobby
    finally:
        await lobby.stop()
        house.thinkers.close()
        house.checkers.close()
        house.store.close()


def wish_for(*kinds: str, **more: Any) -> messages.NewTable:
    """Return the wish for a table with these seats."""
    wish = {"name": "A table", "game": "tikal", "players": len(kinds), "seats": seats(*kinds), "seed": 1, **more}
    return messages.NewTable.model_validate(wish)


async def room_of(lobby: Lobby, opened: messages.Opened) -> Room:
    """Return the room of a table."""
    async with lobby.entered(opened.table.id, opened.links.owner) as (room, _):
        return room


class Person:
    """Somebody at a table, without a socket."""

    def __init__(self, room: Room, guest: Guest) -> None:
        self.room = room
        self.guest = guest
        self.seat = guest.grant.seats[0] if guest.grant.seats else -1
        self.number = 0

    @classmethod
    async def joining(cls, lobby: Lobby, opened: messages.Opened, link: str) -> "Person":
        """Come to a table."""
        async with lobby.entered(opened.table.id, link) as (room, grant):
            guest = Guest(grant, grant.seats[0] if grant.seats else None, fingerprint(link))
            await room.join(guest)
            return cls(room, guest)

    @property
    def has_turn(self) -> bool:
        """Whether this person has to decide or to confirm."""
        course = self.room.course
        return course.holder == self.seat or (course.holder is None and self.seat in course.last.actors)

    def heard(self) -> list[Message]:
        """Return what this person has been told since the last time."""
        texts = [self.guest.outbox.get_nowait() for _ in range(self.guest.outbox.qsize())]
        return [json.loads(text) for text in texts if text is not None]

    async def ask(self, kind: str, **more: object) -> list[Message]:
        """Ask for something; return what is heard then."""
        self.number += 1
        made = {"play": messages.Play, "undo": messages.Undo, "confirm": messages.Confirm}[kind]
        key = self.room.course.key(self.seat)
        request = made(type=kind, id=f"{self.seat}-{self.number}", seat=self.seat, key=key, **more)
        await self.room.carry_out(self.guest, request)
        return self.heard()

    async def decide(self) -> list[Message]:
        """Take the first action, or end the turn."""
        if self.room.course.ended(self.seat):
            return await self.ask("confirm")
        state = self.room.course.position(self.seat)
        return await self.ask("play", text=state.text(state.legal(self.seat)[0]))
