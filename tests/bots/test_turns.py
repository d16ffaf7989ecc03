"""Plans of whole turns: what they find is legal, and a larger budget looks further."""

import pytest

from sacbe.bots.judge import evaluator_of, fold
from sacbe.bots.playout import Playout, Visit
from sacbe.bots.search import Effort, Search
from sacbe.bots.turns import Line, Planner, fresh, mark
from sacbe.core.frames import SEALED
from sacbe.core.rng import Generator
from sacbe.core.state import State
from tests.bots.positions import middle, on_the_way

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


@by_game
def test_a_glance_finds_turns_that_differ_in_value(game: str, players: int) -> None:
    state = middle(game, players)
    ends = Planner(evaluator_of(game), 5, glance=True).ends(state, state.actors[0])
    values = [line.value for line in ends]
    assert 1 <= len(values) <= 5
    assert values == sorted(set(values), reverse=True)


@pytest.mark.parametrize(("game", "players"), [("ahau", 1), ("ahau", 2), ("tikal", 3), ("tzolkin", 4)])
def test_even_the_narrowest_glance_finds_an_end(game: str, players: int) -> None:
    planner = Planner(evaluator_of(game), 1, glance=True)
    glances = 0
    for state in on_the_way(game, players, {}, seed=3, every=3):
        if state.seat != SEALED:
            assert planner.ends(state, state.actors[0])
            glances += 1
    assert glances > 20


def test_what_was_seen_takes_no_place_of_what_is_new() -> None:
    state = middle("tzolkin", 4)
    first, second, third = (Line(child, None, 0) for child in children(state, state.actors[0])[:3])
    again = Line(first.state.quiet(), None, 0)
    assert fresh([first, again, second, third], 2, {mark(second.state)}) == [first, third]
    first.value = second.value = 3.0
    third.value = 2.0
    assert fresh([first, second, third], 2, set()) == [first, third]


def test_the_same_turn_ahead_is_searched_again_and_known_better() -> None:
    state = middle("tzolkin", 2)
    seat = state.actors[0]
    playout = Playout(Planner(evaluator_of("tzolkin"), 6, glance=True), state.deal, branches=4)
    known, longest = [], 0
    for _ in range(60):
        way: list[Visit] = []
        reached = playout.run(state.quiet(), seat, 1, Generator(1), way)
        assert reached.turns > state.turns
        playout.planner.judge.judge(reached)
        for visit in way:
            visit.node.add(visit.choice, playout.planner.judge.values[visit.seat])
        known.append(len(playout.turns))
        longest = max(longest, len(way))
    first = playout.turns[int(fold(state, state.deal))]
    assert first.total == 60
    assert sum(visits > 0 for visits in first.visits) > 1
    assert known == sorted(known)
    assert longest > 2


def test_a_search_without_branches_knows_no_turns() -> None:
    state = middle("tikal", 3)
    playout = Playout(Planner(evaluator_of("tikal"), 2, glance=True), state.deal, branches=0)
    way: list[Visit] = []
    playout.run(state.quiet(), state.actors[0], 1, Generator(1), way)
    assert (way, playout.turns) == ([], {})


def looked_at(state: State, *, hasty: bool) -> int:
    """Return how many positions a search looks at."""
    seat, bot = state.actors[0], Search(4, Effort(None, 40, hasty=hasty))
    bot.think(state.determinized(seat, 1), seat)
    return int(bot.positions)


def test_a_hasty_search_looks_at_fewer_positions_ahead() -> None:
    # In all: at one position a search that knows turns already may have less to look at.
    states = [middle("tzolkin", players, decisions=decisions) for players, decisions in ((2, 60), (2, 120), (4, 60))]
    hasty, careful = (sum(looked_at(state, hasty=wish) for state in states) for wish in (True, False))
    assert hasty < careful


def test_action_points_are_what_is_left_of_a_turn_in_tikal() -> None:
    state = middle("tikal", 3)
    judge, seat, turns = evaluator_of("tikal"), state.actors[0], state.turns
    left = [int(judge.left(state))]
    while state.turns == turns and state.actors == (seat,):
        left.append(int(judge.left(state)))
        state.apply(state.legal(seat)[0], seat)
    assert left == sorted(left, reverse=True)
    assert len(set(left)) > 1
