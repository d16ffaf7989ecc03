"""A server that dies and comes back: whoever sits at a table plays on."""

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.table.running import Server, file_url
from tests.web.screen import Screens, Seat


def test_the_page_comes_back_by_itself_when_the_server_was_killed(browser: Browser, tmp_path: Path) -> None:
    server = Server(file_url(tmp_path))
    screens = Screens(browser, server.url)
    try:
        screen = screens.open()
        screen.create([Seat("here", "Ixchel"), Seat("bot", "Kan")])
        screen.keep_tiles(random.Random(1))
        lost = screen.page.get_by_text("Connection lost")
        screen.page.locator("[data-place^=space]").first.click()
        expect(screen.question).to_contain_text("another worker")
        lit, log = screen.lit().count(), screen.log.first.inner_text()

        server.kill()
        expect(lost).to_be_visible()
        # What is clicked meanwhile is asked as soon as somebody answers.
        screen.page.locator("[data-place^=space]").first.click()
        server = Server(file_url(tmp_path), port=server.port)
        expect(lost).to_have_count(0)
        expect(screen.log.first).not_to_have_text(log)
        screen.undo.click()
        expect(screen.log.first).to_have_text(log)
        assert screen.lit().count() == lit
        screen.play_turn(random.Random(2))
        screen.wait()
    finally:
        screens.close()  # the browser itself reports the connections that failed
        server.stop()
