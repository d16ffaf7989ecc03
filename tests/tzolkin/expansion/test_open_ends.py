"""Corners where two rules of the expansion meet."""

from typing import Any

import pytest

from tests.tzolkin.build import Table, fresh, player, table


@pytest.mark.rule("TP-15.13", "TP-3.1", "TP-16.14")
def test_ah_chuy_kak_cannot_spend_the_block_of_a_quick_technology() -> None:
    me = player(tribe="ah_chuy_kak", corn=20, workers=5, wood=1, on=["tikal 1"])
    board = table(me, players=5, day=2, quick="technology").play("quick; place palenque; place yaxchilan")
    board.resolve("pick tikal 1; use tikal_1; advance extraction; nothing; done; advance theology")
    assert (board[0].wood, board[0].theology, board[0].extraction, board.seat) == (0, 1, 0, 1)


@pytest.mark.rule("TP-15.13", "TP-3.1", "TP-16.14")
def test_ah_chuy_kak_cannot_spend_the_corn_of_a_quick_building() -> None:
    me = player(tribe="ah_chuy_kak", corn=5, workers=5, wood=1, on=["uxmal 5"])
    board = table(me, players=5, day=2, quick="build", row=["farm_small_1"])
    board.play("quick; place palenque; place yaxchilan")
    board.resolve("pick uxmal 5; use uxmal_5; use uxmal_5; use yaxchilan_1; nothing; done; build farm_small_1")
    assert (board[0].corn, board.built(0), board.seat) == (0, {"farm_small_1"}, 1)


@pytest.mark.rule("TP-16.14")
def test_ah_chuy_kak_picks_up_first_and_then_chooses() -> None:
    me = player(tribe="ah_chuy_kak", corn=20, workers=5, wood=2, on=["tikal 1"])
    board = table(me, players=5, day=2, quick="technology").play("place palenque; place yaxchilan; pick tikal 1")
    board.play("use tikal_1; advance extraction; quick; done; advance theology")
    assert (board[0].wood, board[0].theology, board[0].extraction, board.seat) == (0, 1, 1, 1)


def bonus(corn: int) -> Table:
    """Return the two blocks of choice of the extraction bonus, about to be taken in a gold shortage."""
    board = table(player(extraction=3, wood=1, corn=corn, on=["tikal 1"]), prophecy="gold_shortage")
    return board.play("pick tikal 1; use tikal_1; advance extraction")


def outcomes(board: Table) -> set[tuple[int, int, int]]:
    """Return what can be had, block by block, by taking all that is offered."""
    if not board.offers("take"):
        return {(board[0].wood, board[0].stone, board[0].gold)}
    twins = [Table(board.state.copy()).play(f"take {block}") for block in board.offers("take")]
    return {outcome for twin in twins for outcome in outcomes(twin)}


@pytest.mark.rule("TP-9.3", "TP-16.8", "TP-5.6")
@pytest.mark.parametrize(("corn", "gold"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_two_blocks_of_choice_in_a_gold_shortage(corn: int, gold: int) -> None:
    had = outcomes(bonus(corn))
    assert {sum(blocks) for blocks in had} == {2}  # always two blocks
    assert {blocks[2] for blocks in had} == set(range(gold + 1))


@pytest.mark.rule("TP-3.51")
def test_cit_bolon_tum_may_be_placed_on_the_extra_space() -> None:
    others = [player(on=[f"palenque {space}" for space in range(6)]), player(on=["palenque 6", "palenque 7"])]
    board = table(player(tribe="cit_bolon_tum", corn=8), *others).play("place palenque")
    assert (board[0].corn, board.on("palenque")[8]) == (0, 0)
    cheap = table(player(tribe="cit_bolon_tum", corn=3), *others).play("cheap palenque")
    assert (cheap[0].corn, cheap.on("palenque")[8]) == (0, 0)
    plain = table(player(corn=20), *others)
    assert "palenque" not in plain.offers("place")


@pytest.mark.rule("TP-3.42", "TP-9.1")
def test_xaman_ek_pays_for_gold_with_a_block() -> None:
    me = player(tribe="xaman_ek", wood=3, stone=1, on=["tikal 2"])
    board = table(me, row=["civic_extraction_gold"], prophecy="gold_shortage")
    board.resolve("pick tikal 2; use tikal_2; build civic_extraction_gold")
    assert board.legal() == ["refuse", "trade wood"]
    board.play("trade wood; accept")
    assert (board[0].gold, board[0].wood, board[0].corn) == (1, 0, 1)


@pytest.mark.rule("TP-7.1", "TP-13.7")
def test_wrathful_gods_and_the_offering_of_theology() -> None:
    me = player(wood=1, corn=2, skull=1, theology=2, on=["chichen_itza 1"])
    board = table(me, prophecy="wrathful_gods").play("pick chichen_itza 1; use chichen_itza_1; accept")
    assert (board[0].chaac, board[0].corn) == (1, 1)
    board.play("pay wood; climb kukulcan; accept")
    assert (board[0].kukulcan, board[0].corn, board[0].wood) == (1, 0, 0)


@pytest.mark.rule("TP-5.4", "TP-7.1")
def test_two_steps_of_a_building_are_paid_one_by_one() -> None:
    me = player(corn=1, stone=2, on=["tikal 2"])
    board = table(me, row=["shrine_chaac"], day=16, prophecies=["drought", "wrathful_gods"])
    board.resolve("pick tikal 2; use tikal_2; build shrine_chaac; accept")
    assert (board[0].chaac, board[0].corn, board[0].score, board.seat) == (1, 0, 2, 1)


@pytest.mark.rule("TP-3.42", "TP-11.1", "TP-16.5")
def test_xaman_ek_cannot_trade_the_extra_block_of_crowded_cities() -> None:
    me = player(tribe="xaman_ek", wood=2, architecture=3, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="crowded_cities")
    board.resolve("pick tikal 2; use tikal_2; build civic_agriculture; trade wood; spare wood")
    assert (board[0].wood, board[0].corn, board.built(0)) == (0, 1, {"civic_agriculture"})


@pytest.mark.rule("TP-3.42", "TP-11.1")
def test_xaman_ek_trades_a_block_that_nothing_needs_while_building() -> None:
    me = player(tribe="xaman_ek", wood=3, architecture=3, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"], prophecy="crowded_cities")
    board.resolve("pick tikal 2; use tikal_2; build civic_agriculture").play("trade wood")
    board.resolve("spare wood; pay wood")
    assert (board[0].wood, board[0].corn, board.built(0)) == (0, 1 + 2, {"civic_agriculture"})


@pytest.mark.rule("TP-3.42", "TP-16.5")
def test_xaman_ek_cannot_trade_what_architecture_does_not_save() -> None:
    me = player(tribe="xaman_ek", wood=1, architecture=3, on=["tikal 2"])
    board = table(me, row=["civic_extraction_corn"])
    board.resolve("pick tikal 2; use tikal_2; build civic_extraction_corn; trade wood; spare stone")
    assert (board[0].wood, board[0].stone, board[0].corn, board[0].extraction) == (0, 0, 1 + 1, 1)


@pytest.mark.rule("TP-13.5", "TP-11.1")
def test_the_skull_of_the_shrine_is_somewhere_while_the_extra_block_is_paid() -> None:
    me = player(wood=1, stone=1, gold=1, skull=1, on=["tikal 2"])
    board = table(me, row=["x_shrine_skull"], day=16, prophecies=["drought", "crowded_cities"])
    board.resolve("pick tikal 2; use tikal_2; build x_shrine_skull")
    assert (board.offers("pay"), board.state.problems()) == (["wood", "stone"], [])
    board.play("pay wood")
    assert (board[0].skull, board.built(0), board.state.problems()) == (0, {"x_shrine_skull"}, [])


def wealth(board: Table, seat: int, which: str = "wealth") -> list[str]:
    """Return the wealth tiles a seat has kept, or those of its hand."""
    seats: Any = board.state.view(seat)["seats"]
    return list(seats[seat][which])


@pytest.mark.rule("TP-2.3", "TP-3.36")
@pytest.mark.parametrize("kept", [1, 2, 3])
def test_a_sealed_choice_drawn_anew_fits_the_tribe_drawn(kept: int) -> None:
    board = fresh(3, first=["ixtab"], tribes=True)
    for move in ["tribe ixtab", *(f"keep {tile}" for tile in wealth(board, 0, "hand")[:kept])]:
        board.state.play(move, 0)
    for seed in range(20):
        twin = Table(board.state.determinized(1, seed))
        while not twin.cells.day:
            seat = twin.state.actors[0]
            twin.state.apply(twin.state.legal(seat)[0], seat)
        for seat in range(3):
            assert len(wealth(twin, seat)) == (3 if twin.tribe(seat) == "ixtab" else 2)


@pytest.mark.rule("TP-12.2", "TP-15.28")
def test_a_price_is_described_in_full_while_nothing_is_torn_down() -> None:
    board = table(player(corn=9), quick="market", row=["farm_common_1"]).play("quick; done")
    state = board.state
    assert board.offers("buy") == ["wood", "stone", "gold"]
    assert state.describe(state.parse("build farm_common_1")).args["cost"] == {"wood": 4}
    assert state.describe(state.parse("plain farm_common_1")).args["cost"] == {"wood": 4}
    assert state.describe(state.parse("monument mon_wood_tiles")).args["cost"] == {"wood": 1, "gold": 4}
