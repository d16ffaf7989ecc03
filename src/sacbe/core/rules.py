"""What all states of a game have in common, whatever the deal: its tables and names, no position."""

from collections.abc import Sequence

from mypy_extensions import i64

from sacbe.core.actions import ActionTable
from sacbe.core.layout import Layout
from sacbe.core.pack import Pack


class Rules:
    """The fixed vocabulary of one game, played with one component pack."""

    def __init__(
        self,
        game: str,
        version: int,
        pack: Pack,
        table: ActionTable,
        layout: Layout,
        steps: Sequence[str],
        causes: Sequence[str],
        sources: Sequence[str],
        points: int,
        unit: int = 1,
    ) -> None:
        self.game = game
        self.version = version
        self.pack = pack
        self.table = table
        self.layout = layout
        self.step_names = tuple(steps)
        """Names of the steps by number; number 0 is the end of the game."""
        self.causes = tuple(causes)
        """Names of the reasons in the ledger."""
        self.sources = tuple(sources)
        """Names of the sources of points; their cells follow each other from the seat field ``points``."""
        self.seat_first: i64 = layout.seat_first
        self.stride: i64 = layout.stride
        self.points: i64 = points
        self.unit = unit
        """How many units make one point: 4 where quarter points exist."""
        self.field_names = [field.name for field in layout.seat for _ in range(field.size)]
        for field in layout.seat:
            for i, label in enumerate(field.labels):
                self.field_names[field.first + i] = label
