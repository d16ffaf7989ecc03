"""A mistake in the rules: told to everybody at the table, logged once, and gone back from."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sacbe.table.course import Course
from tests.table.inside import Person, lobby_in, wish_for
from tests.table.running import Message, run_alone

take = Course._take


class Fault:
    """A rule that fails from a move on, as long as it is there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.first = 10_000
        fault = self

        def failing(course: Course, action: int, seat: int, veil: str, *, joined: bool) -> None:
            if len(course.deeds) >= fault.first:
                raise ZeroDivisionError("no cards to choose from")
            take(course, action, seat, veil, joined=joined)  # type: ignore[arg-type]

        monkeypatch.setattr(Course, "_take", failing)


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Fault:
    return Fault(monkeypatch)


@asynccontextmanager
async def table(folder: Path, *kinds: str) -> AsyncIterator[list[Person]]:
    """Open a table, and have all its people come."""
    async with lobby_in(folder) as lobby:
        opened = await lobby.open(wish_for(*kinds))
        yield [await Person.joining(lobby, opened, link) for link in opened.links.seats if link]


def reasons(heard: list[Message]) -> list[str]:
    return [message["refusal"]["reason"] for message in heard if message["type"] == "refused"]


def failures(log: pytest.LogCaptureFixture) -> int:
    return sum("the rules fail" in record.message for record in log.records)


def test_whoever_meets_it_is_told_with_everybody_else(
    tmp_path: Path, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with table(tmp_path, "link", "link") as (one, other):
            fault.first = 0
            other.heard()
            assert reasons(await one.decide()) == ["rule-error", "rule-error"]
            told = [message for message in other.heard() if message["type"] == "refused"]
            assert [message["refusal"]["reason"] for message in told] == ["rule-error"]
            assert told[0]["position"]["move"] == 0
            for _ in range(5):
                assert reasons(await one.decide()) == ["rule-error"]
            fault.first = 10_000
            assert "accepted" in [message["type"] for message in await one.decide()]

    with caplog.at_level(logging.ERROR):
        run_alone(play())
    assert failures(caplog) == 1


def test_bots_that_meet_it_do_not_try_for_ever_and_a_person_goes_back(
    tmp_path: Path, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with table(tmp_path, "link", "random") as (person,):
            room = person.room
            while room.course.bot_to_move() is None:
                # From the first of the bot's moves on.
                fault.first = len(room.course.deeds) + (not room.course.ended(0))
                heard = await person.decide()
            await room.driver.rest()
            assert not room.driver.busy
            assert reasons(heard + person.heard()) == ["rule-error"]
            assert room.course.bot_to_move() is not None
            number = len(room.course.deeds)
            await person.ask("undo", count=1)
            assert len(room.course.deeds) < number
            fault.first = 10_000
            while not (len(room.course.deeds) > number and room.course.bot_to_move() is None):
                await person.decide()
                await room.driver.rest()

    with caplog.at_level(logging.ERROR):
        run_alone(play())
    assert failures(caplog) == 1


def test_where_several_play_whoever_decided_last_goes_back(tmp_path: Path, fault: Fault) -> None:
    async def play() -> None:
        async with table(tmp_path, "link", "link", "random") as people:
            room = people[0].room
            while room.course.bot_to_move() is None:
                fault.first = len(room.course.deeds) + 1
                mover = next(person for person in people if person.has_turn)
                await mover.decide()
            await room.driver.rest()
            other = next(person for person in people if person is not mover)
            assert mover.heard()[-1]["position"]["undoable"] == 1
            assert reasons(other.heard()) == ["rule-error"]
            assert reasons(await other.ask("undo", count=1)) == ["nothing-to-undo"]
            assert reasons(await mover.ask("undo", count=1)) == []
            assert room.course.bot_to_move() is None
            assert mover.seat in room.course.last.actors

    run_alone(play())


def test_who_comes_to_such_a_table_is_told(tmp_path: Path, fault: Fault) -> None:
    async def play() -> None:
        async with table(tmp_path, "link", "link") as (one, other):
            fault.first = 0
            await one.decide()
            other.room.leave(other.guest)
            other.heard()
            await other.room.join(other.guest)
            assert [message["type"] for message in other.heard()] == ["table", "log", "position", "refused"]

    run_alone(play())
