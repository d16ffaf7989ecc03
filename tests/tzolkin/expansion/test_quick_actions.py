"""Quick actions (Quick Actions; Appendix)."""

from typing import Any

import pytest

from tests.tzolkin.build import GAME, GEARS, TECHNOLOGIES, Spec, Table, choose, fresh, player, table
from tests.tzolkin.test_setup import ALL_WEALTH
from tests.tzolkin.test_starting_player import through

AGE_1 = ["corn", "wood_corn", "stone", "technology", "technology", "market", "build"]
AGE_2 = ["corn", "stone", "gold", "technology", "market", "build"]
RICH = player(corn=9)


def quick(kind: str, *seats: Spec, **cells: Any) -> Table:
    """Return a turn of five players in which a quick action is to be had."""
    day = 15 if kind == "gold" else 2
    return table(*seats, players=5, **{"day": day, **cells}, quick=kind)


# -- setting up, and the calendar -------------------------------------------------------------------------------------


@pytest.mark.rule("TP-1.3", "TP-15.30")
def test_thirteen_tiles() -> None:
    deal = GAME.deal(5, seed=1)
    assert (sorted(deal["quick_1"]), sorted(deal["quick_2"])) == (sorted(AGE_1), sorted(AGE_2))


@pytest.mark.rule("TP-15.1", "TP-15.2")
def test_the_tiles_of_age_1_last_two_days_each() -> None:
    order = ["stone", "technology", "corn", "market", "build", "technology", "wood_corn"]
    board = table(*[RICH] * 5, players=5, day=1, quick=order)
    seen = {}
    while board.cells.day <= 14:
        seen[board.cells.day] = board.quick_action
        board.rest()
    assert [seen[day] for day in range(1, 15)] == [kind for kind in order for _ in range(2)]


@pytest.mark.rule("TP-15.1")
def test_their_order_is_open_and_random() -> None:
    orders = {tuple(GAME.deal(5, seed=seed)["quick_1"]) for seed in range(6)}
    assert len(orders) == 6
    view = fresh(5).state.view(None)
    assert "quick_actions" in view


@pytest.mark.rule("TP-15.16")
def test_two_days_at_once_change_the_tile_sooner() -> None:
    order = ["stone", "corn", "market", "build", "technology", "technology", "wood_corn"]
    board = through(table(*[RICH] * 5, players=5, day=2, quick=order))
    assert board.quick_action == "stone"
    board.play("days 2")
    assert (board.cells.day, board.quick_action) == (4, "corn")
    board.rest()
    assert (board.cells.day, board.quick_action) == (5, "market")


@pytest.mark.rule("TP-15.3", "TP-15.17")
def test_the_tiles_of_age_2_are_hidden_until_the_first_food_day() -> None:
    board = table(*[RICH] * 5, players=5, day=8, quick=AGE_1, quick_2=AGE_2)
    other = table(*[RICH] * 5, players=5, day=8, quick=AGE_1, quick_2=AGE_2[::-1])
    assert board.state.view(0) == other.state.view(0)
    assert board.rest().state.view(0) != other.rest().state.view(0)


@pytest.mark.rule("TP-15.18", "TP-15.19")
def test_the_tiles_of_age_2_and_the_last_one_for_three_rounds() -> None:
    board = table(*[player(corn=60)] * 5, players=5, day=13, quick=AGE_1, quick_2=AGE_2)
    seen = {}
    while not board.state.over:
        seen[board.cells.day] = board.quick_action
        board.rest()
    expected = ["build", "build", *(kind for kind in AGE_2 for _ in range(2)), AGE_2[-1]]
    assert [seen[day] for day in range(13, 28)] == expected


# -- choosing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-15.4", "TP-15.9")
def test_three_spaces() -> None:
    board = quick("stone", *[RICH] * 5)
    for seat in range(3):
        assert (board.seat, "quick" in board.legal()) == (seat, True)
        board.turn("quick")
    assert "quick" not in board.legal()
    assert [board[seat].stone for seat in range(5)] == [1, 1, 1, 0, 0]
    assert [board[seat].corn for seat in range(3)] == [8, 8, 8]


@pytest.mark.rule("TP-15.5")
def test_the_worker_counts_as_one_placed() -> None:
    board = quick("stone", player(corn=9)).play("place tikal; quick")
    assert board[0].corn == 9 - (1 + 1)
    board = quick("stone", player(corn=9)).play("quick; place tikal")
    assert board[0].corn == 9 - 1 - 1


@pytest.mark.rule("TP-15.6")
def test_not_while_picking_up() -> None:
    board = quick("stone", player(corn=9, on=["tikal 0", "tikal 1"])).play("pick tikal 0")
    assert "quick" not in board.legal()
    board = quick("stone", player(corn=9, on=["tikal 0", "tikal 1", "tikal 2"]))
    assert "quick" not in board.legal()  # no worker in hand


@pytest.mark.rule("TP-15.7", "TP-15.8")
def test_one_quick_space_and_the_starting_player_space() -> None:
    board = quick("stone", player(corn=9)).play("quick")
    assert "quick" not in board.legal()
    board.play("start").turn("place tikal")
    assert (board.cells.start_space, board[0].stone, board[0].available) == (1, 1, 0)


# -- performing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-15.10")
def test_it_is_performed_after_placing_and_must_be() -> None:
    board = quick("stone", player(corn=9)).play("quick")
    assert board[0].stone == 0
    board.play("place tikal")
    assert board[0].stone == 0
    board.play("done")
    assert (board[0].stone, board.seat) == (1, 1)
    learning = quick("technology", player(corn=9, wood=1)).play("quick; done")
    assert learning.offers("advance") == list(TECHNOLOGIES)
    assert "done" not in learning.legal()
    building = quick("build", player(corn=9, wood=4), row=["farm_small_1", "civic_agriculture"]).play("quick; done")
    assert "done" not in building.legal()


@pytest.mark.rule("TP-15.11", "TP-16.9", "TP-15.13")
def test_corn_from_the_teeth_pays_for_it() -> None:
    me = player(corn=2, wood=1)
    board = quick("build", me, row=["farm_small_1"], day=3, teeth=0b11).resolve("start; quick; done")
    # two corn for the worker on the quick space and its being the second; two from the teeth, one for the building
    assert (board[0].corn, board.built(0)) == (2 - 2 + 2 - 1, {"farm_small_1"})
    assert "quick" not in quick("build", me, row=["farm_small_1"], day=3).play("start").legal()


@pytest.mark.rule("TP-15.11", "TP-16.9")
def test_corn_from_the_teeth_is_in_hand_at_the_quick_market() -> None:
    board = quick("market", player(corn=2), day=4, teeth=0b111).play("start; quick")
    assert board[0].corn == 2 - 2 + 3
    assert "stone" in board.offers("buy")  # for three corn, which the player had not before
    assert board.gain("buy stone", 0) == {"corn": -3, "stone": 1}


@pytest.mark.rule("TP-15.13")
def test_a_building_that_cannot_be_paid() -> None:
    row = ["farm_small_1", "civic_agriculture"]
    assert "quick" in quick("build", player(corn=2, wood=1), row=row).legal()
    assert "quick" not in quick("build", player(corn=1, wood=1), row=row).legal()
    assert "quick" not in quick("build", player(corn=9), row=row).legal()
    board = quick("build", player(corn=3, wood=1), row=row).play("quick")
    assert board[0].corn == 2
    board.play("place tikal")  # one corn for the second worker leaves one for the building
    assert (board.seat, board.built(0), board[0].corn) == (1, {"farm_small_1"}, 0)


@pytest.mark.rule("TP-15.13")
def test_placing_may_not_use_up_what_the_quick_action_needs() -> None:
    board = quick("build", player(corn=3, wood=1), player(on=["tikal 0"]), row=["farm_small_1"]).play("quick")
    assert "tikal" not in board.offers("place")  # 1 for the space and 1 for the second worker would leave none
    assert "uxmal" in board.offers("place")


@pytest.mark.rule("TP-15.13")
def test_a_technology_that_cannot_be_paid() -> None:
    assert "quick" in quick("technology", player(corn=9, gold=1)).legal()
    assert "quick" not in quick("technology", player(corn=9)).legal()
    two = dict.fromkeys(TECHNOLOGIES, 1)
    assert "quick" not in quick("technology", player(corn=9, gold=1, **two)).legal()


@pytest.mark.rule("TP-15.12")
def test_the_worker_returns_at_the_end_of_the_round() -> None:
    board = quick("stone", player(corn=9)).turn("quick")
    assert (board[0].available, board.cells.quick_spaces) == (2, [1, 0, 0])
    while board.cells.day == 2:
        board.idle()
    assert (board[0].available, board.cells.quick_spaces) == (3, [0, 0, 0])


@pytest.mark.rule("TP-15.12")
def test_the_worker_is_not_picked_up() -> None:
    board = quick("stone", player(corn=9, on=["quick"]))
    assert board.offers("pick") == []


# -- the tiles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-15.14", "TP-15.23", "TP-15.24", "TP-15.25", "TP-15.26")
@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize(
    ("kind", "gain"),
    [
        ("corn", {"corn": 3 - 1}),
        ("wood_corn", {"wood": 1}),  # one corn paid, one gained
        ("stone", {"stone": 1, "corn": -1}),
        ("gold", {"gold": 1, "corn": -1}),
    ],
)
def test_gains_without_technologies(kind: str, gain: dict[str, int], level: int) -> None:
    board = quick(kind, player(corn=1, extraction=level, agriculture=level))
    assert board.gain("quick", 0) == gain  # the last corn is spent, so the turn is over


@pytest.mark.rule("TP-15.27")
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_a_technology_at_its_price(level: int, price: int) -> None:
    board = quick("technology", player(corn=1, wood=price, **dict.fromkeys(TECHNOLOGIES, level))).play("quick")
    board.play("advance theology")
    assert (board[0].wood, board[0].theology, board[0].skull) == (0, min(level + 1, 3), level // 3)


@pytest.mark.rule("TP-15.28")
def test_the_market() -> None:
    board = quick("market", player(corn=1, wood=2)).play("quick")
    assert board.gain("sell wood; sell wood; buy gold", 0) == {"wood": -2, "gold": 1}


@pytest.mark.rule("TP-15.29", "TP-15.14")
@pytest.mark.parametrize("architecture", [0, 3])
def test_a_building_for_a_corn_more(architecture: int) -> None:
    me = player(corn=2, wood=2, architecture=architecture)
    board = quick("build", me, row=["civic_agriculture", "tomb_builder"])
    board.resolve("quick; done; build civic_agriculture")
    assert (board[0].corn, board[0].wood, board[0].score) == (0, 0, 0)
    assert (board.built(0), board[0].agriculture) == ({"civic_agriculture"}, 1)


@pytest.mark.rule("TP-15.14", "TP-15.13")
def test_architecture_does_not_pay_for_a_quick_building() -> None:
    assert "quick" not in quick("build", player(corn=9, architecture=3), row=["farm_small_1"]).legal()


@pytest.mark.rule("TP-15.15")
def test_tribes_and_prophecies_work_on_quick_actions() -> None:
    me = player(tribe="itzamna", corn=1)
    board = quick("technology", me).play("quick; advance theology")
    assert board[0].theology == 1
    dear = table(player(corn=9, wood=1), players=5, day=10, prophecies=["teacher_shortage"], quick="technology")
    assert "quick" not in dear.legal()
    city = table(
        player(corn=9, wood=1), players=5, day=10, row=["farm_small_1"], prophecies=["crowded_cities"], quick="build"
    )
    assert "quick" not in city.legal()


@pytest.mark.rule("TP-15.15", "TP-12.2")
def test_a_quick_building_may_be_renovated_for() -> None:
    me = player(corn=2, built=["x_farm_corn_store"])
    board = quick("build", me, row=["civic_agriculture"])
    board.resolve("quick; done; renovate x_farm_corn_store; build civic_agriculture")
    assert (board.built(0), board[0].corn) == ({"civic_agriculture"}, 0)


# -- fewer players ----------------------------------------------------------------------------------------------------


def dummies(board: Table) -> int:
    return sum(who == -1 for gear in GEARS for who in board.on(gear).values())


@pytest.mark.rule("TP-15.20")
@pytest.mark.parametrize(("players", "number", "quickly"), [(2, 18, 2), (3, 12, 1), (4, 6, 1)])
def test_more_dummies(players: int, number: int, quickly: int) -> None:
    for seed in range(12):
        board = choose(fresh(players, seed, quick_actions=True))
        assert board.quick_dummies == quickly
        assert dummies(board) == number - quickly


@pytest.mark.rule("TP-15.21")
def test_a_dummy_on_a_quick_space_stays() -> None:
    board = table(player(corn=9), players=4, quick="stone", day=2)
    assert (board.quick_dummies, "quick" in board.legal()) == (1, True)
    assert board.turn("quick").rest().quick_dummies == 1
    two = table(player(corn=9), player(corn=9), players=2, quick="stone", day=2).turn("quick")
    assert (two.quick_dummies, "quick" in two.legal()) == (2, False)


SPARSE = [*(f"wealth_chichen_{space}" for space in (0, 3, 5, 7, 10)), *(f"wealth_palenque_{n}" for n in (1, 3, 5, 7))]


@pytest.mark.rule("TP-15.22", "TP-16.11")
def test_discarded_tiles_place_the_dummies_left() -> None:
    # three players: twelve dummies, one on a quick space; nine undealt tiles place ten (Palenque has a second one)
    dealt = [tile for tile in ALL_WEALTH if tile not in SPARSE]
    board = fresh(3, first=[*dealt, *SPARSE], quick_actions=True)
    assert dummies(board) == 10
    for seat in range(3):
        for tile in dealt[4 * seat + 2 : 4 * seat + 4]:  # the first two of each hand are discarded
            board.state.play(f"keep {tile}", seat)
    choose(board)
    assert dealt[0] == "wealth_yaxchilan_1"
    assert dummies(board) == 11
    assert board.on("yaxchilan") == {1: -1}  # the last one, so there is none for the opposite space


@pytest.mark.rule("TP-15.20", "TP-1.2")
def test_without_quick_actions_nothing_changes() -> None:
    board = choose(fresh(4))
    assert (dummies(board), board.quick_dummies, "quick" in board.legal()) == (0, 0, False)


@pytest.mark.rule("TP-15.11", "TP-15.13")
@pytest.mark.parametrize(("teeth", "offered"), [(0, False), (0b111, True)])
def test_corn_from_the_teeth_counts_once_the_starting_player_space_is_taken(teeth: int, offered: bool) -> None:
    board = quick("build", player(corn=2, wood=1), row=["farm_small_1"], teeth=teeth)
    board.play("start")
    assert ("quick" in board.legal()) is offered  # 2 corn for the worker leave none for the building
    if offered:
        assert "farm_small_1" in board.play("quick").resolve("done; build farm_small_1").built(0)
