"""What others do travels over the table; the log and the board show it afterwards."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.gallery import at, finished
from tests.web.screen import PHONE, Screen, Screens

TURN = at("base-4", "turn", 120)
COUNT = """() => {
  window.flown = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((one) => {
    if (one.classList?.contains("flyer")) window.flown.push(one.textContent.trim());
  }))).observe(document.body, { subtree: true, childList: true });
}"""


def asked_again(screen: Screen) -> None:
    expect(screen.question).to_contain_text("Your turn", use_inner_text=True)


def others_moved(screen: Screen) -> Page:
    """Play a turn; the others have theirs."""
    TURN(screen)
    screen.page.evaluate(COUNT)
    screen.play_turn(random.Random(3))
    return screen.page


def test_pieces_and_goods_travel_and_a_key_ends_it(screens: Screens) -> None:
    screen = screens.open(speed=1, still=False)
    page = others_moved(screen)
    page.wait_for_function("() => window.flown.includes('') && window.flown.some((one) => one.startsWith('+'))")
    expect(page.locator(".seat.active")).to_have_count(1)
    page.keyboard.press("Escape")
    asked_again(screen)
    expect(page.locator(".flyer")).to_have_count(0)


def test_nothing_travels_where_less_motion_is_wished(screens: Screens) -> None:
    screen = screens.open(speed=1, still=True)
    page = others_moved(screen)
    asked_again(screen)
    assert page.evaluate("() => window.flown") == []


def test_what_was_done_since_ones_last_turn_is_numbered_until_one_chooses(screens: Screens) -> None:
    screen = screens.open()
    page = others_moved(screen)
    asked_again(screen)
    expect(page.locator(".log .turn > i")).to_have_text(["3", "2", "1"])
    badges = page.locator(".traces b")
    expect(badges.first).to_be_visible()
    assert set(badges.all_inner_texts()) <= {"1", "2", "3"}
    screen.choose(random.Random(1))
    expect(badges).to_have_count(0)
    expect(page.locator(".log .turn > i")).to_have_count(0)


def test_it_is_shown_again(screens: Screens) -> None:
    screen = screens.open(speed=4, still=False)
    page = others_moved(screen)
    asked_again(screen)
    before = [screen.log.count(), page.locator(".page").get_attribute("data-move"), screen.lit().count()]
    page.get_by_role("button", name="Show again").click()
    expect(screen.question).to_contain_text("moves")
    asked_again(screen)
    assert [screen.log.count(), page.locator(".page").get_attribute("data-move"), screen.lit().count()] == before


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_line_of_the_log_lights_what_it_speaks_of_and_opens_that_moment(screens: Screens, size: str) -> None:
    screen = screens.open(PHONE) if size == "phone" else screens.open()
    page = others_moved(screen)
    asked_again(screen)
    if size == "phone":
        page.get_by_role("button", name="Log").click()
    line = page.locator(".log .turn").nth(1)
    if size == "desk":
        expect(page.locator(".traces path.way")).to_have_count(0)
        line.hover()
        expect(page.locator(".traces path.way").first).to_be_attached()
    name = str(line.locator(".line").get_attribute("aria-label"))
    line.click()
    page.wait_for_url(re.compile(rf"#move={re.findall(r'[0-9]+', name)[0]}$"))
    expect(page.locator(".replay")).to_be_visible()


# -- afterwards -------------------------------------------------------------------------------------------------------


def test_the_result_names_the_days_of_its_turning_points_and_the_log_follows_the_replay(screens: Screens) -> None:
    screen = screens.open()
    finished(screen, "base-4")
    page = screen.page
    moments = page.locator(".moment .what")
    assert moments.count() > 2
    assert all(re.match(r"Day \d+ · ", words) for words in moments.all_inner_texts())
    swatches = page.locator("tbody th", has_text="Unfed workers").locator("svg")
    assert swatches.count() == 0, "what only takes points away has no part of a bar"
    page.locator(".final").get_by_role("button", name="Replay").click()
    expect(page.locator(".replay .number")).to_have_text(re.compile("^Move 0 of"))
    page.wait_for_function("() => { const log = document.querySelector('.log ol'); return log.scrollTop > 1000; }")
    expect(page.locator(".log .turn").last).to_be_in_viewport()
