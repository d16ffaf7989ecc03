"""Everything by keyboard: a turn, what can be chosen, and what explains itself."""

from playwright.sync_api import Page, expect

from tests.web.screen import Screens
from tests.web.test_table import begun

FOCUSED = "() => document.activeElement.dataset.place ?? ''"
STOPS = "() => [...document.querySelectorAll('[data-place]')].filter((one) => one.tabIndex === 0).length"


def reach(page: Page, what: str) -> None:
    """Go from one thing that can be chosen to the next, up to one of a kind."""
    for _ in range(20):
        page.keyboard.press("n")
        if page.evaluate(f"() => document.activeElement.dataset.{what}"):
            return
    raise AssertionError(f"the keyboard does not reach {what}")


def reached_by_arrows(page: Page) -> set[str]:
    """Return all places to which arrow keys lead from the focused one."""
    reached, waiting = set(), [str(page.evaluate(FOCUSED))]
    while waiting:
        place = waiting.pop()
        if place in reached:
            continue
        reached.add(place)
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            page.locator(f"[data-place='{place}']").focus()
            page.keyboard.press(key)
            waiting.append(str(page.evaluate(FOCUSED)))
    return reached


def test_a_turn_can_be_played_without_a_mouse(screens: Screens) -> None:
    screen = begun(screens)
    page = screen.page
    reach(page, "place?.startsWith('space')")
    assert page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    expect(screen.question).to_contain_text("another worker")
    expect(screen.stop).to_have_count(1)
    page.keyboard.press("e")
    expect(screen.stop).to_have_count(0)
    expect(screen.log.first).not_to_contain_text("Ixchel")


def test_an_area_is_one_stop_of_the_tab_key_and_arrows_reach_all_of_it(screens: Screens) -> None:
    page = begun(screens).page
    lit = set(page.locator("[data-place]").evaluate_all("all => all.map((one) => one.dataset.place)"))
    assert len(lit) > 3
    assert page.evaluate(STOPS) == 1
    page.locator("[data-place][tabindex='0']").focus()
    assert reached_by_arrows(page) == lit
    page.keyboard.press("End")
    last = page.evaluate(FOCUSED)
    page.keyboard.press("Home")
    assert page.evaluate(FOCUSED) != last
    # The tab key leaves the area, and comes back to where it was.
    before = page.evaluate(FOCUSED)
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == ""
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(FOCUSED) == before


def test_the_log_is_one_stop_and_its_lines_are_reached_by_arrows(screens: Screens) -> None:
    screen = begun(screens)
    page = screen.page
    screen.log.nth(1).wait_for()
    assert page.locator(".log [tabindex='0']").count() == 1
    page.keyboard.press("l")
    page.wait_for_function("() => document.activeElement.closest('.log')")
    first = page.evaluate("() => document.activeElement.getAttribute('aria-label')")
    page.keyboard.press("ArrowDown")
    page.wait_for_function("first => document.activeElement.getAttribute('aria-label') !== first", arg=first)
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider", name="Move")).to_be_visible()


def test_things_explain_themselves_by_keyboard(screens: Screens) -> None:
    page = begun(screens).page
    tip = page.get_by_role("tooltip")
    page.keyboard.press("?")
    expect(tip).to_be_visible()
    told = {tip.inner_text()}
    for key in ["ArrowRight", "ArrowDown"] * 4 + ["ArrowRight"] * 12:
        page.keyboard.press(key)
        told.add(tip.inner_text())
    assert len(told) > 8
    spoken = " ".join(page.locator("[aria-live=polite]").all_inner_texts())
    assert tip.inner_text().split("\n")[0] in spoken
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
