"""What a seat may know that lies only in the deal: hands of wealth tiles and tribes, prophecies, quick action tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.core.state import State
from sacbe.core.telling import Teller
from sacbe.tzolkin import cells, traits
from sacbe.tzolkin.pack_checks import QUARTERS, QUICK_ROOM
from sacbe.tzolkin.setup import PROPHECY_STACK, QUICK_STACK, TRIBE_STACK, WEALTH_STACK
from sacbe.tzolkin.state import Tzolkin

HAND: Final[i64] = cells.KEPT_TRIBE
"""Places in a hand of wealth tiles: KEPT has a bit for each."""
TRIBES: Final[i64] = cells.KEPT_PLACES - cells.KEPT_TRIBE


class TzolkinTeller(Teller):
    """Tells prophecies and quick action tiles, and of each seat the tiles and tribes that can be seen."""

    def __init__(self) -> None:
        table = [f"prophecy {place}" for place in range(QUARTERS)]
        table += [f"quick_tile {age + 1} {place}" for age in range(2) for place in range(QUICK_ROOM)]
        hand = [f"wealth_tile {place}" for place in range(HAND)]
        super().__init__(table, [*hand, *(f"dealt_tribe {place}" for place in range(TRIBES))])

    def tell_table(self, s: State, row: vec[i16], at: i64) -> i64:
        """Write 1 and the number of each tile that lies in sight: quick action tiles of age 2 after a food day."""
        assert isinstance(s, Tzolkin)
        drawn = s.parts.prophecies_drawn if s.modules & traits.PROPHECIES else i64(0)
        at = tell_stack(s, PROPHECY_STACK, drawn, QUARTERS, row, at)
        at = tell_stack(s, QUICK_STACK, QUICK_ROOM, QUICK_ROOM, row, at)
        return tell_stack(s, QUICK_STACK + 1, QUICK_ROOM if s.cells[cells.FOOD_DAYS] > 0 else 0, QUICK_ROOM, row, at)

    def tell_seat(self, s: State, player: i64, viewer: i64, row: vec[i16], at: i64) -> i64:
        """Write 1 and the number of each tile dealt: to its owner all of them, to others those kept and revealed."""
        assert isinstance(s, Tzolkin)
        seen = s.of(player, cells.KEPT) if s.cells[cells.DAY] > 0 else i64(0)
        if player == viewer:
            seen = -1
        at = tell_hand(s, WEALTH_STACK, player * s.parts.wealth_dealt, s.parts.wealth_dealt, HAND, seen, row, at)
        dealt = s.parts.tribes_dealt if s.modules & traits.TRIBES else i64(0)
        return tell_hand(s, TRIBE_STACK, player * dealt, dealt, TRIBES, seen >> cells.KEPT_TRIBE, row, at)


def tell_stack(s: Tzolkin, stack: i64, shown: i64, room: i64, row: vec[i16], at: i64) -> i64:
    """Write the first items of a stack."""
    return tell_hand(s, stack, 0, min(shown, s.deal.size(stack)), room, -1, row, at)


def tell_hand(s: Tzolkin, stack: i64, first: i64, dealt: i64, room: i64, seen: i64, row: vec[i16], at: i64) -> i64:
    """Write the items of a stack from ``first`` on whose bit is in ``seen``; 0 for the others, and for free room."""
    for place in range(room):
        shown = place < dealt and seen >> place & 1 != 0
        row[at + place] = i16(s.deal.at(stack, first + place) + 1 if shown else i64(0))
    return at + room
