"""The eight new buildings, and renovation (New Buildings; New Building Effects)."""

from typing import Any

import pytest

from tests.tzolkin.build import TECHNOLOGIES, Table, fresh, player, table, tiles

RENOVATED = ["x_farm_corn_store", "x_tomb_seasons", "x_civic_gold_yard", "x_shrine_stone_yard"]
AGE_2 = 16

# building: category, age, cost (wood, stone, gold, skull), moves for its choices, what it gives at once
NEW: dict[str, tuple[str, int, tuple[int, int, int, int], str, dict[str, int]]] = {
    "x_farm_corn_store": ("farm", 1, (3, 0, 0, 0), "", {}),
    "x_tomb_seasons": ("tomb", 1, (2, 0, 1, 0), "", {}),
    "x_civic_gold_yard": ("civic", 1, (1, 2, 0, 0), "", {}),
    "x_shrine_stone_yard": ("shrine", 1, (0, 0, 2, 0), "", {}),
    "x_farm_great_harvest": ("farm", 2, (2, 0, 0, 0), "", {"corn": 8}),
    "x_tomb_monument": ("tomb", 2, (1, 0, 1, 0), "done", {"score": 1}),
    "x_civic_tech_swap": ("civic", 2, (1, 1, 0, 0), "", {}),
    "x_shrine_skull": ("shrine", 2, (0, 0, 1, 1), "climb chaac", {"score": 7, "chaac": 1}),
}


def site(tile: str, **me: Any) -> Table:
    """Return a worker about to construct at Tikal 2, with nine of everything, and a building in the row."""
    rich = {"wood": 9, "stone": 9, "gold": 9, "skull": 2, "corn": 9, "on": ["tikal 2"], **me}
    day = 3 if NEW[tile][1] == 1 else AGE_2
    return table(player(**rich), row=[tile], day=day).play("pick tikal 2; use tikal_2")


def for_corn(tile: str, **me: Any) -> Table:
    """Return a building of age 2 constructed at Uxmal 4, and a step on Chaac if it gives one."""
    board = table(player(**me, on=["uxmal 4"]), row=[tile], day=AGE_2)
    return board.resolve(f"pick uxmal 4; use uxmal_4; build {tile}; climb chaac")


def on_food_day(tile: str, day: int, **me: Any) -> Table:
    """Return a food day played through by the owner of a building."""
    return table(player(**{"corn": 6, "built": [tile], **me}), day=day).turn("place tikal").rest()


# -- the tiles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-1.3", "TP-13.1")
def test_four_more_buildings_of_each_age() -> None:
    deal = fresh(buildings=True).state.position()["deal"]
    assert isinstance(deal, dict)
    assert (len(deal["age_1"]), len(deal["age_2"])) == (14 + 4, 18 + 4)
    assert {tile for tile in deal["age_1"] if tile.startswith("x_")} == set(RENOVATED)
    assert {tile for tile in deal["age_2"] if tile.startswith("x_")} == set(NEW) - set(RENOVATED)


@pytest.mark.rule("TP-1.2")
def test_without_them_none_is_dealt() -> None:
    deal = fresh().state.position()["deal"]
    assert isinstance(deal, dict)
    assert (len(deal["age_1"]), len(deal["age_2"])) == (14, 18)


@pytest.mark.rule("TP-13.14", "TP-13.5")
@pytest.mark.parametrize("tile", NEW)
def test_each_building(tile: str) -> None:
    _, _, cost, choices, gives = NEW[tile]
    board = site(tile)
    gain = board.gain(f"build {tile}; {choices}")
    paid = dict(zip(("wood", "stone", "gold", "skull"), (-n for n in cost), strict=True))
    expected = {name: paid.get(name, 0) + gives.get(name, 0) for name in {*paid, *gives}}
    assert gain == {name: amount for name, amount in expected.items() if amount}
    assert (board.seat, board.built(0)) == (1, {tile})


@pytest.mark.rule("TP-13.14")
@pytest.mark.parametrize("tile", NEW)
def test_one_block_less_is_not_enough(tile: str) -> None:
    costs = dict(zip(("wood", "stone", "gold", "skull"), NEW[tile][2], strict=True))
    for good in (good for good, cost in costs.items() if cost):
        mine = player(**{**costs, good: costs[good] - 1}, corn=5, on=["tikal 6"])
        board = table(mine, row=[tile], day=3 if NEW[tile][1] == 1 else AGE_2).play("pick tikal 6")
        if "tikal_2" in board.offers("use"):
            board.play("use tikal_2")
        assert tile not in {*board.offers("build"), *board.built(0)}


@pytest.mark.rule("TP-13.14")
@pytest.mark.parametrize("tile", NEW)
def test_the_category_of_each_building(tile: str) -> None:
    counted = {"tomb": "mon_tombs", "civic": "mon_civics", "shrine": "mon_shrines"}
    for category, monument in counted.items():
        board = table(player(corn=12, built=[tile], monuments=[monument]), day=27).rest()
        assert board.state.breakdown(0)["monuments"] == (8 if NEW[tile][0] == category else 4)


# -- goods on food days -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-13.2")
@pytest.mark.parametrize("day", [8, 14, 21])
@pytest.mark.parametrize(("tile", "good"), [("x_civic_gold_yard", "gold"), ("x_shrine_stone_yard", "stone")])
def test_a_block_on_each_food_day(tile: str, good: str, day: int) -> None:
    assert getattr(on_food_day(tile, day)[0], good) == 1
    assert getattr(on_food_day(tile, day - 1)[0], good) == 0


@pytest.mark.rule("TP-13.2")
def test_corn_of_the_store_feeds_at_once() -> None:
    board = on_food_day("x_farm_corn_store", 8, corn=3)
    assert (board[0].corn, board[0].score) == (0, 0)


@pytest.mark.rule("TP-13.2")
def test_on_the_last_food_day_too() -> None:
    board = on_food_day("x_civic_gold_yard", 27)
    assert board.state.over
    assert board.state.breakdown(0)["corn"] == 1  # a gold is four corn, a quarter point each


@pytest.mark.rule("TP-13.2")
def test_not_before_the_turns_of_that_day_are_over() -> None:
    board = table(player(corn=6, built=["x_civic_gold_yard"]), day=8).turn("place tikal")
    assert board[0].gold == 0
    assert board.rest()[0].gold == 1


@pytest.mark.rule("TP-13.3")
@pytest.mark.parametrize(("day", "wood", "skull"), [(8, 1, 0), (14, 1, 0), (21, 0, 1)])
def test_the_tomb_of_the_seasons(day: int, wood: int, skull: int) -> None:
    board = on_food_day("x_tomb_seasons", day)
    assert (board[0].wood, board[0].skull) == (wood, skull)


@pytest.mark.rule("TP-13.3")
def test_the_tomb_of_the_seasons_on_the_last_food_day() -> None:
    board = on_food_day("x_tomb_seasons", 27)
    assert (board.state.breakdown(0)["skulls"], board.state.breakdown(0)["corn"]) == (3, 0)


@pytest.mark.rule("TP-13.2", "TP-5.1", "TP-9.4")
@pytest.mark.parametrize(("answer", "gold", "corn"), [("accept", 1, 0), ("refuse", 0, 1)])
def test_a_calamity_binds_the_goods_of_buildings(answer: str, gold: int, corn: int) -> None:
    me = player(corn=7, built=["x_civic_gold_yard"])
    board = table(me, day=14, prophecies=["gold_shortage"]).turn("place tikal").idle().idle().idle()
    assert board.legal() == ["accept", "refuse"]
    board.play(answer)
    assert (board[0].gold, board[0].corn) == (gold, corn)
    assert board.state.breakdown(0)["unfed_workers"] == 0


# -- renovation -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-12.1")
def test_only_the_new_buildings_of_age_1_can_be_renovated() -> None:
    built = [*RENOVATED, "farm_small_1", "tomb_builder", "x_farm_great_harvest"]
    board = table(player(wood=9, stone=9, gold=9, built=built, on=["tikal 2"]), row=["tomb_glory"], day=AGE_2)
    assert board.play("pick tikal 2; use tikal_2").offers("renovate") == RENOVATED


# old tile, new tile, blocks still to pay (wood, stone, gold)
COMMON = [
    ("x_farm_corn_store", "civic_tech_stone", (0, 0, 0)),  # wood 3, wood 3
    ("x_farm_corn_store", "farm_large_1", (0, 0, 0)),  # wood 3, wood 2: one wood is lost
    ("x_farm_corn_store", "tomb_glory", (0, 0, 2)),  # wood 3, wood 1 gold 2: two wood are lost
    ("x_tomb_seasons", "tomb_glory", (0, 0, 1)),  # wood 2 gold 1, wood 1 gold 2
    ("x_civic_gold_yard", "tomb_three_gods", (0, 0, 1)),  # wood 1 stone 2, wood 1 stone 2 gold 1
    ("x_shrine_stone_yard", "shrine_quetzalcoatl", (0, 0, 1)),  # gold 2, gold 3
]


@pytest.mark.rule("TP-12.2", "TP-12.3", "TP-16.10")
@pytest.mark.parametrize(("old", "new", "rest"), COMMON)
def test_blocks_in_common_are_paid(old: str, new: str, rest: tuple[int, int, int]) -> None:
    wood, stone, gold = rest
    me = player(wood=wood, stone=stone, gold=gold, built=[old], on=["tikal 2"])
    board = table(me, row=[new], day=AGE_2)
    board.resolve(f"pick tikal 2; use tikal_2; renovate {old}; build {new}")
    assert board.built(0) == {new}
    given = {"civic_tech_stone": (0, 1, 0)}.get(new, (0, 0, 0))
    assert (board[0].wood, board[0].stone, board[0].gold) == given


@pytest.mark.rule("TP-12.9")
def test_nobody_has_to_renovate() -> None:
    me = player(wood=2, built=["x_farm_corn_store"], on=["tikal 2"])
    board = table(me, row=["farm_large_1"], day=AGE_2).resolve("pick tikal 2; use tikal_2; build farm_large_1")
    assert (board[0].wood, board.built(0)) == (0, {"x_farm_corn_store", "farm_large_1"})


@pytest.mark.rule("TP-12.4")
def test_uxmal_4_takes_the_discount_first() -> None:
    me = player(corn=4, built=["x_farm_corn_store"], on=["uxmal 4"])
    board = table(me, row=["tomb_any_action"], day=AGE_2)  # wood 2, stone 1, gold 1
    board.play("pick uxmal 4; use uxmal_4; renovate x_farm_corn_store; build tomb_any_action")
    assert (board[0].corn, board.built(0)) == (0, {"tomb_any_action"})


@pytest.mark.rule("TP-12.5", "TP-16.10")
def test_one_building_for_one_construction() -> None:
    me = player(wood=9, stone=9, gold=9, built=["x_farm_corn_store", "x_tomb_seasons"], on=["tikal 2"])
    board = table(me, row=["tomb_glory"], day=AGE_2).play("pick tikal 2; use tikal_2; renovate x_farm_corn_store")
    assert board.offers("renovate") == []


@pytest.mark.rule("TP-12.5")
def test_two_constructions_of_tikal_4_may_each_have_one() -> None:
    me = player(gold=3, built=["x_farm_corn_store", "x_tomb_seasons"], on=["tikal 4"])
    board = table(me, row=["tomb_glory", "civic_tech_stone"], day=AGE_2).play("pick tikal 4; use tikal_4")
    board.play("renovate x_tomb_seasons; build tomb_glory; renovate x_farm_corn_store; build civic_tech_stone")
    assert (board.built(0), board[0].gold) == ({"tomb_glory", "civic_tech_stone"}, 2)


@pytest.mark.rule("TP-12.6")
def test_a_building_torn_down_counts_nowhere() -> None:
    me = player(wood=0, gold=1, built=["x_tomb_seasons"], monuments=["mon_constructions", "mon_tombs"], on=["tikal 2"])
    board = table(me, row=["tomb_glory"], day=27)
    board.resolve("pick tikal 2; use tikal_2; renovate x_tomb_seasons; build tomb_glory").rest()
    # two monuments and one building at 2 points; two tombs among the monuments and one building at 4
    assert board.state.breakdown(0)["monuments"] == 2 * 3 + 4 * 3


@pytest.mark.rule("TP-12.6", "TP-11.5")
def test_a_building_torn_down_does_not_count_for_a_prophecy() -> None:
    me = player(corn=30, stone=1, built=["x_farm_corn_store", "farm_small_1", "farm_small_2"], on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], day=14, prophecies=["crowded_cities"])
    board.resolve("pick tikal 2; use tikal_2; renovate x_farm_corn_store; build civic_agriculture").rest()
    assert board.built(0) == {"farm_small_1", "farm_small_2", "civic_agriculture"}
    assert board.state.breakdown(0)["prophecies"] == 0  # four would be six points


@pytest.mark.rule("TP-12.7")
def test_a_building_torn_down_gives_nothing_on_food_days() -> None:
    me = player(corn=6, gold=1, built=["x_civic_gold_yard"], on=["tikal 2"])
    board = table(me, row=["tomb_three_gods"], day=21)
    board.resolve("pick tikal 2; use tikal_2; renovate x_civic_gold_yard; build tomb_three_gods").rest()
    assert board[0].gold == 0


@pytest.mark.rule("TP-12.8")
def test_a_monument_is_paid_that_way_too() -> None:
    me = player(wood=1, stone=2, built=["x_tomb_seasons"], on=["tikal 4"])
    board = table(me, monuments=["mon_tombs"])  # wood 3, stone 2, gold 1
    board.resolve("pick tikal 4; use tikal_4; renovate x_tomb_seasons; monument mon_tombs")
    assert (board.built(0), board[0].wood, board[0].stone, board[0].gold) == ({"mon_tombs"}, 0, 0, 0)


@pytest.mark.rule("TP-12.10")
def test_only_own_buildings_are_torn_down() -> None:
    me, other = player(wood=9, on=["tikal 2"]), player(built=["x_farm_corn_store"])
    board = table(me, other, row=["farm_large_1", "farm_large_2"], day=AGE_2).play("pick tikal 2; use tikal_2")
    assert board.offers("renovate") == []


@pytest.mark.rule("TP-12.2", "TP-12.9")
def test_architecture_saves_a_block_of_what_is_left() -> None:
    me = player(architecture=3, built=["x_civic_gold_yard"], on=["tikal 2"])
    board = table(me, row=["tomb_three_gods"], day=AGE_2)
    board.resolve("pick tikal 2; use tikal_2; renovate x_civic_gold_yard; build tomb_three_gods")
    assert (board.built(0), board[0].gold, board[0].score) == ({"tomb_three_gods"}, 0, 3 + 2)


# -- the skull shrine -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-13.4")
def test_the_skull_shrine_needs_a_skull() -> None:
    board = table(player(gold=1, wood=9, on=["tikal 2"]), row=["x_shrine_skull", "farm_large_1"], day=AGE_2)
    assert "x_shrine_skull" not in board.play("pick tikal 2; use tikal_2").offers("build")


@pytest.mark.rule("TP-13.5")
def test_the_skull_stays_on_the_shrine() -> None:
    board = site("x_shrine_skull").play("build x_shrine_skull; climb kukulcan")
    assert (board[0].skull, board.cells.skull_bank) == (1, 13 - 2)
    assert (board[0].score, board[0].kukulcan) == (7, 1)


@pytest.mark.rule("TP-13.6")
def test_the_skull_counts_as_placed() -> None:
    me, other = player(corn=6, monuments=["mon_placed_skulls"]), player(built=["x_shrine_skull"])
    board = table(me, other, skulls_on={1: 2, 5: 1}, day=27).rest()
    assert board.state.breakdown(0)["monuments"] == 3 * 3


@pytest.mark.rule("TP-13.7")
def test_theology_works_at_the_skull_shrine() -> None:
    board = site("x_shrine_skull", theology=2).play("build x_shrine_skull; climb chaac; pay stone; climb kukulcan")
    assert (board[0].stone, board[0].chaac, board[0].kukulcan, board.seat) == (8, 1, 1, 1)
    board = site("x_shrine_skull", theology=1).play("build x_shrine_skull; climb chaac")
    assert (board[0].stone, board.seat) == (9, 1)


@pytest.mark.rule("TP-13.8")
def test_the_skull_shrine_at_uxmal_4() -> None:
    board = for_corn("x_shrine_skull", corn=2, skull=1)
    assert (board[0].corn, board[0].skull, board[0].score, board[0].chaac) == (0, 0, 7, 1)
    without = table(player(corn=9, on=["uxmal 4"]), row=["x_shrine_skull", "farm_large_1"], day=AGE_2)
    assert "x_shrine_skull" not in without.play("pick uxmal 4; use uxmal_4").offers("build")


@pytest.mark.rule("TP-13.9")
def test_architecture_does_not_save_the_skull() -> None:
    board = site("x_shrine_skull", architecture=3, gold=0, skull=1).play("build x_shrine_skull; climb chaac")
    assert (board[0].gold, board[0].skull, board[0].score) == (0, 0, 7 + 2)
    without = table(
        player(gold=1, wood=9, architecture=3, on=["tikal 2"]), row=["x_shrine_skull", "farm_large_1"], day=AGE_2
    )
    assert "x_shrine_skull" not in without.play("pick tikal 2; use tikal_2").offers("build")
    corn = for_corn("x_shrine_skull", corn=0, skull=1, architecture=3)  # two corn less, and one from architecture
    assert (corn[0].corn, corn[0].skull, corn[0].score) == (1, 0, 9)


# -- the technology swap and the monument tomb ------------------------------------------------------------------------


@pytest.mark.rule("TP-13.10", "TP-16.12")
def test_the_technology_swap() -> None:
    board = site("x_civic_tech_swap", agriculture=2, theology=1).play("build x_civic_tech_swap")
    assert board.offers("swap") == ["agriculture", "theology"]
    board.play("swap agriculture")
    assert [getattr(board[0], name) for name in TECHNOLOGIES] == [1, 1, 1, 2]
    assert (board[0].wood, board[0].stone, board[0].gold, board.seat) == (8, 8, 9, 1)


@pytest.mark.rule("TP-13.11")
def test_the_technology_swap_gives_a_bonus_at_level_3() -> None:
    board = site("x_civic_tech_swap", agriculture=1, theology=3, architecture=3, skull=0)
    gain = board.gain("build x_civic_tech_swap; spare wood; swap agriculture")
    # architecture 3 saves the wood and gives a corn, two points; its bonus is three more
    assert gain == {"stone": -1, "corn": 1, "agriculture": -1, "extraction": 1, "score": 2 + 3, "skull": 1}


@pytest.mark.rule("TP-13.12")
def test_the_technology_swap_without_any_level() -> None:
    board = site("x_civic_tech_swap").play("build x_civic_tech_swap")
    assert [getattr(board[0], name) for name in TECHNOLOGIES] == [0, 0, 0, 0]
    assert (board.built(0), board.seat) == ({"x_civic_tech_swap"}, 1)


@pytest.mark.rule("TP-13.10", "TP-10.2")
def test_the_technology_swap_under_teacher_shortage() -> None:
    me = player(wood=1, stone=2, agriculture=2, on=["tikal 2"])
    board = table(me, row=["x_civic_tech_swap"], day=AGE_2, prophecies=["drought", "teacher_shortage"])
    board.resolve("pick tikal 2; use tikal_2; build x_civic_tech_swap; swap agriculture; refuse; pay stone")
    assert (board[0].agriculture, sorted(getattr(board[0], name) for name in TECHNOLOGIES)) == (1, [0, 0, 1, 1])
    assert board[0].stone == 0


@pytest.mark.rule("TP-13.13")
def test_the_monument_tomb() -> None:
    me = player(wood=4, stone=2, gold=2, architecture=1, on=["tikal 2"])
    board = table(me, row=["x_tomb_monument"], monuments=["mon_tombs"], day=AGE_2)
    board.play("pick tikal 2; use tikal_2; build x_tomb_monument")
    assert board.legal() == ["done", "monument mon_tombs"]
    board.play("monument mon_tombs")
    assert (board.built(0), board[0].score) == ({"x_tomb_monument", "mon_tombs"}, 1)
    assert (board[0].wood, board[0].stone, board[0].gold, board[0].corn) == (0, 0, 0, 1)


@pytest.mark.rule("TP-13.13")
def test_the_monument_tomb_without_the_price_of_a_monument() -> None:
    board = table(player(wood=1, gold=1, on=["tikal 2"]), row=["x_tomb_monument"], day=AGE_2)
    board.resolve("pick tikal 2; use tikal_2; build x_tomb_monument")
    assert (board.built(0), board[0].score, board.seat) == ({"x_tomb_monument"}, 1, 1)


@pytest.mark.rule("TP-13.14")
def test_all_eight_are_here() -> None:
    assert {tile["id"] for tile in tiles("new_buildings")} == set(NEW)


@pytest.mark.rule("TZ-18.19", "TP-12.2")
def test_a_building_whose_blocks_are_all_there_never_brings_corn_at_uxmal() -> None:
    me = player(corn=3, architecture=3, built=["x_farm_corn_store"], on=["uxmal 4"])
    board = table(me, row=["farm_large_1"], day=AGE_2).play("pick uxmal 4; use uxmal_4; renovate x_farm_corn_store")
    gained = board.gain("build farm_large_1")
    assert gained["corn"] == 1  # from architecture 1, and nothing for the two corn that level 3 would save
