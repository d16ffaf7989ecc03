"""A server and a browser for all tests of a process, screens for each."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.running import chromium, running
from tests.web.screen import Screens


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium."""
    with chromium() as started:
        yield started


@pytest.fixture
def screens(browser: Browser, server: str) -> Iterator[Screens]:
    """Screens of people, each with a browser memory of its own; an error in any of them fails the test."""
    opened = Screens(browser, server)
    yield opened
    assert opened.close() == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, as npm has installed it for the page."""
    return Path(__file__).parents[2].joinpath("web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
