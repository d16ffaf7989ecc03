"""Take the pictures of docs/images from a real game: ``python -m tests.web.screenshots`` (the page must be built)."""

import random
import tempfile
from pathlib import Path

from playwright.sync_api import expect

from tests.web.gallery import sit_down, waiting_in
from tests.web.running import chromium, running
from tests.web.screen import DESK, PHONE, Screen, Screens, Seat

IMAGES = Path(__file__).parents[2] / "docs" / "images"
BOTS = ("Balam", "Nicté", "Kan Ek")
PEOPLE = [Seat("here", "Ixchel"), *(Seat("bot", name, "easy") for name in BOTS)]


def save(screen: Screen, name: str) -> None:
    screen.page.evaluate("() => document.fonts.ready.then(() => null)")
    screen.page.mouse.move(2, 2)
    screen.page.screenshot(path=IMAGES / f"{name}.png")


def main() -> None:
    """Take all pictures."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder, "tables.db")) as url, chromium() as browser:
        screens = Screens(browser, url)
        desk = screens.open(DESK)
        desk.home()
        save(desk, "home")
        sit_down(desk, waiting_in("tzolkin", "all-4", "turn", 150))
        save(desk, "table")
        desk.page.get_by_role("button", name="Day or night").click()
        desk.page.get_by_role("button", name="Read Korean").click()
        expect(desk.page.locator("html")).to_have_attribute("lang", "ko")
        desk.page.wait_for_timeout(800)
        save(desk, "table-night-korean")
        phone = screens.open(PHONE)
        sit_down(phone, waiting_in("tzolkin", "base-4", "turn", 120))
        save(phone, "table-phone")
        for game, name, step, after in (("tikal", "basic-4", "explore", 150), ("ahau", "03-4-wanderer", "select", 120)):
            board = screens.open(DESK)
            sit_down(board, waiting_in(game, name, step, after))
            save(board, f"table-{game}")
        end = screens.open(DESK)
        end.create(PEOPLE)
        end.play_out(random.Random(3))
        save(end, "result")
        screens.close()


if __name__ == "__main__":
    main()
