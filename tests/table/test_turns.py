"""Turns at the table: held until confirmed, taken back and done again, never twice and never stale."""

import random

import pytest

from tests.table.running import Message, Page, new_table

TWO_PEOPLE = ("link", "link")


def opened_pages(url: str, game: str = "tzolkin") -> tuple[Page, Page]:
    """Return the pages of two people at a new table."""
    opened = new_table(url, *TWO_PEOPLE, game=game, seed=3)
    first, second = (Page(url, opened["table"]["id"], link).__enter__() for link in opened["links"]["seats"])
    return first, second


def past_the_setup(url: str) -> tuple[Page, Page]:
    """Return two people at a Tzolk'in table whose sealed choices are over: it is the turn of the first of the pair."""
    pages = opened_pages(url)
    while pages[0].position["view"]["step"] != "turn":
        page = next(page for page in pages if page.position["choices"] or page.position["ended"])
        page.request("confirm") if page.position["ended"] else page.play()
        settle(*pages)
    return pages if pages[0].position["choices"] else (pages[1], pages[0])


def settle(*pages: Page) -> None:
    """Let all pages hear what has been shown to everybody."""
    shown = max(page.position["move"] - page.position["held"] for page in pages)
    for page in pages:
        while page.position["move"] < shown:
            page.until("position")


def whole_turn(page: Page) -> int:
    """Decide until the turn is over; return how many decisions that took."""
    while not page.position["ended"]:
        page.play()
    held: int = page.position["held"]
    return held


def test_a_turn_is_seen_by_nobody_else_until_it_is_confirmed(url: str) -> None:
    active, other = past_the_setup(url)
    before = other.position
    held = whole_turn(active)
    assert held > 1
    assert active.position["move"] == before["move"] + held
    assert active.position["undoable"] == held
    heard = len(other.heard)
    active.request("confirm")
    settle(active, other)
    news = other.heard[heard:]
    assert [message["type"] for message in news] == ["moved"] * held + ["position"]
    assert other.position["move"] == active.position["move"]
    assert other.position["choices"]
    assert active.position["undoable"] == active.position["held"] == 0


def test_what_is_taken_back_can_be_done_again_and_others_never_know(url: str) -> None:
    active, other = past_the_setup(url)
    start = active.position
    held = whole_turn(active)
    end = active.position
    active.request("undo", count=held)
    assert {**active.position, "redoable": 0, "redo": 0} == start
    assert active.position["redoable"] == held
    active.request("redo", count=held)
    assert active.position == end
    active.request("undo")
    assert active.position["undoable"] == held - 1
    active.play(lambda choices: choices[-1])
    assert active.position["redoable"] == 0
    whole_turn(active)
    active.request("confirm")
    settle(active, other)
    assert [move["choice"] for move in other.moves] == [move["choice"] for move in active.moves]
    assert not [message for message in other.heard if message["type"] == "undone"]


def test_a_confirmed_turn_cannot_be_taken_back(url: str) -> None:
    active, _ = past_the_setup(url)
    whole_turn(active)
    active.request("confirm")
    assert active.request("undo")["refusal"]["reason"] == "nothing-to-undo"
    assert active.request("redo")["refusal"]["reason"] == "nothing-to-redo"
    assert active.request("confirm")["refusal"]["reason"] == "nothing-to-confirm"


def test_half_a_turn_cannot_be_confirmed(url: str) -> None:
    active, _ = past_the_setup(url)
    active.play()
    assert not active.position["ended"]
    assert active.request("confirm")["refusal"]["reason"] == "nothing-to-confirm"


def test_a_stale_key_is_refused_with_the_position_that_holds(url: str) -> None:
    active, _ = past_the_setup(url)
    stale = active.position["key"]
    active.play()
    text = active.position["choices"][0]["text"]
    refused = active.request("play", text=text, key=stale)
    assert refused["refusal"]["reason"] == "stale"
    assert refused["position"] == active.position


def test_a_request_sent_twice_is_carried_out_once(url: str) -> None:
    active, _ = past_the_setup(url)
    request = {
        "type": "play",
        "id": "twice",
        "seat": active.position["seat"],
        "key": active.position["key"],
        "text": active.position["choices"][0]["text"],
    }
    move = active.position["move"]
    for _ in range(3):
        active.send(**request)
    for _ in range(3):
        active.until("accepted", where=lambda message: message["id"] == "twice")
    assert active.position["move"] == move + 1
    active.send(**{**request, "text": "something else"})
    assert active.hear()["refusal"]["reason"] == "id-reused"


def test_sealed_choices_made_at_the_same_time_do_not_make_each_other_stale(url: str) -> None:
    first, second = opened_pages(url)
    before = second.position
    first.play()
    settle(first, second)
    assert second.position["key"] == before["key"]
    answer = second.request("play", text=before["choices"][0]["text"], key=before["key"])
    assert answer["type"] == "position"
    assert answer["key"] != before["key"]
    assert second.request("play", text=before["choices"][1]["text"], key=before["key"])["refusal"]["reason"] == "stale"


def test_nobody_plays_for_another_or_out_of_turn(url: str) -> None:
    active, other = past_the_setup(url)
    text = active.position["choices"][0]["text"]
    assert other.request("play", text=text)["refusal"]["reason"] == "not-your-turn"
    assert other.request("play", text=text, seat=active.position["seat"])["refusal"]["reason"] == "not-allowed"
    refused = active.request("play", text="build everything")
    assert refused["refusal"]["reason"] == "illegal"
    forbidden = active.request("play", text="keep wealth_palenque_5")
    assert forbidden["refusal"]["reason"] == "illegal"


def test_a_decision_that_draws_a_tile_is_shown_at_once(url: str) -> None:
    """In Tikal the last action of a turn turns up the next tile: there is nothing left to take back or to confirm."""
    first, second = opened_pages(url, "tikal")
    choose = random.Random(5)
    while first.position["move"] == 0 or second.position["move"] == 0 or first.position["choices"]:
        first.request("confirm") if first.position["ended"] else first.play(choose.choice)
        settle(first, second)
        if second.position["choices"]:
            break
    assert second.position["choices"]
    assert first.position["undoable"] == 0


def test_one_person_against_bots_takes_back_the_bots_answers_too(url: str) -> None:
    opened = new_table(url, "here", "random", "random", seed=3)
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        seen: list[Message] = []
        for _ in range(12):
            if page.position["choices"] and not page.position["ended"]:
                seen.append(page.position)
                page.play(lambda choices: choices[-1])
            elif page.position["ended"]:
                page.request("confirm")
            else:
                page.until("position")
        while not page.position["choices"]:
            page.step()
        moves, last = len(page.moves), page.position
        page.request("undo", count=last["undoable"])
        # What was chosen in secret stays: the others' choices are known by now.
        assert page.position["move"] == 6
        assert page.position["undoable"] == 0
        assert page.position["undo"] is None
        assert page.position["choices"] == next(one["choices"] for one in seen if not one["sealed"])
        assert page.position["takebacks"] == 1
        assert len(page.moves) < moves


def turn_of(page: Page) -> Message:
    """Wait for one's first turn after the setup."""
    while not (page.position["choices"] and not page.position["sealed"]):
        page.step()
    return page.position


def test_a_decision_can_end_the_turn_with_it(url: str) -> None:
    opened = new_table(url, "here", "random", seed=3)
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        turn_of(page)
        page.play()
        stop = next(choice for choice in page.position["choices"] if choice["ends"] and choice["kind"] == "done")
        assert page.position["undo"]["count"] == 1
        assert not page.position["undo"]["turn"]
        page.request("play", text=stop["text"], end=True)
        page.until("position", where=lambda position: position["choices"] and not position["held"])
        undo = page.position["undo"]
        assert (undo["turn"], undo["seats"], undo["count"]) == (True, [1], 2)


def test_what_one_click_asked_for_is_taken_back_together(url: str) -> None:
    opened = new_table(url, "here", "random", seed=3)
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        turn_of(page)
        while not page.position["courses"] or page.position["sealed"]:
            page.step()
        before = page.position
        course = before["courses"][0]
        page.request("follow", texts=course["texts"])
        assert page.position["undo"]["count"] == len(course["texts"])
        page.request("undo", count=page.position["undo"]["count"])
        assert {**page.position, "redoable": 0, "redo": 0} == {**before, "takebacks": page.position["takebacks"]}


def test_take_backs_can_be_agreed_off(url: str) -> None:
    opened = new_table(url, "here", "random", seed=3, takebacks=False)
    assert opened["table"]["takebacks"] is False
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        turn_of(page)
        page.play()
        assert page.position["undoable"] == 1
        stop = next(choice for choice in page.position["choices"] if choice["ends"])
        page.request("play", text=stop["text"], end=True)
        page.until("position", where=lambda position: position["choices"] and not position["held"])
        assert page.position["undoable"] == 0


def test_undo_and_redo_against_bots_bring_back_their_answers(url: str) -> None:
    opened = new_table(url, "here", "random", seed=3)
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        while page.position["move"] < 20 or not page.position["choices"] or page.position["held"]:
            page.step()
        before = page.position
        page.request("undo")
        assert page.position["move"] < before["move"] - 1
        page.request("redo")
        assert {**page.position, "redoable": 0, "redo": 0} == {**before, "takebacks": page.position["takebacks"]}


@pytest.mark.parametrize("game", ["tzolkin", "ahau", "tikal"])
def test_at_one_screen_the_eyes_change_and_each_sees_its_own(url: str, game: str) -> None:
    opened = new_table(url, "here", "here", game=game, seed=3)
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        assert page.heard[0]["seats_held"] == [0, 1]
        for seat in (1, 0, None):
            page.send(type="look", seat=seat)
            page.until("position", where=lambda message, seat=seat: message["seat"] == seat)  # type: ignore[misc]
            assert page.position["view"]["you"] == seat
        page.send(type="look", seat=2)
        while page.hear()["type"] != "refused":
            pass
        assert page.heard[-1]["refusal"]["reason"] == "not-allowed"
