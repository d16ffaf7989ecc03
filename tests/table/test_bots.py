"""Bots at the table: outside the event loop, restarted after a crash, and going on where a server stopped."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

import sacbe
from sacbe import bots
from sacbe.table.thinkers import Question, Thinkers
from tests.processes import children, wait_until
from tests.table.running import Page, Server, file_url, new_table, run_alone, server


def thinkers_of(running: Server) -> list[int]:
    return [child for child in children(running.process.pid) if b"spawn_main" in command_line(child)]


def command_line(process: int) -> bytes:
    """Return how a process was started; nothing where it has ended meanwhile."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def question(state: sacbe.State, seat: int, level: str, table: str = "AAAAAAAAAAAA") -> Question:
    position = state.determinized(seat, 1).position()
    return Question(table, seat, level, 1, state.rules.game, None, position)


@pytest.mark.parametrize("game", sacbe.games())
def test_every_bot_answers_every_kind_of_decision_legally(game: str) -> None:
    async def play() -> int:
        thinkers = Thinkers(1)
        state = sacbe.game(game).start(players=3, seed=4)
        levels = [name for name in bots.names() if name in ("random", "greedy", "easy")]
        try:
            for number in range(12):
                seat = state.actors[-1]
                action = await thinkers.choose(question(state, seat, levels[number % len(levels)]), state)
                state.play(action, seat)
        finally:
            thinkers.close()
        return len(state.moves)

    assert run_alone(play()) == 12


def broken(tmp_path: Path, body: str) -> str:
    file = tmp_path / "broken.py"
    file.write_text(f"import os, time\nclass Broken:\n    def choose(self, state, seat):\n        {body}\n")
    return f"{file}:Broken"


@pytest.mark.parametrize(
    "body", ["os._exit(1)", "raise ValueError('no idea')", "return -1", "return None", "time.sleep(60)"]
)
def test_a_bot_that_crashes_hangs_or_cheats_does_not_stop_the_table(tmp_path: Path, body: str) -> None:
    async def choose() -> tuple[int, int, sacbe.State]:
        thinkers = Thinkers(1, patience=4.0)
        state = sacbe.game("tikal").start(players=2, seed=4)
        try:
            bad = await thinkers.choose(question(state, 0, broken(tmp_path, body)), state)
            good = await thinkers.choose(question(state, 0, "random"), state)
        finally:
            thinkers.close()
        return bad, good, state

    bad, good, state = run_alone(choose())
    assert bad in state.legal(0)
    assert good in state.legal(0)


def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    async def think_and_count() -> int:
        thinkers = Thinkers(1)
        state = sacbe.game("tzolkin").start(players=4, seed=4)
        thought = asyncio.create_task(thinkers.choose(question(state, 0, "normal"), state))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.001)
            ticks += 1
        thinkers.close()
        return ticks

    assert run_alone(think_and_count()) > 20


def test_a_table_goes_on_when_its_bots_process_is_killed(tmp_path: Path) -> None:
    with server(file_url(tmp_path)) as running:
        opened = new_table(running.url, "random", "random", "here", game="tikal", seed=1)
        with Page(running.url, opened["table"]["id"], opened["links"]["owner"]) as page:
            kills = 0
            while page.position["move"] < 60:
                thinkers = thinkers_of(running)
                if kills < 3 and thinkers and page.position["move"] >= 15 * (kills + 1):
                    os.kill(thinkers[0], signal.SIGKILL)
                    kills += 1
                page.step()
            assert kills == 3


def test_a_bots_turn_that_was_pending_goes_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody comes back to the table: the server itself has to see that a bot is to move."""
    first = Server(file_url(tmp_path))
    opened = new_table(first.url, "random", "random", game="tzolkin", seed=1)
    first.kill()
    with (
        server(file_url(tmp_path)) as second,
        Page(second.url, opened["table"]["id"], opened["links"]["watch"]) as page,
    ):
        while not page.position["over"]:
            page.until("position")
        assert page.position["breakdown"] is not None


def test_thinkers_end_with_a_server_that_was_killed(tmp_path: Path) -> None:
    running = Server(file_url(tmp_path))
    new_table(running.url, "random", "here", game="tikal", seed=1)
    wait_until(lambda: thinkers_of(running))
    thinkers = thinkers_of(running)
    running.kill()
    wait_until(lambda: not any(Path(f"/proc/{thinker}/cmdline").exists() for thinker in thinkers))
