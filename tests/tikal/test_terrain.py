"""Placing terrain hexagons."""

import pytest

from sacbe.tikal import cells
from sacbe.tikal.names import HEXES
from sacbe.tikal.paths import reach
from tests.tikal.build import GAME, Table, lay, placing, start, table

POCKET = {"c7r1": "b6 n", "c6r1": "d5 n", "c6r0": "f5 n"}
"""Three volcanoes around the corner c7r0."""


def spaces(board: Table) -> set[str]:
    return {offer.split()[0] for offer in board.offers("lay")}


@pytest.mark.rule("TK-2.1")
def test_draw_place_then_use_points() -> None:
    board = Table(start(first=["a4"]))
    assert (board.step, board.hand) == ("lay", "a4")
    board.play("lay c1r2 n")
    assert (board.step, board.seat, board.points, board.hand) == ("explore", 0, 10, "")
    assert board.space("c1r2")["id"] == "a4"


@pytest.mark.rule("TK-2.1")
def test_points_are_not_used_before_placing() -> None:
    board = Table(start(first=["a4"]))
    assert board.refuses("place worker base_camp") == "TK-2.1"
    assert board.play("lay c1r2 n").refuses("lay c2r3 n") == "TK-2.1"


@pytest.mark.rule("TK-2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round(players: int) -> None:
    board = Table(start(players, first=["a1", "a2", "a3", "a4", "a5"]))
    seats = []
    for _ in range(5):
        seats.append(board.seat)
        board.end()
    assert seats == [turn % players for turn in range(5)]


@pytest.mark.rule("TK-2.3")
def test_placing_is_not_optional() -> None:
    board = Table(start())
    assert {text.split()[0] for text in board.legal()} == {"lay"}


@pytest.mark.rule("TK-3.1")
def test_next_to_explored_hexagons() -> None:
    board = placing("d3")
    assert spaces(board) == {"c0r2", "c1r2", "c2r3", "c2r4"}
    assert board.refuses("lay c0r3 n") == "TK-3.1"
    assert board.refuses("lay c4r0 n") == "TK-3.1"


@pytest.mark.rule("TK-3.2")
def test_a_stone_of_the_neighbour_is_enough() -> None:
    """The printed jungle has a stone to the north: any rotation fits north of it, even one without stones there."""
    assert len([o for o in placing("c1").offers("lay") if o.startswith("c1r2")]) == 6


@pytest.mark.rule("TK-3.2")
def test_a_stone_of_the_hexagon_is_enough() -> None:
    """North of c1r2 only its own stones count: 2 south and 1 north as A2 turned south, none as C1 turned south."""
    board = placing("d2", {"c1r2": "c1 s"})
    assert [o for o in board.offers("lay") if o.startswith("c1r1")] == ["c1r1 s"]
    assert board.refuses("lay c1r1 n") == "TK-3.2"
    board = placing("d2", {"c1r2": "a2 s"})
    assert len([o for o in board.offers("lay") if o.startswith("c1r1")]) == 6


@pytest.mark.rule("TK-3.3")
def test_volcanoes_need_no_stones() -> None:
    board = placing("b6", {"c1r2": "c1 s"})
    assert "c1r1 n" in board.offers("lay")
    assert spaces(board) == {"c0r2", "c1r1", "c2r2", "c2r3", "c2r4"}


@pytest.mark.rule("TK-3.4")
def test_a_side_shared_with_a_volcano_does_not_count() -> None:
    """South of the volcano C1 would show it three stones; that leads nowhere."""
    board = placing("c1", {"c1r2": "b6 n"})
    assert "c1r1" not in spaces(board)
    assert board.refuses("lay c1r1 s") == "TK-3.2"
    assert "c0r2" in spaces(board)


@pytest.mark.rule("TK-3.5")
def test_six_rotations() -> None:
    board = placing("a1")
    assert [o for o in board.offers("lay") if o.startswith("c1r2")] == [
        f"c1r2 {s}" for s in ("n", "ne", "se", "s", "sw", "nw")
    ]
    assert board.play("lay c1r2 se").space("c1r2")["stones"] == [0, 0, 2, 1, 0, 0]


@pytest.mark.rule("TK-3.5")
def test_equal_rotations_are_offered_once() -> None:
    board = placing("d3")
    assert [o for o in board.offers("lay") if o.startswith("c1r2")] == ["c1r2 n", "c1r2 ne"]
    assert board.refuses("lay c1r2 se") == "TK-3.5"
    assert [o for o in placing("b6").offers("lay") if o.startswith("c1r2")] == ["c1r2 n"]


@pytest.mark.rule("TK-3.6")
def test_no_member_is_needed_nearby() -> None:
    board = placing("c3", {"c1r2": "a2 s", "c1r1": "c4 s"})
    assert "c0r2 n" in board.offers("lay")
    assert not any(board.at(0, name) for name in HEXES)


@pytest.mark.rule("TK-3.7")
def test_a_hexagon_without_a_place_leaves_the_game() -> None:
    """Everything is explored but a corner behind three volcanoes."""
    state = start(first=["g1", "g2", "g3", "g4"])
    tiles = iter(tile for tile in state.parts.tile_ids[:36] if tile not in ("b6", "d5", "f5", "g4"))
    for name in HEXES:
        if name not in ("c7r0", "c0r3", "c0r4", "c1r3", "c1r4"):
            lay(state, name, POCKET.get(name) or f"{next(tiles)} n")
    state.cells[cells.DRAWN] = 35
    state.cells[cells.HAND] = 0
    board = Table(state)
    board.state.stack = board.state.stack[:0]
    board.state.push(1, -1, 0)
    board.state.push(3, 1, 1)
    board.state.pop()
    board.play("end")
    assert (board.step, board.seat, board.points, board.hand) == ("explore", 0, 10, "")
    view = board.state.view()
    assert view["set_aside"] == ["g4"]
    assert "c7r0" not in view["map"]  # type: ignore[operator]
    board.play("end")  # it counts as placed: the final scoring round begins
    assert (board.seat, board.state.view()["scoring_turn"]) == (1, True)


@pytest.mark.rule("TK-3.8")
def test_a_volcano_next_to_volcanoes_only() -> None:
    board = placing("f5", {"c4r0": "b6 n"})
    assert "c5r0 n" in board.offers("lay")


@pytest.mark.rule("TK-3.9")
def test_wafers_by_masks() -> None:
    board = placing("c5").play("lay c1r2 n")
    assert board.space("c1r2")["treasures"] == 3
    assert "wafer" not in str(board.state.view()).lower()


@pytest.mark.rule("TK-3.10")
def test_the_wafer_drawn_first_lies_on_top() -> None:
    state = start(treasures=["vase", "mask", "blade", "shell", "mask"], first=["a5", "a6"])
    board = Table(state).play("lay c1r2 n; end")
    board.play("lay c2r3 sw; place worker base_camp; move worker c0r4 ne; move worker c1r3 ne; recover c2r3")
    assert board[1]["treasures"] == {"mask": 1}
    assert state.parts.wafer_ids[state.deal.at(7, 0)] == "vase"


@pytest.mark.rule("TK-3.11")
def test_every_hexagon_can_be_reached() -> None:
    for seed in range(6):
        state = start(3, seed)
        while not state.over:
            state.apply(state.legal()[seed * 7 % len(state.legal())])
        explored = {n for i, n in enumerate(HEXES) if state.kind(i) not in (0, 5)}
        assert {"c0r4", *reach(state, 0, "c0r4", 10_000)} == explored


def test_paths_do_not_depend_on_the_order_of_placing() -> None:
    lands = {"c1r2": "a2 s", "c1r1": "b6 n", "c2r2": "c1 nw", "c2r3": "a5 sw", "c3r2": "f5 n", "c2r1": "d1 s"}
    one, other = table(lands=lands), table(lands=dict(reversed(lands.items())))
    assert list(one.state.cells[40:80]) == list(other.state.cells[40:80])
    assert one.space("c1r2")["paths"] == [0, 0, 0, 3, 1, 0]
    assert GAME.num_actions == 1798
