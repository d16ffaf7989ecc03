"""Uxmal: an offering, the market, new workers, buildings for corn, and any action."""

import pytest

from tests.tzolkin.build import player, table

ROW = [
    "farm_small_1",
    "civic_agriculture",
    "civic_agriculture_stone",
    "civic_extraction_corn",
    "shrine_architecture",
    "farm_common_1",
]


@pytest.mark.rule("TZ-13.1", "TZ-13.2")
def test_action_1_climbs_one_step_for_three_corn() -> None:
    board = table(player(corn=9, on=["uxmal 1"])).play("pick uxmal 1; use uxmal_1")
    assert board.offers("climb") == ["chaac", "quetzalcoatl", "kukulcan"]
    board.play("climb quetzalcoatl")
    assert (board[0].corn, board[0].quetzalcoatl, board.seat) == (6, 1, 1)


@pytest.mark.rule("TZ-13.3")
@pytest.mark.parametrize(("block", "price"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_the_market_buys_and_sells_at_one_price(block: str, price: int) -> None:
    board = table(player(corn=price, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2")
    assert board.gain(f"buy {block}") == {block: 1, "corn": -price}
    board = table(player(**{block: 1}, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2")
    assert board.gain(f"sell {block}", 0) == {block: -1, "corn": price}


@pytest.mark.rule("TZ-13.3")
def test_as_many_exchanges_as_one_likes() -> None:
    board = table(player(wood=3, stone=1, on=["uxmal 2"]))
    moves = "pick uxmal 2; use uxmal_2; sell wood; sell wood; sell wood; sell stone; buy gold; buy gold"
    assert board.play(moves)[0].gold == 2
    assert (board[0].corn, board[0].wood, board[0].stone) == (1, 0, 0)


@pytest.mark.rule("TZ-13.4", "TZ-1.1")
def test_skulls_are_not_traded() -> None:
    board = table(player(skull=2, wood=1, corn=9, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2")
    assert set(board.legal()) == {"done", "sell wood", "buy wood", "buy stone", "buy gold"}


@pytest.mark.rule("TZ-23.6")
def test_sales_before_purchases_in_order() -> None:
    board = table(player(wood=2, stone=2, gold=2, corn=9, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2; sell stone")
    assert "sell wood" not in board.legal()
    assert board.offers("sell") == ["stone", "gold"]
    board.play("buy wood")
    assert board.offers("sell") == []
    board.play("buy gold")
    assert board.offers("buy") == ["gold"]


@pytest.mark.rule("TZ-23.7")
def test_what_was_sold_is_not_bought() -> None:
    board = table(player(wood=1, corn=9, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2; sell wood")
    assert board.offers("buy") == ["stone", "gold"]


@pytest.mark.rule("TZ-13.5")
def test_action_3_brings_a_worker() -> None:
    board = table(player(on=["uxmal 3"])).play("pick uxmal 3; use uxmal_3")
    assert (board[0].workers, board[0].available) == (4, 4)


@pytest.mark.rule("TZ-13.6")
def test_action_3_has_no_effect_with_six_workers() -> None:
    board = table(player(workers=6, on=["uxmal 3"])).play("pick uxmal 3; use uxmal_3")
    assert (board[0].workers, board[0].available) == (6, 6)


@pytest.mark.rule("TZ-13.7", "TZ-13.8")
def test_action_4_builds_for_two_corn_a_block() -> None:
    board = table(player(corn=6, wood=9, stone=9, on=["uxmal 4"]), row=ROW).play("pick uxmal 4; use uxmal_4")
    offered = [
        "farm_small_1",
        "civic_agriculture",
        "civic_agriculture_stone",
        "civic_extraction_corn",
        "shrine_architecture",
    ]
    assert board.offers("build") == offered  # not the farm of four blocks: blocks are no help
    assert board.gain("build civic_agriculture_stone") == {"corn": -6, "agriculture": 1, "stone": 1}
    assert board.seat == 1


@pytest.mark.rule("TZ-13.9", "TZ-17.7")
def test_no_monument_for_corn() -> None:
    board = table(player(corn=40, wood=9, stone=9, gold=9, on=["uxmal 4"]), row=ROW).play("pick uxmal 4; use uxmal_4")
    assert board.offers("monument") == []
    assert len(board.offers("build")) == 6


@pytest.mark.rule("TZ-13.10", "TZ-13.11", "TZ-23.8")
def test_action_5_performs_any_action_but_those_of_chichen_itza() -> None:
    me = player(corn=9, wood=9, stone=9, gold=9, skull=1, on=["uxmal 5"])
    board = table(me, row=ROW).play("pick uxmal 5; use uxmal_5")
    gears = [f"{gear}_{n}" for gear in ("palenque", "yaxchilan", "tikal") for n in range(1, 6)]
    assert board.offers("use") == [*gears, "uxmal_1", "uxmal_2", "uxmal_3", "uxmal_4"]


@pytest.mark.rule("TZ-13.10")
def test_action_5_costs_its_corn_and_the_action_its_own() -> None:
    board = table(player(corn=1, on=["uxmal 5"]))
    assert board.gain("pick uxmal 5; use uxmal_5; use yaxchilan_5") == {"gold": 1, "stone": 1, "corn": 1}
    board = table(player(corn=3, on=["uxmal 5"])).play("pick uxmal 5; use uxmal_5")
    assert "uxmal_1" not in board.offers("use")
    board = table(player(corn=4, on=["uxmal 5"])).play("pick uxmal 5; use uxmal_5; use uxmal_1; climb chaac")
    assert (board[0].corn, board[0].chaac) == (0, 1)
    broke = table(player(corn=0, on=["uxmal 5"])).play("pick uxmal 5")
    assert "uxmal_5" not in broke.offers("use")


@pytest.mark.rule("TZ-13.12")
def test_technologies_work_through_action_5() -> None:
    board = table(player(corn=1, extraction=1, on=["uxmal 5"]))
    assert board.gain("pick uxmal 5; use uxmal_5; use yaxchilan_1") == {"wood": 2, "corn": -1}
    board = table(player(corn=1, agriculture=1, on=["uxmal 5"]))
    assert board.gain("pick uxmal 5; use uxmal_5; use palenque_2") == {"corn": 4, "corn_tiles": 1}
    board = table(player(corn=1, wood=2, architecture=1, on=["uxmal 5"]), row=ROW)
    gain = board.gain("pick uxmal 5; use uxmal_5; use tikal_2; build farm_small_1")
    assert gain == {"wood": -1, "feed_workers": 1}  # one corn paid, one from architecture


@pytest.mark.rule("TZ-13.13")
@pytest.mark.parametrize("space", [6, 7])
def test_free_choice_of_action_5_still_costs_a_corn(space: int) -> None:
    board = table(player(corn=1, on=[f"uxmal {space}"]))
    assert board.gain(f"pick uxmal {space}; use uxmal_5; use yaxchilan_1") == {"wood": 1, "corn": -1}
    broke = table(player(corn=0, on=[f"uxmal {space}"])).play(f"pick uxmal {space}")
    assert "uxmal_5" not in broke.offers("use")
    assert "uxmal_3" in broke.offers("use")
