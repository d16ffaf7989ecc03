"""Begging for corn, and the special case in which nobody can."""

import pytest

from tests.tzolkin.build import Table, player, table

ZEROS = ["palenque 0", "yaxchilan 0", "tikal 0", "uxmal 0", "chichen_itza 0"]
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}


def blocked(**me: int) -> Table:
    """Return a turn of seat 3 with every space 0 and the Starting Player Space taken."""
    others = (player(on=ZEROS[:3]), player(on=[*ZEROS[3:], "start"]), player())
    return table(*others, player(**me), turn=3)


def pity(corn: int) -> Table:
    """Return a turn in which spaces 0 and 1 of all gears are taken, 2 of Palenque too, and no temple can go down."""
    dummies = [*ZEROS, *(zero.replace("0", "1") for zero in ZEROS), "palenque 2"]
    return table(player(on=["start"]), player(corn=corn, **BOTTOM), players=2, turn=1, dummies=dummies)


@pytest.mark.rule("TZ-5.1", "TZ-5.3", "TZ-5.4")
@pytest.mark.parametrize("corn", [0, 1, 2])
def test_begging_leaves_three_corn_and_costs_a_step(corn: int) -> None:
    board = table(player(corn=corn, chaac=2)).play("beg")
    assert board.offers("anger") == ["chaac", "quetzalcoatl", "kukulcan"]
    board.play("anger chaac")
    assert (board[0].corn, board[0].chaac) == (3, 1)


@pytest.mark.rule("TZ-5.2")
def test_three_corn_are_too_much_to_beg() -> None:
    assert "beg" not in table(player(corn=3)).legal()
    assert "beg" in table(player(corn=2)).legal()


@pytest.mark.rule("TZ-5.5")
def test_nobody_need_beg_who_can_place_or_pick_up() -> None:
    assert "place tikal" in table(player(corn=0)).legal()
    others = (player(on=ZEROS[:3]), player(on=[*ZEROS[3:], "start"]), player())
    board = table(*others, player(corn=0, on=["tikal 5"]), turn=3)
    assert sorted(board.legal()) == ["beg", "pick tikal 5"]


@pytest.mark.rule("TZ-5.6")
def test_whoever_can_neither_place_nor_pick_up_must_beg() -> None:
    board = blocked(corn=0)
    assert board.legal() == ["anger chaac", "anger quetzalcoatl", "anger kukulcan"]
    assert board.play("anger chaac")[3].corn == 3
    assert len(board.offers("place")) == 5


@pytest.mark.rule("TZ-5.6", "TZ-5.5")
def test_one_corn_is_enough_for_a_space_1() -> None:
    assert sorted(blocked(corn=1).legal())[0] == "beg"
    assert len(blocked(corn=1).offers("place")) == 5


@pytest.mark.rule("TZ-5.7")
def test_begging_is_over_once_the_turn_goes_on() -> None:
    assert "beg" not in table(player(corn=2)).play("place tikal").legal()
    assert "beg" not in table(player(corn=2, on=["tikal 1", "tikal 2"])).play("pick tikal 1").legal()
    board = table(player(corn=2), player(on=["palenque 0"]), player(on=["palenque 1"])).play("beg; anger chaac")
    assert "beg" not in board.legal()
    board.play("place palenque")
    assert (board[0].corn, "beg" in board.legal()) == (1, False)


@pytest.mark.rule("TZ-5.8")
def test_nobody_begs_from_the_bottom_of_all_temples() -> None:
    assert "beg" not in table(player(corn=0, **BOTTOM)).legal()
    two_down = {**BOTTOM, "kukulcan": 0}
    board = table(player(corn=0, **two_down)).play("beg")
    assert (board[0].corn, board[0].kukulcan) == (3, -1)


@pytest.mark.rule("TZ-5.9", "TZ-5.10")
@pytest.mark.parametrize("corn", [0, 1])
def test_the_gods_take_pity(corn: int) -> None:
    board = pity(corn)
    assert board.legal() == ["place yaxchilan", "place tikal", "place uxmal", "place chichen_itza"]
    board.play("place tikal")
    assert board[1].corn == 0
    assert board[1].available == 2
    assert board.legal() == ["days 1", "days 2"]  # the turn is over, and with it the round


@pytest.mark.rule("TZ-5.9")
def test_no_pity_for_whoever_can_pay() -> None:
    assert pity(2).offers("place") == ["yaxchilan", "tikal", "uxmal", "chichen_itza"]
    assert len(pity(3).offers("place")) == 5
    board = pity(5).play("place tikal")
    assert board[1].corn == 3
    assert "done" in board.legal()


@pytest.mark.rule("TZ-5.9")
def test_no_pity_while_a_worker_stands_on_a_gear() -> None:
    dummies = [*ZEROS, *(zero.replace("0", "1") for zero in ZEROS)]
    me = player(corn=1, on=["palenque 5", "palenque 6"], **BOTTOM)
    board = table(player(on=["start"]), me, players=2, turn=1, dummies=dummies)
    assert board.legal() == ["pick palenque 5", "pick palenque 6"]


@pytest.mark.rule("TZ-5.9")
def test_pity_is_for_one_worker_even_if_corn_comes_in_meanwhile() -> None:
    dummies = [*ZEROS, *(zero.replace("0", "1") for zero in ZEROS), "palenque 2"]
    me = player(tribe="xaman_ek", gold=2, **BOTTOM)
    board = table(player(tribe="balam", on=["start"]), me, players=2, turn=1, dummies=dummies)
    assert board.play("place tikal").legal() == ["done", "trade gold"]
    assert board.play("trade gold")[1].corn == 4  # enough for another worker
    assert board[1].available == 2
    assert board.legal() == ["days 1", "days 2"]  # and yet the turn is over
