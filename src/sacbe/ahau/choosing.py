"""How the rules choose for King Pakal and the Shadow: the best by one measure, of equal ones by the next, and why."""

from typing import Final

from mypy_extensions import i64

MEASURE_BITS: Final[i64] = 12
MEASURES: Final[i64] = 4
MOST: Final[i64] = (1 << MEASURE_BITS) - 1
"""No measure is larger."""


def key(first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> i64:
    """Return a number that is larger for what is larger in the first measure, of equal ones in the next, and so on."""
    assert (first | second | third | fourth) & ~MOST == 0, "a measure is out of bounds"
    upper = first << MEASURE_BITS | second
    return (upper << MEASURE_BITS | third) << MEASURE_BITS | fourth


def fewest(count: i64) -> i64:
    """Return a measure that is larger the smaller a number is."""
    return MOST - count


def last_measure(number: i64) -> i64:
    """Return the fourth measure of a key."""
    return number & MOST


def decided_by(best: i64, second: i64) -> i64:
    """Return which measure (from 0) decides between two keys; MEASURES if they are equal."""
    differing = best ^ second
    for measure in range(MEASURES):
        if differing >> (MEASURES - 1 - measure) * MEASURE_BITS:
            return measure
    return MEASURES


class Best:
    """The best of what is offered: of equal ones the first."""

    def __init__(self, none: i64 = -1) -> None:
        self.item: i64 = none
        """What has been chosen; at first what stands for nothing."""
        self.key: i64 = -1
        self.second: i64 = -1
        """The key of the best of the others."""
        self.equal: i64 = 0
        """How many are as good as the best."""

    def offer(self, number: i64, item: i64) -> bool:
        """Look at one more, with its key; tell whether it is as good as the best or better."""
        if number > self.key:
            self.second = self.key
            self.key = number
            self.item = item
            self.equal = 1
            return True
        self.second = max(self.second, number)
        if number == self.key:
            self.equal += 1
            return True
        return False

    def reason(self, measures: tuple[str, ...], else_by: str) -> str:
        """Return what decided: one of the measures, the order of things (or chance), or that there was one only."""
        if self.second < 0:
            return "only"
        measure = decided_by(self.key, self.second)
        return measures[measure] if measure < len(measures) else else_by
