"""Advancing the calendar."""

import pytest

from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from tests.tzolkin.build import GAME, player, table


@pytest.mark.rule("TZ-8.1")
def test_every_worker_moves_one_space() -> None:
    board = table(player(on=["palenque 2", "chichen_itza 8"]), player(on=["uxmal 5"]), day=4).rest()
    assert board.cells.day == 5
    assert board.on("palenque")[3] == 0
    assert board.on("chichen_itza")[9] == 0
    assert board.on("uxmal")[6] == 1


@pytest.mark.rule("TZ-8.2", "TZ-8.3")
@pytest.mark.parametrize("last", ["palenque 7", "yaxchilan 7", "tikal 7", "uxmal 7", "chichen_itza 10"])
def test_workers_are_pushed_off_the_last_space(last: str) -> None:
    board = table(player(), player(on=[last], skull=1, corn=5)).rest()
    assert board[1].available == 2  # one came back, one was placed
    assert (board[1].workers, board[1].corn, board[1].skull, board[1].wood, board[1].score) == (3, 5, 1, 0, 0)


@pytest.mark.rule("TZ-8.8")
def test_workers_come_back_by_themselves_in_two_ways_only() -> None:
    why = set()
    for seed in range(4):
        state = GAME.start(4, seed)
        play_randomly(state, Generator(seed))
        new = {(entry.move, entry.seat) for entry in state.ledger if entry.what == "workers"}
        back = [entry for entry in state.ledger if entry.what == "available" and entry.amount > 0]
        why |= {entry.because for entry in back if (entry.move, entry.seat) not in new}
    assert why == {"picking_up", "calendar", "starting_player"}


@pytest.mark.rule("TZ-8.4")
@pytest.mark.parametrize(("gear", "teeth"), [("palenque", 10), ("chichen_itza", 13)])
def test_dummies_ride_all_the_way_round(gear: str, teeth: int) -> None:
    others = ["tikal 3", "tikal 4", "tikal 5", "uxmal 4", "uxmal 5"]
    board = table(players=3, dummies=[f"{gear} {teeth - 3}", *others], day=2)
    places = []
    for _ in range(4):
        board.rest()
        places += [space for space, who in board.on(gear).items() if who == -1]
    assert places == [teeth - 2, teeth - 1, 0, 1]


@pytest.mark.rule("TZ-8.5")
def test_a_dummy_without_a_number_blocks_nothing() -> None:
    board = table(player(corn=30, workers=6), players=2, dummies=["palenque 8", "palenque 9"])
    for space in range(5):
        board.play("place palenque")
        assert board.on("palenque")[space] == 0


@pytest.mark.rule("TZ-8.6", "TZ-8.7")
def test_a_corn_on_the_tooth_of_each_round_without_a_worker_on_the_space() -> None:
    board = table(day=2).rest().rest()
    assert bin(board.cells.teeth).count("1") == 2
    board.turn("start")
    assert (board[0].corn, board.cells.teeth) == (2, 0)


@pytest.mark.rule("TZ-15.17")
def test_no_corn_on_the_tooth_when_somebody_stands_there() -> None:
    board = table(day=2).turn("start").rest()
    assert board.cells.teeth == 0
