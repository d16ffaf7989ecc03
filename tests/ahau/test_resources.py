"""Resources, trading and weapons."""

import pytest

from tests.ahau.build import player, table


@pytest.mark.rule("AH-3.1", "AH-3.2")
def test_any_number_of_resources() -> None:
    me = player(ruler=1, on={"uxmal": 5, "chichen_itza": 5}, resources={"corn": 90})
    assert table(me).play("place uxmal; produce 1")[0].resources["corn"] == 101


@pytest.mark.rule("AH-3.3", "AH-3.5")
def test_two_alike_for_one_other() -> None:
    board = table(player(ruler=1, resources={"corn": 3, "water": 1}))
    board.play("trade corn cacao")
    assert board[0].resources == {"corn": 1, "water": 1, "obsidian": 0, "cacao": 1, "limestone": 0}
    assert board.offers("trade") == []
    assert board.refuses("trade corn water") == "AH-3.3"
    assert board.refuses("trade corn corn") == "AH-3.3"


@pytest.mark.rule("AH-3.4")
def test_two_tiles_of_a_colour_for_one() -> None:
    board = table(player(ruler=1, reserve=["chief_yellow", "rain_yellow", "sun_blue"]))
    assert board.offers("barter") == ["corn"]
    board.play("barter corn")
    assert (board[0].reserve, board[0].resources["corn"]) == ({"sun_blue": 1}, 1)
    assert board.view()["discards"] == {"chief_yellow": 1, "rain_yellow": 1}
    assert board.refuses("barter water") == "AH-3.4"


@pytest.mark.rule("AH-3.4")
def test_wild_tiles_stand_for_any_colour() -> None:
    board = table(player(ruler=1, reserve=["chief_wild", "rain_wild", "sun_blue"]))
    assert board.offers("barter") == ["corn", "water", "obsidian", "cacao", "limestone"]
    board.play("barter water; drop chief_wild; drop sun_blue")
    assert (board[0].resources["water"], board[0].reserve) == (1, {"rain_wild": 1})


@pytest.mark.rule("AH-3.5")
def test_trading_in_every_menu_of_the_own_turn() -> None:
    me = player(ruler=1, resources={"corn": 9}, pyramid={"1a": "rain_yellow"}, on={"uxmal": 1})
    board = table(me, buildings={})
    for step, move in (("place", "place uxmal"), ("summon", "done"), ("produce_or_build", "produce 1")):
        assert (board.step, "water" in "".join(board.offers("trade"))) == (step, True)
        board.play(move)
    assert board.step == "produce_or_build"  # after producing one may still trade
    assert board.offers("trade") != []
    assert board.offers("build") == board.offers("produce") == []


@pytest.mark.rule("AH-3.5")
def test_no_trading_inside_a_power() -> None:
    me = player(ruler=1, resources={"corn": 4}, pyramid={"1a": "rain_yellow"})
    board = table(me).play("place uxmal; summon rain")
    assert {move.split()[0] for move in board.legal()} == {"deplete"}


@pytest.mark.rule("AH-3.8")
def test_gained_from_the_supply_and_spent_into_it() -> None:
    me = player(ruler=1, on={"uxmal": 1}, resources={"corn": 2, "water": 1}, reserve=["rain_blue"])
    other = player(ruler=2, resources={"corn": 5, "water": 5})
    board = table(me, other).play("place uxmal; trade corn cacao; done; build rain_blue 1a")
    assert board.causes(0)["trading"] == [("corn", -2), ("cacao", 1)]
    assert ("water", -1) in board.causes(0)["building"]
    assert (board[1].resources["corn"], board[1].resources["water"]) == (5, 5)
    produced = table(me, other).play("place uxmal; done; produce 1")
    assert (produced[0].resources["corn"], produced[1].resources["corn"]) == (4, 5)


@pytest.mark.rule("AH-3.6")
def test_at_most_ten_weapons() -> None:
    me = player(ruler=1, weapons=10, reserve=["rain_blue"], resources={"water": 1})
    assert table(me).play("place uxmal; done; build rain_blue 1a")[0].weapons == 10


@pytest.mark.rule("AH-20.3")
def test_trades_have_one_order() -> None:
    board = table(player(ruler=1, resources={"corn": 4, "water": 4}))
    board.play("trade water cacao")
    assert board.refuses("trade corn cacao") == "AH-20.3"
    assert "water limestone" in board.offers("trade")
    other = table(player(ruler=1, resources={"corn": 4, "water": 1}))
    other.play("trade corn water")  # what was bought may be sold at once
    assert "water corn" in other.offers("trade")


@pytest.mark.rule("AH-20.3")
def test_every_outcome_of_trading_can_be_reached_and_no_run_is_endless() -> None:
    """The ordered runs reach just what trades in any order reach."""
    start: tuple[int, ...] = (3, 4, 2, 0, 0)
    free, seen = [start], {start}
    while free:
        held = free.pop()
        for give in range(5):
            for get in range(5):
                if give != get and held[give] >= 2:
                    after = tuple(n - 2 * (i == give) + (i == get) for i, n in enumerate(held))
                    if after not in seen:
                        seen.add(after)
                        free.append(after)
    names = ("corn", "water", "obsidian", "cacao", "limestone")
    board = table(player(ruler=1, resources=dict(zip(names, start, strict=True))))
    reached, states = set(), [board.state]
    keys = {board.state.key()}
    while states:
        state = states.pop()
        held = state.view(0)["seats"][0]["resources"]  # type: ignore[index]
        reached.add(tuple(held.values()))
        for action in state.legal():
            if state.text(action).startswith("trade"):
                twin = state.quiet()
                twin.apply(action)
                if twin.key() not in keys:
                    keys.add(twin.key())
                    states.append(twin)
    assert reached == seen
