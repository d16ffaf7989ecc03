"""From options and deal to the first position (Setup; Preparation)."""

from mypy_extensions import i64

from sacbe.core.deal import StackKind
from sacbe.core.frames import NOBODY
from sacbe.tikal.actions import PRINTED, TILES
from sacbe.tikal.causes import SETUP
from sacbe.tikal.components import Components
from sacbe.tikal.names import LEADER, LETTERS, NUM_SIDES, TEMPLE_NUMBERS, WORKER
from sacbe.tikal.state import (
    CAMPS_LEFT,
    FROM_CAPITAL,
    GUARDS_LEFT,
    STOCK,
    SUPPLY,
    Tikal,
)
from sacbe.tikal.steps import numbers
from sacbe.tikal.steps.terrain import explore


def stacks(parts: Components) -> list[StackKind]:
    """Return a stack of hexagons for each letter, and the treasure wafers."""
    kinds = []
    for letter, name in enumerate(LETTERS):
        first, count = int(parts.letter_first[letter]), int(parts.letter_count[letter])
        kinds.append(StackKind(name, parts.tile_ids[first : first + count]))
    return [*kinds, StackKind("treasures", parts.wafer_ids)]


def set_up(s: Tikal) -> None:
    """Lay out the board and the stacks; seat 0 begins."""
    for i in range(PRINTED):
        explore(s, s.parts.printed_space[i], 1 + (TILES + i) * NUM_SIDES)
    for i in range(len(TEMPLE_NUMBERS)):
        s.cells[STOCK + i] = s.parts.temple_tiles[i]
    auction = s.settings["auction"] is True
    for seat in range(s.players):
        _equip(s, seat)
        if auction:
            s.score(seat, FROM_CAPITAL, s.parts.capital, SETUP)
    s.push(numbers.DISPLAY if auction else numbers.DRAW, NOBODY, 0)


def _equip(s: Tikal, seat: i64) -> None:
    """Give a seat its figures, all of them in the supply."""
    s.change(seat, SUPPLY + WORKER, s.parts.workers, SETUP)
    s.change(seat, SUPPLY + LEADER, 1, SETUP)
    s.change(seat, CAMPS_LEFT, s.parts.camps, SETUP)
    s.change(seat, GUARDS_LEFT, s.parts.guards, SETUP)
