"""What nobody can know: the hexagons still to be drawn, and the wafers that lie face down."""

from mypy_extensions import i64

from sacbe.core.rng import Generator
from sacbe.tikal import cells
from sacbe.tikal.names import NUM_HEXES, NUM_LETTERS, TREASURE
from sacbe.tikal.state import Tikal


def redeal(s: Tikal, random: Generator) -> None:
    """Shuffle what lies face down: the rest of each letter, and the treasures nobody has recovered."""
    hidden = [_undrawn(s, letter) for letter in range(NUM_LETTERS)]
    seen = recovered(s)
    hidden.append([place for place in range(len(s.parts.wafer_ids)) if place not in seen])
    s.deal = s.deal.redrawn(hidden, random)


def _undrawn(s: Tikal, letter: i64) -> list[int]:
    """Return the places of a letter's hexagons that are still to be drawn."""
    return list(range(int(drawn_of(s, s.cells[cells.DRAWN], letter)), int(s.parts.letter_count[letter])))


def recovered(s: Tikal) -> set[int]:
    """Return the places, in the stack of wafers, of those that have been recovered."""
    places: set[int] = set()
    for at in range(NUM_HEXES):
        if s.kind(at) == TREASURE:
            tile = s.tile(at)
            first = s.cells[cells.PILE + s.parts.pile[tile]]
            places.update(int(i) for i in range(first, first + s.parts.face[tile] - s.cells[cells.VALUE + at]))
    return places


def drawn_of(s: Tikal, drawn: i64, letter: i64) -> i64:
    """Return how many of the hexagons drawn are of a letter."""
    return max(i64(0), min(drawn - s.parts.letter_first[letter], s.parts.letter_count[letter]))


def drawn_tiles(s: Tikal) -> list[int]:
    """Return all hexagons drawn so far, in order."""
    tiles = []
    for letter in range(NUM_LETTERS):
        for i in range(drawn_of(s, s.cells[cells.DRAWN], letter)):
            tiles.append(int(s.parts.letter_first[letter] + s.deal.at(letter, i)))
    return tiles
