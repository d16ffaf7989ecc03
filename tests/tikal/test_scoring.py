"""Scoring rounds and the end of the game."""

import pytest

from sacbe.core.frames import NOBODY
from sacbe.tikal import cells
from sacbe.tikal.steps import step_ids
from tests.tikal.build import Spec, Table, player, start, table

FIRST = ["a1", "a2", "a3", "a4", "a5", "a6", "b6"]
"""The seventh hexagon drawn is a volcano."""


def volcano(players: int = 2) -> Table:
    """Return the position after the first volcano was drawn."""
    return Table(start(players, first=FIRST)).end(6)


def ending(*seats: Spec, last: int = 1) -> Table:
    """Return the last turn of the game, one point left, of seat ``last``."""
    board = table(*seats, points=1, turn=last)
    board.state.cells[cells.DRAWN] = 36
    return board


@pytest.mark.rule("TK-13.1", "TK-13.2", "TK-13.3", "TK-13.4")
@pytest.mark.parametrize(("players", "drawer"), [(2, 0), (3, 0), (4, 2)])
def test_a_volcano_sets_off_a_scoring_round(players: int, drawer: int) -> None:
    board = volcano(players)
    assert board.hand == "b6"
    turns = []
    while board.step == "explore":
        turns.append((board.seat, board.points, board.state.view()["scoring_turn"]))
        board.play("end")
    seats = [(drawer + i) % players for i in range(players)]
    assert turns == [(seat, 10, True) for seat in seats]
    assert (board.step, board.seat, board.hand) == ("lay", drawer, "b6")
    board.play(board.legal()[0])
    assert (board.step, board.seat, board.points) == ("explore", drawer, 10)
    assert board.state.view()["scoring_turn"] is False
    assert board.play("end").seat == (drawer + 1) % players
    assert board.hand != "b6"


@pytest.mark.rule("TK-13.2", "TK-13.8")
def test_each_scores_after_the_own_points() -> None:
    board = volcano(2)
    temple = next(name for name in ("c0r3", "c1r4") if board.value(name) == 1)
    side = "n" if temple == "c0r3" else "se"
    board.play(f"place worker base_camp; move worker c0r4 {side}; end")
    assert board.scores == [1, 0]
    board.play(f"place leader base_camp; move leader c0r4 {side}; end")
    assert board.scores == [1, 1]  # seat 0 scored before it was outnumbered, and is not asked again


@pytest.mark.rule("TK-13.5")
def test_temples_score_their_top_number() -> None:
    lands = {"c1r2": "a2 s", "c2r3": "e2 sw"}
    own = player(workers={"c1r2": 1, "c0r3": 2}, guards={"c2r3": "worker"})
    board = table(own, player(workers={"c0r3": 1}), lands=lands, values={"c1r2": 7})
    assert board.would_score(0) == (7 + 1 + 6, 0)
    assert board.would_score(1) == (0, 0)
    assert board.space("c0r3")["holder"] == 0


@pytest.mark.rule("TK-13.12")
def test_temples_and_treasures_change_hands() -> None:
    own, other = (
        player(workers={"c0r3": 2}, treasures={"mask": 2, "vase": 1}),
        player(leader="c0r4", treasures={"shell": 1}),
    )
    board = table(own, other, turn=1)
    assert [board.would_score(seat) for seat in range(2)] == [(1, 4), (0, 1)]
    board.play("move leader c0r4 n; exchange shell p1 vase")
    assert [board.would_score(seat) for seat in range(2)] == [(0, 4), (1, 1)]
    assert board[1]["treasures"] == {"vase": 1}


@pytest.mark.rule("TK-13.6")
@pytest.mark.parametrize(
    ("strengths", "holder"),
    [
        ((1, 0), 0),
        ((1, 1), None),
        ((3, 3, 1), None),
        ((1, 1, 2), 2),
        ((2, 3, 3), None),
        ((4, 3, 3, 3), 0),
        ((0, 0), None),
    ],
)
def test_ties_score_nothing(strengths: tuple[int, ...], holder: int | None) -> None:
    board = table(*(player(workers={"c0r3": n}) for n in strengths))
    assert board.space("c0r3")["holder"] == holder
    assert [board.would_score(seat)[0] for seat in range(len(strengths))].count(1) == (holder is not None)


@pytest.mark.rule("TK-13.6", "TK-12.2")
def test_a_leader_ties_three_workers() -> None:
    board = table(player(leader="c0r3"), player(workers={"c0r3": 3}))
    assert board.space("c0r3")["holder"] is None


@pytest.mark.rule("TK-13.7", "TK-13.10")
def test_the_scoring_example() -> None:
    lands = {"c1r2": "a2 s", "c2r3": "d1 sw", "c2r4": "d2 nw", "c1r1": "b2 s"}
    own = player(
        workers={"c1r1": 1, "c2r3": 2, "c2r4": 1, "c1r2": 1, "c0r3": 1},
        treasures={"mask": 2, "vase": 2, "blade": 1, "shell": 1},
    )
    board = table(own, player(workers={"c0r3": 1, "c2r3": 1}), lands=lands, values={"c1r2": 8})
    assert board.would_score(0) == (21, 8)
    board.state.push(step_ids.SCORING_ROUND, NOBODY, 0, 2)
    board.play("end; end")
    assert board.scores == [29, 0]
    assert board.state.breakdown(0) == {"capital": 0, "bids": 0, "temples": 21, "treasures": 8}


@pytest.mark.rule("TK-13.9")
def test_limits_begin_anew_after_the_scoring_round() -> None:
    board = table(player(workers={"c1r2": 2}), lands={"c1r2": "a2 s"})
    state = board.state
    state.cells[cells.HAND] = state.parts.tile_ids.index("b6") + 1
    state.push(step_ids.EXPLORE, 0, 10)
    state.push(step_ids.LAY, 0)
    state.push(step_ids.SCORING_ROUND, NOBODY, 0, 2)
    board.play("end; uncover c1r2; uncover c1r2; end; end")
    board.play(board.legal()[0]).play("uncover c1r2; uncover c1r2")
    assert board.value("c1r2") == 6


@pytest.mark.rule("TK-13.11")
def test_beyond_100_points() -> None:
    board = ending(player(score=98, treasures={"mask": 2}), player(score=150))
    board.play("end; end; end")
    assert board.scores == [101, 150]
    assert board.state.winners == (1,)


@pytest.mark.rule("TK-14.1", "TK-14.2")
@pytest.mark.parametrize(("players", "last"), [(2, 1), (3, 0), (4, 2)])
def test_the_final_scoring_round(players: int, last: int) -> None:
    board = ending(*[player(treasures={"mask": 1})] * players, last=last)
    assert board.play("end").state.view()["scoring_turn"] is True
    seats = []
    while not board.state.over:
        seats.append(board.seat)
        assert board.points == 10
        board.play("end")
    assert seats == [(last + 1 + i) % players for i in range(players)]
    assert board.scores == [1] * players
    assert board.state.actors == ()


@pytest.mark.rule("TK-14.3")
@pytest.mark.parametrize("auction", [False, True])
def test_four_scoring_rounds(auction: bool) -> None:
    for seed in range(3):
        state = start(3, seed, auction=auction)
        while not state.over:
            state.apply(state.legal()[-1 if auction else 0])
        assert state.view()["scoring_rounds"] == 4


@pytest.mark.rule("TK-14.4")
def test_most_points_win() -> None:
    board = ending(player(score=3), player(score=2), player(score=4)).play("end; end; end; end")
    assert board.state.winners == (2,)


@pytest.mark.rule("TK-14.5")
def test_a_shared_win() -> None:
    board = ending(player(score=3), player(score=2), player(score=3))
    assert board.state.winners == ()
    assert board.play("end; end; end; end").state.winners == (0, 2)
