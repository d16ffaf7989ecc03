"""The four parts of the expansion, alone and together (Contents)."""

from itertools import product
from typing import Any

import pytest

from tests.tzolkin.build import choose, fresh

MODULES = ("tribes", "prophecies", "buildings", "quick_actions")


def modules(chosen: tuple[bool, ...]) -> dict[str, Any]:
    return dict(zip(MODULES, chosen, strict=False))


@pytest.mark.rule("TP-1.1", "TP-1.2")
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=4)))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_part_is_there_or_leaves_no_trace(players: int, chosen: tuple[bool, ...]) -> None:
    board = choose(fresh(players, **modules(chosen)))
    deal = board.state.position()["deal"]
    assert isinstance(deal, dict)
    tiles = (deal["tribes"], deal["prophecies"], [tile for tile in deal["age_1"] if tile.startswith("x_")])
    assert tuple(bool(stack) for stack in (*tiles, deal["quick_1"])) == chosen
    view = board.state.view(0)
    assert bool(board.tribe(0)) == chosen[0]
    assert bool(view["prophecies"]) == chosen[1]
    assert (view["quick_actions"] is not None) == chosen[3]


@pytest.mark.rule("TP-1.1", "TP-14.2")
@pytest.mark.parametrize("chosen", list(product((False, True), repeat=3)))
def test_five_players_with_each_of_the_other_parts(chosen: tuple[bool, ...]) -> None:
    board = choose(fresh(5, **modules(chosen)))
    assert board.state.view(0)["quick_actions"] is not None
    assert (bool(board.tribe(4)), bool(board.prophecies)) == chosen[:2]
