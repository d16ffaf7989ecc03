"""Bots by name and from files: always legal, in every game and version, and never wiser than their seat."""

from itertools import islice
from pathlib import Path

import pytest

import sacbe
from sacbe import bots
from sacbe.bots.greedy import Greedy
from sacbe.bots.judge import weights_of
from tests.bots.positions import middle, on_the_way
from tests.games.variants import VARIANTS, Variant, label

QUICK = dict.fromkeys(("search", *bots.LEVELS), 2)
"""Simulations of bots that search, for tests."""
GAMES = [("ahau", 2), ("tikal", 3), ("tzolkin", 4)]
by_game = pytest.mark.parametrize(("game", "players"), GAMES)


def make(name: str, seed: int = 0) -> bots.Player:
    return bots.make(name, seed, simulations=QUICK.get(name))


@pytest.mark.parametrize("variant", VARIANTS, ids=label)
def test_every_bot_finds_a_legal_choice_in_every_version(variant: Variant) -> None:
    game, players, options = variant
    for state in islice(on_the_way(game, players, options, seed=3, every=41), 3):
        seat = state.actors[-1]
        for name in ("random", "easy", "search"):
            assert make(name).choose(state.determinized(seat, 5), seat) in state.legal(seat)


@by_game
@pytest.mark.parametrize("name", bots.names())
def test_every_bot_plays_on_to_the_end_of_its_turn(game: str, players: int, name: str) -> None:
    state = middle(game, players)
    seat, bot = state.actors[0], make(name)
    turns = state.turns
    while state.turns == turns and state.actors == (seat,):
        state.play(bot.choose(state.determinized(seat, 1), seat), seat)
    assert state.turns > turns or state.actors != (seat,)


@by_game
@pytest.mark.parametrize("name", ["greedy", "easy", "search"])
def test_what_a_seat_cannot_know_makes_no_difference(game: str, players: int, name: str) -> None:
    differed = False
    for state in islice(on_the_way(game, players, {}, seed=2, every=23), 4):
        seat = state.actors[0]
        one, other = state.determinized(seat, 1), state.determinized(seat, 2)
        differed = differed or one.position() != other.position()
        assert make(name, 7).choose(one, seat) == make(name, 7).choose(other, seat)
    assert differed


@by_game
def test_a_seat_that_chooses_in_secret_cannot_see_what_another_has_chosen(game: str, players: int) -> None:
    if game == "tikal":
        state = middle(game, players)
        assert len(state.actors) == 1  # nothing is ever chosen in secret in Tikal
        return
    state = next(s for s in on_the_way(game, players, {}, seed=1, every=1) if len(s.actors) > 1)
    first, second = state.actors[:2]
    choices = []
    for action in state.legal(first)[:2]:
        after = state.copy()
        after.apply(action, first)
        choices.append(make("search", 3).choose(after.determinized(second, 1), second))
    assert choices[0] == choices[1]


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("class Last:\n    def choose(self, state, seat):\n        return state.legal(seat)[-1]\n")
    state = middle("tikal", 2)
    seat = state.actors[0]
    assert bots.make(f"{file}:Last").choose(state, seat) == state.legal(seat)[-1]


@pytest.mark.parametrize("name", ["deep_blue", "nowhere.py:Bot", f"{__file__}:Missing"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make(name)
    assert issubclass(bots.UnknownBot, sacbe.SacbeError)


@by_game
def test_bots_of_the_past_play_as_they_did(game: str, players: int) -> None:
    state = middle(game, players)
    seat, linear = state.actors[0], weights_of(game).with_net(None)
    known = state.determinized(seat, 1)
    assert make("greedy/linear", 3).choose(known, seat) == Greedy(3, weights=linear).choose(known, seat)
    assert bots.make("hard/linear", 3, simulations=2).choose(known, seat) in state.legal(seat)
    with pytest.raises(sacbe.SacbeError, match="linear"):
        make("greedy/never").choose(known, seat)
