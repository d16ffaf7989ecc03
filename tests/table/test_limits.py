"""Whoever asks for too much is refused, and nobody else notices; a family behind one address is not refused."""

import json
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from sacbe.table import visitors
from sacbe.table.logs import EACH, KINDS, Bounded
from sacbe.table.refusals import Refused
from sacbe.table.visitors import ALLOWANCES, HOUR, MOST_KEPT, Kind, Visitors
from tests.patience import PATIENCE
from tests.table.running import Page, Server, ask, file_url, new_table, seats, server

WISH = {"name": "A table", "game": "tikal", "players": 2, "seats": seats("here", "here")}
RECORD = json.loads(next((Path(__file__).parent.parent / "golden" / "tikal").glob("*.json")).read_text("utf-8"))
UPLOAD = {"name": "Uploaded", "record": RECORD}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on this machine, with a fiftieth of the usual allowances."""
    options = ("--allowance", "0.02", "--trust-proxy", "127.0.0.1")
    with server(file_url(tmp_path_factory.mktemp("strict")), None, *options) as running:
        yield running


def post(server: Server, path: str, body: object, visitor: str) -> httpx.Response:
    headers = {"X-Forwarded-For": visitor}
    return httpx.post(f"{server.url}/api/{path}", json=body, headers=headers, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("path", "body", "kind"), [("tables", WISH, "tables"), ("records", UPLOAD, "uploads")], ids=["tables", "uploads"]
)
def test_one_address_opens_only_so_much_and_others_do_not_notice(
    strict: Server, path: str, body: object, kind: Kind
) -> None:
    most = round(ALLOWANCES[kind].at_once * 0.02)
    assert [post(strict, path, body, "198.51.100.1").status_code for _ in range(most)] == [201] * most
    refused = post(strict, path, body, "198.51.100.1")
    assert refused.status_code == 429
    assert refused.json()["reason"] == "too-many"
    assert post(strict, path, body, "198.51.100.2").status_code == 201


def test_again_opens_a_table_too(strict: Server) -> None:
    visitor = {"X-Forwarded-For": "198.51.100.3"}
    opened = ask("POST", f"{strict.url}/api/tables", json=WISH, headers=visitor).json()
    headers = {**visitor, "Authorization": f"Bearer {opened['links']['owner']}"}
    again = f"{strict.url}/api/tables/{opened['table']['id']}/again"
    assert [ask("POST", again, headers=headers).status_code for _ in range(3)] == [201, 429, 429]


def test_large_uploads_are_counted_by_their_size(strict: Server) -> None:
    most = round(ALLOWANCES["bytes"].at_once * 0.02)
    large = {**WISH, "components": "#" * (most - 2_000)}
    assert post(strict, "tables", large, "198.51.100.4").json()["reason"] == "bad-components"
    assert post(strict, "tables", large, "198.51.100.4").json()["reason"] == "too-many"


def test_one_address_opens_only_so_many_sockets(strict: Server) -> None:
    opened = post(strict, "tables", WISH, "198.51.100.5").json()
    watch = (strict.url, opened["table"]["id"], opened["links"]["watch"])
    with ExitStack() as sockets:
        for _ in range(round(visitors.SOCKETS * 0.02)):
            sockets.enter_context(Page(*watch))
        with pytest.raises(InvalidStatus) as refused:
            Page(*watch)
        assert refused.value.response.status_code == 429
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            with Page(*watch):
                return
        except InvalidStatus:
            continue
    pytest.fail("sockets that were closed are still counted")


def test_a_forwarded_address_counts_only_from_a_proxy_that_is_trusted(tmp_path: Path) -> None:
    with server(file_url(tmp_path), None, "--allowance", "0.02") as running:
        answers = [post(running, "tables", WISH, f"198.51.100.{number}").status_code for number in range(3)]
    assert answers == [201, 201, 429]


def test_what_was_used_comes_back_hour_by_hour() -> None:
    account = Visitors()
    account.take("a", "bytes", 5_000_000)
    with pytest.raises(Refused):
        account.take("a", "bytes", 2_000_000)
    used, then = account.used["a", "bytes"]
    account.used["a", "bytes"] = (used, then - HOUR / 2)
    account.take("a", "bytes", 2_000_000)
    with pytest.raises(Refused):
        account.take("a", "bytes", 1_000_000)


def test_the_account_of_visitors_does_not_grow_for_ever() -> None:
    account = Visitors()
    for number in range(MOST_KEPT + 100):
        account.take(str(number), "tables")
    assert len(account.used) == MOST_KEPT
    with account.connected("a"):
        assert account.sockets["a"] == 1
    assert not account.sockets


def test_a_family_is_not_refused() -> None:
    """Eight people with three windows each, who open a table every five minutes of a long evening and upload games."""
    account = Visitors()
    with ExitStack() as sockets:
        for _ in range(8 * 3):
            sockets.enter_context(account.connected("home"))
        for _ in range(8 * 12):
            account.take("home", "tables")
            account.take("home", "bytes", 2_000)
        for _ in range(40):
            account.take("home", "uploads")
            account.take("home", "bytes", 20_000)


# -- slow connections --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("allowance", ["1", "1000"], ids=["one-address", "all-together"])
def test_connections_that_never_finish_a_request_keep_nobody_out(tmp_path: Path, allowance: str) -> None:
    log = tmp_path / "log"
    few_files = ["sh", "-c", f'ulimit -n 1024; exec "$@" 2>{log}', "sh"]
    with (
        server(file_url(tmp_path), None, "--allowance", allowance, under=few_files) as running,
        ExitStack() as unfinished,
    ):
        opened = new_table(running.url, "here", "here")
        with Page(running.url, opened["table"]["id"], opened["links"]["owner"]) as player:
            for _ in range(1_100):
                one = unfinished.enter_context(socket.create_connection(("127.0.0.1", running.port), PATIENCE))
                one.send(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n")
            assert httpx.get(f"{running.url}/api/games", timeout=PATIENCE).status_code == 200
            assert player.play()["type"] == "position"
            with Page(running.url, opened["table"]["id"], opened["links"]["watch"]) as newcomer:
                assert newcomer.position
    assert len(log.read_text().splitlines()) < 100


# -- the log -----------------------------------------------------------------------------------------------------------


def written(bounded: Bounded, message: str, times: int, *, minute: int = 0) -> list[str]:
    """Return what is written of a message that comes so many times."""
    records = [logging.LogRecord("sacbe", logging.ERROR, "", 0, message, (), None) for _ in range(times)]
    for record in records:
        record.created = minute * 60.0
    return [record.getMessage() for record in records if bounded.filter(record)]


def test_a_log_has_a_few_lines_of_each_kind_a_minute() -> None:
    bounded = Bounded()
    flood = written(bounded, "out of files", 10_000)
    assert len(flood) == EACH
    assert flood[0] == "out of files"
    assert "left out" in flood[-1]
    assert written(bounded, "something else", 1) == ["something else"]
    assert len(written(bounded, "out of files", 10_000, minute=1)) == EACH


def test_a_log_has_a_few_kinds_of_messages_a_minute() -> None:
    bounded = Bounded()
    assert sum(len(written(bounded, f"kind {number}", 1)) for number in range(10_000)) == KINDS
