"""Points, and where they come from: temples and treasures (Scoring round; The value of treasures)."""

from mypy_extensions import i64

from sacbe.tikal.causes import SCORING
from sacbe.tikal.names import NUM_HEXES, NUM_TREASURES, TEMPLE
from sacbe.tikal.state import FROM_TEMPLES, FROM_TREASURES, OWNER, TREASURE, VALUE, Tikal


def strongest(s: Tikal, at: i64) -> i64:
    """Return the seat with a stronger expedition on a hexagon than any other, or -1."""
    best: i64 = -1
    most: i64 = 0
    for seat in range(s.players):
        strength = s.strength(seat, at)
        if strength > most:
            best, most = seat, strength
        elif strength == most:
            best = -1
    return best


def holder(s: Tikal, at: i64) -> i64:
    """Return who scores a temple, or -1: its guard's owner whatever else stands there, else the strongest."""
    owner = s.cells[OWNER + at]
    return (owner - 1) & 3 if owner != 0 else strongest(s, at)


def temple_points(s: Tikal, seat: i64) -> i64:
    """Return the topmost numbers of all temples a seat scores."""
    points: i64 = 0
    for at in range(NUM_HEXES):
        if s.kind(at) == TEMPLE and holder(s, at) == seat:
            points += s.cells[VALUE + at]
    return points


def treasure_points(s: Tikal, seat: i64) -> i64:
    """Return the points of a seat's singles, pairs and triplets."""
    points: i64 = 0
    for kind in range(NUM_TREASURES):
        points += s.parts.treasure_points[s.of(seat, TREASURE + kind)]
    return points


def score_position(s: Tikal, seat: i64) -> None:
    """Move a seat's scoring marker."""
    s.score(seat, FROM_TEMPLES, temple_points(s, seat), SCORING)
    s.score(seat, FROM_TREASURES, treasure_points(s, seat), SCORING)
