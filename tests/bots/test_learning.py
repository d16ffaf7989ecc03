"""Learning: samples of games, and weights that explain them."""

from pathlib import Path

import pytest

import sacbe
from sacbe.bots import learning
from sacbe.bots.greedy import Greedy
from sacbe.bots.judge import evaluator_of
from sacbe.bots.selfplay import Samples, play
from sacbe.cli.train import train_weights

pytest.importorskip("numpy")


def test_samples_are_taken_after_every_turn() -> None:
    state = sacbe.game("tikal").start(2, seed=1)
    samples = Samples(evaluator_of("tikal"))
    play(state, [Greedy(1, 1), Greedy(2, 1)], 1, samples)
    assert state.over
    assert len(samples.points) == len(samples.features) == len(samples.stages) > 36
    own = [points for points, seat in zip(samples.points, samples.seats, strict=True) if seat == 0]
    assert own == sorted(own)
    assert own[-1] <= state.scores[0]


def test_weights_are_learned_and_proved(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    assert train_weights("tikal", 2, games=1, rounds=1, match=2, seed=1, output=file) == 0
    old = learning.start_weights("tikal")
    error, fitted = learning.fit([learning.collect(sacbe.game("tikal"), [2], 1, 3, old)], old)
    again, _ = learning.fit([learning.collect(sacbe.game("tikal"), [2], 1, 3, old)], fitted)
    assert again < error
