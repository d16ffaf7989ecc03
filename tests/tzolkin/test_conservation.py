"""Nothing is lost or doubled over whole games: stricter than what a position from outside must fulfil."""

from typing import Any

import pytest

import sacbe
from sacbe.core.rng import Generator
from tests.tzolkin.build import GAME, player, table, tiles

AGES = [tile["age"] for tile in tiles("buildings")]


def check_buildings(board: dict[str, Any]) -> None:
    """Every building dealt in the current age lies in the row or in front of somebody, but for those being built."""
    age = board["age"]
    row = sum(1 for cell in board["row"] if cell)
    owned = sum(1 for i, cell in enumerate(board["buildings"]) if cell and AGES[i] == age)
    assert row + owned == board["drawn"][f"age_{age}"]
    assert board["drawn"]["age_2"] == 0 or age == 2


def check_monuments(board: dict[str, Any], deal: dict[str, list[str]], dealt: int) -> None:
    """Every monument dealt is on offer or somebody's; the others are out of the game."""
    for i, tile in enumerate(tiles("monuments")):
        assert (board["monuments"][i] != 0) == (tile["id"] in deal["monuments"][:dealt])


def check_jungle(position: dict[str, Any], burned: int, fields: int) -> None:
    """A harvest tile is on a field or somebody's; wood that was burned is nobody's."""
    board, seats = position["table"], position["seats"]
    on_fields = sum(board["corn_fields"].values()) + sum(board["wood_fields"].values())
    assert sum(seat["corn_tiles"] for seat in seats) + on_fields == 4 * fields
    assert sum(seat["wood_tiles"] for seat in seats) + sum(board["wood_fields"].values()) + burned == 3 * fields


def check_corn_on_teeth(board: dict[str, Any], seats: int) -> None:
    """At most one corn lies on each tooth passed so far."""
    assert board["teeth"] < 1 << board["day"]
    assert 0 <= board["start_space"] <= seats


@pytest.mark.rule("TZ-9.8", "TZ-9.9", "TZ-9.10", "TZ-10.10", "TZ-10.14", "TZ-2.16", "TZ-3.1", "TZ-3.2", "TZ-8.6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_tile_is_somewhere(players: int, seed: int) -> None:
    state, random, burned = GAME.start(players, seed), Generator(seed), 0
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        action = legal[random.below(len(legal))]
        burned += state.text(action) == "harvest burn"
        state.apply(action, seat)
        if all(frame["step"] != "completion" for frame in _pending(state)):
            check_all(state, burned)


def check_all(state: sacbe.State, burned: int) -> None:
    position: dict[str, Any] = state.position()
    players = position["players"]
    check_buildings(position["table"])
    check_monuments(position["table"], position["deal"], players + 2)
    check_jungle(position, burned, players)
    check_corn_on_teeth(position["table"], players)


def _pending(state: sacbe.State) -> list[dict[str, Any]]:
    frames: Any = state.position()["pending"]
    return list(frames)


@pytest.mark.rule("TZ-23.3", "TZ-6.7")
def test_the_order_of_placing_does_not_matter() -> None:
    one = table(player(corn=9)).play("place palenque; place tikal")
    other = table(player(corn=9)).play("place tikal; place palenque")
    assert one.state.key() == other.state.key()
