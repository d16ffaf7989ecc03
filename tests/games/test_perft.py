"""Perft: how many sequences of decisions there are from fixed positions.

A line of a data file is: players, seed, moves played at random before, then the counts for depths 1, 2, 3, ...
``python -m tests.games.test_perft`` writes the counts anew.
"""

from pathlib import Path

import pytest

import sacbe
from sacbe.core.playout import perft, play_randomly
from sacbe.core.rng import Generator

FILES = sorted((Path(__file__).parent.parent / "data").glob("perft-*.txt"))
Line = tuple[Path, list[int]]


def lines() -> list[Line]:
    rows = ((file, row) for file in FILES for row in file.read_text().splitlines())
    return [(file, [int(word) for word in row.split()]) for file, row in rows if not row.startswith("#")]


def counts(file: Path, players: int, seed: int, moves: int, depth: int) -> list[int]:
    state = sacbe.game(file.stem.removeprefix("perft-")).start(players, seed)
    play_randomly(state, Generator(seed), moves)
    return [int(perft(state, d)) for d in range(1, depth + 1)]


@pytest.mark.parametrize("line", lines(), ids=lambda line: f"{line[0].stem} {line[1][:3]}")
def test_perft(line: Line) -> None:
    file, (players, seed, moves, *expected) = line
    assert counts(file, players, seed, moves, len(expected)) == expected


if __name__ == "__main__":
    for file in FILES:
        head = [row for row in file.read_text().splitlines() if row.startswith("#")]
        rows = [row[:3] + counts(file, row[0], row[1], row[2], len(row) - 3) for path, row in lines() if path == file]
        file.write_text("\n".join([*head, *(" ".join(map(str, row)) for row in rows)]) + "\n")
