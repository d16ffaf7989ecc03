"""Nobody takes the bots or the server from all others: thoughts by turns, looks at a pace, players apart."""

import asyncio
from pathlib import Path

import pytest

import sacbe
from sacbe.table.guests import OUTBOX, UNREAD, Guest
from sacbe.table.links import Grant, fingerprint
from sacbe.table.pace import Pace
from sacbe.table.refusals import Refused
from sacbe.table.room import MAX_GUESTS
from sacbe.table.thinkers import Question, Thinkers
from sacbe.table.workers import Turns
from tests.table.crowd import Visitor
from tests.table.inside import Person, lobby_in, room_of, wish_for
from tests.table.running import Message, new_table, run_alone


def question(state: sacbe.State, level: str, table: int, *, attended: bool = True) -> Question:
    position = state.determinized(0, 1).position()
    return Question(f"T{table:011d}", 0, level, 1, state.rules.game, None, position, attended)


def test_short_thoughts_are_not_behind_long_ones() -> None:
    async def think() -> list[str]:
        thinkers = Thinkers(1)
        state = sacbe.game("tikal").start(players=2, seed=4)
        order: list[str] = []

        async def asked(level: str, number: int) -> None:
            await thinkers.choose(question(state, level, number), state)
            order.append(level)

        long = [asyncio.create_task(asked("normal", number)) for number in range(6)]
        await asyncio.sleep(0)
        await asked("random", 100)
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)
        thinkers.close()
        return order

    order = run_alone(think())
    assert order[-1] == "random"
    assert len(order) < 6


def test_turns_go_by_rank_and_then_in_order() -> None:
    async def take_turns() -> list[str]:
        turns = Turns()
        order: list[str] = []

        async def turn(name: str, rank: int) -> None:
            async with turns.turn(rank):
                order.append(name)
                await asyncio.sleep(0)

        wanted = [("first", 1), ("empty 1", 1), ("people 1", 0), ("gone", 0), ("empty 2", 1), ("people 2", 0)]
        tasks = [asyncio.create_task(turn(*want)) for want in wanted]
        await asyncio.sleep(0)
        tasks[3].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with turns.turn(0):
            order.append("free again")
        return order

    assert run_alone(take_turns()) == ["first", "people 1", "people 2", "empty 1", "empty 2", "free again"]


def test_a_turn_that_is_handed_to_somebody_who_leaves_is_handed_on() -> None:
    async def take_turns() -> str:
        turns = Turns()
        async with turns.turn(0):
            leaving = asyncio.create_task(turns.turn(0).__aenter__())
            waiting = asyncio.create_task(turns.turn(0).__aenter__())
            await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        await waiting
        return "had"

    assert run_alone(asyncio.wait_for(take_turns(), 60)) == "had"


def test_bots_among_themselves_rest_until_somebody_comes(tmp_path: Path) -> None:
    async def watch() -> tuple[bool, bool, int, bool]:
        async with lobby_in(tmp_path) as lobby:
            opened = await lobby.open(wish_for("random", "random"))
            room = await room_of(lobby, opened)
            room.driver.wake()
            rested = not room.driver.busy
            watcher = await Person.joining(lobby, opened, opened.links.watch)
            went_on = room.driver.busy
            while len(room.course.deeds) < 3:
                await asyncio.sleep(0.01)
            room.leave(watcher.guest)
            await room.driver.rest()
            return rested, went_on, len(room.course.deeds), room.course.last.over

    rested, went_on, moves, over = run_alone(watch())
    assert rested
    assert went_on
    assert moves >= 3
    assert not over


def test_a_server_starts_before_its_tables_go_on(tmp_path: Path) -> None:
    """Bots go on where people wait for them, a few tables at a time; bots among themselves wait for somebody."""

    async def before() -> list[str]:
        async with lobby_in(tmp_path) as lobby:
            opened = [await lobby.open(wish_for(*kinds)) for kinds in [("random", "here"), ("random", "random")] * 10]
            return [one.table.id for one in opened]

    async def after(tables: list[str]) -> tuple[int, set[str]]:
        async with lobby_in(tmp_path) as lobby:
            await lobby.start()
            at_once = len(lobby.rooms)
            await lobby.tasks[1]
            rows = await lobby.house.store.tables(tables)
            return at_once, {table for table, (row, _) in rows.items() if row.bot_to_move}

    tables = run_alone(before())
    at_once, waiting = run_alone(after(tables))
    assert at_once == 0
    assert waiting == set(tables[1::2])


def test_spectators_do_not_take_the_places_of_players(tmp_path: Path) -> None:
    async def crowd() -> tuple[str, int]:
        async with lobby_in(tmp_path) as lobby:
            opened = await lobby.open(wish_for("link", "link"))
            room = await room_of(lobby, opened)
            for _ in range(MAX_GUESTS["watch"]):
                await room.join(Guest(Grant("watch", ()), None, fingerprint(opened.links.watch)))
            with pytest.raises(Refused) as refused:
                await Person.joining(lobby, opened, opened.links.watch)
            player = await Person.joining(lobby, opened, opened.links.seats[0] or "")
            return refused.value.refusal.reason, player.seat

    assert run_alone(crowd()) == ("too-many", 0)


def test_a_pace_lets_some_through_at_once_and_then_makes_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("sacbe.table.pace.asyncio.sleep", sleep)
    monkeypatch.setattr("sacbe.table.pace.time.monotonic", lambda: 1000.0)
    pace = Pace(3, 2.0)
    for _ in range(5):
        run_alone(pace.step())
    assert waits == [0.0, 0.0, 0.0, 0.5, 1.0]


def test_a_flood_of_looks_stops_nobody(url: str) -> None:
    """Others play on while the looks of one socket, sent at once, wait for their turn."""
    table = new_table(url, "here", "here", game="tikal")
    other = new_table(url, "here", "here", game="tikal")
    looks = 600

    async def flood() -> int:
        async with (
            Visitor(url, table["table"]["id"], table["links"]["watch"]) as flooder,
            Visitor(url, other["table"]["id"], other["links"]["owner"]) as player,
        ):
            await asyncio.gather(*(flooder.send(type="look", seat=None) for _ in range(looks)))
            for _ in range(10):
                await player.step()
            seen = 0
            while True:
                try:
                    seen += (await asyncio.wait_for(flooder.hear(), 0.01))["type"] == "position"
                except TimeoutError:
                    return seen

    assert run_alone(flood()) < looks


def test_a_guest_that_reads_nothing_keeps_no_more_than_it_may() -> None:
    async def tell() -> int:
        guest = Guest(Grant("watch", ()), None, "x")
        most = 0
        for _ in range(OUTBOX):
            guest.send("x" * 100_000)
            most = max(most, guest.unread)
        return most

    assert run_alone(tell()) <= UNREAD + 100_000


def test_a_guest_that_has_not_read_is_not_shown_more(tmp_path: Path) -> None:
    async def look() -> tuple[int, list[Message]]:
        async with lobby_in(tmp_path) as lobby:
            opened = await lobby.open(wish_for("link", "link"))
            person = await Person.joining(lobby, opened, opened.links.seats[0] or "")
            told = person.guest.outbox.qsize()
            looking = asyncio.create_task(person.room.look_again(person.guest, 0))
            await asyncio.sleep(0.01)
            waited = person.guest.outbox.qsize() - told
            while not looking.done():
                if not person.guest.outbox.empty():
                    person.guest.sent(person.guest.outbox.get_nowait())
                await asyncio.sleep(0)
            return waited, person.heard()

    waited, heard = run_alone(look())
    assert waited == 0
    assert [message["type"] for message in heard] == ["log", "position"]


def test_all_who_have_the_same_eyes_are_told_what_was_written_once(tmp_path: Path) -> None:
    async def look() -> bool:
        async with lobby_in(tmp_path) as lobby:
            opened = await lobby.open(wish_for("link", "link"))
            people = [await Person.joining(lobby, opened, opened.links.watch) for _ in range(2)]
            texts = [[person.guest.outbox.get_nowait() for _ in range(3)] for person in people]
            return all(one is other for one, other in zip(texts[0][1:], texts[1][1:], strict=True))

    assert run_alone(look())
