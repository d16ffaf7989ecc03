"""The size of a position, positions from outside, and what the position tells of an action."""

from typing import Any

import pytest

import sacbe
from tests.ahau.build import GAME, fresh, opening, player, table


@pytest.mark.parametrize(("players", "options"), [(1, {}), (4, {"shadow": True}), (5, {})])
def test_a_position_is_small(players: int, options: dict[str, Any]) -> None:
    state = GAME.start(players, seed=1, **options)
    assert (len(state.cells) + len(state.stack) + 4) * 8 < 8192


@pytest.mark.parametrize(
    ("where", "name", "value", "reason"),
    [
        ("table", "katun", 4, "katun"),
        ("table", "bag_count", 3, "the bag is not counted right"),
        ("table", "city_gods", {"tikal": 9}, "city_gods"),
        ("table", "calendar", [1] * 15, "production sites"),
        ("table", "might_order", [1, 1, 0, 0, 0, 0], "Might track"),
        ("seat", "workers", 5, "5 workers"),
        ("seat", "weapons", 11, "weapons"),
        ("seat", "reserve", {"chief_blue": 40}, "tiles of the gods"),
        ("seat", "pyramid", {"pyramid_2a": 1}, "no support"),
        ("seat", "pyramid", {"pyramid_1a": 6}, "no colour"),
        ("seat", "owned", {"plaza": 1}, "not those on the board"),
        ("seat", "left", 1, "two different cards"),
        ("seat", "hand", {"hand_role": 1}, "role card without a role"),
        ("seat", "ruler", {"region_1": 1, "region_2": 1}, "ruler"),
    ],
)
def test_impossible_positions_are_refused(where: str, name: str, value: Any, reason: str) -> None:
    data = opening(2)
    block = data["table"] if where == "table" else data["seats"][0]
    block[name] = {**block[name], **value} if isinstance(value, dict) else value
    with pytest.raises(sacbe.PositionError, match=reason):
        GAME.load(data)


def test_a_role_in_two_places_is_refused() -> None:
    data = opening(2)
    data["table"]["role_deck"] = 7
    data["seats"][0].update(role=1)
    with pytest.raises(sacbe.PositionError, match="role card is in two places"):
        GAME.load(data)


def described(board: Any, notation: str) -> dict[str, object]:
    args: dict[str, object] = board.state.describe(board.state.parse(notation)).args
    return args


def test_actions_are_described() -> None:
    me = player(
        ruler=1,
        on={"uxmal": 1},
        reserve=["chief_blue"],
        resources={"water": 1, "cacao": 1},
        buildings=["raised_bed_farm"],
    )
    board = table(me, offer=["temple"], tiles={1: ["sun_blue"]})
    assert described(board, "place chichen_itza")["god"] == "chief"
    board.play("place chichen_itza; done")
    assert described(board, "produce 1") == {"site": "1", "resource": "corn", "amount": 4, "any": 0}
    assert described(board, "construct left")["cost"] == 1
    assert described(board, "construct left")["printed"] == {"water": 1, "cacao": 1}
    assert described(board, "build chief_blue 1a")["cost"] == 1
    start = fresh(2)
    assert len(described(start, "choose card_1")["resources"]) == 3  # type: ignore[arg-type]
    start.until("select")
    assert described(start, "select 3 5")["number"] == 5


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_names_the_rival(seat: int | None) -> None:
    assert fresh(2).view(seat)["rival"] is None
    assert fresh(2, shadow=True).view(seat)["rival"] == "shadow"
    assert fresh(1).view(0)["rival"] == "pakal"
