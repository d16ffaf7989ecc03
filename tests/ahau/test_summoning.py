"""Summoning gods and their powers."""

import pytest

from tests.ahau.build import player, table


def tiles(*names: str) -> dict[str, str]:
    """Return a first level of a pyramid."""
    return dict(zip(("1a", "1b", "1c", "1d"), names, strict=False))


@pytest.mark.rule("AH-8.1")
def test_the_god_of_the_city_or_none() -> None:
    me = player(ruler=2, pyramid=tiles("trade_blue", "chief_blue"))
    board = table(me).play("place tikal")
    assert board.offers("summon") == ["trade"]
    assert "done" in board.legal()
    assert board.refuses("summon chief") == "AH-8.1"


@pytest.mark.rule("AH-8.2", "AH-8.3", "AH-8.5")
def test_strength_counts_pyramid_and_discards() -> None:
    me = player(
        ruler=1, pyramid=tiles("chief_blue", "chief_black"), reserve=["chief_blue", "chief_yellow", "rain_blue"]
    )
    board = table(me).play("place chichen_itza; summon chief; offer yellow; done")
    assert board.view()["turn"]["strength"] == 3
    assert board.view()["turn"]["colours"] == ["yellow", "blue", "black"]
    assert board.view()["discards"] == {"chief_yellow": 1}
    assert board[0].reserve == {"chief_blue": 1, "rain_blue": 1}


@pytest.mark.rule("AH-8.4", "AH-8.8")
def test_discards_alone_suffice_but_bring_no_marker() -> None:
    me = player(ruler=1, reserve=["chief_blue"])
    board = table(me, tiles={2: ["rain_blue", "sun_white"]}).play("place chichen_itza; summon chief; take 2 left")
    assert board[0].reserve == {"rain_blue": 1}
    assert (board.view()["temples"]["chief"]["markers"], board[0].score) == ([None] * 5, 0)
    assert table(player(ruler=1, reserve=["rain_blue"])).play("place chichen_itza").offers("summon") == []


@pytest.mark.rule("AH-8.6")
def test_a_wild_tile_is_discarded_as_any_colour() -> None:
    me = player(ruler=1, reserve=["rain_wild"])
    board = table(me).play("place uxmal; summon rain")
    assert board.offers("wild") == ["yellow", "blue", "black", "brown", "white"]
    board.play("wild brown; deplete 11")
    assert board[0].resources["cacao"] == 1


@pytest.mark.rule("AH-8.7", "AH-8.9")
def test_markers_go_to_the_leftmost_space() -> None:
    me = player(ruler=1, pyramid=tiles("sun_blue"))
    board = table(me).play("place edzna; summon sun")
    assert (board.view()["temples"]["sun"]["markers"][0], board[0].score) == (0, 2)
    second = table(me, player(markers={"sun": 1})).play("place edzna; summon sun")
    assert (second.view()["temples"]["sun"]["markers"][:2], second[0].score) == ([1, 0], 1)
    again = table({**me, "markers": {"sun": 1}}).play("place edzna; summon sun")
    assert (again.view()["temples"]["sun"]["markers"][:2], again[0].score) == ([0, None], 0)


@pytest.mark.rule("AH-8.10")
def test_a_god_may_be_summoned_for_the_marker_alone() -> None:
    me = player(ruler=2, pyramid=tiles("trade_blue"), on={"tulum": 1})
    board = table(me).play("place tikal; summon trade; done")
    assert (board[0].score, board.placed(0)) == (2, {"tulum": 1, "tikal": 1})


@pytest.mark.rule("AH-9.1", "AH-9.2", "AH-9.3", "AH-9.5")
def test_the_chief_god_takes_tiles_of_one_colour() -> None:
    me = player(ruler=1, pyramid=tiles("chief_blue", "chief_black"))
    lying = {1: ["rain_blue", "sun_blue"], 2: ["jaguar_wild", "sun_black"]}
    board = table(me, tiles=lying, bag=["trade_white"]).play("place chichen_itza; summon chief")
    assert board.offers("colour") == ["blue", "black"]
    assert board.refuses("colour white") == "AH-9.1"
    board.play("colour blue")
    assert (board.offers("take"), "draw" in board.legal()) == (["1 left", "1 right", "2 left"], True)
    assert board.refuses("take 2 right") == "AH-9.2"
    assert board.refuses("done") == "AH-9.3"
    board.play("take 1 left; take 1 right")
    assert board[0].reserve == {"rain_blue": 1, "sun_blue": 1}
    assert board.view()["regions"][0]["tiles"] == [None, None]


@pytest.mark.rule("AH-9.2", "AH-9.4")
def test_the_chief_god_draws_any_colour() -> None:
    me = player(ruler=1, pyramid=tiles("chief_blue"))
    board = table(me, bag=["trade_white"]).play("place chichen_itza; summon chief")
    assert board[0].reserve == {"trade_white": 1}


@pytest.mark.rule("AH-9.6", "AH-9.8")
def test_the_rain_god_depletes_any_site_of_a_colour_used() -> None:
    me = player(ruler=1, pyramid=tiles("rain_brown", "rain_white"))
    board = table(me).play("place uxmal; summon rain")
    assert board.offers("deplete") == ["10", "11", "12", "13", "14"]
    assert board.refuses("deplete 1") == "AH-9.6"
    board.play("deplete 13")
    assert board[0].resources["limestone"] == 2
    assert (board.view()["sites"][12], board.view()["calendar"]) == (None, ["limestone", "limestone"])


@pytest.mark.rule("AH-9.7")
def test_without_a_matching_site_there_is_no_rain() -> None:
    me = player(ruler=1, pyramid=tiles("rain_brown"))
    board = table(me, depleted=[10, 11, 12])
    board.play("place uxmal")
    assert board.offers("summon") == []
    with_tile = table({**me, "reserve": ["rain_blue", "rain_brown"]}, depleted=[10, 11, 12])
    with_tile.play("place uxmal; summon rain")
    assert with_tile.legal() == ["done", "offer brown"]  # brown tiles alone would not do: the blue one had to go
    assert with_tile.view()["discards"] == {"rain_blue": 1}


@pytest.mark.rule("AH-9.9", "AH-9.10", "AH-9.11", "AH-1.4")
def test_the_god_of_trade_moves_workers() -> None:
    me = player(ruler=2, on={"uxmal": 1}, lying={"tulum": 1}, pyramid=tiles("trade_blue"))
    board = table(me).play("place tikal; summon trade")
    assert board.offers("move") == [
        "uxmal chichen_itza", "uxmal edzna", "uxmal palenque", "tikal calakmul", "tikal lamanai", "tikal quirigua",
    ]  # fmt: skip
    assert board.refuses("move tulum lamanai") == "AH-9.11"
    assert board.refuses("move uxmal tikal") == "AH-9.10"
    board.play("move uxmal palenque")
    assert board.placed(0) == {"palenque": 1, "tikal": 1, "tulum": 2}


@pytest.mark.rule("AH-9.12", "AH-20.6")
def test_a_worker_never_comes_back_to_a_city() -> None:
    me = player(ruler=2, on={"uxmal": 1}, pyramid=tiles("trade_blue", "trade_blue", "trade_blue"))
    board = table(me).play("place tikal; summon trade; move uxmal edzna")
    assert board.offers("on") == ["yaxchilan"]
    assert board.refuses("on uxmal") == "AH-9.12"
    board.play("on yaxchilan")
    assert board.offers("on") == ["calakmul", "palenque"]
    assert "edzna" not in " ".join(board.offers("move"))
    assert board.refuses("move yaxchilan edzna") == "AH-20.6"
    board.play("move tikal quirigua")
    assert board.placed(0) == {"yaxchilan": 1, "quirigua": 1}


@pytest.mark.rule("AH-9.13")
def test_a_swap_with_every_move() -> None:
    me = player(ruler=2, on={"uxmal": 1}, pyramid=tiles("trade_blue"), resources={"corn": 1, "water": 1})
    board = table(me).play("place tikal; summon trade; move uxmal edzna")
    assert board.offers("swap") == ["corn water", "water corn", "water obsidian", "water cacao", "water limestone"]
    assert board.refuses("swap corn cacao") == "AH-9.13"
    assert board.refuses("swap obsidian water") == "AH-9.13"
    board.play("swap corn water")
    assert board[0].resources["water"] == 2


@pytest.mark.rule("AH-9.15")
def test_a_city_left_by_all_workers_builds_nothing() -> None:
    me = player(ruler=2, pyramid=tiles("trade_blue"), reserve=["sun_blue"], resources={"water": 3})
    board = table(me).play("place tikal; summon trade; move tikal calakmul; done")
    assert board.offers("build") == []
    assert board.offers("produce") == ["9"]  # between Tikal and Calakmul, where the worker is now
    assert board.refuses("build sun_blue 1b") == "AH-11.1"


@pytest.mark.rule("AH-9.16", "AH-9.17")
def test_the_sun_god_takes_cards_back() -> None:
    me = player(ruler=1, pyramid=tiles("sun_blue", "sun_blue"), hand=("1", "2", "3"), played=("1", "2"))
    board = table(me).play("place edzna; summon sun")
    assert board.offers("recall") == ["1", "2", "4", "5", "6"]
    assert board.refuses("recall 3") == "AH-9.17"
    board.play("recall 1; recall 5")
    board.finish()
    assert board[0].hand == ["1", "3", "5"]


@pytest.mark.rule("AH-9.18", "AH-9.19")
def test_the_sun_god_lays_a_worker_down() -> None:
    me = player(ruler=1, pyramid=tiles("sun_white"), on={"quirigua": 1, "tikal": 1, "uxmal": 1})
    board = table(me).play("place edzna; summon sun")
    assert board.offers("lay") == ["tikal", "quirigua"]
    assert board.refuses("lay uxmal") == "AH-9.18"
    assert board.refuses("lay tulum") == "AH-16.8"
    board.play("lay tikal")
    assert (board.workers(0, "tikal"), board.placed(0)["tikal"]) == ((0, 1), 2)


@pytest.mark.rule("AH-9.20", "AH-9.21", "AH-9.22")
def test_the_jaguar_god() -> None:
    me = player(
        ruler=1, pyramid=tiles("jaguar_yellow", "jaguar_yellow"), on={"uxmal": 1}, lying={"tulum": 1, "tikal": 1}
    )
    board = table(me).play("place calakmul; summon jaguar")
    assert (board.offers("remove"), board.offers("stand")) == (["uxmal"], ["tulum"])
    assert board.refuses("remove tulum") == "AH-9.21"
    board.play("remove uxmal")
    assert (board[0].workers, board[0].score) == (9, 4)  # 2 for the strength, 2 for the marker
    board.play("advance; gain corn")
    assert board[0].might == 1
    standing = table(me).play("place calakmul; summon jaguar; stand tulum; done")
    assert (standing.workers(0, "tulum"), standing[0].workers, standing[0].might) == ((1, 0), 8, 0)


@pytest.mark.rule("AH-9.23")
def test_without_a_worker_by_a_site_there_is_no_jaguar() -> None:
    me = player(ruler=1, pyramid=tiles("jaguar_white"))
    board = table(me).play("place calakmul")
    assert board.offers("summon") == []
    assert table({**me, "on": {"quirigua": 1}}).play("place calakmul").offers("summon") == ["jaguar"]


@pytest.mark.rule("AH-20.5")
def test_discards_go_in_order_and_never_astray() -> None:
    me = player(ruler=1, reserve=["rain_yellow", "rain_brown", "rain_wild"])
    board = table(me, depleted=[10, 11, 12]).play("place uxmal; summon rain")
    assert (board.offers("offer"), "done" in board.legal()) == (["yellow", "brown"], False)
    board.play("offer brown")  # only the wild one can follow, as a colour of a site on the board
    assert board.offers("wild") == ["yellow", "blue", "black", "white"]
    assert board.refuses("offer yellow") == "AH-20.5"
    assert board.refuses("done") == "AH-8.4"


@pytest.mark.rule("AH-8.11", "AH-8.9")
def test_a_god_comes_any_number_of_times() -> None:
    """Chichen Itza, of the Chief God, touches regions 1 and 2; the marker there is of an earlier round."""
    board = table(player(ruler=1, pyramid={"1a": "chief_blue"}, markers={"chief": 1}))
    board.play("place chichen_itza; summon chief").until("select")
    board.play("select 2 3", 0).play("select 4 1", 1).until("place").play("place chichen_itza; summon chief; draw")
    assert len(board.causes(0)["chief"]) == 2
    assert board.view()["temples"]["chief"]["markers"] == [0, None, None, None, None]
