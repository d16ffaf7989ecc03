"""Tikal: technologies, buildings, monuments and temples."""

import pytest

from tests.tzolkin.build import player, table

ROW = [
    "farm_small_1",
    "civic_agriculture",
    "civic_agriculture_stone",
    "civic_extraction_corn",
    "shrine_architecture",
    "tomb_builder",
]


@pytest.mark.rule("TZ-12.1", "TZ-9.1", "TZ-9.2")
@pytest.mark.parametrize("technology", ["agriculture", "extraction", "architecture", "theology"])
def test_action_1_advances_one_level(technology: str) -> None:
    board = table(player(stone=2, on=["tikal 1"]))
    assert board.gain(f"pick tikal 1; use tikal_1; advance {technology}") == {"stone": -1, technology: 1}
    assert board.seat == 1


@pytest.mark.rule("TZ-9.2", "TZ-9.3", "TZ-9.4", "TZ-9.5")
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_the_price_of_an_advance(level: int, price: int) -> None:
    board = table(player(gold=price, architecture=level, on=["tikal 1"]))
    board.play("pick tikal 1; use tikal_1; advance architecture")
    assert (board[0].gold, board[0].architecture) == (0, min(3, level + 1))
    poor = table(player(gold=price - 1, architecture=level, agriculture=3, on=["tikal 1"])).play("pick tikal 1")
    assert poor.seat == 1 if price == 1 else "architecture" not in poor.play("use tikal_1").offers("advance")


@pytest.mark.rule("TZ-9.3", "TZ-23.5")
def test_blocks_of_any_mixture_pay_in_the_order_wood_stone_gold() -> None:
    board = table(player(wood=1, stone=1, gold=1, theology=1, on=["tikal 1"]))
    board.play("pick tikal 1; use tikal_1; advance theology")
    assert board.offers("pay") == ["wood", "stone"]
    board.play("pay stone")
    assert (board[0].wood, board[0].stone, board[0].gold, board[0].theology) == (1, 0, 0, 2)


@pytest.mark.rule("TZ-1.1", "TZ-9.2")
def test_corn_and_skulls_are_no_blocks() -> None:
    board = table(player(corn=9, skull=3, on=["tikal 1"])).play("pick tikal 1")
    assert board.seat == 1


@pytest.mark.rule("TZ-9.5", "TZ-9.6")
def test_the_bonus_again_and_again() -> None:
    board = table(player(wood=2, architecture=3, on=["tikal 3"]))
    gain = board.gain("pick tikal 3; use tikal_3; advance architecture; advance architecture")
    assert gain == {"wood": -2, "score": 6}
    assert board[0].architecture == 3


@pytest.mark.rule("TZ-12.2", "TZ-9.7", "TZ-9.8", "TZ-1.4")
def test_action_2_constructs_one_building() -> None:
    board = table(player(wood=2, stone=2, on=["tikal 2"]), row=ROW).play("pick tikal 2; use tikal_2")
    assert board.offers("build") == ["farm_small_1", "civic_agriculture", "civic_extraction_corn"]
    assert board.gain("build civic_extraction_corn") == {"wood": -1, "stone": -1, "extraction": 1, "corn": 1}
    assert board.built(0) == {"civic_extraction_corn"}
    assert "civic_extraction_corn" not in board.row
    assert board.seat == 1


@pytest.mark.rule("TZ-9.7")
def test_other_blocks_do_not_help() -> None:
    board = table(player(stone=9, corn=9, on=["tikal 2"]), row=ROW).play("pick tikal 2")
    assert "tikal_2" not in board.offers("use")


@pytest.mark.rule("TZ-12.3", "TZ-12.4")
def test_action_3_advances_once_or_twice() -> None:
    once = table(player(wood=9, on=["tikal 3"])).play("pick tikal 3; use tikal_3; advance theology; done")
    assert (once[0].wood, once[0].theology) == (8, 1)
    apart = table(player(wood=9, on=["tikal 3"])).play(
        "pick tikal 3; use tikal_3; advance theology; advance extraction"
    )
    assert (apart[0].wood, apart[0].theology, apart[0].extraction) == (7, 1, 1)
    twice = table(player(wood=9, on=["tikal 3"])).play("pick tikal 3; use tikal_3; advance theology; advance theology")
    assert (twice[0].wood, twice[0].theology, twice.seat) == (6, 2, 1)


@pytest.mark.rule("TZ-12.3")
def test_action_3_stops_when_no_block_is_left() -> None:
    board = table(player(wood=2, on=["tikal 3"])).play("pick tikal 3; use tikal_3; advance theology")
    assert "theology" not in board.offers("advance")
    assert board.play("advance extraction").seat == 1


@pytest.mark.rule("TZ-12.5", "TZ-9.10", "TZ-4.7")
def test_action_4_constructs_one_or_two_and_the_row_is_refilled_after_the_turn() -> None:
    board = table(player(wood=9, on=["tikal 4", "tikal 1"]), row=ROW)
    board.play("pick tikal 4; use tikal_4; build farm_small_1")
    assert board.row == ROW[1:]
    assert "done" in board.legal()
    board.play("build civic_agriculture")
    assert board[0].wood == 6
    assert board.row == ROW[2:]
    board.play("done")
    assert len(board.row) == 6
    assert board.row != ROW
    once = table(player(wood=9, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4; build farm_small_1; done")
    assert (once[0].wood, once.seat, len(once.row)) == (8, 1, 6)


@pytest.mark.rule("TZ-12.6", "TZ-9.9", "TZ-17.7")
def test_action_4_constructs_one_monument_instead() -> None:
    offered = ["mon_constructions", "mon_tombs"]
    board = table(player(wood=9, stone=9, gold=9, on=["tikal 4"]), row=ROW, monuments=offered)
    board.play("pick tikal 4; use tikal_4")
    assert board.offers("monument") == ["mon_tombs", "mon_constructions"]
    assert board.gain("monument mon_constructions") == {"wood": -1, "stone": -3, "gold": -2}
    assert board.seat == 1
    assert board.monuments == ["mon_tombs"]
    assert board.built(0) == {"mon_constructions"}


@pytest.mark.rule("TZ-12.6")
def test_no_monument_after_a_building() -> None:
    board = table(player(wood=9, stone=9, gold=9, on=["tikal 4"]), row=ROW, monuments=["mon_tombs"])
    board.play("pick tikal 4; use tikal_4; build farm_small_1")
    assert board.offers("monument") == []


@pytest.mark.rule("TZ-12.7", "TZ-12.8", "TZ-23.9", "TZ-18.16", "TZ-18.17")
def test_architecture_on_the_first_of_two() -> None:
    board = table(player(wood=9, architecture=2, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4")
    assert board.gain("build farm_small_1") == {"wood": -1, "feed_workers": 1, "corn": 1, "score": 2}
    assert board.gain("build civic_agriculture", 0) == {"wood": -2, "agriculture": 1}


@pytest.mark.rule("TZ-12.7", "TZ-12.8", "TZ-23.9")
def test_architecture_on_the_second_of_two() -> None:
    board = table(player(wood=9, architecture=2, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4")
    assert board.gain("plain farm_small_1") == {"wood": -1, "feed_workers": 1}
    assert board.gain("build civic_agriculture", 0) == {"wood": -2, "agriculture": 1, "corn": 1, "score": 2}


@pytest.mark.rule("TZ-12.7", "TZ-18.18")
def test_the_second_building_costs_its_full_price() -> None:
    board = table(player(wood=2, architecture=3, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4")
    board.play("build farm_small_1")
    assert board[0].wood == 2
    assert "civic_agriculture_stone" not in board.offers("build")
    board.play("build civic_agriculture")
    assert board[0].wood == 0


@pytest.mark.rule("TZ-12.15")
def test_a_single_building_has_architecture() -> None:
    board = table(player(wood=9, architecture=2, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4")
    assert board.gain("build farm_small_1; done") == {"wood": -1, "feed_workers": 1, "corn": 1, "score": 2}
    two = table(player(wood=9, architecture=2, on=["tikal 2"]), row=ROW).play("pick tikal 2; use tikal_2")
    assert two.offers("plain") == []


@pytest.mark.rule("TZ-12.9")
def test_goods_of_the_first_building_pay_for_the_second() -> None:
    board = table(player(wood=4, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4")
    assert "civic_extraction_corn" not in board.offers("build")
    board.play("build civic_agriculture_stone")
    assert "civic_extraction_corn" in board.offers("build")


@pytest.mark.rule("TZ-12.10")
def test_a_new_architecture_level_works_on_the_second_building() -> None:
    board = table(player(wood=1, gold=1, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4")
    assert board.gain("build shrine_architecture") == {"gold": -1, "architecture": 1}
    assert board.gain("build farm_small_1", 0) == {"wood": -1, "feed_workers": 1, "corn": 1}


@pytest.mark.rule("TZ-12.10", "TZ-12.8")
def test_a_new_level_works_on_the_second_only_if_none_worked_on_the_first() -> None:
    me = player(wood=1, gold=1, architecture=1, on=["tikal 4"])
    used = table(me, row=ROW).play("pick tikal 4; use tikal_4; build shrine_architecture")
    assert used.gain("build farm_small_1", 0) == {"wood": -1, "feed_workers": 1}
    kept = table(me, row=ROW).play("pick tikal 4; use tikal_4; plain shrine_architecture")
    assert kept.gain("build farm_small_1", 0) == {"wood": -1, "feed_workers": 1, "corn": 1, "score": 2}


@pytest.mark.rule("TZ-12.11", "TZ-12.16", "TZ-21.9")
def test_a_building_granted_by_the_first_comes_before_the_second() -> None:
    board = table(player(wood=9, gold=9, architecture=1, on=["tikal 4"]), row=ROW)
    board.play("pick tikal 4; use tikal_4; build tomb_builder; climb chaac")
    assert board[0].corn == 1
    assert board.gain("build farm_small_1") == {"wood": -1, "feed_workers": 1, "corn": 1}  # a Tikal 2 of its own
    assert board.gain("build civic_agriculture", 0) == {"wood": -2, "agriculture": 1}  # the second of Tikal 4
    assert board.seat == 1


@pytest.mark.rule("TZ-12.12", "TZ-12.13")
def test_action_5_climbs_two_different_temples_for_a_block() -> None:
    board = table(player(stone=3, on=["tikal 5"])).play("pick tikal 5; use tikal_5; climb quetzalcoatl")
    assert board.offers("climb") == ["chaac", "kukulcan"]
    board.play("climb chaac")
    assert (board[0].stone, board[0].quetzalcoatl, board[0].chaac, board[0].kukulcan) == (2, 1, 1, 0)
    assert board.seat == 1


@pytest.mark.rule("TZ-12.14")
@pytest.mark.parametrize("space", [6, 7])
def test_free_choice(space: int) -> None:
    board = table(player(wood=2, on=[f"tikal {space}"]), row=ROW).play(f"pick tikal {space}")
    assert board.offers("use") == [f"tikal_{n}" for n in range(1, 6)]
