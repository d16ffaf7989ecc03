"""Load on the table: many live tables, two people by link at each, played by scripted clients on this machine.

``python bench/load.py`` starts a server of its own on a new SQLite file, plays, and prints a table of figures: how long
an answer to a decision takes, what memory the server needs, and whether any acknowledged decision is lost or doubled.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SEATS = 2


@dataclass
class Figures:
    """What is measured."""

    answers: list[float] = field(default_factory=list)
    """Seconds from a request to its acknowledgement."""
    refused: int = 0
    memory: list[tuple[float, int]] = field(default_factory=list)
    """Kilobytes of the server process, by time."""
    work: float = 0.0
    """Seconds of processor time that the server needed meanwhile."""


class Player:
    """One socket of one seat: decides when it can, after a while of thinking."""

    def __init__(self, url: str, table: str, link: str, figures: Figures, think: float) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.link = link
        self.figures = figures
        self.think = think
        self.random = random.Random(link)
        self.acknowledged: list[str] = []
        self.position: dict[str, Any] = {}
        self.waiting: dict[str, tuple[float, str]] = {}

    async def play(self, until: float) -> None:
        """Play until a time."""
        async with connect(self.address, max_size=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "join", "link": self.link}))
            reader = asyncio.create_task(self._read(socket))
            number = 0
            while time.monotonic() < until:
                await asyncio.sleep(self.random.uniform(0.5, 1.5) * self.think)
                if not self.waiting and (self.position.get("choices") or self.position.get("ended")):
                    number += 1
                    await self._decide(socket, f"r{number}")
            while self.waiting:
                await asyncio.sleep(0.05)
            reader.cancel()

    async def _decide(self, socket: ClientConnection, name: str) -> None:
        request = {"id": name, "seat": self.position["seat"], "key": self.position["key"], "type": "confirm"}
        text = ""
        if not self.position["ended"]:
            text = self.random.choice(self.position["choices"])["text"]
            request |= {"type": "play", "text": text}
        self.waiting[name] = (time.monotonic(), text)
        await socket.send(json.dumps(request))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "position":
                self.position = message
            elif message["type"] == "accepted":
                sent, played = self.waiting.pop(message["id"])
                self.figures.answers.append(time.monotonic() - sent)
                self.acknowledged += [played] if played else []
            elif message["type"] == "refused":
                self.waiting.pop(message["id"], None)
                self.figures.refused += 1
                self.position = message["position"] or self.position

    async def wrong(self) -> int:
        """Return how many of this seat's decisions are lost or doubled at the table."""
        async with connect(self.address, max_size=None, open_timeout=60) as socket:
            await socket.send(json.dumps({"type": "join", "link": self.link}))
            while (message := json.loads(await socket.recv()))["type"] != "log":
                pass
        stored: list[str] = [move["choice"]["text"] for move in message["moves"] if move["seat"] == message["seat"]]
        differing = sum(int(one != other) for one, other in zip(stored, self.acknowledged, strict=False))
        return differing + abs(len(stored) - len(self.acknowledged))


async def open_tables(url: str, game: str, count: int, figures: Figures, think: float) -> list[Player]:
    """Return the players of so many new tables."""
    seats = [{"kind": "link", "name": f"P{seat}"} for seat in range(SEATS)]
    players = []
    async with httpx.AsyncClient(timeout=60) as client:
        for number in range(count):
            wish = {"name": f"Load {number}", "game": game, "players": SEATS, "seats": seats, "seed": number}
            opened = (await client.post(f"{url}/api/tables", json=wish)).raise_for_status().json()
            links = opened["links"]["seats"]
            players += [Player(url, opened["table"]["id"], link, figures, think) for link in links]
    return players


async def watch_memory(process: int, figures: Figures) -> None:
    """Note the server's memory every second."""
    started = time.monotonic()
    while True:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        resident = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
        figures.memory.append((time.monotonic() - started, resident))
        await asyncio.sleep(1)


def processor_time(process: int) -> float:
    """Return the seconds of processor time that a process has had."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(url: str, process: int, wish: argparse.Namespace) -> Figures:
    """Play, measure, and check every table."""
    figures = Figures()
    players = await open_tables(url, wish.game, wish.tables, figures, wish.think)
    memory = asyncio.create_task(watch_memory(process, figures))
    until = time.monotonic() + wish.seconds
    before = processor_time(process)
    await asyncio.gather(*(player.play(until) for player in players))
    figures.work = processor_time(process) - before
    memory.cancel()
    wrong = [await player.wrong() for player in players]
    report(figures, wish, sum(wrong), sum(len(player.acknowledged) for player in players))
    return figures


def report(figures: Figures, wish: argparse.Namespace, wrong: int, decisions: int) -> None:
    """Print the figures."""
    answers = sorted(figures.answers)
    later = [kilobytes for moment, kilobytes in figures.memory if moment > wish.seconds / 3]
    rows = {
        "tables / sockets": f"{wish.tables} / {wish.tables * SEATS}",
        "seconds": f"{wish.seconds:g}",
        "requests answered": f"{len(answers)} ({len(answers) / wish.seconds:.0f}/s)",
        "one core answers": f"{len(answers) / figures.work:.0f}/s",
        "median answer": f"{statistics.median(answers) * 1000:.1f} ms",
        "99 % of answers within": f"{answers[int(len(answers) * 0.99)] * 1000:.1f} ms",
        "refused": str(figures.refused),
        "decisions acknowledged": str(decisions),
        "lost or doubled": str(wrong),
        "memory after warm-up / at the end": f"{later[0] / 1024:.0f} MB / {later[-1] / 1024:.0f} MB",
    }
    for name, value in rows.items():
        sys.stdout.write(f"| {name} | {value} |\n")


async def main() -> None:
    """Start a server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2.0, help="seconds a player thinks, on average")
    parser.add_argument("--game", default="tzolkin")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "sacbe.cli", "serve", "--port", "0", "--database", f"sqlite:///{folder}/tables.sqlite"]
        command += ["--allowance", "1000"]
        server = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        greeting = (await server.stdout.readline()).decode()
        url = next(word for word in greeting.split() if word.startswith("http")).rstrip("/")
        try:
            await run(url, server.pid, wish)
        finally:
            os.kill(server.pid, signal.SIGINT)
            await server.wait()


if __name__ == "__main__":
    asyncio.run(main())
