"""The final scoring: what is left becomes corn, corn and skulls become points, monuments count (Final scoring)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.tzolkin import causes, cells
from sacbe.tzolkin.components import MOST_STEPS
from sacbe.tzolkin.effects import COUNTS
from sacbe.tzolkin.names import CATEGORIES, CHICHEN_ACTIONS, NUM_TECHNOLOGIES, NUM_TEMPLES, in_order_of
from sacbe.tzolkin.state import TableStep, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.technologies import TOP_LEVEL

FINAL_SOURCES: Final = ("corn", "skulls", "monuments")
"""Sources of points that only the final scoring has."""


class FinalScoring(TableStep):
    """Resources to corn at the market's rate, a quarter point a corn, skulls, monuments."""

    number: ClassVar[int] = step_ids.FINAL_SCORING
    name: ClassVar[str] = "final_scoring"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Score all players."""
        for player in range(s.players):
            for good in range(cells.WOOD, cells.GOLD + 1):
                held = s.of(player, good)
                s.change(player, good, -held, causes.FINAL_SCORING)
                s.change(player, cells.CORN, held * s.parts.market[good - cells.WOOD], causes.FINAL_SCORING)
            quarters = s.of(player, cells.CORN) * cells.UNIT // s.parts.corn_per_point
            s.score(player, cells.FROM_CORN, quarters, causes.FINAL_SCORING)
            skulls = s.of(player, cells.SKULL) * s.parts.skull_points * cells.UNIT
            s.score(player, cells.FROM_SKULLS, skulls, causes.FINAL_SCORING)
        for tile in range(len(s.parts.monuments.ids)):
            owner = s.cells[cells.MONUMENT + tile]
            if 0 < owner < cells.ON_OFFER:
                points = monument_points(s, owner - 1, tile)
                s.score(owner - 1, cells.FROM_MONUMENTS, points * cells.UNIT, causes.OF_MONUMENT + tile)
        if s.history is not None:
            tell_scoring(s)


def tell_scoring(s: Tzolkin) -> None:
    """Tell what the final scoring gave each seat, by source, and its points in all."""
    for seat in range(s.players):
        breakdown = s.breakdown(seat)
        for source in FINAL_SOURCES:
            if breakdown[source]:
                s.tell("event-final", seat, {"source": source, "points": breakdown[source]})
        s.tell("event-total", seat, {"points": s.scores[seat]})


def monument_points(s: Tzolkin, seat: i64, tile: i64) -> i64:
    """Return what a monument is worth to a seat as things stand."""
    scoring = s.parts.monument_scoring[tile]
    return scoring.points(COUNTERS[scoring.per].count(s, seat), s.players)


class Counter:
    """What a monument counts."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        """Return the number it counts for a seat."""
        raise NotImplementedError


class Constructions(Counter):
    """Buildings and monuments of the player, of one category or of all; the monument itself counts, too."""

    def __init__(self, category: str) -> None:
        self.category: i64 = CATEGORIES.index(category) if category else -1

    def fits(self, category: i64) -> bool:
        """Tell whether a category is the one that counts."""
        return self.category == -1 or self.category == category

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for tile in range(len(s.parts.buildings.ids)):
            if s.cells[cells.BUILDING + tile] == seat + 1 and self.fits(s.parts.buildings.category[tile]):
                total += 1
        for tile in range(len(s.parts.monuments.ids)):
            if s.cells[cells.MONUMENT + tile] == seat + 1 and self.fits(s.parts.monuments.category[tile]):
                total += 1
        return total


class AllMonuments(Counter):
    """Monuments constructed by anybody."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for tile in range(len(s.parts.monuments.ids)):
            if 0 < s.cells[cells.MONUMENT + tile] < cells.ON_OFFER:
                total += 1
        return total


class NumberOfPlayer(Counter):
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
        for track in range(NUM_TECHNOLOGIES):
            level = s.of(seat, cells.TECHNOLOGY + track)
            if self.mastered:
                level = 1 if level == TOP_LEVEL else 0
            total += level
        return total


class BestTemple(Counter):
    """Steps above the start on the best temple: the player chooses, so never below 0 (TZ-22.11)."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        best: i64 = 0
        for temple in range(NUM_TEMPLES):
            best = max(best, s.of(seat, cells.TEMPLE + temple))
        return best


class TemplePoints(Counter):
    """The points of the reached steps, losses included, without the bonus of the highest."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for temple in range(NUM_TEMPLES):
            total += s.parts.temple_points[temple * MOST_STEPS + s.of(seat, cells.TEMPLE + temple) + 1]
        return total


class PlacedSkulls(Counter):
    """Skulls anybody has left in Chichen Itza; the one on the skull shrine counts as one of them."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total = skulls_on_buildings(s)
        for space in range(CHICHEN_ACTIONS):
            total += 1 if s.cells[cells.CHICHEN + space] else 0
        return total


def skulls_on_buildings(s: Tzolkin) -> i64:
    """Return how many skulls lie on constructed buildings."""
    total: i64 = 0
    for tile in range(len(s.parts.buildings.ids)):
        if s.cells[cells.BUILDING + tile]:
            total += s.parts.buildings.cost_of(tile, cells.SKULL)
    return total


COUNTERS: Final[list[Counter]] = in_order_of(
    COUNTS,
    {
        "own_tomb_building_or_monument": Constructions("tomb"),
        "own_civic_building_or_monument": Constructions("civic"),
        "own_shrine_building_or_monument": Constructions("shrine"),
        "own_building_or_monument": Constructions(""),
        "monument_built_by_anyone": AllMonuments(),
        "own_corn_harvest_tile": NumberOfPlayer(cells.CORN_TILES),
        "own_wood_harvest_tile": NumberOfPlayer(cells.WOOD_TILES),
        "own_workers_in_play": NumberOfPlayer(cells.WORKERS),
        "own_tech_level": Levels(mastered=False),
        "techs_at_level_3": Levels(mastered=True),
        "steps_above_start_on_one_chosen_temple": BestTemple(),
        "current_step_points_of_all_temples": TemplePoints(),
        "skull_placed_in_chichen_itza_by_anyone": PlacedSkulls(),
    },
)
