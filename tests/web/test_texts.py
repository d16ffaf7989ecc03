"""Every word of the page exists in both languages, says the same things, and is used."""

import re
from functools import cache
from pathlib import Path

import pytest

import sacbe
from sacbe.front.texts import FRAME, LANGUAGES
from tests.test_texts import messages

WEB = Path(__file__).parents[2] / "web" / "src"
GAMES = sorted(folder.parent.name for folder in WEB.glob("games/*/texts"))
FOLDERS = [WEB / "texts", WEB / "rules" / "texts", *(WEB / "games" / game / "texts" for game in GAMES)]
SOURCE = Path(sacbe.__file__).parent

LITERAL = re.compile(r'"([a-z][a-z0-9_-]*)"')
BEGINNING = re.compile(r"`([a-z][a-z0-9_-]*-)\$\{")
OPTIONAL = {"lead", "standing"}
"""Asked for only where it exists."""
SAID = re.compile(r'\bt(?:\.long)?\(\s*"([a-z][a-z0-9_-]*)"')


@cache
def code(folder: Path) -> str:
    """Return all code of the page below a folder."""
    files = [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(files))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    first, *others = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    assert first
    for other in others:
        assert first == other


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_message_is_used(folder: Path) -> None:
    whole, beginnings = set(LITERAL.findall(code(WEB))), tuple(set(BEGINNING.findall(code(WEB))))
    unused = [name for name in messages(folder / "en.ftl") if name not in whole and not name.startswith(beginnings)]
    assert unused == []


def test_every_message_asked_for_exists() -> None:
    folders = [FRAME, WEB / "texts", WEB / "rules" / "texts"]
    frame = {*OPTIONAL, *(name for folder in folders for name in messages(folder / "en.ftl"))}
    shared = set.intersection(*(set(messages(SOURCE / game / "texts" / "en.ftl")) for game in sacbe.games()))
    assert set(SAID.findall(code(WEB))) - set(SAID.findall(code(WEB / "games"))) - frame - shared == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_a_board_asks_for_exists(game: str) -> None:
    folders = [FRAME, WEB / "texts", SOURCE / game / "texts", WEB / "games" / game / "texts"]
    known = {name for folder in folders for name in messages(folder / "en.ftl")}
    assert set(SAID.findall(code(WEB / "games" / game))) - known == set()


@pytest.mark.parametrize("game", ["", *GAMES])
def test_no_message_stands_in_two_files_that_are_loaded_together(game: str) -> None:
    folders = [FRAME, WEB / "texts", *([SOURCE / game / "texts", WEB / "games" / game / "texts"] if game else [])]
    names = [name for folder in folders for name in messages(folder / "en.ftl")]
    assert sorted(names) == sorted(set(names))


def test_the_face_of_all_text_is_named_once() -> None:
    """Who names it anew forgets the Korean half of it."""
    naming = [file.name for file in WEB.rglob("*.*") if "Noto Sans KR Variable" in file.read_text(encoding="utf-8")]
    assert naming == ["tokens.css"]
