"""The server under attack: others go on, nothing is a 500, and nobody waits for what somebody else has sent.

The short forms belong to every run; the long run repeats them at full size, and says what it measured.
"""

import asyncio
import json
import os
import random
import time
from collections.abc import Callable
from statistics import median

import httpx
import pytest

from tests.patience import PATIENCE
from tests.table.crowd import Visitor
from tests.table.floods import FLOODS, wish
from tests.table.running import Message, new_table, run_alone

ANSWERS = 30
"""So many answers are waited for, before and during a flood; a game has a few hundred."""
ANSWERED = 10.0
"""In seconds, and far above what is seen: a server that a flood stops answers nobody for a minute and longer."""


class Player:
    """Somebody who plays against a bot, and notes how long answers take."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    async def answers(self, count: int) -> tuple[float, float]:
        """Play for a while; return the median time of an answer, and of a bot's move, in seconds."""
        people: list[float] = []
        bots: list[float] = []
        while len(people) < count:
            began = time.monotonic()
            acting = await self._act()
            (people if acting else bots).append(time.monotonic() - began)
        return median(people), median(bots or [0.0])

    async def _act(self) -> bool:
        """Decide or confirm; where it is the bot's turn wait for it, and tell so."""
        position = self.visitor.position
        if position["choices"] or position["ended"]:
            await self.visitor.step()
            return True
        await self.visitor.until("position")
        return False


@pytest.mark.parametrize("flood", FLOODS)
@pytest.mark.parametrize("size", [1, pytest.param(10, marks=pytest.mark.long)])
def test_others_are_answered_during_a_flood(
    url: str, flood: str, size: int, record_property: Callable[[str, object], None]
) -> None:
    opened = new_table(url, "here", "random", game="tikal", seed=1)

    async def play() -> tuple[tuple[float, float], tuple[float, float]]:
        async with Visitor(url, opened["table"]["id"], opened["links"]["owner"]) as visitor:
            player = Player(visitor)
            before = await player.answers(ANSWERS)
            async with FLOODS[flood](url, size):
                return before, await player.answers(ANSWERS)

    before, during = run_alone(play())
    figures = [f"{1000 * seconds:.0f}" for seconds in (before[0], during[0], before[1], during[1])]
    record_property(
        "figure",
        f"flood of {flood} x {size}: median answer {figures[0]} ms before, {figures[1]} ms during; "
        f"a bot's move {figures[2]} and {figures[3]} ms (load {os.getloadavg()[0]:.0f})",
    )
    assert max(during) < ANSWERED


# -- bad messages ------------------------------------------------------------------------------------------------------

GOOD: tuple[Message, ...] = (
    {"type": "look", "seat": 0},
    {"type": "play", "id": "a", "seat": 0, "key": "k", "text": "done"},
    {"type": "undo", "id": "b", "seat": 0, "key": "k", "count": 1},
    {"type": "redo", "id": "c", "seat": 1, "key": "k", "count": 1},
    {"type": "confirm", "id": "d", "seat": 1, "key": "k"},
    {"type": "join", "link": "x", "seat": None},
)
WRONG: tuple[object, ...] = (
    *(None, -1, 2**63, 1e308, True, [], {}, [[[]]]),
    *("", "\x00", "\u202e", "x" * 300, "' OR 1=1 --", "../../etc/passwd"),
)
ADDRESSES = ("/api/tables", "/api/records", "/api/tables/held", "/api/tables/{}/links", "/api/tables/{}", "/api/{}/x")


def spoiled(choose: random.Random, message: Message) -> str:
    """Return a message with something wrong, as text that may be no JSON either."""
    field = choose.choice([*message, "more"])
    text = json.dumps({**message, field: choose.choice(WRONG)})
    if choose.random() < 0.3:
        place = choose.randrange(len(text))
        text = text[:place] + choose.choice(("", "\\", '"', "}", "\ud83d", "\x7f", "9" * 50)) + text[place + 1 :]
    return text.encode("utf-8", "replace").decode()


async def socket_messages(url: str, opened: Message, seed: int, count: int) -> int:
    """Send bad messages to a table; return how many were answered."""
    choose = random.Random(seed)
    answered = 0
    async with Visitor(url, opened["table"]["id"], opened["links"]["owner"]) as visitor:
        for _ in range(count):
            await visitor.socket.send(spoiled(choose, choose.choice(GOOD)))
            while (await visitor.hear())["type"] not in ("refused", "accepted", "position"):
                pass
            answered += 1
    return answered


async def http_messages(url: str, opened: Message, seed: int, count: int) -> int:
    """Send bad requests; return how many were answered, none of them with an error of the server's."""
    choose = random.Random(seed)
    headers = {"Authorization": f"Bearer {opened['links']['owner']}", "Content-Type": "application/json"}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=PATIENCE * 4) as client:
        for _ in range(count):
            address = choose.choice(ADDRESSES).replace("{}", choose.choice((opened["table"]["id"], "x" * 12, "%00")))
            method = choose.choice(("POST", "POST", "PATCH", "PUT", "GET"))
            body = spoiled(choose, wish("here", "here"))
            answer = await client.request(method, address, content=body.encode())
            assert answer.status_code < 500, (method, address, body, answer.text)
    return count


@pytest.mark.parametrize("count", [600, pytest.param(100_000, marks=pytest.mark.long)])
def test_bad_messages_are_refused_and_nothing_else_happens(
    url: str, count: int, record_property: Callable[[str, object], None]
) -> None:
    opened = new_table(url, "here", "link", game="tikal")
    each = 100

    async def send() -> int:
        places = asyncio.Semaphore(20)

        async def some(number: int) -> int:
            kind = http_messages if number % 3 == 0 else socket_messages
            async with places:
                return await kind(url, opened, number, each)

        return sum(await asyncio.gather(*(some(number) for number in range(count // each))))

    answered = run_alone(send())
    record_property("figure", f"bad messages: {answered} sent, {answered} answered, none with an error of the server's")
    assert answered == count
    position = httpx.get(
        f"{url}/api/tables/{opened['table']['id']}", headers={"Authorization": f"Bearer {opened['links']['owner']}"}
    )
    assert position.json()["table"]["move"] == 0
