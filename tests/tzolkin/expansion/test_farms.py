"""Farms when workers need more than two corn (Appendix, Farms)."""

from typing import Any

import pytest

from tests.tzolkin.build import Table, player, table


def hungry(**me: Any) -> Table:
    """Return the second food day under Hunger, played through."""
    return table(player(**me), day=14, prophecies=["hunger"]).turn("place tikal").rest()


def paid(board: Table, corn: int) -> int:
    """Return what feeding cost of so much corn."""
    assert board.state.breakdown(0)["unfed_workers"] == 0
    return int(corn - board[0].corn)


@pytest.mark.rule("TP-17.1")
def test_a_farm_for_one_worker_gives_two_corn() -> None:
    assert paid(hungry(corn=20, built=["farm_small_1"]), 20) == 1 + 3 + 3


@pytest.mark.rule("TP-17.2")
def test_no_worker_has_two_of_them() -> None:
    small = ["farm_small_1", "farm_small_2", "farm_small_3"]
    assert paid(hungry(corn=20, built=small), 20) == 3
    assert paid(hungry(corn=20, feed_workers=5), 20) == 3  # more farms than workers


@pytest.mark.rule("TP-17.3")
def test_farms_for_all_add_up() -> None:
    assert paid(hungry(corn=20, built=["farm_common_1"]), 20) == 6
    assert paid(hungry(corn=20, built=["farm_common_1", "farm_common_2"]), 20) == 3


@pytest.mark.rule("TP-17.4")
def test_no_worker_needs_less_than_nothing() -> None:
    small = ["farm_small_1", "farm_small_2", "farm_small_3"]
    assert paid(hungry(corn=20, built=[*small, "farm_common_1", "farm_common_2"]), 20) == 0


@pytest.mark.rule("TP-17.5")
def test_too_little_corn_feeds_as_many_as_it_can() -> None:
    board = hungry(corn=4, built=["farm_small_1"])  # needs 1, 3 and 3
    assert (board[0].corn, board.state.breakdown(0)["unfed_workers"]) == (0, -3)
    board = hungry(corn=2, built=["farm_small_1"])
    assert (board[0].corn, board.state.breakdown(0)["unfed_workers"]) == (1, -6)


@pytest.mark.rule("TP-17.1", "TP-3.46")
def test_yaluk_without_hunger() -> None:
    board = table(player(tribe="yaluk", workers=5, corn=20, built=["farm_small_1", "farm_common_1"]), day=8)
    assert paid(board.turn("place tikal").rest(), 20) == 0 + 4 * 2
