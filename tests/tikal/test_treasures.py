"""Recovering and exchanging treasures."""

import pytest

from tests.tikal.build import player, table

LANDS = {"c2r3": "a5 sw", "c1r2": "a6 s"}
KINDS = ["mask", "vase", "mask", "blade", "shell", "shell", "shell", "figurine"]


@pytest.mark.rule("TK-8.1", "TK-8.4")
@pytest.mark.parametrize("own", [player(workers={"c2r3": 1}), player(leader="c2r3")])
def test_a_treasure_costs_three(own: dict[str, object]) -> None:
    board = table(own, lands=LANDS, treasures=KINDS)
    assert board.offers("recover") == ["c2r3"]
    assert board.cost("recover c2r3") == 3
    assert board[0]["treasures"] == {"mask": 1}
    assert board.space("c2r3")["treasures"] == 3
    assert board.refuses("recover c1r3") == "TK-8.1"
    assert board.refuses("recover c1r2") == "TK-8.2"


@pytest.mark.rule("TK-8.1")
def test_an_empty_hexagon_has_no_treasure() -> None:
    board = table(player(workers={"c2r3": 1}), lands=LANDS, values={"c2r3": 0})
    assert board.refuses("recover c2r3") == "TK-8.1"


@pytest.mark.rule("TK-8.2")
def test_a_member_for_each_treasure() -> None:
    board = table(player(leader="c2r3", workers={"c1r3": 1}), lands=LANDS, treasures=KINDS).play("recover c2r3")
    assert board.refuses("recover c2r3") == "TK-8.2"
    board.play("move worker c1r3 ne; recover c2r3")
    assert board[0]["treasures"] == {"mask": 1, "vase": 1}


@pytest.mark.rule("TK-8.3", "TK-8.4")
def test_two_treasures_a_turn() -> None:
    board = table(player(workers={"c2r3": 4}), lands=LANDS, treasures=KINDS).play("recover c2r3; recover c2r3")
    assert board.refuses("recover c2r3") == "TK-8.3"
    board.end(2)
    board.play(board.legal()[0]).play("recover c2r3; recover c2r3")
    assert board[0]["treasures"] == {"mask": 2, "vase": 1, "blade": 1}


@pytest.mark.rule("TK-1.11")
def test_the_wafers_of_both_stacks_are_drawn_as_one() -> None:
    board = table(player(workers={"c2r3": 1, "c1r2": 1}), lands=LANDS, treasures=KINDS)
    assert [board.space(name)["treasures"] for name in LANDS] == [4, 4]
    board.play("recover c2r3; recover c1r2")
    assert board[0]["treasures"] == {KINDS[0]: 1, KINDS[4]: 1}


@pytest.mark.rule("TK-8.5")
def test_treasures_of_several_hexagons() -> None:
    board = table(player(workers={"c2r3": 1, "c1r2": 2}), lands=LANDS, treasures=KINDS)
    board.play("recover c2r3; recover c1r2; recover c1r2")
    assert board[0]["treasures"] == {"mask": 1, "shell": 2}


@pytest.mark.rule("TK-9.1")
@pytest.mark.parametrize(
    ("treasures", "points"),
    [
        ({}, 0),
        ({"mask": 1}, 1),
        ({"mask": 2}, 3),
        ({"mask": 3}, 6),
        ({"mask": 1, "vase": 1, "blade": 1}, 3),
        ({"mask": 3, "vase": 2, "blade": 1}, 10),
    ],
)
def test_the_value_of_treasures(treasures: dict[str, int], points: int) -> None:
    assert table(player(treasures=treasures)).would_score(0) == (0, points)


@pytest.mark.rule("TK-10.1", "TK-10.2")
def test_singles_are_exchanged() -> None:
    own, other = player(treasures={"mask": 1, "vase": 2}), player(treasures={"vase": 1, "shell": 1})
    board = table(own, other)
    assert board.offers("exchange") == ["mask p2 vase", "mask p2 shell"]
    assert board.cost("exchange mask p2 vase") == 3
    assert board[0]["treasures"] == {"vase": 3}
    assert board[1]["treasures"] == {"mask": 1, "shell": 1}
    assert board.seat == 0  # nobody is asked


@pytest.mark.rule("TK-10.1")
def test_with_another_player() -> None:
    board = table(player(treasures={"mask": 1, "vase": 1}))
    assert board.refuses("exchange mask p1 vase") == "TK-10.1"
    assert board.refuses("exchange mask p4 vase") == "TK-10.1"


@pytest.mark.rule("TK-10.3")
def test_pairs_and_triplets_are_safe() -> None:
    own, other = player(treasures={"mask": 1, "vase": 2}), player(treasures={"blade": 2, "shell": 3, "figurine": 1})
    board = table(own, other)
    assert board.offers("exchange") == ["mask p2 figurine"]
    for move in ("mask p2 blade", "mask p2 shell", "vase p2 figurine", "sceptre p2 figurine", "mask p2 sceptre"):
        assert board.refuses(f"exchange {move}") == "TK-10.3"


@pytest.mark.rule("TK-10.4")
def test_equal_treasures_are_not_exchanged() -> None:
    board = table(player(treasures={"mask": 1}), player(treasures={"mask": 1}))
    assert board.offers("exchange") == []
    assert board.refuses("exchange mask p2 mask") == "TK-10.4"


@pytest.mark.rule("TK-10.5")
def test_three_exchanges_in_a_turn() -> None:
    own = player(treasures={"mask": 1})
    others = [player(treasures={kind: 1}) for kind in ("vase", "blade", "shell")]
    board = table(own, *others).play("exchange mask p2 vase; exchange vase p3 blade; exchange blade p4 shell")
    assert [board[seat]["treasures"] for seat in range(4)] == [{"shell": 1}, {"mask": 1}, {"vase": 1}, {"blade": 1}]
    assert board.points == 1
