"""A refused move of the expansion names the rule that forbids it, and changes nothing."""

import pytest

from tests.tzolkin.build import fresh, player, table
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
