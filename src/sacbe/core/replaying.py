"""A record that is looked at move by move: snapshots on the way, so that any move shows at once."""

from pathlib import Path
from typing import Final

from sacbe.core.errors import RecordError, quoted
from sacbe.core.game import Game
from sacbe.core.pack import Pack
from sacbe.core.record import Record, replay_record
from sacbe.core.state import State

EVERY: Final = 16
"""How many moves lie between two snapshots."""


class Replay:
    """The positions of a record. The whole record is checked once, when it is opened."""

    def __init__(self, game: Game, record: Record, components: str | Path | Pack | None = None) -> None:
        self.record = record
        self.last = replay_record(game, record, None, components)
        self.moves = self.last.moves
        state = replay_record(game, record, 0, components)
        self.snapshots = [state.copy()]
        for number, (seat, action) in enumerate(self.moves, 1):
            state.apply(action, seat)
            if number % EVERY == 0:
                self.snapshots.append(state.copy())

    def __len__(self) -> int:
        return len(self.moves)

    def at(self, number: int) -> State:
        """Return the position after a number of moves."""
        if not 0 <= number <= len(self.moves):
            raise RecordError("error-no-move", {"moves": len(self.moves), "move": quoted(number)})
        state = self.snapshots[number // EVERY].copy()
        for seat, action in self.moves[number - number % EVERY : number]:
            state.apply(action, seat)
        return state
