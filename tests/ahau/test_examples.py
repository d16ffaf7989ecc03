"""The worked examples of the rulebook."""

from typing import Any

import pytest

from tests.ahau.build import Table, player, table

AFTER = ("tiles", "movement_end", "end_of_round")
PAKAL = 1


def celebrate(*seats: Any, **more: Any) -> Table:
    return table(*seats, at="celebration", seat=-1, then=(), celebration=1, **more)


@pytest.mark.rule("AH-5.2", "AH-5.3", "AH-5.4", "AH-5.7", "AH-5.8", "AH-17.2")
def test_the_conflict_in_region_3() -> None:
    """Green 6, purple 3 with a role card numbered 3, red 2 and a weapon; red is ahead of purple on the Might track."""
    green = player(ruler=3, played=("3", "6"))
    red = player(ruler=3, played=("3", "2"), weapons=1, might=1)
    purple = player(ruler=3, played=("3", "role"), role="merchant")
    board = table(green, red, purple, player(ruler=1), players=4, at="conflict", seat=-1, a=1, then=AFTER)
    assert board.seat == 0
    board.play("advance; gain corn")
    assert (board[0].might, board.seat) == (1, 1)
    board.play("ruler 4")
    assert (board.seat, board.offers("ruler")) == (2, ["2", "6"])
    board.play("ruler 6")
    assert [board[seat].ruler for seat in range(3)] == [3, 4, 6]
    assert [board[seat].weapons for seat in range(3)] == [0, 2, 1]


@pytest.mark.rule("AH-7.5", "AH-7.7")
def test_the_building_of_region_1() -> None:
    on = dict.fromkeys(("uxmal", "chichen_itza", "calakmul", "edzna"), 1)
    board = table(player(ruler=1, on=on), buildings={1: "giant_stele"}).play("place yaxchilan; bonus")
    assert (board[0].buildings[0], sum(board[0].resources.values())) == ("giant_stele", 0)


@pytest.mark.rule("AH-8.7", "AH-9.6")
def test_red_summons_the_rain_god_in_uxmal() -> None:
    me = player(ruler=1, pyramid={"1a": "rain_brown", "1b": "rain_brown"})
    board = table(me, player(markers={"rain": 1})).play("place uxmal; summon rain; deplete 11")
    assert (board[0].resources["cacao"], board.view()["sites"][10]) == (2, None)
    assert (board.view()["temples"]["rain"]["markers"][1], board[0].score) == (0, 1)


@pytest.mark.rule("AH-9.1", "AH-9.2", "AH-9.4")
def test_green_summons_the_chief_god_in_tikal() -> None:
    me = player(ruler=2, pyramid={"1a": "chief_yellow", "1b": "chief_brown", "1c": "chief_brown"})
    tiles = {1: ["sun_yellow", "rain_black"], 4: ["trade_wild", "rain_brown"]}
    board = table(me, tiles=tiles, bag=["sun_blue"], gods={"tikal": "chief"}).play(
        "place tikal; summon chief; colour yellow"
    )
    board.play("take 1 left; take 4 left")
    assert board[0].reserve == {"sun_yellow": 1, "trade_wild": 1, "sun_blue": 1}


@pytest.mark.rule("AH-9.6", "AH-9.8")
def test_purple_summons_chaac() -> None:
    me = player(ruler=3, reserve=["rain_brown", "rain_brown"])
    board = table(me).play("place palenque; summon rain; offer brown; deplete 12")
    assert (board[0].resources["cacao"], board.view()["calendar"]) == (2, ["limestone", "cacao"])


@pytest.mark.rule("AH-9.9", "AH-9.10", "AH-9.13")
def test_red_summons_the_god_of_trade_in_tikal() -> None:
    me = player(
        ruler=2,
        on={"uxmal": 1, "quirigua": 1},
        pyramid={"1a": "trade_blue", "1b": "trade_white"},
        resources={"obsidian": 1},
    )
    board = table(me).play("place tikal; summon trade; colour white; move uxmal chichen_itza; swap obsidian limestone")
    board.play("move quirigua tikal; swap limestone corn")
    assert board.placed(0) == {"chichen_itza": 1, "tikal": 2}
    assert (board[0].resources["corn"], sum(board[0].resources.values())) == (1, 1)


@pytest.mark.rule("AH-9.21", "AH-9.22", "AH-5.5")
def test_green_summons_the_jaguar_god_in_uxmal() -> None:
    me = player(
        ruler=1, on={"chichen_itza": 1}, pyramid={"1a": "jaguar_brown"}, reserve=["jaguar_brown", "jaguar_wild"],
        might=1, markers={"jaguar": 1},
    )  # fmt: skip
    board = table(me, gods={"uxmal": "jaguar"}, sites={4: "cacao"})
    board.play("place uxmal; summon jaguar; offer brown; wild brown; advance")
    assert (board[0].score, board[0].might, board.placed(0)) == (3, 2, {"uxmal": 1})
    assert sum(board[0].reserve.values()) == 2  # the reward of the second space of the Might track


@pytest.mark.rule("AH-9.16", "AH-9.17", "AH-9.18", "AH-8.6")
def test_purple_summons_the_sun_god() -> None:
    me = player(
        ruler=1, on={"calakmul": 1}, pyramid={"1a": "sun_blue", "1b": "sun_blue"}, reserve=["sun_wild"],
        role="queen", hand=("3", "4", "5", "6"), played=("1", "2"),
    )  # fmt: skip
    board = table(me).play("place edzna; summon sun; wild blue; recall 1; recall 2; recall role; lay calakmul")
    assert board[0].hand == [*"123456", "role"]
    assert board.workers(0, "calakmul") == (0, 1)  # site 4, beside it, is blue


@pytest.mark.rule("AH-10.3", "AH-10.4")
def test_red_produces_three_obsidian() -> None:
    me = player(ruler=2, on={"calakmul": 1, "tikal": 1})
    board = table(me).play("place tikal; produce 9")
    assert (board[0].resources["obsidian"], board.view()["calendar"][-1]) == (3, "obsidian")


@pytest.mark.rule("AH-11.1", "AH-11.4", "AH-11.6", "AH-11.7", "AH-12.1")
def test_red_builds_two_tiles() -> None:
    """A building, then a brown Sun God tile on the third level: two brown tiles below, one of them of the Sun God."""
    pyramid = {
        "1a": "chief_blue", "1b": "chief_black", "1c": "rain_white", "2a": "sun_brown", "2b": "rain_brown",
    }  # fmt: skip
    cost = {"corn": 1, "cacao": 2, "limestone": 1, "water": 1}
    me = player(ruler=2, on={"tikal": 1}, pyramid=pyramid, reserve=["sun_brown"], resources=cost)
    board = table(me, offer=["", "temple"]).play("place tikal; construct middle; build sun_brown 3a")
    assert sum(board[0].resources.values()) == 0
    assert (board.state.breakdown(0)["adjacency"], board.state.breakdown(0)["pyramid_spaces"]) == (3, 4)


@pytest.mark.rule("AH-14.1", "AH-14.2", "AH-14.3", "AH-14.4", "AH-14.7")
def test_the_celebration_of_two_players() -> None:
    beige = player(
        pyramid={"1a": "chief_blue", "1b": "rain_blue", "1c": "sun_white", "1d": "trade_black"},
        resources=dict.fromkeys(("corn", "water", "cacao", "limestone"), 1),
        markers={"rain": 2},
    )
    red = player(
        pyramid={"1a": "chief_blue", "1b": "rain_blue", "1c": "sun_white"}, might=2, resources={"corn": 3},
        markers={"rain": 1, "trade": 1, "sun": 1},
    )  # fmt: skip
    scoring = {"rain": "pyramid_symbols", "trade": "might_steps", "sun": "resource_colours"}
    board = celebrate(beige, red, scoring=scoring)
    assert [board.state.breakdown(seat)["god_scoring"] for seat in (0, 1)] == [4, 4 + 1 + 4]


@pytest.mark.rule("AH-14.10")
def test_the_cities_of_orange_and_purple() -> None:
    orange = player(on={"calakmul": 2, "yaxchilan": 1, "tikal": 1})
    purple = player(on={"tikal": 2, "lamanai": 1, "calakmul": 1, "yaxchilan": 1})
    board = celebrate(orange, purple)
    assert [board.state.breakdown(seat)["cities"] for seat in (0, 1)] == [3, 5]


@pytest.mark.rule("AH-18.1", "AH-14.3")
def test_personal_scoring_of_purple_and_red() -> None:
    seats = [player(might=3, markers={"sun": 1}), player(might=4, markers={"sun": 2})]
    board = celebrate(*seats, scoring={"sun": "might_steps"}, personal_scoring=True)
    assert [board.state.breakdown(seat)["god_scoring"] for seat in (0, 1)] == [1, 2]


@pytest.mark.rule("AH-22.2", "AH-22.4")
def test_pakal_places_in_calakmul() -> None:
    """Two cities of region 5 are missing and touch other regions with buildings: tiles of the God of Trade decide."""
    pakal = player(
        ruler=5, played=("5", "4"), on={"quirigua": 1, "palenque": 1, "tikal": 1},
        pyramid={"1a": "trade_blue", "1b": "trade_white", "1c": "sun_blue"},
    )  # fmt: skip
    board = table(
        player(ruler=1), rival=pakal, players=1, seat=PAKAL, personality="queen",
        buildings={5: "plaza", 1: "temple", 2: "market"},
        gods={"calakmul": "trade", "yaxchilan": "sun"},
    )  # fmt: skip
    assert ("standing_calakmul", 1) in board.causes(PAKAL)["pakal_place_2"]


@pytest.mark.rule("AH-22.13")
def test_pakal_trades_for_the_building_of_region_1() -> None:
    """Strength 2: Lamanai is two moves from Chichen Itza, the only city of region 1 without a worker of his."""
    pakal = player(
        ruler=1, played=("1", "4"), on={"uxmal": 1, "calakmul": 1, "edzna": 1, "lamanai": 1},
        pyramid={"1a": "trade_blue", "1b": "trade_white"}, barred=[2],
    )  # fmt: skip
    gods = {"yaxchilan": "trade", "uxmal": "chief", "edzna": "chief", "calakmul": "chief"}
    board = table(player(ruler=3), rival=pakal, players=1, seat=PAKAL, buildings={1: "plaza"}, gods=gods)
    assert board.causes(PAKAL)["pakal_claims"][:2] == [("standing_lamanai", -1), ("standing_chichen_itza", 1)]
    assert board[PAKAL].buildings[0] == "plaza"


@pytest.mark.rule("AH-23.2")
def test_pakal_and_the_limit_of_twelve() -> None:
    """11 resources and 3 more: a building for 2 from the middle slot instead, with 9 left."""
    pakal = player(ruler=3, played=("3", "4"), on={"yaxchilan": 2}, tracker=11)
    board = table(
        player(ruler=1), rival=pakal, players=1, seat=PAKAL, personality="queen", offer=["", "gateway", "market"]
    )
    assert (board[PAKAL].tracker, board[PAKAL].buildings[0]) == (9, "gateway")
    assert board.state.breakdown(PAKAL)["offer_slots"] == 1
    assert board.state.breakdown(PAKAL)["pakal_buildings"] == 4
