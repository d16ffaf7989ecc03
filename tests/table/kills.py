"""Somebody who plays on whatever happens to the server, and what must be true afterwards."""

import json
import random
import threading
import time

from websockets.exceptions import WebSocketException

import sacbe
from tests.table.lives import Life
from tests.table.running import Message, Page, new_table

MOST_ANSWERS = 6
"""A life ends after so many answers at most, and a moment later."""
MOMENT = 0.02
"""In seconds: about as long as a move takes."""


class Player:
    """Somebody who plays on whatever happens, and notes every decision that was acknowledged."""

    def __init__(self, server: Life, seed: int) -> None:
        opened = new_table(server.url, "here", "here", game="tikal", seed=seed)
        self.seed = seed
        self.table, self.link, self.watch = opened["table"]["id"], opened["links"]["owner"], opened["links"]["watch"]
        self.acknowledged: list[str] = []
        self.unanswered: Message | None = None
        self.number = 0
        self.answers = 0
        self.choose = random.Random(seed)
        self.stopping = False

    def play(self, url: str) -> None:
        """Play until the server dies. A request without an answer is sent again, as it was, by the next life."""
        try:
            page = Page(url, self.table, self.link)
        except (WebSocketException, OSError):
            return
        try:
            with page:
                self.repeat(page)
                while not (page.position["over"] or self.stopping):
                    self._decide(page)
        except (WebSocketException, OSError):
            pass

    def repeat(self, page: Page) -> None:
        """Send again what was not answered."""
        if self.unanswered is not None:
            page.send(**self.unanswered)
            self._hear_answer(page, self.unanswered)

    def _decide(self, page: Page) -> None:
        """Look through the eyes of whoever is to move, and move (or end the turn, or take a decision back)."""
        for seat in (0, 1):
            page.send(type="look", seat=seat)
            page.until("position", where=lambda message, seat=seat: message["seat"] == seat)  # type: ignore[misc]
            if page.position["choices"] or page.position["ended"]:
                break
        else:
            return  # the game is over
        self.number += 1
        request = {"id": f"r{self.number}", "seat": page.position["seat"], "key": page.position["key"]}
        if page.position["ended"]:
            request["type"] = "confirm"
        elif page.position["undoable"] > 2 and self.choose.random() < 0.1:
            request["type"] = "undo"
        else:
            request |= {"type": "play", "text": self.choose.choice(page.position["choices"])["text"]}
        self.unanswered = request
        page.send(**request)
        self._hear_answer(page, request)

    def _hear_answer(self, page: Page, request: Message) -> None:
        page.until("accepted", where=lambda message: message["id"] == request["id"])
        self.unanswered = None
        self.answers += 1
        if request["type"] == "play":
            self.acknowledged.append(request["text"])
        elif request["type"] == "undo":
            self.acknowledged.pop()


def live_and_die(servers: list[Life], victim: int, players: list[Player], moments: random.Random) -> None:
    """Have everybody play at any of the servers, and kill one of them at a moment that nobody can foresee."""
    before = sum(player.answers for player in players)
    wanted = moments.randrange(MOST_ANSWERS)
    threads = [threading.Thread(target=player.play, args=(moments.choice(servers).url,)) for player in players]
    for thread in threads:
        thread.start()
    while sum(player.answers for player in players) < before + wanted and any(map(threading.Thread.is_alive, threads)):
        time.sleep(0.001)
    time.sleep(moments.uniform(0, MOMENT))
    servers[victim].kill()
    for player in players:
        player.stopping = True
    for thread in threads:
        thread.join()
    for player in players:
        player.stopping = False


def play_and_kill(servers: list[Life], kills: int, tables: int = 3) -> tuple[int, int]:
    """Have tables played under so many kills, and check them; return what was acknowledged, and how much stands."""
    moments = random.Random(0)
    players = [Player(servers[0], seed) for seed in range(tables)]
    for number in range(kills):
        victim = number % len(servers)
        live_and_die(servers, victim, players, moments)
        servers[victim] = servers[victim].again()
    for player in players:
        check(servers[0], player)
    return sum(player.answers for player in players), sum(len(player.acknowledged) for player in players)


def check(server: Life, player: Player) -> None:
    """Check that a table holds what was acknowledged: no more, no less, in this order."""
    with Page(server.url, player.table, player.link) as page:
        player.repeat(page)
    confirm_all(server, player)
    with Page(server.url, player.table, player.watch) as spectator:
        moves = [(move["seat"], move["choice"]["text"]) for move in spectator.moves]
    assert [text for _, text in moves] == player.acknowledged[: len(moves)]
    assert len(player.acknowledged) - len(moves) == held_back(server, player)
    state = sacbe.game("tikal").start(2, player.seed)
    for seat, text in moves:
        state.play(text, seat)
    assert json.loads(json.dumps(state.view(None))) == spectator.position["view"]


def confirm_all(server: Life, player: Player) -> None:
    """End a turn that waits for it."""
    for seat in (0, 1):
        with Page(server.url, player.table, player.link, seat) as page:
            if page.position["ended"]:
                page.request("confirm")


def held_back(server: Life, player: Player) -> int:
    """Return how many decisions of half a turn only their own seat sees."""
    held = 0
    for seat in (0, 1):
        with Page(server.url, player.table, player.link, seat) as page:
            held += page.position["held"]
    return held
