"""What a seat may not know: bag, stacks, later chance, roles and selections."""

from typing import Any

import pytest

from sacbe.core.choices import Choices
from tests.ahau.build import fresh, player, table


@pytest.mark.rule("AH-20.7")
def test_the_bag_is_drawn_anew() -> None:
    board = fresh(2, seed=3)
    orders = {tuple(board.state.determinized(0, seed).deal.data()["bag"][10:]) for seed in range(5)}
    assert len(orders) == 5
    firsts = {tuple(board.state.determinized(0, seed).deal.data()["bag"][:10]) for seed in range(5)}
    assert firsts == {tuple(board.state.deal.data()["bag"][:10])}


@pytest.mark.rule("AH-20.7")
def test_later_chance_is_drawn_anew() -> None:
    """What the bag will give after it was filled again differs from world to world."""
    me = player(ruler=1, pyramid={"1a": "chief_blue"})
    board = table(me, tiles={1: ["sun_blue"]}).play("place chichen_itza; summon chief")
    drawn = set()
    for seed in range(12):
        world = board.state.determinized(0, seed)
        world.advance(world.parse("draw"), 0, Choices())
        drawn.add(str(world.view(0)["seats"][0]["reserve"]))  # type: ignore[index]
    assert len(drawn) > 4


@pytest.mark.rule("AH-20.7", "AH-4.2")
def test_selections_of_others_are_drawn_anew() -> None:
    board = fresh(3).until("select").play("select 4 2", 1)
    worlds = [board.state.determinized(0, seed) for seed in range(30)]
    pairs = {(w.view(1)["seats"][1]["left"], w.view(1)["seats"][1]["right"]) for w in worlds}  # type: ignore[index]
    assert len(pairs) > 8
    own = {w.view(1)["seats"][1]["left"] for w in [board.state.determinized(1, s) for s in range(5)]}  # type: ignore[index]
    assert own == {"4"}


@pytest.mark.rule("AH-20.7")
def test_the_same_seed_is_the_same_game() -> None:
    one, two = fresh(4, seed=9), fresh(4, seed=9)
    for board in (one, two):
        for _ in range(150):
            board.choose()
    assert one.state.key() == two.state.key()


@pytest.mark.rule("AH-20.7", "AH-13.3")
def test_nobody_is_taken_to_hold_what_would_have_been_redrawn() -> None:
    """On the small side nobody selects from a 6 and the War Captain: whoever holds a 6 has another role."""
    board = table(player(hand=["6", "role"], role="dancer"), at="select", seat=-2, a=3)
    worlds = [board.state.determinized(1, seed) for seed in range(60)]
    roles = {w.view(0)["seats"][0]["role"] for w in worlds}  # type: ignore[index]
    assert "dancer" in roles
    assert "war_captain" not in roles
    assert len(roles) == 5


@pytest.mark.rule("AH-20.7", "AH-13.3")
def test_nobody_is_taken_to_have_ended_a_turn_with_two_sixes() -> None:
    """Whoever keeps a 6 and a role card at the end of a turn on the small side has no role numbered 6."""
    other = player(ruler=2, role="merchant", hand=("6", "role"))
    board = table(player(ruler=3, resources={"corn": 2}), other)
    roles = set()
    for seed in range(40):
        world = board.state.determinized(0, seed)
        assert world.problems() == []
        seats: Any = world.view(1)["seats"]
        roles.add(seats[1]["role"])
    assert "war_captain" not in roles
    assert len(roles) > 1


@pytest.mark.rule("AH-20.7")
def test_later_chance_cannot_be_searched() -> None:
    """Counter and key of chance have 31 bits each, and every bit is drawn with the deal."""
    starts = [(board.cells.chance, board.cells.chance_key) for board in (fresh(2, seed) for seed in range(60))]
    for words in zip(*starts, strict=True):
        assert len(set(words)) == len(words)
        assert [bit for bit in range(31) if len({word >> bit & 1 for word in words}) < 2] == []


@pytest.mark.rule("AH-20.7")
def test_both_words_of_chance_decide() -> None:
    for name in ("chance", "chance_key"):
        drawn = set()
        for bit in range(31):
            word: dict[str, Any] = {name: 1 << bit}
            drawn.add(str(table(bag=[], at="replenish", seat=-1, **word).view()["regions"]))
        assert len(drawn) == 31
