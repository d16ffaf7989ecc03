"""What people are told beside changes of goods: rounds, conflicts, celebrations, and why the rules choose so."""

import ast
from functools import cache
from typing import Any

import pytest

from sacbe.core.choices import Choices
from sacbe.core.ledger import Event
from sacbe.core.rng import Generator
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import arguments
from tests.ahau.build import GAME, Table, player, table
from tests.ahau.pakal import rival, solo

ROLES = ("dancer", "queen", "merchant", "master_builder", "high_priestess", "war_captain")
GAMES: list[tuple[int, dict[str, Any]]] = [
    *((1, {"personality": role, "difficulty": "moderate"}) for role in ROLES),
    (1, {"pakal_board": "night", "difficulty": "hard"}),
    (2, {}),
    (3, {"family": True}),
    (3, {"shadow": True}),
    (5, {}),
]


def told(board: Table, *messages: str) -> list[tuple[int, dict[str, object]]]:
    """Return the seats and arguments of the events of some kinds, in order."""
    return [(event.seat, event.args) for event in board.state.events if event.message in messages]


def conflict(*seats: Any, **more: Any) -> Table:
    return table(*seats, at="conflict", seat=-1, a=1, then=("tiles", "movement_end", "end_of_round"), **more)


@pytest.mark.rule("AH-5.2", "AH-5.3", "AH-15.14")
@pytest.mark.parametrize(
    ("mine", "theirs", "by"),
    [
        ({"weapons": 2}, {"weapons": 1}, "strength"),
        ({"buildings": ["royal_palace"]}, {"might": 3}, "palace"),
        ({"might": 1}, {}, "might"),
    ],
)
def test_a_conflict_is_told_with_all_its_parts(mine: Any, theirs: Any, by: str) -> None:
    board = conflict(
        player(ruler=2, hand=(), played=("2", "4"), **mine), player(ruler=2, hand=(), played=("2", "4"), **theirs)
    )
    assert told(board, "event-conflict", "event-conflict-won") == [(-1, {"region": 2}), (0, {"region": 2, "by": by})]
    arms = (mine.get("weapons", 0), theirs.get("weapons", 0))
    strengths = [(seat, {"strength": 4 + arm, "number": 4, "weapons": arm}) for seat, arm in enumerate(arms)]
    assert told(board, "event-strength") == strengths


@pytest.mark.rule("AH-14.2", "AH-14.10")
def test_a_celebration_is_told_temple_by_temple_and_city_by_city() -> None:
    scoring = {"sun": "might_steps"}
    me = player(ruler=1, markers={"sun": 1}, might=4, on={"uxmal": 2, "tulum": 1})
    board = table(me, player(ruler=2, on={"tulum": 1}), at="celebration", seat=-1, then=(), scoring=scoring)
    assert told(board, "event-celebration", "event-katun") == [(-1, {"katun": 1}), (-1, {"katun": 2})]
    assert told(board, "event-temple") == [(0, {"god": "sun", "scoring": "might_steps", "fame": 2})]
    assert [args["god"] for _, args in told(board, "event-temple-empty")] == ["chief", "rain", "trade", "jaguar"]
    assert told(board, "event-city") == [
        (0, {"city": "uxmal", "workers": 2, "fame": 2, "tied": False}),
        (0, {"city": "tulum", "workers": 1, "fame": 1, "tied": True}),
        (1, {"city": "tulum", "workers": 1, "fame": 1, "tied": True}),
    ]


@pytest.mark.rule("AH-22.4")
@pytest.mark.parametrize(
    ("his", "city", "reason"),
    [
        ({"pyramid": {"1a": "rain_blue"}}, "uxmal", "tiles"),
        ({}, "edzna", "god"),
    ],
)
def test_king_pakal_says_why_he_places_there(his: Any, city: str, reason: str) -> None:
    board = solo(rival=rival(**his), gods={"yaxchilan": "trade", "palenque": "trade"})
    assert told(board, "event-pakal-city") == [(1, {"city": city, "rule": 3, "reason": reason})]


@pytest.mark.rule("AH-22.7")
def test_king_pakal_says_why_he_summons_nobody() -> None:
    board = solo(rival=rival())
    assert told(board, "event-pakal-no-god") == [(1, {"god": "sun", "reason": "tile"})]


@pytest.mark.rule("AH-21.12")
def test_king_pakal_says_why_he_takes_a_tile() -> None:
    tiles = {3: ["rain_blue", "sun_white"]}
    after = ("movement_end", "end_of_round")
    board = solo(rival=rival(), at="tiles", seat=-1, then=after, tiles=tiles)
    assert told(board, "event-rival-tile") == [(1, {"tile": "sun_white", "reason": "god"})]


SELDOM: dict[str, dict[str, object]] = {
    "event-rival-no-tile": {},
    "event-rival-no-city": {},
    "event-pakal-redraws": {},
    "event-pakal-lays-none": {},
    "event-pakal-idle": {},
    "event-pakal-gains-nothing": {"amount": 4},
}
"""What random games may not come to."""


@cache
def all_told() -> tuple[Event, ...]:
    """Return the events of some random games, one of each message and reason."""
    found: dict[tuple[str, ...], Event] = {}
    for players, options in GAMES:
        for seed in range(3):
            state = GAME.start(players, seed=seed, **options)
            random = Generator(seed)
            while not state.over:
                seat = state.actors[0]
                legal = state.legal(seat)
                state.apply(legal[int(random.below(len(legal)))], seat)
            for event in state.events:
                kinds = (str(event.args.get(name)) for name in ("reason", "by", "why", "rule", "ending", "won"))
                found.setdefault((event.message, *kinds), event)
    return tuple(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said(language: str) -> None:
    texts = game_texts(language, GAME.folder)
    for event in all_told():
        assert texts(event.message, arguments(texts, event.args))
    for message, args in SELDOM.items():
        assert texts(message, args)


def test_every_event_comes_up() -> None:
    tree = ast.parse((GAME.folder / "events.py").read_text(encoding="utf-8"))
    written = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    messages = {text for text in written if isinstance(text, str) and text.startswith("event-")}
    assert messages - {event.message for event in all_told()} - set(SELDOM) == set()


def test_quiet_games_tell_nothing() -> None:
    state = GAME.start(1, seed=3).quiet()
    out = Choices()
    while not state.over:
        state.advance(state.legal()[0], 0, out)
    assert state.events == []
