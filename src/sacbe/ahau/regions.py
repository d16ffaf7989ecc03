"""The spaces of the board: two in each region, numbered through from 0; regions are numbered from 1."""

from typing import Final

from mypy_extensions import i64

SPACES_OF_REGION: Final[i64] = 2


def first_space(region: i64) -> i64:
    """Return the left space of a region; the next one is its right space."""
    return SPACES_OF_REGION * (region - 1)


def region_of(space: i64) -> i64:
    """Return the region of a space."""
    return space // SPACES_OF_REGION + 1
