"""The level of bots at which somebody wins half of the games, found from games against bots of known levels.

Levels are steps of about equal size, so the chance to be ahead of a bot is taken to follow a logistic curve of the
difference between the levels: three games of four against a bot a level below one's own.
"""

from collections.abc import Iterable, Sequence
from math import exp, log
from typing import NamedTuple

from sacbe.arena.intervals import Interval
from sacbe.bots.levels import LEVELS
from sacbe.bots.naming import NUMBERED, read_name
from sacbe.core.record import Record

STEP = log(3)
"""The logarithm of the odds against a bot a level below one's own."""
USUAL, SPREAD = 2.5, 1.5
"""Where people are thought to be before anything is known, and how far from it."""
GRID = [number / 100 for number in range(-100, 601)]
"""Levels that are considered; somebody may be weaker than all bots, or stronger."""


class Meeting(NamedTuple):
    """Somebody and a bot in one game."""

    level: float
    ahead: float
    """1 if the bot was behind, one half if both were equal."""
    weight: float
    """All bots of a game count together as one: what happened to one of them was felt by all."""


def meetings(record: Record, name: str | None = None) -> list[Meeting]:
    """Return how somebody did against the bots of a finished game: whoever has this name, or is no bot."""
    result = record.result
    people = [n for n, seat in enumerate(record.seats) if not seat.bot and name in (None, seat.name)]
    levels = {seat: level for seat, bot in record.bots.items() if (level := level_of(bot)) is not None}
    if result is None or len(people) != 1 or not levels:
        return []
    scores = result["scores"]
    assert isinstance(scores, list)
    own = scores[people[0]]
    return [
        Meeting(level, 0.5 if own == scores[seat] else float(own > scores[seat]), 1 / len(levels))
        for seat, level in levels.items()
    ]


def level_of(bot: str) -> float | None:
    """Return the level of a bot as a number, if it has one.

    >>> level_of("hard:builder"), level_of("bot@1.5"), level_of("greedy"), level_of("hard/linear")
    (3.0, 1.5, None, None)
    """
    called = read_name(bot)
    if called is None or called.past or not (called.level in LEVELS or NUMBERED.fullmatch(called.level)):
        return None
    return called.number()


def even_level(met: Iterable[Meeting]) -> Interval:
    """Return the level at which one wins half, with an interval of 95 %.

    >>> even_level([Meeting(2.0, 1.0, 1.0), Meeting(3.0, 0.0, 1.0)] * 10).value
    2.5
    """
    known = list(met)
    weights = [exp(-((own - USUAL) ** 2) / (2 * SPREAD**2) + sum(_support(own, one) for one in known)) for own in GRID]
    total = sum(weights)
    middle = sum(own * weight for own, weight in zip(GRID, weights, strict=True)) / total
    return Interval(round(middle, 2), _quantile(weights, 0.025 * total), _quantile(weights, 0.975 * total))


def _support(own: float, met: Meeting) -> float:
    """Return how well a level explains what happened, as a logarithm."""
    lead = STEP * (own - met.level)
    return met.weight * (met.ahead * lead - log(1 + exp(lead)))


def _quantile(weights: Sequence[float], part: float) -> float:
    reached = 0.0
    for own, weight in zip(GRID, weights, strict=True):
        reached += weight
        if reached >= part:
            return own
    return GRID[-1]
