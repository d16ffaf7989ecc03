"""A real server, a real Chromium."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.screen import Screens

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, with an empty database."""
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    command = [sys.executable, "-m", "sacbe.cli", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+?:\d+", process.stdout.readline())
            assert address is not None, "the server says where it is"
            yield address[0]
        finally:
            process.terminate()
            process.wait(10)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process."""
    assert CHROMIUM, "these tests need Chromium: make chromium"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()


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
