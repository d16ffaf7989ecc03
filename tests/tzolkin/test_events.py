"""What people are told beside changes of goods: days, food days, feeding, ages, prophecies, the end."""

import re

import pytest

from sacbe.core.ledger import Event
from sacbe.core.rng import Generator
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import arguments
from tests.tzolkin.build import GAME, Table, player, table

EVERYBODY = -1


def told(board: Table, message: str) -> list[tuple[int, dict[str, object]]]:
    """Return whom events of a kind concern, and what they tell."""
    return [(event.seat, event.args) for event in board.state.events if event.message == message]


def test_a_new_day_is_told() -> None:
    board = table().rest()
    assert told(board, "event-day") == [(EVERYBODY, {"day": 3})]
    assert told(board, "event-two-days") == []


@pytest.mark.rule("TZ-15.9")
def test_two_days_at_once_are_told() -> None:
    board = table(turn=3).turn("start").play("days 2")
    assert told(board, "event-two-days") == [(3, {"days": 2})]
    assert told(board, "event-day") == [(EVERYBODY, {"day": 4})]


@pytest.mark.rule("TZ-19.1")
@pytest.mark.parametrize(
    ("day", "number", "pays"), [(8, 1, "goods"), (14, 2, "points"), (21, 3, "goods"), (27, 4, "points")]
)
def test_a_food_day_is_told_and_what_it_pays(day: int, number: int, pays: str) -> None:
    assert told(table(day=day).rest(), "event-food-day") == [(EVERYBODY, {"number": number, "pays": pays})]
    assert told(table(day=day - 1).rest(), "event-food-day") == []


@pytest.mark.rule("TZ-19.4")
def test_feeding_is_told() -> None:
    board = table(player(corn=9), player(corn=5), player(), player(corn=4, feed_workers=2), day=8).rest()
    fed = [(0, 3, 6), (1, 2, 4), (2, 0, 0), (3, 3, 2)]
    assert told(board, "event-feeds") == [(seat, {"workers": n, "corn": corn}) for seat, n, corn in fed]
    assert told(board, "event-unfed") == [(1, {"workers": 1, "points": -3}), (2, {"workers": 3, "points": -9})]


def test_a_new_age_is_told() -> None:
    assert told(table(day=14).rest(), "event-age") == [(EVERYBODY, {"age": 2})]
    assert told(table(day=21).rest(), "event-age") == []


@pytest.mark.rule("TP-4.4")
def test_a_prophecy_is_told_when_it_comes_into_effect() -> None:
    board = table(prophecies=["drought", "hunger", "forest_fires"], day=8).rest()
    assert told(board, "event-prophecy") == [(EVERYBODY, {"prophecy": "drought"})]


def test_the_last_round_is_told() -> None:
    board = table(day=26).rest()
    assert told(board, "event-last-round") == [(EVERYBODY, {})]
    assert told(table(day=25).rest(), "event-last-round") == []


@pytest.mark.rule("TZ-20.4")
def test_the_final_scoring_is_told_by_source() -> None:
    board = table(player(corn=12, feed_workers=3, skull=2, monuments=["mon_tombs"]), day=27).rest()
    final = [args for seat, args in told(board, "event-final") if seat == 0]
    scored = board.state.breakdown(0)
    assert final == [{"source": source, "points": scored[source]} for source in ("corn", "skulls", "monuments")]
    assert (scored["corn"], scored["skulls"], scored["monuments"]) == (3, 6, 4)
    assert dict(told(board, "event-total"))[0] == {"points": board.state.scores[0]}


def test_a_quiet_state_tells_nothing() -> None:
    board = table(day=8)
    quiet = Table(board.state.quiet())
    while not quiet.state.over:
        quiet.state.apply(quiet.state.legal()[0])
    assert quiet.state.events == []


def events() -> dict[str, Event]:
    """Return an event of every kind that random games have."""
    found: dict[str, Event] = {}
    for players in GAME.counts:
        state, random = GAME.start(players, seed=players, prophecies=True), Generator(players)
        while not state.over:
            seat = state.actors[0]
            legal = state.legal(seat)
            state.apply(legal[int(random.below(len(legal)))], seat)
        found.update({event.message: event for event in state.events})
    return found


def test_every_event_is_said_in_all_languages() -> None:
    found = events()
    for language in LANGUAGES:
        texts = game_texts(language, GAME.folder)
        source = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(event-[\w-]+) =", source, re.MULTILINE)) == set(found)
        assert all(texts(event.message, arguments(texts, event.args)) for event in found.values())
