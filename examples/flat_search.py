"""A bot of one's own: it tries every choice with some random games and takes the one that ends best.

Play it in the arena against others:   sacbe arena tikal --players 2 --bots examples/flat_search.py:FlatSearch,random
Let it look over a finished game:      sacbe analyze game.json --bot examples/flat_search.py:FlatSearch

All a bot needs is ``choose(state, seat)``. One that also has ``think(state, seat)`` can analyse games.
Run with: python examples/flat_search.py
"""

from statistics import fmean

import sacbe
from sacbe.bots import Opinion, Thought

GAMES = 6
"""Random games for each choice."""


class FlatSearch:
    """Random games from each choice. What its seat cannot know is drawn anew in the state it is given, and in each."""

    def choose(self, state: sacbe.State, seat: int) -> int:
        """Return the choice with the best mean."""
        return self.think(state, seat).choices[0].action

    def think(self, state: sacbe.State, seat: int) -> Thought:
        """Return what random games say about each choice; the position itself is the seed, so it repeats itself."""
        random = sacbe.Generator(state.key())
        legal = state.legal(seat)
        ends = {action: self._ends(state, seat, action, random) for action in legal}
        opinions = [
            Opinion(action, 1 / len(legal), fmean(margin(end, seat) for end in ends[action])) for action in legal
        ]
        opinions.sort(key=lambda opinion: -opinion.value)
        best = ends[opinions[0].action]
        expected = [fmean(scores) for scores in zip(*best, strict=True)]
        return Thought(opinions, expected, [(seat, opinions[0].action)], GAMES * len(legal))

    def _ends(self, state: sacbe.State, seat: int, action: int, random: sacbe.Generator) -> list[tuple[float, ...]]:
        """Play some random games on from a choice; return how they ended."""
        ends = []
        for _ in range(GAMES):
            world = state.determinized(seat, int(random.next32()))
            world.apply(action, seat)
            sacbe.play_randomly(world, random)
            ends.append(world.scores)
        return ends


def margin(scores: tuple[float, ...], seat: int) -> float:
    """Return by how much a seat is ahead of the best other; its own points where it plays alone."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)


def main() -> None:
    """Play a game of two against random play."""
    state = sacbe.game("tikal").start(players=2, seed=7)
    dice = sacbe.Generator(7)
    bot = FlatSearch()
    while not state.over:
        seat = state.actors[0]
        seen = state.determinized(seat, int(dice.next32()))
        legal = state.legal(seat)
        action = bot.choose(seen, seat) if seat == 0 else legal[int(dice.below(len(legal)))]
        state.play(action, seat)
    print(f"flat search {state.scores[0]:g}, random {state.scores[1]:g}")


if __name__ == "__main__":
    main()
