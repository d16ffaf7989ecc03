"""Food days: feeding, the new age, and the rewards of the gods (Food days)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.frames import NOBODY
from sacbe.tzolkin import causes, cells, traits
from sacbe.tzolkin.components import MOST_STEPS
from sacbe.tzolkin.expansion.prophecies import change_prophecy
from sacbe.tzolkin.expansion.taxes import gain
from sacbe.tzolkin.names import ALL_FOOD_DAYS, NUM_TEMPLES
from sacbe.tzolkin.setup import deal_building
from sacbe.tzolkin.state import TableStep, Tzolkin
from sacbe.tzolkin.steps import step_ids

NO_GOOD: Final[i64] = -1


class FoodDayStep(TableStep):
    """A step of a food day: there is one to come."""

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """Not all food days are over."""
        return super().fits(s, seat, a, b) and s.cells[cells.FOOD_DAYS] < ALL_FOOD_DAYS


class FoodDay(FoodDayStep):
    """Feed the workers, change the buildings at the midpoint of the game, take rewards; in this order."""

    number: ClassVar[int] = step_ids.FOOD_DAY
    name: ClassVar[str] = "food_day"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Have all of it done, in this order."""
        if s.history is not None:
            tell_food_day(s)
        s.push(step_ids.END_OF_FOOD_DAY, NOBODY)
        s.push(step_ids.REWARDS, NOBODY)
        if s.cells[cells.FOOD_DAYS] + 1 == s.parts.new_age_on:
            s.push(step_ids.NEW_AGE, NOBODY)
        if s.modules & traits.QUICK_ACTIONS and s.cells[cells.FOOD_DAYS] == 0:
            s.push(step_ids.QUICK_TILES, NOBODY)
        s.push(step_ids.FEEDING, NOBODY)
        if s.modules & traits.NEW_BUILDINGS:
            s.push(step_ids.FOOD_DAY_GOODS, NOBODY)


def tell_food_day(s: Tzolkin) -> None:
    """Tell which food day begins, and what the gods will give."""
    held = s.cells[cells.FOOD_DAYS]
    pays = "points" if s.parts.rewards_points[held] else "goods"
    s.tell("event-food-day", NOBODY, {"number": int(held) + 1, "pays": pays})


class Feeding(FoodDayStep):
    """Everybody feeds as many workers as possible and loses points for the others."""

    number: ClassVar[int] = step_ids.FEEDING
    name: ClassVar[str] = "feeding"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Feed everybody's workers."""
        for player in range(s.players):
            feed(s, player)


def corn_per_worker(s: Tzolkin, seat: i64) -> i64:
    """Return the corn each worker of a seat needs that no farm for single workers feeds; farms for all save some."""
    usual = s.parts.feed_corn + s.trait(seat, traits.EXTRA_FOOD) + s.calamity(traits.HUNGER)
    return usual - s.of(seat, cells.FEED_DISCOUNT)


def workers_on_farms(s: Tzolkin, seat: i64) -> i64:
    """Return how many workers of a seat farms for single workers feed."""
    return min(s.of(seat, cells.WORKERS), s.of(seat, cells.FEED_WORKERS))


def feeding_need(s: Tzolkin, seat: i64) -> i64:
    """Return the corn that would feed all workers of a seat if today were a food day."""
    need, on_farms = corn_per_worker(s, seat), workers_on_farms(s, seat)
    others = s.of(seat, cells.WORKERS) - on_farms
    return max(need, 0) * others + max(need - s.parts.farm_corn, 0) * on_farms


def feed(s: Tzolkin, seat: i64) -> None:
    """Farms first, then corn for as many workers as there is corn for; no worker is half fed (TZ-19.10).

    A farm for all saves corn on every worker, one for single workers two more on each of them (Appendix: Farms).
    """
    workers, on_farms, need = s.of(seat, cells.WORKERS), workers_on_farms(s, seat), corn_per_worker(s, seat)
    before = s.of(seat, cells.CORN)
    fed = feed_some(s, seat, on_farms, need - s.parts.farm_corn) + feed_some(s, seat, workers - on_farms, need)
    s.put(seat, cells.FED, fed)
    points = (workers - fed) * s.trait(seat, traits.POINTS_UNFED)
    s.score(seat, cells.FROM_UNFED, points * cells.UNIT, causes.FEEDING)
    if s.history is not None:
        tell_feeding(s, seat, fed, before - s.of(seat, cells.CORN), points)


def tell_feeding(s: Tzolkin, seat: i64, fed: i64, corn: i64, points: i64) -> None:
    """Tell how many workers a seat feeds, with how much corn, and how many it cannot feed."""
    s.tell("event-feeds", seat, {"workers": int(fed), "corn": int(corn)})
    unfed = int(s.of(seat, cells.WORKERS) - fed)
    if unfed:
        s.tell("event-unfed", seat, {"workers": unfed, "points": int(points)})


def feed_some(s: Tzolkin, seat: i64, workers: i64, need: i64) -> i64:
    """Feed as many of some workers as possible, each with what it needs; return how many that are."""
    if need <= 0:
        return workers
    fed = min(workers, s.of(seat, cells.CORN) // need)
    s.change(seat, cells.CORN, -fed * need, causes.FEEDING)
    return fed


class NewAge(FoodDayStep):
    """The buildings of age 1 leave the row, six of age 2 take their place."""

    number: ClassVar[int] = step_ids.NEW_AGE
    name: ClassVar[str] = "new_age"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Change the row."""
        s.cells[cells.AGE] = 2
        if s.history is not None:
            s.tell("event-age", NOBODY, {"age": 2})
        for slot in range(s.parts.row):
            s.cells[cells.ROW + slot] = 0
            deal_building(s, slot)


class Rewards(FoodDayStep):
    """The gods give goods in the middle of an age, points at its end."""

    number: ClassVar[int] = step_ids.REWARDS
    name: ClassVar[str] = "rewards"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Give the rewards of every temple."""
        food_day = s.cells[cells.FOOD_DAYS]
        for temple in range(NUM_TEMPLES):
            if s.parts.rewards_points[food_day]:
                reward_points(s, temple, 0 if food_day < s.parts.new_age_on else 1)
            else:
                reward_goods(s, temple)


def reward_goods(s: Tzolkin, temple: i64) -> None:
    """Everybody gets what the reached step and all below it show; skulls only if there are enough for all."""
    for step in range(s.parts.temple_top[temple] + 1):
        good = s.parts.temple_goods[temple * MOST_STEPS + step + 1]
        if good == NO_GOOD or (good == cells.SKULL and entitled(s, temple, step) > s.cells[cells.SKULL_BANK]):
            continue
        for seat in range(s.players):
            if s.of(seat, cells.TEMPLE + temple) >= step:
                gain(s, seat, good, 1, causes.GODS)


def entitled(s: Tzolkin, temple: i64, step: i64) -> i64:
    """Return how many players have reached a step."""
    count: i64 = 0
    for seat in range(s.players):
        count += 1 if s.of(seat, cells.TEMPLE + temple) >= step else 0
    return count


def reward_points(s: Tzolkin, temple: i64, age: i64) -> None:
    """Points of the reached step only; the highest gets a bonus, all of them half of it if tied (TZ-19.19)."""
    highest: i64 = -1
    for seat in range(s.players):
        highest = max(highest, s.of(seat, cells.TEMPLE + temple))
    bonus = s.parts.leader_points[temple * 2 + age] * cells.UNIT
    if entitled(s, temple, highest) > 1:
        bonus //= 2
    for seat in range(s.players):
        step = s.of(seat, cells.TEMPLE + temple)
        points = s.parts.temple_points[temple * MOST_STEPS + step + 1] * cells.UNIT
        s.score(seat, cells.FROM_TEMPLES + age, points + bonus if step == highest else points, causes.GODS)


class EndOfFoodDay(FoodDayStep):
    """The food day is over: a prophecy is fulfilled, and another takes effect."""

    number: ClassVar[int] = step_ids.END_OF_FOOD_DAY
    name: ClassVar[str] = "end_of_food_day"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Count it, and change the prophecy."""
        s.cells[cells.FOOD_DAYS] += 1
        if s.modules & traits.PROPHECIES:
            change_prophecy(s)
