"""Links: what each allows, and that a wrong one tells nothing."""

import json
import re
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.running import Page, ask, new_table


def test_a_wrong_link_is_answered_as_a_table_that_does_not_exist(url: str) -> None:
    opened = new_table(url, "link", "here")
    table, links = opened["table"]["id"], opened["links"]
    wrong = links["owner"][:-1] + ("A" if links["owner"][-1] != "A" else "B")
    for method, path in (
        ("GET", ""),
        ("PATCH", ""),
        ("DELETE", ""),
        ("POST", "/links"),
        ("POST", "/again"),
        ("GET", "/record"),
        ("GET", "/positions/0"),
        ("GET", "/components"),
    ):
        body = {"json": {"name": "x"} if method == "PATCH" else {"seat": 0}} if method in ("PATCH", "POST") else {}
        answers = [
            ask(method, f"{url}/api/tables/{name}{path}", link, **body)
            for name, link in ((table, wrong), (table, ""), ("AAAAAAAAAAAA", links["owner"]), ("%00", links["owner"]))
        ]
        assert {answer.status_code for answer in answers} == {404}
        assert len({answer.text for answer in answers}) == 1


@pytest.mark.parametrize("table_exists", [True, False])
def test_a_socket_with_a_wrong_link_is_closed_with_the_same_words(url: str, table_exists: bool) -> None:
    table = new_table(url, "link", "here")["table"]["id"] if table_exists else "AAAAAAAAAAAA"
    page = Page(url, table, "wrong")
    page.join()
    message = page.hear()
    assert message["type"] == "closed"
    assert message["refusal"]["reason"] == "not-found"
    with pytest.raises(ConnectionClosed) as closed:
        page.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    page.__exit__()


def test_links_are_long_different_and_not_in_any_answer_but_the_first(url: str) -> None:
    opened = new_table(url, "link", "link", "here")
    links = opened["links"]
    secrets = [links["owner"], links["watch"], *links["seats"][:2]]
    assert len(set(secrets)) == 4
    assert all(len(link) >= 32 for link in secrets)
    assert links["seats"][2] is None
    with Page(url, opened["table"]["id"], links["owner"]) as page:
        page.play()
    told = "".join(page.raw) + ask("GET", f"{url}/api/tables/{opened['table']['id']}", links["owner"]).text
    assert not [link for link in secrets if link in told]


def test_only_the_owner_renames_deletes_and_replaces_links(url: str) -> None:
    opened = new_table(url, "link", "here")
    table, links = f"{url}/api/tables/{opened['table']['id']}", opened["links"]
    for link in (links["seats"][0], links["watch"]):
        assert ask("PATCH", table, link, json={"name": "Mine"}).status_code == 403
        assert ask("DELETE", table, link).status_code == 403
        assert ask("POST", f"{table}/links", link, json={"seat": 0}).status_code == 403
        assert ask("POST", f"{table}/again", link).status_code == 403
    assert ask("PATCH", table, links["owner"], json={"name": "Ours"}).json()["name"] == "Ours"
    assert ask("GET", table, links["watch"]).json()["table"]["name"] == "Ours"
    assert ask("DELETE", table, links["owner"]).status_code == 204
    assert ask("GET", table, links["owner"]).status_code == 404


def test_guests_hear_of_a_new_name_and_of_the_end(url: str) -> None:
    opened = new_table(url, "link", "here")
    table, links = opened["table"]["id"], opened["links"]
    with Page(url, table, links["seats"][0]) as page:
        ask("PATCH", f"{url}/api/tables/{table}", links["owner"], json={"name": "Ours"})
        page.until("table", where=lambda message: message["table"]["name"] == "Ours")
        ask("DELETE", f"{url}/api/tables/{table}", links["owner"])
        while page.hear()["type"] != "closed":
            pass


def test_a_replaced_link_opens_nothing_and_its_guests_are_sent_away(url: str) -> None:
    opened = new_table(url, "link", "here")
    table, links = opened["table"]["id"], opened["links"]
    with Page(url, table, links["seats"][0]) as page:
        answer = ask("POST", f"{url}/api/tables/{table}/links", links["owner"], json={"seat": 0})
        while page.hear()["type"] != "closed":
            pass
    assert ask("GET", f"{url}/api/tables/{table}", links["seats"][0]).status_code == 404
    assert ask("GET", f"{url}/api/tables/{table}", answer.json()["link"]).json()["seats_held"] == [0]
    assert ask("POST", f"{url}/api/tables/{table}/links", links["owner"], json={"seat": 1}).status_code == 422


def test_a_table_is_played_again_with_its_options_and_seats_but_other_links_and_another_deal(url: str) -> None:
    options = {"tribes": True, "prophecies": True}
    opened = new_table(url, "here", "link", "random", "random", "random", options=options, language="ko", seed=4)
    again = ask("POST", f"{url}/api/tables/{opened['table']['id']}/again", opened["links"]["owner"]).json()
    old, new = opened["table"], again["table"]
    for same in ("name", "game", "players", "options", "seats", "language", "components"):
        assert new[same] == old[same]
    assert new["id"] != old["id"]
    assert new["move"] <= len(old["seats"])
    links = [json.dumps(one["links"]) for one in (opened, again)]
    assert not set(re.findall(r"\w{32,}", links[0])) & set(re.findall(r"\w{32,}", links[1]))
    record = f"{url}/api/tables/{new['id']}/record"
    assert ask("GET", record, opened["links"]["owner"]).status_code == 404
    deals = []
    for one in (opened, again):
        with Page(url, one["table"]["id"], one["links"]["owner"]) as page:
            view = page.position["view"]
            deals.append([view["row"], view["monuments"], view["prophecies"], view["seats"][0]["hand"]])
    assert deals[0] != deals[1]


def test_who_is_connected_is_told_to_all(url: str) -> None:
    opened = new_table(url, "link", "here")
    table, links = opened["table"]["id"], opened["links"]
    with Page(url, table, links["owner"]) as owner:
        assert [seat["connected"] for seat in owner.heard[0]["table"]["seats"]] == [False, True]
        with Page(url, table, links["seats"][0]):
            owner.until("table", where=lambda message: message["table"]["seats"][0]["connected"])
        owner.until("table", where=lambda message: not message["table"]["seats"][0]["connected"])


def test_the_list_holds_the_tables_of_fitting_links_and_no_other(url: str) -> None:
    first, second = new_table(url, "link", "here"), new_table(url, "here", "link")
    keys = [
        {"table": first["table"]["id"], "link": first["links"]["seats"][0]},
        {"table": second["table"]["id"], "link": second["links"]["watch"]},
        {"table": second["table"]["id"], "link": first["links"]["owner"]},
        {"table": "AAAAAAAAAAAA", "link": first["links"]["owner"]},
    ]
    held = ask("POST", f"{url}/api/tables/held", json={"keys": keys}).json()
    assert {(one["table"]["id"], one["role"], tuple(one["seats_held"]), one["waiting"]) for one in held} == {
        (first["table"]["id"], "seat", (0,), True),
        (second["table"]["id"], "watch", (), False),
    }
    assert all(one["table"]["seed"] is None for one in held)


def test_links_are_stored_only_as_fingerprints(url: str, database_file: Path) -> None:
    opened = new_table(url, "link", "here")
    links = opened["links"]
    stored = b"".join(file.read_bytes() for file in (database_file, Path(f"{database_file}-wal")))
    assert opened["table"]["id"].encode() in stored
    assert not [link for link in (links["owner"], links["watch"], links["seats"][0]) if link.encode() in stored]


def test_who_plays_a_seat_gives_it_a_name_and_nobody_else_does(url: str) -> None:
    opened = new_table(url, "link", "here", game="tikal", seed=1)
    table, links = opened["table"]["id"], opened["links"]
    address = f"{url}/api/tables/{table}/seats"
    answer = ask("PATCH", f"{address}/0", links["seats"][0], json={"name": "Pakal"})
    assert answer.json()["seats"][0]["name"] == "Pakal"
    assert ask("PATCH", f"{address}/1", links["seats"][0], json={"name": "Pakal"}).status_code == 403
    assert ask("PATCH", f"{address}/0", links["watch"], json={"name": "Pakal"}).status_code == 403
    assert ask("GET", f"{url}/api/tables/{table}", links["owner"]).json()["table"]["seats"][0]["name"] == "Pakal"


def test_a_server_for_this_machine_alone_has_no_address_for_others(url: str) -> None:
    assert ask("GET", f"{url}/api/reach").json() == {"address": None}
