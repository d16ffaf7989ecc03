"""What a seat may know of the moves of a game so far: those that others take in secret are kept from it."""

from collections.abc import Iterator
from typing import NamedTuple

from sacbe.core.state import State


class Move(NamedTuple):
    """A decision: whose it was, which (None: nobody can say any more), and how it is kept from others."""

    seat: int
    action: int | None
    sealed: bool
    secret: bool


class Told:
    """The moves of a game. It is told every move before the state takes it."""

    def __init__(self, moves: list[Move] | None = None) -> None:
        self.moves = moves or []

    def note(self, state: State, action: int, seat: int) -> None:
        """Remember a move that is about to be taken."""
        table = state.rules.table
        self.moves.append(Move(seat, action, state.sealed, table.choices[action].kind in table.secret))

    def known(self, state: State, viewer: int | None) -> Iterator[tuple[int, int | None]]:
        """Yield seat and action of every move so far; an action that ``viewer`` cannot know is None.

        What is chosen at the same time is known when all have chosen, what is kept in secret when the game is over.
        """
        sealed_from = self._sealed_from() if state.sealed else len(self.moves)
        for number, move in enumerate(self.moves):
            hidden = number >= sealed_from or (move.secret and not state.over)
            yield move.seat, None if hidden and move.seat != viewer else move.action

    def resampled(self, state: State, viewer: int) -> "Told":
        """Return the same moves without those that ``viewer`` cannot know: in another world they may be others."""
        known = self.known(state, viewer)
        return Told([move._replace(action=action) for move, (_, action) in zip(self.moves, known, strict=True)])

    def _sealed_from(self) -> int:
        """Return the number of the first move of the secret choice that is under way."""
        count = len(self.moves)
        while count > 0 and self.moves[count - 1].sealed:
            count -= 1
        return count
