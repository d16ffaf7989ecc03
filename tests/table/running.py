"""A real server in a process of its own, and somebody who talks to it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Message = dict[str, Any]
Answer = TypeVar("Answer")


class Server:
    """A server as ``sacbe serve`` starts it."""

    def __init__(
        self, database: str, redis: str | None = None, port: int = 0, *options: str, under: Sequence[str] = ()
    ) -> None:
        command = [*under, sys.executable, "-m", "sacbe.cli", "serve", "--port", str(port), "--database", database]
        command += ["--redis", redis] if redis else []
        # All tests come from one address.
        command += options or ["--allowance", "1000"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        assert self.process.stdout is not None
        self.url = next(word for word in self.process.stdout.readline().split() if word.startswith("http")).rstrip("/")

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """End the server as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End the server as a person would."""
        self._end(signal.SIGINT)
        return self.process.returncode

    def _end(self, how: signal.Signals) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def server(database: str, redis: str | None = None, *options: str, under: Sequence[str] = ()) -> Iterator[Server]:
    """Run a server for a while."""
    running = Server(database, redis, 0, *options, under=under)
    try:
        yield running
    finally:
        running.stop()


def run_alone(coroutine: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine in a thread of its own: in this one the browser of other tests may have its loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def file_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


def seats(*kinds: str) -> list[Message]:
    """Return seats: ``here``, ``link``, or the level of a bot."""
    return [
        {"kind": kind, "name": f"P{number}"}
        if kind in ("here", "link")
        else {"kind": "bot", "name": f"Bot {number}", "level": kind}
        for number, kind in enumerate(kinds)
    ]


def new_table(url: str, *kinds: str, game: str = "tzolkin", **more: Any) -> Message:
    """Open a table with these seats; return it with its links."""
    wish = {"name": "A table", "game": game, "players": len(kinds), "seats": seats(*kinds), **more}
    answer = ask("POST", f"{url}/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


def ask(method: str, url: str, link: str = "", **more: Any) -> httpx.Response:
    """Ask by HTTP, with a link if there is one."""
    headers = {"Authorization": f"Bearer {link}"} if link else {}
    return httpx.request(method, url, headers={**headers, **more.pop("headers", {})}, timeout=PATIENCE, **more)


class Page:
    """What a page does: joins, keeps what it is told, and asks."""

    numbers = count()

    def __init__(self, url: str, table: str, link: str, seat: int | None = None) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.connection = connect(address, max_size=None, open_timeout=PATIENCE, ping_timeout=PATIENCE)
        self.socket: ClientConnection = self.connection.__enter__()
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.position: Message = {}
        self.moves: list[Message] = []
        self.first = {"type": "join", "link": link, "seat": seat}

    def __enter__(self) -> "Page":
        try:
            self.join()
            self.until("position")
        except BaseException:
            self.__exit__()
            raise
        return self

    def join(self) -> None:
        """Say who this is."""
        self.send(**self.first)

    def __exit__(self, *_: object) -> None:
        self.connection.__exit__(None, None, None)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """Wait for the next message, and keep what it tells."""
        return self._take_in(self.socket.recv(PATIENCE))

    def _take_in(self, text: str | bytes) -> Message:
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        self._keep(message)
        return message

    def _keep(self, message: Message) -> None:
        if message["type"] == "position":
            self.position = message
        elif message["type"] == "log":
            self.moves = list(message["moves"])
        elif message["type"] == "moved":
            assert message["move"] == len(self.moves) + 1
            self.moves.append(message)
            for known in message["revealed"]:
                self.moves[known["move"] - 1] = known
        elif message["type"] == "undone":
            del self.moves[message["move"] :]

    def drain(self, wait: float = 0.05) -> None:
        """Hear what has come, and what comes within a moment."""
        with suppress(TimeoutError):
            while True:
                self._take_in(self.socket.recv(wait))

    def until(self, *kinds: str, where: Callable[[Message], bool] = lambda _: True) -> Message:
        """Wait for a message of a kind."""
        while True:
            message = self.hear()
            if message["type"] in kinds and where(message):
                return message
            assert message["type"] not in ("refused", "closed"), message

    def request(self, kind: str, **more: Any) -> Message:
        """Ask for something and wait for the answer: that it is accepted, and the position after it, or the refusal."""
        asked = {"id": f"r{next(self.numbers)}", "seat": self.position["seat"], "key": self.position["key"], **more}
        self.send(type=kind, **asked)
        while True:
            answer = self.hear()
            if answer["type"] in ("accepted", "refused") and answer["id"] == asked["id"]:
                break
        return self.until("position") if answer["type"] == "accepted" else answer

    def play(self, choose: Callable[[list[Message]], Message] = lambda choices: choices[0], **more: Any) -> Message:
        """Take an action."""
        return self.request("play", text=choose(self.position["choices"])["text"], **more)

    def step(self, choose: Callable[[list[Message]], Message] = lambda choices: choices[0]) -> None:
        """Do what there is to do: end the turn, take an action, or wait for the others."""
        if self.position["ended"]:
            self.request("confirm")
        elif self.position["choices"]:
            self.play(choose)
        else:
            self.until("position")
