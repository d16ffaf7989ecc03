"""A game of somebody else's package, for which the page has no board: it is shown in words and played by buttons."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.pebbles import install_pebbles
from tests.web.running import running
from tests.web.screen import PHONE, Screens, Seat
from tests.web.test_game import check_result


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows the game."""
    folder = tmp_path_factory.mktemp("pebbles")
    with running(folder / "tables.db", install_pebbles(folder)) as address:
        yield address


@pytest.fixture
def screens(browser: Browser, server: str) -> Iterator[Screens]:
    opened = Screens(browser, server)
    yield opened
    assert opened.close() == []


def test_a_whole_game_by_clicking(screens: Screens) -> None:
    screen = screens.open()
    screen.create([Seat("here", "Ixchel"), Seat(), Seat()], game="Pebbles")
    board = screen.page.locator("[data-board=plain]")
    expect(board).to_contain_text("Stones to come")
    expect(screen.page.locator("section.seat").first).to_contain_text("Has offered")
    assert screen.play_out(random.Random(1)) >= 6
    check_result(screen)


def test_on_a_phone_in_korean(screens: Screens) -> None:
    screen = screens.open(PHONE, language="ko")
    screen.create([Seat("here", "Ixchel"), Seat()], game="조약돌")
    expect(screen.page.locator("[data-board=plain]")).to_contain_text("남은 보석")
    screen.choose(random.Random(1))
