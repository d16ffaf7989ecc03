"""What a position of Ahau is worth: pyramid and buildings, what the next celebration would bring, and the means."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.ahau import cells
from sacbe.ahau.buildings import EFFECTS
from sacbe.ahau.masks import bits
from sacbe.ahau.names import BUILDING_SPACES, NUM_CITIES, NUM_COLOURS, NUM_GODS, NUM_TILES, PYRAMID_SPACES, SHADES, WILD
from sacbe.ahau.scoring import share, temple_award
from sacbe.ahau.state import Ahau
from sacbe.core.evaluator import Evaluator, Weights
from sacbe.core.state import State

STAGES: Final = 31
"""Ten stages for each of the three K'atuns: how far its calendar is filled."""
KNOTS: Final = (0, 5, 10, 15, 20, 25, 30)
LEVELS: Final = (0, 0, 0, 0, 1, 1, 1, 2, 2, 3)

FEATURES: Final = (
    "any",
    "opponents",
    "rounds",
    "end_is_near",
    "resources_to_4",
    "resources_above_4",
    "resource_colours",
    "tiles",
    "tiles_above_4",
    "wild_tiles",
    "tile_colours",
    "tile_gods",
    "weapons",
    "might",
    "mightiest",
    "workers_left",
    "workers_left_few",
    "lying",
    "pyramid_1",
    "pyramid_2",
    "pyramid_3",
    "pyramid_4",
    "pyramid_gods",
    "pyramid_next",
    "god_doubles",
    "buildings",
    "markers",
    "awards",
    "cities_won",
    "cities_tied",
    "cities_present",
    "surrounded",
    "nearly_surrounded",
    "cards",
    "role",
    *EFFECTS,
)
ANY: Final[i64] = 0
OPPONENTS: Final[i64] = 1
ROUNDS: Final[i64] = 2
END_NEAR: Final[i64] = 3
RESOURCES_1: Final[i64] = 4
RESOURCES_2: Final[i64] = 5
KINDS: Final[i64] = 6
TILES_1: Final[i64] = 7
TILES_2: Final[i64] = 8
WILD_TILES: Final[i64] = 9
TILE_COLOURS: Final[i64] = 10
TILE_GODS: Final[i64] = 11
ARMS: Final[i64] = 12
STEPS: Final[i64] = 13
MIGHTIEST: Final[i64] = 14
WORKERS_LEFT: Final[i64] = 15
FEW_WORKERS: Final[i64] = 16
LAID: Final[i64] = 17
BUILT_LEVEL: Final[i64] = 18
PYRAMID_GODS: Final[i64] = 22
NEXT_TILE: Final[i64] = 23
DOUBLES: Final[i64] = 24
BUILT: Final[i64] = 25
MARKERS: Final[i64] = 26
AWARDS: Final[i64] = 27
WON: Final[i64] = 28
TIED: Final[i64] = 29
PRESENT: Final[i64] = 30
SURROUNDED: Final[i64] = 31
NEARLY: Final[i64] = 32
CARDS: Final[i64] = 33
HAS_ROLE: Final[i64] = 34
EACH_BUILDING: Final[i64] = 35
assert FEATURES[HAS_ROLE] == "role"
assert FEATURES[NEXT_TILE] == "pyramid_next"


class AhauEvaluator(Evaluator):
    """Measures positions of Ahau."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(FEATURES, STAGES, weights)
        self.width, self.narrow, self.ahead, self.branches, self.worlds = 24, 6, 2, 4, 6
        self.levels: vec[i64] = vec[i64](list(LEVELS))

    def measure(self, state: State) -> None:
        """Measure what every seat with a score has and would score."""
        assert isinstance(state, Ahau)
        self.stage = self.stage_of(state)
        near = 0.0
        for seat in range(state.ranked):
            near = max(near, self.nearness(state, seat))
        for seat in range(self.first, self.end):
            own, row = state.cell(seat, 0), seat * self.size
            self.x[row + ANY] = 1.0
            self.x[row + OPPONENTS] = float(state.players - 1)
            self.x[row + ROUNDS] = float(state.cells[cells.ROUND]) / 10.0
            self.x[row + END_NEAR] = near
            self.measure_goods(state, own, row)
            self.measure_people(state, seat, own, row)
            self.measure_boards(state, own, row)
            self.measure_temples(state, seat, row)
            self.measure_cities(state, seat, row)

    def stage_of(self, s: Ahau) -> i64:
        """Return the stage: the K'atun, and how far the calendar is filled."""
        row, last = s.cells, s.version.last_space
        filled: i64 = 0
        while filled < last and row[cells.CALENDAR + filled]:
            filled += 1
        return min((row[cells.KATUN] - 1) * 10 + filled * 10 // last, STAGES - 1)

    def measure_goods(self, s: Ahau, own: i64, row: i64) -> None:
        """Measure resources and tiles; King Pakal's resources are one number."""
        position, x = s.cells, self.x
        total = position[own + cells.TRACKER]
        kinds: i64 = 0
        for at in range(own + cells.RESOURCE, own + cells.RESOURCE + NUM_COLOURS):
            total += position[at]
            kinds += i64(position[at] > 0)
        x[row + KINDS] = float(kinds)
        x[row + RESOURCES_1] = float(min(total, 4))
        x[row + RESOURCES_2] = float(max(total - 4, 0))
        tiles: i64 = 0
        shades: i64 = 0
        gods: i64 = 0
        for tile in range(NUM_TILES):
            held = position[own + cells.RESERVE + tile]
            if held:
                tiles += held
                gods |= i64(1) << tile // SHADES
                shades |= i64(1) << tile % SHADES
                if tile % SHADES == WILD:
                    x[row + WILD_TILES] += float(held)
        x[row + TILES_1] = float(min(tiles, 4))
        x[row + TILES_2] = float(max(tiles - 4, 0))
        x[row + TILE_COLOURS] = float(bits(shades & ~(i64(1) << WILD)))
        x[row + TILE_GODS] = float(bits(gods))

    def measure_people(self, s: Ahau, seat: i64, own: i64, row: i64) -> None:
        """Measure weapons, might, workers and cards."""
        position, x = s.cells, self.x
        x[row + ARMS] = float(position[own + cells.WEAPONS])
        x[row + STEPS] = float(position[own + cells.MIGHT])
        x[row + MIGHTIEST] = 1.0 if s.might_place(seat) == 0 else 0.0
        left = position[own + cells.WORKERS]
        x[row + WORKERS_LEFT] = float(left)
        x[row + FEW_WORKERS] = float(max(4 - left, 0))
        x[row + LAID] = float(s.total(seat, cells.LYING, NUM_CITIES))
        x[row + CARDS] = float(s.cards_in_hand(seat))
        x[row + HAS_ROLE] = 1.0 if position[own + cells.ROLE] else 0.0

    def nearness(self, s: Ahau, seat: i64) -> float:
        """Return how near a seat is to ending the game, 1 being the end."""
        near = max(float(s.pyramid_tiles(seat)) / 10.0, float(12 - s.of(seat, cells.WORKERS)) / 12.0)
        return near * near

    def measure_boards(self, s: Ahau, own: i64, row: i64) -> None:
        """Measure pyramid and buildings."""
        position, x = s.cells, self.x
        tiles: i64 = 0
        gods: i64 = 0
        lowest: i64 = PYRAMID_SPACES
        for space in range(PYRAMID_SPACES):
            tile = position[own + cells.PYRAMID + space]
            if tile:
                tiles += 1
                gods |= i64(1) << (tile - 1) // SHADES
                x[row + BUILT_LEVEL + self.levels[space]] += 1.0
            elif lowest == PYRAMID_SPACES:
                lowest = space
        different = bits(gods)
        x[row + PYRAMID_GODS] = float(different)
        x[row + DOUBLES] = float(tiles - different)
        x[row + NEXT_TILE] = self.next_tile(row, lowest)
        built: i64 = 0
        for space in range(BUILDING_SPACES):
            built += i64(position[own + cells.BUILDING + space] > 0)
        x[row + BUILT] = float(built)
        for building in range(s.parts.buildings):
            x[row + EACH_BUILDING + s.parts.building_effect[building]] += float(position[own + cells.OWNED + building])

    def next_tile(self, row: i64, space: i64) -> float:
        """Return how many of the different resources for the lowest open space of the pyramid a seat has, in parts."""
        if self.x[row + TILES_1] == 0.0:
            return 0.0
        level: i64 = self.levels[space] if space < PYRAMID_SPACES else i64(0)
        return min(self.x[row + KINDS] / float(level + 1), 1.0)

    # -- what a celebration would bring --------------------------------------------------------------------------------

    def measure_temples(self, s: Ahau, seat: i64, row: i64) -> None:
        """Measure markers, and what their temples would award now."""
        markers = s.cell(seat, cells.MARKER)
        for god in range(NUM_GODS):
            if s.cells[markers + god]:
                self.x[row + MARKERS] += 1.0
                self.x[row + AWARDS] += float(temple_award(s, seat, god))

    def measure_cities(self, s: Ahau, seat: i64, row: i64) -> None:
        """Measure cities won and shared, and regions that are surrounded or nearly so while a building lies there."""
        x = self.x
        present = s.worker_cities(seat)
        for city in range(NUM_CITIES):
            if present >> city & 1:
                part = share(s, seat, city)
                x[row + PRESENT] += 1.0
                if part:
                    x[row + (WON if part == 2 else TIED)] += 1.0
        around = s.version.side.cities
        for region in range(s.version.regions):
            if s.cells[cells.REGION_BUILDING + region] or s.version.family:
                lacking = around[region] & ~present
                if lacking & (lacking - 1) == 0:  # at most one city
                    x[row + (NEARLY if lacking else SURROUNDED)] += 1.0


def evaluator(weights: Weights) -> Evaluator:
    """Return what measures positions with these weights."""
    return AhauEvaluator(weights)


FIRST_GUESSES: Final[dict[str, tuple[float, float]]] = {
    "any": (30.0, 4.0),
    "end_is_near": (-8.0, -2.0),
    "resources_to_4": (1.0, 0.2),
    "resources_above_4": (0.6, 0.1),
    "resource_colours": (0.5, 0.1),
    "tiles": (0.8, 0.1),
    "tiles_above_4": (0.3, 0.0),
    "wild_tiles": (0.5, 0.0),
    "tile_colours": (0.2, 0.0),
    "tile_gods": (0.3, 0.0),
    "weapons": (0.4, 0.1),
    "might": (0.6, 0.3),
    "mightiest": (0.5, 0.2),
    "workers_left": (0.0, 0.0),
    "workers_left_few": (-0.3, 0.0),
    "lying": (1.0, 0.5),
    "pyramid_1": (2.0, 0.3),
    "pyramid_2": (2.5, 0.4),
    "pyramid_3": (2.0, 0.4),
    "pyramid_4": (0.0, 0.0),
    "pyramid_gods": (1.0, 0.3),
    "pyramid_next": (1.5, 0.5),
    "god_doubles": (0.7, 0.2),
    "buildings": (2.0, 0.5),
    "markers": (0.3, 0.2),
    "awards": (1.0, 1.0),
    "cities_won": (1.2, 1.8),
    "cities_tied": (0.6, 0.9),
    "cities_present": (0.5, 0.1),
    "surrounded": (0.5, 0.2),
    "nearly_surrounded": (1.0, 0.3),
    "cards": (0.2, 0.1),
    "role": (1.0, 0.2),
}
"""Weights at the start and at the end of a game; between them they change in a straight line."""


def first_weights() -> Weights:
    """Return weights set by hand: the start of all learning."""
    rows = []
    for stage in KNOTS:
        left = (STAGES - 1 - stage) / (STAGES - 1)
        guesses = [FIRST_GUESSES.get(name, (0.5, 0.1) if name in EFFECTS else (0.0, 0.0)) for name in FEATURES]
        rows.append([end + (start - end) * left for start, end in guesses])
    return Weights(FEATURES, KNOTS, rows, {"by": "hand"})
