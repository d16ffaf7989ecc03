"""What a net is told of a position: the features of a seat, the stage, and the cells of the game, each value a sign.

A game declares how fields of its layout are read (:class:`Reading`); a field that nobody mentions is read as a small
number, so that a new cell is an input as soon as it is there. The own cells and those of others are told apart; what
others have goes into one bag, so that any number of players can be told about.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.layout import Field, Layout
from sacbe.core.state import State

MOST_SEATS: Final = 6
FINENESS: Final = 4.0
"""Features are told in steps of a quarter."""
SHIFTED: Final[i64] = 1 << 20
"""Added while rounding, so that cutting off rounds down for numbers below 0, too."""
NUMBER: Final[i64] = 0
OWNER: Final[i64] = 1
NOT_A_SEAT: Final[i64] = 9
"""From here on a cell that names an owner means nobody's seat: a dummy, or something on offer."""
OWNERS: Final = ("own", "other", "special")


class Reading:
    """How the cells of a field are told: a number up to ``most`` above ``least``, or whose something is.

    The cells of a ``bag`` mean the same, whichever of them it is that holds a value.
    """

    def __init__(self, field: str, most: int = 7, least: int = 0, *, owner: bool = False, bag: bool = False) -> None:
        self.field = field
        self.most = len(OWNERS) if owner else most
        self.least = least
        self.owner = owner
        self.bag = bag

    def values(self) -> list[str]:
        """Return the names of the values that are signs; a cell of 0, or at its least, gives none."""
        return list(OWNERS) if self.owner else [str(self.least + value) for value in range(1, self.most + 1)]


class Slots:
    """Cells that are told, in their order: where each is, how it is read, and which column its first value has."""

    def __init__(self) -> None:
        self.names: list[str] = []
        """The names of all columns."""
        self.cells: list[int] = []
        self.kinds: list[int] = []
        self.least: list[int] = []
        self.most: list[int] = []
        self.columns: list[int] = []
        self.groups: list[tuple[list[str], int]] = []
        """Columns that exclude each other, and how many cells choose among them."""

    def add(self, field: Field, reading: Reading) -> None:
        """Add the cells of a field."""
        for i in range(field.size):
            if i == 0 or not reading.bag:
                place = "" if field.size == 1 or reading.bag else f" {field.labels[i] if field.labels else i}"
                first = len(self.names)
                signs = [f"{field.name}{place}: {value}" for value in reading.values()]
                self.names += signs
                self.groups.append((signs, field.size if reading.bag else 1))
            self.cells.append(field.first + i)
            self.kinds.append(OWNER if reading.owner else NUMBER)
            self.least.append(reading.least)
            self.most.append(reading.most)
            self.columns.append(first)


def slots_of(fields: Sequence[Field], readings: Sequence[Reading], untold: Sequence[str]) -> Slots:
    """Return the slots of all fields but those that are not told."""
    known = {reading.field: reading for reading in readings}
    slots = Slots()
    for field in fields:
        if field.name not in untold:
            slots.add(field, known.get(field.name) or Reading(field.name))
    return slots


class Inputs:
    """All that a net is told: columns by name, and slots, which choose a column by what a cell holds.

    Slots are, in this order, the cells of the table and those of each seat.
    """

    def __init__(
        self,
        features: Sequence[str],
        stages: int,
        layout: Layout | None = None,
        readings: Sequence[Reading] = (),
        untold: Sequence[str] = (),
    ) -> None:
        table = slots_of(layout.table if layout else (), readings, untold)
        seat = slots_of(layout.seat if layout else (), readings, untold)
        self.features: i64 = len(features)
        self.stage_column: i64 = len(features)
        table_first = len(features) + stages
        own_first = table_first + len(table.names)
        other_first = own_first + len(seat.names)
        days = [f"stage: {stage}" for stage in range(stages)]
        self.columns = (
            *features,
            *days,
            *table.names,
            *(f"own {name}" for name in seat.names),
            *(f"other {name}" for name in seat.names),
        )
        self.groups = [
            (days, 1),
            *table.groups,
            *(([f"own {name}" for name in names], times) for names, times in seat.groups),
            *(([f"other {name}" for name in names], times * (MOST_SEATS - 1)) for names, times in seat.groups),
        ]
        """Columns that exclude each other, and how many of them can be on at once at most."""
        self.table_cells: i64 = len(table.cells)
        self.seat_cells: i64 = len(seat.cells)
        self.slots: i64 = len(table.cells) + MOST_SEATS * len(seat.cells)
        self.cell: vec[i64] = vec[i64](table.cells + seat.cells)
        self.kind: vec[i64] = vec[i64](table.kinds + seat.kinds)
        self.least: vec[i64] = vec[i64](table.least + seat.least)
        self.most: vec[i64] = vec[i64](table.most + seat.most)
        self.own_column: vec[i64] = vec[i64](
            [table_first + column for column in table.columns] + [own_first + column for column in seat.columns]
        )
        """By cell: the column of its value 1, if the cell is the table's or the own seat's."""
        self.other_column: vec[i64] = vec[i64](
            [table_first + column for column in table.columns] + [other_first + column for column in seat.columns]
        )

    def encode(self, slot: i64, value: i64, seat: i64) -> i64:
        """Return which of its signs a cell gives, as ``seat`` sees it; 0: none."""
        if self.kind[slot] == OWNER:
            return 0 if value == 0 else 3 if value >= NOT_A_SEAT else 1 if value == seat + 1 else 2
        above, most = value - self.least[slot], self.most[slot]
        return 0 if above < 0 else most if above > most else above

    def silent(self, slot: i64) -> i64:
        """Return what a cell holds that gives no sign."""
        if slot >= self.table_cells:
            slot = self.table_cells + (slot - self.table_cells) % self.seat_cells
        return self.least[slot]

    def read(self, state: State, x: vec[float], row: i64, stage: i64, seat: i64) -> tuple[list[int], list[int]]:
        """Return what is told about a seat: its features in quarters, and the columns that are on."""
        found = [int(self.stage_column + stage)]
        cells = state.cells
        for slot in range(self.table_cells):
            value = self.encode(slot, cells[self.cell[slot]], seat)
            if value:
                found.append(int(self.own_column[slot] + value - 1))
        for other in range(state.players):
            for slot in range(self.table_cells, self.table_cells + self.seat_cells):
                value = self.encode(slot, cells[state.cell(other, self.cell[slot])], seat)
                if value:
                    columns = self.own_column if other == seat else self.other_column
                    found.append(int(columns[slot] + value - 1))
        return [int(quarters(x[row + i])) for i in range(self.features)], found


def quarters(feature: float) -> i64:
    """Return a feature in quarters, rounded: the same on every machine."""
    return i64(feature * FINENESS + 0.5 + float(SHIFTED)) - SHIFTED
