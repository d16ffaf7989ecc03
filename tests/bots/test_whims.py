"""Whims: errors around the truth, the same for the same seed."""

import pytest

import sacbe
from sacbe.bots.judge import evaluator_of, weights_of
from sacbe.bots.search import Effort, Search
from sacbe.bots.turns import Line
from sacbe.bots.whims import error, judge_for, pick, tempered
from sacbe.core.rng import Generator
from tests.bots.positions import middle


def test_errors_are_about_zero_with_a_deviation_of_one() -> None:
    random = Generator(1)
    errors = [error(random) for _ in range(4000)]
    mean = sum(errors) / len(errors)
    assert mean == pytest.approx(0.0, abs=0.06)
    assert sum((one - mean) ** 2 for one in errors) / len(errors) == pytest.approx(1.0, abs=0.08)


def test_without_noise_the_best_end_is_picked_and_with_much_noise_any() -> None:
    start = sacbe.game("tikal").start(2, seed=1)
    ends = [Line(start, None, number) for number in range(3)]
    for line, value in zip(ends, (3.0, 2.0, 1.0), strict=True):
        line.value = value
    assert pick(ends, 0.0, Generator(1)) is ends[0]
    assert {pick(ends, 50.0, Generator(seed)).action for seed in range(40)} == {0, 1, 2}


def test_a_temper_changes_every_weight_of_a_feature_by_the_same_part() -> None:
    weights = weights_of("tikal")
    changed = tempered(weights, weights, 0.4, seed=5)
    assert changed.rows != weights.rows
    assert changed.rows == tempered(weights, weights, 0.4, seed=5).rows != tempered(weights, weights, 0.4, seed=6).rows
    for i in range(len(weights.features)):
        parts = {round(new[i] / old[i], 6) for new, old in zip(changed.rows, weights.rows, strict=True) if old[i]}
        assert len(parts) <= 1
    assert tempered(weights, weights, 0.0, seed=5).rows == weights.rows


@pytest.mark.parametrize("game", sacbe.games())
def test_whims_change_what_a_search_expects_and_differ_from_seed_to_seed(game: str) -> None:
    state = sacbe.game(game).start(2, seed=3)
    seat = state.actors[0]

    def expected(seed: int, level: float) -> tuple[float, ...]:
        search = Search(seed, Effort(None, 4, level=level))
        return tuple(search.think(state.determinized(seat, 1), seat).expected)

    assert len({expected(1, 4.0), expected(1, 1.0), expected(2, 1.0)}) == 3


@pytest.mark.parametrize("game", sacbe.games())
def test_a_judge_has_whims_only_where_they_are_wanted(game: str) -> None:
    state = middle(game, 2)

    def values(whim: float) -> list[float]:
        judge = judge_for(game, None, 3, whim=whim)
        judge.judge(state)
        return [judge.values[seat] for seat in range(2)]

    plain = evaluator_of(game)
    plain.judge(state)
    assert values(0.0) == [plain.values[seat] for seat in range(2)] != values(0.3)
