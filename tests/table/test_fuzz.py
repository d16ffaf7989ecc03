"""Whatever is sent, by HTTP or by socket, the answer is one of ours and the log stays empty: nothing makes it fail."""

import json
import random
import socket
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import httpx
import pytest

import sacbe
from tests.patience import PATIENCE
from tests.table.running import Message, Page, Server, file_url, new_table, seats, server

RECORD = json.loads(next((Path(__file__).parent.parent / "golden" / "tikal").glob("*.json")).read_text("utf-8"))
POSITION = {**RECORD, "start": {"position": sacbe.game("tikal").start(players=2, seed=1).position()}, "turns": []}
PACK = (sacbe.game("tikal").folder / "components.toml").read_text("utf-8")
WISH = {"name": "A table", "game": "tikal", "players": 2, "seats": seats("here", "here"), "options": {}, "seed": 1}
STRANGE: list[Any] = [
    None, True, -1, 0, 1e300, 2**31, 2**63, 10**400, float("nan"), float("inf"), "", " ", "\x00", "\ud800", "\u202e",
    "\x1b[2J", "\u200b", "x" * 5_000, [], {}, [[]], [None] * 50, {"": None}, {"\ud800": 1}, "../../etc/passwd",
    "' OR 1=1",
]  # fmt: skip
PARTS = ["", "api", "tables", "records", "games", "texts", "components", "positions", "live", "held", "docs", "assets",
         "%00", "%ff", "..", "%2e%2e", "%2f", "x" * 300, "%F0%9F%98%80", "index.html", "-1",
         "9" * 5_000, "a.b", "%0d%0a"]  # fmt: skip
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "DANCE"]
HEADERS = [{}, {"Range": "bytes=9-1"}, {"Range": "bytes=a-b,c"}, {"Accept-Encoding": "\xff"}, {"If-None-Match": "\xe9"},
           {"Authorization": "Bearer"}, {"Authorization": "Bearer \xff\xfe"}, {"Authorization": "x" * 5_000},
           {"Content-Type": "multipart/form-data"}, {"Content-Length": "-1"}, {"Expect": "100-continue"}]  # fmt: skip


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "log"


@pytest.fixture(scope="module")
def tried(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Server]:
    """A server that writes into a log."""
    under = ["sh", "-c", f'exec "$@" 2>{log}', "sh"]
    with server(file_url(tmp_path_factory.mktemp("tried")), None, "--allowance", "1000", under=under) as running:
        yield running


@pytest.fixture(autouse=True)
def _nothing_failed(tried: Server, log: Path) -> Iterator[None]:
    before = log.read_text()
    yield
    assert log.read_text()[len(before) :].count("Traceback") == 0, log.read_text()[-5_000:]
    assert httpx.get(f"{tried.url}/api/games", timeout=PATIENCE).status_code == 200


def sent(server: Server, path: str, body: object) -> httpx.Response:
    """Send JSON, halves of letters and all."""
    headers = {"Content-Type": "application/json"}
    return httpx.post(f"{server.url}{path}", content=json.dumps(body), headers=headers, timeout=PATIENCE)


def refused(answer: httpx.Response) -> str:
    assert 400 <= answer.status_code < 500, (answer.status_code, answer.text[:500])
    assert len(answer.text) < 2_000
    sentence: str = answer.json()["sentence"]
    return sentence


@pytest.mark.parametrize("path", ["/%00", "/a%00b.js", "/" + "x" * 300, "/" + "x/" * 3_000, "/assets/%00", "/docs/%ff"])
def test_addresses_that_no_file_can_have(tried: Server, path: str) -> None:
    for method in ("GET", "HEAD"):
        assert httpx.request(method, tried.url + path).status_code in (200, 404)


def nested(depth: int) -> str:
    return "x = " + "[" * depth + "]" * depth + "\n" + PACK


@pytest.mark.parametrize(
    "pack",
    [
        f"x = {date.min.isoformat()}\n{PACK}",
        f"x = 07:32:00\n{PACK}",
        f"x = 1979-05-27T07:32:00Z\n{PACK}",
        nested(3_000),
        "x = " + "9" * 5_000 + "\n" + PACK,
        PACK.replace("= 1", "= " + "9" * 400),
        "x = nan\n" + PACK,
        "\x00",
        "\ud800",
    ],
    ids=["date", "time", "moment", "deep", "digits", "large", "nan", "nul", "half a letter"],
)
def test_packs_with_what_no_pack_has(tried: Server, pack: str) -> None:
    answer = sent(tried, "/api/tables", {**WISH, "components": pack})
    assert answer.status_code in (201, 422), answer.text


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "A\u202eB", "\x1b[31mA", "A\nB", "\x7f", "\ud800", "\u3164", "x" * 61]
)
def test_names_that_are_hidden_turn_text_or_command_terminals(tried: Server, name: str) -> None:
    refused(sent(tried, "/api/tables", {**WISH, "name": name}))
    bad_seats = [{"kind": "here", "name": name}, {"kind": "here", "name": "B"}]
    refused(sent(tried, "/api/tables", {**WISH, "seats": bad_seats}))
    refused(sent(tried, "/api/records", {"name": name, "record": RECORD}))


def test_names_of_a_record_are_shown_harmlessly(tried: Server) -> None:
    names = ["A\u202e\x1b[2JB", "\u200b", *RECORD["names"][2:]]
    answer = sent(tried, "/api/records", {"name": "Uploaded", "record": {**RECORD, "names": names}})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    assert [seat["name"] for seat in opened["table"]["seats"][:2]] == ["A\ufffd\ufffd[2JB", "\ufffd"]


def test_half_a_letter_in_a_position(tried: Server) -> None:
    start = {"position": {**POSITION["start"]["position"], "more": "\ud800"}}
    assert "half a letter" in refused(
        sent(tried, "/api/records", {"name": "Uploaded", "record": {**POSITION, "start": start}})
    )


def changed(data: Any, choose: random.Random) -> Any:
    """Return data with something strange in one place."""
    if isinstance(data, dict) and data and choose.random() < 0.9:
        name = choose.choice(sorted(data))
        return {**data, name: changed(data[name], choose)}
    if isinstance(data, list) and data and choose.random() < 0.9:
        place = choose.randrange(len(data))
        return [*data[:place], changed(data[place], choose), *data[place + 1 :]]
    return choose.choice(STRANGE)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", WISH),
        ("/api/tables", {**WISH, "components": PACK}),
        ("/api/records", {"name": "Uploaded", "record": RECORD}),
        ("/api/records", {"name": "Uploaded", "record": POSITION}),
        ("/api/tables/held", {"keys": [{"table": "AAAAAAAAAAAA", "link": "x"}]}),
    ],
    ids=["table", "pack", "record", "position", "keys"],
)
def test_bodies_with_something_strange_in_them(tried: Server, path: str, body: object) -> None:
    choose = random.Random(f"{path} {body}")
    for _ in range(60):
        answer = sent(tried, path, changed(body, choose))
        assert answer.status_code < 500, (answer.status_code, answer.text[:500])


def test_requests_that_are_put_together_at_random(tried: Server) -> None:
    choose = random.Random(5)
    opened = new_table(tried.url, "here", "here")
    parts = [*PARTS, opened["table"]["id"]]
    for _ in range(300):
        path = "/".join(["", *(choose.choice(parts) for _ in range(choose.randint(1, 5)))])
        headers = {"Authorization": f"Bearer {opened['links']['owner']}", **choose.choice(HEADERS)}
        lines = [f"{choose.choice(METHODS)} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        status = raw(tried, ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1"))
        assert status[:1] in (b"", b"1", b"2", b"3", b"4"), (lines, status)


def raw(server: Server, request: bytes) -> bytes:
    """Return the status of the answer to a request as it is; nothing where the connection was just closed."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        answer = connection.makefile("rb").readline()
    return answer.split(b" ")[1] if answer else b""


def test_messages_with_something_strange_in_them(tried: Server) -> None:
    choose = random.Random(6)
    opened = new_table(tried.url, "here", "here")
    with Page(tried.url, opened["table"]["id"], opened["links"]["owner"]) as page:
        basis: list[Message] = [
            {"type": kind, "id": "x", "seat": 0, "key": page.position["key"], **more}
            for kind, more in (("play", {"text": "x"}), ("undo", {"count": 1}), ("redo", {"count": 1}), ("confirm", {}))
        ]
        basis += [{"type": "look", "seat": 0}, {"type": "join", "link": "x", "seat": None}]
        for _ in range(300):
            message = {**choose.choice(basis)}
            message[choose.choice(sorted(message))] = choose.choice(STRANGE)
            page.socket.send(json.dumps(message))
            page.hear()
        page.drain()
        assert page.play()["type"] == "position"
