"""After a restart everybody comes back at once; whoever sits at a table sits at it together."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.crowd import Visitor, everybody, good_bye
from tests.table.lives import Life, free_port
from tests.table.running import Message, file_url, seats


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
        assert asyncio.run(halves(server.url, tables)) == 0
        server.kill()
        server = server.again()
        assert asyncio.run(halves(server.url, tables)) == 0
    finally:
        server.kill()
    record_property("figure", f"everybody back at once after a restart: {count} tables, none in two halves")
