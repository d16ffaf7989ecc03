"""Nothing legal is out of reach: every choice of real positions has something to click, in sight and not covered."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import sacbe
from sacbe.core.record import Record
from tests.table.running import ask
from tests.web.screen import DESK, PHONE, Screen, Screens

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "tzolkin").glob("*.json"))
Asked = tuple[str, str]
"""A kind of choice, and the step it is made in."""
Moment = tuple[Path, int]
"""A game, and the number of moves played in it."""
REACHED = """() => [...document.querySelectorAll("[data-choice], [data-choices]")].filter((one) => {
  one.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const named = one.getAttribute("aria-label") || one.innerText?.trim();
  return width >= 20 && height >= 20 && named && there && (one === there || one.contains(there));
}).flatMap((one) => (one.dataset.choice ?? one.dataset.choices).split("\\n"))"""


@cache
def moments() -> dict[frozenset[Asked], Moment]:
    """Return, by the choices that are offered, a moment of the golden games that offers them."""
    found: dict[frozenset[Asked], Moment] = {}
    for path in GOLDEN:
        record = Record.load(path)
        state = sacbe.replay(record, upto=0)
        for number, (seat, move) in enumerate(record.moves):
            step = str(state.view(None)["step"])
            offered = frozenset((state.describe(action, seat).kind, step) for action in state.legal(seat))
            found.setdefault(offered, (path, number))
            state.play(move, seat)
    return found


def few(what: Callable[[Asked], object]) -> list[Moment]:
    """Return few moments that together offer everything."""
    by_offer = {frozenset(map(what, offered)): moment for offered, moment in moments().items()}
    missing = set().union(*by_offer)
    chosen = []
    while missing:
        best = max(by_offer, key=lambda offered: len(offered & missing))
        chosen.append(by_offer[best])
        missing -= best
    return chosen


class Watched:
    """What the server offers to the page."""

    def __init__(self, page: Page) -> None:
        self.offered: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: Any) -> None:
        message = json.loads(frame)
        if message["type"] == "position" and message["choices"]:
            self.offered = [choice["text"] for choice in message["choices"]]


def sit_down(screen: Screen, moment: Moment) -> None:
    """Go to a table where a golden game stands at a moment, all seats at this screen."""
    path, number = moment
    record = sacbe.replay(Record.load(path), upto=number).record()
    wish = {"record": json.loads(record.to_json()), "name": path.stem}
    opened = ask("POST", f"{screen.url}/api/records", json=wish).json()
    screen.page.goto(f"{screen.url}/t/{opened['table']['id']}#link={opened['links']['owner']}")
    screen.wait()
    if screen.page.locator(".pass").count():
        screen.page.locator(".pass button").click()
        screen.wait()


def reached(page: Page, wanted: set[str]) -> set[str]:
    """Return the notations of what can be clicked; a phone turns to other tabs until all that is wanted is found."""
    found = set(page.evaluate(REACHED))
    for tab in page.locator("nav button").all():
        if wanted <= found:
            break
        tab.click()
        found |= set(page.evaluate(REACHED))
        for gear in page.get_by_role("tab").all():
            gear.click()
            found |= set(page.evaluate(REACHED))
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_kind_of_choice_can_be_clicked_in_every_step(screens: Screens, size: Any) -> None:
    screen = screens.open(size)
    watched = Watched(screen.page)
    chosen = few(lambda asked: asked if size == DESK else asked[0])
    assert len(chosen) > 10
    for moment in chosen:
        sit_down(screen, moment)
        wanted = set(watched.offered)
        assert wanted
        assert reached(screen.page, wanted) == wanted, moment
