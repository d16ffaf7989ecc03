"""The end of the game."""

import pytest

from tests.tzolkin.build import Table, player, table


def end(*seats: object, **cells: object) -> Table:
    """Play the last round of a game to its end."""
    return table(*seats, day=27, **cells).rest()  # type: ignore[arg-type]


@pytest.mark.rule("TZ-20.1")
def test_the_game_ends_after_the_fourth_food_day() -> None:
    assert not table(day=26).rest().state.over
    board = end(player(corn=6))
    assert board.state.over
    assert (board.state.actors, board.cells.food_days) == ((), 4)


@pytest.mark.rule("TZ-20.2")
def test_the_gears_turn_once_more() -> None:
    board = end(player(corn=6, on=["palenque 7", "tikal 3"]))
    assert board.on("tikal")[4] == 0
    assert 0 not in board.on("palenque").values()


@pytest.mark.rule("TZ-20.3", "TZ-20.4")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 0),
        ({"corn": 1}, 0.25),
        ({"wood": 1}, 0.5),
        ({"stone": 1}, 0.75),
        ({"gold": 1}, 1),
        ({"corn": 2, "wood": 1, "stone": 1, "gold": 1}, 2.75),
    ],
)
def test_blocks_to_corn_and_corn_to_quarters(goods: dict[str, int], points: float) -> None:
    board = end(player(**{**goods, "corn": 6 + goods.get("corn", 0)}))
    assert board.state.breakdown(0)["corn"] == points


@pytest.mark.rule("TZ-20.4")
def test_quarters_are_not_rounded() -> None:
    one, two = end(player(corn=7)), end(player(corn=6))
    assert one.state.scores[0] - two.state.scores[0] == 0.25
    assert one.state.winners == (0,)


@pytest.mark.rule("TZ-20.5")
def test_skulls_still_held() -> None:
    board = end(player(corn=6, skull=3), skulls_on={1: 0, 2: 0})
    assert board.state.breakdown(0)["skulls"] == 9


@pytest.mark.rule("TZ-20.6")
def test_monuments_score_with_what_is_left() -> None:
    board = end(player(corn=6, monuments=["mon_constructions"], built=["farm_small_1"]))
    assert board.state.breakdown(0)["monuments"] == 4
    assert sum(board.state.breakdown(0).values()) == board.state.scores[0]


@pytest.mark.rule("TZ-20.7")
def test_most_points_win() -> None:
    board = end(player(corn=6), player(corn=6, score=1), player(corn=6), player(corn=6))
    assert board.state.winners == (1,)


@pytest.mark.rule("TZ-20.8", "TZ-20.2")
def test_workers_on_the_gears_break_a_tie() -> None:
    more = player(corn=6, on=["tikal 3"])
    assert end(player(corn=6), more, player(corn=6), player(corn=6)).state.winners == (1,)
    pushed = player(corn=6, on=["tikal 7"])
    assert end(player(corn=6), pushed, player(corn=6), player(corn=6)).state.winners == (0, 1, 2, 3)


@pytest.mark.rule("TZ-20.8")
def test_the_worker_of_the_starting_player_space_is_not_on_the_gears() -> None:
    board = table(*([player(corn=6)] * 4), day=27).turn("start").rest()
    assert board.state.scores == (board.state.scores[0],) * 4
    assert board.state.winners == (1, 2, 3)


@pytest.mark.rule("TZ-20.9")
def test_a_shared_win() -> None:
    assert end(*([player(corn=6)] * 3), player()).state.winners == (0, 1, 2)
