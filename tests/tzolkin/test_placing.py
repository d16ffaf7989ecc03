"""Placing workers."""

import pytest

from tests.tzolkin.build import player, table

LOW = ["palenque 0", "palenque 1", "palenque 2", "palenque 3", "palenque 4", "palenque 5", "palenque 6"]


@pytest.mark.rule("TZ-6.1")
def test_only_workers_in_hand_can_be_placed() -> None:
    board = table(player(corn=9, on=["tikal 1", "tikal 2", "tikal 3"]))
    assert board.offers("place") == []
    board = table(player(corn=9, on=["tikal 1", "tikal 2"])).play("place uxmal")
    assert board.seat == 1


@pytest.mark.rule("TZ-6.2")
def test_from_one_to_all_workers_may_be_placed() -> None:
    assert table(player(corn=9)).turn("place tikal")[0].available == 2
    assert table(player(corn=9)).turn("place tikal; place uxmal; place palenque")[0].available == 0


@pytest.mark.rule("TZ-6.3")
def test_the_lowest_free_space() -> None:
    assert table(player()).turn("place tikal").on("tikal") == {0: 0}


@pytest.mark.rule("TZ-6.4")
def test_taken_spaces_are_passed_over() -> None:
    others = player(on=["tikal 1"])
    board = table(player(corn=9), others, players=2, dummies=["tikal 2"]).play("place tikal; place tikal")
    assert [board.on("tikal").get(space) for space in range(5)] == [0, 1, -1, 0, None]


@pytest.mark.rule("TZ-6.5")
@pytest.mark.parametrize("space", range(8))
def test_a_space_costs_its_number(space: int) -> None:
    board = table(player(corn=9), players=2, dummies=LOW[:space])
    assert board.play("place palenque")[0].corn == 9 - space


@pytest.mark.rule("TZ-6.5")
def test_chichen_itza_costs_up_to_ten() -> None:
    dummies = [f"chichen_itza {n}" for n in range(10)]
    assert table(player(corn=10), players=2, dummies=dummies).gain("place chichen_itza") == {"corn": -10}


@pytest.mark.rule("TZ-6.6", "TZ-6.7")
def test_each_further_worker_costs_more() -> None:
    board = table(player(corn=15, workers=6))
    moves = ("place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen_itza", "start")
    assert [15 - board.play(move)[0].corn for move in moves] == [0, 1, 3, 6, 10, 15]


@pytest.mark.rule("TZ-6.8")
def test_nobody_places_what_cannot_be_paid() -> None:
    board = table(player(corn=2), player(on=["palenque 0"])).play("place tikal")
    assert "place palenque" in board.legal()  # 1 for the space, 1 for the second worker
    board = table(player(corn=1), player(on=["palenque 0"])).play("place tikal")
    assert "place palenque" not in board.legal()
    assert "place uxmal" in board.legal()


@pytest.mark.rule("TZ-6.9", "TZ-15.1")
def test_the_starting_player_space_is_placed_on_like_a_space_0() -> None:
    board = table(player(corn=9)).play("start")
    assert (board[0].corn, board.cells.start_space) == (9, 1)
    assert "start" not in board.legal()
    assert board.play("place tikal")[0].corn == 8
    assert "start" not in board.play("done").legal()


@pytest.mark.rule("TZ-6.10")
def test_the_last_space_can_be_taken_and_brings_nothing() -> None:
    board = table(player(corn=9), players=2, turn=0, dummies=LOW)
    board.turn("place palenque")
    assert (board.on("palenque")[7], board[0].corn) == (0, 2)
    board.rest()
    assert 0 not in board.on("palenque").values()
    assert (board[0].available, board[0].corn) == (3, 2)


@pytest.mark.rule("TZ-6.11")
def test_a_full_gear_cannot_be_chosen() -> None:
    board = table(player(corn=20), players=2, dummies=[*LOW, "palenque 7"])
    assert "palenque" not in board.offers("place")
    assert len(board.offers("place")) == 4
