"""What everybody has seen that lies only in the deal: the hexagons drawn, in their order."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.core.state import State
from sacbe.core.telling import Teller
from sacbe.tikal import cells
from sacbe.tikal.names import TILE_ROOM
from sacbe.tikal.state import Tikal


class TikalTeller(Teller):
    """Tells every hexagon drawn, so that those set aside are known, too."""

    def __init__(self) -> None:
        super().__init__(table_names=[f"drawn_hexagon {place}" for place in range(TILE_ROOM)])

    def tell_table(self, s: State, row: vec[i16], at: i64) -> i64:
        """Write 1 and the number within its letter for each hexagon drawn: the letters lie one after the other."""
        assert isinstance(s, Tikal)
        drawn = s.cells[cells.DRAWN]
        for place in range(i64(TILE_ROOM)):
            row[at + place] = i16(s.deal.cards[place] + 1 if place < drawn else i64(0))
        return at + TILE_ROOM
