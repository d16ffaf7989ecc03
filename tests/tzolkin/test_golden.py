"""Golden games replay to their results, and between them show everything."""

import pytest

from tests.golden import assert_replays, not_shown
from tests.tzolkin.golden import GAMES, NEVER, records, shown_by, wanted

RECORDS = records()


def test_all_golden_games_are_there() -> None:
    assert sorted(RECORDS) == sorted(GAMES)


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_replays(name: str) -> None:
    assert_replays(RECORDS[name])


def test_what_golden_games_do_not_show() -> None:
    assert not_shown(RECORDS.values(), shown_by, wanted()) == []


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_does_not_show_what_no_game_can(name: str) -> None:
    assert shown_by(RECORDS[name]).isdisjoint(NEVER)
