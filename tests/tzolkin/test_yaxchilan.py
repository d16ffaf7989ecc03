"""Yaxchilan: goods from the bank."""

import pytest

from tests.tzolkin.build import player, table

GAINS: list[tuple[int, dict[str, int]]] = [
    (1, {"wood": 1}),
    (2, {"stone": 1, "corn": 1}),
    (3, {"gold": 1, "corn": 2}),
    (4, {"skull": 1}),
    (5, {"gold": 1, "stone": 1, "corn": 2}),
]


@pytest.mark.rule("TZ-1.4")
@pytest.mark.parametrize(
    ("action", "gain"),
    [
        pytest.param(*GAINS[0], marks=pytest.mark.rule("TZ-11.1")),
        pytest.param(*GAINS[1], marks=pytest.mark.rule("TZ-11.2")),
        pytest.param(*GAINS[2], marks=pytest.mark.rule("TZ-11.3")),
        pytest.param(*GAINS[3], marks=pytest.mark.rule("TZ-11.4")),
        pytest.param(*GAINS[4], marks=pytest.mark.rule("TZ-11.5")),
    ],
)
def test_the_actions(action: int, gain: dict[str, int]) -> None:
    board = table(player(on=[f"yaxchilan {action}"]))
    assert board.gain(f"pick yaxchilan {action}; use yaxchilan_{action}") == gain
    assert board.cells.skull_bank == 13 - gain.get("skull", 0)


@pytest.mark.rule("TZ-11.6")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize(("action", "gain"), GAINS)
def test_free_choice(space: int, action: int, gain: dict[str, int]) -> None:
    board = table(player(on=[f"yaxchilan {space}"]))
    assert board.gain(f"pick yaxchilan {space}; use yaxchilan_{action}") == gain


@pytest.mark.rule("TZ-11.7", "TZ-1.2")
def test_no_skull_left() -> None:
    board = table(player(on=["yaxchilan 4"]), player(skull=13))
    assert board.cells.skull_bank == 0
    assert board.gain("pick yaxchilan 4; use yaxchilan_4") == {}


@pytest.mark.rule("TZ-1.2")
def test_one_skull_left_for_two() -> None:
    board = table(player(on=["yaxchilan 4"], theology=3), player(skull=12))
    assert board.gain("pick yaxchilan 4; use yaxchilan_4") == {"skull": 1}
    assert board.cells.skull_bank == 0


@pytest.mark.rule("TZ-1.3")
def test_blocks_and_corn_never_run_out() -> None:
    board = table(player(wood=65, corn=500, on=["yaxchilan 1"]), player(wood=65))
    assert board.gain("pick yaxchilan 1; use yaxchilan_1") == {"wood": 1}
