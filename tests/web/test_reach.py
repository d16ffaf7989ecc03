"""Nothing legal is out of reach: every choice of real positions has something to click, in sight and not covered."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import sacbe
from sacbe.core.record import Record
from tests.table.running import ask
from tests.web.screen import DESK, LANDSCAPE, PHONE, TABLET, Screen, Screens

GOLDEN = Path(__file__).parents[1] / "golden"
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
}).flatMap(({ dataset }) => dataset.choices?.split("\\n") ?? [dataset.choice, dataset.choice.split("; ")[0]])"""
"""What can be clicked; a button of the prompt that does several things one after the other begins with the first."""


@cache
def moments(game: str) -> dict[frozenset[Asked], Moment]:
    """Return, by the choices that are offered, a moment of the golden games that offers them."""
    found: dict[frozenset[Asked], Moment] = {}
    for path in sorted((GOLDEN / game).glob("*.json")):
        record = Record.load(path)
        state = sacbe.replay(record, upto=0)
        for number, (seat, move) in enumerate(record.moves):
            step = str(state.view(None)["step"])
            offered = frozenset((state.describe(action, seat).kind, step) for action in state.legal(seat))
            found.setdefault(offered, (path, number))
            state.play(move, seat)
    return found


def few(game: str, what: Callable[[Asked], object]) -> list[Moment]:
    """Return few moments that together offer everything."""
    by_offer = {frozenset(map(what, offered)): moment for offered, moment in moments(game).items()}
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


def amounts(page: Page) -> set[str]:
    """Return the bids that can be made by typing an amount: each becomes a button when it is typed."""
    amount = page.locator(".stepper input")
    if not amount.count():
        return set()
    highest = int(amount.get_attribute("max") or 0)
    amount.fill(str(highest))
    amount.press("Tab")
    expect(page.locator(f"[data-choice='bid {highest}']")).to_be_visible()
    return {f"bid {points}" for points in range(int(amount.get_attribute("min") or 0), highest + 1)}


def reached(page: Page, wanted: set[str]) -> set[str]:
    """Return the notations of what can be clicked; a phone turns to other tabs until all that is wanted is found."""
    found = set(page.evaluate(REACHED)) | amounts(page)
    for tab in page.locator("nav button").all():
        if wanted <= found:
            break
        tab.click()
        found |= set(page.evaluate(REACHED))
        for gear in page.get_by_role("tab").all():
            gear.click()
            found |= set(page.evaluate(REACHED))
    return found


SMALL = {
    "tzolkin": {"phone": PHONE, "rail": LANDSCAPE, "tablet": TABLET},
    "tikal": {"phone": PHONE, "rail": LANDSCAPE, "tablet": TABLET},
    "ahau": {"phone": PHONE, "rail": LANDSCAPE, "tablet": TABLET},
}
"""Sizes of small screens, by the layout they have."""


@pytest.mark.parametrize("game", SMALL)
def test_every_kind_of_choice_can_be_clicked_in_every_step(screens: Screens, game: str) -> None:
    check_reach(screens.open(), few(game, lambda asked: asked), {"desk": DESK})


@pytest.mark.parametrize("game", SMALL)
def test_every_kind_of_choice_can_be_tapped(screens: Screens, game: str) -> None:
    check_reach(screens.open(PHONE), few(game, lambda asked: asked[0]), SMALL[game])


def check_reach(screen: Screen, chosen: list[Moment], sizes: dict[str, ViewportSize]) -> None:
    """Check at every moment that all that is offered can be clicked, at every size."""
    watched = Watched(screen.page)
    assert len(chosen) > 3
    for moment in chosen:
        sit_down(screen, moment)
        wanted = set(watched.offered)
        assert wanted
        for layout, size in sizes.items():
            screen.page.set_viewport_size(size)
            expect(screen.page.locator("[data-layout]")).to_have_attribute("data-layout", layout)
            assert wanted <= reached(screen.page, wanted), (moment, layout)
