"""Sets of cities, regions, spaces or colours are numbers with a bit for each member."""

from mypy_extensions import i64


def bits(mask: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1  # without its lowest bit
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """Return the number of the lowest bit of those that are set."""
    bit: i64 = 0
    while not mask >> bit & 1:
        bit += 1
    return bit
