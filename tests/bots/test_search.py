"""What a search reports, and that it repeats itself."""

import pytest

from sacbe import bots
from sacbe.bots.search import Effort, Search
from sacbe.bots.tree import even
from tests.bots.positions import middle

GAMES = [("ahau", 2), ("tikal", 3), ("tzolkin", 4)]
by_game = pytest.mark.parametrize(("game", "players"), GAMES)


def search(seed: int = 4, simulations: int = 6) -> Search:
    return Search(seed, Effort(None, simulations))


@by_game
def test_a_thought_is_complete(game: str, players: int) -> None:
    state = middle(game, players)
    seat = state.actors[0]
    thought = search().think(state.determinized(seat, 1), seat)
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1)
    assert [choice.value for choice in thought.choices] == sorted((c.value for c in thought.choices), reverse=True)
    assert {choice.action for choice in thought.choices} <= set(state.legal(seat))
    assert len(thought.expected) == state.ranked
    assert thought.line[0] == (seat, thought.choices[0].action)


@by_game
def test_the_same_seed_and_simulations_give_the_same_thought(game: str, players: int) -> None:
    state = middle(game, players)
    seat = state.actors[0]
    thoughts = [search().think(state.determinized(seat, 1), seat) for _ in range(2)]
    assert repr(thoughts[0].choices) == repr(thoughts[1].choices)
    assert thoughts[0].expected == thoughts[1].expected
    assert thoughts[0].simulations == thoughts[1].simulations > 0


def test_the_tree_is_kept_through_a_turn() -> None:
    state = middle("tzolkin", 4)
    seat, bot = state.actors[0], search(simulations=40)
    turns, simulations = state.turns, []
    while state.turns == turns and state.actors == (seat,):
        thought = bot.think(state.determinized(seat, 1), seat)
        simulations.append(thought.simulations)
        state.apply(thought.choices[0].action, seat)
    assert simulations[0] > 30
    assert sum(simulations) <= 40 + len(simulations)


def test_a_search_looks_most_at_what_proves_best() -> None:
    node = even([5, 6, 7])
    for _ in range(300):
        chosen = node.select(4.0)
        node.add(chosen, 10.0 if node.actions[chosen] == 6 else 8.0)
    assert node.actions[node.best()] == 6
    assert node.visits[1] > 200
    assert min(node.visits) > 0


def test_an_expert_has_a_budget_in_seconds() -> None:
    state = middle("tikal", 2)
    seat = state.actors[0]
    bot = bots.make("hard", 1, seconds=0.01)
    assert isinstance(bot, Search)
    assert bot.choose(state.determinized(seat, 1), seat) in state.legal(seat)
