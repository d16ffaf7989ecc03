"""Games as a table for learners, in a file of Parquet: a row for every decision (its columns: ``docs/research.md``)."""

import json
from pathlib import Path
from types import TracebackType

import pyarrow as pa
from pyarrow import parquet

from sacbe.core.errors import SacbeError, unusable
from sacbe.core.record import replay_record
from sacbe.core.registry import game
from sacbe.core.state import State
from sacbe.core.version import VERSION

SUFFIX = ".parquet"
FORMAT = 1
"""Raised when a reader of an older format could no longer read a file."""
METADATA = b"sacbe"
"""Under this key the schema tells what was played, and what the numbers of an observation are."""
PLAIN = ("game", "move", "seat", "action", "score", "margin", "win")
"""The columns of single numbers, in the order in which they are noted."""
ROWS = 16_384
"""So many rows are written at once."""


class Dataset:
    """A file that is being written: all games of the same kind, one after the other."""

    def __init__(self, file: Path, first: State) -> None:
        rules, players = first.rules, int(first.players)
        self.game = game(rules.game)
        self.observation = self.game.observation(players, rules.pack, **first.settings)
        self.kind = (rules.game, players, dict(first.settings), rules.pack.digest)
        self.games = 0
        self.rows = Rows(len(self.observation))
        about = {
            "format": FORMAT,
            "version": VERSION,
            "game": rules.game,
            "rules": rules.version,
            "components": rules.pack.digest,
            "players": players,
            "options": dict(first.settings),
            "observation": list(self.observation.names),
        }
        self.schema = schema(len(self.observation)).with_metadata({METADATA: json.dumps(about).encode()})
        try:
            self.writer = parquet.ParquetWriter(file, self.schema, compression="zstd")
        except OSError as error:
            raise SacbeError("error-write", {"file": str(file), "reason": unusable(error)}) from None

    def __enter__(self) -> "Dataset":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._write()
        self.writer.close()

    def add(self, state: State) -> None:
        """Write a finished game that has its history."""
        rules = state.rules
        assert (rules.game, int(state.players), dict(state.settings), rules.pack.digest) == self.kind
        now, results = replay_record(self.game, state.record(), 0, rules.pack).quiet(), _results(state)
        for move, (seat, action) in enumerate(state.moves):
            row = self.observation.row(now, seat)
            self.rows.add(self.games, move, seat, row, now.legal(seat), action, results[seat])
            now.apply(action, seat)
        self.games += 1
        if len(self.rows) >= ROWS:
            self._write()

    def _write(self) -> None:
        if len(self.rows):
            self.writer.write_batch(self.rows.batch(self.schema))
            self.rows = Rows(len(self.observation))


class Rows:
    """Rows that have not been written yet, column by column."""

    def __init__(self, numbers: int) -> None:
        self.numbers = numbers
        self.plain: list[tuple[int, int, int, int, float, float, float]] = []
        self.observations = bytearray()
        self.legal: list[list[int]] = []

    def __len__(self) -> int:
        return len(self.plain)

    def add(
        self,
        number: int,
        move: int,
        seat: int,
        row: memoryview,
        legal: list[int],
        action: int,
        results: tuple[float, float, float],
    ) -> None:
        """Take a decision."""
        self.plain.append((number, move, seat, action, *results))
        self.observations += row.cast("B")
        self.legal.append(legal)

    def batch(self, names: pa.Schema) -> pa.RecordBatch:
        """Return all rows as Arrow has them; the observations are not copied once more."""
        count = len(self) * self.numbers
        numbers = pa.Array.from_buffers(pa.int16(), count, [None, pa.py_buffer(self.observations)])
        columns = dict(zip(PLAIN, zip(*self.plain, strict=True), strict=True))
        arrays = {name: pa.array(values, names.field(name).type) for name, values in columns.items()}
        arrays["observation"] = pa.FixedSizeListArray.from_arrays(numbers, self.numbers)
        arrays["legal"] = pa.array(self.legal, names.field("legal").type)
        return pa.RecordBatch.from_arrays([arrays[name] for name in names.names], schema=names)


def schema(numbers: int) -> pa.Schema:
    """Return the columns of a file whose observations have so many numbers."""
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("move", pa.int32(), nullable=False),
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("observation", pa.list_(pa.int16(), numbers), nullable=False),
            pa.field("legal", pa.list_(pa.int32()), nullable=False),
            pa.field("action", pa.int32(), nullable=False),
            pa.field("score", pa.float32(), nullable=False),
            pa.field("margin", pa.float32(), nullable=False),
            pa.field("win", pa.float32(), nullable=False),
        ]
    )


def _results(state: State) -> list[tuple[float, float, float]]:
    """Return for each player the final points, the lead over the best other, and the share of the victory."""
    scores, winners = state.scores, state.winners
    best = [max((other for at, other in enumerate(scores) if at != seat), default=0.0) for seat in range(len(scores))]
    return [
        (score, score - best[seat], 1 / len(winners) if seat in winners else 0.0) for seat, score in enumerate(scores)
    ]
