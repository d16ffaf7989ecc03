"""Setting up the game; two or three players."""

from typing import Any

import pytest

from tests.tzolkin.build import GAME, TECHNOLOGIES, TEMPLES, Table, choose, fresh, player, table, tiles

ALL_WEALTH = [tile["id"] for tile in tiles("wealth")]


def undealt(players: int, *order: str) -> list[str]:
    """Return an order of the wealth tiles in which these are the first that nobody is dealt."""
    others = [tile for tile in ALL_WEALTH if tile not in order]
    return [*others[: 4 * players], *order]


@pytest.mark.rule("TZ-1.6")
def test_the_numbers_of_tiles() -> None:
    ages = [tile["age"] for tile in tiles("buildings")]
    assert (len(tiles("wealth")), len(tiles("monuments")), len(ages)) == (21, 13, 32)
    assert (ages.count(1), ages.count(2)) == (14, 18)


@pytest.mark.rule("TZ-1.7")
def test_the_numbers_of_pieces() -> None:
    board = fresh(4)
    corn, wood = sum(board.cells.corn_fields.values()), sum(board.cells.wood_fields.values())
    assert (corn + wood, wood) == (16, 12)  # corn that lies open, and corn under each wood
    mine: Any = board.state.position()["seats"][0]  # type: ignore[index]
    assert (len(mine["temples"]), len(mine["technologies"])) == (3, 4)
    for workers, more in ((5, True), (6, False)):
        board = table(player(corn=9, workers=workers, on=["uxmal 3"]))
        assert (board.gain("pick uxmal 3; use uxmal_3").get("workers", 0) == 1) == more


@pytest.mark.rule("TZ-2.1", "TZ-2.2", "TZ-2.3", "TZ-3.2")
@pytest.mark.parametrize(("players", "fields"), [(4, 4), (3, 3), (2, 2)])
def test_the_jungle(players: int, fields: int) -> None:
    cells = fresh(players).cells
    assert cells.corn_fields == {"2": fields, "3": 0, "4": 0, "5": 0}
    assert cells.wood_fields == {"2": 0, "3": fields, "4": fields, "5": fields}


@pytest.mark.rule("TZ-2.4")
def test_the_calendar_starts_on_day_one_without_corn_on_the_teeth() -> None:
    cells = choose(fresh()).cells
    assert (cells.day, cells.teeth, cells.food_days, cells.age) == (1, 0, 0, 1)


@pytest.mark.rule("TZ-2.5")
def test_seat_0_has_the_marker() -> None:
    board = choose(fresh())
    assert board.cells.starting_player == 0
    assert board.state.actors == (0,)


@pytest.mark.parametrize(
    "start",
    [
        pytest.param({"score": 0}, marks=pytest.mark.rule("TZ-2.6")),
        pytest.param({"light": 1}, marks=pytest.mark.rule("TZ-2.7")),
        pytest.param({"workers": 3, "available": 3}, marks=pytest.mark.rule("TZ-2.8")),
        pytest.param(dict.fromkeys(("corn", "wood", "stone", "gold", "skull"), 0), marks=pytest.mark.rule("TZ-2.9")),
        pytest.param(dict.fromkeys(TEMPLES, 0), marks=pytest.mark.rule("TZ-2.10")),
        pytest.param(dict.fromkeys(TECHNOLOGIES, 0), marks=pytest.mark.rule("TZ-2.11")),
    ],
    ids="-".join,
)
def test_what_everybody_starts_with(start: dict[str, int]) -> None:
    board = fresh()
    for seat in range(4):
        assert start.items() <= vars(board[seat]).items()


@pytest.mark.rule("TZ-2.10", "TZ-16.1")
def test_the_bottom_is_one_step_below_the_start() -> None:
    board = table(player(corn=0)).play("beg; anger chaac; place tikal; done")
    assert board[0].chaac == -1
    board = table(player(corn=0, chaac=-1))
    board.play("beg")
    assert board.offers("anger") == ["quetzalcoatl", "kukulcan"]


@pytest.mark.rule("TZ-2.12")
def test_four_tiles_each_with_buildings_and_monuments_already_open() -> None:
    board = fresh()
    hands = [board.offers("keep", seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [4, 4, 4, 4]
    assert len({tile for hand in hands for tile in hand}) == 16
    assert (len(board.row), len(board.monuments)) == (6, 6)


@pytest.mark.rule("TZ-2.18", "TZ-2.19")
@pytest.mark.parametrize(("stack", "size"), [("wealth", 21), ("monuments", 13), ("age_1", 14), ("age_2", 18)])
def test_every_stack_is_shuffled_by_itself(stack: str, size: int) -> None:
    deals = [GAME.deal(4, seed=seed)[stack] for seed in range(20)]
    assert {len(deal) for deal in deals} == {size}
    assert len({frozenset(deal) for deal in deals}) == 1  # the same tiles in every deal
    assert len({tuple(deal) for deal in deals}) == 20
    assert len({deal[0] for deal in deals}) > 5


@pytest.mark.rule("TZ-2.13", "TZ-23.1")
def test_each_keeps_two_in_any_order() -> None:
    board = fresh()
    for seat in (2, 0, 2, 0):
        board.state.play(f"keep {board.offers('keep', seat)[-1]}", seat)
    assert board.state.actors == (1, 3)
    board.state.play(f"keep {board.offers('keep', 3)[0]}", 3)
    assert len(board.offers("keep", 3)) == 3
    assert board.state.actors == (1, 3)


@pytest.mark.rule("TZ-2.14")
def test_choices_are_secret_until_all_have_chosen() -> None:
    board = fresh()
    hand = board.offers("keep", 0)
    views = []
    for kept in (hand[:2], hand[2:]):
        twin = board.state.copy()
        for tile in kept:
            twin.play(f"keep {tile}", 0)
        views.append(twin.view(1))
    assert views[0] == views[1]


@pytest.mark.rule("TZ-2.14", "TZ-21.1")
def test_tiles_give_their_goods_when_the_last_has_chosen() -> None:
    board = fresh(first=["wealth_tikal_3", "wealth_palenque_7", "wealth_uxmal_7", "wealth_chichen_5"])
    owner = next(seat for seat in range(4) if "wealth_tikal_3" in board.offers("keep", seat))
    wanted = ["wealth_tikal_3", next(t for t in board.offers("keep", owner) if t != "wealth_tikal_3")]
    for tile in wanted:
        board.state.play(f"keep {tile}", owner)
    assert board[owner].stone == 0
    choose(board)
    assert board[owner].stone >= 2


@pytest.mark.rule("TZ-2.15", "TZ-21.12")
def test_a_farm_on_a_wealth_tile_works_on_food_days() -> None:
    board = fresh(first=["wealth_uxmal_3"])
    owner = next(seat for seat in range(4) if "wealth_uxmal_3" in board.offers("keep", seat))
    board.state.play("keep wealth_uxmal_3", owner)
    choose(board)
    assert board[owner].feed_workers == 1
    fed = table(player(corn=4, feed_workers=1), day=8).rest()
    assert (fed[0].corn, fed[0].score) == (0, 0)


@pytest.mark.rule("TZ-2.16", "TZ-3.1")
@pytest.mark.parametrize(("players", "number"), [(4, 6), (3, 5), (2, 4)])
def test_monuments_by_number_of_players(players: int, number: int) -> None:
    board = fresh(players)
    assert len(board.monuments) == number
    assert len(board.cells.monuments) - board.cells.monuments.count(0) == number


@pytest.mark.rule("TZ-2.17")
def test_six_buildings_of_the_first_age() -> None:
    board = fresh()
    ages = {tile["id"]: tile["age"] for tile in tiles("buildings")}
    assert [ages[tile] for tile in board.row] == [1] * 6
    assert board.cells.drawn == {"age_1": 6, "age_2": 0}


def three_with_dummies() -> Table:
    """Return a table of three whose tiles put dummies on three gears, on Palenque two."""
    order = undealt(3, "wealth_palenque_5", "wealth_palenque_1", "wealth_chichen_3", "wealth_uxmal_3")
    return fresh(3, first=order)


@pytest.mark.rule("TZ-3.4", "TZ-3.5", "TZ-3.8")
def test_three_players_place_six_dummies() -> None:
    board = three_with_dummies()
    assert board.on("uxmal") == {3: -1, 8: -1}
    assert board.on("tikal") == board.on("yaxchilan") == {}
    assert sum(len(board.on(gear)) for gear in ("palenque", "chichen_itza", "uxmal")) == 6


@pytest.mark.rule("TZ-3.3")
def test_dummies_are_there_before_anybody_chooses() -> None:
    board = three_with_dummies()
    assert board.state.actors == (0, 1, 2)
    assert [len(board.offers("keep", seat)) for seat in range(3)] == [4, 4, 4]
    assert board.on("uxmal")


@pytest.mark.rule("TZ-3.6")
def test_chichen_itza_has_no_dummy_on_the_opposite_space() -> None:
    assert three_with_dummies().on("chichen_itza") == {3: -1}


@pytest.mark.rule("TZ-3.7")
def test_the_second_dummy_of_a_gear_brings_no_further_one() -> None:
    assert three_with_dummies().on("palenque") == {0: -1, 1: -1, 5: -1}


@pytest.mark.rule("TZ-3.8")
def test_the_last_dummy_has_no_second() -> None:
    order = undealt(3, *(f"wealth_palenque_{n}" for n in (5, 1, 3, 7)), "wealth_uxmal_3")
    board = fresh(3, first=order)
    assert board.on("palenque") == dict.fromkeys((0, 1, 3, 5, 7), -1)
    assert board.on("uxmal") == {3: -1}


@pytest.mark.rule("TZ-3.8", "TZ-3.10")
@pytest.mark.parametrize(("players", "number"), [(2, 12), (3, 6), (4, 0)])
def test_the_number_of_dummies(players: int, number: int) -> None:
    for seed in range(20):
        board = fresh(players, seed)
        gears = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
        assert [who for gear in gears for who in board.on(gear).values()] == [-1] * number


@pytest.mark.rule("TZ-3.9")
def test_dummies_cannot_be_picked_up() -> None:
    board = table(player(on=["palenque 2"]), players=2, dummies=["palenque 3", "tikal 1"])
    assert board.offers("pick") == ["palenque 2"]
