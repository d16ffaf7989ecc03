"""A small net that corrects the weighted sum of an evaluation: two layers of units that are off below 0.

All its numbers are whole, so it says the same on every machine, compiled or not. Three units of the first layer lie
side by side in one machine integer and are summed at once; the sums are kept for each seat, and only what has changed
since its last position is added. :class:`NetWeights` refuses numbers that could ever run over the side of their lane.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import SacbeError, unusable
from sacbe.core.inputs import MOST_SEATS, Inputs, quarters
from sacbe.core.state import State

LANE: Final[i64] = 21
LANES: Final[i64] = 3
LANE_MASK: Final[i64] = (1 << 21) - 1
LANE_HALF: Final[i64] = 1 << 20
PAIR: Final[i64] = 32
PAIR_MASK: Final[i64] = (1 << 32) - 1
PAIR_HALF: Final[i64] = 1 << 31
UNIT_BITS: Final[i64] = 8
"""What comes out of a unit is told to the next layer in so many binary places."""


class NetWeights:
    """The learned numbers of a net, whole, by the names of its inputs.

    ``first[name]`` has a number for each unit of the first layer, in ``first_bits`` binary places; ``second`` has a row
    for each of these units with a number for each unit of the second layer, in ``second_bits`` places; ``third`` weighs
    these, in ``third_bits`` places. ``reach`` is how large a feature, in quarters, was ever met: a larger one counts as
    that.
    """

    def __init__(
        self,
        first: Mapping[str, Sequence[int]],
        reach: Mapping[str, int],
        first_bias: Sequence[int],
        second: Sequence[Sequence[int]],
        second_bias: Sequence[int],
        third: Sequence[int],
        third_bias: int,
        bits: tuple[int, int, int],
        made: dict[str, object],
    ) -> None:
        self.first = {name: list(column) for name, column in first.items()}
        self.reach = dict(reach)
        self.first_bias = list(first_bias)
        self.second = [list(row) for row in second]
        self.second_bias = list(second_bias)
        self.third = list(third)
        self.third_bias = third_bias
        self.bits = bits
        self.made = made
        self.tables: Tables | None = None

    def tables_for(self, inputs: Inputs) -> "Tables":
        """Return the numbers as a net at work needs them, made once: bots of a whole match share them."""
        tables = self.tables
        if tables is None or tables.inputs.columns != inputs.columns:
            tables = self.tables = Tables(inputs, self)
        return tables

    def save(self, file: Path) -> None:
        """Write the net, a line for each input."""
        columns = [f"  {json.dumps(name)}: {json.dumps(column)}" for name, column in self.first.items()]
        rest: dict[str, object] = {
            "made": self.made,
            "bits": list(self.bits),
            "reach": self.reach,
            "first_bias": self.first_bias,
            "second": self.second,
            "second_bias": self.second_bias,
            "third": self.third,
            "third_bias": self.third_bias,
        }
        lines = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in rest.items()]
        text = "{\n" + ",\n".join(lines) + ',\n "first": {\n' + ",\n".join(columns) + "\n }\n}\n"
        file.write_text(text, encoding="utf-8")


def read_net(file: Path) -> NetWeights:
    """Read a net that :meth:`NetWeights.save` wrote."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        first_bits, second_bits, third_bits = data.pop("bits")
        return NetWeights(**data, bits=(first_bits, second_bits, third_bits))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SacbeError("error-net", {"file": file.name, "reason": unusable(error)}) from None


class Tables:
    """The numbers of a net side by side in machine integers, checked, and none of them ever changed."""

    def __init__(self, inputs: Inputs, weights: NetWeights) -> None:
        unknown = set(weights.first) - set(inputs.columns)
        if unknown:
            raise SacbeError("error-net-inputs", {"inputs": ", ".join(sorted(unknown)[:3])})
        check_room(inputs, weights)
        self.inputs = inputs
        self.words: i64 = (len(weights.first_bias) + 2) // 3
        self.pairs: i64 = (len(weights.second_bias) + 1) // 2
        first_bits, second_bits, third_bits = weights.bits
        self.first_shift: i64 = first_bits - UNIT_BITS
        self.second_shift: i64 = second_bits
        self.unit: float = float(1 << (UNIT_BITS + third_bits))
        nothing = [0] * len(weights.first_bias)
        self.columns: vec[i64] = vec[i64](
            [word for name in inputs.columns for word in side_by_side(weights.first.get(name, nothing), 3, 21)]
        )
        self.bias: vec[i64] = vec[i64](side_by_side(weights.first_bias, 3, 21))
        names = inputs.columns[: inputs.features]
        self.reach: vec[i64] = vec[i64]([weights.reach.get(name, 0) for name in names])
        # Units that only fill up a word have rows of 0.
        filled = weights.second + [[0] * len(weights.second_bias)] * (-len(weights.second) % 3)
        self.second: vec[i64] = vec[i64]([word for row in filled for word in side_by_side(row, 2, 32)])
        self.second_bias: vec[i64] = vec[i64](side_by_side(weights.second_bias, 2, 32))
        self.third: vec[i64] = vec[i64](weights.third + [0])
        self.third_bias: i64 = weights.third_bias


class Net:
    """A net at work for one evaluator.

    It has a *line* of sums for each seat judged alone, and one for each seat judged together with all others, for those
    who look at one seat and those who look at all would otherwise undo each other's changes. What was last seen of the
    cells is kept once for each seat alone, and once for all together.
    """

    def __init__(self, inputs: Inputs, weights: NetWeights) -> None:
        tables = weights.tables_for(inputs)
        self.inputs = tables.inputs
        self.words: i64 = tables.words
        self.pairs: i64 = tables.pairs
        self.first_shift: i64 = tables.first_shift
        self.second_shift: i64 = tables.second_shift
        self.unit: float = tables.unit
        self.columns: vec[i64] = tables.columns
        self.bias: vec[i64] = tables.bias
        self.reach: vec[i64] = tables.reach
        self.second: vec[i64] = tables.second
        self.second_bias: vec[i64] = tables.second_bias
        self.third: vec[i64] = tables.third
        self.third_bias: i64 = tables.third_bias
        self.players: i64 = 0
        self.seen: vec[i64] = vec[i64]([0] * ((MOST_SEATS + 1) * int(inputs.slots)))
        """The cells as they were last seen, for each seat alone and for all together."""
        lines, features = 2 * MOST_SEATS, int(inputs.features)
        self.seen_features: vec[float] = vec[float]([0.0] * (lines * features))
        self.quarters: vec[i64] = vec[i64]([0] * (lines * features))
        self.stages: vec[i64] = vec[i64]([-1] * lines)
        self.sums: vec[i64] = vec[i64]([0] * (lines * int(self.words)))
        self.changed: vec[i64] = vec[i64]([1] * lines)
        """By line: whether anything has changed since it was last asked for its value."""
        self.values: vec[float] = vec[float]([0.0] * lines)
        self.hidden: vec[i64] = vec[i64]([0] * int(self.pairs))

    def correct(self, state: State, x: vec[float], stage: i64, first: i64, end: i64, values: vec[float]) -> None:
        """Add to the values of seats, from ``first`` to before ``end``, what the weights do not see."""
        if state.players != self.players:
            self.forget(state.players)
        alone = end - first == 1
        shift: i64 = 0 if alone else MOST_SEATS
        self.hear_cells(state, first if alone else MOST_SEATS, first, end, shift)
        for seat in range(first, end):
            line = seat + shift
            self.hear_features(x, seat, line)
            if stage != self.stages[line]:
                self.hear_stage(stage, line)
            if self.changed[line]:
                self.values[line] = self.conclude(line)
                self.changed[line] = 0
            values[seat] += self.values[line]

    def forget(self, players: i64) -> None:
        """Begin anew, with nothing seen."""
        self.players = players
        inputs = self.inputs
        for i in range(len(self.seen_features)):
            self.seen_features[i] = 0.0
            self.quarters[i] = 0
        for line in range(i64(2 * MOST_SEATS)):
            self.stages[line] = -1
            self.changed[line] = 1
            for i in range(self.words):
                self.sums[line * self.words + i] = self.bias[i]
        for i in range(len(self.seen)):
            self.seen[i] = inputs.silent(i % inputs.slots)

    # -- what has changed ----------------------------------------------------------------------------------------------

    def hear_features(self, x: vec[float], seat: i64, line: i64) -> None:
        """Take in the features of a seat."""
        before, count = self.seen_features, self.inputs.features
        row, first = seat * count, line * count
        for i in range(count):
            feature = x[row + i]
            if feature != before[first + i]:
                before[first + i] = feature
                now, reach = quarters(feature), self.reach[i]
                if now > reach:
                    now = reach
                elif now < -reach:
                    now = -reach
                self.add(line, i, now - self.quarters[first + i])
                self.quarters[first + i] = now

    def hear_stage(self, stage: i64, line: i64) -> None:
        """Take in another stage."""
        before = self.stages[line]
        if before >= 0:
            self.add(line, self.inputs.stage_column + before, -1)
        self.add(line, self.inputs.stage_column + stage, 1)
        self.stages[line] = stage

    def hear_cells(self, state: State, view: i64, first: i64, end: i64, shift: i64) -> None:
        """Take in the cells of the table and of all seats, for the seats from ``first`` to ``end``."""
        inputs = self.inputs
        cells, seen, places = state.cells, self.seen, inputs.cell
        at, table = view * inputs.slots, inputs.table_cells
        for slot in range(table):
            value = cells[places[slot]]
            if value != seen[at + slot]:
                for seat in range(first, end):
                    self.hear(slot, seen[at + slot], value, seat, True, seat + shift)
                seen[at + slot] = value
        at += table
        for whose in range(state.players):
            block = state.cell(whose, 0)
            for slot in range(inputs.seat_cells):
                value = cells[block + places[table + slot]]
                if value != seen[at + slot]:
                    for seat in range(first, end):
                        self.hear(table + slot, seen[at + slot], value, seat, seat == whose, seat + shift)
                    seen[at + slot] = value
            at += inputs.seat_cells

    def hear(self, slot: i64, before: i64, now: i64, seat: i64, own: bool, line: i64) -> None:
        """Take in that a cell has changed, for one seat."""
        inputs = self.inputs
        old, new = inputs.encode(slot, before, seat), inputs.encode(slot, now, seat)
        if old == new:
            return
        first = (inputs.own_column[slot] if own else inputs.other_column[slot]) - 1
        if old == 0:
            self.add(line, first + new, 1)
        elif new == 0:
            self.add(line, first + old, -1)
        else:
            self.exchange(line, first + old, first + new)

    def add(self, line: i64, column: i64, times: i64) -> None:
        """Add a column to the sums of a line, so many times."""
        sums, columns = self.sums, self.columns
        to, first = line * self.words, column * self.words
        for i in range(self.words):
            sums[to + i] += columns[first + i] * times
        self.changed[line] = 1

    def exchange(self, line: i64, old: i64, new: i64) -> None:
        """Take a column from the sums of a line, and add another."""
        sums, columns = self.sums, self.columns
        to, taken, added = line * self.words, old * self.words, new * self.words
        for i in range(self.words):
            sums[to + i] += columns[added + i] - columns[taken + i]
        self.changed[line] = 1

    # -- what it means -------------------------------------------------------------------------------------------------

    def conclude(self, line: i64) -> float:
        """Return what the sums of the first layer mean in points."""
        hidden, pairs = self.hidden, self.pairs
        for i in range(pairs):
            hidden[i] = self.second_bias[i]
        first = line * self.words
        row: i64 = 0
        for i in range(self.words):
            word = self.sums[first + i]
            for _ in range(LANES):
                lane = ((word + LANE_HALF) & LANE_MASK) - LANE_HALF
                word = (word - lane) >> LANE
                if lane > 0:
                    self.tell_second(lane >> self.first_shift, row)
                row += pairs
        return self.conclude_second()

    def tell_second(self, out: i64, row: i64) -> None:
        """Add what a unit of the first layer means to each of the second."""
        hidden, second = self.hidden, self.second
        for i in range(self.pairs):
            hidden[i] += second[row + i] * out

    def conclude_second(self) -> float:
        """Return what the sums of the second layer mean in points."""
        total = self.third_bias
        for i in range(self.pairs):
            pair = self.hidden[i]
            low = ((pair + PAIR_HALF) & PAIR_MASK) - PAIR_HALF
            high = (pair - low) >> PAIR
            if low > 0:
                total += (low >> self.second_shift) * self.third[2 * i]
            if high > 0:
                total += (high >> self.second_shift) * self.third[2 * i + 1]
        return float(total) / self.unit


def side_by_side(numbers: Sequence[int], count: int, lane: int) -> list[int]:
    """Return numbers in lanes of larger ones, ``count`` in each, the first lowest.

    >>> side_by_side([1, 2, 3, 4], 3, 21) == [1 + (2 << 21) + (3 << 42), 4]
    True
    """
    return [
        sum(number << (lane * i) for i, number in enumerate(numbers[first : first + count]))
        for first in range(0, len(numbers), count)
    ]


def check_room(inputs: Inputs, weights: NetWeights) -> None:
    """Raise if any position could make a sum run over the side of its lane."""
    most = largest_sums(inputs, weights)
    if most and max(most) >= LANE_HALF:
        raise SacbeError("error-net-first-layer")
    outs = [unit >> (weights.bits[0] - UNIT_BITS) for unit in most]
    for j, bias in enumerate(weights.second_bias):
        if abs(bias) + sum(out * abs(row[j]) for out, row in zip(outs, weights.second, strict=True)) >= PAIR_HALF:
            raise SacbeError("error-net-second-layer")


def largest_sums(inputs: Inputs, weights: NetWeights) -> list[int]:
    """Return for each unit of the first layer a number that the size of its sum can never be above.

    A cell gives one of its signs only, so the largest of their numbers counts for it.
    """
    nothing = [0] * len(weights.first_bias)
    most = [abs(bias) for bias in weights.first_bias]
    for name, reach in weights.reach.items():
        for unit, number in enumerate(weights.first.get(name, nothing)):
            most[unit] += reach * abs(number)
    for names, times in inputs.groups:
        columns = [weights.first[name] for name in names if name in weights.first]
        for unit in range(len(most)):
            most[unit] += times * max((abs(column[unit]) for column in columns), default=0)
    return most
