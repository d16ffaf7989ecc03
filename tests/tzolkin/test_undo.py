"""Taking back decisions: only one's own, only of the same turn, and nothing that has come to light."""

import sacbe
from tests.tzolkin.build import player, table


def test_decisions_of_a_turn_can_be_taken_back() -> None:
    board = table(player(corn=9, workers=4, on=["tikal 3"])).play("place uxmal; place tikal")
    assert board.state.undoable == 2
    assert sacbe.undo(board.state, 2).key() == table(player(corn=9, workers=4, on=["tikal 3"])).state.key()


def test_a_finished_turn_cannot_be_taken_back() -> None:
    assert table(player(corn=9)).turn("place uxmal").state.undoable == 0


def test_the_choice_of_days_ends_with_its_round() -> None:
    board = table(player(), player(), player(), player(corn=9), turn=3).turn("start").play("days 2")
    assert board.seat == 3  # the new starting player, who has just decided about the days
    assert board.state.undoable == 0
    board.play("place palenque")
    assert board.state.undoable == 1
    assert board.state.record().turns == [(3, ["start", "done"]), (3, ["days 2"]), (3, ["place palenque"])]
