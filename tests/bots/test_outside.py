"""Programs play by the protocol; those that hang, crash or cheat are named, and their seats go on."""

import sys
from pathlib import Path

import pytest

import sacbe
from sacbe import bots
from sacbe.bots.outside import TRIES
from tests.patience import PATIENCE
from tests.processes import wait_until

HERE = Path(__file__).parent
FAULTY = HERE / "faulty.py"
KINDS = HERE.parent.parent / "examples" / "bots" / "kinds.py"
SHORT = 0.3
"""Seconds for those that never answer."""


def outside(fault: str = "", *words: str, seconds: float = PATIENCE) -> bots.Outside:
    bot = bots.make(f"exec:{sys.executable} {FAULTY} {fault} {' '.join(words)}", 1, seconds=seconds)
    assert isinstance(bot, bots.Outside)
    return bot


def midgame(name: str = "tikal") -> sacbe.State:
    state = sacbe.game(name).start(players=2, seed=3)
    sacbe.play_randomly(state, sacbe.Generator(1), 30)
    return state


def alive(pid: int) -> bool:
    """Tell whether a process runs; one that nobody has asked how it ended does not."""
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False


def test_a_program_is_asked_and_answers() -> None:
    state, bot = midgame(), outside()
    assert bot.choose(state, state.actors[0]) == state.legal()[0]
    assert bot.running
    assert bot.faults == []
    bot.close()
    assert not bot.running


def test_answers_by_notation_count_and_answers_to_other_questions_do_not() -> None:
    state, bot = midgame(), outside("names")
    assert [bot.choose(state, state.actors[0]) for _ in range(3)] == [state.legal()[0]] * 3
    assert bot.faults == []
    bot.close()


@pytest.mark.parametrize("name", sacbe.games())
def test_a_program_is_told_what_it_wants(name: str) -> None:
    state, bot = midgame(name), outside("", "view,position,observation,words")
    assert bot.choose(state, state.actors[0]) == state.legal(state.actors[0])[0]
    assert bot.faults == []
    bot.close()


@pytest.mark.parametrize(
    ("fault", "seconds", "said"),
    [
        ("hangs", SHORT, "the bot faulty took longer than 0.8 seconds"),
        ("crashes", PATIENCE, "the bot faulty ended by itself (exit code 3)"),
        ("babbles", PATIENCE, "the bot faulty said something that is no line of JSON: 'I think I shall build.\\n'"),
        ("floods", PATIENCE, "the bot faulty said something that is no line of JSON: 'xxx"),
        ("cheats", PATIENCE, "the bot faulty chose -1, which is not legal"),
        ("curious", PATIENCE, "the bot faulty wants to be told what there is not; there are: view, position"),
    ],
)
def test_faults_are_named_and_the_seat_goes_on(fault: str, seconds: float, said: str) -> None:
    state, bot = midgame(), outside(fault, seconds=seconds)
    legal = state.legal()
    for number in range(TRIES):
        assert bot.choose(state, state.actors[0]) in legal
        assert len(bot.faults) == number + 1
        assert not bot.running
    assert str(bot.faults[0]).startswith(said)
    assert bot.choose(state, state.actors[0]) in legal
    assert len(bot.faults) == TRIES, "who fails so often is not asked again"


def test_a_program_that_does_not_read_keeps_nobody_waiting() -> None:
    state, bot = midgame(), outside("deaf")
    bot.patience = SHORT
    assert bot.choose(state, state.actors[0]) in state.legal()
    assert "took longer" in str(bot.faults[0])


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    told = tmp_path / "child"
    script = tmp_path / "mother.sh"
    script.write_text(f"#!/bin/sh\nsleep 10000 &\necho $! >{told}\nexec {sys.executable} {FAULTY}\n")
    script.chmod(0o755)
    state, bot = midgame(), bots.make(f"exec:{script}")
    assert isinstance(bot, bots.Outside)
    bot.choose(state, state.actors[0])
    child = int(told.read_text())
    assert alive(child)
    bot.close()
    wait_until(lambda: not alive(child))


def test_a_program_that_is_not_there_is_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="there is no program"):
        bots.make("exec:./no-such-bot")
    with pytest.raises(bots.UnknownBot):
        bots.make("exec:")


def test_programs_have_the_names_that_the_environment_gives_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_BOTS", f"mine={sys.executable} {KINDS}; other=sh x ;;=;bad")
    assert bots.programs() == {"mine": f"{sys.executable} {KINDS}", "other": "sh x "}
    bot = bots.make("mine", seed=3)
    state = midgame()
    assert bot.choose(state, state.actors[0]) in state.legal()
    assert isinstance(bot, bots.Outside)
    assert bot.faults == []
    bot.close()
