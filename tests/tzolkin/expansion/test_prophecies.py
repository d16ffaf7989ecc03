"""Prophecies: when they hold, and what they score (Prophecies; Bonus Points)."""

from typing import Any

import pytest

from tests.tzolkin.build import Table, fresh, player, table
from tests.tzolkin.test_begging import BOTTOM
from tests.tzolkin.test_starting_player import through

THREE = ["high_floodwaters", "drought", "hunger"]
LEVELS = ("agriculture", "extraction", "architecture", "theology")


def chichen_cost(board: Table) -> object:
    """Return what a worker on Chichen Itza would cost: with High Floodwaters two more."""
    return board.state.describe(board.state.parse("place chichen_itza")).args["cost"]


def prophecy_points(board: Table, seat: int = 0) -> float:
    return board.state.breakdown(seat)["prophecies"]


def on_the_food_day(prophecy: str, *seats: Any, **cells: Any) -> Table:
    """Play the second food day, the end of the first prophecy, with a turn of seat 0 that changes nothing."""
    board = table(*seats, day=14, prophecies=[prophecy], **cells).turn("place tikal")
    return board.rest()


# -- when they hold ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TP-4.1")
def test_three_prophecies_lie_open_before_anybody_chooses() -> None:
    orders = set()
    for seed in range(8):
        board = fresh(seed=seed, prophecies=True)
        assert len(board.state.actors) == 4
        shown = board.prophecies
        assert len(set(shown)) == 3
        orders.add(tuple(shown))
    assert len(orders) > 6


@pytest.mark.rule("TP-4.2", "TP-4.3", "TP-4.5")
def test_each_holds_from_the_day_after_a_food_day_to_the_end_of_the_next() -> None:
    board = table(*[player(corn=99)] * 4, day=1, prophecies=THREE)
    held = {}
    while not board.state.over:
        held[board.cells.day] = board.calamity
        board.rest()
    expected = [None] * 8 + ["high_floodwaters"] * 6 + ["drought"] * 7 + ["hunger"] * 6
    assert [held[day] for day in range(1, 28)] == expected


@pytest.mark.rule("TP-4.3", "TP-5.8")
def test_the_first_calamity_costs_from_day_9_to_day_14() -> None:
    seats = [player(corn=9)] * 4
    costs = [chichen_cost(table(*seats, day=day, prophecies=THREE)) for day in (1, 8, 9, 14, 15)]
    assert costs == [0, 0, 2, 2, 0]


@pytest.mark.rule("TP-4.4")
def test_a_food_day_jumped_over_delays_the_prophecy() -> None:
    board = through(table(*[player(corn=30)] * 4, day=7, prophecies=THREE)).play("days 2")
    assert (board.cells.day, board.calamity, chichen_cost(board)) == (9, None, 0)
    board.rest()
    assert (board.cells.day, board.calamity, chichen_cost(board)) == (10, "high_floodwaters", 2)


@pytest.mark.rule("TP-4.4", "TP-6.1")
def test_a_food_day_jumped_over_keeps_the_prophecy() -> None:
    board = through(table(*[player(corn=30)] * 4, day=13, prophecies=THREE)).play("days 2")
    assert (board.cells.day, board.calamity) == (15, "high_floodwaters")
    assert prophecy_points(board) == 0
    board.rest()
    assert (board.cells.day, board.calamity) == (16, "drought")
    assert prophecy_points(board) == -5


@pytest.mark.rule("TP-1.2")
def test_without_prophecies_there_is_none() -> None:
    board = table(*[player(corn=30)] * 4, day=8).rest()
    assert (board.calamity, board.prophecies) == (None, [])


# -- points -----------------------------------------------------------------------------------------------------------

BUILT = [
    "farm_small_1",
    "farm_small_2",
    "farm_small_3",
    "tomb_builder",
    "civic_agriculture",
    "shrine_architecture",
    "civic_extraction_corn",
]


def steps(total: int) -> dict[str, int]:
    """Return temple steps that add up to a number."""
    if total < 0:
        return {"chaac": total}
    return {"chaac": min(total, 4), "quetzalcoatl": min(max(total - 4, 0), 6), "kukulcan": max(total - 10, 0)}


def levels(total: int) -> dict[str, int]:
    """Return technology levels that add up to a number."""
    return {name: min(max(total - 3 * i, 0), 3) for i, name in enumerate(LEVELS)}


OF_COUNT: dict[str, Any] = {
    "wrathful_gods": steps,
    "angry_god_chaac": lambda n: {"chaac": n},
    "angry_god_quetzalcoatl": lambda n: {"quetzalcoatl": n},
    "angry_god_kukulcan": lambda n: {"kukulcan": n},
    "forest_fires": lambda n: {"wood_tiles": n},
    "drought": lambda n: {"corn_tiles": n},
    "gold_shortage": lambda n: {"gold": n},
    "desecration": lambda n: {"skull": n},
    "teacher_shortage": levels,
    "forgotten_lore": lambda n: dict.fromkeys(LEVELS[:n], 2),
    "crowded_cities": lambda n: {"built": BUILT[:n]},
    "hunger": lambda n: {"workers": max(n, 3), "corn": 3 * n},
    "high_floodwaters": lambda n: {"workers": n + 3, "on": [f"chichen_itza {space + 4}" for space in range(n)]},
}

# the last count of each of the first three bands
BOUNDS = {
    "wrathful_gods": (0, 3, 9),
    "angry_god_chaac": (-1, 1, 3),
    "angry_god_quetzalcoatl": (-1, 1, 3),
    "angry_god_kukulcan": (-1, 1, 3),
    "forest_fires": (0, 2, 5),
    "drought": (1, 3, 6),
    "gold_shortage": (1, 3, 5),
    "desecration": (0, 2, 4),
    "teacher_shortage": (2, 4, 6),
    "forgotten_lore": (0, 1, 2),
    "crowded_cities": (1, 3, 6),
    "hunger": (3, 4, 5),
    "high_floodwaters": (0, 1, 2),
}


@pytest.mark.rule("TP-1.3")
def test_there_are_thirteen() -> None:
    assert len(BOUNDS) == 13


@pytest.mark.rule("TP-6.4")
@pytest.mark.parametrize(
    "prophecy",
    [
        pytest.param("wrathful_gods", marks=pytest.mark.rule("TP-7.2")),
        pytest.param("angry_god_chaac", marks=pytest.mark.rule("TP-7.4")),
        pytest.param("angry_god_quetzalcoatl", marks=pytest.mark.rule("TP-7.4")),
        pytest.param("angry_god_kukulcan", marks=pytest.mark.rule("TP-7.4")),
        pytest.param("forest_fires", marks=pytest.mark.rule("TP-8.3")),
        pytest.param("drought", marks=pytest.mark.rule("TP-8.6")),
        pytest.param("gold_shortage", marks=pytest.mark.rule("TP-9.5")),
        pytest.param("desecration", marks=pytest.mark.rule("TP-9.8")),
        pytest.param("teacher_shortage", marks=pytest.mark.rule("TP-10.3")),
        pytest.param("forgotten_lore", marks=pytest.mark.rule("TP-10.7")),
        pytest.param("crowded_cities", marks=pytest.mark.rule("TP-11.5")),
        pytest.param("hunger", marks=pytest.mark.rule("TP-11.7")),
        pytest.param("high_floodwaters", marks=pytest.mark.rule("TP-11.10")),
    ],
)
def test_the_bands_of_each_prophecy(prophecy: str) -> None:
    low, middle, high = BOUNDS[prophecy]
    expected = {low: -5, low + 1: 0, middle: 0, middle + 1: 6, high: 6, high + 1: 13}
    points = {}
    for count in expected:
        seat = player(**{"corn": 30, **OF_COUNT[prophecy](count)})
        points[count] = prophecy_points(on_the_food_day(prophecy, seat))
    assert points == expected


@pytest.mark.rule("TP-7.2")
def test_the_bottom_counts_minus_one() -> None:
    seat = player(corn=30, chaac=4, quetzalcoatl=-1, kukulcan=-1)  # two steps in all
    assert prophecy_points(on_the_food_day("wrathful_gods", seat)) == 0
    assert prophecy_points(on_the_food_day("wrathful_gods", player(corn=30, **BOTTOM))) == -5


@pytest.mark.rule("TP-6.2", "TP-4.5")
def test_everybody_scores_what_is_there_whenever_it_came() -> None:
    board = on_the_food_day("crowded_cities", player(built=BUILT[:2]), player(built=BUILT[2:]), player())
    assert [prophecy_points(board, seat) for seat in range(3)] == [0, 6, -5]


@pytest.mark.rule("TP-6.3")
def test_points_can_fall_below_zero() -> None:
    board = on_the_food_day("gold_shortage", player(corn=6))
    assert board.state.breakdown(0)["prophecies"] == -5
    board = on_the_food_day("gold_shortage", player(corn=0, **BOTTOM))
    assert board[0].score < -5


@pytest.mark.rule("TP-6.1", "TP-9.4")
def test_gold_of_the_gods_counts_for_the_prophecy_that_ends() -> None:
    board = table(player(corn=7, quetzalcoatl=2, gold=3), day=21, prophecies=["drought", "gold_shortage"])
    board.turn("place tikal").idle().idle().idle()
    assert (board.seat, board.legal(), board[0].corn) == (0, ["accept", "refuse"], 1)
    board.play("accept")
    assert (board[0].gold, board[0].corn, prophecy_points(board)) == (4, 0, 6)


@pytest.mark.rule("TP-6.5")
def test_the_last_prophecy_scores_before_goods_turn_into_points() -> None:
    board = table(player(corn=6, gold=4), day=27, prophecies=["drought", "hunger", "gold_shortage"])
    board.turn("place tikal").rest()
    assert board.state.over
    assert board.state.breakdown(0)["prophecies"] == 6
    assert board.state.breakdown(0)["corn"] == 4


@pytest.mark.rule("TP-6.6")
def test_each_prophecy_scores_once() -> None:
    order = ["forest_fires", "gold_shortage", "drought"]
    board = table(player(corn=99, wood_tiles=9), *[player(corn=99)] * 3, day=8, prophecies=order)
    points = {}
    while not board.state.over:
        day = board.cells.day
        points[day] = prophecy_points(board.rest())
    assert [points[day] for day in (8, 13, 14, 20)] == [0, 0, 13, 13]
    assert points[27] == 13 - 5 - 5
