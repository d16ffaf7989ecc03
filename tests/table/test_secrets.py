"""Nothing leaves the server that the eyes it is sent to may not see, in any game."""

import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

import sacbe
from sacbe.core.state import State
from sacbe.table.course import Course, Line
from sacbe.table.database import open_database
from sacbe.table.plan import decision
from sacbe.table.show import log, offers
from sacbe.table.store import Store
from tests.table.running import Message, Page, ask, file_url, new_table

SEED = 4_815_162_342_108
GAMES: dict[str, dict[str, Any]] = {
    "tzolkin": {"tribes": True, "prophecies": True, "quick_actions": True, "buildings": True},
    "tikal": {"auction": True},
    "ahau": {},
}


def words(text: str) -> set[str]:
    """Return everything in a text that looks like an id."""
    return set(re.findall(r"[a-z][a-z0-9_]*", text))


def play_moves(pages: list[Page], count: int) -> None:
    """Have people play at random, each turn confirmed; whoever must wait listens."""
    choose = random.Random(7)
    for _ in range(count):
        ready = [page for page in pages if page.position["choices"] or page.position["ended"]]
        if not ready:
            for page in pages:
                page.until("position")
            continue
        page = choose.choice(ready)
        if page.position["over"] and not page.position["ended"]:
            return
        page.request("confirm") if page.position["ended"] else page.play(choose.choice)
        shown = max(page.position["move"] - page.position["held"] for page in pages)
        for other in pages:
            while other.position["move"] < shown:
                other.until("position")


def the_truth(folder: Path, table: str) -> tuple[str, list[Line]]:
    """Return the secret of a table and its lines, from a copy of the database: its file is the server's alone."""
    copy = folder / "copy"
    copy.mkdir(exist_ok=True)
    with closing(connect(folder / "tables.sqlite")) as live, closing(connect(copy / "tables.sqlite")) as copied:
        live.backup(copied)
    store = Store(open_database(file_url(copy)))
    try:
        found = store._tables([table])[table][0]
        return found.secret, store._lines(table, 0)
    finally:
        store.close()


def seen_by(message: Message) -> int:
    """Return how many moves a message is about."""
    if message["type"] == "log":
        return len(message["moves"])
    return int(message.get("move", -1))


def known_words(states: list[State], eyes: int | None) -> list[set[str]]:
    """Return, move by move, all that the engine itself has shown to these eyes so far."""
    known: set[str] = set()
    found = []
    for state in states:
        known |= words(str(state.view(eyes)))
        if eyes in state.actors:
            known |= {word for action in state.legal(eyes) for word in words(state.text(action))}
        found.append(set(known))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_and_a_spectator_are_sent_nothing_they_may_not_know(url: str, folder: Path, game: str) -> None:
    opened = new_table(url, "link", "link", "link", game=game, seed=SEED, options=GAMES[game])
    table, links = opened["table"]["id"], opened["links"]
    with ExitStack() as stack:
        pages = [stack.enter_context(Page(url, table, link)) for link in links["seats"]]
        watcher = stack.enter_context(Page(url, table, links["watch"]))
        play_moves(pages, 250)
        while watcher.position["move"] < pages[0].position["move"] - pages[0].position["held"]:
            watcher.until("position")
    answers = [
        ask("GET", f"{url}/api/tables/{table}", links["seats"][0]),
        ask("GET", f"{url}/api/tables/{table}/positions/5?seat=0", links["seats"][0]),
        ask("POST", f"{url}/api/tables/held", json={"keys": [{"table": table, "link": links["seats"][0]}]}),
    ]
    assert ask("GET", f"{url}/api/tables/{table}/record", links["seats"][0]).status_code == 403
    assert ask("GET", f"{url}/api/tables/{table}/record", links["owner"]).status_code == 403
    assert ask("GET", f"{url}/api/tables/{table}/positions/5?seat=1", links["seats"][0]).status_code == 403

    secret, lines = the_truth(folder, table)
    start = sacbe.game(game).start(3, SEED, **GAMES[game])
    course = Course(start, frozenset(range(3)), b"x").absorb_all(lines)
    states = [course.replayed(number) for number in range(len(course.deeds) + 1)]
    told = "".join("".join(page.raw) for page in (pages[0], watcher)) + "".join(answer.text for answer in answers)
    assert len(course.deeds) > 60
    assert str(SEED) not in told
    assert secret not in told
    assert not [link for link in (*links["seats"], links["owner"]) if link in told]
    assert not [state for state in states if str(state.key()) in told]

    hidden = {item for stack in start.deal.data().values() for item in stack}
    for page, eyes in ((pages[0], 0), (watcher, None)):
        known = known_words(states, eyes)
        for message, text in zip(page.heard, page.raw, strict=True):
            number = seen_by(message)
            if number >= 0 and message["type"] != "undone":
                assert (words(text) & hidden) - known[number] == set(), (message["type"], number)


@pytest.mark.parametrize("game", GAMES)
def test_what_another_seat_holds_is_not_sent(url: str, game: str) -> None:
    opened = new_table(url, "link", "link", game=game, seed=SEED)
    with ExitStack() as stack:
        pages = [stack.enter_context(Page(url, opened["table"]["id"], link)) for link in opened["links"]["seats"]]
        choose = random.Random(3)
        checked = 0
        for _ in range(80):
            active = next(page for page in pages if page.position["choices"] or page.position["ended"])
            other = pages[1] if active is pages[0] else pages[0]
            active.request("confirm") if active.position["ended"] else active.play(choose.choice)
            held = active.position["held"]
            while other.position["move"] < active.position["move"] - held:
                other.until("position")
            assert len(other.moves) == active.position["move"] - held
            checked += held > 0
        assert checked > 10


def courses(game: str, seed: int) -> Iterator[Course]:
    """Yield a random game after every one of its first moves."""
    course = Course(sacbe.game(game).start(3, seed, **GAMES[game]), frozenset(), b"x")
    choose = random.Random(seed)
    while not course.last.over:
        yield course
        seat = choose.choice(course.last.actors)
        action = choose.choice(course.last.legal(seat))
        course.absorb(decision(course, seat, course.last.text(action)))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_in_another_world_is_what_is_legal_in_this(game: str) -> None:
    for number, course in enumerate(courses(game, 5)):
        state = course.last
        for seat in state.actors:
            found = [(offer["text"], offer["kind"], offer["args"]) for offer in offers(state, seat, number)]
            real = [(state.text(action), state.describe(action, seat)) for action in state.legal(seat)]
            assert found == [(text, choice.kind, choice.args) for text, choice in real]


@pytest.mark.parametrize("game", GAMES)
def test_the_setup_looks_the_same_whatever_was_dealt(game: str) -> None:
    """Entries made before the first move are told to all: they must not depend on the shuffles."""
    setups = [log(next(courses(game, seed)), None).setup for seed in range(5)]
    assert all(setup == setups[0] for setup in setups)


def test_a_role_that_was_kept_secretly_stays_secret_in_the_log_until_the_end() -> None:
    found = 0
    for seed in range(4):
        for course in courses("ahau", seed):
            last = course.deeds[-1] if course.deeds else None
            if last is not None and last.choice.kind == "role":
                found += 1
                seen = log(course, None).moves[-1]
                assert seen.choice is None
                assert seen.entries == []
                own = log(course, last.seat).moves
                assert course.veiled(len(course.deeds), last.seat, len(course.deeds)) is False
                assert own[-1].choice is not None
    assert found > 3


def test_sealed_choices_are_secret_until_the_last_has_been_made() -> None:
    for course in courses("tzolkin", 2):
        moves = log(course, None).moves
        if course.deeds and course.deeds[-1].still_sealed:
            assert all(move.choice is None for move in moves)
        else:
            assert all(move.choice is not None for move in moves)
