"""Placing a worker and the region bonus."""

import pytest

from tests.ahau.build import player, table

SURROUND_4 = {"tulum": 1, "quirigua": 1, "tikal": 1}


@pytest.mark.rule("AH-7.1")
def test_a_worker_is_placed_by_the_ruler() -> None:
    board = table(player(ruler=4))
    assert board.refuses("place uxmal") == "AH-7.1"
    assert board.refuses("done") == "AH-7.1"
    board.play("place lamanai")
    assert (board.workers(0, "lamanai"), board[0].workers) == ((1, 0), 11)


@pytest.mark.rule("AH-7.2")
def test_a_city_holds_any_number() -> None:
    board = table(player(ruler=4, on={"lamanai": 10}), player(on={"lamanai": 11}))
    assert board.play("place lamanai").workers(0, "lamanai") == (11, 0)


@pytest.mark.rule("AH-7.3")
def test_no_worker_by_a_region_where_a_conflict_was_lost() -> None:
    board = table(player(ruler=4, barred=[2]))
    assert board[0].workers == 11  # quirigua is all that is left, and was taken without asking
    assert board.workers(0, "quirigua") == (1, 0)
    other = table(player(ruler=5, barred=[2]))
    assert other.offers("place") == ["palenque", "yaxchilan", "quirigua"]
    assert other.refuses("place tikal") == "AH-7.3"


@pytest.mark.rule("AH-7.3", "AH-5.7")
def test_a_conflict_lost_this_round_bars_its_region() -> None:
    seats = [player(ruler=3, played=("3", c)) for c in ("5", "2")]
    board = table(*seats, at="conflict", seat=-1, a=1, then=("movement_end", "end_of_round"))
    board.play("done; ruler 1").until("place")
    assert (board.seat, board.offers("place")) == (1, ["chichen_itza", "calakmul"])


@pytest.mark.rule("AH-7.8")
def test_without_a_city_there_is_nothing_to_do() -> None:
    me = player(ruler=4, barred=[2, 5], reserve=["chief_blue"], resources={"water": 3})
    board = table(me)
    assert board[0].workers == 12
    assert (board.offers("summon"), board.offers("produce"), board.offers("build")) == ([], [], [])


@pytest.mark.rule("AH-7.5", "AH-7.7", "AH-7.6")
def test_a_surrounded_region_gives_its_building() -> None:
    board = table(player(ruler=4, on=SURROUND_4), buildings={4: "gateway"})
    board.play("place lamanai")
    assert board.legal() == ["done", "bonus"]
    board.play("bonus")
    assert board[0].buildings[0] == "gateway"
    assert sum(board[0].reserve.values()) == 2  # the reward of the first building space
    assert (board[0].score, board.view()["regions"][3]["building"]) == (0, None)


@pytest.mark.rule("AH-7.5")
@pytest.mark.parametrize(
    ("ruler", "on", "place"),
    [(4, {"tulum": 1, "tikal": 1}, "lamanai"), (2, SURROUND_4, "lamanai"), (4, {**SURROUND_4, "lamanai": 0}, "tikal")],
)
def test_without_all_cities_or_the_ruler_there_is_no_bonus(ruler: int, on: dict[str, int], place: str) -> None:
    board = table(player(ruler=ruler, on=on), buildings={4: "gateway"}).play(f"place {place}")
    assert "bonus" not in board.legal()


@pytest.mark.rule("AH-7.6", "AH-9.14")
def test_the_god_of_trade_looks_at_the_bonus_again() -> None:
    me = player(ruler=4, on={**SURROUND_4, "chichen_itza": 1}, pyramid={"1a": "trade_white"})
    board = table(me, buildings={4: "gateway"}).play("place tulum; summon trade; move chichen_itza tulum")
    assert "bonus" not in board.legal()
    two = player(ruler=4, on={**SURROUND_4, "calakmul": 1}, pyramid={"1a": "trade_white", "1b": "trade_blue"})
    board = table(two, buildings={4: "gateway"})
    board.play("place tikal; summon trade; colour white; move tikal lamanai; done")
    assert board.legal() == ["done", "bonus"]
    declined = table({**me, "on": {**SURROUND_4, "lamanai": 1}}, buildings={4: "gateway"})
    declined.play("place tikal; done; summon trade; done")
    assert "bonus" in declined.legal()
    assert declined.play("bonus")[0].buildings[0] == "gateway"


@pytest.mark.rule("AH-7.5", "AH-12.6")
def test_a_sixth_building_as_a_bonus_replaces_one() -> None:
    five = ["market", "plaza", "temple", "palace", "acropolis"]
    board = table(player(ruler=4, on=SURROUND_4, buildings=five), buildings={4: "gateway"})
    board.play("place lamanai; bonus; replace 3")
    assert board[0].buildings == ["market", "plaza", "gateway", "palace", "acropolis"]
    assert (board[0].reserve, board[0].score) == ({}, 3)  # no reward again, but the Plaza


@pytest.mark.rule("AH-15.18", "AH-15.2", "AH-15.11")
def test_a_bonus_counts_for_plaza_and_ball_court() -> None:
    board = table(player(ruler=4, on=SURROUND_4, buildings=["plaza", "ball_court"]), buildings={4: "gateway"})
    board.play("place lamanai; bonus; lay tulum; gain corn")
    assert (board[0].score, board[0].might, board[0].resources["corn"]) == (3, 1, 1)
