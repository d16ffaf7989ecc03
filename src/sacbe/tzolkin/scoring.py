"""The final scoring: what is left becomes corn, corn and skulls become points, monuments count (Final scoring)."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin import causes
from sacbe.tzolkin.components import MOST_STEPS
from sacbe.tzolkin.names import CATEGORIES, NUM_TEMPLES
from sacbe.tzolkin.state import (
    BUILDING,
    CHICHEN,
    CORN,
    CORN_TILES,
    FROM_CORN,
    FROM_MONUMENTS,
    FROM_SKULLS,
    GOLD,
    MONUMENT,
    ON_OFFER,
    SKULL,
    TECHNOLOGY,
    TEMPLE,
    UNIT,
    WOOD,
    WOOD_TILES,
    WORKERS,
    TableStep,
    Tzolkin,
)
from sacbe.tzolkin.steps.technologies import TOP_LEVEL, TRACKS


class FinalScoring(TableStep):
    """Resources to corn at the market's rate, a quarter point a corn, skulls, monuments."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        for player in range(s.players):
            for good in range(WOOD, GOLD + 1):
                held = s.of(player, good)
                s.change(player, good, -held, causes.FINAL_SCORING)
                s.change(player, CORN, held * s.parts.market[good - WOOD], causes.FINAL_SCORING)
            quarters = s.of(player, CORN) * UNIT // s.parts.corn_per_point
            s.score(player, FROM_CORN, quarters, causes.FINAL_SCORING)
            skulls = s.of(player, SKULL) * s.parts.skull_points * UNIT
            s.score(player, FROM_SKULLS, skulls, causes.FINAL_SCORING)
        for tile in range(len(s.parts.monuments.ids)):
            owner = s.cells[MONUMENT + tile]
            if 0 < owner < ON_OFFER:
                points = monument_points(s, owner - 1, tile)
                s.score(owner - 1, FROM_MONUMENTS, points * UNIT, causes.OF_MONUMENT + tile)


def monument_points(s: Tzolkin, seat: i64, tile: i64) -> i64:
    """Return what a monument is worth to a seat as things stand."""
    scoring = s.parts.monument_scoring[tile]
    return scoring.points(COUNTERS[scoring.per].count(s, seat), s.players)


class Counter:
    """What a monument counts."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        """Return the number it counts for a seat."""
        raise NotImplementedError


class OwnConstructions(Counter):
    """Own buildings and monuments, of one category or of all; the monument itself counts, too."""

    def __init__(self, category: str) -> None:
        self.category: i64 = CATEGORIES.index(category) if category else -1

    def fits(self, category: i64) -> bool:
        """Tell whether a category is the one that counts."""
        return self.category == -1 or self.category == category

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for tile in range(len(s.parts.buildings.ids)):
            if s.cells[BUILDING + tile] == seat + 1 and self.fits(s.parts.buildings.category[tile]):
                total += 1
        for tile in range(len(s.parts.monuments.ids)):
            if s.cells[MONUMENT + tile] == seat + 1 and self.fits(s.parts.monuments.category[tile]):
                total += 1
        return total


class AllMonuments(Counter):
    """Monuments constructed by anybody."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for tile in range(len(s.parts.monuments.ids)):
            if 0 < s.cells[MONUMENT + tile] < ON_OFFER:
                total += 1
        return total


class OwnCell(Counter):
    """A number of the player: harvest tiles, workers."""

    def __init__(self, field: i64) -> None:
        self.field: i64 = field

    def count(self, s: Tzolkin, seat: i64) -> i64:
        return s.of(seat, self.field)


class Levels(Counter):
    """Levels of technology, all of them or only tracks at the top level."""

    def __init__(self, mastered: bool) -> None:
        self.mastered = mastered

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for track in range(TRACKS):
            level = s.of(seat, TECHNOLOGY + track)
            if self.mastered:
                level = 1 if level == TOP_LEVEL else 0
            total += level
        return total


class BestTemple(Counter):
    """Steps above the start on the best temple: the player chooses, so never below 0 (ruling 30)."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        best: i64 = 0
        for temple in range(NUM_TEMPLES):
            best = max(best, s.of(seat, TEMPLE + temple))
        return best


class TemplePoints(Counter):
    """The points of the reached steps, losses included, without the bonus of the highest."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for temple in range(NUM_TEMPLES):
            total += s.parts.temple_points[temple * MOST_STEPS + s.of(seat, TEMPLE + temple) + 1]
        return total


class PlacedSkulls(Counter):
    """Skulls anybody has left in Chichen Itza; the one on the skull shrine counts as one of them."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total = skulls_on_buildings(s)
        for space in range(i64(9)):
            total += 1 if s.cells[CHICHEN + space] else 0
        return total


def skulls_on_buildings(s: Tzolkin) -> i64:
    """Return how many skulls lie on constructed buildings."""
    total: i64 = 0
    for tile in range(len(s.parts.buildings.ids)):
        if s.cells[BUILDING + tile]:
            total += s.parts.buildings.cost_of(tile, SKULL)
    return total


COUNTERS: Final[list[Counter]] = [
    OwnConstructions("tomb"),
    OwnConstructions("civic"),
    OwnConstructions("shrine"),
    OwnConstructions(""),
    AllMonuments(),
    OwnCell(CORN_TILES),
    OwnCell(WOOD_TILES),
    OwnCell(WORKERS),
    Levels(mastered=False),
    Levels(mastered=True),
    BestTemple(),
    TemplePoints(),
    PlacedSkulls(),
]
"""In the order of :data:`sacbe.tzolkin.effects.COUNTS`."""
