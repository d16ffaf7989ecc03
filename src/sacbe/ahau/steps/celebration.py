"""The K'atun celebration, and what follows it."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.names import NUM_GODS
from sacbe.ahau.scoring import score_cities, score_temples
from sacbe.ahau.state import Ahau, TableStep
from sacbe.ahau.steps import rival, step_ids
from sacbe.ahau.steps.calendar import calendar_tiles
from sacbe.core.frames import NOBODY


class Celebration(TableStep):
    """Score temples and cities; then the game ends, or the next K'atun begins."""

    number: ClassVar[int] = step_ids.CELEBRATION
    name: ClassVar[str] = "celebration"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """One celebration, whatever has brought it about (AH-14.16)."""
        s.new_turn()
        events.celebration(s)
        score_temples(s)
        score_cities(s)
        if s.cells[cells.KATUN] >= s.parts.katuns:
            s.cells[cells.ENDING] |= cells.KATUNS_OVER
            events.ending(s, NOBODY, "katuns")
        if s.cells[cells.ENDING] == 0:
            next_katun(s)
            s.push(step_ids.ROUND, NOBODY)


def next_katun(s: Ahau) -> None:
    """Advance the K'atun marker, spread the sites anew, and return the markers."""
    s.cells[cells.KATUN] += 1
    events.next_katun(s)
    s.cells[cells.CELEBRATION] = 0
    spread_sites(s)
    for seat in range(s.ranked):
        for god in range(NUM_GODS):
            s.change(seat, cells.MARKER + god, -s.of(seat, cells.MARKER + god), causes.CELEBRATION)
    rival.next_katun(s)


def spread_sites(s: Ahau) -> None:
    """Shuffle the sites of the calendar over the empty spaces.

    Every site drawn leaves its place to the last one, so what is left over lies on the first spaces, as it should.
    """
    count = calendar_tiles(s)
    s.reveal()
    for site in range(s.version.side.sites):
        if s.cells[cells.SITE + site] == 0:
            i = s.below(count)
            count -= 1
            s.cells[cells.SITE + site] = s.cells[cells.CALENDAR + i]
            s.cells[cells.CALENDAR + i] = s.cells[cells.CALENDAR + count]
            s.cells[cells.CALENDAR + count] = 0
