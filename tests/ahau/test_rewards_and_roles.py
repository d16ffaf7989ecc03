"""Rewards of spaces, and role cards."""

from typing import Any

import pytest

from tests.ahau.build import fresh, player, table

ALL = dict.fromkeys(("corn", "water", "obsidian", "cacao", "limestone"), 9)
BASE = {"1a": "chief_blue", "1b": "sun_black", "1c": "trade_white", "1d": "jaguar_yellow"}
LEVEL_2 = {**BASE, "2a": "rain_white", "2b": "rain_brown", "2c": "rain_black"}


def build(space: str, pyramid: dict[str, str], **more: Any):  # type: ignore[no-untyped-def]
    """Build a tile on a space, paid in order of the resources."""
    options = {name: more.pop(name) for name in ("board",) if name in more}
    me = player(ruler=1, pyramid=pyramid, reserve=["sun_blue"], resources=ALL, **more)
    board = table(me, **options).play("place chichen_itza")
    if board.step == "summon":
        board.play("done")
    board.play(f"build sun_blue {space}")
    while board.step == "pay":
        board.choose()
    return board


@pytest.mark.rule("AH-16.2", "AH-2.12")
def test_fame_and_weapons() -> None:
    assert build("1a", {})[0].weapons == 1
    assert build("3a", LEVEL_2).state.breakdown(0)["pyramid_spaces"] == 4
    assert build("3b", LEVEL_2, board="night").state.breakdown(0)["pyramid_spaces"] == 5


@pytest.mark.rule("AH-3.7")
@pytest.mark.parametrize("score", [0, 98, 198])
def test_the_count_of_fame_goes_on(score: int) -> None:
    assert build("3a", LEVEL_2, score=score).state.scores[0] == score + 4


@pytest.mark.rule("AH-16.3", "AH-16.1", "AH-20.9")
def test_resources_of_ones_choice() -> None:
    board = build("2c", BASE)
    assert board.offers("gain") == ["corn", "water", "obsidian", "cacao", "limestone"]
    assert board.refuses("done") == "AH-16.1"
    board.play("gain cacao")
    assert board.offers("gain") == ["cacao", "limestone"]  # in the order of the resources
    assert board.refuses("gain water") == "AH-20.9"
    assert board.play("gain limestone")[0].resources["limestone"] == 10


@pytest.mark.rule("AH-16.4")
def test_a_marker_at_a_temple_of_ones_choice() -> None:
    board = build("2c", BASE, board="night", markers={"rain": 2})
    assert board.offers("mark") == ["chief", "trade", "sun", "jaguar"]
    assert board.refuses("mark rain") == "AH-16.4"
    board.play("mark sun")
    assert (board.view()["temples"]["sun"]["markers"][0], board.state.breakdown(0)["temple_spaces"]) == (0, 2)
    full = build("2c", BASE, board="night", markers=dict.fromkeys(("chief", "rain", "trade", "sun", "jaguar"), 1))
    assert full.step != "mark"


@pytest.mark.rule("AH-16.6")
def test_a_step_of_might() -> None:
    board = build("2b", BASE)
    assert (board[0].might, board.step) == (1, "gain")


@pytest.mark.rule("AH-16.7")
def test_drawn_tiles() -> None:
    assert sum(build("1c", {})[0].reserve.values()) == 1


@pytest.mark.rule("AH-16.8", "AH-16.1")
def test_a_worker_is_laid_down_in_any_city() -> None:
    board = build("3b", LEVEL_2, on={"quirigua": 1})
    assert board.legal() == ["lay chichen_itza", "lay quirigua"]
    assert board.play("lay quirigua").workers(0, "quirigua") == (0, 1)


@pytest.mark.rule("AH-16.5", "AH-17.1", "AH-17.3")
def test_a_role_is_chosen_in_secret() -> None:
    board = build("2a", BASE)
    deck = board.offers("role")
    assert len(deck) == 3
    board.play(f"role {deck[0]}")
    assert (board[0].role, "role" in board[0].hand, board[0].seen_roles) == (deck[0], True, deck)
    for seat in (1, None):
        seen = board.view(seat)["seats"][0]
        assert (seen["role"], seen["has_role"], seen["seen_roles"]) == (None, True, None)
    assert board.view()["role_deck"] == 2
    outside = next(role for role in ("dancer", "queen", "merchant", "war_captain") if role not in deck)
    assert build("2a", BASE).refuses(f"role {outside}") == "AH-17.1"


@pytest.mark.rule("AH-16.1", "AH-16.5", "AH-17.1")
def test_the_first_role_card_may_be_refused() -> None:
    board = build("2a", BASE)
    assert board.legal()[0] == "done"
    deck = board.view()["role_deck"]
    board.play("done")
    assert (board[0].role, "role" in board[0].hand, board.view()["role_deck"]) == (None, False, deck)
    assert board.step == "produce_or_build"
    for seat in (1, None):
        assert board.view(seat)["seats"][0]["has_role"] is False


@pytest.mark.rule("AH-16.9")
def test_a_role_card_refused_does_not_come_again() -> None:
    """The second building space of the day board has the role reward too."""
    me = player(
        ruler=1, pyramid=BASE, reserve=["sun_blue"], resources=ALL, on={"chichen_itza": 1}, buildings=["market"]
    )
    board = table(me, offer=["", "temple"]).play("place chichen_itza; done; build sun_blue 2a")
    board.until("role").play("done; construct middle")
    while board.step == "pay":
        board.choose()
    assert (board.step, board[0].buildings[1], board[0].role) == ("produce_or_build", "temple", None)


@pytest.mark.rule("AH-16.5", "AH-17.1")
def test_later_the_role_card_may_come_back() -> None:
    board = build("2a", BASE, role="queen", hand=tuple("3456"), played=("1", "role"))
    assert board.legal() == ["done", "recall role"]
    assert "role" in board.play("recall role")[0].hand
    kept = build("2a", BASE, role="queen", hand=(*"123456", "role"))
    assert kept.step == "produce_or_build"  # it is in hand: there is nothing to take back


@pytest.mark.rule("AH-17.2", "AH-17.3", "AH-4.5")
def test_a_role_is_played_with_its_number() -> None:
    me = player(ruler=1, role="merchant", hand=(*"123456", "role"))
    board = table(me, player(ruler=2), at="round", seat=-1, then=())
    assert "role 1" in board.offers("select", 0)
    board.play("select role 5", 0).play("select 4 1", 1)
    assert board[0].ruler == 3
    assert board.view(1)["seats"][0]["role"] == "merchant"
    captain = table(player(ruler=1, role="war_captain", hand=(*"123456", "role")), at="round", seat=-1, then=())
    assert not any(pair.startswith("role") for pair in captain.offers("select", 0))


@pytest.mark.rule("AH-17.2")
def test_a_role_works_only_when_played() -> None:
    me = player(ruler=1, role="high_priestess", hand=(*"123456", "role"), reserve=["sun_blue"])
    assert table(me).play("place uxmal").offers("summon") == []
    queen = player(ruler=1, role="queen", hand=(*"123456", "role"), resources={"corn": 1}, on={"tulum": 1})
    assert table(queen).refuses("queen") == "AH-17.2"


@pytest.mark.rule("AH-17.4", "AH-17.5")
def test_high_priestess() -> None:
    me = player(ruler=1, role="high_priestess", hand=(), played=("1", "role"), reserve=["rain_white", "sun_blue"])
    board = table(me).play("place chichen_itza")
    assert board.offers("summon") == ["rain", "sun"]  # any god, but not without a matching tile
    board.play("summon rain; deplete 13")
    assert board[0].resources["limestone"] == 2


@pytest.mark.rule("AH-17.6", "AH-17.7")
def test_dancer() -> None:
    pyramid = {"1a": "rain_yellow", "1b": "sun_blue", "1c": "chief_blue"}
    me = player(ruler=1, role="dancer", hand=(), played=("1", "role"), pyramid=pyramid)
    board = table(me).play("place uxmal; summon rain; deplete 1")
    assert board.offers("summon") == ["chief", "sun"]
    board.play("summon chief")
    assert board[0].score == 4  # two markers
    assert board.step == "select"  # instead of producing or building
    plain = table({**me, "role": "queen"}).play("place uxmal; summon rain; deplete 1")
    assert plain.refuses("summon chief") == "AH-17.6"


@pytest.mark.rule("AH-17.8", "AH-17.12", "AH-12.2")
def test_master_builder() -> None:
    me = player(
        ruler=1, role="master_builder", hand=(), played=("1", "role"), on={"chichen_itza": 2}, reserve=["sun_blue"] * 3,
        resources={"water": 1},
    )  # fmt: skip
    board = table(me, offer=["temple"]).play("place chichen_itza")
    assert board.state.describe(board.state.parse("construct left")).args["cost"] == 0
    board.play("construct left").until("produce_or_build")
    assert board[0].buildings[0] == "temple"
    board.play("build sun_blue 1a")  # the second tile for nothing too
    assert (board[0].resources["water"], board[0].weapons) == (1, 1)
    board.play("build sun_blue 1d")
    assert board[0].resources["water"] == 0


@pytest.mark.rule("AH-17.8")
def test_master_builder_does_not_count_region_bonuses() -> None:
    on = {"tulum": 1, "quirigua": 1, "tikal": 1}
    me = player(ruler=4, role="master_builder", hand=(), played=("1", "role"), on=on, reserve=["sun_blue"])
    board = table(me, buildings={4: "city_walls"}).play("place lamanai; bonus; done")
    assert board.state.describe(board.state.parse("build sun_blue 1a")).args["cost"] == 0


@pytest.mark.rule("AH-17.9")
def test_queen() -> None:
    me = player(
        ruler=1, role="queen", hand=(), played=("1", "role"), on={"tulum": 1}, resources={"corn": 1, "water": 1}
    )
    board = table(me).play("queen; pay water")
    assert board.workers(0, "tulum") == (0, 1)
    assert board[0].resources == {"corn": 1, "water": 0, "obsidian": 0, "cacao": 0, "limestone": 0}
    assert board.refuses("queen") == "AH-17.9"
    later = table(me).play("place uxmal; queen; pay corn; lay uxmal")
    assert later.workers(0, "uxmal") == (0, 1)
    assert table({**me, "resources": {}}).refuses("queen") == "AH-17.9"


@pytest.mark.rule("AH-17.9")
def test_the_queen_works_once_a_round() -> None:
    me = player(ruler=1, role="queen", hand=(), played=("1", "role"), on={"tulum": 2}, resources={"corn": 2})
    board = table(me).play("queen")
    assert (board.workers(0, "tulum"), board[0].resources["corn"]) == ((1, 1), 1)
    assert "queen" not in board.legal()
    assert board.refuses("queen") == "AH-17.9"
    assert "queen" not in board.play("place uxmal").legal()


@pytest.mark.rule("AH-17.10")
def test_merchant() -> None:
    me = player(ruler=1, role="merchant", hand=(), played=("1", "role"), buildings=["raised_bed_farm"])
    board = table(me).play("place uxmal")
    assert len(board.offers("produce")) == 14
    board.play("produce 14; gain corn; gain cacao")
    assert board[0].resources == {"corn": 1, "water": 0, "obsidian": 0, "cacao": 1, "limestone": 2}
    near = table(me).play("place uxmal; produce 1; gain water; gain water")
    assert (near[0].resources["corn"], near[0].resources["water"]) == (3, 2)


@pytest.mark.rule("AH-17.11")
@pytest.mark.parametrize("played", [("3", "role"), ("3", "5")])
def test_war_captain(played: tuple[str, str]) -> None:
    me = player(ruler=1, role="war_captain", hand=(*"123456", "role"))
    board = table(me, player(ruler=2), at="round", seat=-1, then=())
    board.play(f"select {' '.join(played)}", 0).play("select 1 2", 1)
    if "role" in played:
        assert board.legal() == ["done", "ruler 1", "ruler 5"]
        assert board.refuses("ruler 2") == "AH-17.11"
        board.play("ruler 1")
        assert (board.step, board.seat) == ("may_advance", 0)
    else:
        assert board.step != "war_captain"


@pytest.mark.rule("AH-20.7", "AH-17.3")
def test_roles_are_drawn_anew_for_those_who_cannot_know() -> None:
    board = build("2a", BASE)
    deck = board.offers("role")
    board.play(f"role {deck[0]}")
    worlds = [board.state.determinized(1, seed) for seed in range(40)]
    assert len({world.view(0)["seats"][0]["role"] for world in worlds}) > 3
    mine = [board.state.determinized(0, seed) for seed in range(40)]
    assert {world.view(0)["seats"][0]["role"] for world in mine} == {deck[0]}
    decks = {world.position()["table"]["role_deck"] for world in mine}
    assert len(decks) == 1  # who has looked knows what is left


@pytest.mark.rule("AH-20.1")
def test_what_does_not_belong_here_is_refused() -> None:
    board = fresh(2)
    assert board.refuses("place tikal") == "AH-20.1"
    assert board.refuses("gain corn") == "AH-20.1"
