"""Why not? Whatever is not lit says why, by pointer, keyboard and finger, in both languages."""

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.screen import PHONE, Screen, Screens, Seat

ALONE = [Seat("here", "Ixchel"), Seat("bot", "Kan")]


def begun(screens: Screens, **how: object) -> Screen:
    """Return a screen at a table of Tzolk'in at the beginning of a turn."""
    screen = screens.open(**how)  # type: ignore[arg-type]
    screen.create(ALONE)
    screen.keep_tiles(random.Random(1))
    expect(screen.question).to_contain_text("Your turn")
    return screen


def tip(screen: Screen) -> Locator:
    return screen.page.locator("[data-explanation]")


def test_hovering_what_is_not_lit_says_why(screens: Screens) -> None:
    screen = begun(screens)
    tile = screen.page.locator(".tile:not(.lit)").first
    tile.hover()
    expect(tip(screen).locator(".why")).to_be_visible()
    screen.page.mouse.move(2, 2)
    expect(tip(screen)).to_have_count(0)
    lit = screen.page.locator("[data-place^='space/']").first
    lit.hover()
    expect(tip(screen)).to_be_visible()
    expect(tip(screen).locator(".why")).to_have_count(0)


def test_a_click_keeps_it_open_and_the_prompt_says_it_too(screens: Screens) -> None:
    screen = begun(screens)
    before = screen.page.locator(".page").get_attribute("data-move")
    screen.page.locator(".tile:not(.lit)").first.click()
    kept = screen.page.get_by_role("dialog", name="Why not?")
    expect(kept).to_be_visible()
    sentence = kept.locator(".why").inner_text()
    expect(screen.page.locator(".prompt .refusal")).to_have_text(sentence)
    assert screen.page.locator(".page").get_attribute("data-move") == before, "nothing was chosen"
    screen.page.keyboard.press("Escape")
    expect(kept).to_have_count(0)
    expect(screen.page.locator(".prompt .refusal")).to_have_count(0)


def test_what_is_kept_open_lets_the_pointer_through_to_the_board(screens: Screens) -> None:
    screen = begun(screens)
    screen.page.locator(".tile:not(.lit)").first.click()
    text = screen.page.get_by_role("dialog", name="Why not?").locator("p").first
    box = text.bounding_box()
    assert box is not None
    below = screen.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-explanation]') ?? null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert below is None, "what lies below the words takes the click"


def test_what_is_chosen_keeps_nothing_open_and_the_next_position_closes_it(screens: Screens) -> None:
    screen = begun(screens)
    kept = screen.page.get_by_role("dialog", name="Why not?")
    screen.page.locator(".tile:not(.lit)").first.click()
    expect(kept.locator(".why")).to_be_visible()
    before = screen.page.locator(".page").get_attribute("data-move") or ""
    # A choice without a press of the pointer, which would close it by itself.
    screen.page.locator("[data-place^='space/']").first.dispatch_event("click")
    expect(screen.page.locator(".page")).not_to_have_attribute("data-move", before)
    expect(kept).to_have_count(0)


def test_a_space_that_is_not_next_names_the_one_that_is(screens: Screens) -> None:
    screen = begun(screens)
    spaces = screen.page.locator("g:has(> circle.area):not(:has([data-place]))")
    for i in range(3):
        spaces.nth(i).click()
        expect(tip(screen)).to_contain_text("You can choose: ")
        screen.page.keyboard.press("Escape")
        expect(tip(screen)).to_have_count(0)


def test_by_keyboard_alone(screens: Screens) -> None:
    screen = begun(screens)
    screen.page.keyboard.press("?")
    for _ in range(40):
        if tip(screen).locator(".why").count():
            break
        screen.page.keyboard.press("ArrowDown")
        screen.page.wait_for_function("() => document.querySelector('[data-explanation]')")
    screen.page.keyboard.press("Enter")
    expect(screen.page.get_by_role("dialog", name="Why not?")).to_be_visible()


def test_a_tap_on_a_phone(screens: Screens) -> None:
    screen = begun(screens, size=PHONE)
    cell = screen.page.locator(".cell:not(.lit)").first
    cell.tap()
    expect(screen.page.get_by_role("dialog", name="Why not?")).to_be_visible()
    screen.page.get_by_role("dialog").get_by_role("button").last.tap()
    expect(screen.page.get_by_role("dialog")).to_have_count(0)


def test_who_does_not_decide_is_told_who_does(screens: Screens) -> None:
    screen = screens.open()
    screen.create([Seat("here", "Ixchel"), Seat("link", "Zac")])
    screen.page.get_by_role("button", name="Close").click()
    screen.keep_tiles(random.Random(1))
    expect(screen.question).to_contain_text("Waiting")
    screen.page.locator(".tile").first.click()
    expect(tip(screen).locator(".why")).to_contain_text("Zac must decide first")


@pytest.mark.parametrize(("language", "rule"), [("en", "Rule TK-"), ("ko", "규칙 TK-")])
def test_a_hex_of_tikal_names_the_rule(screens: Screens, language: str, rule: str) -> None:
    screen = screens.open(language=language)
    page = screen.page
    page.goto(screen.url)
    page.locator("article.game .look", has_text="Tikal" if language == "en" else "티칼").click()
    expect(page.locator("form h2")).to_contain_text("Tikal" if language == "en" else "티칼")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    page.locator(".mist").first.wait_for()
    page.locator(".map [role=img]").first.click()
    kept = page.locator("[role=dialog][data-explanation]")
    expect(kept).to_contain_text(rule)
