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
    assert told == {"gear": "uxmal", "space": 2, "cost": 3, "space_cost": 2, "worker_cost": 1}
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


@pytest.mark.rule("TZ-14.1", "TZ-7.12")
def test_a_pick_up_tells_whether_it_would_yield_nothing() -> None:
    board = table(player(on=["chichen_itza 4", "yaxchilan 2", "tikal 0"]))
    told = [details(board, f"pick {place}")["yields_nothing"] for place in ("chichen_itza 4", "yaxchilan 2", "tikal 0")]
    assert told == [True, False, True]
    with_skull = table(player(skull=1, on=["chichen_itza 4"]))
    assert details(with_skull, "pick chichen_itza 4")["yields_nothing"] is False


@pytest.mark.rule("TP-3.22", "TP-3.39", "TP-15.5")
def test_prices_of_other_placements_come_in_parts() -> None:
    taken = player(on=[f"tikal {space}" for space in range(4)])
    cheap = table(player(tribe="cit_bolon_tum", corn=20, workers=6), taken).play("place uxmal")
    assert details(cheap, "cheap tikal") == {"gear": "tikal", "space": 4, "cost": 4, "space_cost": 3, "worker_cost": 1}
    over = table(player(tribe="vacub_caquix", corn=20)).play("place uxmal")
    parts = {"cost": 2, "space_cost": 1, "worker_cost": 1}
    assert details(over, "over tikal") == {"gear": "tikal", "space": 1, "skipped": 0, **parts}
    quick = table(player(corn=9), players=5, quick="stone").play("place uxmal")
    assert details(quick, "quick") == {"action": "quick_stone", **parts}
