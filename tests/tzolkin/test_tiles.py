"""Every wealth tile and every building gives what is printed on it and nothing else."""

from typing import Any

import pytest

from tests.tzolkin.build import TECHNOLOGIES, Table, choose, fresh, player, table

WEALTH: dict[str, dict[str, int]] = {
    "wealth_palenque_1": {"corn": 3, "quetzalcoatl": 1, "agriculture": 1},
    "wealth_palenque_3": {"corn": 5, "gold": 1, "quetzalcoatl": 1},
    "wealth_palenque_5": {"stone": 1, "gold": 1, "agriculture": 1},
    "wealth_palenque_7": {"corn": 9, "stone": 1},
    "wealth_yaxchilan_1": {"wood": 1, "kukulcan": 1, "extraction": 1},
    "wealth_yaxchilan_3": {"corn": 2, "wood": 2, "kukulcan": 1},
    "wealth_yaxchilan_5": {"corn": 4, "wood": 1, "extraction": 1},
    "wealth_yaxchilan_7": {"corn": 3, "wood": 2, "stone": 1},
    "wealth_tikal_1": {"corn": 2, "chaac": 1, "architecture": 1},
    "wealth_tikal_3": {"corn": 6, "stone": 2},
    "wealth_tikal_5": {"corn": 3, "gold": 1, "architecture": 1},
    "wealth_tikal_7": {"corn": 6, "wood": 1, "stone": 1},
    "wealth_uxmal_1": {"corn": 5, "stone": 1, "chaac": 1},
    "wealth_uxmal_3": {"corn": 3, "wood": 1, "feed_workers": 1},
    "wealth_uxmal_5": {"workers": 1, "available": 1},
    "wealth_uxmal_7": {"corn": 8, "gold": 1},
    "wealth_chichen_0": {"corn": 4, "wood": 1, "skull": 1},
    "wealth_chichen_3": {"corn": 5, "stone": 1, "theology": 1},
    "wealth_chichen_5": {"corn": 4, "wood": 3},
    "wealth_chichen_7": {"corn": 2, "wood": 2, "theology": 1},
    "wealth_chichen_10": {"corn": 7, "wood": 2},
}

# building: category, blocks (wood, stone, gold), moves for its choices, what it gives
BUILDINGS: dict[str, tuple[str, tuple[int, int, int], str, dict[str, int]]] = {
    "farm_small_1": ("farm", (1, 0, 0), "", {"feed_workers": 1}),
    "farm_small_2": ("farm", (1, 0, 0), "", {"feed_workers": 1}),
    "farm_small_3": ("farm", (1, 0, 0), "", {"feed_workers": 1}),
    "farm_common_1": ("farm", (4, 0, 0), "", {"feed_discount": 1}),
    "farm_common_2": ("farm", (4, 0, 0), "", {"feed_discount": 1}),
    "tomb_chaac_quetzalcoatl": ("tomb", (2, 1, 0), "", {"chaac": 1, "quetzalcoatl": 1}),
    "tomb_chaac_kukulcan": ("tomb", (1, 2, 0), "", {"chaac": 1, "kukulcan": 1}),
    "tomb_builder": ("tomb", (1, 0, 1), "climb kukulcan; done", {"kukulcan": 1}),
    "civic_agriculture": ("civic", (2, 0, 0), "", {"agriculture": 1}),
    "civic_agriculture_stone": ("civic", (3, 0, 0), "", {"agriculture": 1, "stone": 1}),
    "civic_extraction_corn": ("civic", (1, 1, 0), "", {"extraction": 1, "corn": 1}),
    "civic_extraction_gold": ("civic", (2, 1, 0), "", {"extraction": 1, "gold": 1}),
    "shrine_architecture": ("shrine", (0, 0, 1), "", {"architecture": 1}),
    "shrine_theology_kukulcan": ("shrine", (0, 1, 1), "", {"theology": 1, "kukulcan": 1}),
    "farm_large_1": ("farm", (2, 0, 0), "", {"feed_workers": 3}),
    "farm_large_2": ("farm", (2, 0, 0), "", {"feed_workers": 3}),
    "farm_large_3": ("farm", (2, 0, 0), "", {"feed_workers": 3}),
    "tomb_market": ("tomb", (0, 3, 0), "done", {"score": 6}),
    "tomb_worker": ("tomb", (1, 1, 1), "", {"workers": 1, "score": 6}),
    "tomb_glory": ("tomb", (1, 0, 2), "", {"score": 8}),
    "tomb_any_action": ("tomb", (2, 1, 1), "nothing", {"score": 2}),
    "tomb_three_gods": ("tomb", (1, 2, 1), "", {"chaac": 1, "quetzalcoatl": 1, "kukulcan": 1, "score": 3}),
    "civic_tech_stone": ("civic", (3, 0, 0), "advance theology", {"theology": 1, "stone": 1}),
    "civic_tech_gold": ("civic", (2, 1, 0), "advance theology", {"theology": 1, "gold": 1}),
    "civic_tech_corn": ("civic", (3, 1, 0), "advance theology", {"theology": 1, "corn": 6}),
    "civic_tech_skull": ("civic", (2, 2, 0), "advance theology", {"theology": 1, "skull": 1}),
    "shrine_chaac": ("shrine", (0, 2, 0), "", {"chaac": 2, "score": 2}),
    "shrine_architecture_points": ("shrine", (0, 1, 1), "", {"architecture": 1, "score": 3}),
    "shrine_kukulcan": ("shrine", (0, 0, 2), "", {"kukulcan": 2, "score": 3}),
    "shrine_theology_two_gods": ("shrine", (0, 2, 1), "", {"theology": 1, "chaac": 1, "kukulcan": 1}),
    "shrine_two_techs": ("shrine", (0, 1, 2), "advance extraction; advance theology", {"extraction": 1, "theology": 1}),
    "shrine_quetzalcoatl": ("shrine", (0, 0, 3), "", {"quetzalcoatl": 2, "score": 4}),
}
AGE_1 = list(BUILDINGS)[:14]


def building_site(tile: str, **me: Any) -> Table:
    """Return a worker on Tikal 2 with nine blocks of each kind, five corn, and a building in the row."""
    mine = player(**{"wood": 9, "stone": 9, "gold": 9, "corn": 5, "on": ["tikal 2"], **me})
    return table(mine, row=[tile], day=3 if tile in AGE_1 else 16).play("pick tikal 2; use tikal_2")


def buildable(board: Table) -> set[str]:
    """Return what the worker in hand can construct; a single building is constructed by the table itself."""
    if "use tikal_2" in board.legal():
        board.play("use tikal_2")
    return {*board.offers("build"), *board.built(0)}


@pytest.mark.rule("TZ-21.13", "TZ-21.1", "TZ-21.3", "TZ-21.4", "TZ-21.7")
@pytest.mark.parametrize("tile", WEALTH)
def test_each_wealth_tile(tile: str) -> None:
    other = "wealth_tikal_3" if tile != "wealth_tikal_3" else "wealth_palenque_7"
    board = fresh(first=[tile, other])
    before = vars(board[0])
    board.state.play(f"keep {tile}", 0)
    board.state.play(f"keep {other}", 0)
    after = vars(choose(board)[0])
    expected = {
        name: WEALTH[tile].get(name, 0) + WEALTH[other].get(name, 0) for name in {*WEALTH[tile], *WEALTH[other]}
    }
    names = [name for name in before if name not in ("points", "kept")]
    assert {name: after[name] - before[name] for name in names if after[name] != before[name]} == expected


@pytest.mark.rule("TZ-21.14", "TZ-21.1", "TZ-21.2", "TZ-21.3", "TZ-21.4", "TZ-21.7", "TZ-17.2")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_each_building(tile: str) -> None:
    _, (wood, stone, gold), choices, gives = BUILDINGS[tile]
    board = building_site(tile)
    gain = board.gain(f"build {tile}; {choices}")
    cost = {"wood": -wood, "stone": -stone, "gold": -gold}
    expected = {name: cost.get(name, 0) + gives.get(name, 0) for name in {*cost, *gives}}
    assert gain == {name: amount for name, amount in expected.items() if amount}
    assert board.seat == 1
    assert board.built(0) == {tile}


@pytest.mark.rule("TZ-21.14", "TZ-9.7")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_one_block_less_is_not_enough(tile: str) -> None:
    costs = dict(zip(("wood", "stone", "gold"), BUILDINGS[tile][1], strict=True))
    for block in (block for block, cost in costs.items() if cost):
        mine = player(**{**costs, block: costs[block] - 1}, corn=5, on=["tikal 6"])
        board = table(mine, row=[tile], day=3 if tile in AGE_1 else 16).play("pick tikal 6")
        assert tile not in buildable(board)


@pytest.mark.rule("TZ-21.14", "TZ-22.1", "TZ-22.6", "TZ-22.10")
@pytest.mark.parametrize("tile", BUILDINGS)
def test_the_category_of_each_building(tile: str) -> None:
    counted = {"tomb": "mon_tombs", "civic": "mon_civics", "shrine": "mon_shrines"}
    for category, monument in counted.items():
        board = table(player(corn=12, built=[tile], monuments=[monument]), day=27).rest()
        assert board.state.breakdown(0)["monuments"] == (8 if BUILDINGS[tile][0] == category else 4)


@pytest.mark.rule("TZ-21.5", "TZ-18.29")
def test_a_technology_of_choice_for_nothing() -> None:
    board = building_site("civic_tech_stone").play("build civic_tech_stone")
    assert board.offers("advance") == list(TECHNOLOGIES)
    board = building_site("civic_tech_stone", architecture=0, theology=3)
    assert board.gain("build civic_tech_stone; advance theology") == {"wood": -3, "stone": 1, "skull": 1}


@pytest.mark.rule("TZ-21.6")
def test_two_levels_on_one_track_or_two() -> None:
    one = building_site("shrine_two_techs")
    gain = one.gain("build shrine_two_techs; advance theology; advance theology")
    assert gain == {"stone": -1, "gold": -2, "theology": 2}
    over = building_site("shrine_two_techs", theology=2)
    gain = over.gain("build shrine_two_techs; advance theology; advance theology")
    assert gain == {"stone": -1, "gold": -2, "theology": 1, "skull": 1}


@pytest.mark.rule("TZ-21.8")
def test_a_temple_of_choice() -> None:
    board = building_site("tomb_builder").play("build tomb_builder")
    assert board.offers("climb") == ["chaac", "quetzalcoatl", "kukulcan"]


@pytest.mark.rule("TZ-21.9", "TZ-9.10")
def test_a_building_that_lets_one_build() -> None:
    board = building_site("tomb_builder", architecture=1)
    assert board.gain("build tomb_builder; climb chaac") == {"wood": -1, "gold": -1, "chaac": 1, "corn": 1}
    assert "done" in board.legal()
    assert "tomb_builder" not in board.offers("build")
    assert len(board.offers("build")) == 5


@pytest.mark.rule("TZ-21.10")
def test_a_building_with_a_market() -> None:
    board = building_site("tomb_market").play("build tomb_market")
    assert {"sell gold", "buy wood", "done"} <= set(board.legal())
    assert board.gain("sell gold; buy wood; done", 0)["wood"] == 1
    assert (board[0].gold, board[0].corn, board[0].score) == (8, 7, 6)


@pytest.mark.rule("TZ-21.11")
def test_a_building_with_any_action() -> None:
    board = building_site("tomb_any_action", skull=1).play("build tomb_any_action")
    assert "nothing" in board.legal()
    assert not [use for use in board.offers("use") if use.startswith("chichen")]
    assert board.gain("use yaxchilan_3", 0).items() >= {"corn": 1, "gold": 1}.items()
    assert board[0].score == 2
    broke = building_site("tomb_any_action", corn=0).play("build tomb_any_action")
    assert (broke.seat, broke[0].score) == (1, 2)


@pytest.mark.rule("TZ-21.3")
def test_no_seventh_worker() -> None:
    board = building_site("tomb_worker", workers=6)
    gain = board.gain("build tomb_worker")
    assert gain == {"wood": -1, "stone": -1, "gold": -1, "score": 6}
