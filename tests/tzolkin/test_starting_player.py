"""The Starting Player Space."""

import pytest

from tests.tzolkin.build import Table, player, table


def through(board: Table) -> Table:
    """Have seat 0 place on the space and the others on gears, up to the choice of days."""
    day = board.cells.day
    board.turn("start")
    while not board.state.over and board.cells.day == day and "days 1" not in board.legal():
        board.idle()
    return board


@pytest.mark.rule("TZ-15.1")
def test_it_holds_one_worker() -> None:
    board = table(player(corn=9)).play("start")
    assert "start" not in board.legal()
    assert "start" not in board.play("done").legal()


@pytest.mark.rule("TZ-15.2", "TZ-15.3")
def test_the_corn_comes_after_placing() -> None:
    board = table(player(corn=0), day=9, teeth=0b11111)
    board.play("start")
    assert board.seat == 1  # a second worker would cost a corn
    assert (board[0].corn, board.cells.teeth) == (5, 0)
    board = table(player(corn=1), day=9, teeth=0b11111).play("start")
    assert board[0].corn == 1
    assert board.play("place tikal")[0].corn == 5


@pytest.mark.rule("TZ-15.4")
def test_the_corn_feeds_workers_in_the_same_round() -> None:
    board = through(table(player(corn=1), day=8, teeth=0b11111))
    assert (board[0].corn, board[0].score) == (0, 0)


@pytest.mark.rule("TZ-15.5")
def test_the_worker_returns_by_itself() -> None:
    board = table().turn("start")
    assert board[0].available == 2
    board.rest()
    assert (board[0].available, board.cells.start_space) == (3, 0)


@pytest.mark.rule("TZ-15.6")
def test_the_marker_is_taken() -> None:
    board = table(turn=1).turn("start").rest()
    assert (board.cells.starting_player, board.seat) == (1, 1)


@pytest.mark.rule("TZ-15.7")
def test_the_marker_is_passed_left_by_its_owner() -> None:
    board = through(table()).play("days 1")
    assert (board.cells.starting_player, board.seat) == (1, 1)


@pytest.mark.rule("TZ-15.7")
def test_the_last_seat_passes_the_marker_to_the_first() -> None:
    board = table(turn=3).turn("start").rest()
    assert board.seat == 3
    board.turn("start").rest()
    assert board.cells.starting_player == 0


@pytest.mark.rule("TZ-15.8")
def test_the_marker_does_not_rotate() -> None:
    board = table().rest().rest()
    assert (board.cells.starting_player, board.seat) == (0, 0)


@pytest.mark.rule("TZ-15.9", "TZ-15.11", "TZ-1.7")
def test_two_days_turn_the_board_dark() -> None:
    board = through(table(player(on=["chichen_itza 3"]), day=2))
    assert board.legal() == ["days 1", "days 2"]
    board.play("days 2")
    assert (board.cells.day, board[0].light) == (4, 0)
    assert board.on("chichen_itza")[5] == 0


@pytest.mark.rule("TZ-15.11")
def test_one_day_leaves_the_board_light() -> None:
    board = through(table(day=2)).play("days 1")
    assert (board.cells.day, board[0].light) == (3, 1)


@pytest.mark.rule("TZ-15.10", "TZ-15.15")
def test_a_dark_board_has_one_day_and_all_the_rest() -> None:
    board = through(table(player(light=0), day=3, teeth=0b11))
    assert (board.cells.day, board[0].light) == (4, 0)
    assert (board[0].corn, board[0].available, board.cells.starting_player) == (2, 3, 1)


@pytest.mark.rule("TZ-15.12", "TZ-15.15")
@pytest.mark.parametrize("place", ["palenque 6", "yaxchilan 6", "tikal 6", "uxmal 6", "chichen_itza 9"])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_worker_on_the_second_to_last_space_forbids_two_days(place: str, seat: int) -> None:
    seats = [player(), player()]
    seats[seat] = player(on=[place])
    board = through(table(*seats, day=2))
    assert (board.cells.day, board[0].light, board.cells.starting_player) == (3, 1, 1)


@pytest.mark.rule("TZ-15.13")
@pytest.mark.parametrize("place", ["palenque 7", "chichen_itza 10", "chichen_itza 6"])
def test_other_spaces_do_not_forbid_two_days(place: str) -> None:
    board = through(table(player(), player(on=[place]), day=2))
    assert board.legal() == ["days 1", "days 2"]
    before = board[1].available
    board.play("days 2")
    assert board[1].available == before + (place != "chichen_itza 6")


@pytest.mark.rule("TZ-15.14")
@pytest.mark.parametrize("place", ["palenque 6", "chichen_itza 9"])
def test_dummies_do_not_forbid_two_days(place: str) -> None:
    board = through(table(players=3, dummies=[place], day=2))
    assert board.legal() == ["days 1", "days 2"]
    board.play("days 2")
    gear, space = place.split()
    assert board.on(gear)[int(space) + 2] == -1


@pytest.mark.rule("TZ-15.16")
def test_a_food_day_jumped_over_is_the_new_round() -> None:
    board = through(table(player(corn=9), player(corn=9), day=7)).play("days 2")
    assert (board.cells.day, board.cells.food_days, board[0].corn) == (9, 0, 9)
    board.rest()
    assert (board.cells.food_days, board[0].corn) == (1, 3)
    assert board.cells.day == 10


@pytest.mark.rule("TZ-15.16")
def test_the_next_food_day_keeps_its_tooth() -> None:
    board = through(table(day=7)).play("days 2")
    fed = []
    for _ in range(7):
        day, before = board.cells.day, board.cells.food_days
        if board.rest().cells.food_days > before:
            fed.append(day)
    assert fed == [9, 14]


@pytest.mark.rule("TZ-15.18")
def test_the_last_food_day_is_not_jumped_over() -> None:
    board = through(table(*([player(corn=9)] * 4), day=26)).play("days 2")
    assert not board.state.over
    assert board.cells.food_days == 3
    assert board.rest().state.over
    assert board.state.breakdown(0)["unfed_workers"] == 0
    assert board.state.breakdown(0)["corn"] == 0.75


@pytest.mark.rule("TZ-15.19")
def test_the_last_round_gives_the_corn_and_no_two_days() -> None:
    board = through(table(player(corn=1), day=27, teeth=0b11111))
    assert board.state.over
    assert board.state.breakdown(0)["unfed_workers"] == 0
