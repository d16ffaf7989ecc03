"""The same server on SQLite and on PostgreSQL, and two processes that share one through Redis."""

import json
import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from redis import Redis
from sqlalchemy import create_engine, text

import sacbe
from sacbe.core.errors import OptionError
from sacbe.table.database import open_database, upgrade
from sacbe.table.models import Base
from tests.table.kills import play_and_kill
from tests.table.lives import Life, free_port
from tests.table.running import Page, ask, file_url, new_table, server
from tests.table.services import postgresql, redis


@pytest.fixture(scope="module")
def postgresql_url() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="module")
def redis_url() -> Iterator[str]:
    with redis() as url:
        yield url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_migrations_lead_to_what_the_code_expects(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = file_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgresql_url")
    database = open_database(url)
    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
    database.dispose()
    open_database(url).dispose()


OLD_TABLE = """
INSERT INTO tables (id, name, game, head, seats, language, secret, move, over, actors, bot_to_move, created, updated)
VALUES ('AAAAAAAAAAAA', 'Old', 'tikal', :head, '[]', 'en', '00', 0, false, '0', false, 1, 1)
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_of_the_first_version_keep_their_facts(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = file_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgresql_url")
    head = sacbe.game("tikal").start(3, 2**60, auction=True).record().to_json()
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        Base.metadata.drop_all(connection)
        connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
        upgrade(connection, "0001")
        connection.execute(text(OLD_TABLE), {"head": head})
    engine.dispose()
    database = open_database(url)
    with database.engine.begin() as connection:
        found = connection.execute(text("SELECT players, options, digest, seed, chosen FROM tables")).one()
        connection.execute(text("DELETE FROM tables"))
    database.dispose()
    digest = sacbe.game("tikal").rules().pack.digest
    assert (found.players, found.digest, found.seed, found.chosen) == (3, digest, str(2**60), "")
    assert json.loads(found.options)["auction"] is True


@pytest.mark.parametrize("url", ["nonsense", "mysql://a:b@c/d", "postgresql://nobody:secret@127.0.0.1:1/none"])
def test_a_database_that_cannot_be_opened_is_named_without_its_password(url: str) -> None:
    with pytest.raises(OptionError) as error:
        open_database(url)
    assert "secret" not in str(error.value)


def test_a_game_on_postgresql_survives_a_restart(postgresql_url: str) -> None:
    with server(postgresql_url) as first:
        opened = new_table(first.url, "here", "random", seed=1)
        table, owner = opened["table"]["id"], opened["links"]["owner"]
        choose = random.Random(1)
        with Page(first.url, table, owner) as page:
            while page.position["move"] < 30 or page.position["held"] or not page.position["choices"]:
                page.step(choose.choice)
        first.kill()
    with server(postgresql_url) as second, Page(second.url, table, owner) as again:
        assert again.position == page.position
        assert [move["choice"] for move in again.moves] == [move["choice"] for move in page.moves]
        held = ask("POST", f"{second.url}/api/tables/held", json={"keys": [{"table": table, "link": owner}]}).json()
        assert held[0]["waiting"]
        assert ask("DELETE", f"{second.url}/api/tables/{table}", owner).status_code == 204


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_processes_see_each_others_moves(
    kind: str, tmp_path: Path, redis_url: str, request: pytest.FixtureRequest
) -> None:
    database = file_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgresql_url")
    with ExitStack() as stack:
        one, two = (stack.enter_context(server(database, redis_url)) for _ in range(2))
        opened = new_table(one.url, "link", "link", "random", seed=2)
        table, links = opened["table"]["id"], opened["links"]
        pages = [
            stack.enter_context(Page(one.url, table, links["seats"][0])),
            stack.enter_context(Page(two.url, table, links["seats"][1])),
        ]
        pages[0].until("table", where=lambda message: message["table"]["seats"][1]["connected"])
        people(pages, 40)
        shown = min(page.position["move"] - page.position["held"] for page in pages)
        told = [[(move["seat"], move["choice"]) for move in page.moves[:shown]] for page in pages]
        assert told[0] == told[1]
        assert {seat for seat, _ in told[0]} == {0, 1, 2}
        ask("PATCH", f"{one.url}/api/tables/{table}", links["owner"], json={"name": "Both"})
        pages[1].until("table", where=lambda message: message["table"]["name"] == "Both")
        ask("DELETE", f"{two.url}/api/tables/{table}", links["owner"])
        while pages[0].hear()["type"] != "closed":
            pass
        assert ask("GET", f"{one.url}/api/tables/{table}", links["owner"]).status_code == 404


def people(pages: list[Page], count: int) -> None:
    """Have people at a table with a bot play until so many moves are shown, each at another process."""
    choose = random.Random(4)
    while min(len(page.moves) for page in pages) < count:
        for page in pages:
            page.drain()
            if page.position["ended"]:
                page.request("confirm")
            elif page.position["choices"]:
                page.play(choose.choice)
    while len({page.position["move"] - page.position["held"] for page in pages}) > 1:
        for page in pages:
            page.drain()


def test_of_two_processes_with_the_same_request_one_carries_it_out(tmp_path: Path, redis_url: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(server(file_url(tmp_path), redis_url)) for _ in range(2))
        opened = new_table(one.url, "link", "link", seed=2)
        table, link = opened["table"]["id"], opened["links"]["seats"][0]
        pages = [stack.enter_context(Page(running.url, table, link)) for running in (one, two)]
        for number in range(4):
            position = pages[0].position
            if not position["choices"]:
                break
            request = {"seat": 0, "key": position["key"], "text": position["choices"][0]["text"]}
            for page in pages:
                page.send(type="play", id=f"both-{number}", **request)
            for page in pages:
                page.until("accepted")
                while page.position["move"] == position["move"]:
                    page.until("position")
            assert pages[0].position == pages[1].position
            assert pages[0].position["move"] == position["move"] + 1


@pytest.mark.parametrize("kills", [4, pytest.param(100, marks=pytest.mark.long)])
def test_two_servers_that_are_killed_by_turns_lose_nothing(
    postgresql_url: str, redis_url: str, kills: int, record_property: Callable[[str, object], None]
) -> None:
    servers = [Life(postgresql_url, free_port(), redis_url) for _ in range(2)]
    try:
        acknowledged, moves = play_and_kill(servers, kills)
    finally:
        for one in servers:
            one.kill()
    record_property(
        "figure",
        f"PostgreSQL and Redis, two servers, {kills} kills: {acknowledged} requests acknowledged, "
        f"{moves} moves in force, none lost, twice or reordered",
    )
    assert acknowledged > kills


def test_a_redis_that_hangs_costs_nobody_a_second(tmp_path: Path, redis_url: str) -> None:
    """Whatever happens while it hangs is heard at the other server as soon as it goes on."""
    with ExitStack() as stack:
        one, two = (stack.enter_context(server(file_url(tmp_path), redis_url)) for _ in range(2))
        opened = new_table(one.url, "link", "link", game="tikal", seed=2)
        table, links = opened["table"]["id"], opened["links"]
        other = stack.enter_context(Page(two.url, table, links["watch"]))
        link = links["seats"][other.position["actors"][0]]
        with hanging(redis_url):
            began = time.monotonic()
            page = stack.enter_context(Page(one.url, table, link))
            while page.position["choices"] or page.position["ended"]:
                page.step()
            assert (time.monotonic() - began) / len(page.moves) < 1
        while len(other.moves) < len(page.moves):
            other.hear()


@contextmanager
def hanging(redis_url: str) -> Iterator[None]:
    """Have Redis hang for a while."""
    with Redis.from_url(redis_url) as client:
        process = client.info("server")["process_id"]
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)
