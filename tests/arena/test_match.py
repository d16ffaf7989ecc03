"""What a match fixes before its first game: seatings, seeds, and what tells it from others."""

from collections import Counter
from pathlib import Path

import pytest

import sacbe
from sacbe.arena.entrants import Entrant, parse_entrants
from sacbe.arena.errors import ArenaError
from sacbe.arena.match import Match, Task, code_digest
from sacbe.arena.playing import play, start

OWN = Path(__file__).parent / "bots_of_ones_own.py"


def match(bots: str, players: int, game: str = "tikal", **more: object) -> Match:
    return Match.plan(game, players, parse_entrants(bots, players, None, None), **more)  # type: ignore[arg-type]


def first(budget: int) -> str:
    return f"{OWN}:First@{budget}"


FOUR = ",".join(first(number) for number in range(1, 5))


@pytest.mark.parametrize(
    ("bots", "players", "seatings"),
    [("random", 4, 1), (f"{first(1)},random", 4, 4), (FOUR, 4, 24), (FOUR, 2, 12), (f"{first(1)},random", 2, 2)],
)
def test_every_seating_is_played_once(bots: str, players: int, seatings: int) -> None:
    assert len(match(bots, players).seatings) == len(set(match(bots, players).seatings)) == seatings


@pytest.mark.parametrize("seating", ["all", "rotations"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_in_every_seat_equally_often(seating: str, players: int) -> None:
    planned = match(FOUR, players, seating=seating)
    for seat in range(players):
        assert len(set(Counter(order[seat] for order in planned.seatings).values())) == 1


def test_rotations_of_each_choice_of_bots() -> None:
    assert match(FOUR, 4, seating="rotations").seatings == ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
    assert len(match(FOUR, 3, seating="rotations").seatings) == 4 * 3


def test_games_are_rounded_up_to_whole_deals() -> None:
    tasks = list(match(f"{first(1)},random", 4).tasks(6))
    assert tasks == [Task(deal, seating) for deal in range(2) for seating in range(4)]


@pytest.mark.parametrize("name", sacbe.games())
def test_all_seatings_play_the_same_deal(name: str) -> None:
    planned = match(f"{first(1)},random", 2, name)
    keys = [[start(planned, Task(deal, seating)).key() for seating in range(2)] for deal in range(3)]
    assert all(one == other for one, other in keys)
    assert len({one for one, _ in keys}) == 3


def test_what_decides_a_match_is_in_its_digest(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(sacbe.game("tikal").rules().pack.text.replace('confidence = "high"', 'confidence = "medium"', 1))
    edited = tmp_path / OWN.name
    edited.write_text(OWN.read_text() + "\n")
    different = [
        match("random", 2),
        match("random", 3),
        match("random", 2, "ahau"),
        match("random", 2, seed=2),
        match("random", 2, options={"auction": True}),
        match("random", 2, components=pack),
        match("random@10", 2),
        match("random@10s", 2),
        match(f"{OWN}:First", 2),
        match(f"{edited}:First", 2),
        match(f"{OWN}:First,random", 2),
        match(f"{OWN}:First,random", 2, seating="rotations"),
    ]
    assert len({planned.digest for planned in different}) == len(different)
    assert match("random", 2).digest == match("random,random", 2, options={"auction": False}).digest


def test_a_bot_edited_while_the_match_runs_stays_what_it_was(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text(OWN.read_text())
    planned = match(f"{file}:First", 2)
    outcome, _ = play(planned, Task(0, 0))
    file.write_text("class First:\n    def choose(self, state, seat):\n        return state.legal(seat)[-1]\n")
    assert play(planned, Task(0, 0))[0] == outcome
    assert play(match(f"{file}:First", 2), Task(0, 0))[0] != outcome


def test_other_bots_of_the_house_are_refused() -> None:
    planned = match("random", 2)
    assert planned.code == code_digest("tikal")
    other = Match(planned.game, planned.players, planned.entrants, options=planned.options, code="another version")
    with pytest.raises(ArenaError, match="install the same version everywhere"):
        play(other, Task(0, 0))


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ("", "say which bots play: "),
        ("nobody", "there is no bot 'nobody'"),
        ("random@soon", "the budget of 'random@soon' is a number of simulations"),
        ("random@0", "the budget of 'random@0'"),
        ("missing.py:Bot", "'missing.py' cannot be read"),
        (f"{OWN}:Nobody", "has no class 'Nobody'"),
    ],
)
def test_entrants_that_cannot_be(bots: str, reason: str) -> None:
    with pytest.raises(sacbe.SacbeError, match=reason):
        parse_entrants(bots, 2, None, None)


def test_two_bots_of_one_name(tmp_path: Path) -> None:
    other = tmp_path / "other.py"
    other.write_text("class First:\n    def choose(self, state, seat):\n        return state.legal(seat)[-1]\n")
    with pytest.raises(ArenaError, match="two different bots are called 'First'"):
        parse_entrants(f"{OWN}:First,{other}:First", 2, None, None)


def test_a_budget_of_its_own_comes_before_the_common_one() -> None:
    own, common = parse_entrants("random@0.25s,random", 2, None, 50)
    assert (own.seconds, own.simulations, own.name) == (0.25, None, "random@0.25s")
    assert (common.seconds, common.simulations, common.name) == (None, 50, "random")
    assert Entrant.parse("random@20", seconds=1.0).identity()["seconds"] is None
