"""Golden games replay to their results, and between them show everything."""

import pytest

import sacbe
from tests.tikal.golden import GAMES, records, shown_by, wanted

RECORDS = records()


def test_all_golden_games_are_there() -> None:
    assert sorted(RECORDS) == sorted(GAMES)


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_replays(name: str) -> None:
    record = RECORDS[name]
    state = sacbe.replay(record)
    assert state.over
    assert record.result is not None
    assert record.result["scores"] == list(state.scores)
    assert state.record().to_json() == record.to_json()


def test_golden_games_show_everything() -> None:
    shown = {thing for record in RECORDS.values() for thing in shown_by(record)}
    assert wanted() - shown == set()
