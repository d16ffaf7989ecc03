"""What a position of Tzolk'in is worth: what each seat has, where its workers stand, and what the gods will bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluator import MOST_SEATS, Evaluator, Weights
from sacbe.core.state import State
from sacbe.tzolkin import actions, cells, features
from sacbe.tzolkin.components import MOST_STEPS, Components
from sacbe.tzolkin.effects import COUNTS
from sacbe.tzolkin.features import first_weights
from sacbe.tzolkin.inputs import INPUTS
from sacbe.tzolkin.names import (
    AGRICULTURE,
    ALL_FOOD_DAYS,
    CATEGORIES,
    CHICHEN_ACTIONS,
    CHICHEN_ITZA,
    EXTRACTION,
    NUM_BLOCKS,
    NUM_GEARS,
    NUM_GOODS,
    NUM_GROUPS,
    NUM_TECHNOLOGIES,
    NUM_TEMPLES,
    PALENQUE,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
)
from sacbe.tzolkin.scoring import COUNTERS
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.food_day import corn_per_worker, feeding_need
from sacbe.tzolkin.steps.palenque import FIRST_GROUP
from sacbe.tzolkin.steps.picking_up import worker_gear, worker_space
from sacbe.tzolkin.steps.technologies import TOP_LEVEL

__all__ = ["evaluator", "first_weights"]

SUM_NAMES: Final = (*CATEGORIES, "all")
"""What is counted of every seat's constructions: those of each category, and all."""
SUMS: Final[i64] = 5
ALL: Final[i64] = 4
PER_CONSTRUCTION: Final[i64] = 3
"""Of what monuments count, tombs, civic buildings and shrines come before all constructions."""
PER_MONUMENT: Final[i64] = 4

assert SUM_NAMES[ALL:] == ("all",)
assert len(SUM_NAMES) == SUMS
assert COUNTS[PER_CONSTRUCTION] == "own_building_or_monument"
assert COUNTS[PER_MONUMENT] == "monument_built_by_anyone"


class TzolkinEvaluator(Evaluator):
    """Measures positions of Tzolk'in."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(features.FEATURES, features.STAGES, weights, INPUTS)
        self.width, self.narrow, self.ahead, self.branches = 60, 16, 2, 10
        self.learning_width = 24
        self.built: vec[i64] = vec[i64]([0] * (MOST_SEATS * SUMS))
        """By seat: constructions of each category, then all of them; counted when first asked for."""
        self.counted_sum: vec[i64] = vec[i64]([SUM_NAMES.index(name) for name in ("tomb", "civic", "shrine", "all")])
        """By what a monument counts: which of these sums that is."""
        self.counted = False
        self.all_monuments: i64 = 0
        self.parts: Components | None = None
        self.gifts: vec[float] = vec[float]([0.0] * (NUM_TEMPLES * MOST_STEPS))
        """By temple and step: what goods all steps up to this one bring."""

    def measure(self, state: State) -> None:
        """Measure what the seats have and can hope for."""
        assert isinstance(state, Tzolkin)
        self.stage = min(state.cells[cells.DAY], features.STAGES - 1)
        if state.parts is not self.parts:
            self.learn_gifts(state.parts)
        self.counted = False
        for seat in range(self.first, self.end):
            own, row = state.cell(seat, 0), seat * self.size
            self.x[row + features.ANY] = 1.0
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
        values, x = s.cells, self.x
        corn = values[own + cells.CORN]
        x[row + features.CORN_1] = float(min(corn, 8)) / 4.0
        x[row + features.CORN_2] = float(min(max(corn - 8, 0), 12)) / 4.0
        x[row + features.CORN_3] = float(max(corn - 20, 0)) / 4.0
        blocks: i64 = 0
        for block in range(NUM_BLOCKS):
            held = values[own + cells.WOOD + block]
            x[row + features.BLOCK + block] = float(held)
            blocks += held
        x[row + features.SKULLS] = float(values[own + cells.SKULL])
        x[row + features.MANY_BLOCKS] = float(max(blocks - 5, 0))
        x[row + features.CORN_TILE] = float(values[own + cells.CORN_TILES])
        x[row + features.WOOD_TILE] = float(values[own + cells.WOOD_TILES])

    def measure_food(self, s: Tzolkin, seat: i64, own: i64, row: i64) -> None:
        """Workers that the corn in hand does not feed, and what all food days to come will cost."""
        values, x, parts = s.cells, self.x, s.parts
        held = values[cells.FOOD_DAYS]
        if held >= ALL_FOOD_DAYS:
            return
        food = feeding_need(s, seat)
        unfed = float(max(food - values[own + cells.CORN], 0)) / float(max(corn_per_worker(s, seat), 1))
        days = parts.food_days[held] - values[cells.DAY]
        x[row + features.UNFED] = unfed
        x[row + features.UNFED_SOON] = unfed * float(max(4 - days, 0)) / 4.0
        x[row + features.FOOD] = float(food * (ALL_FOOD_DAYS - held)) / 4.0

    def measure_people(self, s: Tzolkin, seat: i64, own: i64, row: i64) -> None:
        """Workers, technologies, and who begins."""
        values, x = s.cells, self.x
        workers = values[own + cells.WORKERS]
        for more in range(min(workers - 3, 3)):
            x[row + features.MORE_WORKERS + more] = 1.0
        x[row + features.IN_HAND] = float(values[own + cells.AVAILABLE])
        for track in range(NUM_TECHNOLOGIES):
            for level in range(values[own + cells.TECHNOLOGY + track]):
                x[row + features.LEVELS + track * TOP_LEVEL + level] = 1.0
        if values[cells.STARTING_PLAYER] == seat:
            x[row + features.MARKER] += 1.0
        if values[cells.START_SPACE] == seat + 1:
            x[row + features.MARKER] += 1.0
            x[row + features.IN_HAND] += 1.0
        x[row + features.LIGHT_SIDE] = float(values[own + cells.LIGHT])

    # -- the gods ------------------------------------------------------------------------------------------------------

    def measure_temples(self, s: Tzolkin) -> None:
        """What the gods would give on the food days to come if nobody climbed any more."""
        values, x, parts = s.cells, self.x, s.parts
        held = values[cells.FOOD_DAYS]
        for temple in range(NUM_TEMPLES):
            highest, tied = self.leaders(s, temple)
            for seat in range(self.first, self.end):
                row, step = seat * self.size, values[s.cell(seat, cells.TEMPLE) + temple]
                reached = temple * MOST_STEPS + step + 1
                x[row + features.STEPS + temple] = float(step)
                for age in range(held // 2, i64(2)):
                    x[row + features.GODS_1 + age] += float(parts.temple_points[reached])
                    if step == highest:
                        x[row + features.GODS_1 + age] += float(parts.leader_points[temple * 2 + age]) / (
                            2.0 if tied else 1.0
                        )
                if held < 3:
                    x[row + features.GODS_GOODS] += self.gifts[reached]

    def leaders(self, s: Tzolkin, temple: i64) -> tuple[i64, bool]:
        """Return the highest step anybody has reached, and whether several have."""
        values, at = s.cells, s.cell(0, cells.TEMPLE) + temple
        highest: i64 = -2
        tied = False
        for seat in range(s.players):
            step = values[at + seat * s.stride]
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
                if good == cells.SKULL:
                    total += 12
                elif good >= cells.WOOD:
                    total += parts.market[good - cells.WOOD]
                self.gifts[step] = float(total) / 4.0

    # -- workers on the gears ------------------------------------------------------------------------------------------

    def measure_gears(self, s: Tzolkin) -> None:
        """Where workers stand; one that has just been picked up counts as if it still stood there."""
        values, first, end = s.cells, self.first, self.end
        for at in range(NUM_GEARS * actions.SPACES):
            who = values[cells.GEAR + at]
            if first < who <= end:
                self.stand(s, who - 1, at // actions.SPACES, at % actions.SPACES)
        if s.step == step_ids.WORKER_ACTION and first <= s.seat < end:
            self.stand(s, s.seat, worker_gear(s), worker_space(s))

    def stand(self, s: Tzolkin, seat: i64, gear: i64, space: i64) -> None:
        """Count a worker on a gear, and what helps it there."""
        row = seat * self.size
        last = features.LAST_OF_CHICHEN_ITZA if gear == CHICHEN_ITZA else features.LAST_SPACE
        self.x[row + features.FIRST_STANDING + gear * features.ON_A_GEAR + min(space, last)] += 1.0
        if gear == PALENQUE:
            level = s.of(seat, cells.TECHNOLOGY + AGRICULTURE)
            self.x[row + features.HARVESTING] += float(s.parts.harvest_bonus[level])
            if level < 2 and self.barren(s, space) and self.barren(s, space + 1):
                self.x[row + features.BARREN] += 1.0
        elif gear == YAXCHILAN:
            self.x[row + features.MINING] += float(s.of(seat, cells.TECHNOLOGY + EXTRACTION))
        elif gear == TIKAL:
            self.x[row + features.BUILDING_SOON] += float(min(s.blocks(seat), 4)) / 4.0
        elif gear == UXMAL:
            self.x[row + features.TRADING_SOON] += float(min(s.of(seat, cells.CORN), 12)) / 12.0
        else:
            ahead: i64 = 1 if s.of(seat, cells.TECHNOLOGY + THEOLOGY) > 0 else 0
            self.x[row + features.LOOKING_AHEAD] += float(ahead)
            if self.x[row + features.OFFERING] < float(s.of(seat, cells.SKULL)):
                self.x[row + features.OFFERING] += 1.0
                self.x[row + features.OFFER_POINTS] += self.offering(s, space + ahead)

    def barren(self, s: Tzolkin, space: i64) -> bool:
        """Tell whether there is nothing to harvest at a space of Palenque."""
        if not FIRST_GROUP <= space < FIRST_GROUP + NUM_GROUPS:
            return False
        return s.cells[cells.CORN_FIELDS + space - FIRST_GROUP] + s.cells[cells.WOOD_FIELDS + space - FIRST_GROUP] == 0

    def offering(self, s: Tzolkin, space: i64) -> float:
        """Return the points for a skull at the best free space of Chichen Itza up to this one."""
        for at in range(min(space, CHICHEN_ACTIONS) - 1, -1, -1):
            if s.cells[cells.CHICHEN + at] == 0:
                return float(s.parts.chichen_points[at])
        return 0.0

    # -- monuments -----------------------------------------------------------------------------------------------------

    def count_constructions(self, s: Tzolkin) -> None:
        """Count what every seat has constructed, by category and in all."""
        values, built = s.cells, self.built
        for i in range(s.players * SUMS):
            built[i] = 0
        for tile in range(len(s.parts.buildings.ids)):
            owner = values[cells.BUILDING + tile]
            if owner:
                built[(owner - 1) * SUMS + s.parts.buildings.category[tile]] += 1
                built[(owner - 1) * SUMS + ALL] += 1
        self.counted = True
        self.all_monuments = 0
        for tile in range(len(s.parts.monuments.ids)):
            owner = values[cells.MONUMENT + tile]
            if 0 < owner < cells.ON_OFFER:
                self.all_monuments += 1
                built[(owner - 1) * SUMS + s.parts.monuments.category[tile]] += 1
                built[(owner - 1) * SUMS + ALL] += 1

    def measure_monuments(self, s: Tzolkin, seat: i64, own: i64, row: i64, at_tikal: bool) -> None:
        """Monuments that a seat has, and the best of those it could construct, by how many goods are missing."""
        values, x, cost = s.cells, self.x, s.parts.monuments.cost
        for tile in range(len(s.parts.monuments.ids)):
            owner = values[cells.MONUMENT + tile]
            if owner == cells.ON_OFFER:
                lacking = missing(values, own, cost, tile)
                if lacking < 4:
                    worth = float(self.worth(s, seat, tile, 1))
                    x[row + features.LACKS + lacking] = max(x[row + features.LACKS + lacking], worth)
                    if lacking < 2 and at_tikal:
                        x[row + features.MONUMENT_READY] = max(x[row + features.MONUMENT_READY], worth)
            elif owner == seat + 1:
                x[row + features.MONUMENTS] += float(self.worth(s, seat, tile, 0))

    def measure_row(self, s: Tzolkin, own: i64, row: i64, at_tikal: bool) -> None:
        """Count the buildings of the row that can be paid for."""
        values, cost = s.cells, s.parts.buildings.cost
        count: i64 = 0
        for slot in range(s.parts.row):
            tile = values[cells.ROW + slot] - 1
            if tile >= 0 and missing(values, own, cost, tile) == 0:
                count += 1
        self.x[row + features.IN_REACH] = float(count)
        self.x[row + features.BUILDING_READY] = 1.0 if count > 0 and at_tikal else 0.0

    def is_at_tikal(self, row: i64) -> bool:
        """Tell whether a worker stands on Tikal, beyond the first space."""
        for space in range(features.AT_TIKAL, features.AT_TIKAL + features.BEYOND_AT_TIKAL):
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
        if per <= PER_CONSTRUCTION:
            count = self.built[seat * SUMS + self.counted_sum[per]] + itself
        elif per == PER_MONUMENT:
            count = self.all_monuments + itself
        else:
            count = COUNTERS[per].count(s, seat)
        return scoring.points(count, s.players)


def missing(values: vec[i64], own: i64, cost: vec[i64], tile: i64) -> i64:
    """Return how many goods a seat whose cells begin at ``own`` lacks for a tile."""
    lacking: i64 = 0
    for good in range(cells.WOOD, cells.SKULL + 1):
        lack = cost[tile * NUM_GOODS + good] - values[own + good]
        if lack > 0:
            lacking += lack
    return lacking


def evaluator(weights: Weights) -> Evaluator:
    """Return what measures positions with these weights."""
    return TzolkinEvaluator(weights)
