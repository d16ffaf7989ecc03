"""Discarding, redrawing, the end of a round."""

from collections import Counter

import pytest

from sacbe.ahau.names import TILES
from tests.ahau.build import fresh, player, table


def end_turn(hand: tuple[str, ...], played: tuple[str, str], players: int = 2, role: str = "") -> list[str]:
    me = player(ruler=1, hand=hand, played=played, **({"role": role} if role else {}))
    board = table(me, players=players, at="end_of_turn")
    left: list[str] = board[0].hand
    return left


@pytest.mark.rule("AH-13.1")
def test_played_cards_are_discarded_openly() -> None:
    board = table(player(ruler=1, hand=("3", "4", "5"), played=("1", "2")), at="end_of_turn")
    seen = board.view(1)["seats"][0]
    assert (seen["hand"], seen["discards"], seen["left"]) == (["3", "4", "5"], ["1", "2", "6"], None)


@pytest.mark.rule("AH-13.2")
def test_fewer_than_two_cards_redraw() -> None:
    assert end_turn((), ("1", "2")) == list("123456")
    assert end_turn(("5",), ("1", "2")) == list("123456")
    assert end_turn(("4", "5"), ("1", "2")) == ["4", "5"]
    assert end_turn(("5",), ("1", "role"), role="queen") == [*"123456", "role"]


@pytest.mark.rule("AH-13.3", "AH-4.5")
def test_two_sixes_redraw_on_the_small_side() -> None:
    assert end_turn(("6", "role"), ("1", "2"), role="war_captain") == [*"123456", "role"]
    assert end_turn(("6", "role"), ("1", "2"), role="queen") == ["6", "role"]
    assert end_turn(("6", "role"), ("1", "2"), players=4, role="war_captain") == ["6", "role"]


@pytest.mark.rule("AH-13.4", "AH-6.3", "AH-13.9")
def test_regions_are_filled_at_the_end_of_the_round() -> None:
    board = table(player(ruler=1), tiles={1: ["sun_blue"]}, at="end_of_round", seat=-1, then=())
    regions = board.view()["regions"]
    assert all(None not in region["tiles"] for region in regions)
    assert regions[0]["tiles"][0] == "sun_blue"
    assert (board.step, board.view()["round"]) == ("select", 3)


@pytest.mark.rule("AH-13.5")
@pytest.mark.parametrize(
    ("before", "kept", "discarded"),
    [
        (["", "temple", "gateway"], ["temple", "gateway"], {}),
        (["plaza", "temple", "gateway"], ["temple", "gateway"], {"plaza": 1}),
        (["plaza", "", "gateway"], ["gateway"], {"plaza": 1}),
        (["", "", ""], [], {}),
    ],
)
def test_the_offer_slides(before: list[str], kept: list[str], discarded: dict[str, int]) -> None:
    board = table(offer=before, at="end_of_round", seat=-1, then=())
    offer = list(board.view()["offer"].values())
    assert offer[: len(kept)] == kept
    assert None not in offer
    assert board.view()["building_pile"] == discarded


@pytest.mark.rule("AH-13.6")
def test_an_empty_bag_takes_the_discards_at_the_next_draw() -> None:
    me = player(ruler=1, pyramid={"1a": "chief_blue", "1b": "chief_blue"})
    one = table({**me, "pyramid": {"1a": "chief_blue"}}, bag=["sun_white"]).play("place chichen_itza; summon chief")
    assert (one.view()["bag"], len(one.view()["discards"]) > 20) == (0, True)  # empty now, but nothing is drawn yet
    two = table(me, bag=["sun_white"]).play("place chichen_itza; summon chief")
    assert (two.view()["bag"] > 40, two.view()["discards"]) == (True, {})


@pytest.mark.rule("AH-13.7")
def test_the_largest_reserve_gives_tiles_back() -> None:
    every = [tile for tile in TILES for _ in range(1 if tile.endswith("wild") else 2)]
    mine, theirs = every[:26], every[26:50]
    board = table(player(reserve=mine), player(reserve=theirs), bag=every[50:52], at="end_of_round", seat=-1, then=())
    # 55 tiles and two starting tiles: 57 - 50 - 2 are discarded, so ten spaces get seven and three are given back
    assert (board.step, board.seat) == ("return_tile", 0)
    board.play(f"return {board.offers('return')[0]}; return {board.offers('return')[1]}")
    assert board.seat == 0  # 24 each now, and the lower seat comes first
    board.play(f"return {board.offers('return')[0]}")
    assert (board.step, sum(board[0].reserve.values()), sum(board[1].reserve.values())) == ("select", 23, 24)
    assert all(None not in region["tiles"] for region in board.view()["regions"])
    assert (board.view()["bag"], board.view()["discards"]) == (0, {})


@pytest.mark.rule("AH-13.8")
def test_an_empty_stack_is_formed_of_discarded_buildings() -> None:
    board = table(offer=["plaza", "temple", "gateway"], stack=[], at="end_of_round", seat=-1, then=())
    assert sorted(filter(None, board.view()["offer"].values())) == ["gateway", "plaza", "temple"]
    empty = table(offer=["", "temple", "gateway"], stack=[], at="end_of_round", seat=-1, then=())
    assert list(empty.view()["offer"].values()) == ["temple", "gateway", None]


def test_bag_and_stack_are_drawn_as_dealt() -> None:
    first = ["sun_wild", "rain_wild"]
    board = fresh(2, first={"bag": first, "buildings": ["temple", "plaza", "market"]})
    view = board.view()
    assert view["regions"][0]["tiles"] == first
    assert (view["offer"]["middle"], view["offer"]["right"], view["regions"][0]["building"]) == (
        "temple",
        "plaza",
        "market",
    )
    assert Counter(view["discards"]) == Counter()
