"""The golden games replay to the same end, and between them show everything."""

from pathlib import Path

import pytest

import sacbe
from tests.ahau.golden import FOLDER, shown, wanted

FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays(file: Path) -> None:
    record = sacbe.Record.load(file)
    state = sacbe.replay(record)  # every move and the result with its breakdown are checked
    assert state.over
    assert record.result is not None


def test_golden_games_show_everything() -> None:
    found = set().union(*(shown(sacbe.replay(sacbe.Record.load(file))) for file in FILES))
    assert wanted() - found == set()
