"""What a seat may know as one row of small integers of a fixed length, with a name for each.

The pending steps come first, then the cells of the table, then each seat's, from the one that looks on clockwise;
seats that the rules play come last. How a cell shows is declared beside it (:mod:`sacbe.core.shown`); what lies only
in the deal is told by the game's :class:`Teller`.
"""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.core.frames import NOBODY, OVER, SEALED, a_of, b_of, packed, seat_of, step_of
from sacbe.core.layout import Field
from sacbe.core.rules import Rules
from sacbe.core.shown import (
    ALWAYS,
    BITS_SET,
    PARTS,
    PLAIN,
    PUBLIC,
    SEAT_BITS,
    SEAT_CELL,
    SEAT_NUMBER,
    SEAT_OR_NONE,
    STEP,
    SUM,
    TABLE_CELL,
    UNTOLD,
    Shown,
)
from sacbe.core.state import State
from sacbe.core.telling import Teller

PENDING: Final[i64] = 24
"""How many pending steps are told beside the open one; the tester looks that there are never more. 16 were seen."""
FRAME_NAMES: Final = ("step", "seat", "a", "a_high", "b", "b_high")
FRAME_NUMBERS: Final[i64] = 6
LOW_BITS: Final[i64] = 12
LOW: Final[i64] = 4095
SEALED_SEAT: Final[i64] = -1
"""Stands for several who decide in secret where others are 1 and a seat, and 0 is nobody."""


class Telling:
    """A field as an observation works through it: plain numbers, out of its declaration."""

    def __init__(self, field: Field, seats: int) -> None:
        shown = field.shown
        self.how: i64 = shown.how
        self.first: i64 = field.first
        self.size: i64 = field.size
        self.parts: i64 = parts_of(shown, seats)
        self.width: i64 = shown.width
        self.until: i64 = shown.until.kind
        self.number: i64 = shown.until.number
        self.covered: i64 = -1 if shown.face_down else 0


class Observation:
    """The rows of one game with one number of players and one set of options."""

    def __init__(self, rules: Rules, teller: Teller, players: int, seats: int) -> None:
        self.teller = teller
        self.players: i64 = players
        self.seats: i64 = seats
        layout = rules.layout
        self.table = [Telling(field, players) for field in layout.table if field.shown.how != UNTOLD]
        self.seat = [Telling(field, players) for field in layout.seat if field.shown.how != UNTOLD]
        steps = len(rules.step_names)
        self.shown_a = [layout.pending.get(step, (PUBLIC, PUBLIC))[0] for step in range(steps)]
        self.shown_b = [layout.pending.get(step, (PUBLIC, PUBLIC))[1] for step in range(steps)]
        self.names = _names(rules, teller, players, seats)
        """What each number of a row is."""
        self.size: i64 = len(self.names)

    def __len__(self) -> int:
        return int(self.size)

    def row(self, state: State, seat: int | None = None) -> memoryview:
        """Return what a seat (None: a spectator) may know, as 16-bit integers that numpy reads without a copy."""
        row = vec[i16]([0] * int(self.size))
        self.fill(state, -1 if seat is None else seat, row, 0)
        return buffer_of(row)

    def fill(self, s: State, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write the row of a seat (-1: a spectator) from ``at`` on."""
        teller = self.teller
        at = self._tell_pending(s, viewer, row, at)
        at = self._tell_cells(s, self.table, 0, NOBODY, viewer, row, at)
        at = teller.tell_table(s, row, at)
        for turn in range(self.seats):
            player = self._seat_at(turn, viewer)
            row[at] = 1 if is_actor(s, player) else 0
            at = self._tell_cells(s, self.seat, s.seat_first + player * s.stride, player, viewer, row, at + 1)
            at = teller.tell_seat(s, player, viewer, row, at)

    # -- seats, counted from the one that looks ----------------------------------------------------------------------

    def _seat_at(self, turn: i64, viewer: i64) -> i64:
        """Return which seat comes ``turn`` seats after the one that looks."""
        if turn >= self.players or viewer <= 0:
            return turn
        seat = turn + viewer
        return seat - self.players if seat >= self.players else seat

    def _turn_of(self, seat: i64, viewer: i64) -> i64:
        """Return how many seats after the one that looks a seat comes."""
        if seat >= self.players or viewer <= 0:
            return seat
        return seat - viewer if seat >= viewer else seat - viewer + self.players

    def _turned(self, seats: i64, viewer: i64) -> i64:
        """Return a set of seats, as bits, counted from the one that looks."""
        if viewer <= 0:
            return seats
        everybody = (i64(1) << self.players) - 1
        players = seats & everybody
        return seats ^ players | (players >> viewer | players << (self.players - viewer)) & everybody

    def _owner(self, cell: i64, group: i64, viewer: i64) -> i64:
        """Return 0, or 1 and a seat, counted from the one that looks; what is no seat stays."""
        if cell <= 0 or (group == 0 and cell > self.seats):
            return cell
        seat = (cell - 1) % group if group > 0 else cell - 1
        return cell + self._turn_of(seat, viewer) - seat

    # -- pending steps -----------------------------------------------------------------------------------------------

    def _tell_pending(self, s: State, viewer: i64, row: vec[i16], at: i64) -> i64:
        """Tell the open step and those after it."""
        self._tell_frame(packed(s.step, s.seat, s.a, s.b), viewer, row, at)
        last: i64 = len(s.stack) - 1
        for i in range(PENDING):
            at += FRAME_NUMBERS
            if i <= last:
                self._tell_frame(s.stack[last - i], viewer, row, at)
            else:
                for k in range(FRAME_NUMBERS):
                    row[at + k] = 0
        return at + FRAME_NUMBERS

    def _tell_frame(self, frame: i64, viewer: i64, row: vec[i16], at: i64) -> None:
        """Tell one pending step: what it is, whose, and its two numbers."""
        step, seat = step_of(frame), seat_of(frame)
        row[at] = i16(step)
        if seat == SEALED:
            row[at + 1] = i16(SEALED_SEAT)
            a = self._turned(a_of(frame), viewer)
        else:
            row[at + 1] = i16(self._turn_of(seat, viewer) + 1 if seat >= 0 else i64(0))
            a = self._number(a_of(frame), self.shown_a[step], viewer)
        b = self._number(b_of(frame), self.shown_b[step], viewer)
        row[at + 2] = i16(a & LOW)
        row[at + 3] = i16(a >> LOW_BITS)
        row[at + 4] = i16(b & LOW)
        row[at + 5] = i16(b >> LOW_BITS)

    def _number(self, number: i64, shown: Shown, viewer: i64) -> i64:
        """Return a number of a pending step with the seats in it counted from the one that looks."""
        if shown.how == SEAT_NUMBER:
            return self._turn_of(number, viewer)
        if shown.how == SEAT_BITS:
            low = number & ((i64(1) << shown.width) - 1)
            return self._turned(number >> shown.width, viewer) << shown.width | low
        return number

    # -- cells -------------------------------------------------------------------------------------------------------

    def _tell_cells(
        self, s: State, tellings: list[Telling], base: i64, player: i64, viewer: i64, row: vec[i16], at: i64
    ) -> i64:
        """Tell the cells of the table or of one seat."""
        cells = s.cells
        for telling in tellings:
            first = base + telling.first
            if telling.until != ALWAYS and player != viewer and is_secret(s, telling, base):
                covered = telling.covered if cells[first] != 0 else i64(0)
                for i in range(telling.size * telling.parts):
                    row[at + i] = i16(covered)
                at += telling.size * telling.parts
            elif telling.how == PLAIN:
                for i in range(telling.size):
                    row[at + i] = i16(cells[first + i])
                at += telling.size
            elif telling.how == PARTS:
                at = tell_parts(cells, first, telling, row, at)
            elif telling.how == SEAT_OR_NONE:
                for i in range(telling.size):
                    row[at + i] = i16(self._owner(cells[first + i], telling.width, viewer))
                at += telling.size
            else:
                at = self._tell_seldom(cells, first, telling, viewer, row, at)
        return at

    def _tell_seldom(self, cells: vec[i64], first: i64, telling: Telling, viewer: i64, row: vec[i16], at: i64) -> i64:
        """Tell a field of a kind of which there are few."""
        how = telling.how
        if how == SUM:
            total: i64 = 0
            for i in range(telling.size):
                total += cells[first + i]
            row[at] = i16(total)
            return at + 1
        for i in range(telling.size):
            cell = cells[first + i]
            if how == SEAT_NUMBER:
                row[at] = i16(self._turn_of(cell, viewer))
            elif how == BITS_SET:
                row[at] = i16(count_bits(cell))
            else:
                turned = self._turned(cell, viewer)
                for seat in range(telling.parts):
                    row[at + seat] = i16(turned >> seat & 1)
            at += telling.parts
        return at


def buffer_of(numbers: Any) -> memoryview:
    """Return an array as a buffer, which it is, though its type does not say so."""
    return memoryview(numbers)


def is_actor(s: State, seat: i64) -> bool:
    """Tell whether a seat must decide now."""
    if s.step == OVER:
        return False
    return s.seat == seat or (s.seat == SEALED and s.a >> seat & 1 != 0)


def is_secret(s: State, telling: Telling, base: i64) -> bool:
    """Tell whether a secret, kept in the block of cells that begins at ``base``, is one still."""
    if telling.until == TABLE_CELL:
        return s.cells[telling.number] <= 0
    if telling.until == SEAT_CELL:
        return s.cells[base + telling.number] <= 0
    return s.step == telling.number if telling.until == STEP else True


def tell_parts(cells: vec[i64], first: i64, telling: Telling, row: vec[i16], at: i64) -> i64:
    """Tell cells of many small numbers."""
    width, parts = telling.width, telling.parts
    mask = (i64(1) << width) - 1
    for i in range(telling.size):
        cell = cells[first + i]
        for part in range(parts):
            row[at + part] = i16(cell & mask)
            cell >>= width
        at += parts
    return at


def count_bits(number: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while number > 0:
        count += number & 1
        number >>= 1
    return count


def parts_of(shown: Shown, players: int) -> int:
    """Return how many numbers a cell becomes."""
    return players if shown.how == SEAT_BITS else shown.parts


def _names(rules: Rules, teller: Teller, players: int, seats: int) -> tuple[str, ...]:
    """Return the name of every number of a row."""
    names = [f"open {name}" for name in FRAME_NAMES]
    names += [f"pending {i + 1} {name}" for i in range(PENDING) for name in FRAME_NAMES]
    names += _cell_names(rules.layout.table, players) + list(teller.table_names)
    for turn in range(seats):
        names.append(f"seat {turn} to_move")
        for name in [*_cell_names(rules.layout.seat, players), *teller.seat_names]:
            names.append(f"seat {turn} {name}")
    return tuple(names)


def _cell_names(fields: Sequence[Field], players: int) -> list[str]:
    """Return the names of the numbers that fields become."""
    names = []
    for field in fields:
        parts = parts_of(field.shown, players)
        for cell in [field.name] if field.shown.how == SUM else _cells_of(field):
            names += [f"{cell}{part}" for part in _part_labels(field.shown, parts)]
    return names


def _cells_of(field: Field) -> list[str]:
    """Return a name for each cell of a field; room for what may come has only a number."""
    if field.size == 1 and not field.labels:
        return [field.name]
    labels = field.labels or [""] * field.size
    free = "free_" if field.labels else ""
    return [f"{field.name} {label or f'{free}{i}'}" for i, label in enumerate(labels)]


def _part_labels(shown: Shown, parts: int) -> list[str]:
    """Return what is added to the name of a cell for each number that it becomes."""
    if parts == 1 and not shown.labels:
        return [""]
    return [f" {label}" for label in shown.labels or range(parts)]
