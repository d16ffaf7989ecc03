"""Records go out and come in, games are watched move by move, edited component packs are played with."""

import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import sacbe
from sacbe.core.pack import Pack
from tests.table.running import Page, ask, new_table, seats

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("*/*.json"))
SOME = [next(path for path in GOLDEN if path.parent.name == game) for game in sacbe.games()]

by_record = pytest.mark.parametrize("path", SOME, ids=lambda path: path.parent.name)


def upload(url: str, record: object, **more: Any) -> httpx.Response:
    return ask("POST", f"{url}/api/records", json={"record": record, "name": "Uploaded", **more})


@by_record
def test_a_finished_game_is_watched_move_by_move(url: str, path: Path) -> None:
    opened = upload(url, json.loads(path.read_text("utf-8"))).json()
    table, watch = f"{url}/api/tables/{opened['table']['id']}", opened["links"]["watch"]
    record = sacbe.Record.load(path)
    assert opened["table"]["over"]
    assert opened["table"]["move"] == len(record.moves)
    for number in (0, 1, len(record.moves) // 2, len(record.moves)):
        seen = ask("GET", f"{table}/positions/{number}", watch).json()
        state = sacbe.replay(record, upto=number)
        assert seen["view"] == json.loads(json.dumps(state.view(None)))
        assert seen["last"] == len(record.moves)
        assert (seen["logged"]["choice"]["text"] if number else None) == (
            record.moves[number - 1][1] if number else None
        )
    assert seen["winners"] == list(state.winners)
    assert seen["breakdown"] == [state.breakdown(seat) for seat in range(len(state.scores))]
    text = ask("GET", f"{table}/record", watch).text
    assert sacbe.Record.from_json(text).moves == record.moves


@by_record
def test_half_a_game_goes_on_with_bots(url: str, path: Path) -> None:
    record = sacbe.Record.load(path)
    half = sacbe.replay(record, upto=len(record.moves) // 2).record()
    kinds = ["here"] + ["random"] * (record.players - 1)
    opened = upload(url, json.loads(half.to_json()), seats=seats(*kinds)).json()
    assert not opened["table"]["over"]
    choose = random.Random(1)
    with Page(url, opened["table"]["id"], opened["links"]["owner"]) as page:
        assert len(page.moves) >= len(half.moves)
        while page.position["move"] < len(half.moves) + 10 and not page.position["over"]:
            page.step(choose.choice)
        told = [(move["seat"], move["choice"] and move["choice"]["text"]) for move in page.moves[: len(half.moves)]]
    assert [move for move in zip(told, half.moves, strict=True) if move[0][1] and move[0] != move[1]] == []


def damaged() -> list[tuple[str, Any]]:
    good = json.loads(SOME[-1].read_text("utf-8"))
    return [
        ("empty", {}),
        ("format", {**good, "format": 99}),
        ("game", {**good, "game": "chess"}),
        ("rules", {**good, "rules": 99}),
        ("components", {**good, "components": "0" * 16}),
        ("players", {**good, "players": 3}),
        ("names", {**good, "names": []}),
        ("move", {**good, "turns": [[0, "dance"], *good["turns"]]}),
        ("seat", {**good, "turns": [[99, *good["turns"][0][1:]]]}),
        ("result", {**good, "result": {}}),
        ("start", {**good, "start": {"position": {}}}),
        ("deal", {**good, "start": {"deal": {}}}),
        ("turns", {**good, "turns": 5}),
    ]


@pytest.mark.parametrize(("name", "record"), damaged(), ids=[name for name, _ in damaged()])
def test_a_damaged_record_is_refused_with_the_reason(url: str, name: str, record: object) -> None:
    answer = upload(url, record)
    assert answer.status_code == 422, name
    assert answer.json()["reason"] in ("bad-record", "bad-options")


def test_a_table_plays_with_an_edited_component_pack(url: str) -> None:
    game = sacbe.game("ahau")
    text = (game.folder / "components.toml").read_text("utf-8")
    name = next(line for line in text.splitlines() if line.startswith("source"))
    edited = text.replace(name, 'source = "our own box"', 1)
    opened = new_table(url, "here", "random", game="ahau", components=edited)
    assert opened["table"]["components"] != game.rules().pack.digest
    table, owner = f"{url}/api/tables/{opened['table']['id']}", opened["links"]["owner"]
    assert "our own box" in ask("GET", f"{table}/components", owner).text
    with Page(url, opened["table"]["id"], owner) as page:
        while page.position["move"] < 12:
            page.step()
    record = json.loads(game.start(2, components=Pack(edited, "edited")).record().to_json())
    assert upload(url, record).json()["reason"] == "bad-record"
    assert upload(url, record, components=edited).status_code == 201
