"""Food days: feeding, the new age, and the rewards of the gods (Food days)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.frames import NOBODY
from sacbe.tzolkin import causes
from sacbe.tzolkin.components import MOST_STEPS
from sacbe.tzolkin.expansion.prophecies import change_prophecy
from sacbe.tzolkin.names import NUM_TEMPLES
from sacbe.tzolkin.setup import deal_building
from sacbe.tzolkin.state import (
    AGE,
    CORN,
    FED,
    FEED_DISCOUNT,
    FEED_WORKERS,
    FOOD_DAYS,
    FROM_TEMPLES,
    FROM_UNFED,
    ROW,
    SKULL,
    SKULL_BANK,
    TEMPLE,
    UNIT,
    WORKERS,
    TableStep,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.rounds import ALL_FOOD_DAYS
from sacbe.tzolkin.traits import EXTRA_FOOD, HUNGER, NEW_BUILDINGS, POINTS_UNFED, PROPHECIES, QUICK_ACTIONS

NO_GOOD: Final[i64] = -1


class FoodDayStep(TableStep):
    """A step of a food day: there is one to come."""

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """Not all food days are over."""
        return super().fits(s, seat, a, b) and s.cells[FOOD_DAYS] < ALL_FOOD_DAYS


class FoodDay(FoodDayStep):
    """Feed the workers, change the buildings at the midpoint of the game, take rewards; in this order."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.push(numbers.END_OF_FOOD_DAY, NOBODY)
        s.push(numbers.REWARDS, NOBODY)
        if s.cells[FOOD_DAYS] + 1 == s.parts.new_age_on:
            s.push(numbers.NEW_AGE, NOBODY)
        if s.modules & QUICK_ACTIONS and s.cells[FOOD_DAYS] == 0:
            s.push(numbers.QUICK_TILES, NOBODY)
        s.push(numbers.FEEDING, NOBODY)
        if s.modules & NEW_BUILDINGS:
            s.push(numbers.FOOD_DAY_GOODS, NOBODY)


class Feeding(FoodDayStep):
    """Everybody feeds as many workers as possible and loses points for the others."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        for player in range(s.players):
            feed(s, player)


def feed(s: Tzolkin, seat: i64) -> None:
    """Farms first, then corn for as many workers as there is corn for; nobody is fed by half (ruling 28).

    A farm for all saves corn on every worker, one for single workers two more on each of them (Appendix: Farms).
    """
    workers = s.of(seat, WORKERS)
    need = s.parts.feed_corn + s.trait(seat, EXTRA_FOOD) + s.calamity(HUNGER) - s.of(seat, FEED_DISCOUNT)
    on_farms = min(workers, s.of(seat, FEED_WORKERS))
    fed = feed_some(s, seat, on_farms, need - s.parts.farm_corn) + feed_some(s, seat, workers - on_farms, need)
    s.put(seat, FED, fed)
    s.score(seat, FROM_UNFED, (workers - fed) * s.trait(seat, POINTS_UNFED) * UNIT, causes.FEEDING)


def feed_some(s: Tzolkin, seat: i64, workers: i64, need: i64) -> i64:
    """Feed as many of some workers as possible, each with what it needs; return how many that are."""
    if need <= 0:
        return workers
    fed = min(workers, s.of(seat, CORN) // need)
    s.change(seat, CORN, -fed * need, causes.FEEDING)
    return fed


class NewAge(FoodDayStep):
    """The buildings of age 1 leave the row, six of age 2 take their place."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.cells[AGE] = 2
        for slot in range(s.parts.row):
            s.cells[ROW + slot] = 0
            deal_building(s, slot)


class Rewards(FoodDayStep):
    """The gods give goods in the middle of an age, points at its end."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        food_day = s.cells[FOOD_DAYS]
        for temple in range(NUM_TEMPLES):
            if s.parts.rewards_points[food_day]:
                reward_points(s, temple, 0 if food_day < s.parts.new_age_on else 1)
            else:
                reward_goods(s, temple)


def reward_goods(s: Tzolkin, temple: i64) -> None:
    """Everybody gets what the reached step and all below it show; skulls only if there are enough for all."""
    for step in range(s.parts.temple_top[temple] + 1):
        good = s.parts.temple_goods[temple * MOST_STEPS + step + 1]
        if good == NO_GOOD or (good == SKULL and entitled(s, temple, step) > s.cells[SKULL_BANK]):
            continue
        for seat in range(s.players):
            if s.of(seat, TEMPLE + temple) >= step:
                s.gain(seat, good, 1, causes.GODS)


def entitled(s: Tzolkin, temple: i64, step: i64) -> i64:
    """Return how many players have reached a step."""
    count: i64 = 0
    for seat in range(s.players):
        count += 1 if s.of(seat, TEMPLE + temple) >= step else 0
    return count


def reward_points(s: Tzolkin, temple: i64, age: i64) -> None:
    """Points of the reached step only; the highest gets a bonus, of which all get half if they are tied (ruling 27)."""
    highest: i64 = -1
    for seat in range(s.players):
        highest = max(highest, s.of(seat, TEMPLE + temple))
    bonus = s.parts.leader_points[temple * 2 + age] * UNIT
    if entitled(s, temple, highest) > 1:
        bonus //= 2
    for seat in range(s.players):
        step = s.of(seat, TEMPLE + temple)
        points = s.parts.temple_points[temple * MOST_STEPS + step + 1] * UNIT
        s.score(seat, FROM_TEMPLES + age, points + bonus if step == highest else points, causes.GODS)


class EndOfFoodDay(FoodDayStep):
    """The food day is over: a prophecy is fulfilled, and another takes effect."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.cells[FOOD_DAYS] += 1
        if s.modules & PROPHECIES:
            change_prophecy(s)
