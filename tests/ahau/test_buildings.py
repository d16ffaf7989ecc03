"""What the fifteen buildings do."""

from typing import Any

import pytest

from tests.ahau.build import Table, player, table

ALL = dict.fromkeys(("corn", "water", "obsidian", "cacao", "limestone"), 9)
AFTER = ("tiles", "movement_end", "end_of_round")
TILES = {1: ["sun_blue", "sun_white"], 2: ["rain_blue", "rain_white"], 3: ["chief_blue", "chief_white"]}


def conflict(*seats: Any, **more: Any) -> Table:
    return table(*seats, at="conflict", seat=-1, a=1, then=AFTER, **more)


def take(*buildings: str, players: int = 2) -> Table:
    me = player(ruler=1, buildings=list(buildings))
    return table(me, player(ruler=5), at="tiles", seat=-1, then=AFTER[1:], tiles=TILES, players=players)


@pytest.mark.rule("AH-15.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "fame"), [({"uxmal": 2}, {"edzna": 1}, 2), ({"uxmal": 1}, {"edzna": 1}, 0), ({}, {}, 0)]
)
def test_acropolis(mine: dict[str, int], theirs: dict[str, int], fame: int) -> None:
    me = player(ruler=1, buildings=["acropolis"], on=mine)
    board = table(me, player(ruler=2, on=theirs), at="movement_end", seat=-1)
    assert board.state.breakdown(0)["building_effects"] == fame


@pytest.mark.rule("AH-15.2")
def test_ball_court() -> None:
    board = table(player(ruler=1, resources=ALL), offer=["", "ball_court"]).play("place uxmal; construct middle")
    assert (board[0].might, board.step) == (1, "gain")


@pytest.mark.rule("AH-15.3", "AH-15.4", "AH-15.5")
def test_city_walls() -> None:
    loser = player(ruler=3, played=("3", "2"), buildings=["city_walls"])
    board = conflict(player(ruler=3, played=("3", "5")), loser, tiles=TILES).play("done")
    assert board.offers("ruler") == ["1", "5"]
    board.play("done")
    assert (board[1].ruler, board[1].weapons) == (3, 1)
    assert board.seat == 1  # both are in region 3: the later seat is on top of the Might stack
    board.play("take 3 left")
    assert board[0].reserve == {"chief_white": 1}  # the second took what was left
    assert (board.seat, board.offers("place")) == (1, ["uxmal", "edzna", "palenque", "yaxchilan"])


@pytest.mark.rule("AH-15.4")
def test_city_walls_after_a_move() -> None:
    loser = player(ruler=3, played=("3", "2"), buildings=["city_walls"])
    board = conflict(player(ruler=3, played=("3", "5")), loser).play("done; ruler 1").until("place")
    assert (board.seat, "uxmal" in board.offers("place")) == (1, True)


@pytest.mark.rule("AH-15.6")
def test_gateway() -> None:
    assert take().offers("take") == ["1 left", "1 right"]
    board = take("gateway")
    assert board.offers("take") == ["1 left", "1 right", "2 left", "2 right", "3 left", "3 right"]
    assert "done" not in board.legal()
    assert board.play("take 3 left")[0].reserve == {"chief_blue": 1}
    assert board.step == "place"


@pytest.mark.rule("AH-15.9", "AH-15.19")
def test_observation_tower() -> None:
    board = take("observation_tower").play("take 1 left")
    assert board.legal() == ["done", "take 1 right"]
    assert board.play("take 1 right")[0].reserve == {"sun_blue": 1, "sun_white": 1}
    both = take("observation_tower", "gateway").play("take 1 right")
    assert both.offers("take") == ["2 left", "2 right", "3 left", "3 right"]
    far = take("observation_tower", "gateway").play("take 2 left")
    assert far.step == "place"  # one tile from an adjacent region, and the own ones come before it in order
    two = take("observation_tower", "gateway", "gateway", players=5).play("take 3 left; take 3 right")
    assert two[0].reserve == {"chief_blue": 1, "chief_white": 1}


@pytest.mark.rule("AH-15.6", "AH-15.9")
def test_with_an_empty_region_a_gateway_is_optional() -> None:
    me = player(ruler=1, buildings=["gateway"])
    board = table(me, player(ruler=5), at="tiles", seat=-1, then=AFTER[1:], tiles={2: ["rain_blue", "rain_white"]})
    assert board.legal() == ["done", "take 2 left", "take 2 right"]
    board.play("done")
    assert (board[0].reserve, board.step) == ({}, "place")


@pytest.mark.rule("AH-15.7")
@pytest.mark.parametrize("choice", ["done", "advance"])
def test_giant_stele(choice: str) -> None:
    winner = player(ruler=3, played=("3", "5"), buildings=["giant_stele"])
    board = conflict(winner, player(ruler=3, played=("3", "2"))).play(choice)
    assert (board[0].score, board[0].weapons) == (3, 1)


@pytest.mark.rule("AH-15.8", "AH-15.19")
@pytest.mark.parametrize(("markets", "resources", "spaces"), [
    (0, {"corn": 3}, []),
    (1, {"corn": 1}, ["1b"]),
    (1, {"corn": 9}, ["1b", "2c"]),
    (2, {"corn": 9}, ["1b", "2c"]),
])  # fmt: skip
def test_market_pays_as_any(markets: int, resources: dict[str, int], spaces: list[str]) -> None:
    pyramid = {"1a": "chief_blue", "1c": "chief_black", "1d": "rain_white"}
    me = player(ruler=1, buildings=["market"] * markets, pyramid=pyramid, reserve=["sun_blue"], resources=resources)
    board = table(me).play("place chichen_itza; done")
    assert board.offers("build") == [f"sun_blue {space}" for space in spaces]


@pytest.mark.rule("AH-15.8")
def test_a_market_is_for_the_whole_build_step() -> None:
    me = player(
        ruler=1,
        buildings=["market"],
        on={"chichen_itza": 3},
        reserve=["sun_blue"] * 2 + ["sun_white"],
        resources={"corn": 9},
    )
    board = table(me).play("place chichen_itza; build sun_blue 1a").until("produce_or_build")
    board.play("build sun_blue 1d").until("produce_or_build")
    assert board.offers("build") == []  # both resources of the Market are used up
    two = (
        table({**me, "buildings": ["market"] * 2})
        .play("place chichen_itza; build sun_blue 1a")
        .until("produce_or_build")
    )
    assert two.play("build sun_blue 1d").until("produce_or_build").offers("build") != []


@pytest.mark.rule("AH-15.8", "AH-20.4")
def test_a_market_counts_only_what_it_stands_for() -> None:
    """A tile of the second level for two corn: one of them stands for the colour of the tile."""
    pyramid = {"1a": "chief_blue", "1b": "chief_black"}
    me = player(ruler=1, buildings=["market"], pyramid=pyramid, reserve=["sun_blue"], resources={"corn": 2, "cacao": 1})
    board = table(me).play("place chichen_itza; done; build sun_blue 2a")
    assert board.offers("pay") == ["corn", "cacao"] or board.offers("pay") == ["corn"]
    board.play("pay corn").until("role")
    assert board.cells.market_used == 1


@pytest.mark.rule("AH-15.10")
def test_palace() -> None:
    me = player(buildings=["palace"], on={"tikal": 2, "uxmal": 1})
    board = table(me, player(on={"uxmal": 1}), at="celebration", seat=-1, then=(), celebration=1)
    assert board.state.breakdown(0)["cities"] == 3
    assert board.state.breakdown(0)["building_effects"] == 2


@pytest.mark.rule("AH-15.11")
def test_plaza() -> None:
    board = table(player(ruler=1, resources=ALL), offer=["", "", "plaza"]).play("place uxmal; construct right")
    assert board[0].score == 5


@pytest.mark.rule("AH-15.20", "AH-15.19")
def test_produce_market() -> None:
    me = player(ruler=1, buildings=["produce_market"])
    others = [player(on={"uxmal": 2}), player(on={"chichen_itza": 1}, lying={"uxmal": 1})]
    board = table(me, *others, players=3).play("place uxmal; produce 1")
    assert board.offers("partner") == ["1", "2"]
    assert board.refuses("partner 0") == "AH-15.20"
    assert board.play("partner 2")[0].resources["corn"] == 4
    two = table({**me, "buildings": ["produce_market"] * 2}, *others, players=3)
    assert two.play("place uxmal; produce 1; partner 1; partner 2")[0].resources["corn"] == 6
    again = table({**me, "buildings": ["produce_market"] * 2}, *others, players=3)
    again.play("place uxmal; produce 1; partner 1")
    assert (again.legal(), again.refuses("partner 1")) == (["done", "partner 2"], "AH-15.20")  # two different colours
    none = table(me, *others, players=3).play("place uxmal; produce 1; done")
    assert none[0].resources["corn"] == 1


@pytest.mark.rule("AH-15.12", "AH-15.19")
def test_raised_bed_farm() -> None:
    board = table(player(ruler=1, buildings=["raised_bed_farm"] * 2)).play("place uxmal; produce 1")
    assert board[0].resources["corn"] == 5


@pytest.mark.rule("AH-15.13", "AH-15.19")
def test_royal_monument() -> None:
    me = player(ruler=1, buildings=["royal_monument"], pyramid={"1a": "sun_blue"}, reserve=["sun_blue"], resources=ALL)
    board = table(me).play("place chichen_itza; build sun_blue 1b")
    assert board.state.breakdown(0)["adjacency"] == 4


@pytest.mark.rule("AH-15.14")
def test_royal_palace_in_conflicts() -> None:
    palace = player(ruler=3, played=("3", "2"), buildings=["royal_palace"])
    board = conflict(palace, player(ruler=3, played=("3", "2"), might=3))
    assert board.seat == 0
    losers = [player(ruler=3, played=("3", "2"), might=4), palace, player(ruler=3, played=("3", "6"))]
    three = table(*losers, players=3, at="conflict", seat=-1, a=1, then=AFTER).play("done")
    assert three.seat == 1


@pytest.mark.rule("AH-15.15")
def test_royal_palace_in_cities() -> None:
    seats = [player(buildings=["royal_palace"], on={"tikal": 1}), player(on={"tikal": 1}), player(on={"tikal": 1})]
    board = table(*seats, players=3, at="celebration", seat=-1, then=(), celebration=1)
    assert [board.state.breakdown(seat)["cities"] for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("AH-15.16")
def test_temple() -> None:
    me = player(buildings=["temple"], markers={"sun": 1, "rain": 1})
    board = table(me, at="celebration", seat=-1, then=(), celebration=1)
    assert board.state.breakdown(0)["building_effects"] == 3


@pytest.mark.rule("AH-15.17")
def test_workshop() -> None:
    me = player(ruler=1, buildings=["workshop"], reserve=["sun_blue", "sun_white", "sun_black"], resources=ALL)
    board = table(me).play("place chichen_itza; build sun_blue 1d; build sun_white 1a")
    assert board.offers("build") == []
    gone = player(ruler=2, buildings=["workshop"], pyramid={"1a": "trade_blue"}, reserve=["sun_blue"], resources=ALL)
    left = table(gone).play("place tikal; summon trade; move tikal calakmul; done")
    assert left.offers("build") == []
