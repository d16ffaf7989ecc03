"""What a demanding player expects of the table: any screen, touch, undo, invitations, home."""

import random
from itertools import combinations, pairwise

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

import sacbe
from sacbe.core.courses import Course
from sacbe.core.record import Record
from sacbe.core.state import State
from tests.web.gallery import SIZES, at
from tests.web.screen import DESK, LANDSCAPE, PHONE, Screen, Screens, Seat
from tests.web.test_reach import GOLDEN, Moment, sit_down
from tests.web.test_table import ALONE, begun, joined, table_of

TURN = at("base-4", "turn", 100)
LATE = at("base-4", "turn", 300)
FIVE = at("all-5", "turn", 150)
TOUCH, POINTER = 44, 24
SMALL = """(least) => [...document.querySelectorAll("[data-place], [data-choice], nav button, .ends button:enabled")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.place ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
  .map(([name, { width, height }]) => `${name} ${Math.round(width)} x ${Math.round(height)}`)"""
SEEN = """() => [...document.querySelectorAll("[data-place]")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there && (one === there || one.contains(there));
}).length"""
STOPS = """() => {
  const one = document.activeElement;
  return one === document.body ? "" : one.outerHTML.slice(0, 80);
}"""


def hold(page: Page, selector: str, ms: int) -> None:
    """Press a finger on something for a while."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_timeout(ms)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def move_of(screen: Screen) -> str | None:
    return screen.page.locator(".page").get_attribute("data-move")


# -- any screen -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_what_is_lit_is_in_sight_and_large_enough_at_every_size(screens: Screens, size: str) -> None:
    screen = screens.open(SIZES[size])
    TURN(screen)
    # Upright, a tablet shows the whole train as the desk does.
    least = POINTER if size in ("desk", "wide", "tablet") else TOUCH
    screen.page.wait_for_function(f"() => ({SEEN})() > 0")
    assert screen.page.evaluate(SMALL, least) == []


@pytest.mark.parametrize("size", ["phone", "small", "landscape", "tablet", "zoom"])
def test_ones_own_goods_and_free_workers_are_always_in_sight(screens: Screens, size: str) -> None:
    screen = screens.open(SIZES[size])
    FIVE(screen)
    own = screen.page.locator(".seat.line")
    box = own.bounding_box()
    assert box is not None
    for part in (*(f".good.{good}" for good in ("corn", "wood", "stone", "gold", "skull")), ".workers", ".points"):
        inside = own.locator(part).bounding_box()
        assert inside is not None, part
        assert box["x"] <= inside["x"] <= box["x"] + box["width"] - inside["width"] + 1, part
    assert box["x"] + box["width"] <= SIZES[size]["width"]


@pytest.mark.parametrize("size", ["landscape", "zoom"])
def test_modules_lie_over_nothing_on_a_low_screen(screens: Screens, size: str) -> None:
    screen = screens.open(SIZES[size])
    FIVE(screen)
    apart = (".overview", ".jungle", ".quick", ".around .prophecies", ".unrolled")
    boxes = {part: screen.page.locator(part).first.bounding_box() for part in apart}
    assert [(one, other) for one, other in combinations(apart, 2) if overlap(boxes[one], boxes[other])] == []
    bottom = SIZES[size]["height"]
    assert all(box is not None and box["y"] + box["height"] <= bottom for box in boxes.values())


def overlap(one: FloatRect | None, other: FloatRect | None) -> bool:
    """Tell whether two boxes share more than an edge."""
    assert one is not None
    assert other is not None
    across = one["x"] + one["width"] > other["x"] + 1 and other["x"] + other["width"] > one["x"] + 1
    return across and one["y"] + one["height"] > other["y"] + 1 and other["y"] + other["height"] > one["y"] + 1


@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "landscape"])
def test_the_wheel_never_scrolls_the_table_away(screens: Screens, size: ViewportSize) -> None:
    screen = screens.open(size)
    LATE(screen)
    page = screen.page
    page.mouse.move(size["width"] / 2, size["height"] / 3)
    page.mouse.wheel(0, 3000)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("() => [scrollY, document.documentElement.scrollHeight - innerHeight]") == [0, 0]


LEAST_TEXT = 11
TEXT = """(least) => [...document.querySelectorAll("svg text")].filter((one) => one.checkVisibility()).map((one) => {
  const { a, b } = one.getScreenCTM();
  return [Math.hypot(a, b) * parseFloat(getComputedStyle(one).fontSize), one.textContent];
}).filter(([size]) => size < least).map(String)"""


def test_all_tiles_on_offer_are_as_wide_on_a_phone(screens: Screens) -> None:
    screen = screens.open(PHONE)
    at("base-3", "turn", 100)(screen)
    screen.page.locator("nav button", has_text="Offers").click()
    tiles = screen.page.locator(".wrap .tile")
    expect(tiles.first).to_be_visible()
    widths = tiles.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().width))")
    assert len(widths) % 3
    assert max(widths) - min(widths) <= 1


def test_what_is_printed_on_the_board_can_be_read(screens: Screens) -> None:
    screen = screens.open()
    at("all-4", "turn", 150)(screen)
    assert screen.page.evaluate(TEXT, LEAST_TEXT) == []


# -- keyboard ---------------------------------------------------------------------------------------------------------


def test_a_dozen_presses_of_the_tab_key_go_once_round_the_table(screens: Screens) -> None:
    page = begun(screens).page
    page.evaluate("() => document.activeElement.blur()")
    stops: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stop = str(page.evaluate(STOPS))
        if stop in stops or not stop:
            break
        stops.append(stop)
    assert 5 <= len(stops) <= 13, stops


def test_the_focus_stays_where_the_game_goes_on(screens: Screens) -> None:
    screen = begun(screens)
    page = screen.page
    for _ in range(2):
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('.page:not([aria-busy=true])')")
        page.wait_for_function("() => document.activeElement !== document.body")


# -- touch ------------------------------------------------------------------------------------------------------------


def test_a_tap_on_what_is_not_lit_explains_it_and_stays(screens: Screens) -> None:
    screen = screens.open(PHONE)
    TURN(screen)
    tip = screen.page.locator("[data-explanation]")
    screen.page.locator(".seat.line .wood").tap()
    expect(tip).to_contain_text("wood")
    screen.page.locator(".question").tap()
    expect(tip).to_have_count(0)


def test_a_long_press_explains_and_never_plays(screens: Screens) -> None:
    screen = screens.open(PHONE)
    TURN(screen)
    before = move_of(screen)
    hold(screen.page, ".cell [data-place]", 700)
    expect(screen.page.locator("[data-explanation]")).to_be_visible()
    assert move_of(screen) == before
    assert screen.page.locator("[data-preview]").count() == 0


def test_the_first_tap_shows_the_price_and_the_second_chooses(screens: Screens) -> None:
    screen = begun(screens, size=PHONE)
    page = screen.page
    before = move_of(screen)
    cell = page.locator(".cell [data-place]").first
    place = cell.bounding_box()
    cell.tap()
    expect(page.locator("[data-preview]")).to_be_visible()
    assert cell.bounding_box() == place, "it stays under the finger"
    expect(page.locator(".question p")).to_contain_text("place a worker for")
    assert move_of(screen) == before
    page.locator("[data-preview]").tap()
    expect(page.locator(".page")).not_to_have_attribute("data-move", str(before))


# -- the turn ---------------------------------------------------------------------------------------------------------


def test_stopping_is_ending_and_the_end_has_one_place(screens: Screens) -> None:
    screen = begun(screens)
    end = screen.page.locator(".end")
    place = end.bounding_box()
    expect(end).to_be_disabled()
    screen.page.locator("[data-place^=space]").first.click()
    expect(screen.stop).to_have_count(1)
    assert end.bounding_box() == place
    expect(screen.undo).to_have_text("Undo: Palenque 0")
    screen.stop.click()
    expect(screen.page.locator(".log")).to_contain_text("Kan")
    screen.wait()
    assert end.bounding_box() == place


def test_payments_are_made_in_the_prompt_with_what_is_left(screens: Screens) -> None:
    screen = screens.open()
    at("base-2", "pay", 60)(screen)
    goods = screen.page.locator(".prompt .good")
    assert goods.count() > 1
    assert all(box is not None and box["height"] >= TOUCH for box in (one.bounding_box() for one in goods.all()))


@pytest.mark.parametrize("step", ["pay", "market"])
def test_goods_in_the_prompt_stay_under_the_pointer(screens: Screens, step: str) -> None:
    screen = screens.open()
    at("all-4", step, 60)(screen)
    goods = screen.page.locator(".prompt .good")
    before = [one.bounding_box() for one in goods.all()]
    assert len(before) > 1
    for one in goods.all():
        one.hover()
        expect(screen.page.locator(".question p")).to_contain_text(one.locator(".hidden-text").inner_text())
        assert [one.bounding_box() for one in goods.all()] == before


def test_alone_against_bots_a_turn_that_is_over_ends_by_itself(screens: Screens) -> None:
    screen = screens.open(by_itself=True)
    screen.create(ALONE)
    screen.keep_tiles(random.Random(1))
    for _ in range(3):
        screen.wait()
        screen.page.locator("[data-place^=space]").first.click()
    expect(screen.page.locator(".log")).to_contain_text("Kan")


def test_with_people_a_turn_that_is_over_ends_by_itself_unless_something_is_undone(screens: Screens) -> None:
    screen = screens.open(by_itself=True)
    sit_down(screen, last_worker("base-4"))
    page, before = screen.page.locator(".page"), move_of(screen)
    screen.page.locator("[data-place^=space]").first.click()
    expect(screen.end_turn).to_contain_text("by itself")
    screen.undo.click()
    expect(page).to_have_attribute("data-move", str(before))
    screen.page.locator("[data-place^=space]").first.click()
    expect(screen.end_turn).to_contain_text("by itself")
    expect(screen.end_turn).to_have_count(0)
    expect(page).to_have_attribute("data-move", str(int(before or 0) + 1))
    expect(screen.question).not_to_contain_text("done")


def last_worker(name: str) -> Moment:
    """Return a moment of a golden game in which placing a worker leaves nothing to do."""
    path = GOLDEN / "tzolkin" / f"{name}.json"
    record = Record.load(path)
    state = sacbe.replay(record, upto=0)
    for number, (seat, move) in enumerate(record.moves):
        state.play(move, seat)
        if move.startswith("place") and seat not in state.actors and not state.over:
            return path, number
    raise AssertionError("somebody always has a worker left")


def test_a_price_is_paid_as_a_whole_and_the_least_is_proposed(screens: Screens) -> None:
    screen = screens.open()
    state = first_price("base-2")
    sit_down(screen, (GOLDEN / "tzolkin" / "base-2.json", len(state.moves)))
    ways = screen.page.locator(".prompt .bundles .good")
    courses = state.courses(state.actors[0])
    expect(ways).to_have_count(len(courses))
    assert [way.locator(".hidden-text").inner_text() for way in ways.all()] == [said(course) for course in courses]
    ways.first.click()
    expect(screen.page.locator(".page")).to_have_attribute("data-move", str(len(state.moves) + len(courses[0].actions)))
    screen.undo.click()
    expect(screen.page.locator(".page")).to_have_attribute("data-move", str(len(state.moves)))


def first_price(name: str) -> State:
    """Return the first position of a golden game that asks for several blocks."""
    record = Record.load(GOLDEN / "tzolkin" / f"{name}.json")
    state = sacbe.replay(record, upto=0)
    for seat, move in record.moves:
        if any(course.kind == "pay_all" and len(course.actions) > 1 for course in state.courses(seat)):
            return state
        state.play(move, seat)
    raise AssertionError("nothing costs several blocks")


def said(course: Course) -> str:
    """Return a payment as the page says it."""
    paid = course.args["pay"]
    assert isinstance(paid, dict)
    return "Pay " + ", ".join(f"{n} {good}" for good, n in paid.items())


def test_taking_back_what_others_did_is_asked_and_told(screens: Screens) -> None:
    screen = begun(screens)
    screen.page.locator("[data-place^=space]").first.click()
    screen.stop.click()
    expect(screen.page.locator(".log")).to_contain_text("Kan places")
    screen.wait()
    screen.page.get_by_role("button", name="Take back my last turn").click()
    asked = screen.page.get_by_role("dialog")
    expect(asked).to_contain_text("what Kan did")
    asked.get_by_role("button", name="Cancel").click()
    expect(screen.page.locator(".log")).to_contain_text("Kan places")
    screen.page.get_by_role("button", name="Take back my last turn").click()
    asked.get_by_role("button", name="Take back", exact=True).click()
    expect(screen.page.locator(".log")).not_to_contain_text("Kan places")


def test_take_backs_can_be_agreed_off(screens: Screens) -> None:
    screen = screens.open()
    screen.home()
    screen.page.get_by_role("switch", name="Take back turns").uncheck(force=True)
    screen.page.get_by_role("button", name="Create table").click()
    screen.keep_tiles(random.Random(1))
    screen.page.locator("[data-place^=space]").first.click()
    screen.stop.click()
    expect(screen.page.locator("[data-end='']")).to_have_count(1)
    screen.wait()
    assert screen.undo.count() == 0


def test_a_secret_choice_waits_for_the_end_of_the_turn_and_is_not_made_anew(screens: Screens) -> None:
    owner, guest = joined(screens)
    owner.wait()
    before = move_of(owner)
    owner.lit().first.click()
    expect(owner.undo).to_be_visible()
    owner.undo.click()
    expect(owner.undo).to_have_count(0)
    while owner.end_turn.count() == 0:
        owner.lit().first.click()
    assert move_of(owner) == before
    owner.end_turn.click()
    guest.keep_tiles(random.Random(2))
    owner.wait()
    assert owner.undo.count() == 0


# -- others -----------------------------------------------------------------------------------------------------------


def test_a_guest_gives_a_name_and_the_owner_is_told(screens: Screens) -> None:
    owner, guest = screens.open(), screens.open()
    owner.create([Seat("here", "Ixchel"), Seat("link")])
    link = owner.page.get_by_label("plays with").input_value()
    owner.page.get_by_role("button", name="Close").click()
    expect(owner.page.locator("section.seat").nth(1)).to_contain_text("not here yet")
    guest.page.goto(link)
    guest.page.get_by_label("What is your name?").fill("Pakal")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(owner.page.locator("section.seat").nth(1)).to_contain_text("Pakal")
    expect(owner.page.locator("section.seat").nth(1)).not_to_contain_text("not here")


def test_ones_own_seat_goes_to_another_device(screens: Screens) -> None:
    screen, other = begun(screens), screens.open(PHONE)
    screen.page.get_by_role("button", name="Links").click()
    link = screen.page.get_by_label("My seat on another device").input_value()
    screen.page.get_by_role("button", name="QR code").first.click()
    expect(screen.page.get_by_role("img", name="QR code")).to_be_visible()
    # Served to this machine alone, it says so and how to let others in.
    expect(screen.page.get_by_role("note")).to_contain_text("--host 0.0.0.0")
    other.page.goto(link)
    other.wait()
    assert other.lit().count() > 0


def test_all_ones_tables_go_to_another_browser_as_a_file(screens: Screens) -> None:
    screen, other = begun(screens), screens.open()
    table = table_of(screen.page)
    screen.home()
    with screen.page.expect_download() as saved:
        screen.page.get_by_role("button", name="Save my tables").click()
    other.home()
    other.page.get_by_label("Open saved tables").set_input_files(saved.value.path())
    expect(other.page.get_by_role("status")).to_contain_text("1 table")
    other.home()
    expect(other.page.locator(f"a[href='/t/{table}']")).to_be_visible()


# -- home -------------------------------------------------------------------------------------------------------------


def test_home_shows_three_games_and_one_click_plays_the_computer(screens: Screens) -> None:
    screen = screens.open()
    screen.home()
    cards = screen.page.locator("article.game")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_contain_text("Play the computer")
    screen.page.get_by_role("button", name="Play the computer").first.click()
    screen.wait()
    expect(screen.page.locator("section.seat")).to_have_count(4)


def test_what_was_chosen_last_is_remembered(screens: Screens) -> None:
    screen = screens.open()
    screen.create([Seat("here", "Zac"), Seat("bot", level="hard"), Seat("bot", level="easy")], options=["Tribes"])
    screen.home()
    form = screen.page.locator("form")
    expect(form.locator("li.seat")).to_have_count(3)
    expect(form.locator("li.seat input").first).to_have_value("Zac")
    expect(form.get_by_label("How well seat 2 plays")).to_have_value("hard")
    expect(form.get_by_role("switch", name="Tribes")).to_be_checked()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_the_bar_of_the_first_page_says_is_not_cut(screens: Screens, size: str) -> None:
    screen = screens.open(SIZES[size])
    screen.home()
    link = screen.page.locator("header a", has_text="Rules")
    box, bar = link.bounding_box(), link.locator("xpath=..").bounding_box()
    assert box is not None
    assert bar is not None
    assert bar["y"] <= box["y"] < box["y"] + box["height"] <= bar["y"] + bar["height"]


def test_names_that_nobody_gave_are_said_in_the_language_of_now(screens: Screens) -> None:
    screen = screens.open()
    screen.home()
    screen.page.get_by_role("button", name="Play the computer").first.click()
    screen.page.wait_for_url("**/t/*")
    names = screen.page.locator(".seat .name")
    expect(names.first).to_have_text("You")
    screen.page.get_by_role("button", name="Read Korean").click()
    expect(names.first).to_have_text("나")
    expect(screen.page.locator("h1")).to_contain_text("발람")
    screen.page.goto(screen.url)
    expect(screen.page.locator("main")).to_contain_text("발람")


def test_a_table_has_one_first_heading_and_leaves_none_out(screens: Screens) -> None:
    screen = screens.open()
    TURN(screen)
    levels = screen.page.locator("h1, h2, h3").evaluate_all("(all) => all.map(({ tagName }) => Number(tagName[1]))")
    assert levels[0] == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_an_address_that_leads_nowhere_says_so(screens: Screens) -> None:
    screen = screens.open()
    screen.page.goto(f"{screen.url}/nothing-here")
    expect(screen.page.get_by_role("alert")).to_contain_text("nothing at this address")
