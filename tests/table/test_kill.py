"""A server that is killed at any moment has lost no move it acknowledged, and has none twice."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.table.kills import play_and_kill
from tests.table.lives import Life, free_port
from tests.table.running import file_url


@pytest.mark.parametrize("kills", [50, pytest.param(500, marks=pytest.mark.long)])
def test_every_acknowledged_move_is_there_exactly_once(
    tmp_path: Path, kills: int, record_property: Callable[[str, object], None]
) -> None:
    servers = [Life(file_url(tmp_path), free_port())]
    try:
        acknowledged, moves = play_and_kill(servers, kills)
    finally:
        servers[0].kill()
    record_property(
        "figure",
        f"SQLite, {kills} kills: {acknowledged} requests acknowledged, "
        f"{moves} moves in force, none lost, twice or reordered",
    )
    assert acknowledged > kills
