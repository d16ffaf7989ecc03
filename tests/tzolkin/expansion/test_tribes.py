"""Choosing tribes, and those from Ah Chuy Kak to Cit-Bolon-Tum (Tribes; Notes on Tribes)."""

import pytest

from tests.tzolkin.build import GEARS, choose, fresh, player, table
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
    dummies = fresh(3, tribes=True)
    assert sum(len(dummies.on(gear)) for gear in GEARS) == 6  # placed before anybody chooses
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
    ahead = player(corn=9, workers=6, on=[f"palenque {space}" for space in range(5)])
    board = table(ahead, player(), player(), player(tribe="cit_bolon_tum", corn=40), turn=3).turn("cheap palenque")
    board.turn("place palenque").idle().idle()  # space 0 again, before the six workers that stood there
    assert (board.seat, board.offers("cheap")) == (3, ["palenque"])
    board.play("cheap palenque")
    assert (board[3].corn, board.on("palenque")[7]) == (40 - 3 - 3, 3)


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


@pytest.mark.rule("TP-3.22")
@pytest.mark.parametrize(("taken", "offered"), [(3, False), (4, True)])
def test_the_fixed_price_is_offered_only_where_it_is_cheaper(taken: int, offered: bool) -> None:
    other = player(on=[f"tikal {space}" for space in range(taken)])
    board = table(player(tribe="cit_bolon_tum", corn=9), other)
    assert ("cheap tikal" in board.legal()) is offered
