"""The other commands, the command line itself, and closed pipes."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sacbe import Record, __version__, game, games, replay
from tests.cli.running import ENVIRONMENT, sacbe, start
from tests.patience import PATIENCE
from tests.processes import children, hears_ctrl_c, wait_until

KEYS = ["game", "players", "mode", "decisions_per_s", "games_per_s", "copies_per_s", "batched_per_s", "state_bytes"]
KEYS += ["simulations_per_s", "bare_per_s"]


def test_help_names_the_commands() -> None:
    for done in (sacbe("--help"), sacbe()):
        assert done.code == 0
        for command in ("play", "simulate", "replay", "components", "bench"):
            assert f"\n  {command} " in done.out


def test_help_loads_nothing_it_does_not_need() -> None:
    code = "import sys, sacbe.cli.app; print([m for m in ('rich', 'fluent', 'sacbe.tzolkin') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "--nonsense"], "there is no option --nonsense"),
        (["dance"], "there is no command dance"),
        (["replay"], "the argument FILE is missing"),
        (["simulate", "tzolkin", "--games", "none"], "the value of --games does not fit"),
        (["play", "--lang", "la"], "the value of --lang does not fit"),
        (["replay", "FILE", "--export", "film"], "the value of --export does not fit"),
    ],
)
def test_a_command_line_that_cannot_be_read(words: list[str], reason: str) -> None:
    done = sacbe(*words)
    assert done.code == 2
    assert reason in done.sentence
    assert done.out == ""


# -- simulate ---------------------------------------------------------------------------------------------------------


def simulated(*words: object) -> dict[str, object]:
    done = sacbe("simulate", "tzolkin", "--json", *words)
    assert done.code == 0, done.err
    figures: dict[str, object] = json.loads(done.out)
    assert figures.pop("games_per_s")
    return figures


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = simulated("--players", 3, "--games", 25, "--seed", 4)
    assert alone == simulated("--players", 3, "--games", 25, "--seed", 4, "--jobs", 3)
    assert alone != simulated("--players", 3, "--games", 25, "--seed", 5)


def test_a_simulation_adds_up() -> None:
    figures = simulated("--players", 2, "--games", 20)
    seats = figures["seats"]
    assert isinstance(seats, list)
    assert sum(seat["wins"] for seat in seats) == pytest.approx(1)
    assert all(seat["min"] <= seat["mean"] <= seat["max"] for seat in seats)


def test_a_simulation_is_shown_as_a_table() -> None:
    done = sacbe("simulate", "tzolkin", "--players", 4, "--games", 5, "--lang", "ko")
    assert done.code == 0
    assert "무작위 플레이어의 게임 5판" in done.out
    assert "◆ 4번 자리" in done.out


def test_ctrl_c_ends_all_processes_of_a_simulation() -> None:
    process = start("simulate", "tzolkin", "--games", 1_000_000, "--jobs", 2)
    wait_until(lambda: len(children(process.pid)) > 1 and hears_ctrl_c(process.pid))
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)  # ends only when every process that shares the pipe has ended
    assert process.returncode == 130
    assert "Traceback" not in err
    assert err.rstrip().endswith("sacbe: interrupted")


# -- replay -----------------------------------------------------------------------------------------------------------


def test_the_whole_story(played: Path) -> None:
    done = sacbe("replay", played)
    assert done.code == 0
    for words in ("● Player 1  keeps", "(rewards of the gods)", "Final scores", "win"):
        assert words in done.out


def test_a_position_on_the_way(played: Path) -> None:
    assert "Setup" in sacbe("replay", played, "--move", 0).out
    assert "준비" in sacbe("replay", played, "--move", 0, "--lang", "ko").out
    done = sacbe("replay", played, "--move", 100_000)
    assert done.code == 1
    assert "there is no move 100000" in done.sentence


def test_exports(played: Path, tmp_path: Path) -> None:
    assert sacbe("replay", played, "--export", "json").out == played.read_text()
    half = json.loads(sacbe("replay", played, "--move", 40, "--export", "position").out)
    record = Record.load(played)
    assert game("tzolkin").load(half).key() == replay(record, upto=40).key()
    target = tmp_path / "story.txt"
    assert sacbe("replay", played, "--export", "text", "--output", target).code == 0
    assert target.read_text().startswith(f"Tzolk'in, {len(record.moves)} moves\n")
    assert "needs --export" in sacbe("replay", played, "--output", target).sentence
    assert "cannot be written" in sacbe("replay", played, "--export", "text", "--output", tmp_path).sentence
    assert list(tmp_path.iterdir()) == [target]


def damaged(played: Path, damage: str) -> str:
    """Return a record with one thing wrong."""
    text = played.read_text()
    data = json.loads(text)
    if damage == "cut":
        return text[: len(text) // 2]
    if damage == "move":
        data["turns"][3][1] = "pick palenque 5"
    elif damage == "word":
        data["turns"][3][1] = "dance"
    elif damage == "seat":
        data["turns"][3][0] = 1 - data["turns"][3][0]
    elif damage == "result":
        data["result"]["scores"][0] += 1
    elif damage == "version":
        data["rules"] = 99
    elif damage == "game":
        data["game"] = "../tzolkin"
    else:
        del data["seats"]
    return json.dumps(data)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ("cut", "this is not a record"),
        ("move", "of the record: "),
        ("word", "'dance' is not an action of this game"),
        ("seat", "of the record: seat "),
        ("result", "the record's result does not follow from its moves"),
        ("version", "rules version 99"),
        ("game", "unknown game"),
        ("seats", "the record's 'seats' is missing or malformed"),
    ],
)
def test_a_damaged_record_is_refused(played: Path, tmp_path: Path, damage: str, reason: str) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(damaged(played, damage))
    for command in (["replay", file], ["play", "--resume", file]):
        done = sacbe(*command)
        assert done.code == 1
        assert reason in done.sentence
        assert done.out == ""


PYTHONS = re.compile(r"Errno|Error\b|codec|Expecting|Input should|No such file")
"""Words of Python and of libraries, which tell people nothing."""


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "there is no such file or folder"),
        (b"{\n", "this is not a record: from line 2, column 1 on it is not JSON"),
        (b"\xff\xfe", "it is not a text"),
    ],
    ids=["missing", "broken", "binary"],
)
@pytest.mark.parametrize("words", [["replay"], ["analyze"], ["play", "--resume"], ["level", "tikal"]], ids=" ".join)
def test_a_file_that_cannot_be_read_is_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], content: bytes | None, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if content is not None:
        Path("g.json").write_bytes(content)
    done = sacbe(*words, "g.json")
    assert done.code == 1
    assert done.sentence.startswith("'g.json'")
    assert reason in done.sentence
    assert not PYTHONS.search(done.sentence)


def test_why_a_file_cannot_be_used_is_said_in_korean(tmp_path: Path) -> None:
    assert "그런 파일이나 폴더가 없습니다" in sacbe("replay", "nope.json", "--lang", "ko").sentence
    assert "폴더입니다" in sacbe("replay", tmp_path, "--lang", "ko").sentence
    export = sacbe("components", "tikal", "--export", tmp_path / "no" / "x.toml", "--lang", "ko")
    assert "그런 파일이나 폴더가 없습니다" in export.sentence


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["simulate", "tikal", "--games", "0"], "it must be at least 1"),
        (["serve", "--port", "99999"], "it must be at most 65535"),
        (["serve", "--port", "x"], "it must be a whole number"),
        (["bench", "--seconds", "x"], "it must be a number"),
        (["rules", "tikal", "--lang", "fr"], "fr is none of 'en', 'ko'"),
    ],
)
def test_a_value_that_does_not_fit_is_said_in_our_words(words: list[str], reason: str) -> None:
    done = sacbe(*words)
    assert done.code == 2
    assert done.sentence.endswith(reason)
    assert not PYTHONS.search(done.sentence)


def test_a_server_says_in_a_pipe_that_it_starts() -> None:
    process = start("serve", "--port", 0)
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        assert process.stderr.readline() == "The server is starting ...\n"
        assert process.stdout.readline().startswith("The tables are at http://localhost:")
    finally:
        process.kill()
        process.communicate()


# -- components -------------------------------------------------------------------------------------------------------


def test_the_pack_is_shown_with_confidence_and_source() -> None:
    done = sacbe("components", "tzolkin")
    assert done.code == 0
    for block in game("tzolkin").rules().pack.data:
        assert f"[{block}]  confidence: " in done.out
    for words in ("Kitchen Garden", "farm_small_1", "1 worker eats nothing", "4 points per tomb of yours", "rulebook"):
        assert words in done.out


def test_an_exported_pack_is_the_pack(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    assert sacbe("components", "tzolkin", "--export", file).code == 0
    assert file.read_text() == game("tzolkin").rules().pack.text
    assert sacbe("components", "tzolkin", "--components", file).out == sacbe("components", "tzolkin").out


def test_a_broken_pack_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    text = game("tzolkin").rules().pack.text
    file.write_text(text.replace('id = "farm_small_2"', 'id = "farm_small_1"'))
    for command in (["components", "tzolkin"], ["play", "tzolkin"], ["simulate", "tzolkin"]):
        done = sacbe(*command, "--components", file)
        assert done.code == 1
        assert "pack.toml, line " in done.sentence
        assert "ids of their own" in done.sentence
    file.write_text("setup = [")
    assert "pack.toml: " in sacbe("components", "tzolkin", "--components", file).sentence


# -- bench ------------------------------------------------------------------------------------------------------------


def test_bench_has_a_row_for_every_game_player_count_and_engine() -> None:
    done = sacbe("bench", "--json", "--seconds", 0.06)
    assert done.code == 0, done.err
    rows = json.loads(done.out)
    assert all(list(row) == KEYS for row in rows)
    modes = list(dict.fromkeys(row["mode"] for row in rows))
    assert modes in (["compiled", "pure"], ["pure"])
    expected = [(name, players, mode) for name in games() for players in game(name).counts for mode in modes]
    assert [(row["game"], row["players"], row["mode"]) for row in rows] == expected
    assert all(row[key] > 0 for row in rows for key in KEYS[3:8])
    for key in ("simulations_per_s", "bare_per_s"):  # sources alone may not finish a simulation in so short a time
        assert [row[key] is not None for row in rows] == [row["mode"] == modes[0] for row in rows]
        assert all(row[key] > 0 for row in rows if row["mode"] == "compiled")
    assert all(row["state_bytes"] < (8192 if row["game"] == "ahau" else 4096) for row in rows)


def test_bench_prints_a_table() -> None:
    done = sacbe("bench", "tzolkin", "--seconds", 0.05)
    assert done.code == 0
    assert "Decisions/s" in done.out


# -- pipes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command", [["replay", "FILE"], ["components", "tzolkin"], ["replay", "FILE", "--export", "json"]]
)
def test_a_closed_pipe_ends_the_command_quietly(played: Path, command: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    process = start(*(str(played) if word == "FILE" else word for word in command), stdout=writer)
    os.close(writer)
    _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err == ""


# -- what a file says is shown, never obeyed ---------------------------------------------------------------------------

ESCAPES = "\x1b]0;mine\x07\x1b[2J\x9b31m\u202eznA"


def commands_in(text: str) -> set[str]:
    """Return what a terminal would do something about other than show it."""
    return {sign for sign in text if sign != "\n" and not sign.isprintable()}


def test_names_in_a_record_cannot_command_the_terminal(played: Path, tmp_path: Path) -> None:
    record = json.loads(played.read_text(encoding="utf-8"))
    record["seats"] = [{"name": f"Ann{ESCAPES}"}, {"name": "\u3164"}]
    file = tmp_path / "named.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    commands = (["replay", file], ["replay", file, "--move", 9], ["play", "--resume", file])
    for command in (*commands, ["replay", file, "--export", "json"]):
        done = sacbe(*command)
        assert (done.code, commands_in(done.out)) == (0, set())
        assert "Ann" in done.out


def test_a_pack_cannot_command_the_terminal(tmp_path: Path) -> None:
    pack = game("tikal").rules().pack.text.replace('source = "', 'source = "\\u001b[2J\\u202e', 1)
    (tmp_path / "pack.toml").write_text(pack, encoding="utf-8")
    done = sacbe("components", "tikal", "--components", tmp_path / "pack.toml")
    assert (done.code, commands_in(done.out)) == (0, set())
    assert "\ufffd[2J" in done.out


def test_a_refusal_cannot_command_the_terminal(played: Path, tmp_path: Path) -> None:
    record = json.loads(played.read_text(encoding="utf-8"))
    record["components"] = ESCAPES
    (tmp_path / "odd.json").write_text(json.dumps(record), encoding="utf-8")
    done = sacbe("replay", tmp_path / "odd.json")
    assert done.code == 1
    assert commands_in(done.sentence) == set()


@pytest.mark.parametrize("name", games())
def test_every_kind_of_action_is_listed(name: str) -> None:
    table = game(name).table
    listed = json.loads(sacbe("actions", name, "--json").out)["kinds"]
    assert [row["kind"] for row in listed] == [kind.name for kind in table.kinds]
    assert sum(row["count"] for row in listed) == len(table)
    assert all(row["meaning"] for row in listed)
    shown = sacbe("actions", name, "--lang", "ko").out
    assert all(kind.name in shown for kind in table.kinds)


def test_the_version_is_told() -> None:
    assert sacbe("--version").out.split() == ["sacbe", __version__]


def test_a_rule_is_printed_in_both_languages() -> None:
    assert "TK-7.3" in sacbe("rules", "tikal", "tk-7.3").out
    assert "두 개 층" in sacbe("rules", "tikal", "TK-7.3", "--lang", "ko").out
    assert sacbe("rules", "tikal", "TK-7").out.count("TK-7.") > 3
    assert "TP-" in sacbe("rules", "tzolkin", "prophecies").out
    assert sacbe("rules", "tikal", "TK-99.1").err == "sacbe: tikal has no rule 'TK-99.1'\n"


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["serve", "--help", "--lang", "ko"]])
def test_help_speaks_the_language_of_the_system(words: list[str]) -> None:
    environment = {**ENVIRONMENT, "LANG": "ko_KR.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "SACBE_LANG": ""}
    command = [sys.executable, "-m", "sacbe.cli", *words]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, timeout=PATIENCE, check=True)
    assert done.stdout.startswith("사용법: sacbe")
    assert "이 도움말을 보여 주고 끝냅니다." in done.stdout
    assert "help-" not in done.stdout.replace("--help", "")


def test_errors_speak_the_language_that_was_asked_for(tmp_path: Path) -> None:
    assert (
        sacbe("simulate", "chess", "--lang", "ko").sentence
        == "그런 게임은 없습니다: 'chess'. 있는 게임: ahau, tikal, tzolkin"
    )
    assert sacbe("replay", tmp_path / "none.json", "--lang", "ko").sentence.startswith("파일을 읽을 수 없습니다")
    assert sacbe("play", "--nonsense", "--lang", "ko").sentence == "그런 옵션은 없습니다: --nonsense"
