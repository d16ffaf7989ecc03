"""Bots from elsewhere take seats by link (``sacbe sit``): they see what their seat may see, and come back."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sacbe
from tests.cli.running import ENVIRONMENT
from tests.cli.running import sacbe as command
from tests.patience import PATIENCE
from tests.processes import wait_until
from tests.table.running import Message, Page, Server, ask, file_url, new_table

FAULTY = Path(__file__).parent.parent / "bots" / "faulty.py"


def link(url: str, opened: Message, seat: int) -> str:
    return f"{url}/t/{opened['table']['id']}#link={opened['links']['seats'][seat]}"


@contextmanager
def sitting(url: str, opened: Message, seat: int, bot: str) -> Iterator["subprocess.Popen[str]"]:
    words = [sys.executable, "-m", "sacbe.cli", "sit", link(url, opened, seat), "--bot", bot]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
    with process:
        try:
            yield process
        finally:
            process.kill()


def told(process: "subprocess.Popen[str]") -> str:
    """Return all that somebody who sat has said, once the game is over."""
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, out
    return out


def info(url: str, opened: Message) -> Message:
    table: Message = ask("GET", f"{url}/api/tables/{opened['table']['id']}", opened["links"]["owner"]).json()["table"]
    return table


def test_bots_play_a_game_to_its_end_by_link(url: str) -> None:
    opened = new_table(url, "link", "link", game="ahau")
    with sitting(url, opened, 0, "random") as one, sitting(url, opened, 1, "greedy") as other:
        outs = [told(one), told(other)]
    table = info(url, opened)
    winners = ", ".join(f"P{seat}" for seat in table["winners"])
    assert table["over"]
    assert [out.splitlines() for out in outs] == [
        ["random plays P0 at the table A table.", f"The game is over; won by {winners}."],
        ["greedy plays P1 at the table A table.", f"The game is over; won by {winners}."],
    ]


def test_they_come_back_when_the_server_does(tmp_path: Path) -> None:
    first = Server(file_url(tmp_path))
    port = first.port
    try:
        opened = new_table(first.url, "link", "link", game="ahau")
        with sitting(first.url, opened, 0, "random") as one, sitting(first.url, opened, 1, "random") as other:
            wait_until(lambda: info(first.url, opened)["move"] > 5)
            first.kill()
            second = Server(file_url(tmp_path), None, port)
            try:
                outs = [told(one), told(other)]
                assert info(second.url, opened)["over"]
            finally:
                second.stop()
    finally:
        first.stop()
    assert all("The connection is lost" in out and "The game is over" in out for out in outs)


def test_a_program_that_cheats_is_named_and_its_seat_goes_on(url: str) -> None:
    opened = new_table(url, "link", "random", game="ahau")
    with sitting(url, opened, 0, f"exec:{sys.executable} {FAULTY} cheats") as process:
        out = told(process)
    assert out.count("faulty failed (the bot faulty chose -1, which is not legal); its seat goes on") == 3


def test_a_world_looks_as_the_table_does_to_the_seat_and_to_nobody_else(url: str) -> None:
    opened = new_table(url, "link", "link", game="tzolkin", options={"tribes": True})
    links, table = opened["links"]["seats"], opened["table"]["id"]
    with Page(url, table, links[0]) as page:
        page.send(type="imagine", id="w", seat=0, key=page.position["key"])
        world = page.until("world")
        state = sacbe.game("tzolkin").load(world["position"])
        assert state.view(0) == page.position["view"]
        assert world["key"] == page.position["key"]
        page.send(type="imagine", id="x", seat=1, key=page.position["key"])
        assert page.hear()["refusal"]["reason"] == "not-allowed"


def test_worlds_betray_nothing_that_was_chosen_in_secret(url: str) -> None:
    opened = new_table(url, "link", "link", game="tzolkin", options={"tribes": True}, seed="5")
    table, (first, second) = opened["table"]["id"], opened["links"]["seats"]
    with Page(url, table, first) as one, Page(url, table, second) as other:
        one.play()
        chosen = one.position["view"]["seats"][0]["tribe"]
        other.send(type="imagine", id="w", seat=1, key=other.position["key"])
        world = sacbe.game("tzolkin").load(other.until("world")["position"])
    assert chosen
    assert world.view(1) == other.position["view"]
    assert world.view(1)["seats"][0]["tribe"] is None  # type: ignore[index]


def test_links_that_lead_to_no_seat_are_refused_with_a_sentence(url: str) -> None:
    opened = new_table(url, "link", "link", game="ahau")
    watch = f"{url}/t/{opened['table']['id']}#link={opened['links']['watch']}"
    assert command("sit", watch, "--bot", "random").sentence.startswith("this link only watches")
    assert "is not the link of a seat" in command("sit", f"{url}/t/x", "--bot", "random").sentence
    assert command("sit", f"{url}/t/abc#link=xyz", "--bot", "random").sentence.startswith("the table has sent us away")
    assert "there is no bot" in command("sit", link(url, opened, 0), "--bot", "nobody").sentence
