"""The calamities of the thirteen prophecies (Calamities; Appendix, Prophecies)."""

import pytest

from tests.tzolkin.build import player, table
from tests.tzolkin.expansion.test_prophecies import BUILT, LEVELS, on_the_food_day, prophecy_points
from tests.tzolkin.test_begging import BOTTOM

# -- Wrathful Gods and Angry Gods -------------------------------------------------------------------------------------


@pytest.mark.rule("TP-7.1", "TP-7.6", "TP-16.6")
def test_wrathful_gods_cost_a_corn_a_step() -> None:
    board = table(player(corn=5, on=["uxmal 1"]), prophecy="wrathful_gods").play("pick uxmal 1; use uxmal_1")
    board.play("climb kukulcan")
    assert board.legal() == ["accept", "refuse"]
    board.play("accept")
    assert (board[0].corn, board[0].kukulcan) == (5 - 3 - 1, 1)


@pytest.mark.rule("TP-7.5", "TP-5.6")
def test_a_step_that_is_left_costs_nothing() -> None:
    board = table(player(corn=5, on=["uxmal 1"]), prophecy="wrathful_gods")
    board.play("pick uxmal 1; use uxmal_1; climb kukulcan; refuse")
    assert (board[0].corn, board[0].kukulcan) == (2, 0)
    poor = table(player(corn=3, on=["uxmal 1"]), prophecy="wrathful_gods")
    poor.play("pick uxmal 1; use uxmal_1; climb kukulcan")
    assert (poor[0].corn, poor[0].kukulcan, poor.seat) == (0, 0, 1)


@pytest.mark.rule("TP-7.5")
@pytest.mark.parametrize("prophecy", ["wrathful_gods", "angry_god_chaac"])
def test_a_step_beyond_the_top_costs_nothing(prophecy: str) -> None:
    board = table(player(corn=5, wood=2, chaac=5, on=["uxmal 1"]), prophecy=prophecy)
    board.play("pick uxmal 1; use uxmal_1; climb chaac")
    assert (board[0].corn, board[0].wood, board[0].chaac, board.seat) == (2, 2, 5, 1)


@pytest.mark.rule("TP-7.1", "TP-5.3")
def test_wrathful_gods_leave_the_other_gains_of_chichen_itza() -> None:
    board = table(player(corn=1, skull=1, on=["chichen_itza 6"]), prophecy="wrathful_gods")
    board.play("pick chichen_itza 6; use chichen_itza_6; take stone; refuse")
    assert (board[0].score, board[0].stone, board[0].kukulcan, board[0].corn) == (8, 1, 0, 1)
    board = table(player(corn=1, skull=1, on=["chichen_itza 6"]), prophecy="wrathful_gods")
    board.play("pick chichen_itza 6; use chichen_itza_6; take stone; accept")
    assert (board[0].score, board[0].stone, board[0].kukulcan, board[0].corn) == (8, 1, 1, 0)


@pytest.mark.rule("TP-7.1", "TP-5.2")
def test_wrathful_gods_and_a_building_with_two_steps() -> None:
    me = player(corn=1, wood=2, stone=1, on=["tikal 2"])
    board = table(me, row=["tomb_chaac_quetzalcoatl"], prophecy="wrathful_gods")
    board.play("pick tikal 2; use tikal_2; build tomb_chaac_quetzalcoatl; refuse; accept")
    assert (board[0].corn, board[0].chaac, board[0].quetzalcoatl) == (0, 0, 1)


@pytest.mark.rule("TP-7.3", "TP-7.4", "TP-16.6")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_an_angry_god_costs_a_block_on_the_own_temple(temple: str) -> None:
    other = "kukulcan" if temple == "chaac" else "chaac"
    board = table(player(corn=6, wood=1, gold=1, on=["uxmal 1", "uxmal 2"]), prophecy=f"angry_god_{temple}")
    board.play(f"pick uxmal 1; use uxmal_1; climb {temple}")
    assert board.legal() == ["pay wood", "pay gold", "refuse"]
    board.play("pay gold")
    assert (getattr(board[0], temple), board[0].wood, board[0].gold, board[0].corn) == (1, 1, 0, 3)
    free = table(player(corn=3, wood=1, on=["uxmal 1"]), prophecy=f"angry_god_{temple}")
    free.play(f"pick uxmal 1; use uxmal_1; climb {other}")
    assert (getattr(free[0], other), free[0].wood) == (1, 1)


@pytest.mark.rule("TP-7.3", "TP-7.6")
def test_an_angry_god_comes_on_top_of_the_block_of_tikal_5() -> None:
    board = table(player(wood=2, on=["tikal 5"]), prophecy="angry_god_chaac")
    board.play("pick tikal 5; use tikal_5; climb chaac; pay wood; climb kukulcan")
    assert (board[0].wood, board[0].chaac, board[0].kukulcan) == (0, 1, 1)
    poor = table(player(wood=1, on=["tikal 5"]), prophecy="angry_god_chaac")
    poor.play("pick tikal 5; use tikal_5; climb chaac; climb kukulcan")
    assert (poor[0].wood, poor[0].chaac, poor[0].kukulcan) == (0, 0, 1)


@pytest.mark.rule("TP-5.7", "TP-7.3")
def test_a_block_just_gained_pays_the_angry_god() -> None:
    board = table(player(skull=1, on=["chichen_itza 6"]), prophecy="angry_god_kukulcan")
    board.play("pick chichen_itza 6; use chichen_itza_6; take stone; pay stone")
    assert (board[0].score, board[0].stone, board[0].kukulcan) == (8, 0, 1)


# -- Forest Fires and Drought -----------------------------------------------------------------------------------------


@pytest.mark.rule("TP-8.1")
@pytest.mark.parametrize(("space", "wood"), [(3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("extraction", [0, 1])
def test_forest_fires_take_a_wood_from_the_harvest(space: int, wood: int, extraction: int) -> None:
    board = table(player(extraction=extraction, on=[f"palenque {space}"]), prophecy="forest_fires")
    board.play(f"pick palenque {space}; use palenque_{space}; harvest wood")
    assert (board[0].wood, board[0].wood_tiles) == (wood + extraction, 1)


@pytest.mark.rule("TP-8.2")
def test_forest_fires_leave_other_wood_and_corn() -> None:
    board = table(player(on=["yaxchilan 1", "palenque 2"]), prophecy="forest_fires")
    assert board.gain("pick yaxchilan 1; use yaxchilan_1") == {"wood": 1}
    assert board.gain("pick palenque 2; use palenque_2", 0) == {"corn": 4, "corn_tiles": 1}


@pytest.mark.rule("TP-8.4")
@pytest.mark.parametrize(("space", "corn"), [(2, 3), (3, 4), (4, 6), (5, 8)])
@pytest.mark.parametrize(("agriculture", "more"), [(0, 0), (1, 1), (3, 3)])
def test_drought_takes_a_corn_from_the_harvest(space: int, corn: int, agriculture: int, more: int) -> None:
    jungle = {space: (1, 0)}
    board = table(player(agriculture=agriculture, on=[f"palenque {space}"]), prophecy="drought", jungle=jungle)
    gain = board.gain(f"pick palenque {space}; use palenque_{space}")
    assert gain == {"corn": corn + more, "corn_tiles": 1}


@pytest.mark.rule("TP-8.4")
def test_drought_where_the_forest_burns_or_no_tile_is_taken() -> None:
    board = table(player(on=["palenque 4"]), prophecy="drought").play("pick palenque 4; use palenque_4")
    assert board.play("harvest burn; anger chaac")[0].corn == 6
    board = table(player(agriculture=2, on=["palenque 2"]), prophecy="drought", jungle={2: (0, 0)})
    assert board.gain("pick palenque 2; use palenque_2") == {"corn": 4 + 1 - 1}


@pytest.mark.rule("TP-8.5")
def test_drought_leaves_fishing_and_wood() -> None:
    board = table(player(on=["palenque 1", "palenque 3"]), prophecy="drought")
    assert board.gain("pick palenque 1; use palenque_1") == {"corn": 3}
    assert board.play("pick palenque 3; use palenque_3; harvest wood")[0].wood == 2


# -- Gold Shortage and Desecration ------------------------------------------------------------------------------------


@pytest.mark.rule("TP-9.1", "TP-9.2", "TP-16.6")
def test_gold_shortage_is_paid_with_the_corn_of_the_action() -> None:
    board = table(player(on=["yaxchilan 3"]), prophecy="gold_shortage").play("pick yaxchilan 3; use yaxchilan_3")
    assert board.legal() == ["accept", "refuse"]
    board.play("accept")
    assert (board[0].gold, board[0].corn) == (1, 1)


@pytest.mark.rule("TP-9.3", "TP-16.8")
def test_gold_shortage_at_the_market() -> None:
    board = table(player(corn=9, on=["uxmal 2"]), prophecy="gold_shortage").play("pick uxmal 2; use uxmal_2")
    assert board.gain("buy gold") == {"gold": 1, "corn": -5}
    assert "gold" not in board.offers("buy")  # 4 corn are left
    free = table(player(gold=1, on=["uxmal 2"]), prophecy="gold_shortage").play("pick uxmal 2; use uxmal_2")
    assert free.gain("sell gold", 0) == {"gold": -1, "corn": 4}


@pytest.mark.rule("TP-9.3", "TP-16.8")
def test_gold_shortage_on_a_block_of_choice() -> None:
    board = table(player(corn=1, skull=1, on=["chichen_itza 6"]), prophecy="gold_shortage")
    board.play("pick chichen_itza 6; use chichen_itza_6")
    assert board.offers("take") == ["wood", "stone", "gold"]
    assert board.play("take gold")[0].corn == 0
    poor = table(player(corn=0, skull=1, on=["chichen_itza 6"]), prophecy="gold_shortage")
    assert poor.play("pick chichen_itza 6; use chichen_itza_6").offers("take") == ["wood", "stone"]


@pytest.mark.rule("TP-9.3", "TP-15.15")
@pytest.mark.parametrize(("answer", "gold", "corn"), [("accept", 1, 1), ("refuse", 0, 2)])
def test_gold_shortage_on_a_quick_action(answer: str, gold: int, corn: int) -> None:
    board = table(player(corn=3), players=5, day=15, prophecies=["drought", "gold_shortage"], quick="gold")
    board.play(f"quick; done; {answer}")
    assert (board[0].gold, board[0].corn) == (gold, corn)


@pytest.mark.rule("TP-9.4", "TP-5.1", "TP-5.2")
@pytest.mark.parametrize(("answer", "gold"), [("accept", 1), ("refuse", 0)])
def test_gold_shortage_on_a_building_that_gives_gold(answer: str, gold: int) -> None:
    me = player(corn=2, wood=2, stone=1, on=["tikal 2"])
    board = table(me, row=["civic_extraction_gold"], prophecy="gold_shortage")
    board.play(f"pick tikal 2; use tikal_2; build civic_extraction_gold; {answer}")
    assert (board[0].gold, board[0].corn, board[0].extraction) == (gold, 2 - gold, 1)


@pytest.mark.rule("TP-9.6", "TP-16.6")
def test_desecration_costs_a_step_down() -> None:
    board = table(player(chaac=1, on=["yaxchilan 4"]), prophecy="desecration").play("pick yaxchilan 4; use yaxchilan_4")
    assert board.legal() == ["anger chaac", "anger quetzalcoatl", "anger kukulcan", "refuse"]
    board.play("anger chaac")
    assert (board[0].skull, board[0].chaac) == (1, 0)
    left = table(player(chaac=1, on=["yaxchilan 4"]), prophecy="desecration")
    left.play("pick yaxchilan 4; use yaxchilan_4; refuse")
    assert (left[0].skull, left[0].chaac, left.cells.skull_bank) == (0, 1, 13)


@pytest.mark.rule("TP-9.6", "TP-16.7")
def test_desecration_and_two_skulls() -> None:
    board = table(player(theology=3, on=["yaxchilan 4"]), prophecy="desecration")
    board.play("pick yaxchilan 4; use yaxchilan_4; anger chaac; anger kukulcan")
    assert (board[0].skull, board[0].chaac, board[0].kukulcan) == (2, -1, -1)
    board = table(player(theology=3, on=["yaxchilan 4"]), prophecy="desecration")
    board.play("pick yaxchilan 4; use yaxchilan_4; anger chaac; refuse")
    assert (board[0].skull, board[0].chaac, board[0].kukulcan) == (1, -1, 0)


@pytest.mark.rule("TP-9.7", "TP-5.6")
def test_desecration_with_all_markers_at_the_bottom() -> None:
    board = table(player(on=["yaxchilan 4"], **BOTTOM), prophecy="desecration")
    board.play("pick yaxchilan 4; use yaxchilan_4")
    assert (board[0].skull, board.seat) == (0, 1)


@pytest.mark.rule("TP-9.6", "TP-5.1", "TP-5.2")
def test_desecration_on_the_skull_of_the_gods() -> None:
    seats = [player(corn=6, kukulcan=4), player(corn=6, kukulcan=4)]
    board = table(*seats, day=21, prophecies=["drought", "desecration"]).turn("place tikal").idle().idle().idle()
    answers = ["anger chaac", "refuse"]
    for _ in answers:
        board.play(answers[board.seat])
    assert [(board[seat].skull, board[seat].chaac, board[seat].kukulcan) for seat in (0, 1)] == [(1, -1, 4), (0, 0, 4)]


@pytest.mark.rule("TP-9.8")
def test_desecration_does_not_count_placed_skulls() -> None:
    board = on_the_food_day("desecration", player(corn=6, skull=1), skulls_on={1: 0, 2: 0, 3: 0})
    assert prophecy_points(board) == 0


# -- Teacher Shortage and Forgotten Lore ------------------------------------------------------------------------------


@pytest.mark.rule("TP-10.1")
@pytest.mark.parametrize(("level", "blocks"), [(0, 2), (1, 3), (2, 4), (3, 2)])
def test_teacher_shortage_costs_a_block_more(level: int, blocks: int) -> None:
    me = player(wood=blocks, theology=level, on=["tikal 1"])
    board = table(me, prophecy="teacher_shortage").play("pick tikal 1; use tikal_1; advance theology")
    assert (board[0].wood, board[0].theology, board[0].skull) == (0, min(level + 1, 3), level // 3)
    poor = table(player(wood=blocks - 1, **dict.fromkeys(LEVELS, level), on=["tikal 1"]), prophecy="teacher_shortage")
    assert "tikal_1" not in poor.play("pick tikal 1").offers("use")


@pytest.mark.rule("TP-10.2")
@pytest.mark.parametrize(("answer", "level", "stone"), [("pay stone", 1, 0), ("refuse", 0, 1)])
def test_teacher_shortage_on_a_free_advance(answer: str, level: int, stone: int) -> None:
    me = player(wood=2, stone=1, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="teacher_shortage")
    board.play(f"pick tikal 2; use tikal_2; build civic_agriculture; {answer}")
    assert (board[0].agriculture, board[0].stone, board[0].wood) == (level, stone, 0)


@pytest.mark.rule("TP-10.2")
def test_teacher_shortage_loses_a_free_advance_nobody_can_pay() -> None:
    board = table(player(wood=2, on=["tikal 2"]), row=["civic_agriculture"], prophecy="teacher_shortage")
    board.resolve("pick tikal 2; use tikal_2; build civic_agriculture")
    assert (board[0].agriculture, board.seat, board.built(0)) == (0, 1, {"civic_agriculture"})


@pytest.mark.rule("TP-10.4", "TP-10.5")
def test_forgotten_lore_in_agriculture() -> None:
    empty = dict.fromkeys((2, 3, 4, 5), (0, 0))
    board = table(player(agriculture=2, on=["palenque 2"]), jungle=empty, prophecy="forgotten_lore")
    assert board.play("pick palenque 2").offers("use") == []
    board = table(player(agriculture=2, on=["palenque 1"]), prophecy="forgotten_lore")
    assert board.gain("pick palenque 1; use palenque_1") == {"corn": 3}
    board = table(player(agriculture=3, on=["palenque 2"]), prophecy="forgotten_lore")
    assert board.gain("pick palenque 2; use palenque_2") == {"corn": 7, "corn_tiles": 1}


@pytest.mark.rule("TP-10.4", "TP-10.5")
def test_forgotten_lore_in_extraction() -> None:
    board = table(player(extraction=3, on=["yaxchilan 1", "yaxchilan 5"]), prophecy="forgotten_lore")
    assert board.gain("pick yaxchilan 5; use yaxchilan_5") == {"stone": 1, "gold": 2, "corn": 2}
    assert board.gain("pick yaxchilan 1; use yaxchilan_1", 0) == {"wood": 2}


@pytest.mark.rule("TP-10.4", "TP-10.5")
def test_forgotten_lore_in_architecture() -> None:
    me = player(wood=1, architecture=3, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="forgotten_lore")
    gain = board.gain("pick tikal 2; use tikal_2; build civic_agriculture")
    assert gain == {"wood": -1, "corn": 1, "agriculture": 1}  # no points, but one wood saved


@pytest.mark.rule("TP-10.4", "TP-10.5")
def test_forgotten_lore_in_theology() -> None:
    board = table(player(skull=1, wood=1, theology=3, on=["chichen_itza 3"]), prophecy="forgotten_lore")
    board.play("pick chichen_itza 3; use chichen_itza_4")  # one ahead still works
    assert (board[0].kukulcan, board[0].wood, board.seat) == (1, 1, 1)  # and no block is asked for
    board = table(player(theology=3, on=["yaxchilan 4"]), prophecy="forgotten_lore")
    assert board.gain("pick yaxchilan 4; use yaxchilan_4") == {"skull": 2}


@pytest.mark.rule("TP-10.6")
def test_forgotten_lore_and_the_way_to_level_3() -> None:
    board = table(player(wood=5, theology=1, on=["tikal 3"]), prophecy="forgotten_lore").play(
        "pick tikal 3; use tikal_3"
    )
    board.play("advance theology")
    assert (board[0].wood, board[0].theology) == (3, 2)
    board.play("advance theology")
    assert (board[0].wood, board[0].theology) == (0, 3)


# -- Crowded Cities, Hunger, High Floodwaters -------------------------------------------------------------------------


@pytest.mark.rule("TP-11.1")
def test_crowded_cities_cost_a_block_of_any_kind() -> None:
    me = player(wood=2, gold=1, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="crowded_cities")
    board.resolve("pick tikal 2; use tikal_2; build civic_agriculture")
    assert (board[0].wood, board[0].gold, board.built(0)) == (0, 0, {"civic_agriculture"})
    row = ["civic_agriculture", "farm_common_1", "farm_common_2", "tomb_builder", "civic_extraction_gold"]
    poor = table(player(wood=2, on=["tikal 2"]), row=[*row, "shrine_architecture"], prophecy="crowded_cities")
    assert "tikal_2" not in poor.play("pick tikal 2").offers("use")


@pytest.mark.rule("TP-11.1")
def test_crowded_cities_let_one_choose_the_block() -> None:
    me = player(wood=3, stone=1, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="crowded_cities").play("pick tikal 2; use tikal_2")
    board.play("build civic_agriculture")
    assert board.offers("pay") == ["wood", "stone"]
    board.play("pay stone")
    assert (board[0].wood, board[0].stone) == (1, 0)


@pytest.mark.rule("TP-11.2")
def test_crowded_cities_cost_two_corn_at_uxmal_4() -> None:
    board = table(player(corn=6, on=["uxmal 4"]), row=["civic_agriculture"], prophecy="crowded_cities")
    board.resolve("pick uxmal 4; use uxmal_4; build civic_agriculture")
    assert (board[0].corn, board.built(0)) == (0, {"civic_agriculture"})
    poor = table(player(corn=5, on=["uxmal 4"]), row=["civic_agriculture", "farm_small_1"], prophecy="crowded_cities")
    assert poor.resolve("pick uxmal 4; use uxmal_4; build farm_small_1").built(0) == {"farm_small_1"}
    assert poor[0].corn == 1


@pytest.mark.rule("TP-11.3")
def test_crowded_cities_leave_monuments() -> None:
    me = player(wood=3, stone=2, gold=1, on=["tikal 4"])
    board = table(me, monuments=["mon_tombs"], prophecy="crowded_cities").play("pick tikal 4; use tikal_4")
    board.play("monument mon_tombs")
    assert (board[0].wood, board[0].stone, board[0].gold) == (0, 0, 0)


@pytest.mark.rule("TP-11.4")
def test_crowded_cities_and_architecture() -> None:
    me = player(wood=2, architecture=3, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="crowded_cities")
    board.resolve("pick tikal 2; use tikal_2; build civic_agriculture")
    assert (board[0].wood, board.built(0)) == (0, {"civic_agriculture"})  # two of its own, less one, and one more
    small = table(player(corn=2, architecture=3, on=["uxmal 4"]), row=["farm_small_1"], prophecy="crowded_cities")
    small.resolve("pick uxmal 4; use uxmal_4; build farm_small_1")
    assert (small[0].corn, small.built(0)) == (1, {"farm_small_1"})  # two corn paid, one from architecture


@pytest.mark.rule("TP-11.4")
def test_crowded_cities_and_renovation() -> None:
    me = player(wood=1, built=["x_farm_corn_store"], on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="crowded_cities")
    board.resolve("pick tikal 2; use tikal_2; renovate x_farm_corn_store; build civic_agriculture")
    assert (board[0].wood, board.built(0)) == (0, {"civic_agriculture"})


@pytest.mark.rule("TP-11.5")
def test_crowded_cities_do_not_count_monuments() -> None:
    me = player(corn=30, built=BUILT[:1], monuments=["mon_tombs", "mon_civics", "mon_shrines"])
    assert prophecy_points(on_the_food_day("crowded_cities", me)) == -5


@pytest.mark.rule("TP-11.6")
def test_hunger_makes_workers_eat_three() -> None:
    board = on_the_food_day("hunger", player(corn=9), player(corn=8))
    assert [(board[seat].corn, board.state.breakdown(seat)["unfed_workers"]) for seat in (0, 1)] == [(0, 0), (2, -3)]


@pytest.mark.rule("TP-11.6")
def test_hunger_is_for_its_own_food_day() -> None:
    board = table(player(corn=6), day=21, prophecies=["hunger", "drought"]).turn("place tikal").rest()
    assert (board[0].corn, board.state.breakdown(0)["unfed_workers"]) == (0, 0)


@pytest.mark.rule("TP-11.7")
def test_hunger_does_not_count_unfed_workers() -> None:
    board = on_the_food_day("hunger", player(workers=6, corn=12))
    assert (board.state.breakdown(0)["unfed_workers"], prophecy_points(board)) == (-6, 0)


@pytest.mark.rule("TP-11.8")
def test_hunger_counts_workers_that_farms_feed() -> None:
    farms = ["farm_small_1", "farm_common_1"]
    board = on_the_food_day("hunger", player(workers=4, corn=6, built=farms))  # one fed by farms, three with 2 corn
    assert (board[0].corn, board.state.breakdown(0)["unfed_workers"], prophecy_points(board)) == (0, 0, 0)


@pytest.mark.rule("TP-11.9")
def test_high_floodwaters_cost_two_corn_a_worker() -> None:
    board = table(player(corn=9), prophecy="high_floodwaters")
    assert board.gain("place chichen_itza") == {"corn": -2}
    assert board.gain("place chichen_itza", 0) == {"corn": -1 - 1 - 2}
    assert board.gain("place tikal", 0) == {"corn": -2}


@pytest.mark.rule("TP-11.10")
def test_high_floodwaters_count_before_the_gears_turn() -> None:
    board = on_the_food_day("high_floodwaters", player(corn=9, on=["chichen_itza 10", "chichen_itza 5"]))
    assert prophecy_points(board) == 6
    assert 5 not in board.on("chichen_itza")


@pytest.mark.rule("TP-11.10")
def test_high_floodwaters_do_not_count_dummies() -> None:
    board = on_the_food_day("high_floodwaters", player(corn=9), players=3, dummies=["chichen_itza 4", "chichen_itza 5"])
    assert [prophecy_points(board, seat) for seat in range(3)] == [-5] * 3
