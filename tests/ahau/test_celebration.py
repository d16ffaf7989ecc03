"""K'atun celebrations and the end of the game."""

from typing import Any

import pytest

from sacbe.ahau.names import CATEGORIES as SCORING
from tests.ahau.build import Table, player, table


def celebrate(*seats: Any, **more: Any) -> Table:
    more.setdefault("celebration", 1)
    return table(*seats, at="celebration", seat=-1, then=(), **more)


def award(tile: str, *seats: Any, **more: Any) -> tuple[float, ...]:
    """Return what the temple of the Sun God awards with a scoring tile; the first seat has a marker there."""
    others = dict(zip(("chief", "rain", "trade", "jaguar"), (t for t in SCORING if t != tile), strict=False))
    marked = ({**seats[0], "markers": {"sun": 1, **seats[0].get("markers", {})}}, *seats[1:])
    board = celebrate(*marked, scoring={"sun": tile, **others}, **more)
    return tuple(board.state.breakdown(seat)["god_scoring"] for seat in range(len(seats)))


@pytest.mark.rule("AH-14.1", "AH-14.11", "AH-14.12")
def test_a_celebration_and_the_next_katun() -> None:
    me = player(markers={"sun": 1, "rain": 2})
    board = table(me, depleted=[1, 2, 3, 4, 5], celebration=1, at="end_of_round", seat=-1, then=())
    view = board.view()
    assert (view["katun"], view["celebration"], len(view["calendar"])) == (2, False, 1)
    assert None not in view["sites"]
    assert all(temple["markers"] == [None] * 5 for temple in view["temples"].values())
    assert board.step == "select"


@pytest.mark.rule("AH-14.11")
def test_sites_are_spread_at_random() -> None:
    spread = {tuple(celebrate(depleted=[1, 5, 9, 13, 14], chance=chance).view()["sites"]) for chance in range(1, 12)}
    assert len(spread) > 3
    assert len({sites[1:4] for sites in spread}) == 1  # those still on the board stay


@pytest.mark.rule("AH-14.2")
def test_the_highest_value_of_all_counts() -> None:
    rich = dict.fromkeys(("corn", "water", "cacao"), 1)
    assert award("resource_colours", player(resources={"corn": 5}), player(resources=rich)) == (3, 0)


@pytest.mark.rule("AH-14.3")
@pytest.mark.parametrize(("steps", "fame"), [(0, 0), (1, 0), (3, 1), (4, 2), (10, 5)])
def test_might_steps(steps: int, fame: int) -> None:
    assert award("might_steps", player(might=steps), player()) == (fame, 0)


@pytest.mark.rule("AH-14.4")
def test_symbols_of_the_pyramid() -> None:
    pyramid = {"1a": "sun_blue", "1b": "sun_white", "1c": "rain_blue", "1d": "chief_blue"}
    assert award("pyramid_symbols", player(pyramid=pyramid), player()) == (3, 0)


@pytest.mark.rule("AH-14.5")
def test_colours_of_the_reserve() -> None:
    tiles = ["sun_blue", "rain_blue", "rain_white", "sun_wild"]
    assert award("reserve_colours", player(reserve=tiles, pyramid={"1a": "sun_black"}), player()) == (2, 0)


@pytest.mark.rule("AH-14.6")
def test_temples_scored() -> None:
    me, other = player(), player(markers={"rain": 1, "chief": 1, "trade": 1})
    board = award("temples_scored", me, other)
    assert board[0] == 3  # the other's three temples are the most


@pytest.mark.rule("AH-14.7", "AH-14.8", "AH-14.9")
def test_resources_buildings_and_gods_of_cities() -> None:
    assert award("resource_colours", player(resources={"corn": 2, "cacao": 1}), player()) == (2, 0)
    assert award("buildings_built", player(buildings=["plaza", "plaza", "market"]), player()) == (3, 0)
    on = {"tikal": 2, "tulum": 1, "uxmal": 1}  # two gods: Tikal and Tulum are of the God of Trade
    assert award("city_gods", player(on=on), player()) == (2, 0)


@pytest.mark.rule("AH-14.10", "AH-9.19")
def test_cities() -> None:
    board = celebrate(
        player(on={"tikal": 2, "uxmal": 1}, lying={"tulum": 1}), player(on={"tikal": 1, "uxmal": 1, "tulum": 1})
    )
    assert [board.state.breakdown(seat)["cities"] for seat in (0, 1)] == [5, 1]


@pytest.mark.rule("AH-14.13")
def test_a_completed_pyramid_ends_the_game() -> None:
    levels = ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b"]
    me = player(
        ruler=1,
        pyramid=dict.fromkeys(levels, "sun_blue"),
        reserve=["sun_white"],
        resources=dict.fromkeys(("corn", "water", "cacao", "limestone"), 1),
    )
    board = table(me, player(on={"tulum": 1})).play("place chichen_itza; build sun_white 4a")
    assert board.state.over
    assert board.view()["ending"] == ["pyramid"]
    assert board.state.breakdown(1)["cities"] == 2  # there was a celebration


@pytest.mark.rule("AH-14.14")
def test_the_last_worker_ends_the_game_even_if_one_comes_back() -> None:
    me = player(ruler=1, on={"uxmal": 11}, pyramid={"1a": "jaguar_yellow"})
    board = table(me).play("place calakmul; summon jaguar; done")
    assert board[0].workers == 1
    board.finish()
    assert board.state.over
    assert board.view()["ending"] == ["workers"]


@pytest.mark.rule("AH-14.15", "AH-14.16")
def test_the_third_celebration_ends_the_game() -> None:
    board = celebrate(player(on={"tulum": 1}), katun=3)
    assert board.state.over
    assert board.view()["ending"] == ["katuns"]
    both = celebrate(player(on={"tulum": 1}), katun=2, ending=2)
    assert both.state.over
    assert both.state.scores == (2, 0)


@pytest.mark.rule("AH-14.17")
def test_winners() -> None:
    tile = {"1a": "sun_blue"}
    assert celebrate(player(score=5), player(score=4), katun=3).state.winners == (0,)
    assert celebrate(player(score=5), player(score=5, pyramid=tile), katun=3).state.winners == (1,)
    even = celebrate(player(score=5, buildings=["market"]), player(score=5, pyramid=tile), katun=3)
    assert even.state.winners == (0, 1)


@pytest.mark.rule("AH-14.18")
def test_no_game_goes_on_for_ever() -> None:
    board = table(at="end_of_round", seat=-1, then=(), round=40)
    assert board.state.over
    assert board.view()["ending"] == ["rounds"]
    assert not table(at="end_of_round", seat=-1, then=(), round=39).state.over
