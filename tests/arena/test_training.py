"""Learning a net: from samples to whole numbers, in rounds that go on where they stopped."""

from pathlib import Path
from typing import Any

import pytest

from sacbe.arena.errors import ArenaError
from sacbe.arena.intervals import Interval
from sacbe.arena.training import Plan, Training, Workshop, stronger
from sacbe.bots.judge import weights_of
from sacbe.bots.netfit import Course, Memory, NetFit
from sacbe.cli.train import course_for
from sacbe.core.inputs import Inputs
from sacbe.core.net import read_net

np = pytest.importorskip("numpy")

INPUTS = Inputs(["any", "corn"], stages=3)
QUICK = Course(first=6, second=4, passes=3)


def lessons(file: Path, games: int, turns: int = 5) -> Path:
    """Write games of two seats in which corn is worth its square, which no weight can say."""
    random = np.random.default_rng(1)
    rows = games * turns * 2
    corn = random.integers(0, 13, rows).astype(np.int16)
    worth = (corn / 4.0) ** 2
    np.savez(
        file,
        features=np.stack([np.full(rows, 4, np.int16), corn], axis=1),
        columns=(2 + random.integers(0, 3, (rows, 1))).astype(np.uint16),
        expected=np.full(rows, 20, np.float32),
        final=(20 + worth).astype(np.float32),
        errors=np.zeros((rows, 2), np.float32),
        left=np.tile(np.repeat(np.arange(turns)[::-1], 2), games).astype(np.int16),
        seats=np.full(rows, 2, np.int16),
        number=np.repeat(np.arange(games), turns * 2).astype(np.int32),
    )
    return file


def memory(tmp_path: Path, games: int) -> Memory:
    return Memory([[lessons(tmp_path / "games.npz", games)]], len(INPUTS.columns))


def test_a_target_trusts_the_next_turn_a_little(tmp_path: Path) -> None:
    samples = memory(tmp_path, games=2)
    targets = samples.targets(np.full(samples.size, 50.0, np.float32), trust=0.25)
    last, before = slice(8, 10), slice(6, 8)
    assert samples.games == 2
    assert targets[last].tolist() == samples.final[last].tolist()
    assert targets[before] == pytest.approx(0.25 * 50 + 0.75 * samples.final[last])
    assert targets[4:6] == pytest.approx(0.25 * 50 + 0.75 * targets[before])


def test_what_no_weight_can_say_is_learned_and_survives_rounding(tmp_path: Path) -> None:
    samples = memory(tmp_path, games=400)
    fit = NetFit(samples, INPUTS, QUICK._replace(passes=20, part=1.0, batch=32, renewed=99, rate=1e-2), seed=1)
    errors = fit.run(lambda done, total: None)
    assert float(((samples.final - 20) ** 2).mean()) > 5
    assert min(errors) < 0.2
    net = fit.whole({})
    for row in range(20):
        assert said(net, samples, row) == pytest.approx(float(fit.expectations()[row]) - 20, abs=0.05)


def said(net: Any, samples: Memory, row: int) -> float:
    """Return what a net in whole numbers says of a sample, worked out plainly."""
    sums = np.array(net.first_bias)
    for name, feature in zip(INPUTS.columns, samples.features[row], strict=False):
        sums = sums + int(feature) * np.array(net.first.get(name, [0] * len(sums)))
    for column in samples.columns[row]:
        sums = sums + np.array(net.first.get(INPUTS.columns[column], [0] * len(sums)))
    outs = np.maximum(sums, 0) >> (net.bits[0] - 8)
    hidden = np.maximum(outs @ np.array(net.second) + np.array(net.second_bias), 0) >> net.bits[1]
    return float((hidden @ np.array(net.third) + net.third_bias) / (1 << (8 + net.bits[2])))


def test_several_nets_say_the_mean_of_what_each_says(tmp_path: Path) -> None:
    samples = memory(tmp_path, games=20)
    nets = [NetFit(samples, INPUTS, QUICK, seed) for seed in (1, 2, 3)]
    for net in nets:
        net.run(lambda done, total: None)
    joined = NetFit(samples, INPUTS, QUICK, 1)
    joined.become(nets)
    mean = sum(net.expectations() for net in nets) / 3
    assert joined.expectations() == pytest.approx(mean, abs=1e-3)
    assert said(joined.whole({}), samples, 5) == pytest.approx(float(mean[5]) - 20, abs=0.05)


class Killed(Exception):
    """Somebody ended the run."""


def test_a_run_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    plan = Plan("ahau", (2,), games=2, match=4, seed=1, width=1, course=QUICK)

    def kill(what: str, done: int, total: int) -> None:
        if what == "fitting":
            raise Killed

    whole = Training(plan, tmp_path / "whole", 1, None, lambda *_: None)
    verdict = whole.round(1)
    with pytest.raises(Killed):
        Training(plan, tmp_path / "part", 1, None, kill).round(1)
    again = Training(plan, tmp_path / "part", 1, None, lambda *_: None)
    assert again.round(1) == verdict
    nets = [run.folder / "round-01" / "net.json" for run in (whole, again)]
    assert nets[0].read_bytes() == nets[1].read_bytes()
    assert verdict.games == 2
    learned = Workshop("ahau", 1, None, lambda *_: None).learn_again(read_net(nets[0]), tmp_path / "again")
    assert (learned.first, learned.third) == (read_net(nets[0]).first, read_net(nets[0]).third)
    learned.made["lessons"][0]["net"] = "round-07"  # type: ignore[index]
    with pytest.raises(ArenaError, match="not there"):
        Workshop("ahau", 1, None, lambda *_: None).learn_again(learned, tmp_path / "never")
    with pytest.raises(ArenaError, match="tikal"):
        Workshop("tikal", 1, None, lambda *_: None).learn_again(learned, tmp_path / "never")
    assert verdict.kept == stronger(verdict.won)


def test_only_what_is_stronger_for_sure_is_kept() -> None:
    assert stronger(Interval(0.6, 0.52, 0.68))
    assert not stronger(Interval(0.6, 0.49, 0.71))
    assert not stronger(Interval(1.0, None, None))


@pytest.mark.parametrize("game", ["tikal", "tzolkin"])
def test_a_net_that_ships_can_be_learned_again(game: str) -> None:
    net = weights_of(game).net
    assert net is not None
    workshop = Workshop(game, 1, None, lambda *_: None)
    lessons = [workshop.known(told, "") for told in net.made["lessons"]]  # type: ignore[attr-defined]
    assert sum(lesson.games for lesson in lessons) == net.made["games"]
    assert Course(**net.made["course"])._replace(part=0.25) == course_for(game)  # type: ignore[arg-type]
