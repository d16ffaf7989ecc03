"""What the view says about prices to come is what happens."""

from typing import Any

import pytest

from tests.tzolkin.build import GEARS, Spec, Table, player, table


def seen(board: Table, seat: int = 0) -> Any:
    """Return what the view shows of a seat."""
    seats: Any = board.state.view(None)["seats"]
    return seats[seat]


@pytest.mark.rule("TZ-5.10", "TZ-6.5")
def test_the_workers_placed_this_turn_are_counted() -> None:
    board, counts = table(player(corn=20)), []
    for move in ("place tikal", "place uxmal", "place palenque"):
        counts.append(board.state.view(None)["placed"])
        board.play(move)
    assert counts == [0, 1, 2]
    assert board.turn_of(1).state.view(None)["placed"] == 0


def test_workers_placed_are_counted_while_something_else_is_decided() -> None:
    board = table(player(corn=20, on=["yaxchilan 3"], tribe="ah_chuy_kak"))
    view = board.play("place palenque; place tikal; pick yaxchilan 3").state.view(None)
    assert (view["step"], view["placed"]) == ("worker_action", 2)


@pytest.mark.rule("TZ-6.6")
@pytest.mark.parametrize(("tribe", "costs"), [(None, [0, 1, 2, 3, 4, 5]), ("yumkaax", [0, 0, 2, 3, 4, 4])])
def test_the_ladder_of_a_seat_is_what_its_workers_cost(tribe: str | None, costs: list[int]) -> None:
    board = table(player(corn=30, workers=6, **({"tribe": tribe} if tribe else {})))
    assert seen(board)["worker_costs"] == costs
    for gear, cost in zip(GEARS, costs, strict=False):
        assert board.gain(f"place {gear}") == ({"corn": -cost} if cost else {})


@pytest.mark.rule("TZ-19.4", "TZ-19.10")
@pytest.mark.parametrize(
    ("me", "cells", "corn"),
    [
        (player(workers=3), {}, 6),
        (player(workers=4, built=["farm_small_1"]), {}, 6),
        (player(workers=5, built=["farm_common_1"]), {}, 5),
        (player(workers=4, tribe="yaluk"), {}, 12),
        (player(workers=4), {"prophecy": "hunger", "day": 14}, 12),
    ],
)
def test_the_feeding_told_is_the_feeding_paid(me: Spec, cells: dict[str, Any], corn: int) -> None:
    board = table({"corn": 20, **me}, **{"day": 8, **cells})
    assert seen(board)["feeding"] == corn
    eaten = [note.amount for note in board.rest().state.ledger if note.because == "feeding" and note.seat == 0]
    assert sum(eaten) == -corn
