"""The net of an evaluation: exact, the same however it is reached, and nothing where its numbers are 0."""

from dataclasses import dataclass
from pathlib import Path

import pytest

import sacbe
from sacbe.bots.greedy import Greedy
from sacbe.bots.judge import evaluator_of, known_net, weights_of
from sacbe.bots.search import Effort, Search
from sacbe.bots.whims import tempered
from sacbe.core.evaluator import Evaluator
from sacbe.core.inputs import quarters
from sacbe.core.net import NetWeights, read_net
from sacbe.core.rng import Generator
from sacbe.core.state import State
from tests.bots.positions import middle, on_the_way

by_game = pytest.mark.parametrize(("game", "players"), [("ahau", 2), ("tikal", 3), ("tzolkin", 4)])
UNITS, SECOND, BITS = 7, 5, (10, 8, 10)


def make_net(game: str, most: int, seed: int = 1) -> NetWeights:
    """Return a net whose numbers are random, none larger than ``most``."""
    random = Generator(seed)

    def numbers(count: int) -> list[int]:
        return [int(random.below(2 * most + 1)) - most for _ in range(count)]

    inputs = evaluator_of(game).inputs
    first = {name: numbers(UNITS) for name in inputs.columns}
    reach = dict.fromkeys(inputs.columns[: inputs.features], 100)
    second = [numbers(SECOND) for _ in range(UNITS)]
    return NetWeights(first, reach, numbers(UNITS), second, numbers(SECOND), numbers(SECOND), 3 * most, BITS, {})


def judge_with(game: str, net: NetWeights | None) -> Evaluator:
    return evaluator_of(game, weights_of(game).with_net(net))


def values(judge: Evaluator, state: State) -> list[float]:
    judge.judge(state)
    return [judge.values[seat] for seat in range(state.ranked)]


def reference(judge: Evaluator, net: NetWeights, state: State, seat: int) -> float:
    """Return what a net says, worked out in plain Python from all that it is told."""
    judge.measure_all(state)
    features, columns = judge.inputs.read(state, judge.x, seat * judge.size, judge.stage, seat)
    names = judge.inputs.columns
    sums = list(net.first_bias)
    for name, feature in zip(names, features, strict=False):
        for unit in range(UNITS):
            sums[unit] += max(-net.reach[name], min(feature, net.reach[name])) * net.first[name][unit]
    for column in columns:
        sums = [total + number for total, number in zip(sums, net.first[names[column]], strict=True)]
    outs = [max(total, 0) >> (BITS[0] - 8) for total in sums]
    hidden = [net.second_bias[j] + sum(outs[i] * net.second[i][j] for i in range(UNITS)) for j in range(SECOND)]
    total = net.third_bias + sum((max(h, 0) >> BITS[1]) * w for h, w in zip(hidden, net.third, strict=True))
    return total / (1 << (8 + BITS[2]))


@by_game
def test_a_net_of_zeros_changes_no_move(game: str, players: int) -> None:
    plain, zeros = weights_of(game).with_net(None), weights_of(game).with_net(make_net(game, 0))
    for state in [middle(game, players, decisions=decisions) for decisions in (20, 60)]:
        seat = state.actors[0]
        known = state.determinized(seat, 1)
        assert values(evaluator_of(game, plain), state) == values(evaluator_of(game, zeros), state)
        thoughts = [Search(4, Effort(None, 4), weights).think(known, seat) for weights in (plain, zeros)]
        assert repr(thoughts[0].choices) == repr(thoughts[1].choices)
        assert thoughts[0].expected == thoughts[1].expected
        turns = [Greedy(3, 4, 1.0, tempered(w, w, 0.3, 5)).choose(known, seat) for w in (plain, zeros)]
        assert turns[0] == turns[1]


@by_game
def test_what_is_kept_up_is_what_plain_sums_give(game: str, players: int) -> None:
    net = make_net(game, 40)
    linear, kept, plain = judge_with(game, None), judge_with(game, net), evaluator_of(game)
    said = set()
    for state in on_the_way(game, players, {}, seed=5, every=17):
        expected = [value + reference(plain, net, state, seat) for seat, value in enumerate(values(linear, state))]
        assert values(kept, state) == values(judge_with(game, net), state) == expected
        said.add(expected[0])
        kept.judge_seat(state, 1)
        assert kept.values[1] == expected[1]
    assert len(said) > 3


def test_other_numbers_of_players_are_told_anew() -> None:
    net = make_net("tzolkin", 40)
    kept = judge_with("tzolkin", net)
    for state in (middle("tzolkin", 4), middle("tzolkin", 2), middle("tzolkin", 3), middle("tzolkin", 4)):
        assert values(kept, state) == values(judge_with("tzolkin", net), state)


def test_whims_keep_the_net() -> None:
    weights = weights_of("tzolkin").with_net(make_net("tzolkin", 2))
    assert tempered(weights, weights, 0.5, 1).net is weights.net


def test_a_net_survives_writing_and_reading(tmp_path: Path) -> None:
    net, file = make_net("tikal", 40), tmp_path / "net.json"
    net.save(file)
    assert vars_of(read_net(file)) == vars_of(net)
    assert known_net(file) is known_net(file)
    (tmp_path / "bad.json").write_text("{}")
    with pytest.raises(sacbe.SacbeError, match=r"bad\.json"):
        read_net(tmp_path / "bad.json")


def vars_of(net: NetWeights) -> list[object]:
    return [net.first, net.reach, net.first_bias, net.second, net.second_bias, net.third, net.third_bias, net.bits]


@dataclass
class Spoiled:
    """Something wrong with a net, and what is said of it."""

    first: int
    second: int
    said: str


@pytest.mark.parametrize("wrong", [Spoiled(200_000, 1, "first layer"), Spoiled(500, 100_000, "second layer")])
def test_numbers_that_could_run_over_are_refused(wrong: Spoiled) -> None:
    net = make_net("tikal", 0)
    net.first["supply"] = [wrong.first] * UNITS
    net.second = [[wrong.second] * SECOND for _ in range(UNITS)]
    with pytest.raises(sacbe.SacbeError, match=wrong.said):
        judge_with("tikal", net)


def test_inputs_that_nobody_knows_are_refused() -> None:
    net = make_net("tikal", 1)
    net.first["luck"] = [1] * UNITS
    with pytest.raises(sacbe.SacbeError, match="luck"):
        judge_with("tikal", net)


def test_an_input_that_is_new_counts_for_nothing_yet() -> None:
    net, state = make_net("tzolkin", 40), middle("tzolkin", 2)
    without = make_net("tzolkin", 40)
    del without.first["own corn: 1"]
    net.first["own corn: 1"] = [0] * UNITS
    assert values(judge_with("tzolkin", without), state) == values(judge_with("tzolkin", net), state)


@pytest.mark.parametrize(("feature", "told"), [(0.0, 0), (1.0, 4), (0.12, 0), (0.13, 1), (-1.0, -4), (-0.13, -1)])
def test_features_are_told_in_quarters(feature: float, told: int) -> None:
    assert quarters(feature) == told
