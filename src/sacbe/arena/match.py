"""A match: which bots play what, on which deals, in which seats. All of it is fixed before the first game.

*Deals.* Deal ``d`` of a match is the game with the seed that is drawn from the match's seed and ``d``; every seating
plays the same deal.

*Seatings.* ``all``: every way to seat the bots, which is every ordered choice of as many as there are players; equal
bots are not told apart. So one ``hard`` against three ``greedy`` has four seatings, four different bots have 24, and
six bots at a table of two have 30 (everybody against everybody from both seats). ``rotations``: of each choice of bots
only the rotations of one order, for long matches of many different bots.

*Seeds.* Every number that chance needs (deals, bots, what is hidden from them) is a hash of the match's seed and of
what it is for, so no game depends on which games were played before it or on who plays them.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from hashlib import sha256
from itertools import combinations, permutations
from pathlib import Path
from typing import NamedTuple

import sacbe
from sacbe.arena.entrants import Entrant
from sacbe.arena.errors import ArenaError
from sacbe.arena.seeds import seed_for
from sacbe.arena.shipped import Shipped
from sacbe.core.options import Value

FORMAT = 1
"""Raised when stored games of an older format could no longer be read or compared."""

SEATINGS = ("all", "rotations")
Seating = tuple[int, ...]
"""The bot of each seat, by its place in the list of distinct bots."""


class Task(NamedTuple):
    """One game of a match: the number of its deal and of its seating."""

    deal: int
    seating: int

    def __str__(self) -> str:
        return f"deal {self.deal + 1}, seating {self.seating + 1}"


@dataclass(frozen=True)
class Match:
    """Everything that decides what happens in a match. It is plain data and can be sent anywhere."""

    game: str
    players: int
    entrants: tuple[Entrant, ...]
    seed: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)
    components: Shipped | None = None
    seating: str = "all"
    code: str = ""
    """What identifies the code that plays it."""

    @staticmethod
    def plan(
        game: str,
        players: int,
        entrants: Sequence[Entrant],
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        components: Path | None = None,
        seating: str = "all",
    ) -> "Match":
        """Check and complete a match."""
        if seating not in SEATINGS:
            raise ArenaError(f"there are no seatings {seating!r}; there are: {', '.join(SEATINGS)}")
        if len(entrants) < players:
            raise ArenaError(f"{len(entrants)} bots cannot fill {players} seats")
        settings = sacbe.game(game).settings(players, options or {})
        pack = Shipped.read(components) if components else None
        match = Match(game, players, tuple(entrants), seed, settings, pack, seating, code_digest(game))
        sacbe.game(game).rules(components)
        return match

    def pack(self) -> Path | None:
        """Return the component pack that is played with, if it is not the game's own."""
        return self.components.here() if self.components else None

    @cached_property
    def bots(self) -> tuple[Entrant, ...]:
        """The distinct bots."""
        return tuple(dict.fromkeys(self.entrants))

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """All seatings, in a fixed order."""
        numbers = sorted(self.bots.index(entrant) for entrant in self.entrants)
        if self.seating == "all":
            return tuple(sorted(set(permutations(numbers, self.players))))
        chosen = sorted(set(combinations(numbers, self.players)))
        return tuple(dict.fromkeys(rotation for order in chosen for rotation in _rotations(order)))

    def tasks(self, games: int) -> Iterator[Task]:
        """Yield the games of a match of at least ``games`` games: whole deals only, so that no seat is favoured."""
        deals = -(-games // len(self.seatings))
        return (Task(deal, seating) for deal in range(deals) for seating in range(len(self.seatings)))

    def sat(self, task: Task) -> list[Entrant]:
        """Return the bots of a game, by seat."""
        return [self.bots[number] for number in self.seatings[task.seating]]

    def number(self, *purpose: object) -> int:
        """Return the seed for a purpose."""
        return seed_for(self.seed, *purpose)

    def configuration(self) -> dict[str, object]:
        """Return as plain data all that decides what happens, the length of the match left out."""
        game = sacbe.game(self.game)
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": game.version,
            "components": game.rules(self.pack()).pack.digest,
            "players": self.players,
            "options": dict(self.options),
            "bots": [entrant.identity() for entrant in self.entrants],
            "names": [entrant.name for entrant in self.entrants],
            "seed": self.seed,
            "seating": self.seating,
            "code": self.code,
        }

    @cached_property
    def digest(self) -> str:
        """What tells this match from every other."""
        return sha256(json.dumps(self.configuration(), sort_keys=True).encode()).hexdigest()


def _rotations(order: Seating) -> Iterable[Seating]:
    return (order[turn:] + order[:turn] for turn in range(len(order)))


@cache
def code_digest(game: str) -> str:
    """Return what identifies the code that plays: engine, game and bots, with the weights they value positions by.

    Other weights are another bot, so games played with them belong to another run.
    """
    package = Path(sacbe.__file__).parent
    files = (file for folder in ("core", "bots", game) for file in (package / folder).rglob("*"))
    digest = sha256()
    for file in sorted(file for file in files if file.suffix in (".py", ".json")):
        digest.update(f"{file.relative_to(package).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]
