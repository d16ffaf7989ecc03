"""What a turn leads to: games played on to their end, each in a world of its own, every seat by quick plans.

Nothing is evaluated at the end of such a game, it is only counted, so what is expected is what happens where players
play about as well as quick plans do. Different turns meet the same worlds, so they are compared under equal conditions.
"""

from collections.abc import Sequence
from typing import NamedTuple

from sacbe.bots.judge import evaluator_of
from sacbe.bots.playout import Playout, follow
from sacbe.bots.turns import Planner
from sacbe.core.rng import Generator
from sacbe.core.state import State

FOR_EVER = 2**40
"""More turns than any game has."""
WORLD = 2**20
"""Room for the worlds of a seed."""


class Ending(NamedTuple):
    """How one game ended."""

    scores: tuple[float, ...]
    winners: tuple[int, ...]


class Forecast:
    """Plays on from one position, as a seat sees it."""

    def __init__(self, state: State, seat: int, seed: int) -> None:
        judge = evaluator_of(state.rules.game)
        self.state, self.seat, self.seed = state, seat, seed
        self.playout = Playout(Planner(judge, judge.narrow), state.deal, 0)

    def endings(self, line: Sequence[int], worlds: range) -> list[Ending]:
        """Return how the game ends in some worlds, if the seat's turn begins with these decisions."""
        return [self._ending(list(line), self.seed * WORLD + number) for number in worlds]

    def _ending(self, line: list[int], seed: int) -> Ending:
        world = self.state.determinized(self.seat, seed).quiet()
        follow(world, self.seat, line)
        end = self.playout.run(world, self.seat, FOR_EVER, Generator(seed), [])
        return Ending(end.scores, end.winners)
