"""A fifth player (Fifth Player)."""

import pytest

import sacbe
from tests.tzolkin.build import GAME, choose, fresh, player, table


@pytest.mark.rule("TP-14.1")
def test_five_fields_in_each_group() -> None:
    cells = fresh(5).cells
    assert cells.corn_fields == {"2": 5, "3": 0, "4": 0, "5": 0}
    assert cells.wood_fields == {"2": 0, "3": 5, "4": 5, "5": 5}


@pytest.mark.rule("TP-14.6")
def test_seven_harvest_tiles_more() -> None:
    counts = []
    for players in (4, 5):
        cells = fresh(players).cells
        open_corn, wood = sum(cells.corn_fields.values()), sum(cells.wood_fields.values())
        counts.append((open_corn + wood, wood))  # corn lies under each wood
    assert [five - four for four, five in zip(*counts, strict=True)] == [4, 3]


@pytest.mark.rule("TP-14.2")
def test_five_players_have_quick_actions_and_no_dummies() -> None:
    board = choose(fresh(5))
    assert "quick" in {move for seat in range(5) for move in board.turn_of(seat).legal()}
    assert all(board.on(gear) == {} for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"))
    assert board.cells.quick_spaces == [0, 0, 0]
    with pytest.raises(sacbe.OptionError):
        GAME.start(5, quick_actions=False)


@pytest.mark.rule("TP-14.3")
def test_five_players_have_six_monuments() -> None:
    assert len(fresh(5).monuments) == 6


@pytest.mark.rule("TP-14.4")
def test_the_rate_of_all_monuments() -> None:
    seats = [player(corn=6, monuments=["mon_all_monuments"]), player(corn=6, monuments=["mon_tombs"])]
    board = table(*seats, players=5, day=27).rest()
    assert board.state.breakdown(0)["monuments"] == 2 * 4


@pytest.mark.rule("TP-14.5")
def test_five_turns_a_round_and_the_marker_goes_round() -> None:
    board = table(*[player(corn=9)] * 5, players=5)
    order = []
    for _ in range(4):
        order.append(board.seat)
        board.idle()
    assert [*order, board.seat] == [0, 1, 2, 3, 4]
    board.turn("start").rest()
    assert board.seat == 4
    board.turn("start").rest()
    assert (board.cells.starting_player, board.seat) == (0, 0)


@pytest.mark.rule("TP-14.5")
def test_the_fifth_player_feeds_and_scores() -> None:
    board = table(*[player(corn=6)] * 4, player(corn=4, chaac=3), players=5, day=14).rest()
    assert (board[4].corn, board.state.breakdown(4)["unfed_workers"]) == (0, -3)
    assert board.state.breakdown(4)["temples_age_1"] == 6 + 6 + 1 + 2  # alone on Chaac, tied on the two others
