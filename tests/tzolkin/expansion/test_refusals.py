"""A refused move of the expansion names the rule that forbids it, and changes nothing."""

import pytest

from tests.tzolkin.build import Table, fresh, player, table
from tests.tzolkin.test_refusals import refusal

PLACING = player(corn=9, workers=6)


@pytest.mark.rule("TP-2.1", "TP-2.2", "TP-2.4")
def test_choosing_and_other_tribes_abilities() -> None:
    assert refusal(fresh(), "tribe balam") == "TP-2.1"
    board = fresh(first=["balam", "yaluk"], tribes=True)
    assert refusal(board, "tribe ixtab") == "TP-2.2"
    for move in ("over tikal", "cheap tikal", "trade wood"):
        assert refusal(table(PLACING), move) == "TP-2.4"
    assert refusal(table(player(corn=9, on=["tikal 1"])).play("pick tikal 1"), "ahead tikal_2") == "TP-2.4"
    assert refusal(table(PLACING), "pass") == "TZ-4.4"


@pytest.mark.rule("TP-3.12", "TP-3.22", "TP-3.41", "TP-3.44")
def test_what_a_tribe_can_do_once() -> None:
    assert refusal(table(player(tribe="ahmakiq", corn=9)).play("place tikal"), "pass") == "TP-3.12"
    assert refusal(table(player(tribe="cit_bolon_tum", corn=9)), "cheap tikal") == "TP-3.22"
    assert refusal(table(player(tribe="vacub_caquix", corn=9)).play("over tikal"), "over uxmal") == "TP-3.41"
    assert refusal(table(player(tribe="xaman_ek", wood=2)).play("trade wood"), "trade wood") == "TP-3.44"


@pytest.mark.rule("TP-3.6", "TP-3.7")
def test_looking_ahead() -> None:
    board = table(player(tribe="ahau_chamahez", corn=9, on=["yaxchilan 1", "yaxchilan 2"])).play("pick yaxchilan 1")
    assert refusal(board, "ahead yaxchilan_3") == "TP-3.6"
    assert refusal(board.play("ahead yaxchilan_2; pick yaxchilan 2"), "ahead yaxchilan_3") == "TP-3.7"


@pytest.mark.rule("TP-5.6", "TP-5.8")
def test_prices_of_calamities() -> None:
    assert refusal(table(PLACING), "accept") == "TP-5.8"
    board = table(player(corn=4, wood=1, stone=1, on=["uxmal 1"]), prophecy="angry_god_chaac")
    board.play("pick uxmal 1; use uxmal_1; climb chaac")
    assert refusal(board, "accept") == "TP-5.6"


@pytest.mark.rule("TP-12.2", "TP-12.5", "TP-12.10")
def test_renovation() -> None:
    me = player(wood=9, gold=9, built=["x_farm_corn_store", "x_tomb_seasons"], on=["tikal 2"])
    board = table(me, row=["tomb_glory", "farm_large_1"], day=16)
    assert refusal(board, "renovate x_farm_corn_store") == "TP-12.2"
    board.play("pick tikal 2; use tikal_2")
    assert refusal(board, "renovate x_civic_gold_yard") == "TP-12.10"
    assert refusal(board.play("renovate x_tomb_seasons"), "renovate x_farm_corn_store") == "TP-12.5"


@pytest.mark.rule("TP-15.4", "TP-15.6", "TP-15.7", "TP-15.9", "TP-15.13")
def test_quick_actions() -> None:
    assert refusal(table(PLACING), "quick") == "TP-15.6"
    assert refusal(table(player(corn=0), players=5, quick="stone"), "quick") == "TP-15.4"
    assert refusal(table(PLACING, players=5, quick="stone").play("quick"), "quick") == "TP-15.7"
    full = table(PLACING, player(on=["quick", "quick", "quick"]), players=5, quick="stone")
    assert refusal(full, "quick") == "TP-15.9"
    assert refusal(table(PLACING, players=5, quick="technology"), "quick") == "TP-15.13"


@pytest.mark.rule("TP-16.8", "TP-10.4", "TP-11.1", "TP-11.2")
def test_what_a_calamity_makes_dearer() -> None:
    market = table(player(corn=4, on=["uxmal 2"]), prophecy="gold_shortage").play("pick uxmal 2; use uxmal_2")
    assert refusal(market, "buy gold") == "TP-16.8"
    bonus = table(player(wood=1, extraction=3, on=["tikal 1"]), prophecy="gold_shortage")
    assert refusal(bonus.play("pick tikal 1; use tikal_1; advance extraction"), "take gold") == "TP-16.8"
    lore = table(player(agriculture=2, on=["palenque 3"]), prophecy="forgotten_lore", jungle={3: (0, 1)})
    assert refusal(lore.play("pick palenque 3; use palenque_3"), "harvest hidden") == "TP-10.4"
    row = ["civic_agriculture", "farm_small_1", "farm_small_2"]
    city = table(player(corn=4, wood=2, on=["tikal 2", "uxmal 4"]), row=row, prophecy="crowded_cities")
    twin = Table(city.state.copy())
    assert refusal(city.play("pick tikal 2; use tikal_2"), "build civic_agriculture") == "TP-11.1"
    assert refusal(twin.play("pick uxmal 4; use uxmal_4"), "build civic_agriculture") == "TP-11.2"


@pytest.mark.rule("TP-3.1", "TP-3.4", "TP-3.5", "TP-16.14")
def test_picking_up_while_placing() -> None:
    me = player(tribe="ah_chuy_kak", corn=20, workers=6, wood=1, on=["tikal 1", "tikal 2"])
    board = table(me, quick="technology").play("place palenque")
    assert refusal(board, "pick tikal 1") == "TP-3.1"
    assert refusal(board.play("place yaxchilan"), "pick palenque 0") == "TP-3.5"
    chosen = Table(board.state.copy()).play("quick")
    assert refusal(chosen, "pick tikal 1") == "TP-16.14"
    assert refusal(board.play("pick tikal 1; nothing"), "pick tikal 2") == "TP-3.4"


@pytest.mark.rule("TP-3.30", "TP-3.31")
def test_the_paired_gear() -> None:
    board = table(player(tribe="huracan", on=["yaxchilan 2", "chichen_itza 2"])).play("pick yaxchilan 2")
    assert refusal(board, "use palenque_1") == "TZ-7.14"
    assert refusal(board, "use palenque_3") == "TZ-7.9"
    assert refusal(board, "use tikal_1") == "TZ-7.4"


@pytest.mark.rule("TP-13.4", "TP-13.13")
def test_new_buildings() -> None:
    row = ["x_shrine_skull", "tomb_glory", "x_tomb_monument"]
    me = player(wood=3, stone=1, gold=5, on=["tikal 2"])
    board = table(me, row=row, monuments=["mon_wood_tiles", "mon_shrines"], day=16).play("pick tikal 2; use tikal_2")
    assert refusal(board, "build x_shrine_skull") == "TP-13.4"
    assert board.play("build x_tomb_monument").offers("monument") == ["mon_wood_tiles"]
    assert refusal(board, "monument mon_shrines") == "TZ-9.7"
    assert refusal(board, "build tomb_glory") == "TP-13.13"
