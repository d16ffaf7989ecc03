"""Tikal at the browser table: whole games by clicking what is lit, walking, laying, bidding, exchanging."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import sacbe
from sacbe.core.record import Record
from sacbe.core.state import State
from tests.web import gallery
from tests.web.screen import DESK, LANDSCAPE, PHONE, TABLET, Screens, Seat
from tests.web.test_access import serious
from tests.web.test_game import check_result
from tests.web.test_reach import GOLDEN, Moment, sit_down

ALONE = [Seat("here", "Ixchel"), Seat("bot"), Seat("bot"), Seat("bot")]
PATIENCE = 8
"""After so many clicks a turn is ended."""


@pytest.mark.parametrize("version", [(), ("Auction",)], ids=["basic", "auction"])
def test_a_whole_game_of_four_against_bots(screens: Screens, version: tuple[str, ...]) -> None:
    screen = screens.open()
    screen.create(ALONE, game="Tikal", options=version)
    assert screen.play_out(random.Random(1), PATIENCE) > 50
    check_result(screen)


@pytest.mark.long
def test_a_whole_game_on_a_phone(screens: Screens) -> None:
    screen = screens.open(PHONE)
    screen.create(ALONE, game="Tikal")
    assert screen.play_out(random.Random(2), PATIENCE) > 50
    check_result(screen)


# -- moments of golden games -------------------------------------------------------------------------------------------


def moment(name: str, step: str, nth: int, wanted: Callable[[State, int], bool] = lambda state, seat: True) -> Moment:
    """Return the nth moment of a golden game in which this is decided and which is as wanted."""
    path: Path = GOLDEN / "tikal" / f"{name}.json"
    record = Record.load(path)
    state = sacbe.replay(record, upto=0)
    for number, (seat, move) in enumerate(record.moves):
        if state.view(seat)["step"] == step and wanted(state, seat):
            nth -= 1
            if nth == 0:
                return path, number
        state.play(move, seat)
    raise AssertionError("there is no such moment")


def two_walk_far(state: State, seat: int) -> bool:
    """Tell whether two workers can go more than one step together."""
    walks = [course for course in state.courses(seat) if course.kind == "walk"]
    return any(course.args["count"] == 2 and len(course.actions) > 2 for course in walks)


def many_ways(state: State, seat: int) -> bool:
    """Tell whether members can be moved and temples uncovered."""
    kinds = [state.describe(action, seat).kind for action in state.legal(seat)]
    return kinds.count("uncover") > 0 and kinds.count("move") > 4


def moves(page: Page) -> int:
    return int(page.locator(".page").get_attribute("data-move") or 0)


def test_a_walk_of_several_steps_with_several_members_is_one_gesture(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("basic-4", "explore", 10, two_walk_far))
    page = screen.page
    for who in page.locator("[data-place^='party/']").all():
        who.click()
        two = page.get_by_role("button", name="2 workers")
        if two.count():
            break
        page.keyboard.press("Escape")
    two.click()
    goals = page.locator("[data-place^='goal/']")
    longest = max(goals.all(), key=lambda one: len((one.get_attribute("data-choices") or "").split("; ")))
    texts = (longest.get_attribute("data-choices") or "").split("; ")
    assert len(texts) > 2
    assert texts[: len(texts) // 2] == texts[len(texts) // 2 :]
    before = moves(page)
    longest.hover()
    expect(page.locator("path.way")).to_be_visible()
    longest.click()
    expect(page.locator(".page")).to_have_attribute("data-move", str(before + len(texts)))
    screen.undo.click()
    expect(page.locator(".page")).to_have_attribute("data-move", str(before))
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".page")).to_have_attribute("data-move", str(before + len(texts)))


def most_turns(page: Page) -> Locator:
    """Return the space on which the hexagon can be turned in most ways."""
    spaces = page.locator("[data-place^='space/']").all()
    return max(spaces, key=lambda one: len((one.get_attribute("data-choices") or "").split("\n")))


def middle(one: Locator) -> tuple[float, float]:
    """Return the middle of what is drawn."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_tile_is_turned_by_pull_click_wheel_key_and_button_and_placed(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("basic-4", "lay", 18))
    page = screen.page
    turnable = most_turns(page)
    picked = page.locator(".page")
    before = moves(page)
    x, y = middle(turnable)
    page.mouse.move(x, y)
    page.mouse.down()
    for side, (dx, dy) in {"n": (0, -1), "se": (1, 0.6), "sw": (-1, 0.6)}.items():
        page.mouse.move(x + 25 * dx, y + 25 * dy, steps=3)
        expect(picked).to_have_attribute("data-picked", re.compile(f"/{side}$"))
    page.mouse.up()
    expect(picked).to_have_attribute("data-move", str(before + 1))
    screen.undo.click()
    expect(picked).to_have_attribute("data-move", str(before))
    turnable.click()
    seen = [picked.get_attribute("data-picked")]
    deeds: list[Callable[[], object]] = [
        turnable.click,
        lambda: page.mouse.wheel(0, 100),
        lambda: page.keyboard.press("r"),
        page.get_by_role("button", name="Turn clockwise").click,
    ]
    for turn in deeds:
        turn()
        expect(picked).not_to_have_attribute("data-picked", str(seen[-1]))
        seen.append(picked.get_attribute("data-picked"))
    assert len(set(seen)) > 3
    page.get_by_role("button", name="Turn counter-clockwise").click()
    expect(picked).to_have_attribute("data-picked", str(seen[-2]))
    page.get_by_role("button", name="Place here").click()
    expect(picked).to_have_attribute("data-move", str(before + 1))


def pull(page: Page, start: str, goal: str) -> None:
    """Drag what is lit at a place to another one, which is lit only then."""
    x, y = middle(page.locator(f"[data-place='{start}']"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 9, y + 9, steps=3)
    page.locator(f"[data-place='{goal}']").hover()
    page.mouse.up()


def test_members_enter_and_walk_by_one_drag_and_are_told_what_it_changes(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("basic-4", "explore", 60))
    page = screen.page
    page.locator("[data-place='enter/c0r4']").click()
    goals = page.locator("[data-place^='goal/']")
    far = [one.get_attribute("data-place") or "" for one in goals.all()]
    told = page.locator(".tip")
    for place in far:
        page.locator(f"[data-place='{place}']").hover()
        expect(told).to_contain_text("leaves")
        if "strongest" in told.inner_text():
            break
    expect(told).to_contain_text("strongest")
    page.keyboard.press("Escape")
    before = moves(page)
    pull(page, "enter/c0r4", place)
    page.wait_for_function("(before) => Number(document.querySelector('.page').dataset.move) > before", arg=before)
    expect(page.locator(".log")).to_contain_text("places a worker")


def leads_workers(state: State, seat: int) -> bool:
    """Tell whether the leader can leave workers behind."""
    view: Any = state.view(seat)
    with_workers = {"seat": seat, "leader": True}
    led = [
        at
        for at, space in view["map"].items()
        for party in space["members"]
        if party.items() >= with_workers.items() and party["workers"]
    ]
    return any(f"move leader {at}" in state.text(action) for at in led for action in state.legal(seat))


def test_the_leader_is_taken_up_by_his_crown_and_takes_the_cheapest_way(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("basic-4", "explore", 1, leads_workers))
    page = screen.page
    crown = page.locator("[data-place^='leader/']").first
    start = str(crown.get_attribute("data-place"))
    expect(page.locator(f"[data-place='{start.replace('leader', 'party')}']")).to_have_count(1)
    crown.click()
    goal = page.locator("[data-place^='goal/']").first
    place = str(goal.get_attribute("data-place"))
    page.keyboard.press("Escape")
    before = moves(page)
    pull(page, start, place)
    expect(page.locator(".page")).not_to_have_attribute("data-move", str(before))
    expect(page.locator(".log li").first).to_contain_text(f"moves a leader from {start.split('/')[1]}")


def can_exchange(state: State, seat: int) -> bool:
    return any(state.describe(action, seat).kind == "exchange" for action in state.legal(seat))


def test_an_exchange_shows_both_sides_before_it_is_made(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("basic-4", "explore", 3, can_exchange))
    page = screen.page
    page.locator("[data-place^='give/']").first.click()
    page.locator("[data-place^='take/']").first.hover()
    sides = page.locator(".tip div:has(dt svg)")
    assert sides.count() >= 2
    expect(page.locator(".tip")).to_contain_text("leaves")


def last_of_scoring(state: State, seat: int) -> bool:
    """Tell whether the next decision may end the last scoring turn of a round, and several temples are scored."""
    view: Any = state.view(seat)
    held = [space for space in view["map"].values() if space.get("holder") == seat]
    return bool(view["scoring_turn"]) and len(view["scoring_order"]) == 1 and len(held) > 1


def first_of_scoring(state: State, seat: int) -> bool:
    """Tell whether a scoring turn can be ended after which others score, too, and several temples are scored in it."""
    view: Any = state.view(seat)
    held = [space for space in view["map"].values() if space.get("holder") == seat]
    return bool(view["scoring_turn"]) and len(view["scoring_order"]) > 1 and len(held) > 1


def test_ones_own_scoring_stays_when_others_score_after_it(screens: Screens) -> None:
    screen = screens.open()
    path, number = moment("basic-2", "explore", 1, first_of_scoring)
    gallery.sit_down(screen, gallery.Moment("tikal", path.stem, number))
    page = screen.page
    worth = int(page.locator(".band .now b").inner_text())
    page.locator("[data-choice=end]").click()
    expect(screen.question).to_contain_text("Place the hexagon")
    told = page.locator(".retold")
    expect(told).to_contain_text("Ixchel")
    expect(told).to_contain_text(f"+{worth} so far")
    told.get_by_role("button", name="Step on").click()
    expect(told).to_contain_text("Balam")


def test_a_scoring_is_counted_temple_by_temple(screens: Screens) -> None:
    screen = screens.open()
    path, number = moment("basic-2", "explore", 1, last_of_scoring)
    gallery.sit_down(screen, gallery.Moment("tikal", path.stem, number))
    page = screen.page
    expect(page.locator(".tikal")).to_contain_text("As it stands")
    worth = int(page.locator(".band .now b").inner_text())
    page.locator("[data-choice=end]").click()
    told = page.locator(".retold")
    expect(told).to_contain_text(f"+{worth} so far")
    told.get_by_role("button", name="Step back").click()
    expect(told).not_to_contain_text(f"+{worth} so far")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_a_way_that_does_not_fit_says_why(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("basic-4", "lay", 18))
    page = screen.page
    for space in page.locator("[data-place^='space/']").all():
        if "\n" not in (space.get_attribute("data-choices") or ""):
            continue
        space.click()
        if page.locator(".dial .wrong").count():
            break
    page.locator(".dial .wrong").first.hover()
    expect(page.locator("[role=tooltip]")).to_contain_text("stone")


def test_what_was_picked_up_is_let_go_by_escape_and_only_one_kind_can_be_shown(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("basic-4", "explore", 20, many_ways))
    page = screen.page
    lit = page.locator("[data-place]").count()
    page.locator("[data-place^='party/']").first.click()
    expect(page.locator("[data-place^='temple/']")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-place]")).to_have_count(lit)
    page.locator(".buy button", has_text="Uncover").click()
    kinds = page.locator("[data-place]").evaluate_all("all => all.map((one) => one.dataset.place.split('/')[0])")
    assert set(kinds) == {"temple"}
    page.set_viewport_size(LANDSCAPE)
    for kind in ("Uncover", "Walk"):
        button = page.locator(".buy button", has_text=kind)
        expect(button).to_be_in_viewport(ratio=1)
        button.click()
    expect(page.locator("[data-place^='temple/']")).to_have_count(0)


def test_turning_the_phone_keeps_what_was_picked_up(screens: Screens) -> None:
    screen = screens.open(PHONE)
    sit_down(screen, moment("basic-4", "lay", 18))
    page = screen.page
    most_turns(page).click()
    picked = page.locator(".page").get_attribute("data-picked")
    assert picked
    for size in (LANDSCAPE, TABLET, DESK, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(".page")).to_have_attribute("data-picked", picked)
        expect(page.get_by_role("button", name="Place here")).to_be_visible()
    page.get_by_role("button", name="Place here").click()
    expect(screen.question).to_contain_text("action points")


def test_turns_by_keyboard_alone(screens: Screens) -> None:
    screen = screens.open()
    screen.create([Seat("here", "Ixchel"), Seat("bot")], game="Tikal")
    page = screen.page
    for _ in range(2):
        expect(screen.question).to_contain_text("Place the hexagon")
        page.locator("body").press("n")
        expect(page.locator("[data-place^='space/']:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        page.keyboard.press("r")
        page.get_by_role("button", name="Place here").press("Enter")
        expect(screen.question).to_contain_text("action points")
        page.locator("[data-place='enter/c0r4']").press("Enter")
        page.locator("[data-place='goal/c0r4']").press("Enter")
        expect(page.locator("[data-place='party/c0r4']")).to_have_count(1)
        # The next hexagon comes to light with it, so there is nothing to confirm.
        before = moves(page)
        page.locator("[data-choice=end]").press("Enter")
        expect(page.locator(".page")).not_to_have_attribute("data-move", str(before), timeout=60_000)


def test_two_browsers_at_one_table(screens: Screens) -> None:
    owner = screens.open()
    owner.create([Seat("here", "Ixchel"), Seat("link", "Zac")], game="Tikal")
    owner.page.get_by_role("button", name="Close").click()
    owner.wait()
    link = owner.page.evaluate("() => JSON.parse(localStorage['sacbe.keys'])[0].links.seats[1]")
    guest = screens.open()
    guest.page.goto(f"{owner.page.url}#link={link}")
    expect(guest.question).to_contain_text("Waiting for Ixchel")
    most_turns(owner.page).click()
    owner.page.get_by_role("button", name="Place here").click()
    owner.page.locator("[data-choice=end]").click()
    expect(guest.question).to_contain_text("Place the hexagon")
    expect(owner.question).to_contain_text("Waiting for Zac")


@pytest.mark.parametrize("theme", ["stone", "night"])
@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "rail"])
def test_axe_finds_nothing_serious(screens: Screens, axe: str, size: object, theme: str) -> None:
    screen = screens.open(size, theme=theme)  # type: ignore[arg-type]
    found = []
    for name, step, nth in (("basic-4", "explore", 60), ("basic-4", "lay", 12), ("auction-4", "bid", 30)):
        sit_down(screen, moment(name, step, nth))
        found += serious(screen.page, axe)
    assert found == []


def test_korean_and_a_replay(screens: Screens) -> None:
    screen = screens.open(language="ko")
    sit_down(screen, moment("basic-4", "explore", 60))
    page = screen.page
    expect(page.locator(".question h2")).to_contain_text("행동")
    expect(page.locator(".tikal")).to_contain_text("보물")
    page.goto(f"{page.url.split('#')[0]}#move=20")
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.locator("[data-place]").count() == 0
    expect(page.locator(".page")).to_have_attribute("data-move", "20")
