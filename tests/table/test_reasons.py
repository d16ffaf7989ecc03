"""Why not? What could ever be done with a thing on the board, and why not now; nobody learns a secret by asking."""

import random
from pathlib import Path

import pytest

import sacbe
from sacbe.core.state import State
from sacbe.front.texts import game_texts
from sacbe.front.words import arguments
from sacbe.table import messages
from sacbe.table.reasons import MOST_REASONS, reasons
from sacbe.table.refusals import Refused
from tests.table.inside import Person, lobby_in, room_of, wish_for
from tests.table.running import run_alone

SEED = 3


def later(game: str, moves: int, seed: int = 1) -> State:
    """Return a position some random moves into a game."""
    pick = random.Random(seed)
    state = sacbe.game(game).start(3, seed)
    for _ in range(moves):
        seat = state.actors[0]
        state.apply(pick.choice(state.legal(seat)), seat)
    return state


def words_of(state: State) -> list[str]:
    """Return every word that stands for something in the actions of a game."""
    return sorted({str(word) for choice in state.rules.table.choices for word in choice.args.values() if word})


@pytest.mark.parametrize("moves", [0, 30, 90])
@pytest.mark.parametrize("name", sacbe.games())
def test_everything_on_a_board_says_in_both_languages_why_it_cannot_be_chosen(name: str, moves: int) -> None:
    state = later(name, moves)
    seat = state.actors[0]
    legal = {state.text(action) for action in state.legal(seat)}
    texts = [game_texts(language, sacbe.game(name).folder) for language in ("en", "ko")]
    told = 0
    for word in words_of(state):
        for reason in reasons(state, seat, [word], SEED):
            why = reason["why"]
            assert (why is None) == (reason["text"] in legal), reason["text"]
            told += sum(bool(text(why["message"], arguments(text, why["args"]))) for text in texts) if why else 0
    assert told > 200


def test_the_words_of_a_thing_find_what_can_be_done_with_it() -> None:
    state = later("tikal", 0)
    found = reasons(state, 0, ["temple", "c3r4"], SEED)
    assert {"uncover c3r4", "camp c3r4", "lay c3r4 n"} <= {reason["text"] for reason in found}
    both = reasons(state, 0, ["c3r4", "worker"], SEED)
    assert {reason["kind"] for reason in both} == {"move", "guard"}
    assert [reason["text"] for reason in reasons(later("tzolkin", 40), 0, ["start"], SEED)] == ["start"]
    assert reasons(state, 0, ["nothing like it", "3"], SEED) == []


def test_what_is_told_is_bounded() -> None:
    for name in sacbe.games():
        state = later(name, 20)
        for word in words_of(state):
            assert len(reasons(state, state.actors[0], [word], SEED)) <= MOST_REASONS


@pytest.mark.parametrize("name", sacbe.games())
def test_reasons_are_those_of_a_world_that_only_looks_the_same(name: str) -> None:
    """Two positions that differ in hidden things alone give the same answers."""
    state = later(name, 25)
    seat = state.actors[0]
    other = state.determinized(seat, 12345)
    for word in words_of(state):
        assert reasons(state, seat, [word], SEED) == reasons(other, seat, [word], SEED), word


def asked(person: Person, seat: int, *about: str, key: str | None = None) -> messages.Why:
    """Return the question of a person."""
    key = person.room.course.key(seat) if key is None else key
    return messages.Why(type="why", id="q", seat=seat, key=key, about=list(about))


def test_a_player_asks_and_others_hear_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with lobby_in(tmp_path) as lobby:
            opened = await lobby.open(wish_for("here", "link"))
            room = await room_of(lobby, opened)
            owner = await Person.joining(lobby, opened, opened.links.owner)
            link = opened.links.seats[1]
            assert link is not None
            other = await Person.joining(lobby, opened, link)
            owner.heard(), other.heard()
            await room.explain(owner.guest, asked(owner, 0, "c3r4"))
            (answer,) = owner.heard()
            assert answer["type"] == "reasons"
            assert answer["id"] == "q"
            assert any(reason["text"] == "uncover c3r4" and reason["why"] for reason in answer["reasons"])
            assert other.heard() == []
            await room.explain(owner.guest, asked(owner, 0, "c3r4", key="old"))
            assert owner.heard()[0]["reasons"] == [], "the table has moved on"
            await room.explain(other.guest, asked(other, 1, "c3r4"))
            assert other.heard()[0]["reasons"] == [], "it is not this seat that decides"
            with pytest.raises(Refused):
                await room.explain(other.guest, asked(other, 0, "c3r4"))

    run_alone(play())
