"""What a seat may know that lies only in the deal, such as tiles in a hand: a game that has any tells them."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.core.state import State


class Teller:
    """Writes numbers into a row, as many as it has names for; this one has nothing to tell."""

    def __init__(self, table_names: Sequence[str] = (), seat_names: Sequence[str] = ()) -> None:
        self.table_names = tuple(table_names)
        self.seat_names = tuple(seat_names)

    def tell_table(self, s: State, row: vec[i16], at: i64) -> i64:
        """Write what everybody may know of the table from ``at`` on; return where the next number goes."""
        return at

    def tell_seat(self, s: State, player: i64, viewer: i64, row: vec[i16], at: i64) -> i64:
        """Write what ``viewer`` (-1: a spectator) may know of a player; return where the next number goes."""
        return at
