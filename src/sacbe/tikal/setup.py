"""From options and deal to the first position (Setup; Preparation)."""

from mypy_extensions import i64

from sacbe.core.deal import StackKind
from sacbe.tikal import causes, cells
from sacbe.tikal.components import NUM_PRINTED, Components
from sacbe.tikal.names import LEADER, LETTERS, NUM_SIDES, WORKER
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps.auction import push_display
from sacbe.tikal.steps.terrain import explore, push_draw


def stacks(parts: Components) -> list[StackKind]:
    """Return a stack of hexagons for each letter, and the treasure wafers."""
    kinds = []
    for letter, name in enumerate(LETTERS):
        first, count = int(parts.letter_first[letter]), int(parts.letter_count[letter])
        kinds.append(StackKind(name, parts.tile_ids[first : first + count]))
    return [*kinds, StackKind("treasures", parts.wafer_ids)]


def set_up(s: Tikal) -> None:
    """Lay out the board and the stacks; seat 0 begins."""
    for i in range(NUM_PRINTED):
        explore(s, s.parts.printed_space[i], 1 + (s.parts.num_tiles + i) * NUM_SIDES)
    for i in range(len(s.parts.temple_tiles)):
        s.cells[cells.STOCK + i] = s.parts.temple_tiles[i]
    auction = s.settings["auction"] is True
    for seat in range(s.players):
        _equip(s, seat)
        if auction:
            s.score(seat, cells.FROM_CAPITAL, s.parts.capital, causes.SETUP)
    if auction:
        push_display(s, 0)
    else:
        push_draw(s, 0)


def _equip(s: Tikal, seat: i64) -> None:
    """Give a seat its figures, all of them in the supply."""
    s.change(seat, cells.SUPPLY + WORKER, s.parts.workers, causes.SETUP)
    s.change(seat, cells.SUPPLY + LEADER, 1, causes.SETUP)
    s.change(seat, cells.CAMPS_LEFT, s.parts.camps, causes.SETUP)
    s.change(seat, cells.GUARDS_LEFT, s.parts.guards, causes.SETUP)
