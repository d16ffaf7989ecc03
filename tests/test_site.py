"""The documentation builds, its links lead somewhere, nothing in it comes from elsewhere, and the server shows it."""

import doctest
import os
import re
import runpy
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import httpx
import pytest
import uvicorn
from playwright.sync_api import expect

import sacbe
from sacbe.table.app import Settings, make_app
from tests.processes import wait_until
from tests.table.running import file_url, run_alone
from tests.web.running import chromium

ROOT = Path(__file__).parent.parent
pytestmark = pytest.mark.xdist_group("site")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation, built once."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), done.stdout + done.stderr
    return folder


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that shows it."""
    app = make_app(Settings(file_url(tmp_path_factory.mktemp("tables")), docs=site))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="critical", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_until(lambda: server.started or not thread.is_alive())
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()


class Addresses(HTMLParser):
    """Collects what a page links to and loads, and the places in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(unescape(value))
            elif name == "id" and value:
                self.places.add(value)


def pages(site: Path) -> dict[str, Addresses]:
    return {
        f"/{path.relative_to(site).as_posix()}".removesuffix("index.html"): Addresses(path.read_text("utf-8"))
        for path in sorted(site.rglob("index.html"))
    }


def test_every_link_leads_to_a_page_and_a_place_in_it(site: Path) -> None:
    found = pages(site)
    assert len(found) > 20
    wrong = []
    for page, addresses in found.items():
        for link in addresses.links:
            target = urlsplit(urljoin(f"http://here{page}", link))
            path, place = unquote(target.path), unquote(target.fragment)
            if target.scheme not in ("http", "https") or target.netloc != "here":
                wrong.append(f"{page}: {link} is somewhere else")
            elif path in found:
                wrong += [f"{page}: {link}"] if place and place not in found[path].places else []
            elif not (site / path.lstrip("/")).is_file():
                wrong.append(f"{page}: {link}")
    assert wrong == []


def test_nothing_is_written_into_the_pages_that_the_server_would_not_let_count(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        assert re.findall(r"<script(?![^>]*\b(?:src=|type=\"?application/json))", text) == [], path
        assert re.findall(r"<[^>]*\s(?:on\w+|style)=|<style", text) == [], path


@pytest.mark.parametrize("name", sacbe.games())
def test_a_page_tells_everything_of_a_game(site: Path, name: str) -> None:
    text = (site / "games" / name / "index.html").read_text("utf-8")
    game = sacbe.game(name)
    assert f"Rules version {game.version}" in text
    told = [*(option.name for option in game.options), *(kind.name for kind in game.table.kinds)]
    told += list(game.start(game.usual_players).view(0))
    assert [word for word in told if word not in text] == []


def test_every_public_name_is_described(site: Path) -> None:
    text = (site / "api" / "index.html").read_text("utf-8")
    assert [name for name in sacbe.__all__ if not name.startswith("_") and name not in text] == []
    assert "method descriptor" not in text, "signatures come from the sources"


def test_examples_in_docstrings_become_code() -> None:
    helpers = runpy.run_path(str(ROOT / "tools" / "fenced.py"))
    text = helpers["markdown"].__doc__
    test = doctest.DocTestParser().get_doctest(text, helpers, "fenced", None, None)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_server_shows_it_under_docs(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        assert client.get("/docs").headers["location"] == "/docs/"
        assert client.get("/docs/research").headers["location"] == "/docs/research/"
        assert "OpenSpiel" in client.get("/docs/research/").text
        assert client.get("/docs/nothing/").status_code == 404
        assert client.get("/docs/..%2f..%2fpage.py").status_code == 404


def test_a_server_without_it_says_so(tmp_path: Path) -> None:
    transport = httpx.ASGITransport(make_app(Settings("sqlite://", docs=tmp_path)))

    async def get() -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get("/docs/")

    answer = run_alone(get())
    assert (answer.status_code, "make docs" in answer.text) == (404, True)


def test_a_browser_reads_and_searches_it_without_a_complaint(address: str) -> None:
    with ThreadPoolExecutor(1) as thread:  # in this one the browser of other tests may have its loop
        assert thread.submit(complaints, address).result() == []


def complaints(address: str) -> list[str]:
    """Read and search the documentation; return what the browser complains about."""
    with chromium() as browser:
        page = browser.new_page()
        errors: list[str] = []
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{address}/docs/")
        page.locator(".md-nav--primary").get_by_role("link", name="Research", exact=True).click()
        expect(page.get_by_role("heading", name="For researchers")).to_be_visible()
        page.locator(".md-search__input").click()
        page.keyboard.type("serializes")
        expect(page.locator(".md-search-result__item").first).to_be_visible()
    return errors
