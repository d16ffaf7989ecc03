"""Every chapter of the rules has a lead, and an example whose numbers the engine has too."""

from importlib import import_module

import pytest

from tests.rule_examples.said import CHAPTERS, PLAYED, numbers, said, sums

for room in ("tzolkin", "expansion", "tikal", "ahau", "rivals"):
    import_module(f"tests.rule_examples.{room}")

WITHOUT = {
    "TZ-23": "how the table writes decisions down: nothing is counted there",
    "TP-16": "how the table writes decisions down: nothing is counted there",
    "TK-16": "how the table writes decisions down: nothing is counted there",
    "AH-20": "how the table writes decisions down: nothing is counted there",
    "TP-1": "a list of what the expansion has",
}
"""Chapters that an example would not make clearer, and why."""
LANGUAGES = ["en", "ko"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_begins_with_what_it_is_about(language: str) -> None:
    assert sorted(said("lead", language)) == sorted(CHAPTERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_ends_with_an_example_or_there_is_a_reason(language: str) -> None:
    assert sorted([*said("example", language), *WITHOUT]) == sorted(CHAPTERS)


def test_every_example_is_played() -> None:
    assert sorted(PLAYED) == sorted(said("example", "en"))


@pytest.mark.parametrize("chapter", sorted(PLAYED))
def test_the_numbers_are_those_of_the_engine(chapter: str) -> None:
    assert list(PLAYED[chapter]()) == numbers(said("example", "en")[chapter])


@pytest.mark.parametrize("chapter", sorted(PLAYED))
def test_the_numbers_are_the_same_in_korean(chapter: str) -> None:
    en, ko = (said("example", language)[chapter] for language in LANGUAGES)
    assert sorted(numbers(ko)) == sorted(numbers(en))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_are_right(language: str) -> None:
    found = [side for text in said("example", language).values() for side in sums(text)]
    assert len(found) > len(PLAYED) / 2
    assert [side for side in found if side[0] != side[1]] == []
