"""What everybody may know that lies only in the deal: the starting tiles on the gameplay summary cards."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.ahau.names import SUMMARY_ROOM
from sacbe.ahau.setup import starting_tile
from sacbe.ahau.state import Ahau
from sacbe.core.state import State
from sacbe.core.telling import Teller


class AhauTeller(Teller):
    """Tells which starting tile lies on which card."""

    def __init__(self) -> None:
        super().__init__(table_names=[f"starting_tile {card}" for card in range(SUMMARY_ROOM)])

    def tell_table(self, s: State, row: vec[i16], at: i64) -> i64:
        """Write 1 and the kind of the tile on each card."""
        assert isinstance(s, Ahau)
        for card in range(i64(SUMMARY_ROOM)):
            row[at + card] = i16(starting_tile(s, card) + 1 if card < s.parts.summary_cards else i64(0))
        return at + SUMMARY_ROOM
