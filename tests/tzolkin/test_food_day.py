"""Food days: feeding, the change of buildings, the rewards of the gods."""

from typing import Any

import pytest

from tests.tzolkin.build import choose, fresh, player, table, tiles

FED = [player(corn=20)] * 4


@pytest.mark.rule("TZ-19.1", "TZ-19.2", "TZ-20.1")
def test_the_food_days_of_a_whole_game() -> None:
    board, rounds, fed = choose(fresh()), 0, []
    while not board.state.over:
        rounds, before = rounds + 1, board.cells.food_days
        if board.rest().cells.food_days > before:
            fed.append(rounds)
    assert (fed, rounds) == ([8, 14, 21, 27], 27)


@pytest.mark.rule("TZ-19.1")
@pytest.mark.parametrize("day", [7, 9, 13, 15, 20, 22, 26])
def test_other_days_are_no_food_days(day: int) -> None:
    assert table(*FED, day=day).rest()[0].corn == 20


@pytest.mark.rule("TZ-19.3", "TZ-4.1")
def test_feeding_comes_after_all_turns_and_before_the_calendar() -> None:
    board = table(*FED, day=8)
    for _ in range(3):
        board.idle()
    assert board[0].corn == 20
    board.idle()
    assert (board[0].corn, board.cells.day) == (14, 9)


@pytest.mark.rule("TZ-19.3")
def test_a_worker_about_to_be_pushed_off_is_fed_on_the_gear() -> None:
    board = table(player(corn=20), player(corn=20, on=["palenque 7"]), day=8).rest()
    assert board[1].corn == 14


@pytest.mark.rule("TZ-19.4", "TZ-19.5")
@pytest.mark.parametrize("workers", [3, 4, 5, 6])
def test_every_worker_in_play_needs_two_corn(workers: int) -> None:
    board = table(player(corn=20, workers=workers, on=["chichen_itza 3", "uxmal 2"]), day=8).rest()
    assert board[0].corn == 20 - 2 * workers


@pytest.mark.rule("TZ-19.4")
def test_the_worker_on_the_starting_player_space_eats_too() -> None:
    assert table(player(corn=20), day=8).turn("start").rest()[0].corn == 14


@pytest.mark.rule("TZ-19.6", "TZ-19.7", "TZ-19.8", "TZ-19.9")
@pytest.mark.parametrize(
    ("corn", "left", "score"), [(6, 0, 0), (5, 1, -3), (4, 0, -3), (3, 1, -6), (1, 1, -9), (0, 0, -9)]
)
def test_as_many_as_possible_are_fed(corn: int, left: int, score: int) -> None:
    board = table(player(corn=corn), day=8).rest()
    assert (board[0].corn, board[0].score) == (left, score)
    assert board.state.breakdown(0)["unfed_workers"] == score


@pytest.mark.rule("TZ-19.10")
def test_farms_feed_before_corn() -> None:
    board = table(player(corn=3, workers=4, built=["farm_small_1"]), day=8).rest()
    assert (board[0].corn, board[0].score) == (1, -6)
    board = table(player(corn=1, workers=4, built=["farm_small_1", "farm_common_1"]), day=8).rest()
    assert (board[0].corn, board[0].score) == (0, -6)


@pytest.mark.rule("TZ-19.11", "TZ-19.12")
def test_the_age_changes_on_the_second_food_day() -> None:
    ages = {tile["id"]: tile["age"] for tile in tiles("buildings")}
    board = table(player(corn=20, built=["farm_small_1"]), *FED[1:], day=14, monuments=["mon_tombs"])
    board.rest()
    assert [ages[tile] for tile in board.row] == [2] * 6
    assert (board.built(0), board.monuments) == ({"farm_small_1"}, ["mon_tombs"])
    assert [ages[tile] for tile in table(*FED, day=8).rest().row] == [1] * 6


@pytest.mark.rule("TZ-19.11")
def test_the_age_changes_also_when_that_day_was_jumped_over() -> None:
    board = table(*FED, day=13).turn("start")
    while "days 2" not in board.legal():
        board.idle()
    board.play("days 2").rest()
    assert (board.cells.food_days, board.cells.age) == (2, 2)


STONES = {-1: 0, 0: 0, 1: 1, 2: 1, 3: 2, 4: 2, 5: 2}
GOLDS = {-1: 0, 0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2}
WOODS = {-1: (0, 0), 0: (0, 0), 1: (1, 0), 2: (1, 0), 3: (2, 0), 4: (2, 1), 5: (2, 1), 6: (2, 1)}


@pytest.mark.rule("TZ-19.13")
@pytest.mark.parametrize("day", [8, 21])
def test_the_goods_of_all_steps_up_to_the_current_one(day: int) -> None:
    for step, stone in STONES.items():
        assert table(player(corn=6, chaac=step), day=day).rest()[0].stone == stone
    for step, gold in GOLDS.items():
        assert table(player(corn=6, quetzalcoatl=step), day=day).rest()[0].gold == gold
    for step, goods in WOODS.items():
        board = table(player(corn=6, kukulcan=step), day=day).rest()
        assert (board[0].wood, board[0].skull, board[0].score) == (*goods, 0)


@pytest.mark.rule("TZ-19.14")
@pytest.mark.parametrize(("bank", "given"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_no_skulls_when_the_bank_cannot_serve_all(bank: int, given: int) -> None:
    seats = [player(corn=6, kukulcan=4), player(corn=6, kukulcan=5), player(corn=6, skull=13 - bank)]
    board = table(*seats, day=8).rest()
    assert (board[0].skull, board[1].skull) == (given, given)
    assert (board[0].wood, board[1].wood) == (2, 2)


POINTS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
LEADER = {"chaac": (6, 2), "quetzalcoatl": (2, 6), "kukulcan": (4, 4)}


@pytest.mark.rule("TZ-19.15", "TZ-19.16", "TZ-19.17")
@pytest.mark.parametrize("temple", POINTS)
@pytest.mark.parametrize(("day", "age"), [(14, 0), (27, 1)])
def test_the_points_of_the_current_step(temple: str, day: int, age: int) -> None:
    source = f"temples_age_{age + 1}"
    bonus = LEADER[temple][age]
    for step, points in enumerate(POINTS[temple], -1):
        # One player stands there, one at the bottom; the others' temples are all level, so they get half of each bonus.
        board = table(player(corn=6, **{temple: step}), player(corn=6, **{temple: -1}), players=2, day=day).rest()
        others = sum(pair[age] / 2 for name, pair in LEADER.items() if name != temple)
        mine = points + (bonus / 2 if step == -1 else bonus) + others
        theirs = POINTS[temple][0] + (bonus / 2 if step == -1 else 0) + others
        assert [board.state.breakdown(seat)[source] for seat in (0, 1)] == [mine, theirs]
        assert board.state.breakdown(0)["unfed_workers"] == 0


@pytest.mark.rule("TZ-19.18", "TZ-19.19")
@pytest.mark.parametrize("tied", [2, 3, 4])
def test_tied_leaders_get_half_however_many_they_are(tied: int) -> None:
    seats = [player(corn=6, chaac=3, quetzalcoatl=-1, kukulcan=-1)] * tied + [
        player(corn=6, quetzalcoatl=-1, kukulcan=-1)
    ] * (4 - tied)
    board = table(*seats, day=14).rest()
    # 6 and half of 6 on Chaac; the other temples are led from the bottom by all four: -2 + 1 and -3 + 2
    assert [board.state.breakdown(seat)["temples_age_1"] for seat in range(4)] == [7] * tied + [-2] * (4 - tied)


@pytest.mark.rule("TZ-19.20")
def test_rewards_feed_nobody() -> None:
    board = table(player(corn=0, quetzalcoatl=4, kukulcan=3, chaac=3), *FED[1:], day=8).rest()
    assert (board[0].score, board[0].gold, board[0].wood, board[0].stone) == (-9, 2, 2, 2)
    order = [entry.because for entry in board.state.ledger if entry.because in ("feeding", "gods")]
    assert order == sorted(order)  # everybody has fed before the first reward
    assert (order.count("feeding"), order.count("gods")) == (4, 6)


@pytest.mark.rule("TZ-19.21")
@pytest.mark.parametrize("day", [8, 14])
def test_each_temple_is_resolved_by_itself(day: int) -> None:
    steps = {"chaac": 3, "quetzalcoatl": 4, "kukulcan": 3}
    goods = ("wood", "stone", "gold", "skull", "score")

    def rewards(**temples: int) -> list[float]:
        mine = table(player(corn=6, **temples), *FED[1:], day=day).rest()[0]
        return [getattr(mine, name) for name in goods]

    none = rewards()
    alone = [rewards(**{temple: step}) for temple, step in steps.items()]
    together = [nothing + sum(one[i] - nothing for one in alone) for i, nothing in enumerate(none)]
    assert rewards(**steps) == together


@pytest.mark.rule("TZ-19.22")
def test_the_days_until_the_next_food_day() -> None:
    board, left = choose(fresh()), []
    while not board.state.over:
        view: dict[str, Any] = board.state.view(None)
        assert view["food_day"] == (view["next_food_day"] == view["day"])
        left.append(view["next_food_day"] - view["day"])
        board.rest()
    assert left == [*range(7, -1, -1), *range(5, -1, -1), *range(6, -1, -1), *range(5, -1, -1)]


@pytest.mark.rule("TZ-19.13", "TZ-19.15")
def test_points_or_goods_but_not_both() -> None:
    middle = table(player(corn=6, chaac=3), day=8).rest()
    assert (middle[0].stone, middle[0].score) == (2, 0)
    end = table(player(corn=6, chaac=3), day=14).rest()
    assert (end[0].stone, end[0].score > 0) == (0, True)
