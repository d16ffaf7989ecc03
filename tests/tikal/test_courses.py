"""Walks of several steps or members: each decision is legal when its turn comes, and the price is the sum."""

from random import Random

import pytest

from sacbe.core.courses import Course
from tests.tikal.build import Table, player, start, table


def walk(board: Table, kind: str = "walk", **wanted: object) -> Course:
    """Return the walk with these arguments."""
    all_courses = board.state.courses(board.seat)
    (found,) = (one for one in all_courses if one.kind == kind and one.args.items() >= wanted.items())
    return found


def test_a_walk_takes_the_cheapest_way_with_as_many_as_are_wanted() -> None:
    board = table(player(workers={"c0r4": 3}), player())
    both = walk(board, hex="c0r4", goal="c0r3", count=2)
    then = {"gains": [1, 0], "temples": ["c0r3"], "holders": [0]}
    assert both.args == {"member": "worker", "count": 2, "hex": "c0r4", "goal": "c0r3", "cost": 4, **then}
    assert [board.state.text(action) for action in both.actions] == ["move worker c0r4 n"] * 2
    assert "walk" in repr(both)


def test_walks_use_secret_paths_and_the_leader() -> None:
    board = table(player(workers={"c0r4": 1}, leader="c0r4", camps=["c1r3"]), player(), lands={"c2r3": "a5 sw"})
    texts = [board.state.text(action) for action in walk(board, member="leader", goal="c2r3").actions]
    assert texts[0] == "jump leader base_camp camp_1"
    assert len(texts) == 2


def test_members_enter_at_a_camp_and_walk_on_together() -> None:
    board = table(player(), player())
    two = walk(board, "enter", hex="c0r4", goal="c0r3", count=2)
    assert (two.args["camp"], two.args["cost"]) == ("base_camp", 6)
    assert [board.state.text(action) for action in two.actions] == [
        *["place worker base_camp"] * 2,
        *["move worker c0r4 n"] * 2,
    ]
    stay = walk(board, "enter", hex="c0r4", goal="c0r4", count=10)
    assert [board.state.text(action) for action in stay.actions] == ["place worker base_camp"] * 10


@pytest.mark.parametrize("seed", range(3))
def test_every_walk_of_a_game_can_be_taken(seed: int) -> None:
    state, random, taken = start(3, seed), Random(seed), 0
    while not state.over:
        (seat,) = state.actors
        for course in random.sample(found := state.courses(seat), min(3, len(found))):
            trial, spent = state.copy(), 0
            for action in course.actions:
                assert action in trial.legal(seat)
                spent += int(str(trial.describe(action, seat).args["cost"]))
                trial.apply(action, seat)
            assert spent == course.args["cost"]
            taken += 1
        state.apply(random.choice(state.legal(seat)), seat)
    assert taken > 50
    assert state.courses(0) == []


def test_nobody_walks_in_the_turn_of_another() -> None:
    board = table(player(workers={"c0r4": 2}), player(workers={"c0r4": 2}))
    assert board.state.courses(0)
    assert board.state.courses(1) == []
