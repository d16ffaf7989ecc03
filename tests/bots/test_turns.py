"""Plans of whole turns: what they find is legal, and a larger budget looks further."""

import pytest

from sacbe.bots.judge import evaluator_of
from sacbe.bots.search import Effort, Search
from sacbe.bots.turns import Line, Planner, mark
from sacbe.core.state import State
from tests.bots.positions import middle

by_game = pytest.mark.parametrize(("game", "players"), [("ahau", 2), ("tikal", 3), ("tzolkin", 4)])


def actions(line: Line) -> list[int]:
    """Return the decisions that lead to a position."""
    if line.parent is None:
        return []
    return [*actions(line.parent), int(line.action)]


def children(state: State, seat: int) -> list[State]:
    """Return every position one decision on."""
    found = []
    for action in state.legal(seat):
        child = state.copy()
        child.apply(action, seat)
        found.append(child)
    return found


@by_game
def test_a_plan_finds_ends_that_can_be_played(game: str, players: int) -> None:
    state = middle(game, players)
    seat = state.actors[0]
    ends = Planner(evaluator_of(game), 6).ends(state, seat)
    assert [line.value for line in ends] == sorted((line.value for line in ends), reverse=True)
    for line in ends[:5]:
        played = state.copy()
        for action in actions(line):
            played.apply(action, seat)
        assert mark(played) == mark(line.state)


@by_game
def test_marks_tell_positions_apart_as_keys_do(game: str, players: int) -> None:
    state = middle(game, players)
    seat = state.actors[0]
    reached = [grandchild for child in children(state, seat) for grandchild in children(child, child.actors[0])]
    assert mark(state.copy()) == mark(state)
    assert len({mark(one) for one in reached}) == len({one.key() for one in reached}) > 1


@pytest.mark.parametrize(("game", "players"), [("tikal", 3), ("tzolkin", 4)])
def test_a_larger_budget_plans_more_widely(game: str, players: int) -> None:
    state = middle(game, players)
    seat = state.actors[0]
    looked_at = []
    for simulations in (1, 300):
        bot = Search(4, Effort(None, simulations, width=1))
        ends = bot.plan(state, seat, bot.ready(state), 0.0)
        looked_at.append((int(bot.positions), ends[0].value))
    (few, worse), (many, better) = looked_at
    assert few < many
    assert worse <= better


def test_action_points_are_what_is_left_of_a_turn_in_tikal() -> None:
    state = middle("tikal", 3)
    judge, seat, turns = evaluator_of("tikal"), state.actors[0], state.turns
    left = [int(judge.left(state))]
    while state.turns == turns and state.actors == (seat,):
        left.append(int(judge.left(state)))
        state.apply(state.legal(seat)[0], seat)
    assert left == sorted(left, reverse=True)
    assert len(set(left)) > 1
