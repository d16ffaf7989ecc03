"""How a cell shows in an observation: as which numbers, to whom, and until when.

Every field of a layout says so (``Field(..., shown=...)``); :mod:`sacbe.core.observation` makes rows of numbers of it.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

UNTOLD: Final[i64] = 0
PLAIN: Final[i64] = 1
SEAT_NUMBER: Final[i64] = 2
SEAT_OR_NONE: Final[i64] = 3
SEAT_BITS: Final[i64] = 4
PARTS: Final[i64] = 5
SUM: Final[i64] = 6
BITS_SET: Final[i64] = 7

ALWAYS: Final[i64] = 0
OWNER_ONLY: Final[i64] = 1
TABLE_CELL: Final[i64] = 2
SEAT_CELL: Final[i64] = 3
STEP: Final[i64] = 4


class Until:
    """When a secret of a seat comes to light."""

    def __init__(self, kind: i64, number: i64 = 0) -> None:
        self.kind = kind
        self.number = number


NEVER: Final = Until(OWNER_ONLY)


def until_table(cell: i64) -> Until:
    """A secret until a cell of the table is more than 0."""
    return Until(TABLE_CELL, cell)


def until_seat(cell: i64) -> Until:
    """A secret until a cell of the same seat is more than 0."""
    return Until(SEAT_CELL, cell)


def during(step: i64) -> Until:
    """A secret only while a step is open."""
    return Until(STEP, step)


class Shown:
    """How each cell of a field shows.

    ``parts`` numbers are made of one cell; what ``width`` means depends on how. A covered secret shows as 0, or, if
    others can tell that something lies there (``face_down``), as -1.
    """

    def __init__(self, how: i64, parts: int = 1, width: i64 = 0, labels: Sequence[str] = ()) -> None:
        self.how = how
        self.parts = parts
        self.width = width
        self.labels = tuple(labels)
        self.until = Until(ALWAYS)
        self.face_down: bool = False

    def own(self, until: Until = NEVER, *, face_down: bool = False) -> "Shown":
        """Return the same, seen by its owner alone for as long as it is a secret."""
        secret = Shown(self.how, self.parts, self.width, self.labels)
        secret.until = until
        secret.face_down = face_down
        return secret


PUBLIC: Final = Shown(PLAIN)
"""As it is, to everybody."""
HIDDEN: Final = Shown(UNTOLD, 0)
"""To nobody."""
DERIVED: Final = Shown(UNTOLD, 0)
"""Not at all, because it follows from other cells."""
SEAT: Final = Shown(SEAT_NUMBER)
"""A seat, counted from the one that looks."""
SEAT_FROM_1: Final = Shown(SEAT_OR_NONE)
"""0, or 1 and a seat, counted from the one that looks; larger numbers mean something else and stay."""
SEATS: Final = Shown(SEAT_BITS)
"""A bit for each seat: a number, 0 or 1, for each, from the one that looks on."""
TOTAL: Final = Shown(SUM)
"""All cells of the field together as their sum."""
COUNT: Final = Shown(BITS_SET)
"""How many bits are set."""


def seat_in(group: i64) -> Shown:
    """As SEAT_FROM_1, where every ``group`` numbers the seats begin anew, meaning something else."""
    return Shown(SEAT_OR_NONE, 1, group)


def seats_above(shift: i64) -> Shown:
    """Of a pending step's number: the bits from ``shift`` on are seats."""
    return Shown(SEAT_BITS, 1, shift)


def bits(labels: Sequence[str] | int, width: i64 = 1) -> Shown:
    """Many small numbers in one cell, ``width`` bits each: by their labels, or so many without one."""
    if isinstance(labels, int):
        return Shown(PARTS, labels, width)
    return Shown(PARTS, len(labels), width, labels)
