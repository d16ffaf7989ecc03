"""Reads the component pack into typed tables, and refuses one that breaks a count or a cross-reference."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import flaw
from sacbe.core.pack import Pack
from sacbe.core.reader import Reader, Row
from sacbe.tikal.cells import BITS_OF_SIDE, OPEN
from sacbe.tikal.names import (
    COLUMNS,
    FIRST_TEMPLE_NUMBER,
    HALF,
    HEXES,
    KINDS,
    LETTERS,
    NUM_CAMPS,
    NUM_SIDES,
    PILE_ROOM,
    ROWS,
    SIDES,
    TEMPLE,
    TEMPLE_NUMBER_ROOM,
    TILE_ROOM,
    TREASURE,
    TREASURE_ROOM,
    VOLCANO,
)

NUM_PRINTED: Final = 4
"""Hexagons printed on the board."""
MOST_STONES: Final = 3
"""On one side. The stones of two sides are kept in the three bits of ``cells.STONES``."""
MOST_OF_A_TURN: Final = 3
"""Levels of one temple, and wafers of one hexagon: they are counted in two bits of ``cells.WORKED``."""

BITS: Final[i64] = 67
"""The powers of two below 2**66 all differ modulo 67: the way from a bit to its number, see ``first_bit``."""

STEPS: Final = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 0), "nw": (-1, -1)}
"""Column and row of the neighbour on each side of a hexagon in a column that is not lowered."""


class Components:
    """Every printed fact, as the rules read it.

    Hexagons are numbered as the pack lists them, the printed ones after the terrain hexagons. A *land* is a hexagon as
    it lies on the map: ``1 + hexagon * 6 + rotation``; 0 is unexplored. Vectors are indexed by hexagon, by land, or by
    space of the map.
    """

    def __init__(self, pack: Pack) -> None:
        read = Reader(pack)
        self._read_pieces(read)
        self._read_points(read)
        self._read_board(read)
        self._read_tiles(read)
        self._read_treasures(read)
        self._read_printed(read)
        self.bit = vec[i64]([2 ** (at % int(HALF)) for at in range(len(HEXES))])
        """The bit of a hexagon in the cells of a set."""
        numbers = {pow(2, bit, int(BITS)): bit for bit in range(len(HEXES))}
        self.first_bit = vec[i64]([numbers.get(rest, 0) for rest in range(int(BITS))])
        """Indexed by a power of two modulo BITS, see ``first_of``."""

    def _read_pieces(self, read: Reader) -> None:
        self.workers: i64 = read.number("pieces", "workers")
        self.camps: i64 = read.number("pieces", "camps")
        self.guards: i64 = read.number("pieces", "guards")
        if self.camps >= NUM_CAMPS:
            raise read.pack.error(flaw("camps"), "camps =")
        self.worker_strength: i64 = read.number("strength", "worker", 1)
        self.leader_strength: i64 = read.number("strength", "leader", 1)
        self._read_temple_tiles(read)

    def _read_temple_tiles(self, read: Reader) -> None:
        """``temple_tiles[i]`` are the tiles of the number ``FIRST_TEMPLE_NUMBER + i``; no number is left out."""
        count = read.pack.block("temple_tiles").get("count")
        size = len(count) if isinstance(count, dict) else 0
        if not 0 < size <= TEMPLE_NUMBER_ROOM:
            raise read.pack.error(flaw("temple-numbers", {"room": TEMPLE_NUMBER_ROOM}), "count =", "temple_tiles")
        self.temple_numbers = tuple(str(FIRST_TEMPLE_NUMBER + i) for i in range(size))
        self.temple_tiles = vec[i64](read.amounts("temple_tiles", "count", self.temple_numbers))
        self.last_temple_number: i64 = FIRST_TEMPLE_NUMBER + size - 1

    def _read_points(self, read: Reader) -> None:
        """Every action costs something, so every turn ends."""
        self.turn_points: i64 = read.number("points", "turn", 1)
        self.place_cost: i64 = read.number("points", "place", 1)
        self.jump_cost: i64 = read.number("points", "jump", 1)
        self.stone_cost: i64 = read.number("points", "stone", 1)
        self.uncover_cost: i64 = read.number("points", "uncover", 1)
        self.recover_cost: i64 = read.number("points", "recover", 1)
        self.exchange_cost: i64 = read.number("points", "exchange", 1)
        self.camp_cost: i64 = read.number("points", "camp", 1)
        self.guard_cost: i64 = read.number("points", "guard", 1)
        self.levels_per_temple: i64 = read.number("limits", "levels_per_temple")
        self.wafers_per_hex: i64 = read.number("limits", "wafers_per_hex")
        if max(self.levels_per_temple, self.wafers_per_hex) > MOST_OF_A_TURN:
            raise read.pack.error(flaw("limit", {"most": MOST_OF_A_TURN}), "[limits]")
        self.capital: i64 = read.number("auction", "capital")
        self.lowest_bid: i64 = read.number("auction", "lowest_bid", 1)

    def _read_board(self, read: Reader) -> None:
        """``neighbour[space * 6 + side]`` is the space beyond a side, or -1 at the edge of the map."""
        if (read.number("board", "columns"), read.number("board", "rows")) != (COLUMNS, ROWS):
            raise read.pack.error(flaw("map", {"columns": int(COLUMNS), "rows": int(ROWS)}), "[board]")
        lowered = read.list_of("board", "lowered")
        self.neighbour = vec[i64](
            [_beyond(col, row, side, col in lowered) for col in range(COLUMNS) for row in range(ROWS) for side in SIDES]
        )

    def _read_tiles(self, read: Reader) -> None:
        terrain, printed = read.rows_within("terrain", TILE_ROOM), read.rows("printed", NUM_PRINTED)
        self.num_tiles: i64 = len(terrain)
        rows = [*terrain, *printed]
        self.tile_ids = tuple(str(row["id"]) for row in rows)
        if len(set(self.tile_ids)) != len(rows):
            raise read.pack.error(flaw("printed-id"), "[printed]")
        letters = [read.word(row, "letter", LETTERS) for row in terrain]
        if letters != sorted(letters):
            raise read.pack.error(flaw("terrain-order"), "[terrain]")
        self.letter_count = vec[i64]([letters.count(letter) for letter in range(len(LETTERS))])
        self.letter_first = vec[i64]([sum(other < letter for other in letters) for letter in range(len(LETTERS))])
        kinds = [read.word(row, "kind", KINDS[1:]) + 1 for row in rows]
        self.kind = vec[i64](kinds)
        self.scorings: i64 = kinds.count(VOLCANO) + 1
        """Scoring rounds of a game: one for each volcano, and the last."""
        self.face = vec[i64]([self._face(read, row, kind) for row, kind in zip(rows, kinds, strict=True)])
        self._read_stones(read, rows)

    def _face(self, read: Reader, row: Row, kind: int) -> int:
        """Return what a hexagon shows: the value of a temple, the masks of a treasure hexagon."""
        if kind == TEMPLE:
            value = read.cell(row, "value", 1)
            if value > self.last_temple_number:
                raise read.error(row, flaw("temple-worth", {"most": int(self.last_temple_number)}))
            return value
        return read.cell(row, "masks", 1) if kind == TREASURE else 0

    def _read_stones(self, read: Reader, rows: list[Row]) -> None:
        """Tables by land: kind, stones of the sides, sides with stones, and whether it repeats a smaller rotation."""
        kinds, stones, open_sides, repeats = [0], [0] * int(NUM_SIDES), [0], [1]
        for tile, row in enumerate(rows):
            sides = _stones(read, row, int(self.kind[tile]))
            turned = [sides[-turn:] + sides[:-turn] for turn in range(int(NUM_SIDES))]
            for turn, around in enumerate(turned):
                kinds.append(int(self.kind[tile]))
                stones += around
                open_sides.append(sum(OPEN << BITS_OF_SIDE * side for side, count in enumerate(around) if count))
                repeats.append(int(around in turned[:turn]))
        self.terrain = vec[i64](kinds)
        self.stones = vec[i64](stones)
        self.open_sides = vec[i64](open_sides)
        self.repeats = vec[i64](repeats)

    def _read_treasures(self, read: Reader) -> None:
        """``pile[hexagon]`` numbers the hexagons with treasures; ``treasure[wafer]`` is what a wafer shows."""
        rows = read.rows_within("treasures", TREASURE_ROOM)
        self.num_treasures: i64 = len(rows)
        self.treasure_ids = tuple(str(row["id"]) for row in rows)
        copies = [read.cell(row, "copies", 1) for row in rows]
        self.wafer_ids = tuple(
            name for name, count in zip(self.treasure_ids, copies, strict=True) for _ in range(count)
        )
        self.treasure = vec[i64]([kind for kind, count in enumerate(copies) for _ in range(count)])
        piles = [tile for tile in range(len(self.kind)) if self.kind[tile] == TREASURE]
        if len(piles) > PILE_ROOM:
            mark = f'"{self.tile_ids[piles[PILE_ROOM]]}"'
            raise read.pack.error(flaw("treasure-hexagons", {"room": int(PILE_ROOM)}), mark, "terrain")
        self.pile = vec[i64]([piles.index(tile) if tile in piles else -1 for tile in range(len(self.kind))])
        masks = sum(int(self.face[tile]) for tile in piles)
        if masks != len(self.wafer_ids):
            raise read.pack.error(flaw("masks", {"masks": masks, "treasures": len(self.wafer_ids)}), "[treasures]")
        points = read.list_of("treasures", "points")
        if len(points) != max(copies) + 1:
            raise read.pack.error(flaw("treasure-points", {"most": max(copies)}), "points =")
        self.treasure_points = vec[i64](points)

    def _read_printed(self, read: Reader) -> None:
        """``printed_space[i]`` is where the printed hexagon ``num_tiles + i`` lies."""
        rows = read.rows("printed", NUM_PRINTED)
        spaces = [read.word(row, "hex", HEXES) for row in rows]
        if len(set(spaces)) != NUM_PRINTED:
            raise read.pack.error(flaw("printed-space"), "[printed]")
        self.printed_space = vec[i64](spaces)
        kinds = [row["kind"] for row in rows]
        if kinds.count("base_camp") != 1 or "base_camp" in [row["kind"] for row in read.pack.rows("terrain")]:
            raise read.pack.error(flaw("base-camp"), "[printed]")
        if not set(kinds) <= {"base_camp", "jungle", "temple"}:
            raise read.pack.error(flaw("printed-kinds"), "[printed]")
        self.base: i64 = spaces[kinds.index("base_camp")]


def first_of(first_bit: vec[i64], hexagons: i64) -> i64:
    """Return the first hexagon of a set of bits that is not empty, with ``first_bit`` at hand.

    A set is walked through by ``at = first_of(first_bit, left)`` and ``left &= left - 1``.
    """
    return first_bit[(hexagons & -hexagons) % BITS]


def _beyond(column: int, row: int, side: str, lowered: bool) -> int:
    """Return the space beyond a side, or -1; a lowered column has its slanted neighbours one row further down."""
    right, down = STEPS[side]
    column, row = column + right, row + down + (1 if lowered and right else 0)
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def _stones(read: Reader, row: Row, kind: int) -> list[int]:
    """Return the stones on the six sides of a hexagon."""
    stones = read.list_cell(row, "stones", len(SIDES))
    if not all(0 <= count <= MOST_STONES for count in stones):
        raise read.error(row, flaw("stones", {"most": MOST_STONES}))
    if (sum(stones) == 0) != (kind == VOLCANO):
        raise read.error(row, flaw("volcano-stones"))
    return stones
