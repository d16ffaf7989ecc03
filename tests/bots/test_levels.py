"""Levels by name and between names, characters, and how weak players err."""

import pytest

import sacbe
from sacbe import bots
from sacbe.bots.characters import characters_of, fond
from sacbe.bots.judge import evaluator_of, weights_of
from sacbe.bots.levels import LEVELS, skill_of
from sacbe.bots.naming import read_name
from sacbe.bots.turns import Line
from sacbe.bots.whims import misjudge
from sacbe.core.rng import Generator
from tests.bots.positions import middle

GAMES = [("ahau", 2), ("tikal", 3), ("tzolkin", 4)]
by_game = pytest.mark.parametrize(("game", "players"), GAMES)


@by_game
def test_every_level_errs_less_and_thinks_longer_than_the_one_below(game: str, players: int) -> None:
    skills = [skill_of(game, number / 4) for number in range(17)]
    assert [skill.seconds for skill in skills] == sorted(skill.seconds for skill in skills)
    for row in ([skill.noise for skill in skills], [skill.whim for skill in skills]):
        assert row == sorted(row, reverse=True)
    expert = skill_of(game, 4)
    assert (expert.seconds, expert.noise, expert.whim) == (3, 0, 0)
    assert skill_of(game, 3).seconds == 1
    assert skill_of(game, 1).seconds < skill_of(game, 2).seconds < 0.5


@by_game
def test_a_level_between_two_names_is_between_them(game: str, players: int) -> None:
    low, middle_one, high = skill_of(game, 1), skill_of(game, 1.5), skill_of(game, 2)
    assert middle_one.noise == pytest.approx((low.noise + high.noise) / 2)
    assert middle_one.whim == pytest.approx((low.whim + high.whim) / 2)
    assert middle_one.seconds**2 == pytest.approx(low.seconds * high.seconds)


def test_a_game_without_levels_has_the_plain_ones() -> None:
    assert skill_of("pebbles", 4).noise == 0
    assert characters_of("pebbles") == {}


@by_game
def test_bots_of_the_past_never_err_where_they_did_not(game: str, players: int) -> None:
    for level in (3, 4):
        skill = skill_of(game, level, "linear")
        assert (skill.noise, skill.whim, skill.width) == (0, 0, evaluator_of(game).width)


@by_game
@pytest.mark.parametrize("name", ["bot@0", "bot@2.5", "bot@4"])
def test_a_bot_by_the_number_of_its_level(game: str, players: int, name: str) -> None:
    state = middle(game, players)
    seat = state.actors[0]
    assert bots.make(name, 3, simulations=2).choose(state.determinized(seat, 1), seat) in state.legal(seat)
    assert bots.fits(name, game)


@pytest.mark.parametrize("name", ["bot", "bot@-1", "bot@4.1", "bot@x", "hard:", "hard@2", "normal/"])
def test_what_is_no_name(name: str) -> None:
    assert read_name(name) is None
    with pytest.raises(bots.UnknownBot):
        bots.make(name)


@by_game
def test_every_character_plays_and_likes_what_is_there(game: str, players: int) -> None:
    state = middle(game, players)
    seat, known = state.actors[0], set(weights_of(game).features)
    assert len(characters_of(game)) >= 3
    for name, likes in characters_of(game).items():
        assert set(likes) <= known
        assert all(more > 0 for more in likes.values())
        bot = bots.make(f"hard:{name}", 3, simulations=2)
        assert bot.choose(state.determinized(seat, 1), seat) in state.legal(seat)
        assert bots.fits(f"bot@1.5:{name}", game)
    with pytest.raises(sacbe.SacbeError, match="'nobody'"):
        bots.make("greedy:nobody").choose(state.determinized(seat, 1), seat)
    assert not bots.fits("hard:nobody", game)


@by_game
def test_a_character_likes_some_things_more_than_they_are_worth(game: str, players: int) -> None:
    weights = weights_of(game)
    for name, likes in characters_of(game).items():
        changed = fond(game, weights, name)
        for row, usual in zip(changed.rows, weights.rows, strict=True):
            more = dict(zip(weights.features, (a - b for a, b in zip(row, usual, strict=True)), strict=True))
            assert {feature: step for feature, step in more.items() if step} == pytest.approx(likes)
        assert changed.net is weights.net


def test_who_misjudges_turns_puts_another_one_first_now_and_then() -> None:
    start = sacbe.game("tikal").start(2, seed=1)
    first = set()
    for seed in range(40):
        ends = [Line(start, None, number) for number in range(3)]
        for line, value in zip(ends, (3.0, 2.0, 1.0), strict=True):
            line.value = value
        misjudge(ends, 3.0, Generator(seed))
        assert [line.value for line in ends] == sorted((line.value for line in ends), reverse=True)
        first.add(ends[0].action)
    assert first == {0, 1, 2}


@by_game
def test_bots_say_what_they_may_spend(game: str, players: int) -> None:
    seconds = [bots.seconds_of(name, game) for name in LEVELS]
    assert seconds == sorted(seconds)
    assert bots.seconds_of("random", game) == bots.seconds_of("greedy:x", game) == 0
    assert bots.seconds_of("hard:builder", game) == bots.seconds_of("hard/linear", game) == 1
