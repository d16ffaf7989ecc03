"""Dates as records have them."""

from datetime import UTC, datetime


def today() -> str:
    """Return today's date, such as 2026-11-18."""
    return date_of(datetime.now(UTC).timestamp())


def date_of(seconds: float) -> str:
    """Return the date of a moment, in seconds since 1970.

    >>> date_of(0)
    '1970-01-01'
    """
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()
