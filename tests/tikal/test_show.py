"""What front ends are told beyond the rules: what a choice changes, what laying costs, who has yet to score."""

from random import Random
from typing import Any

from sacbe.core.state import State
from tests.tikal.build import Table, player, start, table


def view(state: State) -> Any:
    """Return what everybody sees."""
    return state.view()


def test_descriptions_say_what_a_scoring_would_bring_then() -> None:
    # One worker ties with the other player, so that nobody scores the temple; a second one takes it.
    own = player(workers={"c0r4": 2}, treasures={"mask": 1})
    board = table(own, player(workers={"c0r3": 1}, treasures={"mask": 2, "vase": 1}))
    args = board.state.describe(board.state.parse("move worker c0r4 n")).args
    assert (args["gains"], args["temples"], args["holders"]) == ([0, -1], ["c0r3"], [-1])
    board.play("move worker c0r4 n")
    assert [seat["now"] for seat in view(board.state)["seats"]] == [
        {"temples": 0, "treasures": 1},
        {"temples": 0, "treasures": 4},
    ]
    args = board.state.describe(board.state.parse("move worker c0r4 n")).args
    assert (args["gains"], args["temples"], args["holders"]) == ([1, 0], ["c0r3"], [0])
    args = board.state.describe(board.state.parse("exchange mask p2 vase")).args
    assert (args["gains"], args["holders"]) == ([0, 2], [])


def test_what_is_face_down_has_no_difference() -> None:
    board = table(player(workers={"c2r3": 1}), player(), lands={"c2r3": "a5 sw"})
    assert "gains" not in board.state.describe(board.state.parse("recover c2r3")).args


def test_a_hexagon_to_lay_says_what_its_sides_will_cost() -> None:
    board = Table(start(2, first=["a1"]))
    described = board.state.describe(board.state.parse("lay c2r4 n"))
    assert described.args["stones"] == [2, 1, 0, 0, 0, 0]
    for action in board.state.legal():
        args = board.state.describe(action).args
        after = board.state.copy()
        after.apply(action)
        laid = view(after)["map"][args["hex"]]
        assert (laid["stones"], laid["paths"]) == (args["stones"], args["ways"])


def test_a_scoring_round_says_who_has_yet_to_score() -> None:
    state = start(3, first=["b6"])
    random = Random(3)
    seen = set()
    while not state.over:
        order = view(state)["scoring_order"]
        if order:
            assert order[0] == state.actors[0]
            seen.add(tuple(order))
        else:
            assert not view(state)["scoring_turn"]
        state.apply(random.choice(state.legal()))
    assert {len(order) for order in seen} == {1, 2, 3}


def test_the_final_round_of_an_auction_begins_with_the_lowest_score() -> None:
    state = start(3, auction=True)
    random = Random(5)
    last: list[int] = []
    while not state.over:
        seen = view(state)
        if seen["scoring_rounds"] == 4 and not last:
            last = seen["scoring_order"]
            lowest = sorted(state.scores)
            assert [state.scores[seat] for seat in last] == lowest
        state.apply(random.choice(state.legal()))
    assert sorted(last) == [0, 1, 2]
