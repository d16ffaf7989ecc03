"""The Movement Phase."""

import pytest

from sacbe.ahau.names import CITIES
from tests.ahau.build import fresh, player, table

AFTER = ("tiles", "movement_end", "end_of_round")


def conflict(*seats: object, players: int = 2, **more: object):  # type: ignore[no-untyped-def]
    return table(*seats, players=players, at="conflict", seat=-1, a=1, then=AFTER, **more)  # type: ignore[arg-type]


@pytest.mark.rule("AH-4.1", "AH-4.5")
def test_two_cards_are_selected() -> None:
    board = fresh(2).until("select")
    assert board.state.actors == (0, 1)
    pairs = board.offers("select", 0)
    assert len(pairs) == 25  # five left-hand cards, and any other of six
    assert not any(pair.startswith("6") for pair in pairs)
    big = fresh(4).until("select")
    assert len(big.offers("select", 0)) == 30


@pytest.mark.rule("AH-4.2", "AH-20.7")
def test_a_selection_is_secret_until_all_have_selected() -> None:
    board = fresh(3).until("select")
    board.play("select 4 2", 1)
    assert board.state.actors == (0, 2)
    assert (board.view(1)["seats"][1]["left"], board.view(1)["seats"][1]["right"]) == ("4", "2")
    for seat in (0, 2, None):
        seen = board.view(seat)["seats"][1]
        assert (seen["left"], seen["right"], seen["selected"], len(seen["hand"])) == (None, None, True, 6)
    board.play("select 1 2", 0).play("select 5 6", 2)
    assert [seen["left"] for seen in board.view(None)["seats"]] == ["1", "4", "5"]


@pytest.mark.rule("AH-4.3", "AH-4.4")
def test_rulers_follow_the_left_hand_cards() -> None:
    board = fresh(2).until("select").play("select 3 6", 0).play("select 2 1", 1)
    assert (board[0].ruler, board[1].ruler) == (3, 2)
    assert (board[0].hand, board[1].hand) == (list("1245"), list("3456"))
    stay = table(player(ruler=3), at="round", seat=-1, then=()).play("select 3 1", 0).play("select 2 1", 1)
    assert stay[0].ruler == 3


@pytest.mark.rule("AH-5.1", "AH-5.2", "AH-5.4")
def test_conflicts_go_by_region_number() -> None:
    seats = [player(ruler=r, played=(str(r), c)) for r, c in ((4, "3"), (2, "6"), (4, "5"), (2, "1"))]
    board = conflict(*seats, players=4)
    assert (board.step, board.seat) == ("may_advance", 1)
    board.play("done; ruler 3")
    assert (board.step, board.seat) == ("may_advance", 2)
    assert board[1].might == 0


@pytest.mark.rule("AH-5.2")
def test_weapons_count() -> None:
    board = conflict(player(ruler=2, played=("2", "3"), weapons=3), player(ruler=2, played=("2", "5")))
    assert board.seat == 0


@pytest.mark.rule("AH-5.3")
@pytest.mark.parametrize(
    ("might", "top", "winner"), [((0, 1), (), 1), ((1, 0), (), 0), ((0, 0), (0, 1), 0), ((0, 0), (1, 0), 1)]
)
def test_ties_go_by_the_might_track(might: tuple[int, int], top: tuple[int, ...], winner: int) -> None:
    seats = [player(ruler=2, played=("2", "3"), might=steps) for steps in might]
    assert conflict(*seats, might=top).seat == winner


@pytest.mark.rule("AH-5.5", "AH-16.6")
def test_an_advance_brings_the_reward_of_the_space_and_the_top_of_the_stack() -> None:
    board = conflict(player(ruler=2, played=("2", "5")), player(ruler=2, played=("2", "3"), might=1))
    board.play("advance; gain cacao")
    assert (board[0].might, board[0].resources["cacao"]) == (1, 1)
    assert board.view()["might_order"] == [0, 1]


@pytest.mark.rule("AH-5.6")
def test_past_the_top_of_the_might_track() -> None:
    board = conflict(player(ruler=2, played=("2", "5"), might=10), player(ruler=2, played=("2", "3"), might=10))
    assert board.view()["might_order"] == [1, 0]
    board.play("advance")
    assert (board[0].might, board[0].score, board.view()["might_order"]) == (10, 3, [0, 1])


@pytest.mark.rule("AH-5.7")
def test_a_loser_gains_a_weapon_and_moves_next_door() -> None:
    board = conflict(player(ruler=3, played=("3", "5")), player(ruler=3, played=("3", "2"))).play("done")
    assert (board.seat, board.offers("ruler")) == (1, ["1", "5"])
    assert board.refuses("ruler 4") == "AH-5.7"
    assert board.refuses("done") == "AH-5.7"
    board.play("ruler 5")
    assert (board[1].ruler, board[1].weapons, board[0].weapons) == (5, 1, 0)


@pytest.mark.parametrize("walls", [False, True])
def test_a_loser_is_told_where_the_worker_can_go_then(*, walls: bool) -> None:
    loser = player(ruler=3, played=("3", "2"), buildings=["city_walls"] if walls else [])
    board = conflict(player(ruler=3, played=("3", "5")), loser).play("done")
    told = board.state.describe(board.state.parse("ruler 1"), 1).args
    beside = told["cities"] + told["barred"]
    assert told["lost"] == 3
    assert bool(told["barred"]) is not walls
    board.play("ruler 1").until("place")
    assert (board.seat, board.offers("place")) == (1, told["cities"])
    assert all(board.state.version.side.touches(1, CITIES.index(city)) for city in beside)


@pytest.mark.rule("AH-5.7", "AH-5.9")
def test_a_loser_without_free_neighbours_goes_anywhere() -> None:
    seats = [player(ruler=5, played=("5", c)) for c in ("6", "2")]
    others = [player(ruler=2, played=("2", "3")), player(ruler=6, played=("6", "3"))]
    board = conflict(*seats, *others, players=4).play("done")
    assert board.offers("ruler") == ["1", "3", "4"]


@pytest.mark.rule("AH-5.8")
def test_losers_move_in_the_order_of_their_strength() -> None:
    seats = [player(ruler=3, played=("3", c)) for c in ("1", "5", "4", "6")]
    board = conflict(*seats, players=4).play("done")
    order = []
    for _ in range(3):
        order.append(board.seat)
        board.play(f"ruler {board.offers('ruler')[0]}")
    assert order == [1, 2, 0]


@pytest.mark.rule("AH-5.9", "AH-20.2")
def test_regions_with_conflicts_to_come_are_occupied() -> None:
    seats = [player(ruler=r, played=(str(r), c)) for r, c in ((1, "6"), (1, "2"), (3, "5"), (3, "4"))]
    board = conflict(*seats, players=4).play("done")
    assert board[1].ruler == 4  # regions 3 and 4 are adjacent to 1 and 3 has rulers: there was no choice
    assert board.seat == 2


@pytest.mark.rule("AH-6.1", "AH-6.2", "AH-6.3", "AH-6.4")
def test_tiles_are_taken_in_region_order() -> None:
    tiles = {2: ["chief_blue", "sun_blue"], 4: ["rain_black", "rain_white"]}
    board = table(player(ruler=4), player(ruler=2), at="tiles", seat=-1, then=AFTER[1:], tiles=tiles)
    assert (board.seat, board.offers("take")) == (1, ["2 left", "2 right"])
    assert board.refuses("done") == "AH-6.1"
    assert board.refuses("take 4 left") == "AH-6.1"
    board.play("take 2 right")
    assert board[1].reserve == {"sun_blue": 1}
    assert board.view()["regions"][1]["tiles"] == ["chief_blue", None]
    assert board.seat == 0


@pytest.mark.rule("AH-6.1")
def test_an_empty_region_gives_nothing() -> None:
    board = table(player(ruler=4), player(ruler=2), at="tiles", seat=-1, then=AFTER[1:])
    assert board.step == "place"


@pytest.mark.rule("AH-7.4", "AH-7.1")
def test_turns_follow_the_regions_after_all_conflicts() -> None:
    board = conflict(player(ruler=2, played=("2", "5")), player(ruler=2, played=("2", "3"))).play("done; ruler 1")
    assert (board.step, board.seat) == ("place", 1)
