"""The thirteen tribes (Tribes; Notes on Tribes)."""

import pytest

from tests.tzolkin.build import TECHNOLOGIES, Table, choose, fresh, player, table
from tests.tzolkin.test_begging import ZEROS
from tests.tzolkin.test_starting_player import through


def crowd(*gears: str) -> list[dict[str, object]]:
    """Return two players whose workers stand on spaces 0 to 4 of one or two gears."""
    on = [f"{gear} {space}" for gear in gears for space in range(5)]
    return [dict(player(on=on[:5])), dict(player(on=on[5:]))]


def pick(place: str) -> str:
    return f"pick {place}"


# -- dealing and choosing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-2.1", "TP-2.2")
def test_two_tribes_each_of_which_one_is_kept() -> None:
    board = fresh(tribes=True)
    hands = [board.offers("tribe", seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [2, 2, 2, 2]
    assert len({tribe for hand in hands for tribe in hand}) == 8
    assert (len(board.row), len(board.monuments)) == (6, 6)
    kept = [hand[0] for hand in hands]
    assert [choose(board).tribe(seat) for seat in range(4)] == kept


@pytest.mark.rule("TP-2.2", "TP-2.4")
def test_a_tribe_that_was_not_kept_has_no_effect() -> None:
    board = fresh(first=["ahmakiq", "yaluk"], tribes=True)
    board.state.play("tribe ahmakiq", 0)
    choose(board)
    assert board[0].workers == 3
    assert ["pass" in board.turn_of(seat).legal() for seat in range(4)] == [True, False, False, False]


@pytest.mark.rule("TP-2.3")
def test_a_tribe_is_secret_until_all_have_chosen() -> None:
    views = []
    for kept in range(2):
        board = fresh(tribes=True)
        board.state.play(f"tribe {board.offers('tribe', 0)[kept]}", 0)
        views.append(board.state.view(1))
    assert views[0] == views[1]


@pytest.mark.rule("TP-16.1")
def test_the_tribe_comes_before_the_wealth_tiles() -> None:
    board = fresh(tribes=True)
    assert board.offers("keep", 2) == []
    board.state.play(f"tribe {board.offers('tribe', 2)[1]}", 2)
    assert (len(board.offers("keep", 2)), board.offers("tribe", 2)) == (4, [])


# -- Ah Chuy Kak ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.1", "TP-3.3", "TP-3.5")
def test_ah_chuy_kak_picks_up_after_placing_two() -> None:
    board = table(player(tribe="ah_chuy_kak", corn=9, workers=4, on=["yaxchilan 3"])).play("place tikal")
    assert board.offers("pick") == []
    board.play("place uxmal")
    assert board.offers("pick") == ["yaxchilan 3"]  # not the two placed this turn
    board.play("pick yaxchilan 3")
    assert board.legal() == ["use yaxchilan_1", "use yaxchilan_2", "use yaxchilan_3", "nothing"]
    board.play("use yaxchilan_2")  # a step back for a corn, then a stone and a corn
    assert (board[0].stone, board[0].corn) == (1, 9 - 1 - 1 + 1)
    board.play("place palenque")
    assert (board[0].corn, board.on("palenque")) == (8 - 2, {0: 0})


@pytest.mark.rule("TP-3.4")
def test_ah_chuy_kak_picks_up_one_worker_at_most() -> None:
    board = table(player(tribe="ah_chuy_kak", corn=9, workers=5, on=["yaxchilan 3", "yaxchilan 1"]))
    board.play("place tikal; place uxmal")
    assert "done" in board.legal()
    board.play("pick yaxchilan 1; nothing")
    assert board.offers("pick") == []


@pytest.mark.rule("TP-3.2")
def test_ah_chuy_kak_counts_workers_on_gears_only() -> None:
    board = table(player(tribe="ah_chuy_kak", corn=9, workers=5, on=["yaxchilan 3"])).play("start; place tikal")
    assert board.offers("pick") == []
    assert board.play("place uxmal").offers("pick") == ["yaxchilan 3"]


@pytest.mark.rule("TP-3.2")
def test_ah_chuy_kak_does_not_count_a_quick_action_space() -> None:
    me = player(tribe="ah_chuy_kak", corn=9, workers=5, on=["yaxchilan 3"])
    board = table(me, players=5, quick="stone").play("quick; place tikal")
    assert board.offers("pick") == []
    assert board.play("place uxmal").offers("pick") == ["yaxchilan 3"]


@pytest.mark.rule("TP-3.1", "TP-2.4")
def test_nobody_else_picks_up_while_placing() -> None:
    board = table(player(tribe="balam", corn=9, workers=4, on=["yaxchilan 3"])).play("place tikal; place uxmal")
    assert board.offers("pick") == []


# -- Ahau Chamahez ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.6", "TP-16.2")
def test_ahau_chamahez_looks_one_space_ahead() -> None:
    board = table(player(tribe="ahau_chamahez", corn=1, on=["yaxchilan 2"])).play("pick yaxchilan 2")
    assert board.offers("ahead") == ["yaxchilan_3"]
    assert board.gain("ahead yaxchilan_3") == {"gold": 1, "corn": 1}
    broke = table(player(tribe="ahau_chamahez", corn=0, on=["yaxchilan 2"])).play("pick yaxchilan 2")
    assert broke.offers("ahead") == []


@pytest.mark.rule("TP-3.7")
def test_ahau_chamahez_once_a_turn() -> None:
    board = table(player(tribe="ahau_chamahez", corn=9, on=["yaxchilan 1", "yaxchilan 2", "palenque 0"]))
    board.play("pick yaxchilan 1; ahead yaxchilan_2; pick yaxchilan 2")
    assert board.offers("ahead") == []
    board.play("nothing; done").rest()
    assert board.play("pick palenque 1").offers("ahead") == ["palenque_2"]


@pytest.mark.rule("TP-3.9")
def test_ahau_chamahez_and_theology_reach_two_spaces_ahead() -> None:
    board = table(player(tribe="ahau_chamahez", theology=1, corn=1, skull=1, on=["chichen_itza 3"]))
    board.play("pick chichen_itza 3")
    assert "chichen_itza_4" in board.offers("use")
    assert "chichen_itza_5" in board.offers("ahead")
    assert board.gain("ahead chichen_itza_5") == {"skull": -1, "corn": -1, "kukulcan": 1, "score": 8}
    plain = table(player(tribe="ahau_chamahez", corn=1, skull=1, on=["chichen_itza 3"])).play("pick chichen_itza 3")
    assert plain.offers("ahead") == ["chichen_itza_4"]


@pytest.mark.rule("TP-3.8", "TP-3.9")
def test_ahau_chamahez_reaches_the_free_choice_of_chichen_itza() -> None:
    board = table(player(tribe="ahau_chamahez", theology=1, corn=1, skull=1, on=["chichen_itza 8"]))
    board.play("pick chichen_itza 8")
    assert {f"chichen_itza_{n}" for n in range(1, 8)} <= set(board.offers("ahead"))


@pytest.mark.rule("TP-3.10")
def test_ahau_chamahez_on_space_0() -> None:
    board = table(player(tribe="ahau_chamahez", corn=1, on=["palenque 0"])).play("pick palenque 0")
    assert board.legal() == ["nothing", "ahead palenque_1"]
    assert board.gain("ahead palenque_1") == {"corn": 2}


@pytest.mark.rule("TP-3.11")
@pytest.mark.parametrize("place", ["palenque 7", "uxmal 7", "chichen_itza 10"])
def test_ahau_chamahez_finds_nothing_beyond_the_last_space(place: str) -> None:
    board = table(player(tribe="ahau_chamahez", corn=9, skull=1, on=[place])).play(pick(place))
    assert board.offers("ahead") == []


# -- Ahmakiq ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.12")
def test_ahmakiq_passes() -> None:
    board = table(player(tribe="ahmakiq", corn=3, on=["tikal 1"]))
    assert board.gain("pass", 0) == {}
    assert (board.seat, board[0].available, board.on("tikal")) == (1, 2, {1: 0})


@pytest.mark.rule("TP-3.13")
def test_ahmakiq_need_not_beg() -> None:
    others = (player(on=ZEROS[:3]), player(on=[*ZEROS[3:], "start"]), player())
    board = table(*others, player(tribe="ahmakiq", corn=0), turn=3)
    assert board.legal() == ["beg", "pass"]


# -- Bacab ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.14", "TP-3.15")
@pytest.mark.parametrize(("corn", "then"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_bacab_starts_a_turn_with_two_corn(corn: int, then: int) -> None:
    board = table(player(), player(tribe="bacab", corn=corn)).idle()
    assert (board.seat, board[1].corn) == (1, then)
    assert (board[1].chaac, board[1].quetzalcoatl, board[1].kukulcan) == (0, 0, 0)


@pytest.mark.rule("TP-3.14")
def test_bacab_gets_it_at_the_start_of_own_turns_only() -> None:
    board = table(player(), player(tribe="bacab", corn=0)).idle().turn("place palenque; place tikal")
    assert board[1].corn == 1
    board.rest()
    assert board[1].corn == 1
    assert board.idle()[1].corn == 2


@pytest.mark.rule("TP-3.15", "TP-3.16")
def test_bacab_begs_for_four() -> None:
    board = table(player(), player(tribe="bacab", corn=0)).idle().play("beg; anger chaac")
    assert (board[1].corn, board[1].chaac) == (4, -1)


@pytest.mark.rule("TP-3.17")
def test_bacab_begs_with_three_corn() -> None:
    assert "beg" in table(player(tribe="bacab", corn=3)).legal()
    assert "beg" not in table(player(tribe="bacab", corn=4)).legal()


# -- Balam ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.18")
@pytest.mark.parametrize("space", [2, 3, 5])
def test_balam_gains_one_corn_for_any_number_of_steps_back(space: int) -> None:
    board = table(player(tribe="balam", corn=0, on=[f"yaxchilan {space}"]))
    assert board.gain(f"pick yaxchilan {space}; use yaxchilan_1") == {"wood": 1, "corn": 1}


@pytest.mark.rule("TP-3.19")
def test_balam_pays_the_action_with_that_corn() -> None:
    board = table(player(tribe="balam", corn=2, on=["uxmal 3"]))
    assert board.gain("pick uxmal 3; use uxmal_1; climb chaac") == {"corn": -2, "chaac": 1}
    poor = table(player(tribe="balam", corn=1, on=["uxmal 3"])).play("pick uxmal 3")
    assert poor.offers("use") == ["uxmal_2", "uxmal_3"]


@pytest.mark.rule("TP-3.20")
def test_balam_on_the_free_choice_of_chichen_itza() -> None:
    board = table(player(tribe="balam", skull=1, on=["chichen_itza 10"]))
    gain = board.gain("pick chichen_itza 10; use chichen_itza_7")
    assert gain == {"corn": 1, "skull": -1, "score": 10, "quetzalcoatl": 1}


@pytest.mark.rule("TP-3.21")
def test_balam_gains_with_every_worker_but_not_on_the_own_space() -> None:
    board = table(player(tribe="balam", on=["yaxchilan 3", "yaxchilan 5", "yaxchilan 2"]))
    board.play("pick yaxchilan 3; use yaxchilan_1; pick yaxchilan 5; use yaxchilan_1")
    assert (board[0].wood, board[0].corn) == (2, 2)
    assert board.gain("pick yaxchilan 2; use yaxchilan_2", 0) == {"stone": 1, "corn": 1}


# -- Cit-Bolon-Tum ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-3.22", "TP-16.4")
def test_cit_bolon_tum_pays_three_once_a_turn() -> None:
    board = table(player(tribe="cit_bolon_tum", corn=40), *crowd("palenque", "tikal"))
    assert board.offers("cheap") == ["palenque", "tikal"]  # elsewhere a space 0 costs less
    board.play("cheap palenque")
    assert board[0].corn == 37
    assert (board.offers("cheap"), "tikal" in board.offers("place")) == ([], True)


@pytest.mark.rule("TP-3.22")
def test_cit_bolon_tum_pays_three_again_on_the_next_turn() -> None:
    board = table(player(tribe="cit_bolon_tum", corn=40), *crowd("palenque", "tikal")).turn("cheap palenque")
    others = [player(tribe="cit_bolon_tum", corn=40, on=["palenque 5"]), *crowd("palenque", "tikal")]
    assert table(*others).offers("cheap") == ["palenque", "tikal"]
    assert board.seat == 1


@pytest.mark.rule("TP-3.24")
def test_cit_bolon_tum_pays_other_spaces_as_everybody() -> None:
    board = table(player(tribe="cit_bolon_tum", corn=9), *crowd("palenque"), players=5, quick="stone")
    board.play("start; quick")
    assert board[0].corn == 9 - 0 - (1 + 1)
    assert board.offers("cheap") == ["palenque"]  # neither has used it up


@pytest.mark.rule("TP-3.25")
@pytest.mark.parametrize(("gear", "last"), [("palenque", 7), ("uxmal", 7), ("chichen_itza", 10)])
def test_cit_bolon_tum_has_one_more_space(gear: str, last: int) -> None:
    board = table(player(tribe="cit_bolon_tum", on=[f"{gear} {last}"])).rest()
    assert board.on(gear)[last + 1] == 0
    before = board[0].workers - board[0].available
    board.turn("place tikal").rest()
    assert last + 2 not in board.on(gear)
    assert board[0].workers - board[0].available == before  # one placed, one pushed off


@pytest.mark.rule("TP-3.26")
@pytest.mark.parametrize("gear", ["yaxchilan", "uxmal"])
def test_cit_bolon_tum_has_a_free_choice_there(gear: str) -> None:
    board = table(player(tribe="cit_bolon_tum", corn=3, on=[f"{gear} 8"])).play(f"pick {gear} 8")
    actions = {"yaxchilan": [1, 2, 3, 4, 5], "uxmal": [1, 2, 3, 5]}[gear]  # no building costs 3 corn or less
    assert {f"{gear}_{n}" for n in actions} <= set(board.offers("use"))
    offering = table(player(tribe="cit_bolon_tum", skull=1, on=["chichen_itza 11"])).play("pick chichen_itza 11")
    assert offering.offers("use") == [f"chichen_itza_{n}" for n in range(1, 10)]


@pytest.mark.rule("TP-3.27")
@pytest.mark.parametrize(
    ("place", "days"), [("palenque 6", 2), ("palenque 7", 1), ("palenque 8", 2), ("chichen_itza 9", 2),
                        ("chichen_itza 10", 1), ("chichen_itza 11", 2)]
)  # fmt: skip
def test_cit_bolon_tum_and_the_two_days(place: str, days: int) -> None:
    board = through(table(player(tribe="cit_bolon_tum", on=[place]), day=2))
    if days == 1:
        assert board.cells.day == 3  # nothing to choose
    else:
        assert board.legal() == ["days 1", "days 2"]


@pytest.mark.rule("TP-3.28")
def test_cit_bolon_tum_does_nothing_for_the_others() -> None:
    board = through(table(player(tribe="cit_bolon_tum"), player(on=["palenque 6"]), day=2))
    assert board.cells.day == 3
    board = table(player(tribe="cit_bolon_tum"), player(on=["palenque 7"])).rest()
    assert (board.on("palenque"), board[1].available) == ({}, 2)


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
    assert board.gain(f"{pick(place)}; use {action}") == gain


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
