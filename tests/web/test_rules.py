"""The rules in the page: every chapter is there, every decision has its place in them, and they can be searched."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

import sacbe
from sacbe.front.ledgers import chapters as ledger_chapters
from sacbe.front.ledgers import rows
from sacbe.table.catalogue import turn
from tests.ledger import chapters, ledgers
from tests.web.screen import LANDSCAPE, PHONE, Screens
from tests.web.test_access import serious
from tests.web.test_why import begun

ROOT = Path(__file__).parents[2]
GUIDES = json.loads(ROOT.joinpath("docs/rules/guides.json").read_text(encoding="utf-8"))


def test_the_guides_name_every_chapter_of_every_ledger_once() -> None:
    named = [one["chapter"] for guide in GUIDES.values() for one in guide["chapters"]]
    there = [ids[0].split(".")[0] for ledger in ledgers() for _, ids in chapters(ledger)]
    assert sorted(named) == sorted(there)


@pytest.mark.parametrize("name", sacbe.games())
def test_every_decision_has_its_chapter(name: str) -> None:
    guide = GUIDES[name]
    steps = set(sacbe.game(name).rules().step_names)
    assert steps - set(guide["steps"]) == set()
    assert set(guide["steps"].values()) <= {one["chapter"] for one in guide["chapters"]}


def test_the_first_page_leads_to_them(screens: Screens) -> None:
    screen = screens.open()
    screen.home()
    page = screen.page
    page.locator("article.game .look", has_text="Tikal").click()
    links = page.get_by_role("link", name="Rules", exact=True)
    expect(links).to_have_count(2)
    assert {link.get_attribute("href") for link in links.all()} == {"/rules/tikal"}
    links.last.click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator("[aria-current=page]").first).to_have_text("Tikal")


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_row_has_an_address(screens: Screens, language: str, axe: str) -> None:
    screen = screens.open(language=language)
    page = screen.page
    page.goto(f"{screen.url}/rules/tikal#TK-7.3")
    row = page.locator("li.at")
    text = next(one.text for one in rows("tikal", language) if one.id == "TK-7.3")
    expect(row).to_contain_text(text)
    expect(page.locator("figure svg").first).to_be_visible()
    assert serious(page, axe) == []


@pytest.mark.parametrize("name", GUIDES)
def test_rows_and_the_picture_share_letters(screens: Screens, name: str) -> None:
    page = screens.open().page
    for one in (one for one in GUIDES[name]["chapters"] if "letters" in one):
        page.goto(f"{screens.url}/rules/{name}#{one['chapter']}")
        expect(page.locator("main li .letter")).to_have_count(len(one["letters"]))
        expect(page.locator("figure .letter")).to_have_count(len(one["letters"]))
    page.locator("main li", has=page.locator(".letter")).first.hover()
    expect(page.locator("figure .letter.pointed")).to_have_count(1)


def test_a_chapter_ends_with_an_example(screens: Screens) -> None:
    page = screens.open().page
    page.goto(f"{screens.url}/rules/tzolkin#TZ-6")
    expect(page.locator(".example")).to_contain_text("3 in all")


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("name", GUIDES)
def test_tables_stand_beside_their_chapters(screens: Screens, name: str, language: str, axe: str) -> None:
    page = screens.open(language=language).page
    for one in (one for one in GUIDES[name]["chapters"] if "tables" in one):
        page.goto(f"{screens.url}/rules/{name}#{one['chapter']}")
        expect(page.locator("main h1")).to_have_text(ledger_chapters(name, language)[one["chapter"]])
        expect(page.locator(".printed table")).to_have_count(len(one["tables"]))
    assert serious(page, axe) == []


def test_a_table_has_the_numbers_of_the_pack(screens: Screens) -> None:
    page = screens.open().page
    page.goto(f"{screens.url}/rules/tzolkin#TZ-6")
    more = sacbe.game("tzolkin").rules().pack.data["placing"]["worker_cost"]  # type: ignore[index]
    expect(page.locator(".printed tr").last.locator("td")).to_have_text(
        [str(sum(more[: i + 1])) for i in range(len(more))]
    )
    expect(page.locator("caption .letter")).to_have_text(page.locator("[id='TZ-6.6'] .letter").inner_text())


def test_the_rules_are_searched(screens: Screens) -> None:
    page = screens.open().page
    page.goto(f"{screens.url}/rules/tzolkin")
    page.get_by_role("searchbox").fill("beg")
    rule = page.locator("main li").first
    expect(rule.locator("mark").first).to_have_text("beg", ignore_case=True)
    found = [one for one in rows("tzolkin", "en") if "beg" in one.text.lower()]
    expect(page.locator("main li")).to_have_count(len(found))
    rule.locator(".number").click()
    expect(page.locator("li.at")).to_have_count(1)


@pytest.mark.parametrize("address", ["ahau#AH-14", "ahau#AH-11", "tzolkin#TZ-17"])
def test_a_picture_is_no_higher_than_what_it_shows(screens: Screens, address: str) -> None:
    page = screens.open().page
    page.goto(f"{screens.url}/rules/{address}")
    expect(page.locator("figure .icon").first).to_be_visible()
    page.wait_for_function(
        """() => {
          const board = document.querySelector("figure .board");
          const leaves = [...board.querySelectorAll(":not(:has(*))")].map((one) => one.getBoundingClientRect().bottom);
          return board.getBoundingClientRect().bottom - Math.max(...leaves) < 30;
        }"""
    )


def test_who_has_read_enough_plays(screens: Screens) -> None:
    page = screens.open().page
    page.goto(f"{screens.url}/rules/tikal#TK-4")
    page.get_by_role("button", name="Play the computer").click()
    expect(page.locator(".prompt .question")).to_be_visible()
    assert "/t/" in page.url


def test_what_we_decided_ourselves_is_found_by_a_click(screens: Screens) -> None:
    page = screens.open().page
    page.goto(f"{screens.url}/rules/tikal")
    page.get_by_role("button", name="What we decided").click()
    found = [one for one in rows("tikal", "en") if "ruling" in one.text.lower()]
    expect(page.locator("main li")).to_have_count(len(found))
    hit = {one.id.split(".")[0] for one in found}
    expect(page.locator(".count")).to_have_text(f"{len(found)} in {len(hit)} chapters")


def test_on_a_phone_chapters_are_a_sheet_and_pictures_come_before_the_rows(screens: Screens, axe: str) -> None:
    page = screens.open(PHONE).page
    page.goto(f"{screens.url}/rules/tzolkin#TZ-6")
    expect(page.locator("main figure svg").first).to_be_visible()
    tops = [box(page.locator(one).first)["y"] for one in ("main .lead", "main figure", "main .printed", "main li")]
    assert tops == sorted(tops)
    chapter = page.get_by_role("link", name="8. Temples")
    expect(chapter).to_be_hidden()
    page.get_by_role("button", name="Chapters").click()
    expect(chapter).to_be_visible()
    assert serious(page, axe) == []
    chapter.click()
    expect(chapter).to_be_hidden()
    expect(page.locator("main h1")).to_have_text("Temples")


def box(one: Locator) -> FloatRect:
    """Return where something is on the screen."""
    found = one.bounding_box()
    assert found is not None
    return found


def test_the_question_mark_opens_them_at_what_is_decided(screens: Screens) -> None:
    screen = begun(screens)
    page = screen.page
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator("h3")).to_have_text("Course of the game")
    # They take the place of the log and the others: the board, one's goods and the prompt stay in sight.
    rules, board, prompt = (box(one) for one in (drawer, page.locator("main"), page.locator(".prompt")))
    assert max(board["x"] + board["width"], prompt["x"] + prompt["width"]) <= rules["x"]
    expect(page.locator("aside .seat.eyes")).to_be_visible()
    expect(page.locator("aside .seat:visible")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)


def test_letters_join_the_drawer_and_the_table(screens: Screens) -> None:
    screen = begun(screens)
    page = screen.page
    page.get_by_role("button", name="Rules").click()
    drawer = page.get_by_role("dialog", name="Rules")
    for chapter in ("Materials", "Placing workers"):
        drawer.get_by_role("button", name=chapter).click()
    expect(drawer.locator("h3")).to_have_text("Placing workers")
    letters = next(one["letters"] for one in GUIDES["tzolkin"]["chapters"] if one["chapter"] == "TZ-6")
    expect(drawer.locator("li .letter")).to_have_count(len(letters))
    drawer.locator("[id='TZ-6.9']").hover()
    mark, place = box(page.locator(".letters .pointed")), box(page.locator("[data-place=start]"))
    assert abs(mark["x"] - place["x"]) < 40
    assert abs(mark["y"] - place["y"]) < 40
    page.keyboard.press("Escape")
    expect(page.locator(".letters")).to_have_count(0)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_refusal_leads_to_its_row(screens: Screens, size: str) -> None:
    screen = begun(screens, **({"size": PHONE} if size == "phone" else {}))
    page = screen.page
    page.locator(".cell:not(.lit)" if size == "phone" else ".tile:not(.lit)").first.click()
    link = page.locator("[data-explanation] a")
    name = link.inner_text().split()[-1]
    link.click()
    expect(page.locator(f".drawer li.at[id='{name}']")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("name", GUIDES)
def test_a_turn_is_followed_by_the_keyboard(screens: Screens, name: str, language: str, axe: str) -> None:
    page = screens.open(language=language).page
    page.goto(f"{screens.url}/rules/{name}")
    opener, said, last = page.locator(".how"), page.locator(".replay .said"), len(turn(name)) - 1
    opener.click()
    expect(said).to_be_visible()
    sentences = []
    for number in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        expect(said.locator(".number")).to_have_text(str(number))
        sentences.append(said.inner_text())
    assert len(set(sentences)) == last > 8
    expect(page.locator(".log .turn")).to_have_count(last)
    assert serious(page, axe) == []
    page.keyboard.press("ArrowRight")  # there is nothing after the last
    page.keyboard.press("ArrowLeft")
    expect(said).to_have_text(sentences[-2], use_inner_text=True)
    page.keyboard.press("Escape")
    expect(page.locator("main h1")).to_be_visible()
    expect(opener).to_be_focused()


def test_a_turn_goes_by_itself_until_somebody_steps(screens: Screens) -> None:
    page = screens.open(speed=4, still=False).page
    page.goto(f"{screens.url}/rules/tzolkin#turn")
    expect(page.locator(".said .number")).to_have_text("2")
    page.keyboard.press("Home")
    expect(page.locator(".said .number")).to_have_count(0)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
@pytest.mark.parametrize("name", GUIDES)
def test_a_turn_on_a_small_screen(screens: Screens, name: str, size: ViewportSize) -> None:
    """Each decision turns to where it was made, all of its sentence and the buttons are in sight."""
    page = screens.open(size).page
    page.goto(f"{screens.url}/rules/{name}#turn")
    on = page.get_by_role("button", name="Next")
    for number in range(1, len(turn(name))):
        on.click()
        expect(page.locator(".said .number")).to_have_text(str(number))
        expect(page.locator(".said")).to_be_in_viewport(ratio=1)
        expect(on).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="To the rules").click()
    expect(page.locator("main h1")).to_be_visible()


@pytest.mark.parametrize("name", GUIDES)
def test_the_turn_that_is_shown_is_one_of_the_base_game(name: str) -> None:
    steps = turn(name)
    seats = {step.logged.seat for step in steps[1:] if step.logged}
    assert (len(seats), len(steps)) == (1, steps[-1].move - steps[0].move + 1)
    assert [step.move for step in steps] == list(range(steps[0].move, steps[-1].last + 1))
    kinds = {step.logged.choice["kind"] for step in steps[1:] if step.logged and step.logged.choice}
    assert len(kinds) >= 4, "it shows much"
