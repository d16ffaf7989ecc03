"""The K'atun celebration, and what follows it."""

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import CALENDAR, CELEBRATION, ENDING, KATUN, KATUNS_OVER, MARKER, SITE
from sacbe.ahau.names import NUM_GODS
from sacbe.ahau.scoring import score_cities, score_temples
from sacbe.ahau.state import Ahau, TableStep
from sacbe.ahau.steps import numbers, rival
from sacbe.ahau.steps.calendar import calendar_tiles, put_on_calendar
from sacbe.core.frames import NOBODY


class Celebration(TableStep):
    """Score temples and cities; then the game ends, or the next K'atun begins."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """One celebration, whatever has brought it about (AH-14.16)."""
        s.new_turn()
        score_temples(s)
        score_cities(s)
        if s.cells[KATUN] >= s.parts.katuns:
            s.cells[ENDING] |= KATUNS_OVER
        if s.cells[ENDING] == 0:
            next_katun(s)
            s.push(numbers.ROUND, NOBODY)


def next_katun(s: Ahau) -> None:
    """Advance the K'atun marker, spread the sites anew, and return the markers."""
    s.cells[KATUN] += 1
    s.cells[CELEBRATION] = 0
    spread_sites(s)
    for seat in range(s.ranked):
        for god in range(NUM_GODS):
            s.change(seat, MARKER + god, -s.of(seat, MARKER + god), causes.CELEBRATION)
    rival.next_katun(s)


def spread_sites(s: Ahau) -> None:
    """Shuffle the sites of the calendar over the empty spaces; what is left over goes to the first calendar space."""
    count = calendar_tiles(s)
    s.reveal()
    for site in range(s.version.side.sites):
        if s.cells[SITE + site] == 0:
            i = s.below(count)
            count -= 1
            s.cells[SITE + site] = s.cells[CALENDAR + i]
            s.cells[CALENDAR + i] = s.cells[CALENDAR + count]
            s.cells[CALENDAR + count] = 0
    for i in range(count):
        colour = s.cells[CALENDAR + i]
        s.cells[CALENDAR + i] = 0
        put_on_calendar(s, colour - 1)
