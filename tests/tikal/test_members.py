"""Action points; placing members, moving them between camps and over stones."""

import pytest

from sacbe.tikal.paths import reach, route
from tests.tikal.build import Table, player, start, table

EXAMPLE = {"c1r2": "a2 s", "c2r3": "a5 sw"}
"""The rulebook's example: a "2" temple north of the printed jungle, a treasure hexagon north-east of it."""


@pytest.mark.rule("TK-4.1")
def test_ten_points() -> None:
    board = Table(start(first=["a4"])).play("lay c1r2 n")
    assert board.points == 10
    board.play("; ".join(["place worker base_camp"] * 9))
    assert (board.seat, board.points) == (0, 1)
    assert board.refuses("move worker c0r4 n") == "TK-4.1"
    board.play("place worker base_camp")
    assert (board.seat, board.step) == (1, "lay")


@pytest.mark.rule("TK-4.1")
@pytest.mark.parametrize(
    ("points", "kinds"),
    [
        (1, {"place", "jump", "move", "end"}),
        (2, {"place", "jump", "move", "uncover", "end"}),
        (3, {"place", "jump", "move", "uncover", "recover", "exchange", "end"}),
        (5, {"place", "jump", "move", "uncover", "recover", "exchange", "camp", "guard", "end"}),
    ],
)
def test_what_points_are_enough_for(points: int, kinds: set[str]) -> None:
    own = player(workers={"c0r4": 1, "c1r2": 1, "c2r3": 1}, camps=["c1r3"], treasures={"mask": 1})
    lands = {**EXAMPLE, "c2r4": "b3 n"}
    board = table(own, player(treasures={"vase": 1}), lands=lands, points=points)
    assert {text.split()[0] for text in board.legal()} == kinds


@pytest.mark.rule("TK-4.2")
def test_points_are_not_saved() -> None:
    board = Table(start(first=["a1", "a2", "a3"])).end(2)
    board.play(board.legal()[0])
    assert (board.seat, board.points) == (0, 10)


@pytest.mark.rule("TK-4.3")
def test_any_order_any_number() -> None:
    board = table(player(workers={"c0r4": 1}), lands=EXAMPLE)
    assert board.cost("move worker c0r4 n; place leader base_camp; uncover c0r3; place worker base_camp") == 6


@pytest.mark.rule("TK-4.4")
def test_a_turn_can_end_at_any_time() -> None:
    board = table(player(workers={"c0r4": 3}))
    assert "end" in board.legal()
    assert "end" in board.play("move worker c0r4 n").legal()
    assert board.play("end").seat == 1


@pytest.mark.rule("TK-5.1")
def test_members_enter_at_the_base_camp_and_own_camps() -> None:
    board = table(player(camps=["c1r3"]), player(camps=["c1r2"]), lands={"c1r2": "a4 n"})
    assert board.offers("place") == ["worker base_camp", "worker camp_1", "leader base_camp", "leader camp_1"]
    assert board.cost("place worker base_camp; place worker camp_1") == 2
    assert (board.at(0, "c0r4"), board.at(0, "c1r3"), board.at(0, "c1r2")) == (1, 1, 0)
    assert board.refuses("place worker camp_2") == "TK-5.1"


@pytest.mark.rule("TK-5.2")
def test_ten_members_in_a_turn() -> None:
    board = table(player())
    board.play("; ".join(["place leader base_camp", *["place worker base_camp"] * 9]))
    assert (board.at(0, "c0r4"), board[0]["workers"], board[0]["leader"]) == (10, 9, False)


@pytest.mark.rule("TK-5.2")
def test_only_what_is_in_the_supply() -> None:
    board = table(player(supply=1)).play("place worker base_camp; place leader base_camp")
    assert board.offers("place") == []
    assert board.refuses("place worker base_camp") == "TK-5.2"
    assert board.refuses("place leader base_camp") == "TK-5.2"


@pytest.mark.rule("TK-5.3")
def test_members_move_between_camps() -> None:
    own = player(workers={"c0r4": 1, "c1r2": 1}, leader="c1r3", camps=["c1r2", "c1r3"])
    board = table(own, lands={"c1r2": "a4 n"})
    assert board.offers("jump") == [
        "worker base_camp camp_1",
        "worker base_camp camp_2",
        "worker camp_1 base_camp",
        "worker camp_1 camp_2",
        "leader camp_2 base_camp",
        "leader camp_2 camp_1",
    ]
    assert board.cost("jump worker base_camp camp_2; jump leader camp_2 camp_1; jump worker camp_1 base_camp") == 3
    assert [board.at(0, name) for name in ("c0r4", "c1r2", "c1r3")] == [1, 1, 1]
    assert board.refuses("jump worker camp_1 camp_1") == "TK-5.3"
    assert board.refuses("jump leader camp_2 base_camp") == "TK-5.3"


@pytest.mark.rule("TK-5.4")
def test_camps_of_others_are_of_no_use() -> None:
    board = table(player(workers={"c1r3": 1, "c0r4": 1}), player(camps=["c1r3"]))
    assert board.offers("jump") == []
    assert board.offers("place") == ["worker base_camp", "leader base_camp"]
    assert board.refuses("jump worker base_camp camp_1") == "TK-5.4"


@pytest.mark.rule("TK-5.5")
def test_leader_and_workers_cost_the_same() -> None:
    for member in ("worker", "leader"):
        board = table(player(camps=["c1r3"]))
        assert board.cost(f"place {member} base_camp") == 1
        assert board.cost(f"jump {member} base_camp camp_1") == 1
        assert board.cost(f"jump {member} camp_1 base_camp") == 1
        assert board.cost(f"move {member} c0r4 n") == 2


@pytest.mark.rule("TK-5.6")
def test_members_walk_through_the_camps_of_others() -> None:
    board = table(player(workers={"c0r4": 1}), player(camps=["c1r3"]), lands=EXAMPLE)
    assert board.cost("move worker c0r4 ne; move worker c1r3 ne") == 4
    assert board.at(0, "c2r3") == 1


@pytest.mark.rule("TK-5.7", "TK-6.9")
def test_there_is_room_for_all() -> None:
    crowd = player(workers={"c0r4": 1, "c0r3": 17}, leader="c0r3")
    board = table(player(workers={"c0r4": 1, "c0r3": 17}), crowd, crowd, crowd)
    assert board.play("move worker c0r4 n").at(0, "c0r3") == 18


@pytest.mark.rule("TK-6.1", "TK-16.1")
def test_one_member_to_a_neighbour() -> None:
    board = table(player(workers={"c0r4": 2}, leader="c1r3"))
    assert board.offers("move") == ["worker c0r4 n", "worker c0r4 ne", "worker c0r4 se", "leader c1r3 sw"]
    assert board.play("move worker c0r4 n").at(0, "c0r4") == 1
    assert board.refuses("move leader c0r4 n") == "TK-6.1"
    assert board.refuses("move worker c1r3 sw") == "TK-6.1"


@pytest.mark.rule("TK-6.2", "TK-6.7")
def test_paths_between_the_printed_hexagons() -> None:
    board = table(player(workers={"c0r4": 3, "c1r3": 1}))
    assert board.refuses("move worker c1r3 s") == "TK-6.2"
    assert board.refuses("move worker c1r3 nw") == "TK-6.2"
    assert [board.cost(f"move worker c0r4 {side}") for side in ("n", "ne", "se")] == [2, 1, 2]
    assert board.refuses("move worker c0r3 se") == "TK-6.2"
    assert board.refuses("move worker c0r3 nw") == "TK-6.2"


@pytest.mark.rule("TK-6.3")
@pytest.mark.parametrize(("side", "cost"), [("n", 1), ("ne", 1), ("se", 1), ("s", 4), ("sw", 1), ("nw", 1)])
def test_the_stones_of_both_sides_add_up(side: str, cost: int) -> None:
    board = table(player(workers={"c1r3": 1}), lands={"c1r2": f"c4 {side}"})
    assert board.cost("move worker c1r3 n") == cost
    assert board.cost("move worker c1r2 s") == cost


@pytest.mark.rule("TK-6.3")
def test_a_path_of_six() -> None:
    board = table(player(workers={"c3r2": 1}), lands={"c3r2": "c4 s", "c3r3": "c1 n"})
    assert board.cost("move worker c3r2 s") == 6


@pytest.mark.rule("TK-6.4")
def test_no_half_moves() -> None:
    board = table(player(workers={"c1r2": 1}), lands=EXAMPLE, points=2)
    assert board.refuses("move worker c1r2 s") == "TK-4.1"
    assert "worker c1r2 s" not in board.offers("move")
    assert table(player(workers={"c1r2": 1}), lands=EXAMPLE, points=3).offers("move") == [
        "worker c1r2 s",
        "worker c1r2 sw",
    ]


@pytest.mark.rule("TK-6.5")
def test_nobody_enters_a_volcano() -> None:
    """The printed jungle has a stone towards it."""
    board = table(player(workers={"c1r3": 1}), lands={"c1r2": "b6 n"})
    assert "worker c1r3 n" not in board.offers("move")
    assert board.refuses("move worker c1r3 n") == "TK-6.5"
    assert "c1r2" not in reach(board.state, 0, "c1r3", 100)


@pytest.mark.rule("TK-6.6")
def test_as_many_moves_as_points() -> None:
    board = table(player(workers={"c0r4": 10}))
    board.play("; ".join(["move worker c0r4 ne"] * 9))
    assert (board.at(0, "c0r4"), board.at(0, "c1r3"), board.points) == (1, 9, 1)
    board = table(player(workers={"c0r4": 1}))
    board.play("; ".join(["move worker c0r4 ne; move worker c1r3 sw"] * 4))
    assert (board.at(0, "c0r4"), board.points) == (1, 2)


@pytest.mark.rule("TK-6.8")
def test_the_movement_example() -> None:
    board = table(player(workers={"c1r2": 3}), lands=EXAMPLE)
    assert board.cost("move worker c1r2 s") == 3
    assert board.cost("move worker c1r3 ne") == 3
    assert board.refuses("move worker c1r2 se") == "TK-6.2"
    assert board.cost("move worker c1r2 sw") == 1
    assert board.space("c1r2")["value"] == 2


@pytest.mark.rule("TK-16.5")
def test_reach_and_routes() -> None:
    board = table(player(workers={"c1r2": 1}), lands=EXAMPLE)
    assert reach(board.state, 0, "c1r2", 10) == {"c0r3": 1, "c0r4": 3, "c1r3": 3, "c1r4": 5, "c2r3": 6}
    assert reach(board.state, 0, "c1r2", 3) == {"c0r3": 1, "c0r4": 3, "c1r3": 3}
    way = route(board.state, 0, "worker", "c1r2", "c2r3")
    assert [board.state.text(action) for action in way] == ["move worker c1r2 s", "move worker c1r3 ne"]
    assert route(board.state, 0, "worker", "c1r2", "c7r0") == []
    assert route(board.state, 0, "worker", "c1r2", "c1r2") == []
    assert board.state.describe(way[0]).args["cost"] == 3
    assert board.state.describe(way[0]).args["goal"] == "c1r3"
    assert board.state.view(0)["reach"] == {"c1r2": reach(board.state, 0, "c1r2", 10)}
    assert board.state.view(1)["reach"] == board.state.view()["reach"] == {}


@pytest.mark.rule("TK-16.5")
def test_secret_paths_are_part_of_the_reach() -> None:
    board = table(player(leader="c1r2", camps=["c1r2"]), player(camps=["c1r3"]), lands={**EXAMPLE, "c1r2": "a4 s"})
    assert reach(board.state, 0, "c1r2", 2) == {"c0r3": 2, "c0r4": 1, "c1r3": 2}
    way = route(board.state, 0, "leader", "c1r2", "c1r3")
    assert [board.state.text(action) for action in way] in (
        ["jump leader camp_1 base_camp", "move leader c0r4 ne"],
        ["move leader c1r2 s"],
    )
    assert reach(board.state, 1, "c1r2", 1) == {}


def test_routes_cost_what_reach_says() -> None:
    for seed in range(4):
        state = start(3, seed)
        for turn in range(150):
            state.apply(state.legal()[(seed + turn * 13) % len(state.legal())])
        for goal, cost in reach(state, 1, "c0r4", 100).items():
            way = route(state, 1, "leader", "c0r4", goal)
            total = 0
            for action in way:
                price = state.describe(action, 1).args["cost"]
                assert isinstance(price, int)
                total += price
            assert total == cost
