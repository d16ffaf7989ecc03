"""What people do at a table in the browser, besides playing a game to its end."""

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sacbe
from tests.web.screen import DESK, PHONE, Screen, Screens, Seat

ALONE = [Seat("here", "Ixchel"), Seat("bot", "Kan")]
HOT_SEAT = [Seat("here", "Ixchel"), Seat("here", "Zac")]
ONLINE = [Seat("here", "Ixchel"), Seat("link", "Zac")]


def begun(screens: Screens, **how: object) -> Screen:
    """Return a screen at a table where the starting tiles have been chosen and it is our turn."""
    screen = screens.open(**how)  # type: ignore[arg-type]
    screen.create(ALONE)
    screen.keep_tiles(random.Random(1))
    expect(screen.question).to_contain_text("Your turn")
    return screen


def table_of(page: Page) -> str:
    return page.url.split("#")[0].rsplit("/", 1)[-1]


# -- secrets ----------------------------------------------------------------------------------------------------------


def lit_names(screen: Screen) -> list[str]:
    return [str(one.get_attribute("aria-label")).split(":")[0] for one in screen.lit().all()]


def test_at_one_screen_nobody_sees_the_tiles_of_the_other(screens: Screens) -> None:
    screen = screens.open()
    screen.create(HOT_SEAT)
    page = screen.page
    expect(page.locator(".pass h1")).to_contain_text("Ixchel")
    assert screen.lit().count() == 0
    page.get_by_role("button", name="I am Ixchel").click()
    screen.wait()
    hers = lit_names(screen)
    screen.keep_tiles(random.Random(1))

    expect(page.locator(".pass h1")).to_contain_text("Zac")
    everything = page.content()
    assert not [name for name in hers if name in everything]
    page.reload()
    expect(page.locator(".pass h1")).to_contain_text("Zac")
    page.get_by_role("button", name="I am Zac").click()
    screen.wait()
    his = lit_names(screen)
    assert not set(his) & set(hers)
    everything = page.content()
    assert not [name for name in hers if name in everything]
    expect(screen.log.first).to_contain_text("chooses in secret")
    screen.keep_tiles(random.Random(2))
    expect(screen.question).to_contain_text("Your turn")
    assert page.locator(".pass").count() == 0


# -- two screens ------------------------------------------------------------------------------------------------------


def joined(screens: Screens) -> tuple[Screen, Screen]:
    """Return the screens of an owner and of a guest who came by the link of the second seat."""
    owner, guest = screens.open(), screens.open()
    owner.create(ONLINE)
    # Who opens a table for others is shown their links.
    link = owner.page.get_by_label("Zac plays with").input_value()
    expect(owner.page.get_by_role("dialog")).to_contain_text("not here yet")
    owner.page.get_by_role("button", name="Close").click()
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    guest.wait()
    assert "link" not in guest.page.url
    return owner, guest


def test_two_browsers_at_one_table_see_each_others_moves(screens: Screens) -> None:
    owner, guest = joined(screens)
    owner.keep_tiles(random.Random(1))
    guest.keep_tiles(random.Random(2))
    owner.wait()
    expect(guest.question).to_contain_text("Waiting for Ixchel")
    owner.page.locator("[data-place^=space]").first.click()
    expect(owner.log.first).to_contain_text("places on")
    # A turn under way is nobody else's business.
    expect(guest.log.first).not_to_contain_text("places on")
    owner.play_turn(random.Random(3))
    expect(guest.page.locator(".log")).to_contain_text("places on")
    guest.wait()
    expect(guest.page.locator("section.seat.active")).to_contain_text("Zac")


def test_a_wrong_link_tells_nothing(screens: Screens) -> None:
    owner, guest = screens.open(), screens.open()
    owner.create(ONLINE)
    guest.page.goto(f"{owner.page.url}#link=wrong")
    expect(guest.page.locator("h1")).to_contain_text("closed")
    assert "Zac" not in guest.page.content()


def test_a_link_is_replaced_and_the_old_one_opens_nothing(screens: Screens) -> None:
    owner, guest = joined(screens)
    owner.page.get_by_role("button", name="Links").click()
    field = owner.page.get_by_label("Zac plays with")
    old = field.input_value()
    owner.page.get_by_role("button", name="Make a new link for Zac").click()
    assert field.input_value() == old, "the first click only asks"
    owner.page.get_by_role("button", name="sure?").click()
    expect(field).not_to_have_value(old)
    expect(guest.page.locator("h1")).to_contain_text("closed")
    friend = screens.open()
    friend.page.goto(old)
    expect(friend.page.locator("h1")).to_contain_text("closed")
    friend.page.goto(field.input_value())
    friend.page.reload()
    friend.page.get_by_role("button", name="Sit down").click()
    friend.wait()
    for screen in (friend, guest):
        screen.errors.clear()  # the browser itself reports what is refused


# -- taking back, coming back -----------------------------------------------------------------------------------------


def test_undo_and_redo(screens: Screens) -> None:
    screen = begun(screens)
    before, corn = screen.question.inner_text(), screen.page.locator("section.seat").first.inner_text()
    screen.page.locator("[data-place^=space]").first.click()
    expect(screen.question).to_contain_text("another worker")
    screen.undo.click()
    expect(screen.question).to_have_text(before)
    assert screen.page.locator("section.seat").first.inner_text() == corn
    screen.page.get_by_role("button", name="Redo").click()
    expect(screen.question).to_contain_text("another worker")
    screen.page.keyboard.press("u")
    expect(screen.question).to_have_text(before)


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(screens: Screens) -> None:
    screen = begun(screens)
    screen.page.locator("[data-place^=space]").first.click()
    expect(screen.question).to_contain_text("another worker")
    lit, log = screen.lit().count(), screen.log.first.inner_text()
    screen.page.reload()
    expect(screen.question).to_contain_text("another worker")
    assert (screen.lit().count(), screen.log.first.inner_text()) == (lit, log)
    screen.undo.click()
    expect(screen.question).to_contain_text("Your turn")


# -- words ------------------------------------------------------------------------------------------------------------

ENGLISH = re.compile(r"\b(the|your|of|turn|worker|corn|places|day|log|undo|move)\b", re.IGNORECASE)


def test_english_and_korean_at_a_click(screens: Screens) -> None:
    screen = begun(screens)
    screen.page.locator("[data-place^=space]").first.click()
    expect(screen.log.first).to_contain_text("places on")
    screen.page.get_by_role("button", name="Read Korean").click()
    expect(screen.page.locator("html")).to_have_attribute("lang", "ko")
    expect(screen.log.first).not_to_contain_text("places on")
    seen = screen.page.locator("body").inner_text()
    labels = " ".join(str(one.get_attribute("aria-label")) for one in screen.page.locator("[aria-label]").all())
    assert ENGLISH.findall(seen) == []
    assert ENGLISH.findall(labels) == []
    screen.page.reload()
    expect(screen.page.locator("html")).to_have_attribute("lang", "ko")


# -- replay -----------------------------------------------------------------------------------------------------------


def test_a_link_leads_to_a_moment_of_the_replay(screens: Screens) -> None:
    screen = begun(screens)
    screen.play_turn(random.Random(4))
    screen.wait()
    page = screen.page
    table = page.url
    page.goto(f"{table}#move=2")
    slider = page.get_by_role("slider", name="Move")
    expect(slider).to_have_value("2")
    assert screen.lit().count() == 0
    page.keyboard.press("]")
    expect(slider).to_have_value("3")
    expect(page.locator(".page")).to_have_attribute("data-move", "3")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator(".page")).to_have_attribute("data-move", "2")
    assert page.url.endswith("#move=2")
    page.get_by_role("button", name="Back to the game").click()
    screen.wait()
    assert page.url == table


# -- motion -----------------------------------------------------------------------------------------------------------


def test_moves_of_others_are_shown_one_by_one_and_can_be_skipped(screens: Screens) -> None:
    screen = screens.open(speed=1, still=False)
    screen.create([Seat("here"), *[Seat("bot")] * 3])
    screen.keep_tiles(random.Random(1))
    screen.play_turn(random.Random(2))
    skip = screen.page.get_by_role("button", name="Skip")
    skip.wait_for()
    assert screen.lit().count() == 0
    skip.click()
    screen.wait()
    expect(skip).to_have_count(0)


# -- sizes ------------------------------------------------------------------------------------------------------------

OVERFLOW = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_board_fits_a_small_desktop(screens: Screens, language: str) -> None:
    screen = begun(screens) if language == "en" else begun_in_korean(screens)
    assert screen.page.evaluate(OVERFLOW) == [0, 0]
    board = screen.page.locator("main").bounding_box()
    prompt = screen.page.locator(".prompt").bounding_box()
    assert board is not None
    assert prompt is not None
    assert board["y"] + board["height"] <= prompt["y"]
    assert prompt["y"] + prompt["height"] <= DESK["height"]
    hidden = screen.page.evaluate(
        """() => [...document.querySelectorAll("main *")].filter((one) => one.scrollHeight > one.clientHeight + 1
               && ["auto", "scroll"].includes(getComputedStyle(one).overflowY)).length"""
    )
    assert hidden == 0, "nothing of the board has to be scrolled"


def begun_in_korean(screens: Screens) -> Screen:
    screen = begun(screens)
    screen.page.get_by_role("button", name="Read Korean").click()
    expect(screen.page.locator("html")).to_have_attribute("lang", "ko")
    return screen


def test_a_turn_on_a_phone(screens: Screens) -> None:
    screen = begun(screens, size=PHONE)
    assert screen.page.evaluate(OVERFLOW) == [0, 0]
    for tab in screen.page.locator("nav button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")
        assert screen.page.evaluate(OVERFLOW)[0] == 0
    screen.page.locator("nav button").first.tap()
    screen.play_turn(random.Random(3))
    screen.wait()


# -- tables -----------------------------------------------------------------------------------------------------------


def test_tables_are_listed_renamed_and_deleted(screens: Screens) -> None:
    screen = begun(screens)
    screen.home()
    page = screen.page
    row = page.locator("li.table").first
    # What tells tables apart: who plays, how far it is, since when it waits.
    expect(row).to_contain_text("Ixchel, Kan")
    expect(row).to_contain_text("day 1")
    expect(row).to_contain_text("waits since")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    row.get_by_role("button", name="Rename").click()
    page.locator("dialog input").fill("The long evening")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(row).to_contain_text("The long evening")
    row.get_by_role("link", name="Play").click()
    screen.wait()
    screen.home()
    page.get_by_role("button", name="Delete the table The long evening").click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(page.locator("li.table")).to_have_count(0)


def test_a_record_is_opened_from_a_file_and_watched(screens: Screens, tmp_path: Path) -> None:
    state = sacbe.game("tzolkin").start(players=2, seed=3, names=["Ixchel", "Zac"])
    pick = random.Random(3)
    while not state.over:
        seat = state.actors[0]
        state.apply(pick.choice(state.legal(seat)), seat)
    file = tmp_path / "an old game.json"
    state.record().save(file)
    screen = screens.open()
    screen.home()
    screen.page.get_by_label("Open a record from a file").set_input_files(file)
    expect(screen.page.locator(".final h1")).to_be_visible()
    totals = screen.page.locator(".final tfoot td").all_inner_texts()
    assert sorted(float(cell.replace("−", "-")) for cell in totals) == sorted(state.scores)
    screen.page.get_by_role("button", name="Replay").first.click()
    expect(screen.page.get_by_role("slider", name="Move")).to_have_attribute("max", str(len(state.moves)))


def test_a_file_that_is_no_record_is_refused(screens: Screens, tmp_path: Path) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps({"game": "chess"}), encoding="utf-8")
    screen = screens.open()
    screen.home()
    screen.page.get_by_label("Open a record from a file").set_input_files(file)
    expect(screen.page.get_by_role("alert")).to_be_visible()
    screen.errors.clear()  # the browser itself reports the refusal
