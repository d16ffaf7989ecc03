"""Many games of random players, on as many processes as wanted; the results do not depend on how many those are."""

import json
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import sacbe
from sacbe.cli.boards import named
from sacbe.cli.progress import bar
from sacbe.cli.records import write_games
from sacbe.cli.screen import add_rows, make_console, number, plain_table, titled
from sacbe.cli.seating import find_game, read_options
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from sacbe.core.state import State
from sacbe.front.processes import deaf_children
from sacbe.front.texts import Texts, game_texts

BATCHES = 50
"""The work is cut into about this many parts, however many processes share it."""


@dataclass(frozen=True)
class Job:
    """What is simulated."""

    game: str
    players: int
    options: Mapping[str, object]
    components: Path | None
    seed: int


@dataclass(frozen=True)
class Result:
    """How one game ended."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]
    decisions: int


def simulate_games(
    name: str,
    players: int | None,
    games: int,
    seed: int,
    jobs: int,
    language: str,
    components: Path | None,
    words: list[str],
    records: Path | None,
    *,
    as_json: bool,
) -> int:
    """Simulate games and print a table of the scores; write the games where that is wanted."""
    game = find_game(name)
    job = Job(name, players or game.usual_players, read_options(game, words), components, seed)
    game.settings(job.players, job.options)
    game.rules(components)
    started = time.perf_counter()
    texts = game_texts(language, game.folder)
    results = list(_with_progress(_run(job, games, jobs), games, texts("games-progress")))
    figures = summary(job, results)
    speed = games / (time.perf_counter() - started)
    if as_json:
        print(json.dumps({**figures, "games_per_s": round(speed, 1)}, indent=1))
    else:
        _print_table(texts, figures, speed)
    if records is not None:
        count = write_games(records, ((f"{name}-{number + 1}", played(job, number)) for number in range(games)))
        make_console(stderr=True).print(texts("games-written", count=count, target=str(records)), soft_wrap=True)
    return 0


def play_one(job: Job, number: int) -> Result:
    """Play one game; number and seed decide everything in it."""
    quiet = _started(job, number).quiet()
    decisions = play_randomly(quiet, Generator(~_seed(job, number)))
    return Result(quiet.scores, quiet.winners, int(decisions))


def played(job: Job, number: int) -> State:
    """Return the end of the same game, with its history."""
    state = _started(job, number)
    play_randomly(state, Generator(~_seed(job, number)))
    return state


def _started(job: Job, number: int) -> State:
    seed = _seed(job, number)
    return sacbe.game(job.game).start(job.players, seed, components=job.components, **job.options)  # type: ignore[arg-type]


def _seed(job: Job, number: int) -> int:
    return job.seed << 32 | number


def _batch(job: Job, numbers: range) -> list[Result]:
    return [play_one(job, number) for number in numbers]


def _run(job: Job, games: int, jobs: int) -> Iterator[list[Result]]:
    """Yield the results of all games in their order, a batch at a time."""
    size = max(1, games // BATCHES)
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        yield from map(partial(_batch, job), batches)
        return
    # Started afresh rather than forked: the progress bar is a thread, and threads do not survive a fork.
    with deaf_children():
        pool = get_context("spawn").Pool(jobs)
    with pool:
        yield from pool.imap(partial(_batch, job), batches)


def _with_progress(batches: Iterator[list[Result]], games: int, label: str) -> Iterator[Result]:
    """Pass results on, with a bar on stderr while they come."""
    done = 0
    with bar(label) as watch:
        watch(done, games)
        for batch in batches:
            done += len(batch)
            watch(done, games)
            yield from batch


def summary(job: Job, results: list[Result]) -> dict[str, object]:
    """Return the figures of a simulation; a shared win counts in parts."""
    seats = []
    for seat in range(len(results[0].scores)):
        scores = [result.scores[seat] for result in results]
        wins = sum(1 / len(result.winners) for result in results if seat in result.winners)
        seats.append(
            {
                "mean": sum(scores) / len(scores),
                "min": min(scores),
                "max": max(scores),
                "wins": wins / len(results),
            }
        )
    return {
        "game": job.game,
        "players": job.players,
        "games": len(results),
        "seed": job.seed,
        "decisions": sum(result.decisions for result in results) / len(results),
        "seats": seats,
    }


def _print_table(texts: Texts, figures: dict[str, object], speed: float) -> None:
    seats = figures["seats"]
    assert isinstance(seats, list)
    names = [texts("seat", n=seat + 1) for seat in range(len(seats))]
    title = texts(
        "simulation-title", game=texts.name(str(figures["game"])), games=figures["games"], seed=str(figures["seed"])
    )
    table = plain_table(*(texts(f"column-{key}") for key in ("seat", "mean", "min", "max", "wins")))
    rows = (
        (
            named(i, names),
            number(round(seat["mean"], 2)),
            number(seat["min"]),
            number(seat["max"]),
            f"{seat['wins']:.1%}",
        )
        for i, seat in enumerate(seats)
    )
    console = make_console()
    console.print(titled(title, add_rows(table, rows)))
    decisions = figures["decisions"]
    assert isinstance(decisions, float)
    console.print(texts("simulation-speed", decisions=f"{decisions:.1f}", speed=f"{speed:,.1f}"))
