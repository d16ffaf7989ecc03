"""Placing workers: where they may go."""

from mypy_extensions import i64

from sacbe.ahau import cells, events
from sacbe.ahau.names import NUM_REGIONS
from sacbe.ahau.state import Ahau


def open_cities(s: Ahau, seat: i64) -> i64:
    """Return where a worker may be placed, a bit for each city: by the ruler, not by regions of a lost conflict."""
    return open_beside(s, s.ruler(seat), s.of(seat, cells.BARRED))


def open_beside(s: Ahau, ruler: i64, barred: i64) -> i64:
    """Return the cities of a region (1 to 6) that are not beside barred ones, of which each has a bit."""
    cities = s.version.side.cities
    found = cities[ruler - 1]
    if barred:
        for region in range(NUM_REGIONS):
            if barred >> region + 1 & 1:
                found &= ~cities[region]
    return found


def barring_region(s: Ahau, seat: i64, city: i64) -> i64:
    """Return the region of a lost conflict that keeps a seat from placing in a city."""
    region: i64 = 1
    while not (s.of(seat, cells.BARRED) >> region & 1 and s.version.side.touches(region, city)):
        region += 1
    return region


def place_worker(s: Ahau, seat: i64, city: i64, cause: i64) -> None:
    """Place a worker; the last one triggers the end of the game (AH-14.14)."""
    s.change(seat, cells.WORKERS, -1, cause)
    s.change(seat, cells.STANDING + city, 1, cause)
    s.cells[cells.TURN_CITY] = city + 1
    if s.of(seat, cells.WORKERS) == 0:
        s.cells[cells.ENDING] |= cells.WORKERS_PLACED
        events.ending(s, seat, "workers")
