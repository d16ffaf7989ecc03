"""Placing workers: where they may go."""

from mypy_extensions import i64

from sacbe.ahau.layout import BARRED, ENDING, STANDING, TURN_CITY, WORKERS, WORKERS_PLACED
from sacbe.ahau.names import NUM_REGIONS
from sacbe.ahau.state import Ahau


def may_place(s: Ahau, seat: i64, here: i64, city: i64) -> bool:
    """Tell whether a worker may be placed: by the ruler's region ``here``, not by one where a conflict was lost."""
    side = s.version.side
    if not side.touches(here, city):
        return False
    barred = s.of(seat, BARRED)
    if barred == 0:
        return True
    for region in range(i64(1), NUM_REGIONS + 1):
        if barred >> region & 1 and side.touches(region, city):
            return False
    return True


def place_worker(s: Ahau, seat: i64, city: i64, cause: i64) -> None:
    """Place a worker; the last one triggers the end of the game (End of the game)."""
    s.change(seat, WORKERS, -1, cause)
    s.change(seat, STANDING + city, 1, cause)
    s.cells[TURN_CITY] = city + 1
    if s.of(seat, WORKERS) == 0:
        s.cells[ENDING] |= WORKERS_PLACED
