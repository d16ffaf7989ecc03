"""What comes after a seat's turn: every seat plays the turns that have proved good for it, or look so at a glance."""

from typing import Final

from mypy_extensions import i64

from sacbe.bots.judge import fold
from sacbe.bots.tree import CURIOSITY, Node, Turn
from sacbe.bots.turns import Planner, is_over
from sacbe.core.choices import Choices
from sacbe.core.deal import Deal
from sacbe.core.frames import SEALED
from sacbe.core.rng import Generator
from sacbe.core.state import State

MOST_TURNS: Final = 4000
"""How many turns ahead are remembered: more would fill the memory."""


class Visit:
    """A decision, or a whole turn, that a simulation has taken, and who took it."""

    def __init__(self, node: Node, choice: int, seat: i64) -> None:
        self.node = node
        self.choice = choice
        self.seat: i64 = seat


class Playout:
    """Plays on from a position, in place of every seat: first through turns that are known, then at a glance."""

    def __init__(self, planner: Planner, deal: Deal, branches: int) -> None:
        self.planner = planner
        self.deal = deal
        self.branches = branches
        self.turns: dict[int, Turn] = {}
        """The turns that lie ahead, by the folded position in which they begin."""
        self.out = Choices()

    def run(self, state: State, seat: i64, turns: i64, random: Generator, way: list[Visit]) -> State:
        """Play on until a seat has finished so many turns, and left those that are known behind, or the game is over.

        Return the position reached; ``way`` gets the turns that were known and the first that was not, which now is.
        """
        left = turns
        known = self.branches > 0
        while not state.over:
            actor = state.actor()
            if state.seat == SEALED:
                self.commit(state, actor, random)
                continue
            if actor == seat and left <= 0 and not known:
                break
            before = state.turns
            if known:
                turn, known = self.turn(state, actor)
                choice = turn.select(CURIOSITY)
                way.append(Visit(turn, choice, actor))
                state = turn.ends[choice].quiet()
            else:
                state = self.planner.ends(state, actor)[0].state
            if actor == seat and (state.turns != before or state.over):
                left -= 1
                if left <= 0 and not known:
                    break
        return state

    def turn(self, state: State, actor: i64) -> tuple[Turn, bool]:
        """Return the turn that begins in a position, and whether it was known before."""
        key = int(fold(state, self.deal))
        turn = self.turns.get(key)
        if turn is not None:
            return turn, True
        turn = Turn(self.planner.ends(state, actor)[: self.branches])
        if len(self.turns) < MOST_TURNS:
            self.turns[key] = turn
        return turn, False

    def commit(self, state: State, actor: i64, random: Generator) -> None:
        """Take a secret choice at random: nobody can know better what others have in mind."""
        state.fill(actor, self.empty())
        state.advance(self.out.ids[random.below(self.out.count)], actor, self.out)

    def empty(self) -> Choices:
        """Return the list of choices, empty."""
        self.out.count = 0
        return self.out


def follow(position: State, seat: i64, actions: list[int]) -> None:
    """Take decisions of a seat's turn; where chance has made one impossible, the rest is left to the play after it."""
    turns = position.turns
    out = Choices()
    for action in actions:
        out.count = 0
        if is_over(position, seat, turns) and position.seat != SEALED:
            return
        position.fill(seat, out)
        if not out.contains(action):
            return
        position.advance(action, seat, out)
