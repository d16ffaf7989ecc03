"""Every worked example of the expansion's rulebook, as a position and its numbers."""

import pytest

from tests.tzolkin.build import Table, player, table
from tests.tzolkin.test_starting_player import through

GOLD = "pick yaxchilan 5; use yaxchilan_5; "


@pytest.mark.rule("TP-5.3", "TP-5.5", "TP-9.1", "TP-9.2")
@pytest.mark.parametrize("corn", [0, 1])
@pytest.mark.parametrize(("answer", "gold", "kept"), [("refuse", 0, 2), ("accept", 1, 1)])
def test_gold_shortage_at_yaxchilan_5(answer: str, gold: int, kept: int, corn: int) -> None:
    board = table(player(corn=corn, on=["yaxchilan 5"]), prophecy="gold_shortage").play(GOLD + answer)
    assert (board[0].gold, board[0].stone, board[0].corn) == (gold, 1, kept + corn)


@pytest.mark.rule("TP-5.4", "TP-9.1", "TP-9.2", "TP-16.7")
@pytest.mark.parametrize(
    ("answers", "gold", "kept"), [("refuse", 0, 2), ("accept; refuse", 1, 1), ("accept; accept", 2, 0)]
)
def test_gold_shortage_with_the_third_level_of_extraction(answers: str, gold: int, kept: int) -> None:
    board = table(player(extraction=3, on=["yaxchilan 5"]), prophecy="gold_shortage").play(GOLD + answers)
    assert (board[0].gold, board[0].stone, board[0].corn) == (gold, 2, kept)


@pytest.mark.rule("TP-4.2", "TP-4.3")
def test_the_quarters_of_the_prophecies() -> None:
    order = ["drought", "hunger", "gold_shortage"]
    held = [table(day=day, prophecies=order).calamity for day in (8, 9, 14, 15, 21, 22, 27)]
    assert held == [None, "drought", "drought", "hunger", "hunger", "gold_shortage", "gold_shortage"]


@pytest.mark.rule("TP-4.4")
def test_a_food_day_one_tooth_later() -> None:
    order = ["drought", "hunger", "gold_shortage"]
    board = through(table(*[player(corn=30)] * 4, day=20, prophecies=order)).play("days 2")
    assert (board.cells.day, board.calamity) == (22, "hunger")
    board.rest()
    assert (board.cells.day, board.calamity) == (23, "gold_shortage")


BLUE, GREEN, NEW = "x_shrine_stone_yard", "x_civic_gold_yard", "tomb_three_gods"


def renovating(action: str, torn_down: str, **goods: int) -> Table:
    """Construct the building of the example with Tikal 2 or Uxmal 4, having torn down one of two or none."""
    me = player(built=[BLUE, GREEN], on=[action], **goods)
    moves = [f"pick {action}", f"use {action.replace(' ', '_')}", f"renovate {torn_down}", f"build {NEW}"]
    return table(me, row=[NEW], day=16).resolve("; ".join(moves))


@pytest.mark.rule("TP-12.2", "TP-12.3", "TP-12.5", "TP-12.9")
@pytest.mark.parametrize(("torn_down", "wood", "stone", "gold"), [("", 1, 2, 1), (BLUE, 1, 2, 0), (GREEN, 0, 0, 1)])
def test_green_has_three_options(torn_down: str, wood: int, stone: int, gold: int) -> None:
    board = renovating("tikal 2", torn_down, wood=wood, stone=stone, gold=gold)
    assert board.built(0) == {BLUE, GREEN, NEW} - {torn_down}
    assert (board[0].wood, board[0].stone, board[0].gold) == (0, 0, 0)


@pytest.mark.rule("TP-12.4")
@pytest.mark.parametrize(("torn_down", "corn"), [("", 8), (BLUE, 6), (GREEN, 2)])
def test_green_pays_six_or_two_corn(torn_down: str, corn: int) -> None:
    board = renovating("uxmal 4", torn_down, corn=corn)
    assert (board.built(0), board[0].corn) == ({BLUE, GREEN, NEW} - {torn_down}, 0)


@pytest.mark.rule("TP-12.5")
def test_green_cannot_discard_both() -> None:
    me = player(built=[BLUE, GREEN], wood=1, stone=2, gold=1, on=["tikal 2"])
    for torn_down in (BLUE, GREEN):
        board = table(me, row=[NEW], day=16).play(f"pick tikal 2; use tikal_2; renovate {torn_down}")
        assert board.offers("renovate") == []


@pytest.mark.rule("TP-15.17")
def test_four_or_five_tiles_are_gone_on_the_first_food_day() -> None:
    order = ["stone", "corn", "market", "build", "technology", "technology", "wood_corn"]
    board = table(*[player(corn=30)] * 5, players=5, day=7, quick=order)
    later = Table(board.state.copy())
    board.rest()
    assert (board.cells.day, board.quick_action) == (8, order[3])  # the fourth lies on the board, three on the gear
    through(later).play("days 2")
    assert (later.cells.day, later.quick_action) == (9, order[4])


@pytest.mark.rule("TP-15.19")
def test_the_last_tile_for_three_rounds() -> None:
    last = ["corn", "stone", "gold", "technology", "market", "build"]
    board = table(*[player(corn=30)] * 5, players=5, day=24, quick_2=last)
    seen = []
    while not board.state.over:
        seen.append((board.cells.day, board.quick_action))
        board.rest()
    assert seen == [(24, "market"), (25, "build"), (26, "build"), (27, "build")]


@pytest.mark.rule("TP-17.1", "TP-17.2", "TP-17.3", "TP-17.4")
def test_three_workers_with_three_farms_in_hunger_cost_two_corn() -> None:
    farms = ["farm_common_1", "farm_common_2", "farm_small_1"]
    board = table(player(corn=9, built=farms), day=14, prophecies=["hunger"]).turn("place tikal").rest()
    assert (board[0].corn, board.state.breakdown(0)["unfed_workers"]) == (9 - 2, 0)


@pytest.mark.rule("TP-17.2", "TP-17.3", "TP-3.46")
def test_five_workers_of_yaluk_in_hunger_cost_five_corn() -> None:
    farms = ["farm_large_1", "farm_large_2", "farm_common_1"]
    me = player(tribe="yaluk", workers=5, corn=9, built=farms)
    board = table(me, day=21, prophecies=["drought", "hunger"]).turn("place tikal").rest()
    assert (board[0].corn, board.state.breakdown(0)["unfed_workers"]) == (9 - 5, 0)


@pytest.mark.rule("TP-3.8")
def test_ahau_chamahez_on_tikal_5() -> None:
    me = player(tribe="ahau_chamahez", corn=1, wood=6, on=["tikal 5"])
    board = table(me, row=["farm_small_1", "civic_agriculture"]).play("pick tikal 5")
    assert {"tikal_1", "tikal_2", "tikal_3", "tikal_4"} <= set(board.offers("ahead"))
    board.play("ahead tikal_1; advance theology")
    assert (board[0].corn, board[0].wood, board[0].theology) == (0, 5, 1)


@pytest.mark.rule("TP-3.18", "TP-3.20")
@pytest.mark.parametrize("space", [6, 7])
def test_balam_on_yaxchilan_6_or_7(space: int) -> None:
    board = table(player(tribe="balam", on=[f"yaxchilan {space}"]))
    assert board.gain(f"pick yaxchilan {space}; use yaxchilan_4") == {"skull": 1, "corn": 1}


@pytest.mark.rule("TP-3.14", "TP-3.16")
def test_bacab_begins_with_two_and_begs_for_four() -> None:
    board = table(player(), player(tribe="bacab", corn=0, chaac=1)).idle()
    assert (board[1].corn, board[1].chaac) == (2, 1)
    board.play("beg; anger chaac")
    assert (board[1].corn, board[1].chaac) == (4, 0)


FIVES = [f"{gear} {space}" for gear in ("palenque", "tikal") for space in range(5)]


@pytest.mark.rule("TP-3.22")
def test_cit_bolon_tum_on_space_5_pays_three() -> None:
    board = table(player(tribe="cit_bolon_tum", corn=3), player(on=FIVES[:5])).play("cheap palenque")
    assert (board.on("palenque")[5], board[0].corn) == (0, 0)


@pytest.mark.rule("TP-3.23")
@pytest.mark.parametrize("moves", ["cheap palenque; place tikal", "place palenque; cheap tikal"])
def test_cit_bolon_tum_on_two_spaces_5_pays_nine(moves: str) -> None:
    board = table(player(tribe="cit_bolon_tum", corn=9), player(on=FIVES[:5]), player(on=FIVES[5:])).play(moves)
    assert (board[0].corn, board.on("palenque")[5], board.on("tikal")[5]) == (0, 0, 0)


@pytest.mark.rule("TP-3.25", "TP-3.27")
def test_cit_bolon_tum_is_pushed_from_6_to_8_and_then_off() -> None:
    board = through(table(player(), player(tribe="cit_bolon_tum", on=["palenque 6"]), day=2)).play("days 2")
    assert board.on("palenque")[8] == 1
    assert board.rest().on("palenque") == {}


@pytest.mark.rule("TP-3.29", "TP-3.30")
def test_huracan_on_palenque_4() -> None:
    board = table(player(tribe="huracan", corn=1, on=["palenque 4"])).play("pick palenque 4")
    assert board.offers("use") == ["palenque_3", "palenque_4", "yaxchilan_3", "yaxchilan_4"]
    assert board.gain("use yaxchilan_3", 0) == {"gold": 1, "corn": 2 - 1}


@pytest.mark.rule("TP-3.33", "TP-3.34")
def test_itzamna_takes_a_skull_without_theology() -> None:
    me = player(tribe="itzamna", wood=1, agriculture=3, on=["tikal 1"])
    board = table(me).play("pick tikal 1; use tikal_1; advance agriculture; bonus theology")
    assert (board[0].wood, board[0].skull, board[0].theology) == (0, 1, 0)


@pytest.mark.rule("TP-15.13")
def test_a_quick_building_needs_its_blocks_and_a_corn() -> None:
    def offered(**goods: int) -> bool:
        return "quick" in table(player(**goods), players=5, day=2, quick="build", row=["farm_small_1"]).legal()

    assert offered(corn=2, wood=1)
    assert not offered(corn=1, wood=1)
    assert not offered(corn=9, stone=9)


@pytest.mark.rule("TP-15.14")
def test_extraction_does_not_help_a_quick_wood() -> None:
    board = table(player(corn=1, extraction=1), players=5, day=2, quick="wood_corn")
    assert board.gain("quick", 0) == {"wood": 1}  # the corn it cost came back


@pytest.mark.rule("TP-13.8")
def test_the_skull_shrine_for_two_corn_and_a_skull() -> None:
    board = table(player(corn=2, skull=1, on=["uxmal 4"]), row=["x_shrine_skull"], day=16)
    board.resolve("pick uxmal 4; use uxmal_4; build x_shrine_skull")
    assert (board[0].corn, board[0].skull, board.built(0)) == (0, 0, {"x_shrine_skull"})
