"""Whole games in the browser, by clicking only."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.screen import PHONE, Screen, Screens, Seat

ALONE = [Seat("here", "Ixchel"), Seat("bot"), Seat("bot"), Seat("bot")]


def check_result(screen: Screen) -> None:
    """The points of every player add up to the total, and the winner of the headline has most."""
    screen.page.locator(".final h1").wait_for()
    rows = [row.locator("td").all_inner_texts() for row in screen.page.locator(".final .bars tbody tr").all()]
    totals = screen.page.locator(".final .bars tfoot td").all_inner_texts()
    points = [[float(cell.replace("−", "-")) for cell in row] for row in rows]
    assert [sum(column) for column in zip(*points, strict=True)] == [float(cell.replace("−", "-")) for cell in totals]
    first = screen.page.locator(".final .bars thead th").nth(1).inner_text().strip()
    expect(screen.page.locator(".final h1")).to_contain_text(first)


def test_a_whole_game_of_four_against_bots(screens: Screens) -> None:
    screen = screens.open()
    screen.create(ALONE)
    assert screen.play_out(random.Random(1)) > 50
    check_result(screen)
    screen.page.reload()
    check_result(screen)
    check_story(screen)
    check_again(screen)


def check_story(screen: Screen) -> None:
    """Points over time are drawn for everybody, and a turning point leads to its move."""
    page = screen.page
    drawn = page.locator(".story svg[role=img]").first.get_attribute("aria-label") or ""
    totals = [cell.replace("−", "-") for cell in page.locator(".final .bars tfoot td").all_inner_texts()]
    assert sorted(part.rsplit(": ", 1)[1] for part in drawn.split(". ", 1)[1].split(", ")) == sorted(totals)
    moment = page.locator(".moment").first
    move = (moment.get_attribute("aria-label") or "").rsplit(" ", 1)[1]
    moment.click()
    expect(page.locator(".page")).to_have_attribute("data-move", move)
    page.get_by_role("button", name="Result").click()


def check_again(screen: Screen) -> None:
    """The same people sit down to another game."""
    before = screen.page.url
    screen.page.get_by_role("button", name="Play again").click()
    expect(screen.question).to_contain_text("start with")
    assert screen.page.url != before
    expect(screen.page.locator("section.seat")).to_have_count(len(ALONE))
    expect(screen.page.locator("section.seat").first).to_contain_text("Ixchel")


@pytest.mark.long
def test_a_whole_game_with_everything_of_the_expansion_on_a_phone(screens: Screens) -> None:
    screen = screens.open(PHONE)
    screen.create(ALONE, options=["Tribes", "Prophecies", "New buildings", "Quick actions"])
    assert screen.play_out(random.Random(2)) > 50
    check_result(screen)
