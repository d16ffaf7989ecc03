"""Words tell a seat all that it may know, no more, and always the same."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import sacbe
from sacbe.front.texts import LANGUAGES, game_texts

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("ahau", {"players": 1}),
    ("ahau", {"players": 3}),
    ("tikal", {"players": 2}),
    ("tikal", {"players": 4, "auction": True}),
    ("tzolkin", {"players": 2}),
    ("tzolkin", {"players": 5, "tribes": True, "prophecies": True, "buildings": True}),
]

HEAD = {"game", "players", "options", "you", "actors", "step", "over", "winners"}
"""What is said in a way of its own."""


def started(game: str, options: dict[str, Any], decisions: int) -> sacbe.State:
    state, random = sacbe.game(game).start(seed=3, **options), sacbe.Generator(5)
    for _ in range(decisions):
        legal = state.legal(state.actors[0])
        state.apply(legal[int(random.below(len(legal)))], state.actors[0])
    return state


def leaves(data: object, key: str = "") -> Iterator[tuple[str, object]]:
    """Yield everything plain in a view, with the name it stands under."""
    if isinstance(data, Mapping):
        for name, value in data.items():
            yield from leaves(value, name)
    elif isinstance(data, list):
        for value in data:
            yield from leaves(value, key)
    else:
        yield key, data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_everything_seen_and_everything_legal_is_said(game: str, options: dict[str, Any], language: str) -> None:
    state = started(game, options, 40)
    seat = state.actors[0]
    said, texts = sacbe.words(state, seat, language), game_texts(language, sacbe.game(game).folder)
    seen = [one for part, value in state.view(seat).items() if part not in HEAD for one in leaves(value, part)]
    assert [key for key, _ in seen if texts.name(key) not in said] == []
    assert [value for _, value in seen if texts.name(str(value)) not in said and value not in (None, True, False)] == []
    choices = [line.strip().partition(": ")[0] for line in said.split(texts("words-choices"))[1].splitlines()]
    assert choices[1:] == [state.text(action) for action in state.legal(seat)]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_the_history_tells_every_move(game: str, options: dict[str, Any]) -> None:
    state = started(game, options, 60)
    assert not state.sealed
    lines = sacbe.words(state, state.actors[0]).split("\nHistory\n")[1].split("\n\n")[0].splitlines()
    assert len(lines) == len(state.moves)
    table = state.rules.table
    for line, (seat, action) in zip(lines, state.moves, strict=True):
        veiled = table.choices[action].kind in table.secret and seat != state.actors[0]
        assert f"Player {seat + 1}: " in line
        assert (state.text(action) in line) != veiled


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_worlds_that_look_the_same_are_told_in_the_same_words(game: str, options: dict[str, Any]) -> None:
    state = started(game, options, 30)
    for seat in (*range(int(state.players)), None):
        told = {sacbe.words(state.determinized(seat, seed), seat) for seed in range(3)}
        assert told == {sacbe.words(state.quiet(), seat)}


def test_what_others_choose_in_secret_is_not_told() -> None:
    state = sacbe.game("tzolkin").start(players=2, seed=1, tribes=True)
    first, second = state.copy(), state.copy()
    first.play(state.legal(0)[0], 0)
    second.play(state.legal(0)[1], 0)
    assert sacbe.words(first, 1) == sacbe.words(second, 1)
    assert "1. Player 1: chooses in secret" in sacbe.words(first, 1)
    assert first.text(state.legal(0)[0]) in sacbe.words(first, 0)


def test_the_end_names_the_winner() -> None:
    state = sacbe.game("ahau").start(players=2, seed=1, names=["Itzel", "Chan"])
    random = sacbe.Generator(1)
    while not state.over:
        legal = state.legal(state.actors[0])
        state.apply(legal[int(random.below(len(legal)))], state.actors[0])
    winners = ", ".join(["Itzel", "Chan"][seat] for seat in state.winners)
    assert f"the game is over; won by {winners}\n" in sacbe.words(state)
    assert "You can" not in sacbe.words(state, 0)
