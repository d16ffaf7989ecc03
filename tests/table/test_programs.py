"""Programs that the operator of a server has named play at its tables; nobody else can have any started."""

import sys
from pathlib import Path

import pytest

import sacbe
from sacbe.table.thinkers import Question, Thinkers
from tests.cli.running import sacbe as command
from tests.table.running import Page, ask, file_url, new_table, run_alone, seats, server

ROOT = Path(__file__).parent.parent.parent
KINDS = f"{sys.executable} {ROOT / 'examples' / 'bots' / 'kinds.py'}"
FAULTY = f"{sys.executable} {ROOT / 'tests' / 'bots' / 'faulty.py'}"


def test_a_program_of_the_operator_plays_at_a_table(tmp_path: Path) -> None:
    with server(file_url(tmp_path), None, "--allowance", "1000", "--bot", f"mine={KINDS}") as running:
        assert ask("GET", f"{running.url}/api/games").json()["programs"] == ["mine"]
        opened = new_table(running.url, "here", "mine", game="ahau")
        with Page(running.url, opened["table"]["id"], opened["links"]["owner"]) as page:
            while not {move["seat"] for move in page.moves} >= {0, 1}:
                page.step()
        assert page.position["view"]["game"] == "ahau"


@pytest.mark.parametrize("level", ["mine", f"exec:{KINDS}", "examples/flat_search.py:FlatSearch"])
def test_strangers_cannot_have_programs_started(url: str, level: str) -> None:
    wish = {"name": "A table", "game": "ahau", "players": 2, "seats": seats("here", "random")}
    wish["seats"] = [{"kind": "here", "name": "P"}, {"kind": "bot", "name": "B", "level": level[:40]}]
    answer = ask("POST", f"{url}/api/tables", json=wish)
    assert answer.json()["reason"] == "bad-options"


def test_faults_stand_in_the_log_and_the_seat_goes_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SACBE_BOTS", f"mine={FAULTY} crashes")
    state = sacbe.game("tikal").start(players=2, seed=1)
    seat = state.actors[0]
    asked = Question("TABLE", seat, "mine", 1, "tikal", None, state.determinized(seat, 1).position())

    async def choose() -> list[int]:
        thinkers = Thinkers(1)
        try:
            return [await thinkers.choose(asked, state) for _ in range(2)]
        finally:
            thinkers.close()

    assert set(run_alone(choose())) <= set(state.legal(seat))
    logged = capfd.readouterr().err
    assert logged.count("table TABLE, seat 0: the bot faulty ended by itself (exit code 3)") == 2


def test_a_program_that_cannot_be_named_is_refused_before_the_server_starts(tmp_path: Path) -> None:
    for word, said in (("mine", "a program is given as name=command"), ("mine=./no-such", "there is no program")):
        words = ("serve", "--port", 0, "--database", file_url(tmp_path), "--bot", word)
        assert said in command(*words).sentence
