"""Figures with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

SIDE = 1.959964
"""Standard errors to each side of a 95 % interval."""


class Interval(NamedTuple):
    """A figure and where it lies with a certainty of 95 %; bounds are None where there is too little to tell."""

    value: float
    low: float | None
    high: float | None


def around(value: float, error: float | None) -> Interval:
    """Return a figure with its standard error as an interval."""
    if error is None:
        return Interval(value, None, None)
    return Interval(value, value - SIDE * error, value + SIDE * error)


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
    [2.0, 0.87, 3.13]
    """
    filled = [deal for deal in deals if deal]
    count = sum(map(len, filled))
    mean = sum(map(sum, filled)) / count
    if len(filled) < 2:
        return Interval(mean, None, None)
    squares = sum((sum(deal) - mean * len(deal)) ** 2 for deal in filled)
    return around(mean, sqrt(squares * len(filled) / (len(filled) - 1)) / count)
