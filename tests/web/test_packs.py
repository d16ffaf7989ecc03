"""Whoever owns a game corrects what is printed on it: a table is opened with a file of one's own, and all are told."""

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Locator, expect

import sacbe
from tests.web.screen import Screens
from tests.web.test_trust import invited

OURS = sacbe.game("ahau").rules().pack.text
TEMPLES = "fame = [2, "
"""The line of the pack that says what the spaces of a temple pay, up to the second."""


def file_of(text: str) -> FilePayload:
    return FilePayload(name="mine.toml", mimeType="application/toml", buffer=text.encode())


def line_of(start: str) -> tuple[int, str]:
    """Return the number of the first line of the pack that begins so, and the line."""
    return next((number, line) for number, line in enumerate(OURS.splitlines(), 1) if line.startswith(start))


def edited(start: str, line: str) -> FilePayload:
    """Return the pack as a file in which one line says something else."""
    return file_of(OURS.replace(line_of(start)[1], line, 1))


def choose_file(form: Locator, file: FilePayload) -> None:
    """Choose a component pack, and create the table."""
    drop = form.get_by_role("button", name=re.compile("Play with ours|기본 구성물로 하기"))
    if drop.count():
        drop.click()
    form.locator("input[type=file]").set_input_files(file)
    expect(form).to_contain_text("mine.toml")
    form.locator("button.primary").click()


def test_an_owners_pack_is_corrected_refused_by_its_line_and_told_to_everybody(
    screens: Screens, tmp_path: Path
) -> None:
    owner = screens.open()
    owner.home()
    page, form = owner.page, owner.page.locator("form")
    page.locator("article.game", has_text="Ahau").get_by_role("button", name="Invite").click()
    form.locator("summary").click()
    with page.expect_download() as saved:
        form.get_by_role("link", name="Save ours").click()
    assert saved.value.suggested_filename == "ahau.toml"
    saved.value.save_as(tmp_path / "ahau.toml")
    assert (tmp_path / "ahau.toml").read_text(encoding="utf-8") == OURS

    choose_file(form, edited(TEMPLES, 'fame = ["two"]'))
    expect(form.get_by_role("alert")).to_contain_text(f"line {line_of(TEMPLES)[0]}")
    owner.errors.clear()  # the browser notes every refusal of a server
    choose_file(form, edited(TEMPLES, "fame = [7, 1, 0, 0, 0]"))
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("dialog").locator(".trust").last).to_contain_text("pack that its owner gave")
    page.get_by_role("button", name="Close").click()
    expect(page.locator("header .own")).to_have_text("Components of the owner")
    expect(page.locator(".temple .spaces").first.locator("span").first).to_have_text("7")

    guest = invited(screens, owner, language="ko")
    expect(guest.page.locator("header .own")).to_have_text("연 사람의 구성물")
    expect(guest.page.locator(".trust")).to_contain_text("연 사람이 넣은 구성물 파일")
    guest.page.get_by_role("button", name="앉기").click()
    guest.page.locator("header .own").hover()
    expect(guest.page.get_by_role("tooltip")).to_contain_text("기본과 다를 수 있습니다")


def test_a_pack_is_refused_in_korean(screens: Screens) -> None:
    owner = screens.open(language="ko")
    owner.home()
    form = owner.page.locator("form")
    owner.page.locator("article.game", has_text="아하우").get_by_role("button", name="초대하기").click()
    form.locator("summary").click()
    choose_file(form, edited(TEMPLES, 'fame = ["two"]'))
    alert = form.get_by_role("alert")
    expect(alert).to_contain_text(f"{line_of(TEMPLES)[0]}번째 줄: [temples]의 'fame': 정수")
    choose_file(form, edited(TEMPLES, "fame = [2, 1]"))
    expect(alert).to_contain_text("신전은 5칸이고")
    owner.errors.clear()  # the browser notes every refusal of a server
