"""Picking up workers, and the free choice."""

import pytest

from tests.tzolkin.build import player, table


@pytest.mark.rule("TZ-7.1")
def test_one_some_or_all_workers() -> None:
    on = ["yaxchilan 1", "yaxchilan 2", "tikal 4"]
    board = table(player(on=on, workers=4)).play("pick yaxchilan 1; nothing")
    assert sorted(board.legal()) == ["done", "pick tikal 4", "pick yaxchilan 2"]
    assert board.play("done").on("tikal") == {4: 0}
    board = table(player(on=on)).play("pick yaxchilan 1; nothing; pick yaxchilan 2; nothing; pick tikal 4")
    assert (board[0].available, board.seat) == (3, 1)


@pytest.mark.rule("TZ-7.2")
def test_only_own_workers() -> None:
    board = table(player(on=["tikal 1"]), player(on=["tikal 2", "uxmal 3"]))
    assert board.offers("pick") == ["tikal 1"]


@pytest.mark.rule("TZ-7.3")
def test_the_action_of_the_space() -> None:
    assert table(player(on=["yaxchilan 3"])).gain("pick yaxchilan 3; use yaxchilan_3") == {"gold": 1, "corn": 2}


@pytest.mark.rule("TZ-7.4", "TZ-7.5")
@pytest.mark.parametrize(
    ("action", "gain"), [(4, {"skull": 1, "corn": -1}), (2, {"stone": 1, "corn": -2}), (1, {"wood": 1, "corn": -4})]
)
def test_stepping_back_costs_a_corn_a_step(action: int, gain: dict[str, int]) -> None:
    others = player(on=["yaxchilan 1", "yaxchilan 2", "yaxchilan 4"])
    board = table(player(corn=9, on=["yaxchilan 5"]), others)
    assert board.gain(f"pick yaxchilan 5; use yaxchilan_{action}") == gain


@pytest.mark.rule("TZ-7.6")
def test_doing_nothing() -> None:
    board = table(player(on=["yaxchilan 5"]))
    assert board.gain("pick yaxchilan 5; nothing") == {}
    assert (board[0].available, board.on("yaxchilan")) == (3, {})


@pytest.mark.rule("TZ-7.7")
def test_what_one_worker_brings_pays_for_the_next() -> None:
    board = table(player(on=["yaxchilan 1", "tikal 1"], workers=4))
    board.play("pick tikal 1")
    assert "use tikal_1" not in board.legal()
    board = table(player(on=["yaxchilan 1", "tikal 1"], workers=4))
    board.play("pick yaxchilan 1; use yaxchilan_1; pick tikal 1; use tikal_1; advance theology")
    assert (board[0].wood, board[0].theology) == (0, 1)


@pytest.mark.rule("TZ-7.8", "TZ-7.14")
def test_the_corn_of_an_action_does_not_pay_the_way_to_it() -> None:
    board = table(player(corn=0, on=["yaxchilan 3"])).play("pick yaxchilan 3")
    assert board.offers("use") == ["yaxchilan_3"]
    board = table(player(corn=1, on=["yaxchilan 3"])).play("pick yaxchilan 3")
    assert board.offers("use") == ["yaxchilan_2", "yaxchilan_3"]
    assert board.gain("use yaxchilan_2") == {"stone": 1}


@pytest.mark.rule("TZ-7.8", "TZ-7.11")
def test_corn_spent_on_steps_back_is_missing_for_the_action() -> None:
    board = table(player(corn=3, on=["uxmal 2"])).play("pick uxmal 2")
    assert "uxmal_1" not in board.offers("use")
    board = table(player(corn=4, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_1; climb chaac")
    assert (board[0].corn, board[0].chaac) == (0, 1)


@pytest.mark.rule("TZ-7.9")
def test_no_higher_action() -> None:
    board = table(player(corn=9, on=["yaxchilan 2"])).play("pick yaxchilan 2")
    assert board.offers("use") == ["yaxchilan_1", "yaxchilan_2"]


@pytest.mark.rule("TZ-7.10")
@pytest.mark.parametrize("space", [6, 7])
def test_free_choice(space: int) -> None:
    board = table(player(on=[f"yaxchilan {space}"])).play(f"pick yaxchilan {space}")
    assert board.offers("use") == [f"yaxchilan_{n}" for n in range(1, 6)]
    assert board.gain("use yaxchilan_1") == {"wood": 1}


@pytest.mark.rule("TZ-7.10", "TZ-14.7")
def test_free_choice_of_chichen_itza() -> None:
    board = table(player(on=["chichen_itza 10"], skull=1)).play("pick chichen_itza 10")
    assert board.offers("use") == [f"chichen_itza_{n}" for n in range(1, 10)]


@pytest.mark.rule("TZ-7.11")
def test_a_free_choice_still_pays_the_action_itself() -> None:
    board = table(player(corn=3, on=["uxmal 6"])).play("pick uxmal 6; use uxmal_1; climb chaac")
    assert (board[0].corn, board[0].chaac) == (0, 1)
    board = table(player(corn=2, on=["uxmal 6"])).play("pick uxmal 6")
    assert "uxmal_1" not in board.offers("use")


@pytest.mark.rule("TZ-7.12")
def test_space_0_has_no_action() -> None:
    board = table(player(corn=9, on=["palenque 0"]))
    assert board.gain("pick palenque 0") == {}
    assert (board[0].available, board.seat) == (3, 1)


@pytest.mark.rule("TZ-7.13")
def test_workers_picked_up_are_in_hand_again() -> None:
    board = table(player(on=["tikal 0", "uxmal 0", "palenque 0"])).turn("pick tikal 0")
    assert board[0].available == 1
    board.rest()
    assert "place tikal" in board.legal()


@pytest.mark.rule("TZ-23.4")
def test_a_pick_up_names_gear_and_space_then_the_action() -> None:
    board = table(player(corn=1, on=["yaxchilan 3"])).play("pick yaxchilan 3")
    assert sorted(board.legal()) == ["nothing", "use yaxchilan_2", "use yaxchilan_3"]
    assert board.play("use yaxchilan_2")[0].corn == 1  # one paid for the step back, one gained


@pytest.mark.rule("TZ-1.5", "TZ-7.7")
def test_an_action_that_cannot_be_paid_is_not_offered() -> None:
    board = table(player(on=["tikal 5"])).play("pick tikal 5")
    assert board.seat == 1
    board = table(player(corn=2, on=["uxmal 1"])).play("pick uxmal 1")
    assert board.seat == 1
