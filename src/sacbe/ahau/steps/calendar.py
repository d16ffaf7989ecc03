"""The Calendar track: depleted production sites come to lie on it, and a full one brings a K'atun celebration."""

from mypy_extensions import i64

from sacbe.ahau import cells, events
from sacbe.ahau.names import NUM_SITES
from sacbe.ahau.state import Ahau


def calendar_tiles(s: Ahau) -> i64:
    """Return how many tiles are on the calendar."""
    count: i64 = 0
    while count < NUM_SITES and s.cells[cells.CALENDAR + count]:
        count += 1
    return count


def put_on_calendar(s: Ahau, colour: i64) -> None:
    """Put a site on the next space; past the last one they are stacked on it (AH-10.5)."""
    count = calendar_tiles(s)
    s.cells[cells.CALENDAR + count] = colour + 1
    if count + 1 >= s.version.last_space:
        s.cells[cells.CELEBRATION] = 1


def deplete(s: Ahau, site: i64) -> i64:
    """Move a production site from the board to the calendar; return its colour."""
    colour = s.cells[cells.SITE + site] - 1
    s.cells[cells.SITE + site] = 0
    put_on_calendar(s, colour)
    if s.history is not None:
        events.site_worked(s, site, colour, calendar_tiles(s))
    return colour
