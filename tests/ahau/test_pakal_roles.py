"""King Pakal: roles, celebrations and the end of the game."""

from typing import Any

import pytest

from tests.ahau.build import Table, player, table
from tests.ahau.pakal import NINE, PAKAL, RAIN, SEVEN, SUN, gained, rival, solo


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


@pytest.mark.rule("AH-24.4")
def test_his_high_priestess_prefers_temples_without_his_marker() -> None:
    """The player is first at the Sun God's temple, so that no god earns him 2 fame, and both are as strong."""
    pakal = rival(played=("3", "role"), pyramid={"1a": "sun_blue", "1b": "chief_blue"}, markers={"chief": 1})
    board = solo(player(ruler=1, markers={"sun": 1}), pakal, personality="high_priestess")
    assert board.view()["temples"]["sun"]["markers"][:2] == [0, PAKAL]
    both = solo(player(ruler=1), {**pakal, "markers": {"chief": 1, "sun": 1}}, personality="high_priestess")
    assert "chief" in both.causes(PAKAL)  # whom he prefers


@pytest.mark.rule("AH-24.19")
@pytest.mark.parametrize(("played", "gain"), [(("3", "4"), 1), (("3", "role"), 3), (("role", "4"), 3)])
def test_his_role_works_on_either_side(played: tuple[str, str], gain: int) -> None:
    board = solo(None, rival(played=played, tracker=5), personality="merchant", gods=SUN)
    assert board.causes(PAKAL)["producing"] == [("tracker", gain)]


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


@pytest.mark.rule("AH-24.6")
def test_his_master_builder_pays_in_full_beyond_twelve() -> None:
    pakal = rival(played=("3", "role"), on={"yaxchilan": 2}, tracker=11)
    gods = {"edzna": "rain", "uxmal": "jaguar", "yaxchilan": "jaguar", "palenque": "jaguar"}
    board = solo(None, pakal, personality="master_builder", gods=gods, offer=["", "temple"])
    assert ("tracker", -2) in board.causes(PAKAL)["pakal_limit"]


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


@pytest.mark.rule("AH-24.7")
@pytest.mark.parametrize("played", [("3", "4"), ("3", "role")])
def test_his_merchant_thinks_of_tiles_he_would_trade(played: tuple[str, str]) -> None:
    pakal = rival(
        played=played,
        pyramid=SEVEN,
        buildings=["market", "palace", "acropolis", "workshop"],
        built_in_order=1,
        reserve=RAIN,
        tracker=4,
        on={"uxmal": 1},
    )
    board = solo(player(ruler=1, on={"uxmal": 1}), pakal, personality="merchant", gods=SUN, offer=["", "", "temple"])
    assert board[PAKAL].buildings[4] == "temple"
    assert board[PAKAL].pyramid["3a"] is not None
    assert "producing" not in board.causes(PAKAL)


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
