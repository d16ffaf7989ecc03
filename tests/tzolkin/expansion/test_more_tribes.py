"""Tribes from Huracan to Yumkaax (Notes on Tribes)."""

import pytest

from sacbe.core.pack import Pack
from tests.tzolkin.build import GAME, TECHNOLOGIES, Table, choose, fresh, on_top, player, table

# -- Huracan ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.29")
@pytest.mark.parametrize(
    ("place", "action", "gain"),
    [
        ("palenque 2", "yaxchilan_2", {"stone": 1, "corn": 1}),
        ("yaxchilan 2", "palenque_2", {"corn": 4, "corn_tiles": 1}),
        ("tikal 3", "uxmal_3", {"workers": 1}),
        ("uxmal 1", "tikal_1; advance theology", {"wood": -1, "theology": 1}),
    ],
)
def test_huracan_uses_either_gear_of_a_pair(place: str, action: str, gain: dict[str, int]) -> None:
    board = table(player(tribe="huracan", wood=1, on=[place]))
    assert board.gain(f"pick {place}; use {action}") == gain


@pytest.mark.rule("TP-3.31")
def test_huracan_has_no_partner_for_chichen_itza() -> None:
    board = table(player(tribe="huracan", corn=9, skull=1, on=["chichen_itza 3"])).play("pick chichen_itza 3")
    assert board.offers("use") == ["chichen_itza_1", "chichen_itza_2", "chichen_itza_3"]


@pytest.mark.rule("TP-3.29")
def test_huracan_does_not_mix_the_pairs() -> None:
    board = table(player(tribe="huracan", corn=0, on=["uxmal 3"])).play("pick uxmal 3")
    assert board.offers("use") == ["uxmal_3"]  # nothing to pay at Tikal 3, and neither Palenque nor Yaxchilan


@pytest.mark.rule("TP-3.32")
def test_huracan_on_a_free_choice_space() -> None:
    board = table(player(tribe="huracan", on=["palenque 6"])).play("pick palenque 6")
    assert board.offers("use") == [f"{gear}_{n}" for gear in ("palenque", "yaxchilan") for n in range(1, 6)]


# -- Itzamna ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.33")
@pytest.mark.parametrize(("level", "blocks"), [(0, 0), (1, 1), (2, 2)])
def test_itzamna_advances_for_a_block_less(level: int, blocks: int) -> None:
    board = table(player(tribe="itzamna", wood=blocks, theology=level, on=["tikal 1"])).play("pick tikal 1")
    assert "tikal_1" in board.offers("use")
    board.play("use tikal_1; advance theology")
    assert (board[0].wood, board[0].theology) == (0, level + 1)
    if blocks:
        poor = table(player(tribe="itzamna", wood=blocks - 1, theology=level, on=["tikal 1"]))
        poor.play("pick tikal 1; use tikal_1")
        assert "theology" not in poor.offers("advance")


@pytest.mark.rule("TP-3.33", "TP-3.34", "TP-16.13")
@pytest.mark.parametrize(
    ("bonus", "gain"),
    [
        ("agriculture; climb chaac", {"chaac": 1}),
        ("extraction; take stone; take stone", {"stone": 2}),
        ("architecture", {"score": 3}),
        ("theology", {"skull": 1}),
    ],
)
def test_itzamna_takes_any_bonus(bonus: str, gain: dict[str, int]) -> None:
    board = table(player(tribe="itzamna", wood=1, agriculture=3, on=["tikal 1"])).play("pick tikal 1; use tikal_1")
    board.play("advance agriculture")
    assert board.offers("bonus") == list(TECHNOLOGIES)
    assert (board.gain(f"bonus {bonus}", 0), board[0].wood) == (gain, 0)


@pytest.mark.rule("TP-3.34")
def test_itzamna_takes_any_bonus_of_a_free_advance_too() -> None:
    me = player(tribe="itzamna", wood=2, agriculture=3, on=["tikal 2"])
    board = table(me, row=["civic_agriculture"]).resolve("pick tikal 2; use tikal_2; build civic_agriculture")
    assert board.offers("bonus") == list(TECHNOLOGIES)


@pytest.mark.rule("TP-3.35")
def test_itzamna_pays_the_missing_teachers() -> None:
    me = player(tribe="itzamna", wood=1, on=["tikal 1"])
    board = table(me, prophecy="teacher_shortage").play("pick tikal 1; use tikal_1; advance theology")
    assert (board[0].wood, board[0].theology) == (0, 1)


# -- Ixtab ------------------------------------------------------------------------------------------------------------


def ixtab() -> Table:
    """Return a game whose seat 0 leads Ixtab and keeps three tiles, one of which climbs a temple."""
    hand = ["wealth_palenque_3", "wealth_tikal_3", "wealth_palenque_7", "wealth_uxmal_7"]
    board = fresh(first=["ixtab", "balam", *hand], tribes=True)
    for move in ("tribe ixtab", *(f"keep {tile}" for tile in hand[:3])):
        board.state.play(move, 0)
    assert 0 not in board.state.actors
    return board


@pytest.mark.rule("TP-3.36")
def test_ixtab_keeps_three_tiles() -> None:
    board = choose(ixtab())
    assert (board[0].corn, board[0].stone, board[0].gold) == (5 + 6 + 9, 2 + 1, 1)


@pytest.mark.rule("TP-3.37")
def test_ixtab_steps_down_after_the_tiles() -> None:
    board = choose(ixtab())
    assert (board[0].quetzalcoatl, board[0].corn) == (1, 20)
    assert (board.seat, board.offers("anger")) == (0, ["chaac", "quetzalcoatl", "kukulcan"])
    board.play("anger quetzalcoatl")
    assert (board[0].quetzalcoatl, board.cells.day) == (0, 1)


# -- Vacub-Caquix -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.38", "TP-3.39")
def test_vacub_caquix_goes_over_a_space() -> None:
    board = table(player(tribe="vacub_caquix", corn=3), player(on=["palenque 1"])).play("over palenque")
    assert (board.on("palenque"), board[0].corn) == ({1: 1, 2: 0}, 1)


@pytest.mark.rule("TP-3.40", "TP-16.3")
def test_vacub_caquix_goes_over_it_with_every_worker_or_not() -> None:
    board = table(player(tribe="vacub_caquix", corn=9)).play("over palenque; over palenque; place palenque")
    assert board.on("palenque") == {0: 0, 1: 0, 2: 0}
    assert board[0].corn == 9 - 1 - (2 + 1) - (0 + 2)


@pytest.mark.rule("TP-3.41", "TP-16.3")
def test_vacub_caquix_goes_over_one_space_only() -> None:
    board = table(player(tribe="vacub_caquix", corn=9, workers=6)).play("over palenque")
    assert board.offers("over") == ["palenque"]
    board.play("place palenque")
    assert (board.on("palenque"), board.offers("over")) == ({0: 0, 1: 0}, [])


@pytest.mark.rule("TP-3.38")
def test_vacub_caquix_goes_over_a_space_behind_another_worker() -> None:
    board = table(player(tribe="vacub_caquix", corn=9)).play("place tikal; over tikal")
    assert (board.on("tikal"), board[0].corn) == ({0: 0, 2: 0}, 9 - 0 - (2 + 1))


@pytest.mark.rule("TP-3.38")
def test_vacub_caquix_skips_another_space_on_the_next_turn() -> None:
    board = table(player(tribe="vacub_caquix", corn=9, workers=4)).turn("over palenque").rest()
    assert board.offers("over") == ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]


# -- Xaman Ek ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.42")
@pytest.mark.parametrize(("block", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
def test_xaman_ek_pays_workers_with_a_block(block: str, corn: int) -> None:
    board = table(player(tribe="xaman_ek", **{block: 1}), player(on=["palenque 0", "palenque 1"]))
    assert "palenque" not in board.offers("place")
    assert board.gain(f"trade {block}") == {block: -1, "corn": corn}
    assert board.gain("place palenque", 0) == {"corn": -2}


@pytest.mark.rule("TP-3.42", "TP-16.5")
def test_xaman_ek_pays_an_action_with_a_block() -> None:
    board = table(player(tribe="xaman_ek", stone=2, on=["uxmal 1"])).play("pick uxmal 1")
    assert (board.offers("use"), board.offers("trade")) == ([], ["stone"])
    board.play("trade stone; use uxmal_1; climb chaac")
    assert (board[0].corn, board[0].stone, board[0].chaac) == (0, 1, 1)


@pytest.mark.rule("TP-3.44", "TP-16.5")
def test_xaman_ek_trades_one_block_a_turn_and_buys_none() -> None:
    board = table(player(tribe="xaman_ek", wood=3, corn=9))
    board.play("place tikal; trade wood")
    assert (board.offers("trade"), board.offers("buy")) == ([], [])
    board.play("done").rest()
    assert board.offers("trade") == ["wood"]


@pytest.mark.rule("TP-3.42")
def test_xaman_ek_trades_in_own_turns_only() -> None:
    board = table(player(tribe="xaman_ek", wood=3, corn=9)).turn("place tikal")
    assert (board.seat, board.offers("trade")) == (1, [])


@pytest.mark.rule("TP-3.43")
def test_xaman_ek_cannot_feed_with_blocks() -> None:
    board = table(player(tribe="xaman_ek", gold=3), day=8).rest()
    assert (board[0].gold, board[0].score) == (3, -9)


# -- Yaluk ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.45", "TP-3.48")
def test_yaluk_starts_with_five_workers() -> None:
    board = fresh(first=["yaluk", "balam", "wealth_uxmal_5", "wealth_palenque_7"], tribes=True)
    for move in ("tribe yaluk", "keep wealth_uxmal_5", "keep wealth_palenque_7"):
        board.state.play(move, 0)
    choose(board)
    assert (board[0].workers, board[0].available) == (6, 6)
    assert board[1].workers == 3


@pytest.mark.rule("TP-3.45")
def test_yaluk_without_another_worker() -> None:
    board = fresh(first=["yaluk", "balam", "wealth_tikal_3", "wealth_palenque_7"], tribes=True)
    for move in ("tribe yaluk", "keep wealth_tikal_3", "keep wealth_palenque_7"):
        board.state.play(move, 0)
    assert (choose(board)[0].workers, board[0].available) == (5, 5)


@pytest.mark.rule("TP-3.48")
def test_yaluk_has_six_workers_at_most() -> None:
    board = table(player(tribe="yaluk", workers=6, on=["uxmal 3"])).play("pick uxmal 3; use uxmal_3")
    assert (board[0].workers, board[0].available) == (6, 6)


@pytest.mark.rule("TP-3.46")
@pytest.mark.parametrize(("prophecies", "corn"), [((), 15), (("hunger",), 20)])
def test_yaluk_feeds_more(prophecies: tuple[str, ...], corn: int) -> None:
    board = table(player(tribe="yaluk", workers=5, corn=corn), day=14, prophecies=prophecies).turn("place tikal").rest()
    assert (board[0].corn, board.state.breakdown(0)["unfed_workers"]) == (0, 0)


@pytest.mark.rule("TP-3.47")
def test_yaluk_loses_five_points_for_an_unfed_worker() -> None:
    board = table(player(tribe="yaluk", workers=5, corn=10), player(corn=4), day=8).turn("place tikal").rest()
    assert (board[0].corn, board[0].score) == (1, -10)
    assert board[1].score == -3


# -- Yumkaax ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.49", "TP-3.50")
def test_yumkaax_has_a_table_of_its_own() -> None:
    board = table(player(tribe="yumkaax", workers=6, corn=13))
    spent = []
    for move in ("place palenque", "place yaxchilan", "place tikal", "place uxmal", "place chichen_itza", "start"):
        spent.append(13 - board.play(move)[0].corn)
    assert spent == [0, 0, 2, 5, 9, 13]


@pytest.mark.rule("TP-3.49")
def test_yumkaax_pays_spaces_as_everybody() -> None:
    board = table(player(tribe="yumkaax", corn=9), player(on=["palenque 0", "palenque 1"]))
    assert board.play("place palenque; place palenque")[0].corn == 9 - 2 - 3


@pytest.mark.rule("TP-3.48")
def test_yaluk_never_has_more_than_six_workers() -> None:
    """With a pack that has a second worker tile: five workers and two more stay six."""
    other = "effects = [{ gain = { corn = 8, gold = 1 } }]"
    text = GAME.rules().pack.text
    assert text.count(other) == 1
    pack = Pack(text.replace(other, "effects = [{ worker = 1 }]"), "pack.toml")
    first = ["yaluk", "wealth_uxmal_5", "wealth_uxmal_7"]
    deal = {name: on_top(stack, first) for name, stack in GAME.deal(2, components=pack, tribes=True).items()}
    board = Table(GAME.start(2, deal=deal, components=pack, tribes=True))
    for move in ("tribe yaluk", "keep wealth_uxmal_5", "keep wealth_uxmal_7"):
        board.state.play(move, 0)
    choose(board)
    assert (board[0].workers, board[0].available) == (6, 6)
