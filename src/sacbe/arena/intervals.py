"""Figures with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

SIDE = 1.959964
"""Standard errors to each side of a 95 % interval."""


# Student's: the same where the error itself is estimated from 2, 3, ... draws.
SIDES = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131),
    *(2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)


class Interval(NamedTuple):
    """A figure and where it lies with a certainty of 95 %; bounds are None where there is too little to tell."""

    value: float
    low: float | None
    high: float | None


def around(value: float, error: float, draws: int | None = None) -> Interval:
    """Return a figure with its standard error as an interval; an error estimated from few draws makes it wider."""
    side = SIDES[draws - 2] if draws is not None and draws - 2 < len(SIDES) else SIDE
    return Interval(value, value - side * error, value + side * error)


def wilson(successes: float, trials: int) -> Interval:
    """Return a share with Wilson's interval, which holds for few trials and near 0 and 1; parts of successes count.

    >>> [round(bound, 3) for bound in wilson(60, 100)]
    [0.6, 0.502, 0.691]
    """
    share = successes / trials
    weight = SIDE**2 / trials
    centre = (share + weight / 2) / (1 + weight)
    side = SIDE * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return Interval(share, max(0.0, centre - side), min(1.0, centre + side))


def mean_by_deal(deals: Sequence[Sequence[float]]) -> Interval:
    """Return the mean of all values with an interval that treats each deal as one draw.

    Games of the same deal resemble each other, so their values are no independent draws; the deals are.

    >>> [round(bound, 2) for bound in mean_by_deal([[1, 3], [2, 4], [0, 2]])]
    [2.0, -0.48, 4.48]
    """
    filled = [deal for deal in deals if deal]
    count = sum(map(len, filled))
    mean = sum(map(sum, filled)) / count
    if len(filled) < 2:
        return Interval(mean, None, None)
    squares = sum((sum(deal) - mean * len(deal)) ** 2 for deal in filled)
    return around(mean, sqrt(squares * len(filled) / (len(filled) - 1)) / count, len(filled))
