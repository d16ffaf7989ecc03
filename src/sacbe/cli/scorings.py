"""The scorings of a game one by one: what each brought everybody, read from the ledger."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from rich.console import Group

from sacbe.cli.boards import named
from sacbe.cli.chronicle import Chronicle
from sacbe.cli.screen import faded, plain_table, titled
from sacbe.cli.ways import Scoring
from sacbe.core.ledger import Entry, Event
from sacbe.core.state import State

POINTS = "points"


def scorings(state: State, table: Mapping[str, Scoring]) -> Iterator[tuple[Event, list[float]]]:
    """Yield the event that each scoring began with, and what it has brought each seat so far."""
    begun = [event for event in state.events if event.message in table]
    ends = [*(event.move for event in begun), len(state.moves) + 1]
    for event, (first, end) in zip(begun, pairwise(ends), strict=True):
        scoring = table[event.message]
        moves = range(first + scoring.later, end + scoring.later)
        counted = [one for one in state.ledger if one.move in moves and one.because in scoring.causes]
        yield event, [_points(counted, seat) for seat in range(int(state.ranked))]


def _points(entries: list[Entry], seat: int) -> float:
    return sum(entry.amount for entry in entries if entry.what == POINTS and entry.seat == seat)


def scoring_table(state: State, chronicle: Chronicle) -> list[Group]:
    """Return what each scoring has brought, if there has been any."""
    texts = chronicle.words.texts
    table = plain_table(texts("scorings-column"))
    for seat in range(int(state.ranked)):
        table.add_column(named(seat, chronicle.names), justify="right")
    for event, brought in scorings(state, chronicle.scorings):
        table.add_row(chronicle.event(event), *map(faded, brought))
    return [titled(texts("scorings-title"), table)] if table.row_count else []
