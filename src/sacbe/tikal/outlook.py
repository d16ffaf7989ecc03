"""What a decision would change if there were a scoring now: for front ends, before points are paid."""

from sacbe.tikal.names import HEXES, NUM_HEXES, TEMPLE
from sacbe.tikal.scoring import holder, temple_points, treasure_points
from sacbe.tikal.state import Tikal


def outlook(before: Tikal, after: Tikal) -> dict[str, object]:
    """Return what each seat would score more, and who scores the temples that another scored before (-1: nobody)."""
    gains = [_worth(after, seat) - _worth(before, seat) for seat in range(before.players)]
    taken = [at for at in range(NUM_HEXES) if before.kind(at) == TEMPLE and holder(after, at) != holder(before, at)]
    return {"gains": gains, "temples": [HEXES[at] for at in taken], "holders": [int(holder(after, at)) for at in taken]}


def _worth(s: Tikal, seat: int) -> int:
    """Return what a seat would score now."""
    return int(temple_points(s, seat) + treasure_points(s, seat))
