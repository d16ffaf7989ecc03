"""Evaluations: their weights fit their features, and at the end of a game they say the score."""

from importlib import import_module
from pathlib import Path

import pytest

import sacbe
from sacbe.bots.judge import evaluator_of, weights_of
from sacbe.core.evaluator import Weights, read_weights
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from sacbe.tzolkin.names import GEARS
from tests.bots.positions import middle, on_the_way

by_name = pytest.mark.parametrize("game", sacbe.games())


@by_name
def test_weights_and_features_have_the_same_names(game: str) -> None:
    module = import_module(f"sacbe.{game}.evaluate")
    weights = weights_of(game)
    assert weights.features == module.first_weights().features
    assert len(set(weights.features)) == len(weights.features)
    assert "command" in weights.made or weights.made == {"by": "hand"}


@by_name
def test_weights_of_other_features_are_refused(game: str) -> None:
    with pytest.raises(sacbe.SacbeError, match="other features"):
        evaluator_of(game, Weights(["luck"], [0, 1], [[1.0], [1.0]], {}))


def test_weights_survive_writing_and_reading(tmp_path: Path) -> None:
    weights = Weights(["a", "b"], [0, 10], [[1.0, 2.0], [3.0, -2.0]], {"by": "hand"})
    weights.save(tmp_path / "weights.json")
    found = read_weights(tmp_path / "weights.json")
    assert (found.features, found.knots, found.rows, found.made) == (("a", "b"), (0, 10), weights.rows, weights.made)
    assert found.at(5) == [2.0, 0.0]
    assert found.at(99) == [3.0, -2.0]


def test_a_broken_file_of_weights_is_refused(tmp_path: Path) -> None:
    (tmp_path / "weights.json").write_text("{}")
    with pytest.raises(sacbe.SacbeError, match=r"weights\.json"):
        read_weights(tmp_path / "weights.json")


@by_name
def test_at_the_end_the_evaluation_is_the_score(game: str) -> None:
    state = sacbe.game(game).start(2, seed=1).quiet()
    play_randomly(state, Generator(1))
    judge = evaluator_of(game)
    judge.judge(state)
    assert [judge.values[seat] for seat in range(2)] == pytest.approx(list(state.scores), abs=0.5)


@by_name
def test_one_seat_alone_is_judged_as_among_all(game: str) -> None:
    judge = evaluator_of(game)
    for state in on_the_way(game, 2, {}, seed=5, every=40):
        judge.judge(state)
        together = [judge.values[seat] for seat in range(2)]
        alone = []
        for seat in range(2):
            judge.judge_seat(state, seat)
            alone.append(judge.values[seat])
        assert alone == pytest.approx(together)


@by_name
def test_expectations_are_points_and_what_the_features_are_worth(game: str) -> None:
    state, weights = middle(game, 2), weights_of(game).with_net(None)
    judge = evaluator_of(game, weights)
    judge.judge(state)
    expected = [judge.values[seat] for seat in range(2)]
    judge.measure_all(state)
    now = weights.at(int(judge.stage))
    for seat in range(2):
        features = [judge.x[seat * len(now) + i] for i in range(len(now))]
        worth = sum(weight * feature for weight, feature in zip(now, features, strict=True))
        assert expected[seat] == pytest.approx(state.scores[seat] + worth)


def test_features_of_tzolkin() -> None:
    state = middle("tzolkin", 2, seed=4)
    judge = evaluator_of("tzolkin")
    judge.measure_all(state)
    names = weights_of("tzolkin").features
    seat = state.view(0)["seats"]
    row = {name: judge.x[i] for i, name in enumerate(names)}
    assert isinstance(seat, list)
    assert row["wood"] == seat[0]["wood"]
    assert row["skulls"] == seat[0]["skull"]
    on_gears = sum(row[f"{gear}_{space}"] for gear in GEARS[:4] for space in range(8))
    assert on_gears + sum(row[f"chichen_itza_{space}"] for space in range(11)) == state.workers_on_gears(0)  # type: ignore[attr-defined]
