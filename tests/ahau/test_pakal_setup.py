"""King Pakal: setup and movement."""

from typing import Any

import pytest

from sacbe.ahau.names import ABILITIES as ROLES
from sacbe.ahau.names import CARDS
from tests.ahau.build import GAME, fresh, player
from tests.ahau.pakal import PAKAL, solo

AFTER = ("tiles", "movement_end", "end_of_round")


@pytest.mark.rule("AH-21.1", "AH-2.1")
def test_the_royal_palace_is_out() -> None:
    view = fresh(1).view()
    assert (len(view["regions"]), view["last_space"], view["bag"], view["building_stack"]) == (5, 6, 45, 12)
    for seed in range(10):
        assert "royal_palace" not in GAME.deal(1, seed=seed)["buildings"]


@pytest.mark.rule("AH-21.2", "AH-21.3")
@pytest.mark.parametrize("personality", ROLES)
def test_his_role_and_cards(personality: str) -> None:
    board = fresh(1, personality=personality)
    assert (board.view()["role_deck"], board[PAKAL].role, board[PAKAL].hand) == (3, personality, list(CARDS))
    deck: Any = board.state.position()["table"]
    assert not deck["role_deck"] >> ROLES.index(personality) & 1


@pytest.mark.rule("AH-21.4")
def test_tracker_and_might() -> None:
    board = fresh(1)
    assert (board[PAKAL].tracker, sum(board[PAKAL].resources.values())) == (3, 0)
    assert board.view()["might_order"] == [1, 0]


@pytest.mark.rule("AH-21.5")
def test_his_starting_tile() -> None:
    board = fresh(1, personality="merchant")  # the God of Trade is on top
    assert board[PAKAL].reserve == {"trade_brown": 1}
    assert len(board.offers("choose")) == 4
    assert "trade_brown" not in [card["tile"] for card in board.view()["cards"].values()]


@pytest.mark.rule("AH-21.13")
def test_his_personality_is_chosen_or_drawn() -> None:
    assert {fresh(1, seed).view()["personality"] for seed in range(40)} == set(ROLES)
    for role in ROLES:
        assert {fresh(1, seed, personality=role).view()["personality"] for seed in range(5)} == {role}


@pytest.mark.rule("AH-21.14")
def test_ranks_and_preferences() -> None:
    """Of sun, jaguar, trade, chief and rain the card has the first on top and the last at the bottom."""
    start = fresh(1, personality="queen")
    assert start[PAKAL].reserve == {"sun_yellow": 1}
    assert start.view()["temples"]["rain"]["markers"][2] == PAKAL
    board = solo(None, None, tiles={3: ["rain_blue", "chief_blue"]}, at="tiles", seat=-1, then=AFTER[1:])
    assert board[PAKAL].reserve == {"chief_blue": 1}  # the fourth of his card, but the better of the two


@pytest.mark.rule("AH-21.6")
@pytest.mark.parametrize(("difficulty", "gods", "weapons"), [("easy", 1, 0), ("moderate", 2, 1), ("hard", 3, 3)])
def test_difficulty(difficulty: str, gods: int, weapons: int) -> None:
    board = fresh(1, personality="queen", difficulty=difficulty)
    marked = [god for god, temple in board.view()["temples"].items() if temple["markers"][2] == PAKAL]
    assert sorted(marked) == sorted(["rain", "chief", "trade"][:gods])
    assert (board[PAKAL].weapons, board[PAKAL].score) == (weapons, 0)


@pytest.mark.rule("AH-21.7")
def test_night_mode() -> None:
    board = fresh(1, pakal_board="night")
    assert (board[PAKAL].buildings[0], board[PAKAL].score) == ("royal_palace", 0)
    assert fresh(1).state.view()["seats"][PAKAL]["buildings"][0] is None  # type: ignore[index]


@pytest.mark.rule("AH-21.7", "AH-21.10")
@pytest.mark.parametrize(("side", "might"), [("day", 0), ("night", 1)])
def test_the_printed_palace_wins_ties(side: str, might: int) -> None:
    built = ["royal_palace"] if side == "night" else []
    rival = player(ruler=3, played=("3", "4"), buildings=built)
    you = player(ruler=3, played=("3", "4"), might=1)
    board = solo(you, rival, pakal_board=side, at="conflict", seat=-1, a=1, then=AFTER)
    assert board[PAKAL].might == might


@pytest.mark.rule("AH-21.8")
def test_he_draws_after_the_player() -> None:
    seen = set()
    for seed in range(30):
        board = fresh(1, seed, personality="war_captain").until("select")
        assert board[PAKAL].left is None
        board.play("select 1 2")
        cards = board[PAKAL]
        left = 6 if cards.left == "role" else int(cards.left)
        assert left <= 5
        assert cards.left != cards.right
        seen.add((cards.left, cards.right))
    assert len(seen) > 8


@pytest.mark.rule("AH-21.8", "AH-21.9")
def test_two_sixes_are_drawn_again() -> None:
    rival = player(ruler=3, hand=("6", "role"))
    board = solo(None, rival, personality="war_captain", at="round", seat=-1, then=()).play("select 1 2")
    assert board[PAKAL].left in "12345"
    assert board.causes(PAKAL)["redraw"] != []


@pytest.mark.rule("AH-21.10")
def test_a_conflict_he_wins() -> None:
    you, rival = player(ruler=3, played=("3", "1")), player(ruler=3, played=("3", "5"), tracker=4)
    board = solo(you, rival, at="conflict", seat=-1, a=1, then=AFTER).play("ruler 1")
    assert (board[PAKAL].might, board[PAKAL].tracker, board[0].weapons) == (1, 5, 1)


@pytest.mark.rule("AH-21.11")
def test_a_conflict_he_loses() -> None:
    tiles = {1: ["rain_blue", "chief_blue"], 5: ["trade_blue", "rain_blue"]}
    you, rival = player(ruler=3, played=("3", "5")), player(ruler=3, played=("3", "1"))
    board = solo(you, rival, tiles=tiles, at="conflict", seat=-1, a=1, then=AFTER).play("done")
    assert (board[PAKAL].ruler, board[PAKAL].weapons, board[PAKAL].barred) == (5, 1, [3])
    assert board.causes(PAKAL)["pakal_retreat"] == [("region_3", -1), ("region_5", 1)]


@pytest.mark.rule("AH-21.12")
@pytest.mark.parametrize(
    ("pair", "taken"),
    [
        (["rain_blue", "sun_blue"], "sun_blue"),
        (["sun_blue", "sun_wild"], "sun_wild"),
        (["sun_blue", "sun_white"], "sun_white"),
        (["sun_blue", "sun_black"], "sun_blue"),
    ],
)
def test_the_tile_he_takes(pair: list[str], taken: str) -> None:
    rival = player(ruler=3, pyramid={"1a": "rain_white"})
    board = solo(None, rival, tiles={3: pair}, at="tiles", seat=-1, then=AFTER[1:])
    assert board[PAKAL].reserve == {taken: 1}
    assert board.causes(PAKAL)["pakal_tile"] == [(taken, 1)]
