"""Temples, and angering the gods."""

import pytest

from tests.tzolkin.build import player, table

TOP = {"chaac": 5, "quetzalcoatl": 7, "kukulcan": 6}
CLIMB = "pick uxmal 1; use uxmal_1; climb "


@pytest.mark.rule("TZ-16.1", "TZ-16.2", "TZ-16.3")
@pytest.mark.parametrize("temple", TOP)
def test_the_height_of_each_temple(temple: str) -> None:
    top = TOP[temple]
    below = table(player(corn=3, on=["uxmal 1"], **{temple: top - 1}))
    assert below.gain(CLIMB + temple) == {"corn": -3, temple: 1}
    there = table(player(corn=3, on=["uxmal 1"], **{temple: top}))
    assert there.gain(CLIMB + temple) == {"corn": -3}


@pytest.mark.rule("TZ-16.4", "TZ-16.3", "TZ-16.2")
@pytest.mark.parametrize("temple", TOP)
def test_the_top_step_holds_one(temple: str) -> None:
    top = TOP[temple]
    board = table(player(corn=3, on=["uxmal 1"], light=0, **{temple: top - 1}), player(**{temple: top}))
    assert board.gain(CLIMB + temple) == {"corn": -3}
    assert board[0].light == 0


@pytest.mark.rule("TZ-16.3")
def test_with_all_temples_full_the_action_stays_legal() -> None:
    board = table(player(wood=1, on=["tikal 5"], **TOP)).play("pick tikal 5")
    assert "use tikal_5" in board.legal()


@pytest.mark.rule("TZ-16.5")
def test_the_top_step_is_free_again() -> None:
    board = table(player(corn=0, chaac=5), player(corn=3, chaac=4, on=["uxmal 1"]))
    board.turn("beg; anger chaac; place tikal")
    assert board.gain(CLIMB + "chaac") == {"corn": -3, "chaac": 1}


@pytest.mark.rule("TZ-16.6")
def test_other_steps_are_shared() -> None:
    others = [player(chaac=4)] * 3
    board = table(player(corn=3, chaac=3, on=["uxmal 1"]), *others)
    assert board.gain(CLIMB + "chaac") == {"corn": -3, "chaac": 1}


@pytest.mark.rule("TZ-16.7")
@pytest.mark.parametrize("temple", TOP)
def test_arriving_at_the_top_turns_the_board(temple: str) -> None:
    board = table(player(corn=3, on=["uxmal 1"], light=0, **{temple: TOP[temple] - 1}))
    assert board.gain(CLIMB + temple) == {"corn": -3, temple: 1, "light": 1}


@pytest.mark.rule("TZ-16.7")
def test_a_light_board_stays_light() -> None:
    board = table(player(corn=3, on=["uxmal 1"], chaac=4)).play(CLIMB + "chaac")
    assert (board[0].chaac, board[0].light) == (5, 1)


@pytest.mark.rule("TZ-16.8")
def test_standing_at_the_top_turns_nothing() -> None:
    board = table(player(corn=3, on=["uxmal 1"], light=0, chaac=5)).play(CLIMB + "chaac")
    assert (board[0].chaac, board[0].light) == (5, 0)


@pytest.mark.rule("TZ-16.11")
def test_a_light_board_gains_nothing_at_the_top() -> None:
    board = table(player(corn=20, on=["uxmal 1"], light=1, chaac=4)).turn(CLIMB + "chaac").rest()
    assert (board[0].chaac, board[0].light) == (5, 1)
    board.turn("start")
    while "days 2" not in board.legal():
        board.idle()
    assert board.play("days 2")[0].light == 0  # a second time was not saved


@pytest.mark.rule("TZ-16.9", "TZ-16.10")
def test_angering_the_gods() -> None:
    board = table(player(corn=0, chaac=-1, quetzalcoatl=3)).play("beg")
    assert board.offers("anger") == ["quetzalcoatl", "kukulcan"]
    board.play("anger quetzalcoatl")
    assert (board[0].quetzalcoatl, board[0].kukulcan, board[0].chaac) == (2, 0, -1)
