"""Seeds: too large to be tried out, told to nobody before the end, and told as chosen where somebody chose."""

import json
import random
from typing import Any

import httpx
import pytest

import sacbe
from sacbe.table import messages
from sacbe.table.messages import SEED_BITS
from sacbe.table.opening import open_new
from tests.patience import PATIENCE
from tests.table.running import Message, Page, ask, new_table, seats

LARGE = 2**SEED_BITS - 1
GAME = sacbe.game("tikal")


def wish(**more: Any) -> dict[str, Any]:
    return {"name": "A table", "game": "tikal", "players": 2, "seats": seats("here", "here"), **more}


def test_seeds_are_large_and_different() -> None:
    rows = [open_new(messages.NewTable.model_validate(wish())).row for _ in range(20)]
    found = [int(row.seed or 0) for row in rows]
    assert len(set(found)) == 20
    assert max(seed.bit_length() for seed in found) > SEED_BITS - 8
    assert max(found) < 2**SEED_BITS


@pytest.mark.parametrize("seed", [LARGE, 2**64])
def test_a_large_seed_is_told_exactly_and_only_at_the_end(url: str, seed: int) -> None:
    opened = new_table(url, "here", "random", game="tikal", seed=str(seed))
    table, links = f"{url}/api/tables/{opened['table']['id']}", opened["links"]
    with Page(url, opened["table"]["id"], links["owner"]) as page:
        running = [ask("GET", table + path, links["owner"]).text for path in ("", "/positions/0", "/record")]
        keys = {"keys": [{"table": opened["table"]["id"], "link": links["owner"]}]}
        running += [httpx.post(f"{url}/api/tables/held", json=keys, timeout=PATIENCE).text, json.dumps(opened)]
        choose = random.Random(1)
        while not page.position["over"]:
            page.step(choose.choice)
    told = [*running, *(text for text in page.raw if not json.loads(text).get("table", {}).get("over"))]
    assert [text for text in told if str(seed)[:12] in text] == []
    assert json.loads(running[0])["table"]["seed"] is None
    assert ask("GET", table, links["watch"]).json()["table"]["seed"] == str(seed)
    record = sacbe.Record.from_json(ask("GET", f"{table}/record", links["watch"]).text)
    assert sacbe.replay(record).record().start == {"seed": seed}


def test_the_record_of_an_unfinished_game_is_given_to_nobody(url: str) -> None:
    opened = new_table(url, "here", "here", game="tikal")
    for link in (opened["links"]["owner"], opened["links"]["watch"]):
        answer = ask("GET", f"{url}/api/tables/{opened['table']['id']}/record", link)
        assert answer.status_code == 403
        assert "over" in answer.json()["sentence"]


@pytest.mark.parametrize("seed", [str(LARGE + 1), "9" * 40, "1" * 5_000, "-1", "1.5", "", " ", "0x1", 2**53, -1, 1.5])
def test_what_is_no_seed_is_refused(url: str, seed: object) -> None:
    answer = httpx.post(f"{url}/api/tables", json=wish(seed=seed), timeout=PATIENCE)
    assert answer.status_code == 422
    assert answer.json()["reason"] == "malformed"


# -- what everybody is told --------------------------------------------------------------------------------------------


def uploaded(url: str, start: dict[str, object]) -> Message:
    """Open a table from a record that starts like this; the second seat plays by link."""
    record = {**json.loads(GAME.start(2, seed=5).record().to_json()), "start": start}
    upload = {"name": "Uploaded", "record": record, "seats": seats("here", "link")}
    answer = httpx.post(f"{url}/api/records", json=upload, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


def test_everybody_is_told_what_the_owner_chose(url: str) -> None:
    chosen = {
        "": new_table(url, "here", "link", game="tikal"),
        "seed": new_table(url, "here", "link", game="tikal", seed=7),
        "deal": uploaded(url, {"deal": GAME.deal(2, seed=5)}),
        "position": uploaded(url, {"position": GAME.start(2, seed=5).position()}),
    }
    for what, opened in chosen.items():
        assert opened["table"]["chosen"] == what
        for link in (opened["links"]["watch"], opened["links"]["seats"][1]):
            with Page(url, opened["table"]["id"], link) as page:
                assert page.heard[0]["table"]["chosen"] == what
                assert page.heard[0]["table"]["owner_renews_links"]


def test_another_game_at_the_same_table_is_shuffled_by_the_server(url: str) -> None:
    opened = new_table(url, "here", "here", game="tikal", seed=7)
    again = ask("POST", f"{url}/api/tables/{opened['table']['id']}/again", opened["links"]["owner"]).json()
    assert again["table"]["chosen"] == ""
    assert not again["table"]["owner_renews_links"]


def test_a_seed_in_a_file_is_a_chosen_one(url: str) -> None:
    assert uploaded(url, {"seed": 5})["table"]["chosen"] == "seed"
