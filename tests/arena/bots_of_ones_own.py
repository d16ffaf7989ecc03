"""Small bots for tests: a legal one, and ones that do what no bot should."""

import os
import time
from pathlib import Path
from uuid import uuid4

from sacbe.bots import Opinion, Thought
from sacbe.core.state import State


class First:
    """Takes the first choice there is."""

    def choose(self, state: State, seat: int) -> int:
        return state.legal(seat)[0]


class Gated(First):
    """Plays some games and then waits at a gate, so that a run stands still in its middle.

    A folder is the gate: every game leaves a file in it, and a file ``closed`` closes it.
    """

    def __init__(self) -> None:
        self.gate = Path(os.environ["SACBE_TEST_GATE"])
        self.before = len(list(self.gate.glob("game-*")))
        (self.gate / f"game-{uuid4()}").touch()

    def choose(self, state: State, seat: int) -> int:
        while self.before > 5 and (self.gate / "closed").exists():
            time.sleep(0.01)
        return super().choose(state, seat)


class Glance:
    """Looks at the points right after each choice, and no further."""

    def choose(self, state: State, seat: int) -> int:
        return self.think(state, seat).choices[0].action

    def think(self, state: State, seat: int) -> Thought:
        legal = state.legal(seat)
        scores = {action: self._after(state, action, seat) for action in legal}
        opinions = [Opinion(action, 1 / len(legal), scores[action][seat]) for action in legal]
        opinions.sort(key=lambda opinion: -opinion.value)
        best = opinions[0].action
        return Thought(opinions, list(scores[best]), [(seat, best)], len(legal))

    def _after(self, state: State, action: int, seat: int) -> tuple[float, ...]:
        twin = state.copy()
        twin.apply(action, seat)
        return twin.scores


class Blinkered(Glance):
    """Looks at the last choice only."""

    def think(self, state: State, seat: int) -> Thought:
        thought = super().think(state, seat)
        last = state.legal(seat)[-1]
        return Thought([one for one in thought.choices if one.action == last], thought.expected, [(seat, last)], 1)


class Illegal:
    """Answers with an action that is not legal."""

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return next(action for action in range(len(state.rules.table)) if action not in legal)


class Broken:
    """Raises."""

    def choose(self, state: State, seat: int) -> int:
        raise ZeroDivisionError("nothing divided by nothing")


class Deadly:
    """Ends its whole process."""

    def choose(self, state: State, seat: int) -> int:
        os._exit(7)


class DeadlyOnce(First):
    """Ends its whole process the first time; a file remembers that."""

    def choose(self, state: State, seat: int) -> int:
        mark = Path(os.environ["SACBE_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(7)
        return super().choose(state, seat)
