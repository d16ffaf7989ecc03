"""Who takes part in a match: a bot and what it may spend on a turn, written ``NAME[@BUDGET]``.

Seconds are the processor's, so that a match on a busy machine is the same match.
"""

import re
import time
from dataclasses import dataclass

from sacbe import bots
from sacbe.arena.errors import ArenaError
from sacbe.arena.shipped import Shipped
from sacbe.bots import Player
from sacbe.bots.outside import digest_of, name_of

NUMBERED = "bot"
"""A bot of this name has a level behind its first ``@``, not a budget."""
BUDGET = re.compile(r"(?P<simulations>[1-9]\d*)|(?P<seconds>\d*\.?\d+)s")


@dataclass(frozen=True)
class Entrant:
    """A bot with its budget a turn. ``name`` is what people read; entrants of the same name are the same bot.

    >>> Entrant.parse("search@400").simulations, Entrant.parse("search@0.5s").seconds
    (400, 0.5)
    >>> Entrant.parse("bot@1.5").bot, Entrant.parse("bot@1.5:builder@30").simulations
    ('bot@1.5', 30)
    """

    name: str
    bot: str
    seconds: float | None = None
    simulations: int | None = None
    source: Shipped | None = None
    program: str = ""
    """What identifies a program: it is not taken along, and must be there wherever it plays."""

    @staticmethod
    def parse(text: str, seconds: float | None = None, simulations: int | None = None) -> "Entrant":
        """Read an entrant; the budget given here is for one that brings none of its own."""
        word = text.strip()
        bot, sign, budget = word.rpartition("@") if "@" in word else (word, "", "")
        if bot == NUMBERED:
            bot, sign, budget = word, "", ""
        if sign:
            found = BUDGET.fullmatch(budget)
            if found is None:
                raise ArenaError(f"the budget of {word!r} is a number of simulations (@400) or seconds (@0.5s) a turn")
            simulations = int(found["simulations"]) if found["simulations"] else None
            seconds = float(found["seconds"]) if found["seconds"] else None
        file, _, name = bot.rpartition(":") if ".py:" in bot else ("", "", name_of(bot))
        source = Shipped.read(file) if file else None
        entrant = Entrant(f"{name}{sign}{budget}", bot, seconds, simulations, source, digest_of(bot))
        entrant.make(0)
        return entrant

    def make(self, seed: int) -> Player:
        """Return a fresh bot for one seat of one game."""
        name = self.bot
        if self.source is not None:
            name = f"{self.source.here()}:{self.bot.rpartition(':')[2]}"
        return bots.make(name, seed, seconds=self.seconds, simulations=self.simulations, clock=time.thread_time)

    def identity(self) -> dict[str, object]:
        """Return all that decides how it plays, as plain data."""
        return {
            "bot": self.bot.rpartition(":")[2] if self.source else self.bot,
            "seconds": self.seconds,
            "simulations": self.simulations,
            "source": self.source.digest if self.source else self.program or None,
        }


def parse_entrants(text: str, players: int, seconds: float | None, simulations: int | None) -> tuple[Entrant, ...]:
    """Read a list of entrants; where there are fewer than players, the last one takes the seats that are left.

    >>> [entrant.name for entrant in parse_entrants("random", 3, None, None)]
    ['random', 'random', 'random']
    """
    words = [word for word in text.split(",") if word.strip()]
    if not words:
        raise ArenaError(f"say which bots play: {', '.join(bots.names())}, or path/to/file.py:MyBot")
    entrants = [Entrant.parse(word, seconds, simulations) for word in words]
    _refuse_namesakes(entrants)
    return (*entrants, *entrants[-1:] * (players - len(entrants)))


def _refuse_namesakes(entrants: list[Entrant]) -> None:
    """Refuse different bots that a report could not tell apart."""
    known: dict[str, Entrant] = {}
    for entrant in entrants:
        if known.setdefault(entrant.name, entrant) != entrant:
            raise ArenaError(f"two different bots are called {entrant.name!r}: rename one of the classes")
