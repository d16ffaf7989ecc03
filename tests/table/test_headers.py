"""What every answer tells a browser, and the names under which the server answers at all."""

import re
import socket
from pathlib import Path

import httpx
import pytest

from sacbe.table.app import Settings, make_app
from sacbe.table.headers import ALWAYS
from sacbe.table.hosts import Hosts, known_names
from sacbe.table.page import PAGE
from tests.table.running import ask, new_table, run_alone

ADDRESSES = [
    "/",
    "/docs",
    "/openapi",
    "/openapi.json",
    "/nothing.js",
    "/api/games",
    "/api/nothing",
    "/api/tables/AAAAAAAAAAAA",
]


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_has_the_headers(url: str, address: str) -> None:
    headers = httpx.get(url + address).headers
    assert {name: headers.get(name) for name in ALWAYS} == ALWAYS


def test_nothing_written_into_a_page_is_run_and_nobody_frames_it(url: str) -> None:
    policy = httpx.get(url).headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy


def test_the_api_is_not_kept_by_browsers_but_for_what_never_changes(url: str) -> None:
    opened = new_table(url, "here", "random")
    table, owner = f"{url}/api/tables/{opened['table']['id']}", opened["links"]["owner"]
    for address in ("", "/record", "/positions/0", "/components"):
        assert ask("GET", table + address, owner).headers["Cache-Control"] == "no-store"
    assert ask("GET", table, "wrong").headers["Cache-Control"] == "no-store"
    assert httpx.get(f"{url}/api/games").headers["Cache-Control"] == "no-store"
    assert "max-age" in httpx.get(f"{url}/api/texts/tikal/en").headers["Cache-Control"]


@pytest.mark.parametrize("document", ["index.html", "openapi/index.html"])
def test_the_built_page_has_no_script_of_its_own_and_nothing_from_elsewhere(document: str) -> None:
    text = PAGE.joinpath(document).read_text("utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", text) == []
    assert re.findall(r"\son\w+=|\sstyle=|<style", text) == []
    sources = re.findall(r'(?:src|href)="([^"]*)"', text)
    assert sources
    assert [source for source in sources if not source.startswith("/")] == []


def test_an_error_that_nobody_foresaw_is_a_refusal_with_the_headers(tmp_path: Path) -> None:
    app = make_app(Settings(database="sqlite://", page=tmp_path))

    @app.get("/api/fault")
    async def fault() -> None:
        raise ZeroDivisionError

    app.router.routes.insert(0, app.router.routes.pop())

    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/api/fault")

    answer = run_alone(get())
    assert answer.status_code == 500
    assert answer.json()["reason"] == "failed"
    assert "Zero" not in answer.text
    assert {name: answer.headers.get(name) for name in ALWAYS} == ALWAYS


# -- names -------------------------------------------------------------------------------------------------------------

MACHINE = socket.gethostname().partition(".")[0]


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("192.168.178.20:8000", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        (MACHINE, True),
        (f"{MACHINE}.local:8000", True),
        ("games.example.org", True),
        ("GAMES.example.org.:443", True),
        ("example.org", False),
        ("evil.games.example.org", False),
        ("127.0.0.1.example.org", False),
        (f"{MACHINE}.example.org", False),
        ("", False),
    ],
)
def test_numbers_and_names_at_home_are_answered_others_when_they_are_told(host: str, answered: bool) -> None:
    hosts = Hosts(make_app(Settings(database="sqlite://")), known_names(["games.example.org"]))
    assert hosts.answers(host) == answered
    assert Hosts(hosts.app, known_names(["*"])).answers(host)


@pytest.mark.parametrize("upgrade", [{}, {"Connection": "Upgrade", "Upgrade": "websocket"}])
def test_a_foreign_name_is_refused_in_a_sentence(url: str, upgrade: dict[str, str]) -> None:
    key = {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="} if upgrade else {}
    address = f"{url}/api/tables/AAAAAAAAAAAA/live" if upgrade else f"{url}/api/games"
    answer = httpx.get(address, headers={"Host": "evil.example", **upgrade, **key})
    assert answer.status_code == 403
    assert "--host-name" in answer.json()["sentence"]
