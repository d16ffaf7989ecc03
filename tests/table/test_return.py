"""After a restart everybody comes back at once; whoever sits at a table sits at it together."""

import asyncio
from pathlib import Path

import httpx

from tests.patience import PATIENCE
from tests.table.crowd import Visitor, everybody, good_bye
from tests.table.lives import Life, free_port
from tests.table.running import Message, file_url, seats

TABLES = 150


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


def test_no_table_falls_into_two_halves_when_everybody_comes_back_at_once(tmp_path: Path) -> None:
    port = free_port()
    server = Life(file_url(tmp_path), port)
    try:
        tables = open_tables(server.url, TABLES)
        assert asyncio.run(halves(server.url, tables)) == 0
        server.kill()
        server = Life(file_url(tmp_path), port)
        assert asyncio.run(halves(server.url, tables)) == 0
    finally:
        server.kill()
