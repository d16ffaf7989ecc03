"""The worked examples of the rulebook."""

import pytest

from tests.tzolkin.build import fresh, player, table, tiles
from tests.tzolkin.test_setup import undealt


@pytest.mark.rule("TZ-6.3", "TZ-6.5", "TZ-6.6", "TZ-6.8")
def test_green_places_three_workers_for_five_corn() -> None:
    board = table(player(corn=5, workers=4), player(on=["palenque 1"]))
    board.play("place palenque; place palenque; place yaxchilan")
    assert board.on("palenque") == {0: 0, 1: 1, 2: 0}
    assert board.on("yaxchilan") == {0: 0}
    assert (board[0].corn, board[0].available) == (0, 1)
    assert board.seat == 1  # the fourth worker would cost at least 3 corn


@pytest.mark.rule("TZ-6.4", "TZ-6.5", "TZ-6.6", "TZ-6.1")
def test_red_places_two_workers_for_eight_corn() -> None:
    me = player(corn=15, on=["palenque 0"])
    board = table(me, player(on=["palenque 1", "palenque 2"]))
    assert board.play("place palenque")[0].corn == 12
    board.play("place palenque")
    assert (board[0].corn, board.on("palenque")[3], board.on("palenque")[4]) == (7, 0, 0)
    assert board.seat == 1


@pytest.mark.rule("TZ-7.3", "TZ-7.4", "TZ-7.7")
def test_red_picks_up_two_workers_for_two_stone_and_a_corn() -> None:
    board = table(player(on=["yaxchilan 1", "yaxchilan 2", "yaxchilan 3"]))
    assert {move.split()[0] for move in board.legal()} == {"beg", "pick"}
    board.play("pick yaxchilan 2; use yaxchilan_2")
    assert (board[0].stone, board[0].corn) == (1, 1)
    board.play("pick yaxchilan 3; use yaxchilan_2; done")
    assert (board[0].stone, board[0].corn, board[0].wood) == (2, 1, 0)
    assert board.on("yaxchilan") == {1: 0}
    assert board.rest().on("yaxchilan")[2] == 0


@pytest.mark.rule("TZ-7.7", "TZ-7.8", "TZ-7.14")
def test_in_the_other_order_red_cannot_step_back() -> None:
    board = table(player(on=["yaxchilan 1", "yaxchilan 2", "yaxchilan 3"])).play("pick yaxchilan 3")
    assert sorted(board.legal()) == ["nothing", "use yaxchilan_3"]


@pytest.mark.rule("TZ-9.7")
def test_a_building_for_a_stone_and_a_gold() -> None:
    board = table(player(wood=9, stone=2, gold=2, on=["tikal 2"]), row=["shrine_theology_kukulcan"])
    gain = board.gain("pick tikal 2; use tikal_2; build shrine_theology_kukulcan")
    assert (gain["stone"], gain["gold"]) == (-1, -1)


@pytest.mark.rule("TZ-10.3", "TZ-10.4", "TZ-10.9")
def test_red_takes_wood_and_burns_the_forest() -> None:
    board = table(player(on=["palenque 1", "palenque 3", "palenque 4"]))
    board.play("pick palenque 3; use palenque_3; harvest wood")
    assert (board[0].wood, board[0].wood_tiles) == (2, 1)
    board.play("pick palenque 4; use palenque_4; harvest burn; anger kukulcan; done")
    assert (board[0].corn, board[0].corn_tiles, board[0].kukulcan) == (7, 1, -1)
    assert board.on("palenque") == {1: 0}


@pytest.mark.rule("TZ-10.7", "TZ-7.4", "TZ-7.8")
def test_red_gains_four_corn_without_angering_the_gods() -> None:
    board = table(player(corn=1, on=["palenque 1", "palenque 3", "palenque 4"]))
    board.play("pick palenque 3; use palenque_3; harvest wood; pick palenque 4; use palenque_3; harvest corn; done")
    assert (board[0].wood, board[0].corn) == (2, 5)
    assert (board[0].chaac, board[0].quetzalcoatl, board[0].kukulcan) == (0, 0, 0)
    broke = table(player(corn=0, on=["palenque 1", "palenque 3", "palenque 4"]))
    broke.play("pick palenque 3; use palenque_3; harvest wood; pick palenque 4")
    assert broke.offers("use") == ["palenque_4"]


@pytest.mark.rule("TZ-12.3", "TZ-12.5", "TZ-9.10")
def test_yellow_advances_two_technologies_and_constructs_two_buildings() -> None:
    row = ["farm_small_1", "civic_agriculture", "farm_common_1", "farm_common_2", "tomb_builder", "shrine_architecture"]
    board = table(player(wood=5, on=["tikal 3", "tikal 4"]), row=row)
    board.play("pick tikal 3; use tikal_3; advance extraction; advance theology")
    assert (board[0].wood, board[0].extraction, board[0].theology) == (3, 1, 1)
    board.play("pick tikal 4; use tikal_4; build farm_small_1")
    assert "civic_agriculture" in board.offers("build")
    board.play("build civic_agriculture")
    assert (board[0].wood, board.built(0)) == (0, {"farm_small_1", "civic_agriculture"})
    ages = {tile["id"]: tile["age"] for tile in tiles("buildings")}
    assert (board.seat, [ages[tile] for tile in board.row]) == (1, [1] * 6)


@pytest.mark.rule("TZ-12.4")
def test_two_levels_of_one_technology_would_have_cost_yellow_a_building() -> None:
    row = ["farm_small_1", "civic_agriculture", "farm_common_1", "farm_common_2", "tomb_builder", "shrine_architecture"]
    board = table(player(wood=5, on=["tikal 3", "tikal 4"]), row=row)
    board.play("pick tikal 3; use tikal_3; advance extraction; advance extraction; pick tikal 4; use tikal_4")
    assert board[0].wood == 2
    board.play("build farm_small_1")
    assert (board[0].wood, board.built(0)) == (1, {"farm_small_1"})


@pytest.mark.rule("TZ-13.7")
@pytest.mark.parametrize("tile", ["civic_agriculture", "tomb_builder"])
def test_either_of_two_buildings_of_two_blocks_for_four_corn(tile: str) -> None:
    board = table(player(corn=4, on=["uxmal 4"]), row=["civic_agriculture", "tomb_builder"])
    board.play(f"pick uxmal 4; use uxmal_4; build {tile}")
    assert (board[0].corn, board.built(0)) == (0, {tile})


@pytest.mark.rule("TZ-7.4", "TZ-14.4", "TZ-14.5", "TZ-14.6")
def test_red_uses_chichen_itza_7_as_6() -> None:
    board = table(player(corn=1, skull=1, on=["chichen_itza 7"]))
    gain = board.gain("pick chichen_itza 7; use chichen_itza_6; take gold")
    assert gain == {"corn": -1, "skull": -1, "score": 8, "kukulcan": 1, "gold": 1}


@pytest.mark.rule("TZ-15.12", "TZ-15.13")
def test_red_holds_a_worker_on_6_against_the_two_days() -> None:
    def after(reds_turn: str) -> list[str]:
        board = table(player(), player(on=["uxmal 6", "uxmal 7"])).turn("start").turn(reds_turn)
        return board.idle().idle().legal()

    assert after("pick uxmal 6; nothing") == ["days 1", "days 2"]
    assert "days 2" not in after("pick uxmal 7; nothing")


@pytest.mark.rule("TZ-17.2")
def test_a_building_with_a_step_on_each_temple_and_three_points() -> None:
    board = table(player(wood=9, stone=9, gold=9, on=["tikal 2"]), row=["tomb_three_gods"], day=16)
    board.play("pick tikal 2; use tikal_2; build tomb_three_gods")
    assert (board[0].chaac, board[0].quetzalcoatl, board[0].kukulcan, board[0].score) == (1, 1, 1, 3)


@pytest.mark.rule("TZ-17.3", "TZ-17.5", "TZ-17.6")
def test_five_workers_with_farms_cost_three_corn() -> None:
    farms = ["farm_small_1", "farm_small_2", "farm_common_1"]
    assert table(player(corn=3, workers=5, built=farms), day=8).rest()[0].corn == 0


@pytest.mark.rule("TZ-18.7", "TZ-18.4", "TZ-18.6")
def test_the_third_level_of_agriculture() -> None:
    empty = dict.fromkeys((2, 3, 4, 5), (0, 0))
    board = table(player(agriculture=3, on=["palenque 2", "palenque 1"]), jungle=empty)
    assert board.gain("pick palenque 2; use palenque_2") == {"corn": 7}
    assert board.gain("pick palenque 1; use palenque_1", 0) == {"corn": 4}


@pytest.mark.rule("TZ-19.6", "TZ-19.7", "TZ-19.8")
def test_three_workers_and_five_corn() -> None:
    board = table(player(corn=5), day=8).rest()
    assert (board[0].corn, board[0].score) == (1, -3)


RED = player(corn=6, chaac=1, quetzalcoatl=0, kukulcan=5)
BLUE = player(corn=6, chaac=3, quetzalcoatl=0, kukulcan=3)
YELLOW = player(corn=6, chaac=3, quetzalcoatl=0, kukulcan=-1)


@pytest.mark.rule("TZ-19.13")
def test_the_temples_in_the_middle_of_an_age() -> None:
    board = table(RED, BLUE, YELLOW, players=3, day=8).rest()
    goods = [(seat.stone, seat.gold, seat.wood, seat.skull) for seat in map(board.__getitem__, range(3))]
    assert goods == [(1, 0, 2, 1), (2, 0, 2, 0), (2, 0, 0, 0)]


@pytest.mark.rule("TZ-19.15", "TZ-19.16", "TZ-19.17", "TZ-19.18")
@pytest.mark.parametrize(
    ("day", "source", "points"), [(14, "temples_age_1", [16, 15, 7]), (27, "temples_age_2", [18, 15, 7])]
)
def test_the_temples_at_the_end_of_an_age(day: int, source: str, points: list[int]) -> None:
    board = table(RED, BLUE, YELLOW, players=3, day=day).rest()
    assert [board.state.breakdown(seat)[source] for seat in range(3)] == points


@pytest.mark.rule("TZ-22.11")
def test_four_steps_on_the_best_temple_are_twelve_points() -> None:
    board = table(player(corn=6, kukulcan=4, monuments=["mon_best_temple"]), day=27).rest()
    assert board.state.breakdown(0)["monuments"] == 12


@pytest.mark.rule("TZ-3.4", "TZ-3.5")
def test_a_dummy_on_palenque_5_and_another_on_0() -> None:
    order = ["wealth_palenque_5", *(f"wealth_chichen_{space}" for space in (0, 3, 5, 7))]
    board = fresh(3, first=undealt(3, *order))
    assert board.on("palenque") == {0: -1, 5: -1}
    assert board.on("chichen_itza") == dict.fromkeys((0, 3, 5, 7), -1)


GREEN, BLUE_SEAT, RED_SEAT, YELLOW_SEAT = range(4)


@pytest.mark.rule("TZ-4.2", "TZ-6.6", "TZ-15.6", "TZ-8.6", "TZ-4.5")
def test_the_first_two_rounds() -> None:
    board = table(player(corn=5), player(corn=8), player(corn=7), player(corn=9), day=1)
    board.turn("place tikal; place yaxchilan; place palenque")
    assert board[GREEN].corn == 5 - 3
    board.turn("place palenque; place palenque")
    assert board[BLUE_SEAT].corn == 8 - 4
    assert {space: who for space, who in board.on("palenque").items() if who == BLUE_SEAT} == {1: 1, 2: 1}
    board.turn("place yaxchilan; place yaxchilan; place tikal")
    assert board[RED_SEAT].corn == 0
    board.turn("place tikal; start")
    assert board[YELLOW_SEAT].corn == 9 - 3
    assert board.on("tikal") == {0: GREEN, 1: RED_SEAT, 2: YELLOW_SEAT}

    assert (board.seat, board.legal()) == (YELLOW_SEAT, ["days 1", "days 2"])
    board.play("days 1")
    assert (board.cells.starting_player, board.cells.day, board.cells.teeth) == (YELLOW_SEAT, 2, 0)

    assert (board.seat, board[YELLOW_SEAT].available) == (YELLOW_SEAT, 2)
    board.turn("place palenque; place palenque")
    assert board[YELLOW_SEAT].corn == 6 - 5
    assert board.on("palenque") == {0: YELLOW_SEAT, 1: GREEN, 2: BLUE_SEAT, 3: BLUE_SEAT, 4: YELLOW_SEAT}
    assert (board.seat, board.offers("place")) == (GREEN, [])
    board.play("pick yaxchilan 1; use yaxchilan_1")
    assert board[GREEN].wood == 1
    board.play("pick tikal 1; use tikal_1; advance agriculture; done")
    assert (board[GREEN].wood, board[GREEN].agriculture, board[GREEN].corn) == (0, 1, 2)
    assert board.on("palenque")[1] == GREEN
    board.turn("place tikal")
    assert (board[BLUE_SEAT].corn, board.on("tikal")[0]) == (4, BLUE_SEAT)
    board.turn("pick yaxchilan 3; use yaxchilan_3")
    assert (board[RED_SEAT].gold, board[RED_SEAT].corn) == (1, 2)
    assert (board.cells.day, bin(board.cells.teeth).count("1")) == (3, 1)
    assert board.seat == YELLOW_SEAT


@pytest.mark.rule("TZ-6.8")
def test_blue_cannot_pay_a_third_worker_on_palenque() -> None:
    board = table(player(corn=8), player(on=["palenque 0"])).play("place palenque; place palenque")
    assert board[0].corn == 4
    assert "palenque" not in board.offers("place")
