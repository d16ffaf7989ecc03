"""King Pakal: producing, building, rewards, roles and celebrations."""

from typing import Any

import pytest

from tests.ahau.build import Table, player, table

PAKAL = 1
FOUR = {"1a": "chief_blue", "1b": "trade_black", "1c": "trade_white", "1d": "jaguar_yellow"}
SEVEN = {**FOUR, "2a": "chief_black", "2b": "jaguar_white", "2c": "trade_yellow"}
NINE = {**SEVEN, "3a": "chief_brown", "3b": "jaguar_brown"}


def solo(you: Any = None, rival: Any = None, **more: Any) -> Table:
    """His turn: he places in Edzna, of the Sun God; without a sun tile in his pyramid nobody is summoned."""
    more.setdefault("personality", "queen")
    more.setdefault("seat", PAKAL)
    return table(you or player(ruler=1), rival=rival or player(ruler=3), players=1, **more)


def rival(**cells: Any) -> Any:
    """King Pakal with ordinary cards played."""
    return player(**{"ruler": 3, "played": ("3", "4"), **cells})


def gained(board: Table, source: str) -> float:
    return board.state.breakdown(PAKAL)[source]


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


@pytest.mark.rule("AH-23.15")
def test_his_deck_is_formed_anew() -> None:
    assert solo(None, rival(hand=("1",)))[PAKAL].hand == [*"123456", "role"]
    assert solo(None, rival(hand=("1", "2")))[PAKAL].hand == ["1", "2"]


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


# -- roles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-24.4")
def test_his_high_priestess() -> None:
    role: dict[str, Any] = {"personality": "high_priestess"}  # chief, rain, jaguar, trade, sun
    pakal = rival(
        played=("3", "role"), pyramid={"1a": "sun_blue", "1b": "sun_blue", "1c": "chief_blue"}, markers={"sun": 1}
    )
    board = solo(None, pakal, **role)
    assert board.view()["temples"]["chief"]["markers"][0] == PAKAL
    assert sum(board[PAKAL].reserve.values()) == 2  # strength 1 + 1
    strongest = solo(None, {**pakal, "markers": {"sun": 1, "chief": 1}}, **role)
    assert "sun" in strongest.causes(PAKAL)
    middle = solo(None, {**pakal, "markers": {"sun": 3, "chief": 1}}, **role)
    assert middle.view()["temples"]["sun"]["markers"][0] == PAKAL


@pytest.mark.rule("AH-24.5")
def test_his_dancer() -> None:
    pakal = rival(
        played=("3", "role"), pyramid={"1a": "sun_blue", "1b": "chief_blue"}, reserve=["rain_blue"], tracker=5
    )
    board = solo(None, pakal, personality="dancer")  # sun, rain, jaguar, chief, trade
    assert board.view()["temples"]["sun"]["markers"][0] == PAKAL
    assert board.view()["temples"]["chief"]["markers"][0] == PAKAL
    assert board[PAKAL].pyramid["1c"] is None
    alone = solo(None, {**pakal, "pyramid": {"1a": "sun_blue"}}, personality="dancer")
    assert alone[PAKAL].pyramid["1b"] == "rain_blue"  # nobody else to summon: he builds


@pytest.mark.rule("AH-24.6")
def test_his_master_builder() -> None:
    pakal = rival(played=("3", "role"), on={"uxmal": 2}, reserve=["jaguar_blue"] * 3, tracker=1)
    board = solo(
        None, pakal, personality="master_builder", gods={"edzna": "chief", "yaxchilan": "chief", "palenque": "chief"}
    )
    assert [tile for tile in board[PAKAL].pyramid.values() if tile] == ["jaguar_blue"] * 3


@pytest.mark.rule("AH-24.7")
def test_his_merchant() -> None:
    merchant: dict[str, Any] = {"personality": "merchant", "gods": {"edzna": "trade", "uxmal": "chief"}}
    pakal = rival(played=("3", "role"), reserve=["jaguar_blue"] * 2, tracker=5)
    board = solo(None, pakal, **merchant)
    assert ("tracker", 3) in board.causes(PAKAL)["producing"]
    assert board[PAKAL].pyramid["1a"] is None
    last = rival(
        played=("3", "role"),
        pyramid=NINE,
        buildings=["market"] * 2,
        built_in_order=2,
        reserve=["jaguar_blue"],
        tracker=9,
    )
    calm: dict[str, Any] = {
        "personality": "merchant",
        "gods": {"edzna": "sun", "uxmal": "sun", "yaxchilan": "sun", "palenque": "sun"},
    }
    assert solo(None, last, **calm)[PAKAL].pyramid["4a"] == "jaguar_blue"
    dry = solo(None, pakal, depleted=[1, 3, 6, 7, 11, 12, 13], **merchant)
    assert dry[PAKAL].pyramid["1a"] == "jaguar_blue"


def captain(you: Any, cells: Any, **more: Any) -> Table:
    """The War Captain (jaguar, chief, sun, rain, trade) in King Pakal's hand with one other card."""
    return table(you, rival=player(**cells), players=1, personality="war_captain", at="round", seat=-1, then=(), **more)


@pytest.mark.rule("AH-24.8")
def test_his_war_captain_attacks() -> None:
    board = captain(player(ruler=1), {"ruler": 5, "hand": ("2", "role"), "weapons": 1}).play("select 4 1")
    assert ("region_4", 1) in board.causes(PAKAL)["pakal_beats"]
    assert board[0].weapons == 0 or board.step == "retreat"


@pytest.mark.rule("AH-24.9")
def test_his_war_captain_avoids_defeat() -> None:
    tiles = {1: ["rain_blue", "trade_blue"], 5: ["chief_blue", "trade_blue"]}
    board = captain(player(ruler=1, weapons=9), {"ruler": 5, "hand": ("3", "role")}, tiles=tiles).play("select 3 1")
    assert board[PAKAL].ruler == 5
    assert "pakal_avoids" not in board.causes(PAKAL)  # he was there already
    moved = captain(player(ruler=1, weapons=9), {"ruler": 2, "hand": ("3", "role")}, tiles=tiles).play("select 3 1")
    assert ("region_5", 1) in moved.causes(PAKAL)["pakal_avoids"]


@pytest.mark.rule("AH-24.10")
def test_his_war_captain_seeks_his_god() -> None:
    tiles = {2: ["jaguar_blue", "trade_blue"], 4: ["jaguar_black", "sun_blue"]}
    board = captain(player(ruler=1, weapons=9), {"ruler": 5, "hand": ("3", "role")}, tiles=tiles).play("select 1 6")
    assert ("region_2", 1) in board.causes(PAKAL)["pakal_seeks"]
    met = captain(player(ruler=1, weapons=9), {"ruler": 5, "hand": ("3", "role")}, tiles=tiles).play("select 2 6")
    assert met[PAKAL].weapons == 1 or met.step == "may_advance"  # the player is there, and wins


@pytest.mark.rule("AH-24.11")
def test_his_war_captain_stays() -> None:
    tiles = {1: ["rain_blue", "trade_blue"]}
    board = captain(player(ruler=1, weapons=9), {"ruler": 5, "hand": ("3", "role")}, tiles=tiles).play("select 1 6")
    assert board[PAKAL].ruler == 5
    first = captain(player(ruler=1, weapons=9), {"ruler": 0, "hand": ("3", "role")}, tiles=tiles, round=0).play(
        "select 1 6"
    )
    assert first[PAKAL].ruler == 3


@pytest.mark.rule("AH-24.12")
def test_his_queen() -> None:
    board = solo(None, rival(played=("3", "role"), tracker=2), depleted=[3, 7])
    assert (board.workers(PAKAL, "edzna"), board[PAKAL].tracker) == ((0, 1), 1)
    assert board.causes(PAKAL)["queen"] != []
    poor = solo(None, rival(played=("3", "role"), tracker=0), depleted=[3, 7])
    assert poor.workers(PAKAL, "edzna") == (1, 0)


# -- celebrations ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AH-24.13", "AH-21.7")
def test_his_celebration() -> None:
    more: dict[str, Any] = {"at": "celebration", "seat": -1, "then": (), "celebration": 1}
    pakal = rival(tracker=11, markers={"sun": 1}, on={"tikal": 1}, played=())
    rule = {"sun": "resource_colours"}
    board = solo(player(ruler=1, on={"tikal": 1}, resources={"corn": 1}), pakal, scoring=rule, **more)
    assert (gained(board, "god_scoring"), gained(board, "cities"), board.state.scores[0]) == (3, 1, 1)
    night = solo(
        player(ruler=1, on={"tikal": 1}),
        {**pakal, "buildings": ["royal_palace"]},
        scoring=rule,
        pakal_board="night",
        **more,
    )
    assert (gained(night, "cities"), night.state.scores[0]) == (2, 0)


@pytest.mark.rule("AH-24.14")
@pytest.mark.parametrize(
    ("difficulty", "katun", "gods"),
    [("easy", 1, 1), ("easy", 2, 0), ("moderate", 1, 2), ("moderate", 2, 1), ("hard", 1, 3), ("hard", 2, 2)],
)
def test_his_markers_between_celebrations(difficulty: str, katun: int, gods: int) -> None:
    board = solo(
        None, rival(played=()), difficulty=difficulty, katun=katun, at="celebration", seat=-1, then=(), celebration=1
    )
    marked = [god for god, temple in board.view()["temples"].items() if temple["markers"][2] == PAKAL]
    assert sorted(marked) == sorted(["rain", "chief", "trade"][:gods])


@pytest.mark.rule("AH-24.15")
def test_he_can_end_and_win_the_game() -> None:
    pakal = rival(pyramid=NINE, buildings=["market"] * 2, built_in_order=2, reserve=["rain_blue"], tracker=9)
    board = solo(player(ruler=1, score=3), pakal)
    assert board.state.over
    assert (board.view()["ending"], board.state.winners) == (["pyramid"], (PAKAL,))
    worker = solo(player(ruler=1, score=90), rival(on={"edzna": 11}))
    assert (worker.view()["ending"], worker.state.winners) == (["workers"], (0,))


@pytest.mark.rule("AH-24.16")
def test_personal_scoring_in_the_solo_game() -> None:
    more: dict[str, Any] = {"at": "celebration", "seat": -1, "then": (), "celebration": 1, "personal_scoring": True}
    board = solo(
        player(ruler=1, might=8), rival(markers={"sun": 1}, might=2, played=()), scoring={"sun": "might_steps"}, **more
    )
    assert gained(board, "god_scoring") == 1


@pytest.mark.rule("AH-24.17")
def test_all_he_does_is_in_the_ledger() -> None:
    pakal = rival(
        on={"uxmal": 1, "edzna": 1, "palenque": 1}, pyramid={"1a": "sun_blue"}, reserve=["rain_blue"], tracker=3
    )
    board = solo(None, pakal, buildings={3: "plaza"})
    told = board.causes(PAKAL)
    assert {
        "pakal_place_1",
        "region_bonus",
        "building_space",
        "pakal_difficulty",
        "marker",
        "sun",
        "pakal_builds",
    } <= set(told)
    assert ("plaza", 1) in told["region_bonus"]
    assert ("temple_sun", 1) in told["marker"]
