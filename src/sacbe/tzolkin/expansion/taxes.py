"""What a calamity taxes: gains of goods, and the frame of a tax: what is taxed, how often, which temple or track."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin import cells, traits
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids

KIND_BITS: Final[i64] = 4
COUNT_BITS: Final[i64] = 8
SUBJECT_SHIFT: Final[i64] = 12
MOST_AT_ONCE: Final[i64] = 31
"""No gain is larger."""


def push_tax(s: Tzolkin, seat: i64, kind: i64, count: i64, subject: i64, cause: i64) -> None:
    """Have a seat pay the calamity's price for a benefit, one by one, or refuse it.

    ``kind`` is a step, a technology or a good; ``subject`` the temple or track, 0 for goods.
    """
    s.push(step_ids.TAX, seat, kind | count << KIND_BITS | subject << SUBJECT_SHIFT, cause)


def taxed_kind(a: i64) -> i64:
    """Return what a frame taxes: a step, a technology, or a good."""
    return a & (1 << KIND_BITS) - 1


def times_left(a: i64) -> i64:
    """Return how many benefits are still asked for."""
    return a >> KIND_BITS & (1 << COUNT_BITS) - 1


def subject(a: i64) -> i64:
    """Return the temple or track of the benefit."""
    return a >> SUBJECT_SHIFT


def gain(s: Tzolkin, seat: i64, good: i64, amount: i64, cause: i64) -> None:
    """Take goods from the bank; a calamity may tax them."""
    if good >= cells.GOLD and amount > 0 and s.calamity(traits.TAXES) == good:
        push_tax(s, seat, good, amount, 0, cause)
    else:
        s.receive(seat, good, amount, cause)
