"""The tree of a search: the decisions of one turn, equal positions folded into one node, and turns that lie ahead."""

from math import exp, sqrt
from typing import Final

from sacbe.bots.turns import Line
from sacbe.core.state import State

SHARPNESS: Final = 1.5
"""Points between two turns that make one of them e times as likely to be looked at first."""
CURIOSITY: Final = 4.0
"""Exploration constant, in points."""
FAITH: Final = 4.0
"""How many simulations the evaluation of a choice is worth."""


class Node:
    """A position within the turn and what is known of its choices.

    The evaluation promises something of every choice. What simulations find is kept as the difference to that promise,
    and a choice that was hardly looked at is expected to differ as all do.
    """

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.children: list[Node | None] = []
        """The position after each action; None where the turn is over."""
        self.priors: list[float] = []
        self.promises: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
        """Of the differences between what was found and what was promised."""
        self.total: int = 0
        self.sum: float = 0.0

    def index(self, action: int) -> int:
        """Return the place of an action, added if it is new."""
        for i, known in enumerate(self.actions):
            if known == action:
                return i
        self.actions.append(action)
        self.children.append(None)
        self.priors.append(0.0)
        self.promises.append(-1e9)
        self.visits.append(0)
        self.sums.append(0.0)
        return len(self.actions) - 1

    def value(self, i: int) -> float:
        """Return what a choice is worth: its promise, corrected by what simulations found."""
        usual = self.sum / self.total if self.total else 0.0
        return self.promises[i] + (self.sums[i] + FAITH * usual) / (self.visits[i] + FAITH)

    def select(self, curiosity: float) -> int:
        """Return the place of the choice to look at next: a good one, a likely one, or one seldom looked at."""
        best, most = 0, -1e18
        scale = curiosity * sqrt(self.total + 1.0)
        for i in range(len(self.actions)):
            score = self.value(i) + scale * self.priors[i] / (1.0 + self.visits[i])
            if score > most:
                best, most = i, score
        return best

    def best(self) -> int:
        """Return the place of the most valuable choice."""
        best = 0
        for i in range(1, len(self.actions)):
            if self.value(i) > self.value(best):
                best = i
        return best

    def add(self, i: int, value: float) -> None:
        """Remember what was found after a choice."""
        self.visits[i] += 1
        self.sums[i] += value - self.promises[i]
        self.total += 1
        self.sum += value - self.promises[i]


class Turn(Node):
    """A turn that lies ahead, of any seat: its choices are ways to play all of it."""

    def __init__(self, ends: list[Line]) -> None:
        super().__init__()
        self.ends: list[State] = [line.state for line in ends]
        for number, (line, share) in enumerate(zip(ends, shares(ends), strict=True)):
            i = self.index(number)
            self.priors[i] = share
            self.promises[i] = line.value


def shares(ends: list[Line]) -> list[float]:
    """Return how likely each end of a turn is to be looked at first; all sum to 1, the best end is the first."""
    likely = [exp((line.value - ends[0].value) / SHARPNESS) for line in ends]
    whole = sum(likely)
    return [one / whole for one in likely]


class Tree:
    """All nodes of a turn, by the digest of their positions."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}

    def node(self, state: State) -> Node:
        """Return the node of a position."""
        key = int(state.digest())
        found = self.nodes.get(key)
        if found is None:
            found = self.nodes[key] = Node()
        return found

    def grow(self, ends: list[Line]) -> None:
        """Add the ways to the ends of a turn; a better end makes all decisions on its way more likely."""
        for line, share in zip(ends, shares(ends), strict=True):
            self.lead_to(line, share)

    def lead_to(self, end: Line, share: float) -> None:
        """Add the decisions that lead to an end."""
        line = end
        child: Node | None = None
        while line.parent is not None:
            node = self.node(line.parent.state)
            i = node.index(int(line.action))
            node.priors[i] += share
            node.promises[i] = max(node.promises[i], end.value)
            node.children[i] = child
            child = node
            line = line.parent


def even(actions: list[int]) -> Node:
    """Return a node whose choices all seem alike."""
    node = Node()
    for action in actions:
        i = node.index(action)
        node.priors[i] = 1.0 / len(actions)
        node.promises[i] = 0.0
    return node
