"""Decisions a second of batches with everything observed, on one process and on two: ``python bench/batch.py``."""

import argparse
import sys
import time
from multiprocessing import Barrier, Pool, synchronize

import sacbe

GAMES = 64
"""Games of a batch, played side by side."""


def ready(gate: synchronize.Barrier) -> None:
    """Give a process what all wait at before they begin."""
    globals()["GATE"] = gate


def decisions(job: tuple[str, int, float]) -> float:
    """Return the decisions a second of one process, which begins together with the others."""
    name, seed, seconds = job
    batch, random = sacbe.batch(name, 4, GAMES, seed), sacbe.Generator(seed)
    globals()["GATE"].wait()
    began, steps = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        batch.step(batch.sample(random))
        steps += 1
    return steps * GAMES / (time.perf_counter() - began)


def measured(name: str, processes: int, seconds: float) -> float:
    """Return the decisions a second of so many processes together."""
    with Pool(processes, ready, [Barrier(processes)]) as pool:
        return sum(pool.map(decisions, [(name, seed, seconds) for seed in range(processes)], chunksize=1))


def main() -> None:
    """Print a row for each game: the best of three turns each, one process and two by turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    sys.stdout.write("| game, four players | one process | two | ratio |\n|---|---|---|---|\n")
    for name in sacbe.games():
        one, two = (max(found) for found in zip(*(_both(name, seconds) for _ in range(3)), strict=True))
        sys.stdout.write(f"| {name} | {one:,.0f} | {two:,.0f} | {two / one:.2f} |\n")


def _both(name: str, seconds: float) -> tuple[float, float]:
    return measured(name, 1, seconds), measured(name, 2, seconds)


if __name__ == "__main__":
    main()
