"""King Pakal: producing, building and rewards."""

import pytest

from sacbe.ahau.causes import MIGHT_TRACK
from sacbe.ahau.names import A_ROLE_CARD, DRAW_TILES, FAME, MIGHT_STEP, WEAPON
from tests.ahau.build import player
from tests.ahau.pakal import FOUR, NINE, PAKAL, RAIN, SEVEN, SUN, gained, rival, solo


@pytest.mark.rule("AH-23.1", "AH-23.3", "AH-23.4")
def test_the_first_level_from_the_left() -> None:
    board = solo(
        None,
        rival(on={"edzna": 2}, reserve=["rain_blue", "rain_white", "rain_black"], tracker=3),
        gods={"yaxchilan": "rain"},
    )
    built = [space for space, tile in board[PAKAL].pyramid.items() if tile]
    assert built == ["1a", "1b", "1c"]
    assert sum(n for what, n in board.causes(PAKAL)["pakal_builds"] if what == "tracker") == -3


@pytest.mark.rule("AH-23.4", "AH-23.5")
@pytest.mark.parametrize(
    ("pyramid", "buildings", "in_order", "expected"),
    [
        (FOUR, [], 0, "building"),
        (FOUR, ["market"], 1, "2a"),
        (FOUR, ["market"], 0, "building"),
        (SEVEN, ["market"], 1, "building"),
        (SEVEN, ["market", "plaza"], 2, "3a"),
        (NINE, ["market", "plaza"], 2, "4a"),
    ],
)
def test_his_build_order(pyramid: dict[str, str], buildings: list[str], in_order: int, expected: str) -> None:
    pakal = rival(pyramid=pyramid, buildings=buildings, built_in_order=in_order, reserve=["rain_blue"], tracker=9)
    board = solo(None, pakal, offer=["", "temple", "gateway"])
    if expected == "building":
        assert board[PAKAL].buildings[len(buildings)] == "gateway"
        assert board[PAKAL].pyramid.get("2a") == pyramid.get("2a")
    else:
        assert board[PAKAL].pyramid[expected] == "rain_blue"


@pytest.mark.rule("AH-23.5")
def test_a_region_bonus_does_not_count_in_his_order() -> None:
    pakal = rival(
        pyramid=FOUR, on={"uxmal": 1, "edzna": 1, "palenque": 1}, reserve=["rain_blue", "rain_white"], tracker=9
    )
    board = solo(None, pakal, buildings={3: "plaza"}, offer=["", "temple"])
    assert board[PAKAL].buildings[:2] == ["plaza", "temple"]
    assert board[PAKAL].pyramid["2a"] is None


@pytest.mark.rule("AH-23.4")
def test_after_the_top_only_buildings() -> None:
    pakal = rival(
        pyramid={**NINE, "4a": "jaguar_white"},
        buildings=["market"] * 2,
        built_in_order=2,
        reserve=["rain_blue"],
        tracker=9,
    )
    assert solo(None, pakal, offer=["", "temple"])[PAKAL].buildings[2] == "temple"


@pytest.mark.rule("AH-23.3", "AH-23.14")
def test_he_produces_if_he_cannot_build() -> None:
    board = solo(None, rival(on={"yaxchilan": 2}, tracker=5))
    assert board.view()["sites"][6] is None  # between Edzna, where he placed, and Yaxchilan
    assert board.causes(PAKAL)["producing"] == [("tracker", 3)]
    poor = solo(None, rival(reserve=["rain_blue"], tracker=0))
    assert ("tracker", 1) in poor.causes(PAKAL)["producing"]


@pytest.mark.rule("AH-23.14")
def test_where_he_produces() -> None:
    yours = player(ruler=1, on={"uxmal": 2})
    assert solo(yours, rival(tracker=1)).view()["sites"][2] is None  # site 3 is between Uxmal and Edzna
    sites = {tuple(solo(None, rival(), chance=chance).view()["sites"]) for chance in range(1, 30)}
    assert len(sites) == 2  # sites 3 and 7 are equal: chance decides


@pytest.mark.rule("AH-23.2", "AH-23.9")
def test_more_than_twelve() -> None:
    pakal = rival(on={"yaxchilan": 2}, tracker=11)
    board = solo(None, pakal, offer=["plaza", "temple", ""], difficulty="moderate")
    assert (board[PAKAL].tracker, board[PAKAL].buildings[0]) == (9, "temple")
    assert (gained(board, "offer_slots"), gained(board, "pakal_buildings")) == (1, 8)
    assert ("tracker", -2) in board.causes(PAKAL)["pakal_limit"]
    assert board.view()["sites"][6] is None
    empty = solo(None, pakal)
    assert (empty[PAKAL].tracker, empty.view()["sites"][6]) == (11, None)
    exact = solo(None, {**pakal, "tracker": 9})
    assert exact[PAKAL].tracker == 12


@pytest.mark.rule("AH-23.6")
def test_tiles_he_cannot_build_bring_fame() -> None:
    board = solo(None, rival(on={"edzna": 3}, reserve=["rain_blue"], tracker=9), gods={"yaxchilan": "rain"})
    assert gained(board, "pakal_unbuilt") == 6  # four workers, one tile
    none = solo(None, rival(tracker=9))
    assert gained(none, "pakal_unbuilt") == 0


@pytest.mark.rule("AH-23.7")
@pytest.mark.parametrize(
    ("reserve", "markers", "expected"),
    [
        (["chief_black", "rain_blue"], {}, "rain_blue"),  # one bonus against none, and one against one
        (["trade_blue", "jaguar_blue"], {}, "jaguar_blue"),
        (["trade_blue", "jaguar_blue"], {"jaguar": 1}, "trade_blue"),
        (["jaguar_white", "jaguar_black", "sun_black"], {"sun": 1}, "jaguar_black"),
    ],
)
def test_the_tile_he_builds(reserve: list[str], markers: dict[str, int], expected: str) -> None:
    pakal = rival(pyramid={"1a": "rain_yellow"}, reserve=reserve, markers=markers, tracker=1)
    board = solo(None, pakal, gods={"uxmal": "chief", "palenque": "chief"})
    assert board[PAKAL].pyramid["1b"] == expected


@pytest.mark.rule("AH-23.7")
def test_gods_with_his_marker_are_all_alike() -> None:
    pakal = rival(
        pyramid={"1a": "rain_yellow"},
        reserve=["jaguar_white", "trade_black", "trade_black"],
        markers={"jaguar": 1, "trade": 1},
        tracker=1,
    )
    board = solo(None, pakal, gods={"uxmal": "chief", "palenque": "chief"})
    assert board[PAKAL].pyramid["1b"] == "trade_black"  # the colour decides, not that he prefers the Jaguar God


@pytest.mark.rule("AH-23.7", "AH-23.8")
def test_a_wild_tile_takes_the_best_colour() -> None:
    pakal = rival(pyramid={"1a": "rain_yellow"}, reserve=["trade_wild"], tracker=1)
    calm = {"gods": {"uxmal": "chief", "palenque": "chief"}}
    assert solo(None, pakal, **calm)[PAKAL].pyramid["1b"] == "trade_yellow"
    both = solo(None, {**pakal, "reserve": ["trade_wild", "trade_yellow"]}, **calm)
    assert both[PAKAL].reserve == {"trade_wild": 1}  # a coloured tile before a wild one


@pytest.mark.rule("AH-23.9")
@pytest.mark.parametrize(
    ("offer", "built", "left"),
    [
        (["acropolis", "plaza", "temple"], "temple", 7),
        (["temple", "gateway", "palace"], "temple", 8),
        (["plaza", "temple", "gateway"], "gateway", 7),
    ],
)
def test_the_building_he_builds(offer: list[str], built: str, left: int) -> None:
    board = solo(None, rival(pyramid=FOUR, tracker=9), offer=offer, difficulty="hard")
    assert (board[PAKAL].buildings[0], board[PAKAL].tracker) == (built, left)
    assert gained(board, "pakal_buildings") == 12


@pytest.mark.rule("AH-23.10")
def test_his_buildings_do_nothing_and_a_sixth_replaces_the_leftmost() -> None:
    five = ["plaza", "market", "palace", "acropolis", "workshop"]
    pakal = rival(pyramid=FOUR, buildings=five, tracker=9)
    board = solo(None, pakal, offer=["", "temple"])
    assert board[PAKAL].buildings == ["temple", *five[1:]]
    assert (gained(board, "building_effects"), gained(board, "building_spaces")) == (0, 0)
    night = ["royal_palace", *five[:4]]
    printed = solo(None, {**pakal, "buildings": night}, offer=["", "temple"], pakal_board="night")
    assert printed[PAKAL].buildings == ["royal_palace", "temple", *five[1:4]]


@pytest.mark.rule("AH-23.11", "AH-23.12", "AH-23.13")
@pytest.mark.parametrize(
    ("pyramid", "tracker", "reserve", "built", "discards"),
    [
        (FOUR, 1, 5, False, 0),
        (SEVEN, 2, 3, True, 2),
        (SEVEN, 3, 3, True, 0),
        (SEVEN, 2, 2, False, 0),
        (SEVEN, 1, 5, False, 0),
        (NINE, 2, 5, True, 4),
        (NINE, 3, 5, True, 2),
        (NINE, 2, 4, False, 0),
    ],
)
def test_trading_tiles(pyramid: dict[str, str], tracker: int, reserve: int, built: bool, discards: int) -> None:
    pakal = rival(
        pyramid=pyramid, buildings=["market"] * 2, built_in_order=2, reserve=["rain_blue"] * reserve, tracker=tracker
    )
    board = solo(None, pakal)
    count = len([tile for tile in board[PAKAL].pyramid.values() if tile])
    assert (count > len(pyramid)) == built
    assert sum(board.view()["discards"].values()) == discards
    assert len(board.causes(PAKAL).get("pakal_trades", [])) == discards


@pytest.mark.rule("AH-23.12", "AH-23.13")
def test_each_building_is_planned_once() -> None:
    pakal = rival(
        pyramid=NINE,
        buildings=["market", "palace", "acropolis", "workshop", "gateway"],
        built_in_order=2,
        reserve=RAIN,
        tracker=8,
        on={"uxmal": 2},
    )
    board = solo(player(ruler=1, on={"uxmal": 2}), pakal, gods=SUN, offer=["", "temple", "plaza"])
    assert len(board.causes(PAKAL)["pakal_trades"]) == 4  # 4 + 2 + 4 resources, and he has 8
    assert board[PAKAL].pyramid["4a"] is not None
    assert gained(board, "pakal_unbuilt") == 0
    assert {"temple", "plaza"} <= {what for what, _ in board.causes(PAKAL)["pakal_builds"]}


@pytest.mark.rule("AH-23.15")
def test_his_deck_is_formed_anew() -> None:
    assert solo(None, rival(hand=("1",)))[PAKAL].hand == [*"123456", "role"]
    assert solo(None, rival(hand=("1", "2")))[PAKAL].hand == ["1", "2"]


@pytest.mark.rule("AH-23.16")
def test_the_tiles_he_gives_back() -> None:
    pakal = rival(reserve=["rain_wild", "rain_blue", "sun_white"], played=())
    orders = set()
    for chance in range(20):
        board = solo(None, pakal, at="give_back", seat=-1, a=3, chance=chance)
        orders.add(tuple(tile for tile, _ in board.causes(PAKAL)["empty_bag"]))
    assert orders == {("rain_blue", "sun_white", "rain_wild"), ("sun_white", "rain_blue", "rain_wild")}


@pytest.mark.rule("AH-23.17")
def test_a_tile_brings_its_reward_and_adjacency() -> None:
    pakal = rival(pyramid={"1a": "rain_white"}, reserve=["rain_white"], tracker=1)
    board = solo(None, pakal, gods={"uxmal": "chief", "palenque": "chief"})
    assert board[PAKAL].tracker == 1  # one spent, and one from the space
    assert gained(board, "adjacency") == 2  # colour and symbol


# -- rewards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-24.1")
def test_resources_as_a_reward() -> None:
    board = solo(
        None,
        rival(pyramid={"1a": "rain_blue"}, reserve=["rain_white"], tracker=1),
        gods={"uxmal": "chief", "palenque": "chief"},
    )
    assert ("tracker", 1) in board.causes(PAKAL)["pyramid_space"]


@pytest.mark.rule("AH-24.2")
def test_a_marker_as_a_reward() -> None:
    six = {space: tile for space, tile in SEVEN.items() if space != "2c"}
    pakal = rival(pyramid=six, buildings=["market"], built_in_order=1, reserve=["rain_blue"], tracker=2, might=4)
    scoring = {
        "chief": "might_steps",
        "rain": "city_gods",
        "trade": "resource_colours",
        "sun": "reserve_colours",
        "jaguar": "temples_scored",
    }
    board = solo(None, pakal, scoring=scoring)
    assert board.view()["temples"]["chief"]["markers"][0] == PAKAL  # two fame for four steps of Might
    least = solo(None, {**pakal, "might": 0}, scoring={**scoring, "chief": "buildings_built"})
    assert least.view()["temples"]["rain"]["markers"][0] == PAKAL  # one fame each: the god he likes least
    full = dict.fromkeys(("chief", "rain", "trade", "sun", "jaguar"), 1)
    assert gained(solo(None, {**pakal, "markers": full}), "temple_spaces") == 0


@pytest.mark.rule("AH-24.3")
def test_a_worker_laid_down_as_a_reward() -> None:
    eight = {**SEVEN, "3a": "chief_brown"}
    pakal = rival(
        pyramid=eight,
        buildings=["market"] * 2,
        built_in_order=2,
        reserve=["rain_blue"],
        tracker=3,
        on={"tikal": 1, "tulum": 1},
    )
    board = solo(player(ruler=1, on={"tikal": 1, "tulum": 2}), pakal)
    assert board.workers(PAKAL, "tikal") == (0, 1)
    any_city = solo(None, {**pakal, "on": {"tulum": 1, "lamanai": 1}})
    assert any_city.workers(PAKAL, "lamanai") == (0, 1)  # the Chief God before the God of Trade: least preferred


@pytest.mark.rule("AH-24.18")
@pytest.mark.parametrize(
    ("kind", "amount", "found"),
    [
        (FAME, 3, {"points": 3}),
        (WEAPON, 2, {"weapons": 2}),
        (MIGHT_STEP, 1, {"might": 1, "tracker": 1}),
        (A_ROLE_CARD, 1, {"hand_role": 1}),
    ],
)
def test_other_rewards_are_a_players(kind: int, amount: int, found: dict[str, int]) -> None:
    pakal = rival(played=(), hand=("1", "2"))
    board = solo(None, pakal, at="pakal_reward", a=kind, b=amount << 8 | MIGHT_TRACK)
    assert dict(board.causes(PAKAL)["might_track"]) == found


@pytest.mark.rule("AH-24.18")
def test_tiles_he_draws_as_a_reward() -> None:
    board = solo(None, rival(played=()), at="pakal_reward", a=DRAW_TILES, b=3 << 8 | MIGHT_TRACK)
    assert sum(board[PAKAL].reserve.values()) == 3
