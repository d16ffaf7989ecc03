"""Palenque: fishing, harvesting, burning."""

import pytest

from tests.tzolkin.build import player, table

EMPTY = dict.fromkeys((2, 3, 4, 5), (0, 0))
BOTTOM = {"chaac": -1, "quetzalcoatl": -1, "kukulcan": -1}
CORN = {2: 4, 3: 5, 4: 7, 5: 9}
WOOD = {3: 2, 4: 3, 5: 4}


@pytest.mark.rule("TZ-10.1")
def test_fishing_needs_no_tile() -> None:
    board = table(player(on=["palenque 1"]), jungle=EMPTY)
    assert board.gain("pick palenque 1; use palenque_1") == {"corn": 3}


@pytest.mark.rule("TZ-10.2", "TZ-10.3", "TZ-10.4", "TZ-10.5", "TZ-10.14")
@pytest.mark.parametrize("group", [2, 3, 4, 5])
def test_a_corn_tile(group: int) -> None:
    board = table(player(on=[f"palenque {group}"]), jungle={group: (2, 0)})
    assert board.gain(f"pick palenque {group}; use palenque_{group}") == {"corn": CORN[group], "corn_tiles": 1}
    assert board.cells.corn_fields[str(group)] == 1


@pytest.mark.rule("TZ-10.3", "TZ-10.4", "TZ-10.5", "TZ-10.7", "TZ-10.14")
@pytest.mark.parametrize("group", [3, 4, 5])
def test_a_wood_tile_uncovers_corn(group: int) -> None:
    board = table(player(on=[f"palenque {group}"]))
    moves = f"pick palenque {group}; use palenque_{group}; harvest wood"
    assert board.gain(moves) == {"wood": WOOD[group], "wood_tiles": 1}
    assert board.cells.wood_fields[str(group)] == 3
    assert board.cells.corn_fields[str(group)] == 1


@pytest.mark.rule("TZ-10.6", "TZ-10.8")
def test_only_tiles_on_top() -> None:
    moves = "pick palenque 4; use palenque_4"
    assert table(player(on=["palenque 4"])).play(moves).offers("harvest") == ["wood", "burn"]
    both = table(player(on=["palenque 4"]), jungle={4: (1, 3)}).play(moves)
    assert both.offers("harvest") == ["corn", "wood", "burn"]
    assert both.gain("harvest corn") == {"corn": 7, "corn_tiles": 1}


@pytest.mark.rule("TZ-10.9", "TZ-10.10", "TZ-10.13")
@pytest.mark.parametrize("corn_in_sight", [0, 2])
@pytest.mark.parametrize("group", [3, 4, 5])
def test_burning_the_forest(group: int, corn_in_sight: int) -> None:
    board = table(player(on=[f"palenque {group}"], kukulcan=3), jungle={group: (corn_in_sight, 2)})
    moves = f"pick palenque {group}; use palenque_{group}; harvest burn; anger kukulcan"
    assert board.gain(moves) == {"corn": CORN[group], "corn_tiles": 1, "kukulcan": -1}
    assert board.cells.corn_fields[str(group)] == corn_in_sight
    assert board.cells.wood_fields[str(group)] == 1


@pytest.mark.rule("TZ-10.11")
def test_nothing_to_burn_without_a_wood_tile() -> None:
    board = table(player(on=["palenque 2"])).play("pick palenque 2; use palenque_2")
    assert board[0].corn_tiles == 1
    board = table(player(on=["palenque 3"]), jungle={3: (2, 0)}).play("pick palenque 3; use palenque_3")
    assert (board[0].corn_tiles, board[0].corn) == (1, 5)


@pytest.mark.rule("TZ-10.12")
def test_no_burning_from_the_bottom_of_all_temples() -> None:
    board = table(player(on=["palenque 3"], **BOTTOM)).play("pick palenque 3; use palenque_3")
    assert (board[0].wood, board[0].wood_tiles) == (2, 1)


@pytest.mark.rule("TZ-10.9", "TZ-16.10")
def test_burning_with_one_temple_left_to_go_down() -> None:
    me = player(on=["palenque 3"], **{**BOTTOM, "chaac": 0})
    board = table(me).play("pick palenque 3; use palenque_3; harvest burn")
    assert (board[0].chaac, board[0].corn) == (-1, 5)


@pytest.mark.rule("TZ-10.15")
def test_an_empty_group_cannot_be_used() -> None:
    board = table(player(corn=4, on=["palenque 5"]), jungle=EMPTY).play("pick palenque 5")
    assert board.offers("use") == ["palenque_1"]


@pytest.mark.rule("TZ-10.16")
@pytest.mark.parametrize("space", [6, 7])
def test_free_choice(space: int) -> None:
    board = table(player(on=[f"palenque {space}"])).play(f"pick palenque {space}")
    assert board.offers("use") == [f"palenque_{n}" for n in range(1, 6)]
    assert board.gain("use palenque_2") == {"corn": 4, "corn_tiles": 1}
