"""The golden games replay to the same end, and between them show everything."""

import pytest

from tests.ahau.golden import records, shown_by, wanted
from tests.golden import assert_replays, not_shown

RECORDS = records()


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_replays(name: str) -> None:
    assert_replays(RECORDS[name])


def test_golden_games_show_everything() -> None:
    assert not_shown(RECORDS.values(), shown_by, wanted()) == []
