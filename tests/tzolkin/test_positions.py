"""Positions from outside: what no game can reach is refused, whatever a game reaches is not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from tests.tzolkin.build import GAME, player, table

Data = dict[str, Any]


def frame(step: str, seat: int = 0, a: int = 0, b: int = 0) -> Data:
    return {"step": step, "seat": seat, "a": a, "b": b}


def data(moves: str = "") -> Data:
    """Return a position in the middle of a turn, as it comes out of a file."""
    me = player(corn=9, wood=9, stone=2, on=["tikal 2", "tikal 4", "uxmal 5"])
    board = table(me, row=["farm_small_1"]).play(moves)
    found: Data = json.loads(json.dumps(board.state.position()))
    return found


def table_is(**cells: Any) -> Callable[[Data], None]:
    return lambda found: found["table"].update(cells)


def top(first: Data) -> Callable[[Data], None]:
    def change(found: Data) -> None:
        found["pending"][0] = first

    return change


def tops(found: Data) -> None:
    for seat in (0, 1):
        found["seats"][seat]["temples"]["chaac"] = 5


@pytest.mark.rule("TZ-16.4", "TZ-2.1", "TZ-19.1", "TZ-19.11")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (tops, "top step"),
        (table_is(wood_fields={"2": 1, "3": 4, "4": 4, "5": 4}), "no wood"),
        (table_is(corn_fields={"2": 4, "3": 1, "4": 0, "5": 0}), "fields"),
        (table_is(day=20), "food days"),
        (table_is(food_days=1), "food days"),
        (table_is(age=2), "age"),
        (table_is(day=15, food_days=2), "age 1"),
        (lambda found: found["deal"].update(age_1=5), "age_1"),
    ],
)
def test_impossible_tables_are_refused(change: Callable[[Data], None], words: str) -> None:
    found = data()
    assert GAME.load(found).actors == (0,)
    change(found)
    with pytest.raises(sacbe.PositionError, match=words):
        GAME.load(found)


@pytest.mark.parametrize(
    "first",
    [
        frame("turn", seat=-1),
        frame("turn", seat=-2),
        frame("turn", a=7),
        frame("wealth", seat=-2, a=3),
        frame("calendar", seat=-1),
        frame("over", seat=-2),
        frame("worker_action", a=8_000_000),
        frame("worker_action", a=9),
        frame("harvest", a=4),
        frame("construction", a=8),
        frame("completion", a=40),
        frame("completion", a=0),
        frame("effect", a=99),
        frame("pay", a=99 << 2),
        frame("pay", a=3),
        frame("technology", a=200),
        frame("market", b=5000),
        frame("climb", a=7),
        frame("rewards", seat=0),
    ],
    ids=lambda first: f"{first['step']} {first['seat']} {first['a']}",
)
def test_impossible_steps_are_refused(first: Data) -> None:
    found = data("pick tikal 2; use tikal_2")
    top(first)(found)
    with pytest.raises(sacbe.PositionError):
        GAME.load(found)


def test_a_step_with_nothing_after_it_is_refused() -> None:
    found = data("pick tikal 2; use tikal_2")
    del found["pending"][1:]
    with pytest.raises(sacbe.PositionError, match="end of one round"):
        GAME.load(found)


def test_a_skipped_food_day_is_possible() -> None:
    found = data()
    found["table"].update(day=9)
    assert GAME.load(found).view(0)["food_day"] is True
