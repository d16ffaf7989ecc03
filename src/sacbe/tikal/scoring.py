"""Points, and where they come from: temples and treasures (Scoring round; The value of treasures)."""

from mypy_extensions import i64

from sacbe.tikal import causes, cells
from sacbe.tikal.names import HEXES, NUM_HEXES, TEMPLE
from sacbe.tikal.state import Tikal


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
    guard = s.owner(at)
    return guard if guard >= 0 else strongest(s, at)


def temple_points(s: Tikal, seat: i64) -> i64:
    """Return the topmost numbers of all temples a seat scores."""
    points: i64 = 0
    for at in range(NUM_HEXES):
        if s.kind(at) == TEMPLE and holder(s, at) == seat:
            points += s.cells[cells.VALUE + at]
    return points


def treasure_points(s: Tikal, seat: i64) -> i64:
    """Return the points of a seat's singles, pairs and triplets."""
    points: i64 = 0
    for kind in range(s.parts.num_treasures):
        points += s.parts.treasure_points[s.of(seat, cells.TREASURE + kind)]
    return points


def score_position(s: Tikal, seat: i64) -> None:
    """Move a seat's scoring marker."""
    if s.history is not None:
        _tell_temples(s, seat)
        _tell_treasures(s, seat)
    s.score(seat, cells.FROM_TEMPLES, temple_points(s, seat), causes.SCORING)
    s.score(seat, cells.FROM_TREASURES, treasure_points(s, seat), causes.SCORING)


def _tell_temples(s: Tikal, seat: i64) -> None:
    """Tell of every temple that a seat scores: by how strong an expedition, or by a guard."""
    for at in range(NUM_HEXES):
        if s.kind(at) == TEMPLE and holder(s, at) == seat:
            args: dict[str, object] = {"hex": HEXES[at], "points": int(s.cells[cells.VALUE + at])}
            if s.owner(at) == seat:
                s.tell("event-temple-guarded", seat, args)
            else:
                s.tell("event-temple-held", seat, {**args, "strength": int(s.strength(seat, at))})


def _tell_treasures(s: Tikal, seat: i64) -> None:
    """Tell of a seat's treasures, sets of the same size together."""
    counts = [int(s.of(seat, cells.TREASURE + kind)) for kind in range(s.parts.num_treasures)]
    for size in range(1, len(s.parts.treasure_points)):
        kinds = [name for name, count in zip(s.parts.treasure_ids, counts, strict=True) if count == size]
        if kinds:
            points = int(s.parts.treasure_points[size]) * len(kinds)
            s.tell("event-treasures", seat, {"size": size, "sets": len(kinds), "treasures": kinds, "points": points})
