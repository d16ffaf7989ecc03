"""Buildings and monuments: the row, farms, what a tile gives, in which order."""

from typing import Any

import pytest

from tests.tzolkin.build import BUILDINGS, GAME, Table, player, table, tiles

ROW = [
    "farm_small_1",
    "civic_agriculture",
    "civic_agriculture_stone",
    "farm_common_1",
    "shrine_architecture",
    "tomb_builder",
]
AGE_1 = [tile["id"] for tile in tiles("buildings") if tile["age"] == 1]
AGE_2 = [tile["id"] for tile in tiles("buildings") if tile["age"] == 2]


@pytest.mark.rule("TZ-17.1")
@pytest.mark.parametrize(("day", "stack"), [(3, AGE_1), (16, AGE_2)])
def test_new_buildings_are_of_the_current_age(day: int, stack: list[str]) -> None:
    board = table(player(wood=9, stone=9, gold=9, on=["tikal 2"]), day=day)
    before = board.row
    board.play(f"pick tikal 2; use tikal_2; build {before[0]}")
    while board.seat == 0:
        board.state.apply(board.state.legal()[-1])
    assert len(board.row) == 6
    assert set(board.row) - set(before) <= set(stack)
    assert set(before) - set(board.row) == {before[0]}


@pytest.mark.rule("TZ-17.1")
def test_a_space_stays_empty_when_the_age_is_used_up() -> None:
    rest = [tile for tile in AGE_1 if tile not in ROW]
    board = table(player(wood=9, on=["tikal 2"]), player(built=rest), row=ROW)
    assert len(board.row) == 6
    board.play("pick tikal 2; use tikal_2; build civic_agriculture")
    assert (board.seat, sorted(board.row)) == (1, sorted(set(ROW) - {"civic_agriculture"}))


@pytest.mark.rule("TZ-17.2", "TZ-21.2", "TZ-21.7")
def test_a_single_use_building_gives_everything_at_once_and_once() -> None:
    board = table(player(wood=9, stone=9, gold=9, on=["tikal 2"]), row=["tomb_three_gods"], day=16)
    gain = board.gain("pick tikal 2; use tikal_2; build tomb_three_gods")
    expected = {"wood": -1, "stone": -2, "gold": -1, "chaac": 1, "quetzalcoatl": 1, "kukulcan": 1, "score": 3}
    assert gain == expected
    board.rest()
    assert (board[0].chaac, board[0].score) == (1, 3)


@pytest.mark.rule("TZ-17.3", "TZ-17.4", "TZ-17.5", "TZ-17.6")
@pytest.mark.parametrize(
    ("workers", "built", "cost"),
    [
        (3, [], 6),
        (3, ["farm_small_1"], 4),
        (4, ["farm_small_1", "farm_small_2"], 4),
        (4, ["farm_large_1"], 2),
        (3, ["farm_large_1", "farm_small_1"], 0),
        (3, ["farm_large_1", "farm_large_2"], 0),
        (5, ["farm_common_1"], 5),
        (6, ["farm_common_1", "farm_common_2"], 0),
        (5, ["farm_common_1", "farm_small_1", "farm_small_2"], 3),
        (6, ["farm_common_1", "farm_large_1"], 3),
        (3, ["farm_common_1", "farm_common_2", "farm_small_1"], 0),
    ],
)
def test_farms(workers: int, built: list[str], cost: int) -> None:
    board = table(player(corn=20, workers=workers, built=built), day=21).rest()
    assert (board[0].corn, board[0].score) == (20 - cost, 0)


@pytest.mark.rule("TZ-17.3")
def test_a_farm_works_on_every_food_day() -> None:
    board = table(player(corn=20, wood=2, on=["tikal 2"]), row=ROW, day=8)
    board.turn("pick tikal 2; use tikal_2; build farm_small_1").rest()
    assert board[0].corn == 16
    for _ in range(6):
        board.rest()
    assert (board.cells.food_days, board[0].corn) == (2, 12)


@pytest.mark.rule("TZ-17.7")
def test_no_monument_at_tikal_2_or_through_a_building() -> None:
    rich = player(wood=9, stone=9, gold=9, on=["tikal 2"])
    board = table(rich, row=ROW, monuments=["mon_tombs"]).play("pick tikal 2; use tikal_2")
    assert board.offers("monument") == []
    board.play("build tomb_builder; climb chaac")
    assert board.offers("monument") == []
    assert len(board.offers("build")) == 5


@pytest.mark.rule("TZ-17.8")
def test_a_monument_gives_nothing_before_the_end() -> None:
    board = table(player(wood=2, stone=2, gold=2, on=["tikal 4"]), row=ROW, monuments=["mon_all_monuments"])
    gain = board.gain("pick tikal 4; use tikal_4; monument mon_all_monuments")
    assert gain == {"wood": -2, "stone": -2, "gold": -2}


@pytest.mark.rule("TZ-17.9", "TZ-9.9")
def test_several_monuments() -> None:
    me = player(wood=9, stone=9, gold=9, on=["tikal 4", "tikal 5", "tikal 6"], corn=1)
    board = table(me, monuments=["mon_tombs", "mon_civics"])
    board.play("pick tikal 4; use tikal_4; monument mon_tombs; pick tikal 5; use tikal_4; monument mon_civics; done")
    assert board.built(0) == {"mon_tombs", "mon_civics"}
    assert board.monuments == []


@pytest.mark.rule("TZ-17.10", "TZ-1.4")
def test_the_skull_of_a_monument_goes_back_to_the_bank() -> None:
    board = table(player(gold=4, skull=1, on=["tikal 4"]), row=ROW, monuments=["mon_placed_skulls"])
    board.play("pick tikal 4; use tikal_4; monument mon_placed_skulls")
    assert (board[0].skull, board[0].gold, board.cells.skull_bank) == (0, 0, 13)


@pytest.mark.rule("TZ-21.15")
def test_goods_come_before_the_rest() -> None:
    """The stone of the tile is there when its free advance gives two blocks: nothing can be asked for before it."""
    board = table(player(wood=3, agriculture=3, on=["tikal 2"]), row=["civic_agriculture_stone"])
    board.play("pick tikal 2; use tikal_2; build civic_agriculture_stone")
    assert board.offers("climb") == ["chaac", "quetzalcoatl", "kukulcan"]
    assert board[0].stone == 1


@pytest.mark.rule("TZ-23.9")
@pytest.mark.parametrize(("row", "offered"), [(["farm_small_1"], False), (["farm_small_1", "farm_small_2"], True)])
def test_architecture_is_kept_only_where_there_is_a_second_building(row: list[str], offered: bool) -> None:
    data: Any = table(player(corn=9, wood=9, gold=9, architecture=1, on=["tikal 4"]), row=ROW).state.position()
    data["table"]["row"] = [*(BUILDINGS.index(tile) + 1 for tile in row), *[0] * (6 - len(row))]
    data["table"]["monuments"] = [0] * len(data["table"]["monuments"])
    data["deal"]["age_1"].sort(key=lambda tile: tile not in row)
    board = Table(GAME.load(data)).play("pick tikal 4; use tikal_4")
    assert (board.offers("plain") == row) is offered
    assert ("farm_small_1" in board.built(0)) is not offered  # with one way to build it the table does it
