"""What decides conflicts, and where rulers can go."""

from mypy_extensions import i64

from sacbe.ahau.layout import RIGHT, WEAPONS
from sacbe.ahau.names import ROYAL_PALACE
from sacbe.ahau.state import Ahau


def strength(s: Ahau, seat: i64) -> i64:
    """Return a seat's Military Strength: the right-hand card and the weapons."""
    return s.card_number(seat, s.of(seat, RIGHT) - 1) + s.of(seat, WEAPONS)


def standing(s: Ahau, seat: i64) -> i64:
    """Return what decides a conflict: strength; in a tie the Royal Palace (AH-15.14), then the Might track."""
    palace: i64 = 8 if s.copies(seat, ROYAL_PALACE) else 0
    return strength(s, seat) * 16 + palace + 7 - s.might_place(seat)


def has_free_neighbour(s: Ahau, region: i64) -> bool:
    """Tell whether a region has an adjacent region without a ruler."""
    for other in range(i64(1), s.version.regions + 1):
        if s.version.side.adjacent(region, other) and not s.occupied(other):
            return True
    return False
