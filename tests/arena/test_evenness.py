"""The level at which one wins half of the games, from records."""

from pathlib import Path

import pytest

import sacbe as house
from sacbe.arena.evenness import STEP, Meeting, even_level, meetings
from sacbe.core.record import Record, Seat
from tests.cli.running import sacbe
from tests.golden import FOLDER

GOLDEN = FOLDER / "tikal" / "basic-2.json"


def met(level: float, share: float, games: int) -> list[Meeting]:
    return [Meeting(level, share, 1.0)] * games


def test_who_wins_half_against_a_level_is_at_it() -> None:
    found = even_level(met(3.0, 0.5, 200))
    assert found.value == pytest.approx(3.0, abs=0.05)
    assert found.low is not None
    assert found.high is not None
    assert 2.5 < found.low < found.value < found.high < 3.5


def test_who_wins_three_of_four_is_a_level_above() -> None:
    assert pytest.approx(3) == 2.718281828459045**STEP
    assert even_level(met(2.0, 0.75, 400)).value == pytest.approx(3.0, abs=0.05)


def test_few_games_say_little_and_nobody_is_off_the_scale() -> None:
    few, many = even_level(met(4.0, 1.0, 2)), even_level(met(4.0, 1.0, 50))
    assert few.value < many.value
    assert many.value > 4
    assert even_level([]).value == pytest.approx(2.5, abs=0.1)


def played_against(bot: str) -> Record:
    record = Record.load(GOLDEN)
    record.seats = [Seat("Ix"), Seat("Other", bot)]
    return record


def test_a_record_says_who_was_ahead_of_which_bot() -> None:
    record = played_against("bot@2.5")
    assert record.result is not None
    scores = record.result["scores"]
    assert isinstance(scores, list)
    assert meetings(record) == [Meeting(2.5, float(scores[0] > scores[1]), 1.0)]
    assert meetings(record, "Ix") == meetings(record)
    assert meetings(record, "Somebody") == meetings(played_against("greedy")) == []
    assert meetings(house.replay(record, upto=5).record()) == []


def test_the_command(tmp_path: Path) -> None:
    for number in range(3):
        played_against("hard").save(tmp_path / f"game-{number}.json")
    done = sacbe("level", "tikal", tmp_path)
    assert done.code == 0, done.err
    level = even_level(one for _ in range(3) for one in meetings(played_against("hard")))
    assert "3 games against bots" in done.out
    assert f"sacbe play tikal --bot bot@{level.value:.1f}".removesuffix(".0") in done.out
    assert sacbe("level", "ahau", tmp_path).code == 1
