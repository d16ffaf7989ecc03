"""What decides conflicts, and where rulers can go."""

from mypy_extensions import i64

from sacbe.ahau import cells
from sacbe.ahau.buildings import ROYAL_PALACE
from sacbe.ahau.choosing import decided_by, fewest, key
from sacbe.ahau.state import Ahau
from sacbe.core.refusals import Refusal


def strength(s: Ahau, seat: i64) -> i64:
    """Return a seat's Military Strength: the right-hand card and the weapons."""
    return s.card_number(seat, s.of(seat, cells.RIGHT) - 1) + s.of(seat, cells.WEAPONS)


def standing(s: Ahau, seat: i64) -> i64:
    """Return what decides a conflict: strength; in a tie the Royal Palace (AH-15.14), then the Might track."""
    palace: i64 = 1 if s.copies(seat, ROYAL_PALACE) else 0
    return key(strength(s, seat), palace, fewest(s.might_place(seat)))


def why_stronger(s: Ahau, winner: i64, loser: i64) -> str:
    """Return what decided a conflict between two seats: strength, the Royal Palace, or the Might track."""
    return ("strength", "palace", "might")[decided_by(standing(s, winner), standing(s, loser))]


def has_free_neighbour(s: Ahau, region: i64) -> bool:
    """Tell whether a region has an adjacent region without a ruler."""
    for other in range(i64(1), s.version.regions + 1):
        if s.version.side.adjacent(region, other) and not s.occupied(other):
            return True
    return False


def no_region(s: Ahau, region: i64) -> Refusal:
    """Return the refusal of a region that this side of the board does not have."""
    return Refusal("why-no-region", "AH-4.5", {"region": region, "regions": s.version.regions})
