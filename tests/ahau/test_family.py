"""Personal scoring and the family game."""

from typing import Any

import pytest

from sacbe.ahau.names import RESOURCES
from tests.ahau.build import Table, fresh, player, table


def family(*seats: Any, **more: Any) -> Table:
    return table(*seats, family=True, **more)


@pytest.mark.rule("AH-18.1")
def test_personal_scoring() -> None:
    seats = [player(markers={"sun": 1}, resources={"corn": 1}), player(resources={"water": 1, "cacao": 1})]
    more: dict[str, Any] = {"at": "celebration", "seat": -1, "then": (), "celebration": 1}
    rule = {"sun": "resource_colours"}
    own = table(*seats, scoring=rule, personal_scoring=True, **more)
    assert own.state.breakdown(0)["god_scoring"] == 1
    assert table(*seats, scoring=rule, **more).state.breakdown(0)["god_scoring"] == 2


@pytest.mark.rule("AH-18.2", "AH-18.6")
def test_setup() -> None:
    for seed in range(5):
        board = fresh(3, seed, family=True)
        view = board.view()
        assert view["offer"] == {"left": None, "middle": None, "right": None}
        for region in view["regions"]:
            assert (region["building"], len(region["resources"])) == (None, 2)
            for tile, resource in zip(region["tiles"], region["resources"], strict=True):
                colour = tile.split("_")[1]
                names = {"yellow": "corn", "blue": "water", "black": "obsidian", "brown": "cacao", "white": "limestone"}
                assert names.get(colour, resource) == resource
        assert board.step == "select"
        assert all(sum(board[seat].resources.values()) == 3 for seat in range(3))
        assert all(sum(board[seat].reserve.values()) == 1 for seat in range(3))
    assert len({str(fresh(2, seed, family=True)[0].resources) for seed in range(20)}) == 5


@pytest.mark.rule("AH-18.2")
def test_the_bag_decides_for_a_wild_tile() -> None:
    boards = [fresh(2, seed, first={"bag": ["sun_wild"]}, family=True) for seed in range(40)]
    assert {board.view()["regions"][0]["resources"][0] for board in boards} == set(RESOURCES)
    assert {board.view()["bag"] for board in boards} == {45}  # what was drawn for it went back


@pytest.mark.rule("AH-18.15")
def test_the_oldest_is_at_the_bottom() -> None:
    assert fresh(4, family=True).view()["might_order"] == [3, 2, 1, 0]


@pytest.mark.rule("AH-18.16")
def test_only_pyramid_tiles_are_replenished() -> None:
    view = family(player(ruler=1), at="end_of_round", seat=-1, then=()).view()
    assert all(None not in region["tiles"] for region in view["regions"])
    assert view["offer"] == {"left": None, "middle": None, "right": None}
    assert [(region["building"], region["resources"]) for region in view["regions"]] == [(None, [])] * 5


@pytest.mark.rule("AH-18.3", "AH-18.4")
def test_no_tile_for_buildings_and_no_roles() -> None:
    for seed in range(20):
        view = fresh(2, seed, family=True).view()
        assert "buildings_built" not in [temple["scoring"] for temple in view["temples"].values()]
        assert view["role_deck"] == 0


@pytest.mark.rule("AH-18.4")
def test_the_role_reward_takes_a_region_card_back() -> None:
    base = {"1a": "chief_blue", "1b": "sun_black", "1c": "trade_white", "1d": "jaguar_yellow"}
    me = player(
        ruler=1,
        pyramid=base,
        reserve=["sun_blue"],
        resources={"water": 1, "corn": 1},
        hand=("3", "4"),
        played=("1", "2"),
    )
    board = family(me).play("place chichen_itza; done; build sun_blue 2a")
    assert board.legal() == ["done", "recall 1", "recall 2", "recall 5", "recall 6"]
    assert board.play("recall 5")[0].hand == ["3", "4", "5"]


@pytest.mark.rule("AH-18.7")
def test_a_surrounded_region_gives_its_resources() -> None:
    me = player(ruler=4, on={"tulum": 1, "quirigua": 1, "tikal": 1})
    board = family(me, bonus={4: ["corn", "cacao"]}).play("place lamanai")
    assert board.legal() == ["done", "bonus"]
    board.play("bonus")
    assert (board[0].resources["corn"], board[0].resources["cacao"]) == (1, 1)
    assert board.view()["regions"][3]["resources"] == []


@pytest.mark.rule("AH-18.8")
def test_gods_come_for_the_pyramid_only() -> None:
    assert family(player(ruler=1, reserve=["chief_blue"])).play("place chichen_itza").offers("summon") == []
    me = player(ruler=1, pyramid={"1a": "chief_blue"}, reserve=["chief_blue"])
    board = family(me).play("place chichen_itza; summon chief")
    assert board.step != "offering"
    assert board.view()["discards"] == {}


@pytest.mark.rule("AH-18.9")
def test_chief_god() -> None:
    me = player(ruler=1, pyramid={"1a": "chief_blue", "1b": "chief_white"})
    board = family(me).play("place chichen_itza; summon chief")
    assert sum(board[0].reserve.values()) == 4


@pytest.mark.rule("AH-18.10")
def test_rain_god() -> None:
    me = player(ruler=1, pyramid={"1a": "rain_blue", "1b": "rain_white"})
    board = family(me, bag=["sun_blue", "sun_black"]).play("place uxmal; summon rain")
    assert (board[0].resources["water"], board[0].resources["obsidian"]) == (1, 1)
    assert (board.view()["bag"], board.view()["sites"][0]) == (2, "corn")
    wild = family({**me, "pyramid": {"1a": "rain_blue"}}, bag=["sun_wild"]).play("place uxmal; summon rain; gain cacao")
    assert wild[0].resources["cacao"] == 1
    more = family(me, bag=["sun_blue"]).play("place uxmal; summon rain")
    assert more.view()["bag"] > 40  # the discards had to help out, and all tiles went back into the bag


@pytest.mark.rule("AH-18.11")
def test_god_of_trade() -> None:
    me = player(ruler=4, on={"tulum": 1, "quirigua": 1, "lamanai": 1}, pyramid={"1a": "trade_blue", "1b": "trade_blue"})
    board = family(me, bonus={4: ["corn", "cacao"]}).play(
        "place tulum; summon trade; move tulum lamanai; move lamanai tikal"
    )
    assert board.legal() == ["done", "bonus"]
    back = family(me).play("place tulum; summon trade; move tulum lamanai; move lamanai tulum")
    assert back.placed(0) == {"tulum": 2, "quirigua": 1, "lamanai": 1}
    assert back.step != "swap"


@pytest.mark.rule("AH-18.12")
def test_sun_god_is_compulsory() -> None:
    me = player(ruler=1, pyramid={"1a": "sun_blue", "1b": "sun_white"}, hand=("1", "2", "3"), played=("4", "5"))
    board = family(me).play("place edzna; summon sun")
    assert board.legal() == ["recall 4", "recall 5"]  # two of three, in order
    assert board.refuses("done") == "AH-16.1"
    assert board.play("recall 5")[0].hand == ["1", "2", "3", "5", "6"]


@pytest.mark.rule("AH-18.13")
def test_jaguar_god() -> None:
    me = player(ruler=1, pyramid={"1a": "jaguar_blue", "1b": "jaguar_white"})
    board = family(me).play("place calakmul; summon jaguar")
    assert (board.state.breakdown(0)["jaguar_god"], board.placed(0), board[0].might) == (2, {"calakmul": 1}, 0)


@pytest.mark.rule("AH-18.14")
def test_temples_score_personally() -> None:
    seats = [player(markers={"sun": 1}, might=2), player(might=8)]
    board = family(*seats, scoring={"sun": "might_steps"}, at="celebration", seat=-1, then=(), celebration=1)
    assert board.state.breakdown(0)["god_scoring"] == 1
