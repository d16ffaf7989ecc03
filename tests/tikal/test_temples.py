"""Uncovering temples, establishing camps, placing guards."""

import pytest

from sacbe.tikal import cells
from tests.tikal.build import player, table

TEMPLES = {"c1r2": "a2 s", "c1r1": "b2 s", "c2r3": "d1 sw"}
"""Temples of value 2, 3 and 5."""


@pytest.mark.rule("TK-7.1", "TK-7.5")
@pytest.mark.parametrize("own", [player(workers={"c1r2": 1}), player(leader="c1r2")])
def test_a_level_costs_two(own: dict[str, object]) -> None:
    board = table(own, lands=TEMPLES)
    assert board.offers("uncover") == ["c1r2"]
    assert board.cost("uncover c1r2") == 2
    assert board.value("c1r2") == 3
    assert board.would_score(0) == (3, 0)
    assert board.refuses("uncover c1r1") == "TK-7.2"
    assert board.refuses("uncover c1r3") == "TK-7.1"
    assert board.state.view()["temple_tiles"]["3"] == 5  # type: ignore[index]


@pytest.mark.rule("TK-7.2")
def test_a_member_for_each_level() -> None:
    board = table(player(leader="c1r2", workers={"c1r3": 1}), lands=TEMPLES).play("uncover c1r2")
    assert board.refuses("uncover c1r2") == "TK-7.2"  # the leader is one member, though it counts three
    board.play("move worker c1r3 n; uncover c1r2")
    assert board.value("c1r2") == 4


@pytest.mark.rule("TK-7.2")
def test_members_count_when_the_level_is_uncovered() -> None:
    board = table(player(workers={"c1r2": 2}), lands=TEMPLES).play("uncover c1r2; move worker c1r2 sw")
    assert board.refuses("uncover c1r2") == "TK-7.2"


@pytest.mark.rule("TK-7.3")
def test_two_levels_a_turn() -> None:
    board = table(player(workers={"c1r2": 5}), lands=TEMPLES).play("uncover c1r2; uncover c1r2")
    assert board.refuses("uncover c1r2") == "TK-7.3"
    board.end(2)
    board.play(board.legal()[0]).play("uncover c1r2")
    assert board.value("c1r2") == 5


@pytest.mark.rule("TK-7.4")
def test_without_the_next_number_nothing_is_uncovered() -> None:
    board = table(player(workers={"c1r2": 2}), lands=TEMPLES)
    board.state.cells[cells.STOCK + 1] = 0  # no 3 is left, plenty of 4
    assert board.offers("uncover") == []
    assert board.refuses("uncover c1r2") == "TK-7.4"
    board.state.cells[cells.STOCK + 1] = 1
    board.state.cells[cells.STOCK + 2] = 0
    assert board.play("uncover c1r2").refuses("uncover c1r2") == "TK-7.4"


@pytest.mark.rule("TK-7.6")
def test_several_temples_in_a_turn() -> None:
    own = player(workers={"c1r2": 2, "c1r1": 2, "c2r3": 1})
    board = table(own, lands=TEMPLES).play("uncover c1r2; uncover c1r1; uncover c2r3; uncover c1r2; uncover c1r1")
    assert [board.value(name) for name in TEMPLES] == [4, 5, 6]


@pytest.mark.rule("TK-7.7")
def test_ten_is_the_top() -> None:
    board = table(player(workers={"c1r2": 2}), lands=TEMPLES, values={"c1r2": 9}).play("uncover c1r2")
    assert board.value("c1r2") == 10
    assert board.refuses("uncover c1r2") == "TK-7.4"


@pytest.mark.rule("TK-11.1", "TK-11.6")
def test_camp_sites() -> None:
    lands = {"c1r2": "a4 n", "c2r3": "a5 sw", "c2r2": "a6 n", "c1r1": "a1 n", "c0r2": "b6 n"}
    board = table(player(), lands=lands, values={"c2r2": 0})
    assert board.offers("camp") == ["c1r2", "c1r3", "c2r2"]
    assert board.refuses("camp c2r3") == "TK-11.1"
    for name in ("c0r4", "c1r1", "c0r2", "c5r0"):
        assert board.refuses(f"camp {name}") == "TK-11.1"
    assert board.cost("camp c2r2") == 5


@pytest.mark.rule("TK-11.2")
def test_a_camp_needs_nobody_and_minds_nobody() -> None:
    board = table(player(), player(workers={"c1r3": 3}, leader="c1r3"))
    assert board.play("camp c1r3").space("c1r3")["camp"] == 0
    assert board.at(1, "c1r3") == 4


@pytest.mark.rule("TK-11.3")
def test_members_enter_at_a_new_camp() -> None:
    board = table(player()).play("camp c1r3; place worker camp_1; place leader camp_1")
    assert board.at(0, "c1r3") == 2


@pytest.mark.rule("TK-11.4")
def test_one_camp_on_a_hexagon() -> None:
    board = table(player(camps=["c1r3"]), player(camps=["c1r2"]), lands={"c1r2": "a4 n"})
    assert board.refuses("camp c1r3") == "TK-11.4"
    assert board.refuses("camp c1r2") == "TK-11.4"


@pytest.mark.rule("TK-11.5")
def test_two_camps_a_game() -> None:
    board = table(player(), lands={"c1r2": "a4 n", "c2r3": "b3 n"}).play("camp c2r3")
    assert board[0]["camps_left"] == 1
    board.play("camp c1r3").end()
    board = table(player(camps=["c1r3", "c2r3"]), lands={"c1r2": "a4 n", "c2r3": "b3 n"})
    assert board.offers("camp") == []
    assert board.refuses("camp c1r2") == "TK-11.5"


@pytest.mark.rule("TK-16.6")
def test_the_order_of_two_camps_does_not_matter() -> None:
    lands = {"c1r2": "a4 n"}
    keys = set()
    for order in ("camp c1r3; camp c1r2", "camp c1r2; camp c1r3"):
        board = table(player(), lands=lands).play(order)
        assert board[0]["camps"] == ["c1r2", "c1r3"]
        keys.add(board.state.key())
    assert len(keys) == 1


@pytest.mark.rule("TK-12.1", "TK-12.2")
@pytest.mark.parametrize(
    ("own", "others", "possible"),
    [
        (player(workers={"c1r2": 1}), (player(),), True),
        (player(workers={"c1r2": 2}), (player(workers={"c1r2": 2}),), False),
        (player(workers={"c1r2": 4}), (player(leader="c1r2"),), True),
        (player(workers={"c1r2": 3}), (player(leader="c1r2"),), False),
        (player(leader="c1r2"), (player(workers={"c1r2": 2}), player(workers={"c1r2": 2})), True),
        (player(leader="c1r2"), (player(workers={"c1r2": 3}),), False),
        (player(leader="c1r2", workers={"c1r2": 1}), (player(workers={"c1r2": 3}), player(leader="c1r2")), True),
        (player(), (player(workers={"c1r2": 1}),), False),
    ],
)
def test_a_guard_needs_the_majority(
    own: dict[str, object], others: tuple[dict[str, object], ...], possible: bool
) -> None:
    board = table(own, *others, lands=TEMPLES)
    assert bool(board.offers("guard")) == possible
    if possible:
        assert board.cost(f"guard {board.offers('guard')[0]}") == 5
        assert board.space("c1r2")["guard"] == 0
    else:
        member = "leader" if "leader" in own else "worker"
        assert board.refuses(f"guard c1r2 {member}") in ("TK-12.1", "TK-12.3")


@pytest.mark.rule("TK-12.3", "TK-12.4")
@pytest.mark.parametrize(("member", "workers", "leader"), [("worker", 2, True), ("leader", 3, False)])
def test_one_figure_guards_and_the_others_leave(member: str, workers: int, leader: bool) -> None:
    board = table(player(workers={"c1r2": 3, "c0r4": 1}, leader="c1r2"), lands=TEMPLES)
    assert board.offers("guard") == ["c1r2 worker", "c1r2 leader"]
    before = board[0]["workers"]
    board.play(f"guard c1r2 {member}")
    own = board[0]
    assert (own["workers_lost"], own["leader_lost"]) == (workers, leader)
    assert (own["workers"], own["leader"]) == (before, False)
    assert (board.at(0, "c1r2"), board.at(0, "c0r4")) == (0, 1)
    assert board.space("c1r2")["guard_is_leader"] == (member == "leader")
    assert board.refuses("guard c0r3 worker") == "TK-12.3"


@pytest.mark.rule("TK-12.5", "TK-12.9")
def test_others_stay_and_come_and_go() -> None:
    rival = player(workers={"c1r2": 1, "c1r3": 1})
    board = table(player(workers={"c1r2": 2}), rival, lands=TEMPLES).play("guard c1r2 worker; end")
    assert board.at(1, "c1r2") == 1
    board.play(board.legal()[0]).play("move worker c1r3 n; move worker c1r2 sw; end")
    assert (board.at(1, "c1r2"), board.at(1, "c0r3")) == (1, 1)
    board.play(board.legal()[0])
    assert "worker c1r2 sw" not in board.offers("move")  # the guard stays
    assert board.space("c1r2")["guard"] == 0


@pytest.mark.rule("TK-12.6")
def test_a_guarded_temple_is_frozen() -> None:
    board = table(player(guards={"c1r2": "worker"}, workers={"c1r2": 2}), lands=TEMPLES)
    assert board.offers("uncover") == []
    assert board.refuses("uncover c1r2") == "TK-12.6"


@pytest.mark.rule("TK-12.7")
def test_two_guards_a_game() -> None:
    board = table(player(workers={"c1r2": 1, "c1r1": 1}), lands=TEMPLES).play("guard c1r2 worker; guard c1r1 worker")
    assert board.seat == 1
    own = player(guards={"c1r2": "worker", "c1r1": "leader"}, workers={"c2r3": 1})
    assert table(own, lands=TEMPLES).refuses("guard c2r3 worker") == "TK-12.7"


@pytest.mark.rule("TK-12.8")
def test_no_second_guard() -> None:
    board = table(player(workers={"c1r2": 5}), player(guards={"c1r2": "worker"}), lands=TEMPLES)
    assert board.refuses("guard c1r2 worker") == "TK-12.8"


@pytest.mark.rule("TK-12.10")
def test_the_guard_scores_whoever_is_there() -> None:
    board = table(player(guards={"c1r2": "worker"}), player(workers={"c1r2": 9}, leader="c1r2"), lands=TEMPLES)
    assert board.would_score(0) == (2, 0)
    assert board.would_score(1) == (0, 0)


@pytest.mark.rule("TK-12.1")
def test_guards_are_for_temples() -> None:
    board = table(player(workers={"c1r3": 1}), lands=TEMPLES)
    assert board.refuses("guard c1r3 worker") == "TK-12.1"
