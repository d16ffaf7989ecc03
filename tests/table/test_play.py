"""Whole games through the server: people, bots, undo, hidden turns, sealed choices."""

import random
from contextlib import ExitStack

import pytest

import sacbe
from sacbe.table.course import Course
from sacbe.table.messages import Confirm
from sacbe.table.plan import decision, planned
from tests.table.running import Page, ask, new_table


@pytest.mark.parametrize("game", sacbe.games())
def test_a_game_against_bots_to_its_end_is_the_record_the_engine_replays(url: str, game: str) -> None:
    opened = new_table(url, "here", "random", game=game)
    choose = random.Random(1)
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        while not page.position["over"]:
            page.step(choose.choice)
        assert page.position["breakdown"] is not None
    text = ask("GET", f"{url}/api/tables/{opened['table']['id']}/record", opened["links"]["owner"]).text
    record = sacbe.Record.from_json(text)
    end = sacbe.replay(record)
    assert end.over
    assert list(end.scores) == page.position["scores"]
    assert [move["choice"]["text"] for move in page.moves] == [move for _, move in record.moves]
    entries = [entry for move in page.moves for entry in move["entries"]]
    assert len(entries) + len([entry for entry in end.ledger if entry.move == 0]) == len(end.ledger)


@pytest.mark.parametrize("game", sacbe.games())
def test_people_by_link_see_the_same_game(url: str, game: str) -> None:
    opened = new_table(url, "link", "link", "here", game=game)
    table, links = opened["table"]["id"], opened["links"]
    choose = random.Random(2)
    with ExitStack() as stack:
        pages = [
            stack.enter_context(Page(url, table, link))
            for link in (links["seats"][0], links["seats"][1], links["owner"])
        ]
        watcher = stack.enter_context(Page(url, table, links["watch"]))
        assert [page.position["seat"] for page in (*pages, watcher)] == [0, 1, 2, None]
        for _ in range(60):
            active = next(page for page in pages if page.position["choices"] or page.position["ended"])
            before = watcher.position["move"]
            active.step(choose.choice)
            if active.position["held"] == 0 and active.position["move"] != before:
                for page in (*pages, watcher):
                    while page.position["move"] < active.position["move"]:
                        page.until("position")
                assert len({page.position["move"] for page in (*pages, watcher)}) == 1
                assert all(page.position["view"]["seats"][0].get("score") is not None for page in pages)
    assert watcher.position["move"] > 20


@pytest.mark.parametrize("game", sacbe.games())
@pytest.mark.parametrize("seed", range(3))
def test_the_decision_that_ends_the_game_is_seen_by_all_at_once(game: str, seed: int) -> None:
    """Nobody would think of ending a turn in a game that is over."""
    course = Course(sacbe.game(game).start(2, seed), frozenset({0, 1}), b"x")
    choose = random.Random(seed)
    while not course.last.over:
        holder = course.holder
        if holder is not None and course.ended(holder):
            asked = Confirm(type="confirm", id=f"c{course.number}", seat=holder, key=course.key(holder))
            (line,) = planned(course, asked)
        else:
            seat = choose.choice(course.last.actors)
            line = decision(course, seat, course.last.text(choose.choice(course.last.legal(seat))))
        course.absorb(line)
    assert course.holder is None
    assert course.position(None).over
