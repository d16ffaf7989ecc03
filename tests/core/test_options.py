"""Options: what is wrong is named, and what is allowed."""

import pytest

from sacbe.core.errors import OptionError
from sacbe.core.options import Option, resolve

OPTIONS = (
    Option("tribes", False),
    Option("quick", False, forced={5: True}),
    Option("family", False, excludes=("level",)),
    Option("level", "easy", values=("easy", "hard"), players=(1,)),
)
COUNTS = (1, 2, 3, 4, 5)


def test_defaults() -> None:
    expected = {"tribes": False, "quick": False, "family": False, "level": "easy"}
    assert resolve(OPTIONS, COUNTS, 2, {}) == expected


def test_a_value_can_be_forced_by_the_number_of_players() -> None:
    assert resolve(OPTIONS, COUNTS, 5, {})["quick"] is True


@pytest.mark.parametrize(
    ("players", "given", "words"),
    [
        (6, {}, ["players", "6", "1 to 5"]),
        (True, {}, ["players"]),
        ("2", {}, ["players"]),
        (2, {"tribe": True}, ["tribe", "tribes"]),
        (2, {"tribes": 1}, ["tribes", "true"]),
        (2, {"tribes": "yes"}, ["tribes", "yes"]),
        (5, {"quick": False}, ["quick", "5"]),
        (2, {"level": "hard"}, ["level", "2"]),
        (1, {"level": "none"}, ["level", "easy, hard"]),
        (1, {"level": "hard", "family": True}, ["family", "level", "exclude"]),
    ],
)
def test_what_does_not_fit_is_named(players: int, given: dict[str, object], words: list[str]) -> None:
    with pytest.raises(OptionError) as caught:
        resolve(OPTIONS, COUNTS, players, given)
    assert all(word in str(caught.value) for word in words)
