"""What front ends are told about a choice is what happens when it is taken."""

import pytest

import sacbe
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from tests.tzolkin.build import GAME, Table, player, table


def details(board: Table, move: str) -> dict[str, object]:
    """Return all arguments of a described choice."""
    return board.state.describe(board.state.parse(move)).args


@pytest.mark.rule("TZ-16.2", "TZ-16.4")
def test_a_wasted_climb_stays_on_its_step() -> None:
    me = player(corn=3, on=["uxmal 1"], chaac=5, quetzalcoatl=6, kukulcan=2)
    board = table(me, player(quetzalcoatl=7)).play("pick uxmal 1; use uxmal_1")
    assert [details(board, f"climb {temple}")["step"] for temple in ("chaac", "quetzalcoatl", "kukulcan")] == [5, 6, 3]


@pytest.mark.rule("TZ-5.10", "TZ-6.5", "TZ-6.6")
def test_placing_tells_the_price_paid() -> None:
    board = table(player(corn=9), player(on=["uxmal 0", "uxmal 1"])).play("place tikal")
    told = details(board, "place uxmal")
    assert told == {"gear": "uxmal", "space": 2, "cost": 3}
    assert board.gain("place uxmal") == {"corn": -3}


@pytest.mark.parametrize("moves", range(0, 200, 9))
def test_any_action_can_be_described_at_any_time(moves: int) -> None:
    state = GAME.start(3, seed=moves)
    play_randomly(state, Generator(moves), moves)
    seat = state.actors[0]
    for action in range(GAME.num_actions):
        assert isinstance(state.describe(action, seat), sacbe.Choice)


@pytest.mark.parametrize(
    ("space", "moves"),
    [
        ("uxmal 2", "use uxmal_2"),
        ("tikal 3", "use tikal_3"),
        ("tikal 5", "use tikal_5"),
        ("palenque 4", "use palenque_4; harvest burn"),
    ],
)
def test_prices_of_tiles_do_not_depend_on_the_numbers_of_other_steps(space: str, moves: str) -> None:
    board = table(player(corn=9, wood=9, stone=9, on=[space])).play(f"pick {space}; {moves}")
    assert details(board, "build farm_small_1")["cost"] == {"wood": 1}
    assert details(board, "plain farm_small_1")["cost"] == {"wood": 1}
    assert details(board, "monument mon_tombs")["cost"] == {"wood": 3, "stone": 2, "gold": 1}


@pytest.mark.rule("TZ-10.6")
@pytest.mark.parametrize("space", [3, 4, 5])
def test_a_harvest_tells_its_fields_and_what_it_brings(space: int) -> None:
    board = table(player(corn=3, on=[f"palenque {space}"]))
    board.play(f"pick palenque {space}; use palenque_{space}")
    for way in board.offers("harvest"):
        told, before = details(board, f"harvest {way}"), board[0]
        assert (told["way"], told["space"]) == (way, space)
        after = Table(board.state.copy()).play(f"harvest {way}")[0]
        assert getattr(after, str(told["good"])) - getattr(before, str(told["good"])) == told["amount"]
