"""After a restart everybody comes back at once; whoever sits at a table sits at it together."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from sacbe.table import messages
from sacbe.table.lobby import IDLE_ROOMS, Lobby
from sacbe.table.room import Room
from tests.patience import PATIENCE
from tests.table.crowd import Visitor, everybody, good_bye
from tests.table.inside import lobby_in, wish_for
from tests.table.lives import Life, free_port
from tests.table.running import Message, file_url, run_alone, seats


def open_tables(url: str, count: int) -> list[Message]:
    wish = {"name": "A table", "game": "tikal", "players": 2, "seats": seats("link", "link")}
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        return [client.post("/api/tables", json={**wish, "seed": seed}).json() for seed in range(count)]


async def halves(url: str, tables: list[Message]) -> int:
    """Return at how many tables one player does not hear what the other plays, when all come at once."""
    pairs = [
        [Visitor(url, table["table"]["id"], link, seat) for seat, link in enumerate(table["links"]["seats"])]
        for table in tables
    ]
    visitors = [visitor for pair in pairs for visitor in pair]
    try:
        await everybody(visitors)
        results = await asyncio.gather(*(together(*pair) for pair in pairs), return_exceptions=True)
    finally:
        await good_bye(visitors)
    return sum(isinstance(result, BaseException) for result in results)


async def together(one: Visitor, other: Visitor) -> None:
    """Have whoever is to move play a turn, and wait until the other hears of it."""
    mover, waiting = (one, other) if one.position["choices"] or one.position["ended"] else (other, one)
    await asyncio.gather(mover.whole_turn(), waiting.until("moved"))


@pytest.mark.parametrize("count", [150, pytest.param(300, marks=pytest.mark.long)])
def test_no_table_falls_into_two_halves_when_everybody_comes_back_at_once(
    tmp_path: Path, count: int, record_property: Callable[[str, object], None]
) -> None:
    server = Life(file_url(tmp_path), free_port())
    try:
        tables = open_tables(server.url, count)
        assert run_alone(halves(server.url, tables)) == 0
        server.kill()
        server = server.again()
        assert run_alone(halves(server.url, tables)) == 0
    finally:
        server.kill()
    record_property("figure", f"everybody back at once after a restart: {count} tables, none in two halves")


class BusyLoop:
    """An event loop with other things to do: whatever was read meanwhile arrives all at once."""

    async def __aenter__(self) -> None:
        self.task = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while True:
            time.sleep(0.1)
            await asyncio.sleep(0)

    async def __aexit__(self, *_: object) -> None:
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)


async def entering(lobby: Lobby, opened: messages.Opened, inside: asyncio.Event) -> Room:
    """Enter a room; stay until something happens, or pass through where it has happened."""
    async with lobby.entered(opened.table.id, opened.links.owner) as (room, _):
        await inside.wait()
        return room


def test_a_room_stays_open_for_who_is_on_the_way_into_it(tmp_path: Path) -> None:
    """More rooms than may be idle are opened at once, while others pass through them."""

    async def enter() -> list[set[Room]]:
        async with lobby_in(tmp_path) as lobby:
            tables = [await lobby.open(wish_for("here", "here")) for _ in range(IDLE_ROOMS + 20)]
            passing, staying = asyncio.Event(), asyncio.Event()
            passing.set()
            async with BusyLoop():
                first = [asyncio.create_task(entering(lobby, table, staying)) for table in tables]
                await asyncio.gather(*(entering(lobby, table, passing) for table in tables))
                second = [asyncio.create_task(entering(lobby, table, staying)) for table in tables]
                await asyncio.gather(*(entering(lobby, table, passing) for table in tables))
            staying.set()
            pairs = zip(await asyncio.gather(*first), await asyncio.gather(*second), strict=True)
            return [set(pair) for pair in pairs]

    assert {len(rooms) for rooms in run_alone(enter())} == {1}
