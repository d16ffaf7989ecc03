"""Placing workers: where they may go."""

from mypy_extensions import i64

from sacbe.ahau.layout import BARRED, ENDING, STANDING, TURN_CITY, WORKERS, WORKERS_PLACED
from sacbe.ahau.names import NUM_REGIONS
from sacbe.ahau.state import Ahau


def open_cities(s: Ahau, seat: i64) -> i64:
    """Return where a worker may be placed, a bit for each city: by the ruler, not by regions of a lost conflict."""
    cities = s.version.side.cities
    found = cities[s.ruler(seat) - 1]
    barred = s.of(seat, BARRED)
    if barred:
        for region in range(NUM_REGIONS):
            if barred >> region + 1 & 1:
                found &= ~cities[region]
    return found


def place_worker(s: Ahau, seat: i64, city: i64, cause: i64) -> None:
    """Place a worker; the last one triggers the end of the game (End of the game)."""
    s.change(seat, WORKERS, -1, cause)
    s.change(seat, STANDING + city, 1, cause)
    s.cells[TURN_CITY] = city + 1
    if s.of(seat, WORKERS) == 0:
        s.cells[ENDING] |= WORKERS_PLACED
