"""Whatever is too large, malformed or out of place is refused in a sentence, and the server goes on."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.table.running import Page, ask, new_table, seats


@pytest.fixture(scope="module")
def page(url: str) -> Page:
    opened = new_table(url, "here", "link")
    return Page(url, opened["table"]["id"], opened["links"]["owner"]).__enter__()


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ("[" * 3000, "malformed"),
        ('{"type": "dance"}', "malformed"),
        ('{"type": "play"}', "malformed"),
        ('{"type": "join", "link": "x"}', "malformed"),
        ('{"type": "look", "seat": -1}', "malformed"),
        ('{"type": "look", "seat": 1}', "not-allowed"),
        ('{"type": "undo", "id": "x", "seat": 0, "key": "x", "count": 0}', "malformed"),
        ('{"type": "confirm", "id": "x", "seat": 0, "key": "x", "more": 1}', "malformed"),
        ('{"type": "play", "id": "x", "seat": 0, "key": "x", "text": "' + "x" * 300 + '"}', "malformed"),
        ('{"type": "play", "id": "\\u0000", "seat": 0, "key": "x", "text": "x"}', "malformed"),
        ('{"type": "play", "id": "y", "seat": 1, "key": "x", "text": "x"}', "not-allowed"),
        ('{"type": "play", "id": "y", "seat": 0, "key": "x", "text": "x"}', "stale"),
        ("x" * 5000, "too-large"),
        (b"\x00\xff", "malformed"),
    ],
)
def test_a_socket_refuses_and_stays_open(page: Page, sent: str | bytes, reason: str) -> None:
    page.socket.send(sent)
    answer = page.hear()
    assert answer["type"] == "refused"
    assert answer["refusal"]["reason"] == reason
    assert answer["refusal"]["sentence"]


def test_after_all_that_the_socket_still_plays(page: Page) -> None:
    assert page.play()["type"] == "position"


def test_a_message_beyond_all_measure_ends_the_socket(url: str) -> None:
    opened = new_table(url, "here", "link")
    page = Page(url, opened["table"]["id"], opened["links"]["owner"]).__enter__()
    page.socket.send("x" * 3_000_000)
    with pytest.raises(ConnectionClosed):
        page.hear()
    page.__exit__()


def test_a_socket_must_say_who_it_is_first(url: str) -> None:
    opened = new_table(url, "here", "link")
    with connect(f"{url.replace('http', 'ws', 1)}/api/tables/{opened['table']['id']}/live") as socket:
        socket.send('{"type": "look", "seat": 0}')
        assert json.loads(socket.recv(PATIENCE))["refusal"]["reason"] == "malformed"
    stranger = Page(url, opened["table"]["id"], "x" * 101)
    stranger.join()
    assert stranger.hear()["refusal"]["reason"] == "malformed"
    stranger.__exit__()


WISH: dict[str, Any] = {"name": "A table", "game": "tzolkin", "players": 2, "seats": seats("here", "link")}


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"game": "chess"}, "bad-options"),
        ({"players": 3}, "bad-options"),
        ({"players": 99}, "malformed"),
        ({"players": 6, "seats": seats(*["here"] * 6)}, "bad-options"),
        ({"options": {"dragons": True}}, "bad-options"),
        ({"options": {"tribes": "maybe"}}, "bad-options"),
        ({"options": {"seed": 1}}, "bad-options"),
        ({"options": {"deal": "x"}}, "bad-options"),
        ({"options": {"components": "/etc/passwd"}}, "bad-options"),
        ({"seats": seats("here", "genius")}, "bad-options"),
        ({"seats": seats("here", "bot.py:Bot")}, "bad-options"),
        ({"name": ""}, "malformed"),
        ({"name": "a\u0000b"}, "malformed"),
        ({"name": "x" * 61}, "malformed"),
        ({"seed": -1}, "malformed"),
        ({"language": "fr"}, "malformed"),
        ({"components": "nonsense ="}, "bad-components"),
        ({"components": "[gears]"}, "bad-components"),
        ({"colour": "red"}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(url: str, change: dict[str, Any], reason: str) -> None:
    answer = ask("POST", f"{url}/api/tables", json={**WISH, **change})
    assert answer.status_code == 422
    assert answer.json()["reason"] == reason
    assert answer.json()["sentence"]


def test_a_body_beyond_all_measure_is_refused(url: str) -> None:
    big = json.dumps({**WISH, "components": "x" * 2_500_000})
    headers = {"Content-Type": "application/json"}
    for body in (big, (part.encode() for part in (big[:1_500_000], big[1_500_000:]))):
        answer = ask("POST", f"{url}/api/tables", content=body, headers=headers)
        assert answer.status_code == 413
        assert answer.json()["reason"] == "too-large"


@pytest.mark.parametrize("body", ["", "{", "[" * 100_000, '{"name": "\\ud800"}'])
def test_a_body_that_is_no_json_is_refused(url: str, body: str) -> None:
    answer = ask("POST", f"{url}/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["reason"] == "malformed"


def test_addresses_that_do_not_exist(url: str) -> None:
    assert ask("GET", f"{url}/api/nothing").json()["reason"] == "not-found"
    assert ask("PUT", f"{url}/api/tables").json()["reason"] == "not-allowed"
    assert ask("GET", f"{url}/api/texts/chess/en").status_code == 404
    assert ask("GET", f"{url}/api/texts/tikal/fr").status_code == 422


def test_a_move_that_is_not_there(url: str) -> None:
    opened = new_table(url, "here", "link")
    for number in (1, -1, 10**30):
        answer = ask("GET", f"{url}/api/tables/{opened['table']['id']}/positions/{number}", opened["links"]["owner"])
        assert answer.status_code == 404
