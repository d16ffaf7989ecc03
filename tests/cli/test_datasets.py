"""Games as tables for learners: what is written is read back, and says what the games were."""

import json
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest
from pyarrow import parquet

import sacbe as house
from sacbe.front.datasets import schema
from tests.cli.running import sacbe

GAMES: list[tuple[str, int, tuple[str, ...]]] = [
    ("ahau", 1, ("difficulty=hard",)),
    ("ahau", 3, ()),
    ("tikal", 2, ("auction=true",)),
    ("tzolkin", 5, ("tribes=true", "prophecies=true")),
]


def read(file: Path) -> tuple[pa.Table, dict[str, Any]]:
    table = parquet.read_table(file)
    return table, json.loads(table.schema.metadata[b"sacbe"])


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_simulated_games_are_read_back(name: str, players: int, options: tuple[str, ...], tmp_path: Path) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "records"
    words = ["simulate", name, "--players", players, "--games", 3, "--seed", 7]
    words += [word for option in options for word in ("--option", option)]
    done = sacbe(*words, "--records", file)
    assert (done.code, "3 games written to" in done.err) == (0, True), done.err
    assert sacbe(*words, "--records", folder).code == 0
    table, about = read(file)
    observation = house.game(name).observation(players, None, **about["options"])
    assert table.schema.equals(schema(len(observation)))
    assert (about["game"], about["players"], about["observation"]) == (name, players, list(observation.names))
    rows = table.to_pylist()
    for number in range(3):
        record = house.Record.load(folder / f"{name}-{number + 1}.json")
        check([row for row in rows if row["game"] == number], record)


def check(rows: list[dict[str, Any]], record: house.Record) -> None:
    """Play a record, and compare every row with what its seat saw and did, and how it ended for it."""
    state = house.replay(record, upto=0)
    observation = house.game(record.game).observation(record.players, None, **record.options)
    end = house.replay(record)
    assert len(rows) == len(end.moves)
    for number, (row, (seat, action)) in enumerate(zip(rows, end.moves, strict=True)):
        assert (row["move"], row["seat"], row["action"]) == (number, seat, action)
        assert row["legal"] == state.legal(seat)
        assert row["observation"] == list(observation.row(state, seat))
        others = [score for other, score in enumerate(end.scores) if other != seat]
        assert (row["score"], row["margin"]) == (end.scores[seat], end.scores[seat] - max(others, default=0))
        assert row["win"] == pytest.approx((seat in end.winners) / len(end.winners))
        state.apply(action, seat)


def test_matches_of_the_arena_are_written_as_well(tmp_path: Path) -> None:
    file = tmp_path / "match.parquet"
    words = ("arena", "ahau", "--players", 2, "--bots", "greedy,random", "--games", 2, "--runs", tmp_path / "runs")
    done = sacbe(*words, "--records", file)
    assert done.code == 0, done.err
    table, about = read(file)
    assert set(table["game"].to_pylist()) == {0, 1}
    assert about["game"] == "ahau"


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "games.parquet"
    done = sacbe("simulate", "ahau", "--players", 2, "--games", 1, "--records", file)
    assert done.code == 1
    assert "cannot be written" in done.err
