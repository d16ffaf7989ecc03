"""What a position of Tzolk'in is worth: what each seat has, where its workers stand, and what the gods will bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluator import MOST_SEATS, Evaluator, Weights
from sacbe.core.state import State
from sacbe.tzolkin.actions import SPACES
from sacbe.tzolkin.components import MOST_STEPS
from sacbe.tzolkin.names import (
    AGRICULTURE,
    CHICHEN_ITZA,
    EXTRACTION,
    GEARS,
    NUM_GEARS,
    NUM_TEMPLES,
    PALENQUE,
    TECHNOLOGIES,
    TEMPLES,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
)
from sacbe.tzolkin.scoring import COUNTERS
from sacbe.tzolkin.state import (
    AVAILABLE,
    BUILDING,
    CORN,
    CORN_TILES,
    DAY,
    DUMMY,
    FEED_DISCOUNT,
    FEED_WORKERS,
    FOOD_DAYS,
    GEAR,
    GOLD,
    LIGHT,
    MONUMENT,
    ON_OFFER,
    SKULL,
    START_SPACE,
    STARTING_PLAYER,
    TECHNOLOGY,
    TEMPLE,
    WOOD,
    WOOD_TILES,
    WORKERS,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.traits import EXTRA_FOOD, HUNGER

STAGES: Final = 30
"""Stages are days; the last round is that of day 27 or 28."""
KNOTS: Final = (1, 5, 9, 14, 18, 22, 25, 27)

GEAR_SPACES: Final = (8, 8, 8, 8, 11)
STANDING: Final = tuple(
    f"{gear}_{space}" for gear, count in zip(GEARS, GEAR_SPACES, strict=True) for space in range(count)
)

FEATURES: Final = (
    "any",
    "corn_to_8",
    "corn_to_20",
    "corn_above_20",
    "wood",
    "stone",
    "gold",
    "skulls",
    "blocks_above_5",
    "unfed",
    "unfed_soon",
    "food_to_come",
    "gods_age_1",
    "gods_age_2",
    "gods_goods",
    *(f"steps_{temple}" for temple in TEMPLES),
    *(f"{technology}_{level}" for technology in TECHNOLOGIES for level in (1, 2, 3)),
    "worker_4",
    "worker_5",
    "worker_6",
    "available",
    "monuments",
    "monument_in_reach",
    "corn_tiles",
    "wood_tiles",
    "starting_player",
    "light_side",
    "harvest_with_agriculture",
    "blocks_with_extraction",
    "skull_for_chichen_itza",
    "theology_in_chichen_itza",
    "blocks_for_tikal",
    "corn_for_uxmal",
    *STANDING,
)
ANY: Final[i64] = 0
CORN_1: Final[i64] = 1
CORN_2: Final[i64] = 2
CORN_3: Final[i64] = 3
BLOCK: Final[i64] = 4
SKULLS: Final[i64] = 7
MANY_BLOCKS: Final[i64] = 8
UNFED: Final[i64] = 9
UNFED_SOON: Final[i64] = 10
FOOD: Final[i64] = 11
GODS_1: Final[i64] = 12
GODS_2: Final[i64] = 13
GODS_GOODS: Final[i64] = 14
STEPS: Final[i64] = 15
LEVELS: Final[i64] = 18
MORE_WORKERS: Final[i64] = 30
IN_HAND: Final[i64] = 33
MONUMENTS: Final[i64] = 34
IN_REACH: Final[i64] = 35
CORN_TILE: Final[i64] = 36
WOOD_TILE: Final[i64] = 37
MARKER: Final[i64] = 38
LIGHT_SIDE: Final[i64] = 39
HARVESTING: Final[i64] = 40
MINING: Final[i64] = 41
OFFERING: Final[i64] = 42
LOOKING_AHEAD: Final[i64] = 43
BUILDING_SOON: Final[i64] = 44
TRADING_SOON: Final[i64] = 45
FIRST_STANDING: Final[i64] = 46
assert FEATURES[FIRST_STANDING] == "palenque_0"
assert FEATURES[LEVELS] == "agriculture_1"
assert FEATURES[HARVESTING] == "harvest_with_agriculture"

NUM_TILES: Final[i64] = 40
NUM_MONUMENTS: Final[i64] = 13


class TzolkinEvaluator(Evaluator):
    """Measures positions of Tzolk'in."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(FEATURES, STAGES, weights)
        self.built: vec[i64] = vec[i64]([0] * (MOST_SEATS * 5))
        """By seat: constructions of each category, then all of them."""
        self.all_monuments: i64 = 0
        self.placed_skulls: i64 = 0

    def measure(self, state: State) -> None:
        """Measure what every seat has and can hope for."""
        assert isinstance(state, Tzolkin)
        self.stage = min(state.cells[DAY], STAGES - 1)
        self.count_constructions(state)
        for seat in range(state.players):
            row = seat * self.size
            self.x[row + ANY] = 1.0
            self.measure_goods(state, seat, row)
            self.measure_food(state, seat, row)
            self.measure_people(state, seat, row)
        self.measure_temples(state)
        self.measure_gears(state)
        self.measure_monuments(state)

    def measure_goods(self, s: Tzolkin, seat: i64, row: i64) -> None:
        """Corn is worth most when there is little of it; so are blocks."""
        corn = s.of(seat, CORN)
        self.x[row + CORN_1] = float(min(corn, 8)) / 4.0
        self.x[row + CORN_2] = float(min(max(corn - 8, 0), 12)) / 4.0
        self.x[row + CORN_3] = float(max(corn - 20, 0)) / 4.0
        for good in range(WOOD, GOLD + 1):
            self.x[row + BLOCK + good - WOOD] = float(s.of(seat, good))
        self.x[row + SKULLS] = float(s.of(seat, SKULL))
        self.x[row + MANY_BLOCKS] = float(max(s.blocks(seat) - 5, 0))
        self.x[row + CORN_TILE] = float(s.of(seat, CORN_TILES))
        self.x[row + WOOD_TILE] = float(s.of(seat, WOOD_TILES))

    def measure_food(self, s: Tzolkin, seat: i64, row: i64) -> None:
        """Workers that the corn in hand does not feed, and what all food days to come will cost."""
        held = s.cells[FOOD_DAYS]
        if held > 3:
            return
        workers = s.of(seat, WORKERS)
        need = s.parts.feed_corn + s.trait(seat, EXTRA_FOOD) + s.calamity(HUNGER) - s.of(seat, FEED_DISCOUNT)
        on_farms = min(workers, s.of(seat, FEED_WORKERS))
        food = max(need, 0) * (workers - on_farms) + max(need - s.parts.farm_corn, 0) * on_farms
        unfed = float(max(food - s.of(seat, CORN), 0)) / float(max(need, 1))
        days = s.parts.food_days[held] - s.cells[DAY]
        self.x[row + UNFED] = unfed
        self.x[row + UNFED_SOON] = unfed * float(max(4 - days, 0)) / 4.0
        self.x[row + FOOD] = float(food * (4 - held)) / 4.0

    def measure_people(self, s: Tzolkin, seat: i64, row: i64) -> None:
        """Workers, technologies, and who begins."""
        workers = s.of(seat, WORKERS)
        for more in range(i64(3)):
            if workers > 3 + more:
                self.x[row + MORE_WORKERS + more] = 1.0
        self.x[row + IN_HAND] = float(s.of(seat, AVAILABLE))
        for track in range(i64(4)):
            for level in range(s.of(seat, TECHNOLOGY + track)):
                self.x[row + LEVELS + track * 3 + level] = 1.0
        if s.cells[STARTING_PLAYER] == seat:
            self.x[row + MARKER] += 1.0
        if s.cells[START_SPACE] == seat + 1:
            self.x[row + MARKER] += 1.0
            self.x[row + IN_HAND] += 1.0
        self.x[row + LIGHT_SIDE] = float(s.of(seat, LIGHT))

    # -- the gods ------------------------------------------------------------------------------------------------------

    def measure_temples(self, s: Tzolkin) -> None:
        """What the gods would give on the food days to come if nobody climbed any more."""
        held = s.cells[FOOD_DAYS]
        for temple in range(NUM_TEMPLES):
            highest, tied = self.leaders(s, temple)
            for seat in range(s.players):
                row, step = seat * self.size, s.of(seat, TEMPLE + temple)
                points = float(s.parts.temple_points[temple * MOST_STEPS + step + 1])
                self.x[row + STEPS + temple] = float(step)
                for age in range(i64(2)):
                    if held < 2 * age + 2:
                        bonus = float(s.parts.leader_points[temple * 2 + age]) if step == highest else 0.0
                        self.x[row + GODS_1 + age] += points + (bonus / 2.0 if tied else bonus)
                if held < 3:
                    self.x[row + GODS_GOODS] += self.goods(s, temple, step)

    def leaders(self, s: Tzolkin, temple: i64) -> tuple[i64, bool]:
        """Return the highest step anybody has reached, and whether several have."""
        highest: i64 = -2
        tied = False
        for seat in range(s.players):
            step = s.of(seat, TEMPLE + temple)
            if step > highest:
                highest, tied = step, False
            elif step == highest:
                tied = True
        return highest, tied

    def goods(self, s: Tzolkin, temple: i64, reached: i64) -> float:
        """Return what the goods of the reached steps are worth, in corn of the market; a skull as three gold."""
        total: i64 = 0
        for step in range(reached + 1):
            good = s.parts.temple_goods[temple * MOST_STEPS + step + 1]
            if good == SKULL:
                total += 12
            elif good >= WOOD:
                total += s.parts.market[good - WOOD]
        return float(total) / 4.0

    # -- workers on the gears ------------------------------------------------------------------------------------------

    def measure_gears(self, s: Tzolkin) -> None:
        """Where workers stand; one that has just been picked up counts as if it still stood there."""
        for gear in range(NUM_GEARS):
            last = s.parts.gear_last[gear] + 1
            for space in range(last + 1):
                who = s.cells[GEAR + gear * SPACES + space]
                if 0 < who < DUMMY:
                    self.stand(s, who - 1, gear, space)
        if s.step == numbers.WORKER_ACTION:
            self.stand(s, s.seat, s.a // SPACES, s.a % SPACES)

    def stand(self, s: Tzolkin, seat: i64, gear: i64, space: i64) -> None:
        """Count a worker on a gear, and what helps it there."""
        row = seat * self.size
        last: i64 = 10 if gear == CHICHEN_ITZA else 7
        self.x[row + FIRST_STANDING + gear * 8 + min(space, last)] += 1.0
        if gear == PALENQUE:
            self.x[row + HARVESTING] += float(s.parts.harvest_bonus[s.of(seat, TECHNOLOGY + AGRICULTURE)])
        elif gear == YAXCHILAN:
            self.x[row + MINING] += float(s.of(seat, TECHNOLOGY + EXTRACTION))
        elif gear == TIKAL:
            self.x[row + BUILDING_SOON] += float(min(s.blocks(seat), 4)) / 4.0
        elif gear == UXMAL:
            self.x[row + TRADING_SOON] += float(min(s.of(seat, CORN), 12)) / 12.0
        else:
            if self.x[row + OFFERING] < float(s.of(seat, SKULL)):
                self.x[row + OFFERING] += 1.0
            if s.of(seat, TECHNOLOGY + THEOLOGY) > 0:
                self.x[row + LOOKING_AHEAD] += 1.0

    # -- monuments -----------------------------------------------------------------------------------------------------

    def count_constructions(self, s: Tzolkin) -> None:
        """Count what every seat has constructed, by category and in all."""
        for i in range(s.players * 5):
            self.built[i] = 0
        for tile in range(NUM_TILES):
            owner = s.cells[BUILDING + tile]
            if owner:
                self.built[owner * 5 - 5 + s.parts.buildings.category[tile]] += 1
                self.built[owner * 5 - 1] += 1
        self.all_monuments = 0
        for tile in range(NUM_MONUMENTS):
            owner = s.cells[MONUMENT + tile]
            if 0 < owner < ON_OFFER:
                self.all_monuments += 1
                self.built[owner * 5 - 5 + s.parts.monuments.category[tile]] += 1
                self.built[owner * 5 - 1] += 1

    def measure_monuments(self, s: Tzolkin) -> None:
        """Monuments that are owned, and the best of those on offer, less what its missing blocks would cost."""
        for tile in range(NUM_MONUMENTS):
            owner = s.cells[MONUMENT + tile]
            if owner == ON_OFFER:
                for seat in range(s.players):
                    row = seat * self.size
                    worth = float(self.worth(s, seat, tile, 1)) - 2.5 * float(self.missing(s, seat, tile))
                    self.x[row + IN_REACH] = max(self.x[row + IN_REACH], worth)
            elif owner > 0:
                self.x[owner * self.size - self.size + MONUMENTS] += float(self.worth(s, owner - 1, tile, 0))

    def missing(self, s: Tzolkin, seat: i64, tile: i64) -> i64:
        """Return how many goods a seat lacks for a monument."""
        missing: i64 = 0
        for good in range(WOOD, SKULL + 1):
            missing += max(s.parts.monuments.cost_of(tile, good) - s.of(seat, good), 0)
        return missing

    def worth(self, s: Tzolkin, seat: i64, tile: i64, itself: i64) -> i64:
        """Return the points of a monument as things stand; ``itself``: 1 if it is still to be built and then counts."""
        scoring = s.parts.monument_scoring[tile]
        per = scoring.per
        count: i64 = 0
        if per < 3:  # tombs, civic buildings, shrines: in the order of COUNTS
            category: i64 = 2 if per == 0 else 1 if per == 1 else 3
            count = self.built[seat * 5 + category] + itself
        elif per == 3:
            count = self.built[seat * 5 + 4] + itself
        elif per == 4:
            count = self.all_monuments + itself
        else:
            count = COUNTERS[per].count(s, seat)
        return scoring.points(count, s.players)


def evaluator(weights: Weights) -> Evaluator:
    """Return what measures positions with these weights."""
    return TzolkinEvaluator(weights)


def first_weights() -> Weights:
    """Return weights set by hand: the start of all learning."""
    rows = [[first_guess(name, stage) for name in FEATURES] for stage in KNOTS]
    return Weights(FEATURES, KNOTS, rows, {"by": "hand"})


FIRST_GUESSES: Final[dict[str, tuple[float, float]]] = {
    "corn_to_8": (1.6, 1.0),
    "corn_to_20": (1.2, 1.0),
    "corn_above_20": (1.0, 1.0),
    "wood": (1.2, 0.5),
    "stone": (1.6, 0.75),
    "gold": (2.0, 1.0),
    "skulls": (6.0, 3.0),
    "blocks_above_5": (-0.3, 0.0),
    "unfed": (-0.5, -1.0),
    "unfed_soon": (-2.0, -2.0),
    "food_to_come": (-0.8, -0.8),
    "gods_age_1": (0.9, 0.9),
    "gods_age_2": (0.7, 1.0),
    "gods_goods": (1.0, 0.5),
    "steps_chaac": (0.5, 0.0),
    "steps_quetzalcoatl": (0.7, 0.0),
    "steps_kukulcan": (0.6, 0.0),
    "agriculture_1": (3.0, 0.0),
    "agriculture_2": (3.0, 0.0),
    "agriculture_3": (2.5, 0.0),
    "extraction_1": (2.5, 0.0),
    "extraction_2": (2.5, 0.0),
    "extraction_3": (2.5, 0.0),
    "architecture_1": (2.0, 0.0),
    "architecture_2": (3.0, 0.0),
    "architecture_3": (2.5, 0.0),
    "theology_1": (2.0, 0.0),
    "theology_2": (2.0, 0.0),
    "theology_3": (2.0, 0.0),
    "worker_4": (9.0, 0.0),
    "worker_5": (7.0, 0.0),
    "worker_6": (5.0, 0.0),
    "available": (0.5, 0.0),
    "monuments": (1.3, 1.0),
    "monument_in_reach": (0.2, 0.0),
    "starting_player": (0.5, 0.0),
    "light_side": (1.0, 0.0),
    "harvest_with_agriculture": (0.4, 0.0),
    "blocks_with_extraction": (0.5, 0.0),
    "skull_for_chichen_itza": (2.0, 0.0),
    "theology_in_chichen_itza": (0.3, 0.0),
    "blocks_for_tikal": (1.0, 0.0),
    "corn_for_uxmal": (0.5, 0.0),
}
"""Weights at the start and at the end of a game; between them they change in a straight line."""


def first_guess(name: str, stage: int) -> float:
    """Return a weight set by hand; a worker on a gear is worth more the further it has come."""
    left = (27 - stage) / 26
    if name in STANDING:
        space = int(name.rpartition("_")[2])
        gain = 0.9 * min(space, 9 if name.startswith("chichen") else 6)
        return (0.7 + gain) * min(1.0, (27 - stage) / 2)
    start, end = FIRST_GUESSES.get(name, (0.0, 0.0))
    return end + (start - end) * left
