"""The auction version."""

import pytest

from sacbe.core.frames import NOBODY
from sacbe.tikal import cells
from sacbe.tikal.steps import step_ids
from tests.tikal.build import Table, player, start, table

A, B, C, D = range(4)


def auction(players: int = 4, seed: int = 0, first: tuple[str, ...] = ("a1", "a2", "a4", "a5")) -> Table:
    return Table(start(players, seed, auction=True, first=list(first)))


def turn(board: Table, tile: str = "") -> Table:
    """Choose a hexagon if there is a choice, place it, and end the turn."""
    if board.step == "choose":
        board.play(f"choose {tile or board.offers('choose')[0]}")
    return board.end()


def shown(board: Table) -> list[str]:
    view = board.state.view()["auction"]
    assert isinstance(view, dict)
    return [tile["id"] for tile in view["display"]]


@pytest.mark.rule("TK-15.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_hexagons_as_players(players: int) -> None:
    board = auction(players)
    assert len(shown(board)) == players
    rounds = 0
    while not board.state.over:
        if board.step == "bid" and len(shown(board)) == players and not board.state.cells[cells.PASSED]:
            rounds += 1
        board.play(board.legal()[0])
    assert rounds == 36 // players


@pytest.mark.rule("TK-15.3")
def test_bidding_goes_clockwise_from_seat_0() -> None:
    board = auction()
    seats = []
    for bid in range(1, 6):
        seats.append(board.seat)
        board.play(f"bid {bid}")
    assert seats == [A, B, C, D, A]


@pytest.mark.rule("TK-15.4")
def test_bids_rise_from_one() -> None:
    board = auction()
    assert board.offers("bid") == [str(points) for points in range(1, 21)]
    board.play("bid 7")
    assert board.offers("bid") == [str(points) for points in range(8, 21)]
    assert board.refuses("bid 7") == "TK-15.4"
    assert board.refuses("bid 3") == "TK-15.4"


@pytest.mark.rule("TK-15.5")
def test_who_has_passed_is_out_of_this_auction() -> None:
    board = auction(3).play("pass; bid 1; bid 2")
    assert board.seat == B
    assert board.play("bid 3").seat == C
    turn(board.play("pass"))
    assert board.seat == C
    assert board.play("bid 1").seat == A  # who passed before may bid for the next turn


@pytest.mark.rule("TK-15.6")
def test_nobody_bids_more_than_they_have() -> None:
    board = auction(2)
    assert board.refuses("bid 21") == "TK-15.6"
    turn(turn(board.play("bid 20")))
    assert board.scores == [0, 20]
    assert (board.seat, board.step) == (B, "bid")  # seat 0 would open the bidding, but has nothing to bid


@pytest.mark.rule("TK-15.7")
def test_the_highest_bidder_pays() -> None:
    board = auction().play("bid 2; bid 3; pass; bid 6; pass; pass")
    assert (board.step, board.seat) == ("choose", D)
    assert board.scores == [20, 20, 20, 14]
    assert board.state.breakdown(D)["bids"] == -6


@pytest.mark.rule("TK-15.8")
def test_the_winner_chooses() -> None:
    board = auction().play("bid 1; pass; pass; pass")
    assert board.offers("choose") == ["a1", "a2", "a4", "a5"]
    assert board.refuses("choose a3") == "TK-15.8"
    assert board.play("choose a4").hand == "a4"
    assert shown(board) == ["a1", "a2", "a5"]


@pytest.mark.rule("TK-15.9")
def test_the_winner_has_a_turn_and_bids_no_more_this_round() -> None:
    board = auction(3).play("bid 1; pass; pass; choose a1")
    assert (board.step, board.seat) == ("lay", A)
    board.play(board.legal()[0])
    assert (board.seat, board.points) == (A, 10)
    board.play("end")
    assert [own["acted"] for own in (board[A], board[B], board[C])] == [True, False, False]
    assert board.seat == B
    assert board.play("bid 1").seat == C
    assert board.play("bid 2").seat == B


@pytest.mark.rule("TK-15.10")
def test_who_opens_the_next_bidding() -> None:
    board = auction().play("pass; pass; bid 1; pass")
    assert turn(board).seat == D
    board.play("pass; bid 1; pass")  # D, A, B: A wins
    assert turn(board).seat == B


@pytest.mark.rule("TK-15.11")
def test_if_all_pass_the_first_goes_for_nothing() -> None:
    board = auction().play("pass; pass; pass; pass")
    assert (board.step, board.seat) == ("choose", A)
    assert board.scores == [20, 20, 20, 20]
    assert turn(board).play("pass; pass; pass").seat == B


@pytest.mark.rule("TK-15.12", "TK-16.2")
def test_the_last_to_speak_may_bid_and_wins_at_once() -> None:
    board = auction().play("pass; pass; pass")
    assert board.seat == D
    assert (board.play("bid 1").step, board.seat) == ("choose", D)
    assert board.state.scores[D] == 19


@pytest.mark.rule("TK-15.12", "TK-16.2")
def test_who_cannot_raise_passes() -> None:
    board = auction().play("bid 20")
    assert (board.step, board.seat) == ("choose", A)
    assert board.scores == [0, 20, 20, 20]


@pytest.mark.rule("TK-15.13", "TK-16.2")
def test_the_last_turn_is_free() -> None:
    board = turn(auction(2).play("bid 5; pass"), "a2")
    assert (board.step, board.seat, board.hand) == ("lay", B, "a1")
    assert board.scores == [15, 20]


@pytest.mark.rule("TK-15.14")
def test_a_new_round() -> None:
    board = turn(turn(auction(2).play("pass; bid 2")))
    assert [own["acted"] for own in (board[A], board[B])] == [False, False]
    assert (board.step, board.seat) == ("bid", B)  # A played last
    assert len(shown(board)) == 2


def with_volcano() -> Table:
    """Return the second round of three players, with a volcano on display."""
    board = auction(3, first=("a1", "a2", "a3", "a4", "a5", "a6", "b6", "b1", "b2"))
    for _ in range(2):
        turn(board.play("pass; pass; pass"))
        turn(board.play("pass; pass"))
        turn(board)
    assert shown(board) == ["b1", "b2", "b6"]
    return board


@pytest.mark.rule("TK-15.15")
def test_a_volcano_scores_when_it_is_chosen() -> None:
    board = with_volcano()
    assert board.state.view()["scoring_rounds"] == 0
    board.play("pass; bid 1; pass")
    assert board.seat == B
    board.play("choose b6")
    seats = []
    while board.step == "explore":
        seats.append(board.seat)
        board.play("end")
    assert seats == [B, C, A]
    assert (board.step, board.seat, board.hand) == ("lay", B, "b6")
    board.end()
    assert [board[seat]["acted"] for seat in range(3)] == [False, True, False]
    assert (board.step, board.seat) == ("bid", C)


@pytest.mark.rule("TK-15.15")
def test_a_volcano_that_is_left_scores_in_the_last_turn() -> None:
    board = with_volcano()
    turn(board.play("pass; pass; pass"), "b1")
    turn(board.play("pass; pass"), "b2")
    assert (board.step, board.seat, board.hand) == ("explore", C, "b6")
    assert board.state.view()["scoring_turn"] is True


def finish(scores: list[int], last: int) -> list[int]:
    """Return the order of the final scoring turns."""
    board = table(*(player(score=score) for score in scores), auction=True)
    state = board.state
    state.cells[cells.DRAWN] = 36
    for seat in range(len(scores)):
        state.put(seat, cells.ACTED, 1)
    state.stack = state.stack[:0]
    state.push(step_ids.TURN_TAKEN, NOBODY, last)
    state.push(step_ids.EXPLORE, last, 1)
    state.pop()
    board.play("end")
    seats = []
    while not state.over:
        seats.append(board.seat)
        assert board.points == 10
        board.play("end")
    return seats


@pytest.mark.rule("TK-15.16")
def test_the_lowest_score_begins_the_final_round() -> None:
    assert finish([30, 10, 20, 40], last=0) == [1, 2, 0, 3]
    assert finish([5, 4], last=1) == [1, 0]


@pytest.mark.rule("TK-15.17")
@pytest.mark.parametrize(
    ("scores", "last", "order"),
    [
        ([7, 7, 7, 7], 1, [2, 3, 0, 1]),
        ([7, 7, 7, 7], 3, [0, 1, 2, 3]),
        ([9, 7, 9, 7], 1, [3, 1, 2, 0]),
        ([8, 8, 3], 0, [2, 1, 0]),
    ],
)
def test_ties_in_the_final_round(scores: list[int], last: int, order: list[int]) -> None:
    assert finish(scores, last) == order


@pytest.mark.rule("TK-15.18")
def test_the_worked_example() -> None:
    board = auction()
    board.play("bid 1; bid 5; pass; pass; pass")
    assert (board.step, board.seat) == ("choose", B)
    turn(board, "a4")
    assert board.scores == [20, 15, 20, 20]
    assert (board.step, board.seat) == ("bid", C)
    board.play("bid 2; bid 3; bid 4; pass; pass")
    assert (board.step, board.seat) == ("choose", A)
    turn(board, "a2")
    assert board.scores == [16, 15, 20, 20]
    assert (board.step, board.seat) == ("bid", C)
    board.play("pass; pass")
    assert (board.step, board.seat) == ("choose", C)
    turn(board, "a5")
    assert (board.step, board.seat, board.hand) == ("lay", D, "a1")
    board.end()
    assert board.scores == [16, 15, 20, 20]
    assert (board.step, board.seat) == ("bid", A)
    assert not any(board[seat]["acted"] for seat in range(4))
    assert len(shown(board)) == 4
