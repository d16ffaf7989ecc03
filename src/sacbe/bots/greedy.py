"""Greedy: the turn after which the evaluation expects most."""

from typing import Final

from sacbe.bots.bot import Bot
from sacbe.bots.judge import fold
from sacbe.bots.search import Effort, Search
from sacbe.bots.turns import Line, Planner
from sacbe.bots.whims import chance, judge_for, pick
from sacbe.core.deal import Deal
from sacbe.core.evaluator import Weights
from sacbe.core.frames import SEALED
from sacbe.core.rng import Generator
from sacbe.core.state import State

SECRET: Final = 2
"""How often every possible secret choice is tried out."""
ROVED: Final = 20
"""So many of the best ends of a turn are played by somebody who roves."""


class Greedy(Bot):
    """Plans its whole turn, plays it decision by decision, and plans anew when something unforeseen turns up."""

    def __init__(
        self,
        seed: int = 0,
        width: int | None = None,
        noise: float = 0.0,
        weights: Weights | None = None,
        past: str = "",
        character: str = "",
        roving: float = 0.0,
    ) -> None:
        self.seed = seed
        self.random = Generator(seed)
        self.width = width
        self.noise: float = noise
        """How many points a turn may seem better or worse than it is."""
        self.weights = weights
        self.past = past
        """The name of the weights of the past that it values things by; else those of today."""
        self.character = character
        """What it likes for its own sake, by the name of the character."""
        self.roving: float = roving
        """How often it plays a good turn that it does not think best, to see what comes of it."""
        self.planner: Planner | None = None
        self.secret = Search(seed, Effort(None, 0, ahead=1, hasty=True, past=past), weights)
        self.deal: Deal | None = None
        self.plan: list[tuple[int, int]] = []
        """What is to be decided next: positions, folded, and the action to take there."""

    def choose(self, state: State, seat: int) -> int:
        """Return the next decision of the best turn."""
        if state.seat == SEALED:
            self.secret.effort.simulations = SECRET * len(state.legal(seat))
            return self.secret.choose(state, seat)
        start = state.determinized(seat, self.seed)  # as the bot imagines it: what was hidden makes no difference
        if self.deal is None:
            self.deal = start.deal
        here = int(fold(start, self.deal))
        if not self.plan or self.plan[0][0] != here:
            self.plan = self.make_plan(start, seat)
        return self.plan.pop(0)[1]

    def make_plan(self, state: State, seat: int) -> list[tuple[int, int]]:
        """Find the best turn."""
        planner = self.planner_for(state)
        ends = planner.ends(state, seat)
        if self.roving > 0.0 and chance(self.roving, self.random):
            return self.steps(ends[self.random.below(min(len(ends), ROVED))])
        return self.steps(pick(ends, self.noise, self.random))

    def planner_for(self, state: State) -> Planner:
        """Return the planner, made when the first position shows which game is played."""
        if self.planner is None:
            judge = judge_for(state.rules.game, self.weights, self.seed, self.past, character=self.character)
            self.planner = Planner(judge, self.width or judge.width)
        return self.planner

    def steps(self, line: Line) -> list[tuple[int, int]]:
        """Return the positions and decisions of a line."""
        assert self.deal is not None
        found: list[tuple[int, int]] = []
        here: Line | None = line
        while here is not None and here.parent is not None:
            found.append((int(fold(here.parent.state, self.deal)), int(here.action)))
            here = here.parent
        found.reverse()
        return found
