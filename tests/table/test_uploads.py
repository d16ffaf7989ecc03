"""What strangers send is checked in a process that can be ended, and kept no more than once."""

import asyncio
import json
import signal
import time
from pathlib import Path

import httpx
import pytest

import sacbe
from sacbe.table import messages
from sacbe.table.checkers import MOST_WAITING, Check, Checkers, Wish
from sacbe.table.links import Grant
from sacbe.table.models import TableRow
from sacbe.table.opening import Opening
from sacbe.table.refusals import Refused
from tests.patience import PATIENCE
from tests.table.inside import lobby_in, room_of, wish_for
from tests.table.running import new_table, run_alone, seats


class Endless(Check):
    """A check that comes to no end over one name."""

    def opened(self, wish: Wish) -> Opening:
        return super().opened(wish) if wish.name != "Endless" else self.endless()

    def endless(self) -> Opening:
        # No more than half a second of the time it has, so that nobody need wait for all of it.
        signal.setitimer(signal.ITIMER_PROF, min(0.5, signal.getitimer(signal.ITIMER_PROF)[0]))
        while True:
            pass


class Greedy(Check):
    """A check that takes all the memory there is."""

    def opened(self, wish: Wish) -> Opening:
        if wish.name == "Greedy":
            bytearray(2**32)
        return super().opened(wish)


class Sleepy(Check):
    """A check that waits for something that never comes."""

    def opened(self, wish: Wish) -> Opening:
        if wish.name == "Sleepy":
            time.sleep(10_000)
        return super().opened(wish)


def upload(name: str) -> messages.Upload:
    record = sacbe.game("tikal").start(2, 1, names=["A", "B"]).record()
    return messages.Upload.model_validate({"name": name, "record": json.loads(record.to_json())})


def test_what_waits_for_ever_is_refused_as_well() -> None:
    async def check() -> None:
        checkers = Checkers(patience=0.2)
        checkers.worker.make = Sleepy
        try:
            await checkers.opened(upload("Sleepy"))
        finally:
            checkers.close()

    with pytest.raises(Refused, match="more time or memory"):
        run_alone(check())


@pytest.mark.parametrize(("make", "name"), [(Endless, "Endless"), (Greedy, "Greedy")])
def test_what_takes_for_ever_is_refused_and_the_next_is_checked(make: type[Check], name: str) -> None:
    async def check() -> tuple[str, int, str]:
        checkers = Checkers(patience=10_000)
        checkers.worker.make = make
        try:
            with pytest.raises(Refused) as refused:
                await checkers.opened(upload(name))
            good = await checkers.opened(upload("Good"))
        finally:
            checkers.close()
        return refused.value.refusal.reason, refused.value.status, good.row.name

    assert run_alone(check()) == ("too-slow", 422, "Good")


def test_the_event_loop_goes_on_meanwhile() -> None:
    async def check() -> int:
        checkers = Checkers()
        checkers.worker.make = Endless
        checking = asyncio.create_task(checkers.opened(upload("Endless")))
        ticks = 0
        while not checking.done():
            await asyncio.sleep(0.001)
            ticks += 1
        checkers.close()
        assert isinstance(checking.exception(), Refused)
        return ticks

    assert run_alone(check()) > 20


def test_no_more_wait_than_can_be_checked_soon() -> None:
    async def check() -> list[str]:
        checkers = Checkers()
        try:
            wishes = (checkers.opened(upload("One of many")) for _ in range(MOST_WAITING + 5))
            answers = await asyncio.gather(*wishes, return_exceptions=True)
        finally:
            checkers.close()
        return [answer.refusal.reason for answer in answers if isinstance(answer, Refused)]

    assert run_alone(check()) == ["too-many"] * 5


def test_a_pack_with_a_huge_count_stops_nobody(url: str) -> None:
    text = sacbe.game("ahau").rules().pack.text
    assert "always = " in text
    huge = text.replace("always = ", "always = 2147483648 # ", 1)
    wish = {"name": "Huge", "game": "ahau", "players": 2, "seats": seats("here", "here"), "components": huge}

    async def ask() -> tuple[int, int]:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE * 4) as client:
            checking = asyncio.create_task(client.post("/api/tables", json=wish))
            answered = 0
            while not checking.done() or not answered:
                answered += (await client.get("/api/games")).status_code == 200
            return (await checking).status_code, answered

    status, answered = run_alone(ask())
    assert status == 422
    assert answered


def test_a_key_that_comes_many_times_counts_once(url: str) -> None:
    opened = new_table(url, "here", "link")
    table = opened["table"]["id"]
    owner, seat = opened["links"]["owner"], opened["links"]["seats"][1]
    keys = [{"table": table, "link": link} for link in [owner] * 400 + [seat] * 99 + ["wrong"]]
    held = httpx.post(f"{url}/api/tables/held", json={"keys": keys}, timeout=PATIENCE).json()
    assert sorted(one["role"] for one in held) == ["owner", "seat"]


def test_lists_read_nothing_that_can_be_long(tmp_path: Path) -> None:
    async def rows() -> list[TableRow]:
        async with lobby_in(tmp_path) as lobby:
            opened = await lobby.open(wish_for("here", "here", components=sacbe.game("tikal").rules().pack.text + "\n"))
            found = await lobby.house.store.tables([opened.table.id])
            return [row for row, _ in found.values()]

    (row,) = run_alone(rows())
    assert not {"head", "components"} & set(vars(row))
    assert row.players == 2


def test_tables_with_the_same_pack_hold_it_once(tmp_path: Path) -> None:
    edited = sacbe.game("tikal").rules().pack.text.replace("workers = 18", "workers = 17")

    async def packs() -> list[str | None]:
        async with lobby_in(tmp_path) as lobby:
            opened = [await lobby.open(wish_for("here", "here", components=edited)) for _ in range(2)]
            rooms = [await room_of(lobby, one) for one in opened]
            again = await lobby.again(rooms[0], Grant("owner", (0, 1)))
            rooms.append(await room_of(lobby, again))
            return [room.components for room in rooms]

    one, other, again = run_alone(packs())
    assert one == edited
    assert one is other is again
