"""The Shadow player."""

from typing import Any

import pytest

from sacbe.ahau.names import CARDS
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from tests.ahau.build import Table, fresh, player, table

AFTER = ("tiles", "movement_end", "end_of_round")
QUEEN = 2  # personality card: sun, jaguar, trade, chief, rain


def shadow(*seats: Any, **more: Any) -> Table:
    more.setdefault("personality_card", QUEEN)
    return table(*seats, shadow=True, **more)


@pytest.mark.rule("AH-19.1")
def test_it_is_no_player() -> None:
    view = fresh(3, shadow=True).view()
    assert (len(view["regions"]), view["last_space"], view["role_deck"], view["bag"]) == (5, 9, 4, 45)
    four = fresh(4, shadow=True).view()
    assert (len(four["regions"]), four["last_space"], four["role_deck"], four["bag"]) == (6, 10, 5, 43)


@pytest.mark.rule("AH-19.2")
def test_its_setup() -> None:
    board = fresh(2, shadow=True)
    assert (board[2].weapons, board[2].workers, board[2].score) == (1, 12, None)
    assert board.view()["might_order"] == [2, 1, 0]
    assert len({fresh(2, seed, shadow=True).view()["personality"] for seed in range(40)}) == 6
    assert board.state.scores == (0, 0)


@pytest.mark.rule("AH-19.3")
def test_it_draws_two_cards() -> None:
    for seed in range(20):
        board = fresh(2, seed, shadow=True).until("select").play("select 1 2", 0)
        board.play("select 2 1", 1)
        me = board[2]
        assert me.left != me.right
        assert me.left != "6"
        if me.left not in ("1", "2"):  # no conflict with the players
            assert me.ruler == int(me.left)


@pytest.mark.rule("AH-19.3")
def test_it_reveals_before_a_war_captain_moves() -> None:
    captain = player(ruler=1, role="war_captain", hand=(*"123456", "role"))
    board = (
        shadow(captain, player(ruler=2), at="round", seat=-1, then=()).play("select 1 role", 0).play("select 5 2", 1)
    )
    assert board.step == "war_captain"
    assert board[2].left is not None


@pytest.mark.rule("AH-19.4")
def test_it_wins_without_reward() -> None:
    board = shadow(
        player(ruler=3, played=("3", "2")), player(ruler=1), rival=player(ruler=3, played=("3", "5")),
        at="conflict", seat=-1, a=1, then=AFTER,
    )  # fmt: skip
    assert (board[2].might, board[2].resources["corn"], board[0].weapons) == (1, 0, 1)


@pytest.mark.rule("AH-19.5")
def test_it_retreats_by_preference() -> None:
    seats = [player(ruler=5, played=("5", "6")), player(ruler=4)]
    lost = player(ruler=5, played=("5", "1"))
    tiles = {1: ["rain_blue", "chief_blue"], 2: ["trade_blue", "rain_blue"], 3: ["jaguar_black", "rain_white"]}
    args: dict[str, Any] = {"at": "conflict", "seat": -1, "a": 1, "then": AFTER}
    assert shadow(*seats, rival=lost, tiles=tiles, **args).play("done")[2].ruler == 3
    even = {1: ["trade_blue"], 2: ["trade_black"], 3: ["rain_white"]}
    by_workers = {**lost, "on": {"tulum": 2}}
    assert shadow(*seats, rival=by_workers, tiles=even, **args).play("done")[2].ruler == 2
    board = shadow(*seats, rival=lost, tiles=even, **args).play("done")
    assert (board[2].ruler, board[2].weapons) == (1, 1)
    assert ("region_1", 1) in board.causes(2)["shadow_retreat"]


@pytest.mark.rule("AH-19.5", "AH-21.11")
def test_it_retreats_anywhere_if_no_neighbour_is_free() -> None:
    """On the large side region 5 has the neighbours 2 and 6, and both have rulers."""
    seats = [player(ruler=5, played=("5", "6")), player(ruler=2), player(ruler=6), player(ruler=1)]
    tiles = {3: ["rain_blue", "chief_blue"], 4: ["sun_blue", "rain_white"]}
    lost = player(ruler=5, played=("5", "1"))
    board = shadow(*seats, players=4, rival=lost, tiles=tiles, at="conflict", seat=-1, a=1, then=AFTER).play("done")
    assert (board[4].ruler, board[4].weapons) == (4, 1)


@pytest.mark.rule("AH-19.16")
@pytest.mark.parametrize(("weapons", "might", "wins"), [(0, 0, True), (1, 0, True), (2, 0, False), (1, 1, False)])
def test_it_fights_like_a_player(weapons: int, might: int, wins: bool) -> None:
    """It has strength 5 against 4 and the weapons; in a tie the Might track decides, where it lies on top."""
    you = player(ruler=3, played=("3", "4"), weapons=weapons, might=might)
    it = player(ruler=3, played=("3", "5"))
    board = shadow(you, player(ruler=1), rival=it, at="conflict", seat=-1, a=1, then=AFTER)
    assert board[0].ruler == (5 if wins else 3)  # region 1 is taken, region 5 is the other neighbour
    assert (board.step == "may_advance") != wins
    assert board[0].weapons == weapons + wins


@pytest.mark.rule("AH-19.6")
@pytest.mark.parametrize(
    ("pair", "gone"),
    [
        (["rain_blue", "sun_blue"], "sun_blue"),
        (["sun_blue", "sun_wild"], "sun_wild"),
        (["sun_blue", "sun_white"], "sun_blue"),
        (["jaguar_wild", "sun_white"], "sun_white"),
    ],
)
def test_it_discards_the_tile_it_prefers(pair: list[str], gone: str) -> None:
    board = shadow(
        player(ruler=1), player(ruler=2), rival=player(ruler=3), tiles={3: pair}, at="tiles", seat=-1, then=AFTER[1:]
    )
    assert board.view()["discards"] == {gone: 1}
    assert board[2].reserve == {}


@pytest.mark.rule("AH-19.7")
@pytest.mark.parametrize(
    ("rival", "city"),
    [
        (player(ruler=3, on={"edzna": 1, "yaxchilan": 1}), "uxmal"),
        (player(ruler=3), "edzna"),
        (player(ruler=3, on={"edzna": 1}), "yaxchilan"),
        (player(ruler=3, barred=[1]), "palenque"),
    ],
)
def test_it_places_a_worker(rival: Any, city: str) -> None:
    board = shadow(player(ruler=1), rival=rival, seat=2)
    before = rival.get("on", {}).get(city, 0)
    assert board.workers(2, city) == (before + 1, 0)
    assert board.causes(2)["shadow_place"][-1] == (f"standing_{city}", 1)


@pytest.mark.rule("AH-19.8")
def test_a_building_it_surrounds_leaves_the_game() -> None:
    rival = player(ruler=3, on={"edzna": 1, "yaxchilan": 1, "palenque": 1})
    board = shadow(player(ruler=1), rival=rival, seat=2, buildings={3: "plaza"})
    assert board.view()["regions"][2]["building"] is None
    assert (board.view()["building_pile"], board[2].buildings) == ({}, [None] * 5)


@pytest.mark.rule("AH-19.8")
def test_a_building_it_does_not_surround_stays() -> None:
    board = shadow(
        player(ruler=1), rival=player(ruler=3, on={"edzna": 1, "yaxchilan": 1}), seat=2, buildings={3: "plaza"}
    )
    assert board.placed(2) == {"uxmal": 1, "edzna": 1, "yaxchilan": 1}
    assert board.view()["regions"][2]["building"] == "plaza"


@pytest.mark.rule("AH-19.13")
def test_it_does_nothing_else() -> None:
    rival = player(ruler=3, pyramid={"1a": "sun_blue"}, reserve=["sun_blue"] * 3)
    board = shadow(player(ruler=1), rival=rival, seat=2, offer=["temple"])
    assert set(board.causes(2)) == {"shadow_place"}
    for seed in range(3):
        state = fresh(3, seed, shadow=True).state
        play_randomly(state, Generator(seed))
        own: Any = state.view(None)["seats"][3]  # type: ignore[index]
        assert (own["reserve"], sum(own["resources"].values()), own["buildings"]) == ({}, 0, [None] * 5)
        assert set(own["pyramid"].values()) == {None}


@pytest.mark.rule("AH-19.15")
def test_its_cards_are_discarded() -> None:
    it = player(ruler=1, hand=("1", "2"), played=("3", "4"))
    board = shadow(player(ruler=3, played=("3", "4")), player(ruler=2), rival=it, at="movement_end", seat=-1)
    assert (board.step, board.seat, board.placed(2)) == ("place", 1, {"edzna": 1})  # its turn was the first
    assert (board[2].left, board[2].right, board[2].hand) == (None, None, ["1", "2"])
    assert board[2].discards == ["3", "4", "5", "6"]
    assert (board[0].left, board[0].right) == ("3", "4")


@pytest.mark.rule("AH-19.9")
def test_its_deck_is_formed_anew() -> None:
    board = shadow(player(ruler=1), rival=player(ruler=3, hand=()), at="end_of_round", seat=-1, then=())
    assert board[2].hand == list(CARDS[:6])
    kept = shadow(player(ruler=1), rival=player(ruler=3, hand=("2", "3")), at="end_of_round", seat=-1, then=())
    assert kept[2].hand == ["2", "3"]


@pytest.mark.rule("AH-19.10", "AH-19.12")
def test_its_workers_count_in_cities() -> None:
    more: dict[str, Any] = {"at": "celebration", "seat": -1, "then": (), "celebration": 1}
    seats = [player(on={"tikal": 1, "uxmal": 1}, markers={"sun": 1}), player()]
    board = shadow(*seats, rival=player(on={"tikal": 1, "uxmal": 2}, might=10), scoring={"sun": "might_steps"}, **more)
    assert board.state.breakdown(0)["cities"] == 1
    assert board.state.breakdown(0)["god_scoring"] == 0
    assert board.state.scores == (1, 0)


@pytest.mark.rule("AH-19.14")
def test_personal_scoring_beside_it() -> None:
    more: dict[str, Any] = {"at": "celebration", "seat": -1, "then": (), "celebration": 1}
    seats = [player(markers={"sun": 1}, might=2), player(might=8)]
    board = shadow(*seats, scoring={"sun": "might_steps"}, personal_scoring=True, **more)
    assert board.state.breakdown(0)["god_scoring"] == 1


@pytest.mark.rule("AH-19.11")
def test_its_last_worker_ends_the_game() -> None:
    board = shadow(player(ruler=1), rival=player(ruler=3, on={"tulum": 11}), seat=2)
    assert board.state.over
    assert board.view()["ending"] == ["workers"]


@pytest.mark.rule("AH-19.12")
def test_its_workers_count_for_acropolis_and_produce_market() -> None:
    me = player(ruler=1, buildings=["acropolis"], on={"uxmal": 1})
    args: dict[str, Any] = {"at": "movement_end", "seat": -1}
    assert shadow(me, rival=player(ruler=2, on={"edzna": 1}), **args).state.breakdown(0)["building_effects"] == 0
    market = player(ruler=1, buildings=["produce_market"])
    board = shadow(market, rival=player(on={"uxmal": 2})).play("place uxmal; produce 1")
    assert board.offers("partner") == ["2"]
