"""The tree of a search: the decisions of one turn, equal positions folded into one node."""

from math import exp, sqrt

from sacbe.bots.turns import Line
from sacbe.core.state import State

SHARPNESS = 1.5
"""Points between two turns that make one of them e times as likely to be looked at first."""


class Node:
    """A position within the turn and what is known of its choices."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.children: list[Node | None] = []
        """The position after each action; None where the turn is over."""
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.sums: list[float] = []
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
        self.visits.append(0)
        self.sums.append(0.0)
        return len(self.actions) - 1

    def select(self, curiosity: float) -> int:
        """Return the place of the choice to look at next: a good one, a likely one, or one seldom looked at."""
        best, most = 0, -1e18
        mean = self.sum / self.total if self.total else 0.0
        scale = curiosity * sqrt(self.total + 1.0)
        for i in range(len(self.actions)):
            visits = self.visits[i]
            value = self.sums[i] / visits if visits else mean
            score = value + scale * self.priors[i] / (1.0 + visits)
            if score > most:
                best, most = i, score
        return best

    def best(self) -> int:
        """Return the place of the choice looked at most often; of equals the more valuable one."""
        best = 0
        for i in range(1, len(self.actions)):
            if (self.visits[i], self.value(i), self.priors[i]) > (
                self.visits[best],
                self.value(best),
                self.priors[best],
            ):
                best = i
        return best

    def value(self, i: int) -> float:
        """Return the mean value found after a choice; that of the position where it was never looked at."""
        if self.visits[i]:
            return self.sums[i] / self.visits[i]
        return self.sum / self.total if self.total else 0.0

    def add(self, i: int, value: float) -> None:
        """Remember what was found after a choice."""
        self.visits[i] += 1
        self.sums[i] += value
        self.total += 1
        self.sum += value


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
        best = ends[0].value
        shares = [exp((line.value - best) / SHARPNESS) for line in ends]
        whole = sum(shares)
        for line, share in zip(ends, shares, strict=True):
            self.lead_to(line, share / whole)

    def lead_to(self, end: Line, share: float) -> None:
        """Add the decisions that lead to an end."""
        line = end
        child: Node | None = None
        while line.parent is not None:
            node = self.node(line.parent.state)
            i = node.index(int(line.action))
            node.priors[i] += share
            node.children[i] = child
            child = node
            line = line.parent


def even(actions: list[int]) -> Node:
    """Return a node whose choices all seem alike."""
    node = Node()
    for action in actions:
        node.priors[node.index(action)] = 1.0 / len(actions)
    return node
