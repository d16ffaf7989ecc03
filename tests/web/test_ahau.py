"""Ahau at the browser table: whole games by clicking what is lit, secret selection, payments as a whole, King Pakal."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sacbe
from sacbe.core.record import Record
from sacbe.core.state import State
from tests.web import gallery
from tests.web.screen import DESK, LANDSCAPE, PHONE, TABLET, Screen, Screens, Seat
from tests.web.test_access import serious
from tests.web.test_game import check_result
from tests.web.test_reach import GOLDEN, Moment, sit_down

ME = Seat("here", "Ixchel")
VERSIONS = {
    "four": ([ME, Seat("bot"), Seat("bot"), Seat("bot")], ()),
    "solo": ([ME], ()),
    "shadow": ([ME, Seat("bot")], ("Shadow player",)),
    "family": ([ME, Seat("bot")], ("Family game",)),
}


@pytest.mark.parametrize(("seats", "options"), VERSIONS.values(), ids=VERSIONS)
def test_a_whole_game_by_clicking(screens: Screens, seats: list[Seat], options: tuple[str, ...]) -> None:
    screen = screens.open()
    screen.create(seats, game="Ahau", options=options)
    assert screen.play_out(random.Random(1)) > 30
    check_result(screen)


# -- moments of golden games -------------------------------------------------------------------------------------------


def moment(step: str, wanted: Callable[[State, int], bool], name: str = "*") -> Moment:
    """Return the first moment of the golden games in which this is decided and which is as wanted."""
    for path in sorted((GOLDEN / "ahau").glob(f"{name}.json")):
        record = Record.load(path)
        state = sacbe.replay(record, upto=0)
        for number, (seat, move) in enumerate(record.moves):
            if state.view(seat)["step"] == step and wanted(state, seat):
                return path, number
            state.play(move, seat)
    raise AssertionError("there is no such moment")


def always(state: State, seat: int) -> bool:
    return True


def late(state: State, seat: int) -> bool:
    return int(str(state.view(seat)["round"])) > 3


def ways(state: State, seat: int, kind: str) -> list[Any]:
    return [course.args for course in state.courses(seat) if course.kind == kind]


def several_payments(state: State, seat: int) -> bool:
    """Tell whether one tile on one space can be paid in several ways, and only that tile can stand there."""
    found = ways(state, seat, "build_for")
    spaces = [args["space"] for args in found]
    tiles = {args["space"]: {other["tile"] for other in found if other["space"] == args["space"]} for args in found}
    return any(spaces.count(space) > 2 and len(tiles[space]) == 1 for space in spaces)


def moves(page: Page) -> int:
    return int(page.locator(".page").get_attribute("data-move") or 0)


def test_a_tile_is_built_and_paid_for_in_one_gesture_that_can_be_changed(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("produce_or_build", several_payments))
    page = screen.page
    before = moves(page)
    for space in page.locator("[data-place^='space/']").all():
        space.click()
        if page.locator(".proposal .part:enabled").count() > 1:
            break
        page.keyboard.press("Escape")
    pay = page.locator(".prompt .wide")
    proposed = pay.get_attribute("data-choice")
    page.locator(".proposal .part:enabled[aria-pressed=false]").first.click()
    expect(pay).not_to_have_attribute("data-choice", str(proposed))
    texts = str(pay.get_attribute("data-choice")).split("; ")
    assert len(texts) > 1
    assert texts[0].startswith("build ")
    pay.click()
    page.wait_for_function(
        "(least) => Number(document.querySelector('.page').dataset.move) >= least", arg=before + len(texts)
    )


def drag(page: Page, start: str, goal: str) -> None:
    """Press on something, and let go of it over what is lit then."""
    page.locator(start).hover()
    page.mouse.down()
    box = page.locator(start).bounding_box()
    assert box is not None
    page.mouse.move(box["x"], box["y"], steps=3)
    page.locator(goal).first.hover(force=True)
    page.mouse.up()


def test_what_is_dragged_is_done_as_proposed(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("produce_or_build", several_payments))
    page = screen.page
    before = moves(page)
    drag(page, "[data-carried] >> nth=0", "[data-place^='space/']")
    expect(page.locator(".page")).not_to_have_attribute("data-move", str(before))
    expect(page.locator(".log li:not(.heading)").first).to_contain_text("builds")
    sit_down(screen, moment("produce_or_build", lambda state, seat: bool(ways(state, seat, "trade_often"))))
    before = moves(page)
    times = page.locator("[data-place^='give/'][data-choices*=';']").first
    drag(page, f"[data-place='{times.get_attribute('data-place')}']", "[data-place^='get/']")
    expect(page.locator(".page")).to_have_attribute("data-move", str(before + 1))
    expect(page.get_by_role("menu")).to_have_count(0)


def test_resources_are_taken_all_at_once(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("gain", lambda state, seat: bool(ways(state, seat, "gain_all"))))
    before = moves(screen.page)
    screen.page.locator(".prompt .wide").click()
    expect(screen.page.locator(".page")).not_to_have_attribute("data-move", str(before))
    assert moves(screen.page) >= before + 2


def test_tiles_are_offered_to_a_god_as_a_whole(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("summon", lambda state, seat: len(ways(state, seat, "summon_with")) > 2))
    page = screen.page
    page.locator("[data-place^='god/']").first.click()
    strength = page.locator(".proposal .strength")
    weak = strength.inner_text()
    page.locator(".proposal .part[aria-pressed=false]").first.click()
    expect(strength).not_to_have_text(weak)
    page.locator(".prompt .wide").click()
    expect(page.locator(".log li").first).to_contain_text("summons")


def test_cards_taken_back_are_turned_one_by_one_and_taken_as_a_whole(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("recall", lambda state, seat: len(ways(state, seat, "recall_all")) > 1))
    page = screen.page
    take = page.locator(".prompt .wide")
    expect(page.locator("[data-choice^='recall']")).to_have_count(1)
    proposed = str(take.get_attribute("data-choice"))
    page.locator(".proposal .part[aria-pressed=true]:enabled").first.click()
    expect(take).not_to_have_attribute("data-choice", proposed)
    wanted = str(take.get_attribute("data-choice"))
    before = moves(page)
    take.click()
    page.wait_for_function(
        "(least) => Number(document.querySelector('.page').dataset.move) >= least", arg=before + len(wanted.split("; "))
    )


def test_nothing_of_the_prompt_lies_over_its_question(screens: Screens) -> None:
    screen = screens.open()
    for step, name in (("summon", "02-3-producer"), ("produce_or_build", "04-5-builder"), ("pay", "16-4-builder")):
        sit_down(screen, moment(step, late, name))
        words, middle = (screen.page.locator(part).bounding_box() for part in (".question", ".middle"))
        assert words is not None
        assert middle is None or middle["x"] >= words["x"] + words["width"]
        expect(screen.page.locator(".prompt .sheet")).to_have_count(0)


def test_whoever_has_met_another_sees_the_board(screens: Screens) -> None:
    screen = screens.open()
    for at in (("01-2-builder", 2), ("06-2-wanderer", 82)):
        sit_down(screen, (GOLDEN / "ahau" / f"{at[0]}.json", at[1]))
        expect(screen.page.locator(".conflict .met")).to_have_count(2)
        expect(screen.page.locator(".prompt .row .choice").first).to_be_visible()
        expect(screen.page.locator(".prompt .sheet")).to_have_count(0)


# -- secret selection --------------------------------------------------------------------------------------------------


def select(screen: Screen, nth: int) -> None:
    """Choose a left-hand and a right-hand card, and send them."""
    screen.page.locator(".hand [data-place^='card/']").nth(nth).click()
    screen.page.locator(".hand [data-place^='right/']").first.click()
    expect(screen.page.locator("[data-place^='right/']")).to_have_count(0)
    screen.wait_for_answer()


def check_secret(heard: list[dict[str, Any]]) -> None:
    """Whatever the owner has heard, it does not tell what the other has selected."""
    moved = [
        message
        for message in heard
        if message["type"] == "moved" and message["seat"] == 1 and message["step"] == "select"
    ]
    assert moved
    assert all(message["choice"] is None and message["entries"] == [] for message in moved)
    views = [message["view"]["seats"][1] for message in heard if message.get("view")]
    assert all(seat["left"] is None and seat["right"] is None for seat in views)


def test_two_browsers_select_and_neither_learns_the_others_choice(screens: Screens) -> None:
    owner = screens.open()
    owner.create([ME, Seat("link", "Zac")], game="Ahau")
    owner.wait()
    link = owner.page.evaluate("() => JSON.parse(localStorage['sacbe.keys'])[0].links.seats[1]")
    guest = screens.open()
    heard: list[str] = []
    owner.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    owner.page.reload()
    owner.page.get_by_role("button", name="Close").click()
    guest.page.goto(f"{owner.page.url}#link={link}")
    guest.page.get_by_role("button", name="Sit down").click()
    owner.page.locator("[data-choice^=choose]").first.click()
    owner.end_turn.click()
    guest.page.locator("[data-choice^=choose]").first.click()
    # Whoever holds a turn ends it before selecting: the others need not wait for that choice, too.
    guest.end_turn.click()
    for screen in (owner, guest):
        expect(screen.question).to_contain_text("Select two cards")
    heard.clear()
    select(guest, 1)
    expect(owner.question).to_contain_text("Select two cards")
    expect(owner.page.locator("section.seat").last.get_by_label("chosen")).to_be_visible()
    check_secret([json.loads(message) for message in heard])
    select(owner, 2)
    for screen in (owner, guest):
        expect(screen.page.locator(".log")).to_contain_text("selects region 2")
        expect(screen.page.locator(".log")).to_contain_text("selects region 3")


def test_at_one_screen_hands_are_hidden_between_two_who_select(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("select", always, "01-2-builder"))
    page = screen.page
    select(screen, 0)
    expect(page.locator(".pass")).to_be_visible()
    expect(page.locator(".hand [data-place]")).to_have_count(0)
    page.locator(".pass button").click()
    expect(screen.question).to_contain_text("Select two cards")
    assert page.locator("[data-place^='card/']").count() > 0


def test_turning_the_phone_keeps_the_left_hand_card(screens: Screens) -> None:
    screen = screens.open(PHONE)
    sit_down(screen, moment("select", late))
    page = screen.page
    page.locator(".hand [data-place^='card/']").first.click()
    picked = str(page.locator(".page").get_attribute("data-picked"))
    assert picked.startswith("card/")
    for size in (LANDSCAPE, TABLET, DESK, PHONE):
        page.set_viewport_size(size)
        expect(page.locator(".page")).to_have_attribute("data-picked", picked)
        expect(page.locator(".hand [data-place^='right/']").first).to_be_visible()
    page.locator(".hand [data-place^='right/']").first.click()
    expect(screen.end_turn).to_be_visible()


def test_selecting_by_keyboard_alone(screens: Screens) -> None:
    screen = screens.open()
    screen.create([ME, Seat("bot")], game="Ahau")
    page = screen.page
    page.locator("[data-choice^=choose]").first.press("Enter")
    screen.end_turn.press("Enter")
    expect(screen.question).to_contain_text("Select two cards")
    page.locator("body").press("h")
    expect(page.locator("[data-place^='card/']:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(".hand [data-place^='right/']").last.press("Enter")
    expect(page.locator("[data-place^='right/']")).to_have_count(0)


# -- rivals, versions, words -------------------------------------------------------------------------------------------


def test_king_pakal_says_what_he_builds_next_and_who_leads(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("place", late, "*-1-*"))
    pakal = screen.page.locator("section.seat", has_text="King Pakal")
    expect(pakal).to_contain_text("costs")
    expect(pakal.locator(".pakal p b").first).to_have_text(re.compile(r"leads? by \d+|[Ll]evel"))
    expect(pakal.locator(".pakal p span").first).to_contain_text("with a celebration now")
    expect(pakal.get_by_label("King Pakal's resources")).to_be_visible()


def rival_acts(state: State, seat: int) -> bool:
    """Tell whether the turn can be ended here and King Pakal acts then."""
    texts = [state.text(action) for action in state.legal(seat)]
    return "done" in texts and late(state, seat)


def test_the_turn_of_king_pakal_is_followed_step_by_step(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("produce_or_build", rival_acts, "*-1-*"))
    page = screen.page
    screen.stop.click()
    told = page.locator(".retold")
    expect(told).to_contain_text("King Pakal")
    count = int(told.locator("small").inner_text().split("/")[1])
    assert count > 2
    said = []
    for step in range(count, 0, -1):
        expect(told.locator("small")).to_have_text(f"{step}/{count}")
        said.append(told.locator(".words").inner_text())
        if step > 1:
            told.get_by_role("button", name="Step back").click()
    assert all(said)
    assert len([words for words in said if ":" in words or "," in words]) > 1, "reasons stand behind what he does"


def offers(state: State, seat: int) -> bool:
    """Tell whether buildings are on offer."""
    return late(state, seat) and any(state.view(seat)["offer"].values())  # type: ignore[attr-defined]


def test_reconstructed_values_say_so_where_they_are_explained(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("place", offers))
    sites = "g[aria-label^='Production site']"
    for thing in (".might li", ".temple", ".slot b", sites, "g[aria-label*='city of']", "[aria-label^='Region 1']"):
        screen.page.mouse.move(0, 0)
        expect(screen.page.locator("[role=tooltip]")).to_have_count(0)
        screen.page.locator(thing).first.hover(force=True)
        expect(screen.page.locator("[role=tooltip]")).to_contain_text("Reconstructed")
        expect(screen.page.locator("[role=tooltip]")).to_contain_text(
            "the form of a new table saves our component pack"
        )


def test_the_personality_of_king_pakal_is_marked_as_reconstructed(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("place", late, "*-1-*"))
    screen.page.locator(".ranks").hover()
    expect(screen.page.get_by_role("tooltip")).to_contain_text("personality card")
    expect(screen.page.get_by_role("tooltip")).to_contain_text("Reconstructed")


@pytest.mark.parametrize("theme", ["stone", "night"])
@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "rail"])
def test_axe_finds_nothing_serious(screens: Screens, axe: str, size: Any, theme: str) -> None:
    screen = screens.open(size, theme=theme)
    found = []
    for step in ("select", "produce_or_build", "trade", "retreat", "role"):
        sit_down(screen, moment(step, late))
        found += serious(screen.page, axe)
    assert found == []


def test_korean_and_a_replay(screens: Screens) -> None:
    screen = screens.open(language="ko")
    sit_down(screen, moment("produce_or_build", late))
    page = screen.page
    expect(page.locator(".question h2")).to_contain_text("생산")
    expect(page.locator(".ahau")).to_contain_text("내 왕국")
    page.goto(f"{page.url.split('#')[0]}#move=2")
    expect(page.get_by_role("slider")).to_be_visible()
    assert page.locator("[data-place]").count() == 0


# -- choices above the prompt ------------------------------------------------------------------------------------------


COVERED = """() => [...document.querySelectorAll("[data-place]")].filter((place) => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".sheet");
}).length"""


def test_choices_above_the_prompt_hide_nothing_that_is_lit(screens: Screens) -> None:
    screen = screens.open()
    for name, move in [("06-2-wanderer", 110), ("18-1-producer", 116), ("04-5-builder", 514), ("02-3-producer", 0)]:
        sit_down(screen, (GOLDEN / "ahau" / f"{name}.json", move))
        expect(screen.page.locator(".prompt .choice").first).to_be_visible()
        assert screen.page.evaluate(COVERED) == 0
    expect(screen.page.locator(".sheet .card").first).to_be_visible()


# -- celebrations ------------------------------------------------------------------------------------------------------

PAID = ("celebration", "city_majority", "palace", "temple")
"""The sources of a celebration: temples, cities, and what buildings pay."""


def celebration(name: str, ending: str) -> tuple[Moment, State, list[Any]]:
    """Return the moment before a celebration that a decision brings, the position after it, and what was paid."""
    path = GOLDEN / "ahau" / f"{name}.json"
    record = Record.load(path)
    state = sacbe.replay(record, upto=0)
    for number, (seat, move) in enumerate(record.moves):
        before = len(state.ledger)
        state.play(move, seat)
        paid = [one for one in state.ledger[before:] if one.what == "points" and one.because in PAID]
        if move == ending and {one.because for one in paid} >= {"celebration", "city_majority", "temple"}:
            return (path, number), state, paid
    raise AssertionError("there is no such celebration")


def told_steps(page: Page) -> list[tuple[str, int]]:
    """Step through what is told from its beginning; return who is paid how much so far, at each step that pays."""
    told = page.locator(".retold")
    count = int(told.locator("small").inner_text().split("/")[1])
    while told.get_by_role("button", name="Step back").is_enabled():
        told.get_by_role("button", name="Step back").click()
    found = []
    for step in range(1, count + 1):
        expect(told.locator("small")).to_have_text(f"{step}/{count}")
        if told.locator(".sum").count():
            found.append(
                (told.locator("b").first.inner_text(), int(re.sub(r"\D", "", told.locator(".sum").inner_text())))
            )
        if step < count:
            told.get_by_role("button", name="Step on").click()
    return found


def test_a_celebration_is_counted_temple_by_temple_and_source_by_source(screens: Screens) -> None:
    screen = screens.open()
    moment, after, paid = celebration("02-3-producer", "done")
    path, number = moment
    gallery.sit_down(screen, gallery.Moment("ahau", path.stem, number))
    screen.stop.click()
    page = screen.page
    expect(page.locator(".retold")).to_be_visible()
    steps = told_steps(page)
    assert len(steps) == len([one for one in paid if one.amount])
    names = page.locator("section.seat .name").all_inner_texts()
    for seat, name in enumerate(names):
        total = sum(one.amount for one in paid if one.seat == seat)
        assert [sum_ for who, sum_ in steps if who == name][-1] == total
        row = page.locator(".celebration tbody tr", has_text=name)
        expect(row.locator(".sum")).to_have_text(f"+{total:.0f}")
        expect(row.locator("td").last).to_have_text(str(int(after.scores[seat])))
        columns = [sum(one.amount for one in paid if one.seat == seat and one.because == cause) for cause in PAID]
        shown = [
            f"+{n:.0f}" if n else "·"
            for cause, n in zip(PAID, columns, strict=True)
            if any(one.because == cause for one in paid)
        ]
        assert row.locator("td").all_inner_texts()[: len(shown)] == shown
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".celebration")).to_have_count(0)


# -- conflicts and roles -----------------------------------------------------------------------------------------------


def strengths_told(at: Moment) -> dict[int, int]:
    """Return by seat how strong those were who met in the last conflict before a moment."""
    path, number = at
    record = Record.load(path)
    state = sacbe.replay(record, upto=0)
    found: dict[int, int] = {}
    for seat, move in record.moves[:number]:
        state.play(move, seat)
        for event in state.events:
            if event.message == "event-conflict":
                found = {}
            if event.message == "event-strength":
                found[event.seat] = int(str(event.args["strength"]))
    return found


@pytest.mark.parametrize("size", [DESK, PHONE, LANDSCAPE], ids=["desk", "phone", "rail"])
def test_a_conflict_shows_the_strengths_of_those_who_met_and_all_cards(screens: Screens, size: Any) -> None:
    screen = screens.open(size)
    at = moment("retreat", always, "04-5-builder")
    sit_down(screen, at)
    told = strengths_told(at)
    met = screen.page.locator(".conflict li.met")
    shown = {int(str(one.get_attribute("data-seat"))): int(one.locator("b").inner_text()) for one in met.all()}
    assert shown == told
    assert len(told) > 1
    bars = [float(str(one.evaluate("(bar) => bar.offsetWidth"))) for one in met.locator("i").all()]
    assert bars == sorted(bars, reverse=True)
    assert len(set(bars)) == len(set(told.values()))
    expect(met.first.get_by_role("img", name=re.compile("wins the conflict"))).to_be_visible()
    for row in screen.page.locator(".conflict li").all():
        expect(row.locator(".card")).to_have_count(2)
    expect(met.first).to_be_in_viewport(ratio=1)


def test_a_loser_sees_where_the_worker_could_go_then(screens: Screens) -> None:
    screen = screens.open()

    def both(state: State, seat: int) -> bool:
        told = [state.describe(action, seat).args for action in state.legal(seat)]
        return any(args.get("cities") and args.get("barred") for args in told)

    path, number = moment("retreat", both)
    state = sacbe.replay(Record.load(path), upto=number)
    (seat,) = state.actors
    args = next(
        choice.args
        for choice in (state.describe(action, seat) for action in state.legal(seat))
        if choice.args.get("cities") and choice.args.get("barred")
    )
    sit_down(screen, (path, number))
    screen.page.locator(f"[data-place='region/{args['region']}']").first.hover()
    corner = screen.page.locator(".corner")
    expect(corner).to_contain_text("Worker then to")
    expect(corner).to_contain_text(f"beside region {args['lost']}, where you lost")
    expect(screen.page.locator(".map .closed")).to_have_count(len(args["barred"]))  # type: ignore[arg-type]


def telling(state: State, seat: int) -> list[Any]:
    """Return walks that change what cities would award to somebody."""
    told = [state.describe(action, seat) for action in state.legal(seat)]
    return [choice.args for choice in told if choice.kind == "move" and choice.args["before"] != choice.args["after"]]


def test_a_walk_says_what_it_changes_in_the_cities(screens: Screens) -> None:
    screen = screens.open()
    path, number = moment("trade", lambda state, seat: bool(telling(state, seat)))
    state = sacbe.replay(Record.load(path), upto=number)
    args = telling(state, state.actors[0])[0]
    changed = [(old, new) for old, new in zip(args["before"], args["after"], strict=True) if old != new]
    sit_down(screen, (path, number))
    screen.page.locator(f"[data-place='from/{args['city']}']").click()
    screen.page.locator(f"[data-place='to/{args['to']}']").hover()
    lines = screen.page.locator(".corner .row")
    expect(lines).to_have_count(len(changed))
    for line, (old, new) in zip(lines.all(), changed, strict=True):
        expect(line).to_contain_text(f"{old} → {new}")


SIZES = {"desk": DESK, "phone": PHONE, "rail": LANDSCAPE, "tablet": TABLET}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_role_cards_are_read_beside_the_map(screens: Screens, size: Any) -> None:
    screen = screens.open(size)
    sit_down(screen, moment("role", late))
    page = screen.page
    cards = page.locator(".roles .role")
    expect(cards).to_have_count(6)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
        assert len(card.inner_text()) > 20
    expect(page.locator(".prompt .sheet")).to_have_count(0)
    if size in (DESK, TABLET):
        expect(page.locator(".map")).to_be_in_viewport(ratio=1)
    gone = cards.locator("xpath=self::*[not(.//button)]").first
    before = moves(page)
    if size == DESK and gone.count():
        gone.hover()
        expect(page.get_by_role("tooltip")).to_contain_text("not in the deck")
        page.mouse.move(0, 0)
    cards.locator("button").first.click()
    page.locator(".page[data-move], [data-preview]").first.wait_for()
    if page.locator("[data-preview]").count():
        page.locator("[data-preview]").click()
    expect(page.locator(".page")).not_to_have_attribute("data-move", str(before))


# -- fewer clicks ------------------------------------------------------------------------------------------------------


def stands_in_the_way(state: State, seat: int) -> bool:
    """Tell whether a worker can go to a city from which another one can go, too."""
    return bool(crossing(state, seat))


def crossing(state: State, seat: int) -> list[tuple[str, str]]:
    """Return ways of workers to cities from which others can go, too."""
    texts = [state.text(action).split() for action in state.legal(seat)]
    ways = [(text[1], text[2]) for text in texts if text[0] == "move"]
    return [(start, goal) for start, goal in ways if goal in {start for start, _ in ways}]


@pytest.mark.parametrize("dragged", [False, True], ids=["clicked", "dragged"])
def test_a_worker_goes_where_another_one_stands(screens: Screens, *, dragged: bool) -> None:
    screen = screens.open()
    path, number = moment("trade", stands_in_the_way)
    state = sacbe.replay(Record.load(path), upto=number)
    (seat,) = state.actors
    start, goal = crossing(state, seat)[0]
    page = screen.page
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    sit_down(screen, (path, number))
    before = moves(page)
    if dragged:
        drag(page, f"[data-place='from/{start}']", f"[data-place='to/{goal}']")
    else:
        page.locator(f"[data-place='from/{start}']").click()
        page.locator(f"[data-place='to/{goal}']").click()
    expect(page.locator(".page")).to_have_attribute("data-move", str(before + 1))
    made = [message["choice"]["text"] for message in heard if message["type"] == "moved"]
    assert made == [f"move {start} {goal}"]


def discards_one(state: State, seat: int) -> bool:
    """Tell whether a god can be summoned with exactly one tile that has a colour."""
    return bool(offerings(state, seat))


def offerings(state: State, seat: int) -> list[tuple[str, str]]:
    """Return gods and the tiles that alone can be discarded for them."""
    found = [(args["god"], args["discards"]) for args in ways(state, seat, "summon_with")]
    return [(god, f"{god}_{tiles[0]}") for god, tiles in found if len(tiles) == 1 and not tiles[0].startswith("wild")]


def test_a_tile_is_dragged_to_the_temple_of_its_god(screens: Screens) -> None:
    screen = screens.open()
    path, number = moment("summon", discards_one)
    state = sacbe.replay(Record.load(path), upto=number)
    god, tile = offerings(state, state.actors[0])[0]
    sit_down(screen, (path, number))
    page = screen.page
    before = moves(page)
    drag(page, f"[data-carried='reserve/{tile}']", f"[data-place='god/{god}']")
    page.wait_for_function("(least) => Number(document.querySelector('.page').dataset.move) >= least", arg=before + 2)
    expect(page.locator(".log li").first).to_contain_text("summons")
    expect(page.locator(".log li").first).to_contain_text("discards")


def test_one_card_dragged_to_another_selects_both(screens: Screens) -> None:
    screen = screens.open()
    sit_down(screen, moment("select", late))
    hand = ".hand [data-place^='card/'] >> nth={}"
    drag(screen.page, hand.format(0), ".hand [data-place^='right/'] >> nth=-1")
    expect(screen.end_turn).to_be_visible()


# -- small screens -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_phone_says_round_and_katun(screens: Screens, language: str) -> None:
    screen = screens.open(PHONE, language=language)
    sit_down(screen, moment("produce_or_build", lambda state, seat: int(str(state.view(seat)["round"])) > 9))
    facts = screen.page.locator("header .fact")
    katun = "K'atun" if language == "en" else "카툰"
    expect(facts.filter(has_text=katun)).to_be_in_viewport(ratio=1)
    line, where = (part.bounding_box() for part in (facts.filter(has_text=katun), screen.page.locator("header .where")))
    assert line is not None
    assert where is not None
    assert line["y"] + line["height"] <= where["y"] + where["height"] + 1


def test_a_low_screen_is_all_table_and_has_the_bar_as_a_menu(screens: Screens) -> None:
    screen = screens.open(LANDSCAPE)
    sit_down(screen, moment("place", late))
    page = screen.page
    expect(page.locator("header.top")).to_be_hidden()
    expect(page.locator(".facts")).to_contain_text("K'atun")
    top = page.locator(".map").bounding_box()
    assert top is not None
    assert top["y"] < 10
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("header.top")).to_be_hidden()
