"""A refused move names the rule that forbids it, and changes nothing."""

import pytest

import sacbe
from tests.tzolkin.build import Table, fresh, player, table
from tests.tzolkin.test_begging import BOTTOM, blocked, pity

ROW = [
    "farm_small_1",
    "civic_agriculture",
    "civic_agriculture_stone",
    "farm_common_1",
    "shrine_architecture",
    "tomb_builder",
]


def refusal(board: Table, move: str) -> str:
    """Return the rule that forbids a move, having checked that nothing has changed."""
    key = board.state.key()
    with pytest.raises(sacbe.IllegalAction) as refused:
        board.state.play(move, board.state.actors[0])
    assert board.state.key() == key
    assert refused.value.rule in str(refused.value)
    return refused.value.rule


@pytest.mark.rule("TZ-5.2", "TZ-5.7", "TZ-5.8", "TZ-5.6", "TZ-5.9")
def test_begging() -> None:
    assert refusal(table(player(corn=3)), "beg") == "TZ-5.2"
    assert refusal(table(player(corn=0, **BOTTOM)), "beg") == "TZ-5.8"
    assert refusal(table(player(corn=0)).play("beg; anger chaac"), "beg") == "TZ-5.7"
    assert refusal(table(player(corn=2)).play("place tikal"), "beg") == "TZ-5.7"
    assert refusal(pity(0), "place palenque") == "TZ-5.9"


@pytest.mark.rule("TZ-16.10")
def test_a_temple_at_the_bottom() -> None:
    assert refusal(table(player(chaac=-1)).play("beg"), "anger chaac") == "TZ-16.10"


@pytest.mark.rule("TZ-4.4", "TZ-4.5")
def test_turns() -> None:
    assert refusal(table(player(corn=9)), "done") == "TZ-4.4"
    assert refusal(table(player(corn=9, on=["tikal 3"])).play("place tikal"), "pick tikal 3") == "TZ-4.5"
    board = table(player(corn=9, on=["palenque 0", "palenque 1"])).play("pick palenque 0")
    assert refusal(board, "place tikal") == "TZ-4.5"
    assert refusal(board, "start") == "TZ-4.5"


@pytest.mark.rule("TZ-6.1", "TZ-6.8", "TZ-6.11", "TZ-15.1")
def test_placing() -> None:
    assert refusal(table(player(corn=9, on=["tikal 1", "tikal 2", "tikal 3"])), "place uxmal") == "TZ-6.1"
    assert refusal(table(player(corn=0), player(on=["uxmal 0"])), "place uxmal") == "TZ-6.8"
    assert refusal(table(player(corn=1), player(on=["uxmal 0"])).play("place tikal"), "place uxmal") == "TZ-6.8"
    full = [f"palenque {space}" for space in range(8)]
    assert refusal(table(player(corn=20), players=2, dummies=full), "place palenque") == "TZ-6.11"
    assert refusal(table(player(corn=9)).play("start"), "start") == "TZ-15.1"
    assert refusal(table(player(corn=9)).turn("start"), "start") == "TZ-15.1"


@pytest.mark.rule("TZ-7.2", "TZ-7.4", "TZ-7.9", "TZ-7.14")
def test_picking_up() -> None:
    board = table(player(corn=1, on=["yaxchilan 3"]), player(on=["tikal 2"]))
    assert refusal(board, "pick tikal 2") == "TZ-7.2"
    assert refusal(board, "pick tikal 5") == "TZ-7.2"
    board.play("pick yaxchilan 3")
    assert refusal(board, "use yaxchilan_1") == "TZ-7.14"
    assert refusal(board, "use yaxchilan_4") == "TZ-7.9"
    assert refusal(board, "use palenque_1") == "TZ-7.4"


@pytest.mark.rule("TZ-10.15", "TZ-10.6", "TZ-10.11", "TZ-10.12", "TZ-18.4", "TZ-18.5")
def test_palenque() -> None:
    empty = table(player(corn=4, on=["palenque 5"]), jungle={5: (0, 0)}).play("pick palenque 5")
    assert refusal(empty, "use palenque_5") == "TZ-10.15"
    covered = table(player(on=["palenque 4"])).play("pick palenque 4; use palenque_4")
    assert refusal(covered, "harvest corn") == "TZ-10.6"
    assert refusal(covered, "harvest hidden") == "TZ-18.4"
    angry = table(player(on=["palenque 4"], **BOTTOM), jungle={4: (1, 3)}).play("pick palenque 4; use palenque_4")
    assert refusal(angry, "harvest burn") == "TZ-10.12"
    seen = table(player(on=["palenque 4"], agriculture=2), jungle={4: (1, 3)}).play("pick palenque 4; use palenque_4")
    assert refusal(seen, "harvest hidden") == "TZ-18.5"


@pytest.mark.rule("TZ-1.5", "TZ-9.7", "TZ-9.10", "TZ-12.12", "TZ-17.7", "TZ-23.9")
def test_tikal() -> None:
    board = table(player(wood=2, on=["tikal 2", "tikal 3"]), row=ROW).play("pick tikal 2; use tikal_2")
    assert refusal(board, "build farm_common_1") == "TZ-9.7"
    assert refusal(board, "build shrine_architecture") == "TZ-9.7"
    assert refusal(board, "build farm_large_1") == "TZ-9.10"
    assert refusal(board, "monument mon_tombs") == "TZ-17.7"
    assert refusal(board, "plain farm_small_1") == "TZ-23.9"
    climbing = table(player(wood=1, on=["tikal 5"])).play("pick tikal 5; use tikal_5; climb chaac")
    assert refusal(climbing, "climb chaac") == "TZ-12.12"
    dear = table(player(wood=2, theology=2, on=["tikal 1"])).play("pick tikal 1; use tikal_1")
    assert refusal(dear, "advance theology") == "TZ-1.5"


@pytest.mark.rule("TZ-23.9")
def test_plain_needs_architecture_to_save() -> None:
    board = table(player(wood=9, on=["tikal 4"]), row=ROW).play("pick tikal 4; use tikal_4")
    assert refusal(board, "plain farm_small_1") == "TZ-23.9"  # it could be paid for


@pytest.mark.rule("TZ-7.7", "TZ-23.4", "TZ-15.9")
def test_out_of_place() -> None:
    board = table(player(corn=9, wood=9, on=["tikal 2", "tikal 3"]), row=ROW).play("pick tikal 2; use tikal_2")
    assert refusal(board, "pick tikal 3") == "TZ-7.7"
    assert refusal(board, "place uxmal") == "TZ-7.7"
    assert refusal(board, "done") == "TZ-23.4"
    market = table(player(corn=9, wood=1, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2")
    assert refusal(market, "build farm_small_1") == "TZ-7.7"
    other = table(player(corn=5, on=["uxmal 5"])).play("pick uxmal 5; use uxmal_5")
    assert refusal(other, "nothing") == "TZ-23.4"
    assert refusal(table(turn=3).turn("start"), "place tikal") == "TZ-15.9"


@pytest.mark.rule("TZ-13.3", "TZ-13.7", "TZ-13.9", "TZ-13.11", "TZ-23.6", "TZ-23.7", "TZ-23.8", "TZ-1.5")
def test_uxmal() -> None:
    market = table(player(wood=1, stone=1, corn=2, on=["uxmal 2"])).play("pick uxmal 2; use uxmal_2")
    assert refusal(market, "sell gold") == "TZ-13.3"
    assert refusal(market, "buy gold") == "TZ-13.3"
    market.play("sell stone")
    assert refusal(market, "sell wood") == "TZ-23.6"
    assert refusal(market, "buy stone") == "TZ-23.7"
    corn = table(player(corn=5, wood=9, on=["uxmal 4"]), row=ROW).play("pick uxmal 4; use uxmal_4")
    assert refusal(corn, "build farm_common_1") == "TZ-13.7"
    assert refusal(corn, "monument mon_tombs") == "TZ-13.9"
    other = table(player(corn=5, skull=1, on=["uxmal 5"])).play("pick uxmal 5; use uxmal_5")
    assert refusal(other, "use chichen_itza_1") == "TZ-13.11"
    assert refusal(other, "use uxmal_5") == "TZ-23.8"
    assert refusal(other, "use tikal_1") == "TZ-1.5"


@pytest.mark.rule("TZ-14.1", "TZ-14.2")
def test_chichen_itza() -> None:
    board = table(player(corn=9, skull=1, on=["chichen_itza 5"]), skulls_on={4: 1}).play("pick chichen_itza 5")
    assert refusal(board, "use chichen_itza_4") == "TZ-14.2"
    assert refusal(board, "use chichen_itza_6") == "TZ-7.9"


@pytest.mark.rule("TZ-18.18", "TZ-23.5")
def test_payments() -> None:
    board = table(player(wood=2, stone=1, architecture=3, on=["tikal 2"]), row=["civic_extraction_gold"])
    board.play("pick tikal 2; use tikal_2; build civic_extraction_gold")
    assert refusal(board, "spare gold") == "TZ-18.18"
    paying = table(player(wood=2, stone=2, gold=1, theology=1, on=["tikal 1"]))
    paying.play("pick tikal 1; use tikal_1; advance theology; pay stone")
    assert refusal(paying, "pay wood") == "TZ-23.5"


@pytest.mark.rule("TZ-2.13", "TZ-5.6")
def test_other_seats_and_unknown_moves() -> None:
    board = fresh()
    others = board.offers("keep", 1)
    assert refusal(board, f"keep {others[0]}") == "TZ-2.13"
    assert refusal(blocked(corn=0), "place tikal") == "TZ-16.9"  # the forced begging has begun: a temple comes first
    with pytest.raises(sacbe.IllegalAction, match="not an action"):
        board.state.play("dance", 0)
    with pytest.raises(sacbe.IllegalAction, match="seat 3"):
        table(player(corn=9)).state.play("place tikal", 3)
