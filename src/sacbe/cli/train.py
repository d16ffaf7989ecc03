"""``sacbe train``: learning in rounds, with a match that decides whether what was learned is kept."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from rich.console import Console

import sacbe
from sacbe.arena.curves import curves_page
from sacbe.arena.intervals import Interval
from sacbe.arena.page import TEXTS
from sacbe.arena.training import Plan, Training, Verdict, Workshop
from sacbe.bots.judge import evaluator_of, net_file, weights_file
from sacbe.bots.learning import Arrays, collect, compare, fit, start_weights
from sacbe.bots.netfit import Course
from sacbe.cli.files import write_file
from sacbe.cli.language import language
from sacbe.cli.progress import bar
from sacbe.core.game import Game
from sacbe.core.net import read_net
from sacbe.front.texts import FRAME, Texts

REMEMBERED = 3
"""Rounds of which the samples are kept."""


def counts_of(game: Game, players: int | None) -> list[int]:
    """Return the numbers of players to learn from: the one asked for, or the usual ones in turn."""
    return [players] if players else [count for count in game.counts if 1 < count <= game.usual_players]


def train_net(
    name: str,
    players: int | None,
    games: int,
    rounds: int,
    match: int,
    seed: int,
    width: int | None,
    jobs: int,
    ray: str | None,
    runs: Path,
    output: Path | None,
) -> int:
    """Learn a net in rounds, and write the best one that has proved stronger than what there was."""
    game, console = sacbe.game(name), Console()
    width = width or evaluator_of(name).learning_width
    plan = Plan(name, tuple(counts_of(game, players)), games, match, seed, width, course_for(name))
    with bars(name) as watch:
        training = Training(plan, runs, jobs, ray, watch)
        verdicts: list[Verdict] = []
        for number in range(1, rounds + 1):
            began = time.perf_counter()
            verdicts.append(training.round(number))
            console.print(told(name, rounds, verdicts[-1], time.perf_counter() - began), soft_wrap=True)
            draw(plan, verdicts, training.folder / "curves.html")
            if verdicts[-1].kept and training.best:
                shutil.copyfile(training.best, output or net_file(name))
    console.print(_texts()("curves-written", file=str(training.folder / "curves.html")), soft_wrap=True)
    return 0


def course_for(name: str) -> Course:
    """Return how the net of a game is fitted: one that is told of features only is small, and there are three."""
    told_cells = int(evaluator_of(name).inputs.slots) > 0
    return Course() if told_cells else Course(first=16, second=8, nets=3)


def draw(plan: Plan, verdicts: list[Verdict], file: Path) -> None:
    """Write the curves of the rounds that are finished."""
    texts = _texts()
    title = texts("curves-title", game=Texts(texts.language, sacbe.game(plan.game).folder / "texts").name(plan.game))
    write_file(file, curves_page(title, plan.command(len(verdicts)), verdicts, texts, texts.language))


def learn_again(name: str, file: Path, jobs: int, ray: str | None, runs: Path, output: Path | None) -> int:
    """Learn a net once more from the same games: anybody can find out what it came from."""
    console = Console()
    with bars(name) as watch:
        workshop = Workshop(name, jobs, ray, watch)
        net = workshop.learn_again(read_net(file), runs / f"{name}-again")
    target = output or net_file(name)
    net.save(target)
    console.print(_texts()("train-again", game=name, games=net.made["games"], file=str(target)), soft_wrap=True)
    return 0


@contextmanager
def bars(label: str) -> Iterator[Callable[[str, int, int], None]]:
    """Show one bar after another, each for a part of the work, and give a function that is told how far things are."""
    with ExitStack() as shown:
        now = ""
        watch: Callable[[int, int], None] = shown.enter_context(bar(label))

        def told_of(what: str, done: int, total: int) -> None:
            nonlocal now, watch
            if now and what != now:
                shown.close()
                watch = shown.enter_context(bar(label))
            now = what
            watch(done, total)

        yield told_of


def told(name: str, rounds: int, verdict: Verdict, seconds: float) -> str:
    """Return what came of a round, in a line."""
    return _texts()(
        "train-net-round",
        game=name,
        round=f"{verdict.number}/{rounds}",
        games=verdict.games,
        error=f"{verdict.error:.1f}",
        wins=span(verdict.won, ".0%"),
        points=f"{verdict.mean[0]:.1f} : {verdict.mean[1]:.1f}, {span(verdict.points, '+.1f')}",
        kept=str(verdict.kept).lower(),
        seconds=f"{seconds:.0f}",
    )


def _texts() -> Texts:
    """Return the messages in the language of the command line."""
    return Texts(language(()), FRAME, TEXTS)


def span(found: Interval, form: str) -> str:
    """Return a figure with its interval."""
    bounds = [format(bound, form) for bound in (found.low, found.high) if bound is not None]
    return f"{format(found.value, form)} ({'…'.join(bounds)})" if bounds else format(found.value, form)


def train_weights(
    name: str, players: int | None, games: int, rounds: int, match: int, seed: int, output: Path | None
) -> int:
    """Learn weights in rounds: play, fit, and keep what wins a match against what there was."""
    game, console = sacbe.game(name), Console()
    counts = counts_of(game, players)
    asked = f" --players {players}" if players else ""
    weights = start_weights(name)
    memory: list[Arrays] = []
    for number in range(rounds):
        began = time.perf_counter()
        memory = [*memory[1 - REMEMBERED :], collect(game, counts, games, seed + number * games, weights)]
        deviation, fitted = fit(memory, weights)
        command = f"sacbe train {name} --linear{asked} --games {games} --rounds {rounds} --match {match} --seed {seed}"
        fitted.made = {"command": command, "round": number + 1, "players": counts}
        won, points = compare(game, counts, match, seed + 7919 * (number + 1), fitted, weights)
        kept = won * 2 > match
        console.print(
            _texts()(
                "train-round",
                game=name,
                round=f"{number + 1}/{rounds}",
                error=f"{deviation:.2f}",
                won=f"{won:g}/{match}",
                points=f"{points[0]:.1f} : {points[1]:.1f}",
                kept=str(kept).lower(),
                seconds=f"{time.perf_counter() - began:.0f}",
            ),
            soft_wrap=True,
        )
        if kept:
            weights = fitted
            weights.save(output or weights_file(name))
    return 0
