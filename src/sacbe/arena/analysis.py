"""A game looked over, turn by turn: what everybody could expect when, and which turns gave points away.

What a turn leads to is found by playing on from it to the end of the game, in many worlds that look the same to the
seat (:mod:`sacbe.arena.forecast`). The turn that was played and the one a bot would have played meet the same worlds,
so what one gives away against the other is known with an interval, and luck within the turn is no mistake. Turns do
not depend on each other, so any number of processes can share them.
"""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple, Protocol, cast

import sacbe
from sacbe.arena.entrants import Entrant
from sacbe.arena.errors import ArenaError
from sacbe.arena.forecast import Ending, Forecast
from sacbe.arena.intervals import Interval, around, wilson
from sacbe.arena.processes import share_out
from sacbe.arena.running import Watcher
from sacbe.arena.seeds import seed_for
from sacbe.arena.shipped import Shipped
from sacbe.bots import Thought
from sacbe.bots.turns import is_over
from sacbe.core.frames import SEALED
from sacbe.core.record import Record
from sacbe.core.state import State

WORLDS = 16
"""In so many worlds a game is played on from each turn."""
MORE = 4
"""In so many times as many, where two turns seem to differ."""
SEEMS = 0.9
SURE = 0.99
"""How sure one has to be that a turn gave points away before it is pointed out."""


class Thinker(Protocol):
    """A bot that can say what it thinks."""

    def think(self, state: State, seat: int) -> Thought:
        """Return what it thinks of a position."""


class Turn(NamedTuple):
    """Decisions of a seat in a row, by the numbers of their moves. A secret choice is a turn of its own."""

    seat: int
    first: int
    after: int


@dataclass(frozen=True)
class Study:
    """What is analysed by whom. It is plain data and can be sent to other processes."""

    record: str
    entrant: Entrant
    seed: int = 1
    components: Shipped | None = None
    worlds: int = WORLDS

    def state(self, move: int | None = None) -> State:
        """Return the position before a move (counted from 0), or at the end."""
        pack = self.components.here() if self.components else None
        return sacbe.replay(Record.from_json(self.record), move, pack)

    def thinker(self, move: int) -> Thinker:
        """Return a fresh bot for one turn."""
        bot = self.entrant.make(seed_for(self.seed, "bot", move))
        if not callable(getattr(bot, "think", None)):
            raise ArenaError(
                f"the bot {self.entrant.name!r} cannot say what it thinks: take one that searches, or a class of your "
                "own with think(state, seat)"
            )
        return cast(Thinker, bot)


@dataclass(frozen=True)
class Judgement:
    """What is known of one turn."""

    turn: Turn
    played: list[int]
    best: list[int]
    """What the bot would have played."""
    expected: list[Interval]
    """The final points of each seat, after the turn that was played."""
    chances: list[Interval]
    """And its chance to win."""
    lost: Interval
    """How much less of a lead the seat can expect than after the bot's turn."""
    sure: float
    """How sure it is that the turn gave anything away."""
    worlds: int

    def is_mistake(self, threshold: float) -> bool:
        """Tell whether the turn surely gave points away, and probably so many."""
        return self.sure >= SURE and self.lost.value >= threshold


@dataclass(frozen=True)
class Analysis:
    """All judgements of a game, the points of each seat where the record ends, and whether the game is over there."""

    judgements: list[Judgement]
    scores: list[float]
    over: bool

    def pointed_out(self, threshold: float) -> list[Judgement]:
        """Return the turns that surely gave points away, and probably so many."""
        return [one for one in self.judgements if one.is_mistake(threshold)]

    def points(self, seat: int) -> list[tuple[float, float]]:
        """Return the expected points of a seat after each turn, and its points at the end."""
        course = [(float(one.turn.after), one.expected[seat].value) for one in self.judgements]
        return [*course[:-1], (course[-1][0], float(self.scores[seat]))] if self.over else course

    def chances(self, seat: int) -> list[tuple[float, float]]:
        """Return the chance of a seat to win after each turn."""
        return [(float(one.turn.after), one.chances[seat].value) for one in self.judgements]


def margin(points: Sequence[float], seat: int) -> float:
    """Return by how much a seat is ahead of the best other; its own points where it is alone.

    >>> margin([30, 42, 35], 1), margin([30], 0)
    (7, 30)
    """
    return points[seat] - max((value for other, value in enumerate(points) if other != seat), default=0)


def analyse(study: Study, jobs: int = 1, watch: Watcher = lambda done, total: None) -> Analysis:
    """Have every turn of a game judged."""
    study.thinker(0)
    end, turns = study.state(), turns_of(study)
    judgements: list[Judgement] = []
    watch(0, len(turns))
    for one in _judged(study, turns, jobs):
        judgements.append(one)
        watch(len(judgements), len(turns))
    return Analysis(sorted(judgements, key=lambda one: one.turn.first), list(end.scores), end.over)


def _judged(study: Study, turns: list[Turn], jobs: int) -> Iterator[Judgement]:
    with closing(share_out(partial(judge, study), turns, max(1, min(jobs, len(turns))))) as batches:
        for batch in batches:
            yield from batch


def turns_of(study: Study) -> list[Turn]:
    """Return the turns of a game."""
    turns: list[Turn] = []
    state, begun, sealed = study.state(0), 0, True
    for number, (seat, action) in enumerate(study.state().moves):
        if sealed or state.seat == SEALED or turns[-1].seat != seat or is_over(state, seat, begun):
            begun = state.turns
            turns.append(Turn(seat, number, number + 1))
        else:
            turns[-1] = turns[-1]._replace(after=number + 1)
        sealed = state.seat == SEALED
        state.apply(action, seat)
    return turns


def judge(study: Study, turn: Turn) -> Judgement:
    """Judge one turn."""
    state = study.state(turn.first)
    played = [action for _, action in study.state(turn.after).moves[turn.first :]]
    seen = state.determinized(turn.seat, seed_for(study.seed, "unknown", turn.first))
    thought = study.thinker(turn.first).think(seen, turn.seat)
    best = [action for seat, action in thought.line if seat == turn.seat]
    forecast = Forecast(seen, turn.seat, seed_for(study.seed, "worlds", turn.first) % 2**32)
    if leads_to_the_same(seen, turn.seat, played, best):
        ours = forecast.endings(played, range(study.worlds))
        return judgement(turn, played, best, ours, ours)
    return compared(turn, played, best, forecast, study.worlds)


def leads_to_the_same(state: State, seat: int, one: Sequence[int], other: Sequence[int]) -> bool:
    """Tell whether two ways to play a turn differ in nothing but the order of decisions."""
    ends = []
    for line in (one, other):
        here = state.copy()
        for action in line:
            if seat not in here.actors or action not in here.legal(seat):
                return False
            here.apply(action, seat)
        ends.append(here.key())
    return ends[0] == ends[1]


def compared(turn: Turn, played: list[int], best: list[int], forecast: Forecast, worlds: int) -> Judgement:
    """Play on after both turns, longer where the one that was played seems to give something away."""
    ours: list[Ending] = []
    theirs: list[Ending] = []
    for more in (range(worlds), range(worlds, worlds * MORE)):
        ours += forecast.endings(played, more)
        theirs += forecast.endings(best, more)
        found = judgement(turn, played, best, ours, theirs)
        if found.sure <= SEEMS:
            break
    return found


def judgement(
    turn: Turn, played: list[int], best: list[int], ours: Sequence[Ending], theirs: Sequence[Ending]
) -> Judgement:
    """Return what endings after both turns say."""
    seats = range(len(ours[0].scores))
    lost, sure = given_away(
        [
            margin(their.scores, turn.seat) - margin(our.scores, turn.seat)
            for our, their in zip(ours, theirs, strict=True)
        ]
    )
    return Judgement(
        turn,
        played,
        best,
        [mean([end.scores[seat] for end in ours]) for seat in seats],
        [wilson(sum((seat in end.winners) / len(end.winners) for end in ours), len(ours)) for seat in seats],
        lost,
        sure,
        len(ours),
    )


def mean(values: Sequence[float]) -> Interval:
    """Return a mean with its interval.

    >>> [round(bound, 2) for bound in mean([1.0, 2.0, 3.0])]
    [2.0, -0.48, 4.48]
    """
    if len(values) < 2:
        return Interval(values[0], None, None)
    return around(fmean(values), stdev(values) / sqrt(len(values)), len(values))


def given_away(differences: Sequence[float]) -> tuple[Interval, float]:
    """Return the mean difference, and how sure it is that it is above 0.

    >>> given_away([0.0, 0.0, 0.0])
    (Interval(value=0.0, low=0.0, high=0.0), 0.5)
    >>> round(given_away([4.0, 2.0, 3.0, 5.0])[1], 4)
    1.0
    """
    found = mean(differences)
    if len(differences) < 2:
        return found, 0.5
    error = stdev(differences) / sqrt(len(differences))
    if error == 0.0:
        return found, 0.5 if found.value == 0.0 else float(found.value > 0.0)
    return found, NormalDist().cdf(found.value / error)
