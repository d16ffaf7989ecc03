"""Finished games kept: as a folder of records, or as a table for learners."""

from collections.abc import Iterable
from itertools import chain
from pathlib import Path

from sacbe.core.errors import SacbeError, unusable
from sacbe.core.state import State

TABLE = ".parquet"


def write_games(target: Path, games: Iterable[tuple[str, State]]) -> int:
    """Write finished games with their names: records into a folder, or all into a file of Parquet; return how many."""
    write = _write_table if target.suffix == TABLE else _write_folder
    return write(target, games)


def _write_folder(folder: Path, games: Iterable[tuple[str, State]]) -> int:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SacbeError("error-write", {"file": str(folder), "reason": unusable(error)}) from None
    count = 0
    for name, state in games:
        state.record().save(folder / f"{name}.json")
        count += 1
    return count


def _write_table(file: Path, games: Iterable[tuple[str, State]]) -> int:
    from sacbe.front.datasets import Dataset

    states = (state for _, state in games)
    first = next(states)
    with Dataset(file, first) as dataset:
        for state in chain([first], states):
            dataset.add(state)
    return dataset.games
