"""A finished game looked over by a bot: what it expected at every decision, and what each choice gave away.

Every decision is judged by a fresh bot that is given what the deciding seat could know, and nothing of what came
later. So judgements do not depend on each other, and any number of processes can share them.
"""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol, cast

import sacbe
from sacbe.arena.entrants import Entrant
from sacbe.arena.errors import ArenaError
from sacbe.arena.processes import share_out
from sacbe.arena.running import Watcher
from sacbe.arena.seeds import seed_for
from sacbe.arena.shipped import Shipped
from sacbe.bots import Thought
from sacbe.core.record import Record
from sacbe.core.state import State

STRETCH = 4
"""So many decisions are one piece of work: replaying the game up to them is paid for once."""


class Thinker(Protocol):
    """A bot that can say what it thinks."""

    def think(self, state: State, seat: int) -> Thought:
        """Return what it thinks of a position."""


class Stretch(NamedTuple):
    """Some decisions in a row, by the numbers of their moves."""

    first: int
    after: int


@dataclass(frozen=True)
class Study:
    """What is analysed by whom. It is plain data and can be sent to other processes."""

    record: str
    entrant: Entrant
    seed: int = 1
    components: Shipped | None = None

    def state(self, move: int | None = None) -> State:
        """Return the position before a move (counted from 0), or at the end."""
        pack = self.components.here() if self.components else None
        return sacbe.replay(Record.from_json(self.record), move, pack)

    def thinker(self, move: int) -> Thinker:
        """Return a fresh bot for one decision."""
        bot = self.entrant.make(seed_for(self.seed, "bot", move))
        if not callable(getattr(bot, "think", None)):
            raise ArenaError(
                f"the bot {self.entrant.name!r} cannot say what it thinks: take one that searches, or a class of your "
                "own with think(state, seat)"
            )
        return cast(Thinker, bot)


@dataclass(frozen=True)
class Judgement:
    """What the bot thought at one decision."""

    move: int
    """Its number, counted from 0."""
    seat: int
    played: int
    best: int
    value: float
    """What the best choice is worth to the seat: its final points less those of the best other seat."""
    own: float | None
    """What the choice that was played is worth; None where the bot did not look at it."""
    expected: list[float]
    """The final points of each seat, as expected before the choice."""
    line: list[tuple[int, int]]
    simulations: int


@dataclass(frozen=True)
class Analysis:
    """All judgements of a game, and the points of each seat where the record ends."""

    judgements: list[Judgement]
    scores: list[float]

    def lost(self, judgement: Judgement) -> float:
        """Return how many points a choice gave away against the best one."""
        if judgement.played == judgement.best:
            return 0.0
        own = self._afterwards(judgement) if judgement.own is None else judgement.own
        return max(0.0, judgement.value - own)

    def _afterwards(self, judgement: Judgement) -> float:
        """Return what the bot thought a choice was worth once it was made."""
        number = judgement.move + 1
        expected = self.judgements[number].expected if number < len(self.judgements) else self.scores
        return margin(expected, judgement.seat)

    def pointed_out(self, threshold: float) -> list[Judgement]:
        """Return the decisions where something at least this much better was there."""
        return [one for one in self.judgements if one.played != one.best and self.lost(one) >= threshold]

    def course(self, seat: int) -> list[tuple[float, float]]:
        """Return the expected points of a seat before each move, and its points at the end."""
        course = [(float(one.move), one.expected[seat]) for one in self.judgements]
        return [*course, (float(len(self.judgements)), float(self.scores[seat]))]


def margin(points: list[float], seat: int) -> float:
    """Return by how much a seat is ahead of the best other; its own points where it is alone.

    >>> margin([30, 42, 35], 1), margin([30], 0)
    (7, 30)
    """
    return points[seat] - max((value for other, value in enumerate(points) if other != seat), default=0)


def analyse(study: Study, jobs: int = 1, watch: Watcher = lambda done, total: None) -> Analysis:
    """Have every decision of a game judged."""
    study.thinker(0)
    end = study.state()
    total = len(end.moves)
    judgements: list[Judgement] = []
    watch(0, total)
    for some in _judged(study, total, jobs):
        judgements += some
        watch(len(judgements), total)
    return Analysis(sorted(judgements, key=lambda one: one.move), list(end.scores))


def _judged(study: Study, total: int, jobs: int) -> Iterator[list[Judgement]]:
    stretches = [Stretch(first, min(first + STRETCH, total)) for first in range(0, total, STRETCH)]
    with closing(share_out(partial(judge, study), stretches, max(1, min(jobs, len(stretches))))) as batches:
        for batch in batches:
            yield from batch


def judge(study: Study, stretch: Stretch) -> list[Judgement]:
    """Judge some decisions in a row."""
    state = study.state(stretch.first)
    moves = study.state(stretch.after).moves[stretch.first :]
    found = []
    for number, (seat, action) in enumerate(moves, stretch.first):
        seen = state.determinized(seat, seed_for(study.seed, "unknown", number))
        found.append(_judgement(number, seat, action, study.thinker(number).think(seen, seat)))
        state.apply(action, seat)
    return found


def _judgement(number: int, seat: int, action: int, thought: Thought) -> Judgement:
    values = {opinion.action: opinion.value for opinion in thought.choices if opinion.share > 0}
    best = thought.choices[0]
    return Judgement(
        number,
        seat,
        action,
        best.action,
        best.value,
        values.get(action),
        list(thought.expected),
        list(thought.line),
        thought.simulations,
    )
