"""A bot at a table of any server: it takes a seat by its link, over the same socket as a page.

What the table has stored is never lost: when the connection breaks, the bot comes back and is told where the game
stands.
"""

import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

import sacbe
from sacbe import bots
from sacbe.bots.outside import name_of
from sacbe.core.errors import SacbeError, quoted
from sacbe.core.pack import Pack
from sacbe.core.rng import Generator
from sacbe.front.texts import FRAME, Texts
from sacbe.front.words import complaint

LINK = re.compile(r"/t/(?P<table>[\w-]+)#(?:.*&)?link=(?P<link>[\w-]+)")
LONGEST_MESSAGE = 16_000_000
"""In bytes: all moves of a long game, as a table tells them to whoever comes in."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 10.0
"""How long (in seconds) one waits for a server that is gone, at first and at last."""
MOST_REFUSALS = 5
"""So many in a row without a new position mean that this cannot be played."""

Message = dict[str, Any]


@dataclass(frozen=True)
class Address:
    """Where a seat is."""

    socket: str
    link: str

    @staticmethod
    def parse(text: str) -> "Address":
        """Read the link of a seat as a page shows it.

        >>> Address.parse("https://sacbe.example/t/abc#link=xyz").socket
        'wss://sacbe.example/api/tables/abc/live'
        """
        parts = urlsplit(text)
        found = LINK.fullmatch(f"{parts.path}#{parts.fragment}")
        if found is None or parts.scheme not in ("http", "https") or not parts.netloc:
            raise SacbeError("error-sit-link", {"link": quoted(text)})
        scheme = "wss" if parts.scheme == "https" else "ws"
        return Address(f"{scheme}://{parts.netloc}/api/tables/{found['table']}/live", found["link"])


def take_seat(
    link: str, bot: str, seat: int | None, seconds: float | None, simulations: int | None, language: str
) -> int:
    """Play a seat to the end of its game."""
    address = Address.parse(link)
    player = bots.make(bot, int(uuid4()) % 2**32, seconds=seconds, simulations=simulations)
    sitter = Sitter(player, name_of(bot).rpartition(":")[2], None if seat is None else seat - 1, Texts(language, FRAME))
    try:
        return sitter.stay(address)
    finally:
        if isinstance(player, bots.Outside):
            player.close()


class Sitter:
    """A bot with its seat."""

    def __init__(self, player: bots.Player, name: str, seat: int | None, texts: Texts) -> None:
        self.player = player
        self.name = name
        self.seat = seat
        self.texts = texts
        self.table: Message = {}
        self.told_faults = 0
        self.pause = FIRST_PAUSE

    def stay(self, address: Address) -> int:
        """Come back whenever the connection breaks, until the game is over."""
        while True:
            try:
                with connect(address.socket, max_size=LONGEST_MESSAGE) as socket:
                    return self._take_part(socket, address.link)
            except (OSError, WebSocketException) as error:
                print(self.texts("sit-lost", reason=str(error) or type(error).__name__), flush=True)
            time.sleep(self.pause)
            self.pause = min(2 * self.pause, LONGEST_PAUSE)

    def _take_part(self, socket: ClientConnection, link: str) -> int:
        _send(socket, {"type": "join", "link": link, "seat": self.seat})
        refusals = 0
        for message in _messages(socket):
            position = message if message["type"] == "position" else message.get("position")
            if message["type"] == "table":
                self._sit_down(message)
            elif message["type"] == "closed":
                raise SacbeError("error-sit-closed", {"reason": message["refusal"]["sentence"]})
            elif message["type"] == "refused":
                refusals += 1
                if refusals == MOST_REFUSALS:
                    raise SacbeError("error-sit-refused", {"bot": self.name, "reason": message["refusal"]["sentence"]})
            elif message["type"] == "position":
                refusals = 0
            if message["type"] == "world":
                self._decide(socket, message)
            elif position is not None:
                if position["over"]:
                    return self._leave(position)
                self._look(socket, position)
        raise AssertionError("a socket ends with an error")

    def _sit_down(self, message: Message) -> None:
        """Hear whose seat it is; a table tells this again whenever somebody comes or goes."""
        if message["seat"] is None:
            raise SacbeError("error-sit-watch")
        self.pause = FIRST_PAUSE
        if not self.table:
            self.seat, self.table = message["seat"], message["table"]
            name = self.table["seats"][self.seat]["name"]
            print(self.texts("sit-taken", bot=self.name, name=name, table=self.table["name"]), flush=True)

    def _look(self, socket: ClientConnection, position: Message) -> None:
        """Ask for a world to think in where the seat has to decide; end a turn that is complete."""
        if position["ended"]:
            _send(socket, self._request("confirm", position["key"]))
        elif position["choices"]:
            _send(socket, self._request("imagine", position["key"]))

    def _decide(self, socket: ClientConnection, world: Message) -> None:
        pack = None if world["components"] is None else Pack(world["components"], "components")
        state = sacbe.game(world["position"]["game"]).load(world["position"], pack).quiet()
        if self.seat in state.actors:
            text = state.text(self._chosen(state, self.seat))
            _send(socket, {**self._request("play", world["key"]), "text": text, "end": True})

    def _chosen(self, state: sacbe.State, seat: int) -> int:
        """Return what the bot chooses, or anything legal where it fails or cheats; people are told."""
        legal = state.legal(seat)
        try:
            action = self.player.choose(state.quiet(), seat)
        except Exception as error:
            self._complain(f"{type(error).__name__}: {error}")
        else:
            for fault in self._new_faults():
                self._complain(complaint(self.texts, fault))
            if action in legal:
                return action
            self._complain(quoted(action))
        return legal[int(Generator(state.key()).below(len(legal)))]

    def _new_faults(self) -> list[bots.BotFault]:
        faults = self.player.faults if isinstance(self.player, bots.Outside) else []
        new, self.told_faults = faults[self.told_faults :], len(faults)
        return new

    def _complain(self, reason: str) -> None:
        print(self.texts("sit-failed", bot=self.name, reason=reason), flush=True)

    def _request(self, kind: str, key: str) -> Message:
        return {"type": kind, "id": uuid4().hex, "seat": self.seat, "key": key}

    def _leave(self, position: Message) -> int:
        names = ", ".join(self.table["seats"][seat]["name"] for seat in position["winners"] if seat < self._players)
        print(self.texts("sit-over", names=names or "-"), flush=True)
        return 0

    @property
    def _players(self) -> int:
        return len(self.table["seats"])


def _send(socket: ClientConnection, message: Message) -> None:
    socket.send(json.dumps(message))


def _messages(socket: ClientConnection) -> Iterator[Message]:
    """Yield what the table says, until the connection breaks."""
    while True:
        message: Message = json.loads(socket.recv())
        yield message
