"""Course of the game and player turns."""

import pytest

from tests.tzolkin.build import choose, fresh, player, table


@pytest.mark.rule("TZ-4.1", "TZ-4.2")
def test_everybody_has_one_turn_then_the_calendar_advances() -> None:
    board = choose(fresh())
    seats = []
    while board.cells.day == 1:
        seats.append(board.seat)
        board.turn(next(move for move in board.legal() if move.startswith("place")))
    assert seats == [0, 1, 2, 3]
    assert (board.cells.day, board.seat) == (2, 0)


@pytest.mark.rule("TZ-4.2")
def test_turns_begin_with_the_marker_and_go_clockwise() -> None:
    board = table(turn=2).turn("start").turn("place palenque").play("days 1")
    seats = []
    for _ in range(4):
        seats.append(board.seat)
        board.turn(f"place {['palenque', 'yaxchilan', 'tikal', 'uxmal'][len(seats) - 1]}")
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("TZ-4.3", "TZ-4.4", "TZ-6.2")
def test_a_turn_cannot_be_skipped() -> None:
    board = table(player(corn=9, on=["palenque 3"]))
    assert {move.split()[0] for move in board.legal()} == {"place", "start", "pick"}
    board.play("place palenque")
    assert "done" in board.legal()


@pytest.mark.rule("TZ-4.5")
def test_no_picking_up_after_placing() -> None:
    board = table(player(corn=9, on=["palenque 3"])).play("place tikal")
    assert board.offers("pick") == []
    assert "done" in board.legal()


@pytest.mark.rule("TZ-4.5")
def test_no_placing_after_picking_up() -> None:
    board = table(player(corn=9, on=["palenque 3", "palenque 4"])).play("pick palenque 3; nothing")
    assert sorted(board.legal()) == ["done", "pick palenque 4"]


@pytest.mark.rule("TZ-4.6")
def test_the_first_turn_is_a_placement() -> None:
    board = choose(fresh())
    assert board.offers("pick") == []
    assert len(board.offers("place")) == 5


@pytest.mark.rule("TZ-4.7", "TZ-15.2")
def test_begging_comes_first_and_corn_from_the_teeth_last() -> None:
    board = table(player(corn=0), day=3, teeth=0b11)
    board.play("beg; anger chaac; start")
    assert board[0].corn == 3
    assert board.play("done")[0].corn == 5


@pytest.mark.rule("TZ-23.2")
def test_begging_placing_and_picking_up_are_offered_together() -> None:
    board = table(player(corn=2, on=["palenque 3"]))
    assert board.offers("beg") == [""]
    assert len(board.offers("place")) == 5
    assert board.offers("start") == [""]
    assert board.offers("pick") == ["palenque 3"]


@pytest.mark.rule("TZ-23.3", "TZ-23.11")
def test_a_turn_ends_itself_when_nothing_more_is_possible() -> None:
    board = table(player(workers=3, on=["palenque 3", "palenque 4"])).play("place tikal")
    assert board.seat == 1


@pytest.mark.rule("TZ-23.11")
def test_a_choice_of_one_is_taken_by_the_table() -> None:
    board = table(player(wood=1, on=["tikal 1"])).play("pick tikal 1; use tikal_1; advance theology")
    assert (board[0].wood, board[0].theology) == (0, 1)
