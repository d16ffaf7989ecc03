"""A bot of one's own: information-set Monte Carlo tree search with random games, as in textbooks.

One tree over single decisions, seen by one seat. Every simulation draws anew what the seat cannot know, walks down the
tree among the choices that are legal there (UCB1, by how often each could have been chosen), adds one node, and plays
on at random to the end of the game. It knows nothing of any game but its rules.

    sacbe arena tikal --players 2 --bots hard@0.2s,examples/ismcts.py:InformationSetSearch --games 40

Run with: python examples/ismcts.py
"""

import time
from math import log, sqrt

import sacbe

SECONDS = 0.2
"""What it may spend on a turn, by the processor's clock; a turn is about so many decisions:"""
DECISIONS = 5
CURIOSITY = 0.7


class Node:
    """A decision of somebody, by the actions that led to it."""

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.available = 0
        self.won = 0.0
        """Of the seat that chose this node."""

    def best(self, legal: list[int]) -> int:
        """Return the choice to look at next; one that was never tried comes first."""
        for action in legal:
            if action not in self.children:
                return action
        for action in legal:
            self.children[action].available += 1
        return max(legal, key=lambda action: self.children[action].promise())

    def promise(self) -> float:
        """Return how good a choice seems, and how little it is known."""
        return self.won / self.visits + CURIOSITY * sqrt(log(self.available) / self.visits)


class InformationSetSearch:
    """Takes the choice that was looked at most often."""

    def __init__(self, seconds: float = SECONDS / DECISIONS) -> None:
        self.seconds = seconds

    def choose(self, state: sacbe.State, seat: int) -> int:
        """Simulate for a while; the position itself is the seed."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        root, random = Node(), sacbe.Generator(state.key())
        end = time.thread_time() + self.seconds
        while time.thread_time() < end or root.visits < len(legal):
            self._simulate(root, state.determinized(seat, int(random.next32())), seat, random)
        return max(root.children, key=lambda action: root.children[action].visits)

    def _simulate(self, root: Node, world: sacbe.State, seat: int, random: sacbe.Generator) -> None:
        """Walk down the tree, add a node, play on at random, and tell all nodes on the way who won."""
        way: list[tuple[int, Node]] = []
        node = root
        while not world.over:
            actor = world.actors[0] if node is not root else seat
            action = node.best(world.legal(actor))
            known = action in node.children
            if not known:
                node.children[action] = Node()
                node.children[action].available = 1
            node = node.children[action]
            way.append((actor, node))
            world.apply(action, actor)
            if not known:
                break
        sacbe.play_randomly(world, random)
        root.visits += 1
        for actor, passed in way:
            passed.visits += 1
            passed.won += (actor in world.winners) / len(world.winners)


def main() -> None:
    """Play a game of two against random play."""
    state = sacbe.game("tikal").start(players=2, seed=7)
    dice = sacbe.Generator(7)
    bot = InformationSetSearch(0.001)
    while not state.over:
        seat = state.actors[0]
        seen = state.determinized(seat, int(dice.next32()))
        legal = state.legal(seat)
        action = bot.choose(seen, seat) if seat == 0 else legal[int(dice.below(len(legal)))]
        state.play(action, seat)
    print(f"information-set search {state.scores[0]:g}, random {state.scores[1]:g}")


if __name__ == "__main__":
    main()
