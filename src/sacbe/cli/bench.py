"""The speed of the engine, compiled against the same sources uncompiled, interleaved in one run on one core."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

import sacbe
from sacbe.cli.progress import bar
from sacbe.cli.screen import add_rows, make_console, plain_table, titled
from sacbe.cli.seating import find_game
from sacbe.core.errors import SacbeError
from sacbe.front.processes import deaf_children
from sacbe.front.texts import FRAME, Texts

ROUNDS = 3
"""Every figure is the sum of this many visits, so that a busy moment of the machine meets both engines."""
FIGURES = 5
"""So many things are timed for each row: playing, copying, games side by side, searching, and searching bare."""
SOURCES = ("*.py", "*.toml", "*.json", "*.ftl")
RATES = ("decisions_per_s", "games_per_s", "copies_per_s")

SEARCHED = ("state_bytes", "simulations_per_s", "bare_per_s")
BATCHED = ("batched_per_s",)

Row = dict[str, object]


class Worker:
    """A process that measures one of the engines."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.mode = str(self._answer()["mode"])

    def measure(self, game: str, players: int, seconds: float, seed: int, *, search: bool) -> dict[str, float]:
        """Have one visit measured."""
        assert self.process.stdin is not None
        request = {"game": game, "players": players, "seconds": seconds, "seed": seed, "search": search}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SacbeError("error-bench-ended")
        answer: dict[str, float] = json.loads(line)
        return answer


def bench_games(name: str | None, seconds: float, language: str, *, as_json: bool) -> int:
    """Measure one game or all of them, and print a row for each player count and engine."""
    games = [find_game(one) for one in ([name] if name else sacbe.games())]
    texts = Texts(language, FRAME)
    rows = _measured([(game.name, players) for game in games for players in game.counts], seconds, texts)
    if as_json:
        print(json.dumps(rows, indent=1))
    if not as_json:
        _print_speeds(texts, rows)
    _print_ratios(texts, ratios(rows), make_console(stderr=as_json))
    return 0


def _measured(tables: list[tuple[str, int]], seconds: float, texts: Texts) -> list[Row]:
    """Measure games of some numbers of players; say before how long all of it takes."""
    rows: list[Row] = []
    with _workers() as workers, bar(texts("bench-progress")) as watch:
        total = seconds * FIGURES * len(workers) * len(tables)
        make_console(stderr=True).print(texts("bench-total", seconds=round(total), tables=len(tables)), soft_wrap=True)
        for done, (game, players) in enumerate(tables):
            watch(done, len(tables))
            rows += _rows(workers, game, players, seconds)
    return rows


@contextmanager
def _workers() -> Iterator[list[Worker]]:
    """Start a process for each engine there is: this one, and its plain sources if this one is compiled."""
    package = Path(sacbe.__file__).parent
    with ExitStack() as stack:
        workers = [stack.enter_context(_worker(package.parent))]
        if workers[0].mode == "compiled":
            folder = Path(stack.enter_context(TemporaryDirectory()))
            copy_sources(package, folder / "sacbe")
            workers.append(stack.enter_context(_worker(folder)))
        yield workers


def copy_sources(package: Path, target: Path) -> None:
    """Copy the package without its compiled modules."""
    for pattern in SOURCES:
        for file in package.rglob(pattern):
            copied = target / file.relative_to(package)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copied)


@contextmanager
def _worker(folder: Path) -> Iterator[Worker]:
    """Run a worker that finds the package in ``folder``; it ends with its input."""
    others = os.environ.get("PYTHONPATH")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(folder), others)))}
    command = [sys.executable, "-m", "sacbe.cli.measure"]
    with deaf_children():
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment, text=True)
    with process:
        try:
            yield Worker(process)
        except BaseException:
            process.kill()
            raise
        finally:
            assert process.stdin is not None
            process.stdin.close()


def _rows(workers: list[Worker], game: str, players: int, seconds: float) -> list[Row]:
    """Measure all engines in turns; the first is the fastest, and shows how fast bots think."""
    sums: list[dict[str, float]] = [{} for _ in workers]
    for seed in range(ROUNDS):
        for worker, total in zip(workers, sums, strict=True):
            visit = worker.measure(game, players, seconds / ROUNDS, seed, search=worker is workers[0])
            for key, value in visit.items():
                total[key] = total.get(key, 0) + value
    return [_row(game, players, worker.mode, total) for worker, total in zip(workers, sums, strict=True)]


def _row(game: str, players: int, mode: str, total: dict[str, float]) -> Row:
    return {
        "game": game,
        "players": players,
        "mode": mode,
        "decisions_per_s": round(total["decisions"] / total["play_s"]),
        "games_per_s": round(total["games"] / total["play_s"], 1),
        "copies_per_s": round(total["copies"] / total["copy_s"]),
        "batched_per_s": round(total["batched"] / total["batch_s"]),
        "state_bytes": round(total["state_bytes"] / ROUNDS),
        "simulations_per_s": round(total["simulations"] / total["search_s"], 1) if "search_s" in total else None,
        "bare_per_s": round(total["simulations"] / total["bare_s"], 1) if "bare_s" in total else None,
    }


def ratios(rows: list[Row]) -> list[Row]:
    """Return how many times faster the compiled engine is, for each game and player count measured with both."""
    found: list[Row] = []
    for fast, slow in pairwise(rows):
        if (fast["mode"], slow["mode"]) == ("compiled", "pure"):
            rates = {rate: round(float(str(fast[rate])) / float(str(slow[rate])), 1) for rate in RATES}
            found.append({"game": fast["game"], "players": fast["players"], **rates})
    return found


def _print_speeds(texts: Texts, rows: list[Row]) -> None:
    """Print what one game does at a time, then many of them side by side."""
    for title, rates in (("bench-title", (*RATES, *SEARCHED)), ("bench-batches", BATCHED)):
        keys = ("game", "players", "mode", *rates)
        table = plain_table(*(texts(f"column-{key}") for key in keys))
        make_console().print(titled(texts(title), add_rows(table, ([_cell(row[key]) for key in keys] for row in rows))))


def _print_ratios(texts: Texts, rows: list[Row], console: Console) -> None:
    if not rows:
        console.print(texts("bench-pure-only"))
        return
    keys = ("game", "players", *RATES)
    table = plain_table(*(texts(f"column-{key}") for key in keys))
    console.print(
        titled(texts("bench-ratios"), add_rows(table, ([_cell(row[key], "×") for key in keys] for row in rows)))
    )


def _cell(value: object, sign: str = "") -> str:
    """Return a figure; ``sign`` is put before a ratio, and what was not measured is a dash."""
    if value is None:
        return "–"
    if isinstance(value, float):
        return f"{sign}{value:,.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
