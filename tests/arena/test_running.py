"""Real matches through the command: the same whatever plays them and however often they are interrupted."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe as house
from sacbe import Record
from sacbe.arena.store import FILE
from tests.arena.reading import Page
from tests.arena.test_match import OWN
from tests.cli.running import ENVIRONMENT, sacbe, start
from tests.cli.terminal import Terminal
from tests.patience import PATIENCE
from tests.processes import wait_until

TABLES = [(name, min(count for count in house.game(name).counts if count > 1)) for name in house.games()]

ONE_RAY_AT_A_TIME = pytest.mark.xdist_group("ray")
"""Each starts as many processes as there are cores."""


def plain(data: Any) -> Any:
    """Return figures without what differs from run to run: time."""
    if isinstance(data, dict):
        return {key: plain(value) for key, value in data.items() if key != "seconds"}
    return [plain(value) for value in data] if isinstance(data, list) else data


def played(runs: Path, *words: object) -> Any:
    done = sacbe("arena", *words, "--runs", runs, "--json")
    assert done.code == 0, done.err
    return json.loads(done.out)


def stored(runs: Path) -> list[tuple[object, ...]]:
    """Return all games of the one run in a folder, as they lie on the disk."""
    (file,) = runs.glob(f"*/{FILE}")
    connection = sqlite3.connect(file)
    try:
        return connection.execute("SELECT * FROM games ORDER BY deal, seating").fetchall()
    finally:
        connection.close()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_results_do_not_depend_on_the_number_of_processes(name: str, players: int, tmp_path: Path) -> None:
    words = [name, "--players", players, "--bots", "search@2,greedy", "--games", 4, "--seed", 3]
    alone = played(tmp_path / "1", *words)
    assert alone["games"] == 4
    assert plain(alone) == plain(played(tmp_path / "2", *words, "--jobs", 3))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_another_seed_is_another_match(name: str, players: int, tmp_path: Path) -> None:
    words = [name, "--players", players, "--bots", f"{OWN}:First,random", "--games", 4, "--seed"]
    assert plain(played(tmp_path, *words, 3)) != plain(played(tmp_path, *words, 4))


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_report_is_one_page_with_every_bot(name: str, players: int, language: str, tmp_path: Path) -> None:
    bots = f"{OWN}:First,{OWN}:Glance,random"
    done = sacbe(
        "arena", name, "--players", players, "--bots", bots, "--games", 6, "--runs", tmp_path, "--lang", language
    )
    assert done.code == 0, done.err
    (file,) = tmp_path.glob("*/report.html")
    page = Page(file.read_text())
    for bot in ("First", "Glance", "random"):
        assert bot in page.words
        assert bot in page.labels()
        assert bot in done.out
    assert len([plot for plot in page.plots if plot.get("role") == "img"]) == 3
    assert {path.name for path in file.parent.iterdir()} >= {FILE, "report.html", "bots.csv", "games.csv"}


def test_a_solo_game_is_played_against_the_rules(tmp_path: Path) -> None:
    words = ["ahau", "--players", 1, "--bots", f"{OWN}:First,random", "--option", "difficulty=hard", "--games", 4]
    figures = played(tmp_path, *words)
    assert figures["games"] == 4
    assert [bot["name"] for bot in figures["bots"]] == ["First", "random", "rival"]
    assert figures["bots"][2]["games"] == 4
    (file,) = tmp_path.glob("*/report.html")
    assert "King Pakal" in Page(file.read_text()).labels()


def test_a_match_goes_on_and_can_be_made_longer(tmp_path: Path) -> None:
    words = ["tikal", "--players", 2, "--bots", "random,random", "--games"]
    played(tmp_path, *words, 3)
    before = stored(tmp_path)
    longer = played(tmp_path, *words, 6)
    assert (len(before), longer["games"]) == (3, 6)
    assert stored(tmp_path)[:3] == before
    assert plain(longer) == plain(played(tmp_path / "anew", *words, 6))
    assert plain(played(tmp_path, *words, 3)) == plain(played(tmp_path / "short", *words, 3))


def test_records_can_be_replayed(tmp_path: Path) -> None:
    words = ["tzolkin", "--players", 2, "--bots", f"{OWN}:First,random", "--games", 4, "--option", "tribes=true"]
    done = sacbe("arena", *words, "--runs", tmp_path / "runs", "--records", tmp_path / "records")
    assert done.code == 0, done.err
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 4
    for file in files:
        record = Record.load(file)
        assert house.replay(record).over
        assert sorted(record.names) == ["First", "random"]


# -- interruptions ----------------------------------------------------------------------------------------------------

LONG = ["tikal", "--players", 2, "--bots", f"{OWN}:Gated,random", "--games", 16, "--jobs", 2]


@pytest.fixture
def gate(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the games of a run wait in its middle, as long as ``closed`` is there."""
    folder = tmp_path_factory.mktemp("gate")
    monkeypatch.setitem(ENVIRONMENT, "SACBE_TEST_GATE", str(folder))
    (folder / "closed").touch()
    return folder


@pytest.fixture
def under_way(tmp_path: Path, gate: Path) -> Iterator["subprocess.Popen[str]"]:
    """A run that stands still with some games finished and most still to be played."""
    process = start("arena", *LONG, "--runs", tmp_path)
    wait_until(lambda: process.poll() is not None or len(list(gate.glob("game-*"))) >= 8)
    assert process.poll() is None
    yield process
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()


def test_a_killed_run_goes_on_where_it_stopped(under_way: "subprocess.Popen[str]", tmp_path: Path, gate: Path) -> None:
    os.kill(under_way.pid, signal.SIGKILL)
    under_way.communicate(timeout=PATIENCE)  # ends only when every process that shares the pipes has ended
    before = stored(tmp_path)
    assert 0 < len(before) < 16
    (gate / "closed").unlink()
    resumed = played(tmp_path, *LONG)
    after = stored(tmp_path)
    assert len(after) == 16
    assert set(before) <= set(after)
    assert plain(resumed) == plain(played(tmp_path / "uninterrupted", *LONG))


def test_only_one_process_plays_a_run(under_way: "subprocess.Popen[str]", tmp_path: Path) -> None:
    done = sacbe("arena", *LONG, "--runs", tmp_path)
    assert done.code == 1
    assert "another process is playing it" in done.sentence
    assert under_way.poll() is None
    other = played(tmp_path, *LONG[:4], "random", "--games", 2)
    assert other["games"] == 2


def test_ctrl_c_ends_all_processes(under_way: "subprocess.Popen[str]", tmp_path: Path) -> None:
    os.killpg(under_way.pid, signal.SIGINT)
    _, err = under_way.communicate(timeout=PATIENCE)
    assert under_way.returncode == 130
    assert err.rstrip().endswith("sacbe: interrupted")
    assert 0 < len(stored(tmp_path)) < 16


def test_runs_do_not_mix(tmp_path: Path) -> None:
    words = ["tikal", "--players", 2, "--games", 2, "--bots"]
    one = played(tmp_path, *words, "random")
    two = played(tmp_path, *words, "random", "--seed", 2)
    assert one["run"] != two["run"]
    folders = {folder.name.rpartition("-")[2]: folder for folder in tmp_path.iterdir()}
    assert set(folders) == {one["run"], two["run"]}
    (folders[one["run"]] / FILE).replace(folders[two["run"]] / FILE)
    done = sacbe("arena", *words, "random", "--seed", 2, "--runs", tmp_path)
    assert done.code == 1
    assert "holds games of another match" in done.sentence


def test_a_damaged_store_is_refused(tmp_path: Path) -> None:
    words = ["tikal", "--players", 2, "--games", 2, "--bots", "random,random", "--runs", tmp_path]
    assert sacbe("arena", *words).code == 0
    (file,) = tmp_path.glob(f"*/{FILE}")
    file.write_bytes(b"something else altogether, of some length" * 100)
    done = sacbe("arena", *words)
    assert done.code == 1
    assert "its file is damaged" in done.sentence


def test_a_bar_tells_how_far_it_is_and_how_long_it_takes(gate: Path, tmp_path: Path) -> None:
    terminal = Terminal("arena", *map(str, LONG), "--runs", str(tmp_path))
    try:
        terminal.until("/16 games")
        terminal.wait(lambda shown: bool(re.search(r"games \d:\d\d:\d\d \d:\d\d:\d\d", shown)), "the time left")
        (gate / "closed").unlink()
        terminal.until("Report: ")
    finally:
        terminal.close()


# -- bots that misbehave ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Illegal", "the bot 'Illegal' made an illegal move: "),
        ("Broken", "the bot 'Broken' failed with ZeroDivisionError: nothing divided by nothing ("),
        ("Deadly", "3 processes in a row died over it, the last with exit code 7"),
    ],
)
def test_a_bot_that_misbehaves_ends_the_run_with_its_name(bot: str, reason: str, tmp_path: Path) -> None:
    words = ["tikal", "--players", 2, "--games", 4, "--bots", f"random,{OWN}:{bot}", "--runs", tmp_path]
    done = sacbe("arena", *words, "--jobs", 2)
    assert done.code == 1
    assert reason in done.sentence
    assert "deal 1, seating " in done.sentence
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "SACBE_TEST_MARK", str(tmp_path / "mark"))
    words = ["tikal", "--players", 2, "--games", 4, "--bots", f"random,{OWN}:DeadlyOnce", "--jobs", 2]
    survived = played(tmp_path / "runs", *words)
    assert (tmp_path / "mark").exists()
    assert plain(survived) == plain(played(tmp_path / "again", *words))


# -- Ray --------------------------------------------------------------------------------------------------------------


@ONE_RAY_AT_A_TIME
def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    words = ["tikal", "--players", 2, "--games", 12, "--bots", f"search@4,{OWN}:First,random"]
    on_ray = played(tmp_path / "ray", *words, "--ray", "local")
    assert plain(on_ray) == plain(played(tmp_path / "local", *words))
    ours, theirs = (
        [row[0:2] + (plain(json.loads(str(row[2]))), row[3]) for row in stored(tmp_path / way)]
        for way in ("ray", "local")
    )
    assert ours == theirs


@ONE_RAY_AT_A_TIME
def test_a_bot_that_misbehaves_on_ray(tmp_path: Path) -> None:
    words = ["tikal", "--players", 2, "--games", 2, "--bots", f"random,{OWN}:Illegal", "--runs", tmp_path]
    done = sacbe("arena", *words, "--ray", "local")
    assert done.code == 1
    # Ray may log beside our sentence.
    ours = [line for line in done.err.splitlines() if not line.startswith("[") and not line.endswith(" ...")]
    assert len(ours) == 1, done.err
    assert "the bot 'Illegal' made an illegal move: " in ours[0]


NOWHERE = "127.0.0.1:1"
"""An address at which nobody can be; to look for any cluster would find those of others."""


def test_a_cluster_that_is_not_there(tmp_path: Path) -> None:
    words = ["tikal", "--players", 2, "--games", 2, "--bots", "random,random", "--runs", tmp_path]
    done = sacbe("arena", *words, "--ray", NOWHERE)
    assert done.code == 1
    assert f"there is no Ray at '{NOWHERE}'" in done.sentence


def test_programs_play_and_their_faults_are_named(tmp_path: Path) -> None:
    root = Path(__file__).parent.parent.parent
    good = f"exec:{sys.executable} {root / 'examples' / 'bots' / 'kinds.py'}"
    bad = f"exec:{sys.executable} {root / 'tests' / 'bots' / 'faulty.py'} cheats"
    words = ("ahau", "--players", 2, "--bots", f"{good},{bad}", "--games", 2, "--runs", tmp_path)
    done = sacbe("arena", *words)
    assert done.code == 0, done.err
    assert "kinds" in done.out
    assert "6 times the bot faulty chose -1, which is not legal; its seat went on with any legal action" in " ".join(
        done.out.split()
    )


def test_one_bot_plays_itself_only_where_it_is_said_how_often(tmp_path: Path) -> None:
    done = sacbe("arena", "tikal", "--bots", "random", "--runs", tmp_path)
    assert done.code == 1
    assert "say with --games how often random is to play itself" in done.sentence
    assert list(tmp_path.iterdir()) == []
