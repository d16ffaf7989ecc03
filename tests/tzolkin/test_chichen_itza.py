"""Chichen Itza: skulls for the gods."""

import pytest

from tests.tzolkin.build import player, table

# points, temple, blocks: as printed on the board
PRINTED = {
    1: (4, "chaac", 0),
    2: (5, "chaac", 0),
    3: (6, "chaac", 0),
    4: (7, "kukulcan", 0),
    5: (8, "kukulcan", 0),
    6: (8, "kukulcan", 1),
    7: (10, "quetzalcoatl", 0),
    8: (11, "quetzalcoatl", 1),
    9: (13, "quetzalcoatl", 1),
}


@pytest.mark.rule("TZ-14.1", "TZ-14.3", "TZ-14.4", "TZ-14.5", "TZ-14.6")
@pytest.mark.parametrize("space", PRINTED)
def test_the_actions(space: int) -> None:
    points, temple, blocks = PRINTED[space]
    board = table(player(skull=2, on=[f"chichen_itza {space}"]))
    moves = f"pick chichen_itza {space}; use chichen_itza_{space}" + "; take stone" * blocks
    expected = {"skull": -1, "score": points, temple: 1} | ({"stone": 1} if blocks else {})
    assert board.gain(moves) == expected
    assert board.cells.chichen_skulls[space - 1] == 1
    assert board.cells.skull_bank == 11


@pytest.mark.rule("TZ-14.1")
def test_no_action_without_a_skull() -> None:
    board = table(player(corn=9, on=["chichen_itza 5"])).play("pick chichen_itza 5")
    assert (board.seat, board[0].score) == (1, 0)


@pytest.mark.rule("TZ-14.2")
def test_each_action_once_a_game() -> None:
    board = table(player(corn=2, skull=1, on=["chichen_itza 5"]), skulls_on={5: 2, 4: 0}).play("pick chichen_itza 5")
    assert board.offers("use") == ["chichen_itza_3"]


@pytest.mark.rule("TZ-14.8")
def test_steps_back_over_used_spaces_cost_too() -> None:
    board = table(player(corn=2, skull=1, on=["chichen_itza 5"]), player(on=["chichen_itza 4"]), skulls_on={5: 2, 4: 0})
    gain = board.gain("pick chichen_itza 5; use chichen_itza_3")
    assert gain == {"corn": -2, "skull": -1, "score": 6, "chaac": 1}


@pytest.mark.rule("TZ-14.6")
@pytest.mark.parametrize("block", ["wood", "stone", "gold"])
def test_a_block_of_choice(block: str) -> None:
    board = table(player(skull=1, on=["chichen_itza 8"])).play("pick chichen_itza 8; use chichen_itza_8")
    assert board.offers("take") == ["wood", "stone", "gold"]
    assert board.gain(f"take {block}").get(block) == 1


@pytest.mark.rule("TZ-14.7", "TZ-14.2")
def test_the_free_choice_leaves_out_used_spaces() -> None:
    board = table(player(skull=1, on=["chichen_itza 10"]), skulls_on={9: 1, 1: 1}).play("pick chichen_itza 10")
    assert board.offers("use") == [f"chichen_itza_{n}" for n in range(2, 9)]
    assert board.gain("use chichen_itza_7") == {"skull": -1, "score": 10, "quetzalcoatl": 1}


@pytest.mark.rule("TZ-16.3")
def test_a_wasted_step_does_not_forbid_the_action() -> None:
    board = table(player(skull=1, chaac=5, on=["chichen_itza 1"]))
    assert board.gain("pick chichen_itza 1; use chichen_itza_1") == {"skull": -1, "score": 4}


@pytest.mark.rule("TZ-23.12", "TZ-18.26")
def test_points_block_and_step_come_before_the_offering() -> None:
    board = table(player(skull=1, theology=2, on=["chichen_itza 6"]))
    gain = board.gain("pick chichen_itza 6; use chichen_itza_6; take gold")
    assert gain == {"skull": -1, "score": 8, "gold": 1, "kukulcan": 1}
    assert "done" in board.legal()
    assert board.gain("pay gold; climb chaac", 0) == {"gold": -1, "chaac": 1}
