"""Where each number of a position lives in a state's row of cells, and the way to plain data and back."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import PositionError, quoted
from sacbe.core.shown import Shown


class Field:
    """A named run of cells. A field with ``labels`` becomes a mapping in plain data, one with size 1 a number.

    A label that is empty has a cell, always 0, and stands nowhere: room for what may come. How the cells show to those
    who look must be said.
    """

    def __init__(self, name: str, first: int, size: int = 1, labels: Sequence[str] = (), *, shown: Shown) -> None:
        self.name = name
        self.first = first
        self.size = len(labels) or size
        self.labels = tuple(labels)
        self.shown = shown


class Layout:
    """The cells of a game: those of the table, then one block for each seat.

    ``pending`` says of steps whose two numbers hold seats how these show.
    """

    def __init__(
        self, table: Sequence[Field], seat: Sequence[Field], pending: Mapping[int, tuple[Shown, Shown]] | None = None
    ) -> None:
        self.table = tuple(table)
        self.seat = tuple(seat)
        self.pending: dict[int, tuple[Shown, Shown]] = dict(pending or {})
        self.seat_first = _extent(self.table)
        self.stride = _extent(self.seat)

    def size(self, players: int) -> int:
        """Return how many cells a position has."""
        return self.seat_first + players * self.stride

    def data(self, cells: vec[i64], players: int) -> dict[str, object]:
        """Return cells as plain data."""
        return {
            "table": _block_data(self.table, cells, 0),
            "seats": [_block_data(self.seat, cells, self.seat_first + p * self.stride) for p in range(players)],
        }

    def cells(self, data: Mapping[str, object], players: int) -> vec[i64]:
        """Read cells back from plain data."""
        cells = vec[i64]([0] * self.size(players))
        _read_block(self.table, data.get("table"), cells, 0, "table")
        seats = data.get("seats")
        if not isinstance(seats, list) or len(seats) != players:
            raise PositionError("error-seats", {"count": players})
        for p, block in enumerate(seats):
            _read_block(self.seat, block, cells, self.seat_first + p * self.stride, f"seat {p}")
        return cells


def _extent(fields: Sequence[Field]) -> int:
    """Check that fields lie without gaps in their order; return where the next one would begin."""
    at = 0
    for field in fields:
        if field.first != at:
            raise AssertionError(f"field {field.name!r} begins at {field.first}, its place is {at}")
        at += field.size
    return at


def _block_data(fields: Sequence[Field], cells: vec[i64], base: int) -> dict[str, object]:
    block: dict[str, object] = {}
    for field in fields:
        values = [int(cells[base + field.first + i]) for i in range(field.size)]
        if field.labels:
            block[field.name] = {label: n for label, n in zip(field.labels, values, strict=True) if label}
        else:
            block[field.name] = values[0] if field.size == 1 else values
    return block


def _read_block(fields: Sequence[Field], block: object, cells: vec[i64], base: int, where: str) -> None:
    if not isinstance(block, Mapping) or set(block) != {field.name for field in fields}:
        raise PositionError("error-fields", {"where": where, "fields": ", ".join(f.name for f in fields)})
    for field in fields:
        for i, value in enumerate(_values(field, block[field.name], where)):
            cells[base + field.first + i] = value


def _values(field: Field, value: object, where: str) -> list[int]:
    """Return the numbers of one field from plain data."""
    if field.labels:
        labels = [label for label in field.labels if label]
        if not isinstance(value, Mapping) or set(value) != set(labels):
            raise PositionError(
                "error-labels", {"field": quoted(field.name), "where": where, "labels": ", ".join(labels)}
            )
        numbers = [value[label] if label else 0 for label in field.labels]
    else:
        numbers = [value] if field.size == 1 else value if isinstance(value, list) else []
    if len(numbers) != field.size or not all(type(n) is int and abs(n) < 2**31 for n in numbers):
        raise PositionError("error-numbers", {"field": quoted(field.name), "where": where, "count": field.size})
    return numbers
