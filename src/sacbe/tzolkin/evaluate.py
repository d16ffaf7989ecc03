"""What a position of Tzolk'in is worth: what each seat has, where its workers stand, and what the gods will bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluator import MOST_SEATS, Evaluator, Weights
from sacbe.core.state import State
from sacbe.tzolkin.actions import SPACES
from sacbe.tzolkin.components import MOST_STEPS, Components
from sacbe.tzolkin.features import (
    ANY,
    BARREN,
    BLOCK,
    BUILDING_READY,
    BUILDING_SOON,
    CORN_1,
    CORN_2,
    CORN_3,
    CORN_TILE,
    FEATURES,
    FIRST_STANDING,
    FOOD,
    GODS_1,
    GODS_GOODS,
    HARVESTING,
    IN_HAND,
    IN_REACH,
    LACKS,
    LEVELS,
    LIGHT_SIDE,
    LOOKING_AHEAD,
    MANY_BLOCKS,
    MARKER,
    MINING,
    MONUMENT_READY,
    MONUMENTS,
    MORE_WORKERS,
    OFFER_POINTS,
    OFFERING,
    SKULLS,
    STAGES,
    STEPS,
    TRADING_SOON,
    UNFED,
    UNFED_SOON,
    WOOD_TILE,
    first_weights,
)
from sacbe.tzolkin.names import (
    AGRICULTURE,
    CHICHEN_ITZA,
    EXTRACTION,
    NUM_GEARS,
    NUM_TEMPLES,
    PALENQUE,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
)
from sacbe.tzolkin.scoring import COUNTERS
from sacbe.tzolkin.state import (
    AVAILABLE,
    BUILDING,
    CHICHEN,
    CORN,
    CORN_FIELDS,
    CORN_TILES,
    DAY,
    FEED_DISCOUNT,
    FEED_WORKERS,
    FOOD_DAYS,
    GEAR,
    LIGHT,
    MONUMENT,
    ON_OFFER,
    ROW,
    SKULL,
    START_SPACE,
    STARTING_PLAYER,
    TECHNOLOGY,
    TEMPLE,
    WOOD,
    WOOD_FIELDS,
    WOOD_TILES,
    WORKERS,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.traits import EXTRA_FOOD, HUNGER

__all__ = ["evaluator", "first_weights"]

NUM_BLOCKS: Final[i64] = 3
NUM_TILES: Final[i64] = 40
NUM_MONUMENTS: Final[i64] = 13


class TzolkinEvaluator(Evaluator):
    """Measures positions of Tzolk'in."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(FEATURES, STAGES, weights)
        self.width, self.narrow, self.ahead, self.branches = 60, 16, 2, 10
        self.learning_width = 24
        self.built: vec[i64] = vec[i64]([0] * (MOST_SEATS * 5))
        """By seat: constructions of each category, then all of them; counted when first asked for."""
        self.counted = False
        self.all_monuments: i64 = 0
        self.parts: Components | None = None
        self.gifts: vec[float] = vec[float]([0.0] * (NUM_TEMPLES * MOST_STEPS))
        """By temple and step: what goods all steps up to this one bring."""

    def measure(self, state: State) -> None:
        """Measure what the seats have and can hope for."""
        assert isinstance(state, Tzolkin)
        self.stage = min(state.cells[DAY], STAGES - 1)
        if state.parts is not self.parts:
            self.learn_gifts(state.parts)
        self.counted = False
        for seat in range(self.first, self.end):
            own, row = state.cell(seat, 0), seat * self.size
            self.x[row + ANY] = 1.0
            self.measure_goods(state, own, row)
            self.measure_food(state, seat, own, row)
            self.measure_people(state, seat, own, row)
        self.measure_temples(state)
        self.measure_gears(state)
        for seat in range(self.first, self.end):
            own, row = state.cell(seat, 0), seat * self.size
            at_tikal = self.is_at_tikal(row)
            self.measure_monuments(state, seat, own, row, at_tikal)
            self.measure_row(state, own, row, at_tikal)

    def measure_goods(self, s: Tzolkin, own: i64, row: i64) -> None:
        """Corn is worth most when there is little of it; so are blocks."""
        cells, x = s.cells, self.x
        corn = cells[own + CORN]
        x[row + CORN_1] = float(min(corn, 8)) / 4.0
        x[row + CORN_2] = float(min(max(corn - 8, 0), 12)) / 4.0
        x[row + CORN_3] = float(max(corn - 20, 0)) / 4.0
        blocks: i64 = 0
        for block in range(NUM_BLOCKS):
            held = cells[own + WOOD + block]
            x[row + BLOCK + block] = float(held)
            blocks += held
        x[row + SKULLS] = float(cells[own + SKULL])
        x[row + MANY_BLOCKS] = float(max(blocks - 5, 0))
        x[row + CORN_TILE] = float(cells[own + CORN_TILES])
        x[row + WOOD_TILE] = float(cells[own + WOOD_TILES])

    def measure_food(self, s: Tzolkin, seat: i64, own: i64, row: i64) -> None:
        """Workers that the corn in hand does not feed, and what all food days to come will cost."""
        cells, x, parts = s.cells, self.x, s.parts
        held = cells[FOOD_DAYS]
        if held > 3:
            return
        workers = cells[own + WORKERS]
        need = parts.feed_corn + s.trait(seat, EXTRA_FOOD) + s.calamity(HUNGER) - cells[own + FEED_DISCOUNT]
        on_farms = min(workers, cells[own + FEED_WORKERS])
        food = max(need, 0) * (workers - on_farms) + max(need - parts.farm_corn, 0) * on_farms
        unfed = float(max(food - cells[own + CORN], 0)) / float(max(need, 1))
        days = parts.food_days[held] - cells[DAY]
        x[row + UNFED] = unfed
        x[row + UNFED_SOON] = unfed * float(max(4 - days, 0)) / 4.0
        x[row + FOOD] = float(food * (4 - held)) / 4.0

    def measure_people(self, s: Tzolkin, seat: i64, own: i64, row: i64) -> None:
        """Workers, technologies, and who begins."""
        cells, x = s.cells, self.x
        workers = cells[own + WORKERS]
        for more in range(min(workers - 3, 3)):
            x[row + MORE_WORKERS + more] = 1.0
        x[row + IN_HAND] = float(cells[own + AVAILABLE])
        for track in range(i64(4)):
            for level in range(cells[own + TECHNOLOGY + track]):
                x[row + LEVELS + track * 3 + level] = 1.0
        if cells[STARTING_PLAYER] == seat:
            x[row + MARKER] += 1.0
        if cells[START_SPACE] == seat + 1:
            x[row + MARKER] += 1.0
            x[row + IN_HAND] += 1.0
        x[row + LIGHT_SIDE] = float(cells[own + LIGHT])

    # -- the gods ------------------------------------------------------------------------------------------------------

    def measure_temples(self, s: Tzolkin) -> None:
        """What the gods would give on the food days to come if nobody climbed any more."""
        cells, x, parts = s.cells, self.x, s.parts
        held = cells[FOOD_DAYS]
        for temple in range(NUM_TEMPLES):
            highest, tied = self.leaders(s, temple)
            for seat in range(self.first, self.end):
                row, step = seat * self.size, cells[s.cell(seat, TEMPLE) + temple]
                reached = temple * MOST_STEPS + step + 1
                x[row + STEPS + temple] = float(step)
                for age in range(held // 2, i64(2)):
                    x[row + GODS_1 + age] += float(parts.temple_points[reached])
                    if step == highest:
                        x[row + GODS_1 + age] += float(parts.leader_points[temple * 2 + age]) / (2.0 if tied else 1.0)
                if held < 3:
                    x[row + GODS_GOODS] += self.gifts[reached]

    def leaders(self, s: Tzolkin, temple: i64) -> tuple[i64, bool]:
        """Return the highest step anybody has reached, and whether several have."""
        cells, at = s.cells, s.cell(0, TEMPLE) + temple
        highest: i64 = -2
        tied = False
        for seat in range(s.players):
            step = cells[at + seat * s.stride]
            if step > highest:
                highest, tied = step, False
            elif step == highest:
                tied = True
        return highest, tied

    def learn_gifts(self, parts: Components) -> None:
        """Work out what the goods of the temples are worth, in corn of the market; a skull as three gold."""
        self.parts = parts
        for temple in range(NUM_TEMPLES):
            total: i64 = 0
            for step in range(temple * MOST_STEPS + 1, temple * MOST_STEPS + MOST_STEPS):
                good = parts.temple_goods[step]
                if good == SKULL:
                    total += 12
                elif good >= WOOD:
                    total += parts.market[good - WOOD]
                self.gifts[step] = float(total) / 4.0

    # -- workers on the gears ------------------------------------------------------------------------------------------

    def measure_gears(self, s: Tzolkin) -> None:
        """Where workers stand; one that has just been picked up counts as if it still stood there."""
        cells, first, end = s.cells, self.first, self.end
        for at in range(NUM_GEARS * SPACES):
            who = cells[GEAR + at]
            if first < who <= end:
                self.stand(s, who - 1, at // SPACES, at % SPACES)
        if s.step == numbers.WORKER_ACTION and first <= s.seat < end:
            self.stand(s, s.seat, s.a // SPACES, s.a % SPACES)

    def stand(self, s: Tzolkin, seat: i64, gear: i64, space: i64) -> None:
        """Count a worker on a gear, and what helps it there."""
        row = seat * self.size
        last: i64 = 10 if gear == CHICHEN_ITZA else 7
        self.x[row + FIRST_STANDING + gear * 8 + min(space, last)] += 1.0
        if gear == PALENQUE:
            level = s.of(seat, TECHNOLOGY + AGRICULTURE)
            self.x[row + HARVESTING] += float(s.parts.harvest_bonus[level])
            if level < 2 and self.barren(s, space) and self.barren(s, space + 1):
                self.x[row + BARREN] += 1.0
        elif gear == YAXCHILAN:
            self.x[row + MINING] += float(s.of(seat, TECHNOLOGY + EXTRACTION))
        elif gear == TIKAL:
            self.x[row + BUILDING_SOON] += float(min(s.blocks(seat), 4)) / 4.0
        elif gear == UXMAL:
            self.x[row + TRADING_SOON] += float(min(s.of(seat, CORN), 12)) / 12.0
        else:
            ahead: i64 = 1 if s.of(seat, TECHNOLOGY + THEOLOGY) > 0 else 0
            self.x[row + LOOKING_AHEAD] += float(ahead)
            if self.x[row + OFFERING] < float(s.of(seat, SKULL)):
                self.x[row + OFFERING] += 1.0
                self.x[row + OFFER_POINTS] += self.offering(s, space + ahead)

    def barren(self, s: Tzolkin, space: i64) -> bool:
        """Tell whether there is nothing to harvest at a space of Palenque."""
        if space < 2 or space > 5:
            return False
        return s.cells[CORN_FIELDS + space - 2] + s.cells[WOOD_FIELDS + space - 2] == 0

    def offering(self, s: Tzolkin, space: i64) -> float:
        """Return the points for a skull at the best free space of Chichen Itza up to this one."""
        for at in range(min(space, 9) - 1, -1, -1):
            if s.cells[CHICHEN + at] == 0:
                return float(s.parts.chichen_points[at])
        return 0.0

    # -- monuments -----------------------------------------------------------------------------------------------------

    def count_constructions(self, s: Tzolkin) -> None:
        """Count what every seat has constructed, by category and in all."""
        cells, built = s.cells, self.built
        for i in range(s.players * 5):
            built[i] = 0
        for tile in range(NUM_TILES):
            owner = cells[BUILDING + tile]
            if owner:
                built[owner * 5 - 5 + s.parts.buildings.category[tile]] += 1
                built[owner * 5 - 1] += 1
        self.counted = True
        self.all_monuments = 0
        for tile in range(NUM_MONUMENTS):
            owner = cells[MONUMENT + tile]
            if 0 < owner < ON_OFFER:
                self.all_monuments += 1
                built[owner * 5 - 5 + s.parts.monuments.category[tile]] += 1
                built[owner * 5 - 1] += 1

    def measure_monuments(self, s: Tzolkin, seat: i64, own: i64, row: i64, at_tikal: bool) -> None:
        """Monuments that a seat has, and the best of those it could construct, by how many goods are missing."""
        cells, x, cost = s.cells, self.x, s.parts.monuments.cost
        for tile in range(NUM_MONUMENTS):
            owner = cells[MONUMENT + tile]
            if owner == ON_OFFER:
                lacking = missing(cells, own, cost, tile)
                if lacking < 4:
                    worth = float(self.worth(s, seat, tile, 1))
                    x[row + LACKS + lacking] = max(x[row + LACKS + lacking], worth)
                    if lacking < 2 and at_tikal:
                        x[row + MONUMENT_READY] = max(x[row + MONUMENT_READY], worth)
            elif owner == seat + 1:
                x[row + MONUMENTS] += float(self.worth(s, seat, tile, 0))

    def measure_row(self, s: Tzolkin, own: i64, row: i64, at_tikal: bool) -> None:
        """Count the buildings of the row that can be paid for."""
        cells, cost = s.cells, s.parts.buildings.cost
        count: i64 = 0
        for slot in range(s.parts.row):
            tile = cells[ROW + slot] - 1
            if tile >= 0 and missing(cells, own, cost, tile) == 0:
                count += 1
        self.x[row + IN_REACH] = float(count)
        self.x[row + BUILDING_READY] = 1.0 if count > 0 and at_tikal else 0.0

    def is_at_tikal(self, row: i64) -> bool:
        """Tell whether a worker stands on Tikal, beyond the first space."""
        for space in range(FIRST_STANDING + 17, FIRST_STANDING + 24):
            if self.x[row + space] > 0.0:
                return True
        return False

    def worth(self, s: Tzolkin, seat: i64, tile: i64, itself: i64) -> i64:
        """Return the points of a monument as things stand; ``itself``: 1 if it is still to be built and then counts."""
        if not self.counted:
            self.count_constructions(s)
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


def missing(cells: vec[i64], own: i64, cost: vec[i64], tile: i64) -> i64:
    """Return how many goods a seat whose cells begin at ``own`` lacks for a tile."""
    lacking: i64 = 0
    for good in range(WOOD, SKULL + 1):
        lack = cost[tile * 5 + good] - cells[own + good]
        if lack > 0:
            lacking += lack
    return lacking


def evaluator(weights: Weights) -> Evaluator:
    """Return what measures positions with these weights."""
    return TzolkinEvaluator(weights)
