"""The thirteen monuments at the end of the game."""

from typing import Any

import pytest

from tests.tzolkin.build import player, table

COSTS = {
    "mon_tombs": {"wood": 3, "stone": 2, "gold": 1},
    "mon_constructions": {"wood": 1, "stone": 3, "gold": 2},
    "mon_corn_tiles": {"wood": 1, "stone": 1, "gold": 4},
    "mon_wood_tiles": {"wood": 1, "gold": 4},
    "mon_all_monuments": {"wood": 2, "stone": 2, "gold": 2},
    "mon_civics": {"wood": 2, "stone": 3, "gold": 1},
    "mon_mastered_techs": {"wood": 1, "stone": 1, "gold": 3},
    "mon_tech_levels": {"wood": 2, "stone": 1, "gold": 3},
    "mon_workers": {"wood": 3, "gold": 3},
    "mon_shrines": {"stone": 2, "gold": 3},
    "mon_temple_points": {"stone": 4, "gold": 3},
    "mon_best_temple": {"stone": 3, "gold": 3},
    "mon_placed_skulls": {"gold": 4, "skull": 1},
}


def worth(monument: str, *others: Any, players: int = 4, **me: Any) -> float:
    """Return what a monument scores at the end of a game."""
    mine = player(**{"corn": 12, "monuments": [monument], **me})
    board = table(mine, *others, players=players, day=27, skulls_on=me.pop("skulls_on", None)).rest()
    return board.state.breakdown(0)["monuments"]


@pytest.mark.rule("TZ-9.7", "TZ-17.7")
@pytest.mark.parametrize("monument", COSTS)
def test_the_cost_of_each(monument: str) -> None:
    cost, row = COSTS[monument], ["farm_small_1", "shrine_architecture"]
    board = table(player(**cost, on=["tikal 4"]), row=row, monuments=[monument])
    board.play(f"pick tikal 4; use tikal_4; monument {monument}")
    assert board.built(0) == {monument}
    assert [vars(board[0])[good] for good in cost] == [0] * len(cost)
    for good in cost:
        short = table(player(**{**cost, good: cost[good] - 1}, on=["tikal 4"]), row=row, monuments=[monument])
        assert monument not in short.play("pick tikal 4; use tikal_4").offers("monument")


@pytest.mark.rule("TZ-22.1")
def test_tombs() -> None:
    assert worth("mon_tombs") == 4
    assert worth("mon_tombs", built=["tomb_glory", "tomb_builder", "farm_small_1", "civic_agriculture"]) == 12
    assert worth("mon_tombs", player(built=["tomb_market"])) == 4
    # a second tomb monument counts for it, and scores 2 for each of the two itself
    assert worth("mon_tombs", monuments=["mon_tombs", "mon_constructions"]) == 8 + 4


@pytest.mark.rule("TZ-22.2")
def test_constructions() -> None:
    assert worth("mon_constructions") == 2
    assert worth("mon_constructions", built=["farm_small_1", "farm_large_1", "tomb_glory"]) == 8


@pytest.mark.rule("TZ-22.3")
@pytest.mark.parametrize(("players", "rate"), [(2, 6), (3, 5), (4, 4)])
def test_all_monuments(players: int, rate: int) -> None:
    assert worth("mon_all_monuments", players=players) == rate
    assert worth("mon_all_monuments", player(monuments=["mon_tombs", "mon_civics"]), players=players) == 3 * rate


@pytest.mark.rule("TZ-22.4", "TZ-10.14")
def test_corn_tiles() -> None:
    assert worth("mon_corn_tiles", corn_tiles=5, wood_tiles=2) == 20


@pytest.mark.rule("TZ-22.5", "TZ-10.10")
def test_wood_tiles() -> None:
    assert worth("mon_wood_tiles", corn_tiles=5, wood_tiles=2) == 8
    board = table(player(corn=20, monuments=["mon_wood_tiles"], on=["palenque 3"]), day=27)
    board.turn("pick palenque 3; use palenque_3; harvest burn; anger chaac").rest()
    assert board.state.breakdown(0)["monuments"] == 0


@pytest.mark.rule("TZ-22.6")
def test_civics() -> None:
    assert worth("mon_civics") == 4
    assert worth("mon_civics", built=["civic_agriculture", "civic_tech_gold", "tomb_glory"]) == 12


@pytest.mark.rule("TZ-22.7")
@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_workers(workers: int, points: int) -> None:
    assert worth("mon_workers", workers=workers, on=["tikal 3"]) == points


@pytest.mark.rule("TZ-22.8")
def test_technology_levels() -> None:
    assert worth("mon_tech_levels") == 0
    assert worth("mon_tech_levels", agriculture=1, extraction=2, theology=3) == 18


@pytest.mark.rule("TZ-22.9")
def test_mastered_technologies() -> None:
    tracks = ["agriculture", "extraction", "architecture", "theology"]
    points = [worth("mon_mastered_techs", **dict.fromkeys(tracks[:n], 3)) for n in range(5)]
    assert points == [0, 9, 20, 33, 33]
    assert worth("mon_mastered_techs", **dict.fromkeys(tracks, 2)) == 0


@pytest.mark.rule("TZ-22.10")
def test_shrines() -> None:
    assert worth("mon_shrines") == 4
    assert worth("mon_shrines", built=["shrine_architecture", "shrine_chaac", "civic_agriculture"]) == 12


@pytest.mark.rule("TZ-22.11")
def test_best_temple() -> None:
    assert worth("mon_best_temple", chaac=2, quetzalcoatl=4, kukulcan=-1) == 12
    assert worth("mon_best_temple", chaac=-1, quetzalcoatl=-1, kukulcan=-1) == 0


@pytest.mark.rule("TZ-22.12")
def test_temple_points() -> None:
    assert worth("mon_temple_points", chaac=3, quetzalcoatl=4, kukulcan=2) == 6 + 6 + 3
    assert worth("mon_temple_points", chaac=3, quetzalcoatl=-1, kukulcan=-1) == 6 - 2 - 3


@pytest.mark.rule("TZ-22.13")
def test_placed_skulls() -> None:
    mine = player(corn=6, monuments=["mon_placed_skulls"])
    board = table(mine, player(corn=6), day=27, skulls_on={1: 0, 5: 1, 9: 1}).rest()
    assert board.state.breakdown(0)["monuments"] == 9
