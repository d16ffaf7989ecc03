"""King Pakal's resources, buildings and rewards (AH-23.1, AH-23.9, AH-24.1)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.choosing import Best, fewest, key
from sacbe.ahau.names import (
    BUILDING_SPACES,
    DRAW_TILES,
    FAME,
    LAY_DOWN_WORKER,
    MIGHT_STEP,
    NUM_GODS,
    NUM_SLOTS,
    REWARDS,
    ROLE_CARD,
    SOME_RESOURCES,
    TEMPLE_MARKER,
    WEAPON,
)
from sacbe.ahau.scoring import temple_award
from sacbe.ahau.state import Ahau, RivalStep
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.building import slot_price
from sacbe.ahau.steps.pakal_cities import LAY_DOWN_MEASURES, city_to_lay_down
from sacbe.ahau.steps.preferences import rank
from sacbe.ahau.steps.rewards import (
    gain_weapons,
    pakal_reward,
    pakal_reward_amount,
    pakal_reward_cause,
    place_marker,
    push_advance,
    reward,
    source_of,
)
from sacbe.ahau.steps.tiles import draw_to_reserve

# -- resources and buildings -----------------------------------------------------------------------------------------


def gain_resources(s: Ahau, amount: i64, cause: i64) -> None:
    """Move his marker on the Resource Tracker; beyond its end he builds a building instead (AH-23.2)."""
    pakal = s.version.rival
    if s.of(pakal, cells.TRACKER) + amount <= s.parts.tracker_most:
        s.change(pakal, cells.TRACKER, amount, cause)
        return
    slot = cheapest_slot(s, 0)
    if slot.item >= 0 and slot_price(s, slot.item, 0) <= s.of(pakal, cells.TRACKER):
        buy_building(s, slot, 0, causes.PAKAL_LIMIT)
    else:
        events.pakal_gains_nothing(s, amount)


def cheapest_slot(s: Ahau, bought: i64) -> Best:
    """Return the slot of the cheapest building, the rightmost of equal ones, if there is any.

    Slots marked in ``bought`` are left out: a plan buys every building once.
    """
    best = Best()
    for slot in range(NUM_SLOTS):
        if s.cells[cells.OFFER + slot] and not bought >> slot & 1:
            best.offer(key(fewest(slot_price(s, slot, 0)), slot), slot)
    return best


def buy_building(s: Ahau, choice: Best, discount: i64, cause: i64) -> None:
    """Pay for a building of the offer and build it."""
    slot = choice.item
    price, building = slot_price(s, slot, discount), s.cells[cells.OFFER + slot] - 1
    events.pakal_buys(s, choice, building, price, "order" if cause == causes.PAKAL_BUILDS else "tracker")
    s.change(s.version.rival, cells.TRACKER, -price, cause)
    s.cells[cells.OFFER + slot] = 0
    s.score(s.version.rival, cells.FROM_OFFER, s.parts.slot_fame[slot], causes.OFFER_SLOT)
    set_building(s, building, cause)


def set_building(s: Ahau, building: i64, cause: i64) -> None:
    """Put a building face down on his board: the reward of its space, and fame by the difficulty (AH-23.10)."""
    pakal = s.version.rival
    space: i64 = 0
    while space < BUILDING_SPACES and s.of(pakal, cells.BUILDING + space):
        space += 1
    if space == BUILDING_SPACES:
        space = 1 if s.version.rival_board.printed >= 0 else 0
        s.change(pakal, cells.OWNED + s.of(pakal, cells.BUILDING + space) - 1, -1, cause)
    else:
        spaces = s.version.rival_board.buildings
        reward(s, pakal, spaces.kind[space], spaces.amount[space], causes.BUILDING_SPACE)
    s.put(pakal, cells.BUILDING + space, building + 1)
    s.change(pakal, cells.OWNED + building, 1, cause)
    if cause == causes.PAKAL_BUILDS:
        s.put(pakal, cells.BUILT_IN_ORDER, s.of(pakal, cells.BUILT_IN_ORDER) + 1)
    fame = s.parts.solo_building_fame[s.version.difficulty]
    s.score(pakal, cells.FROM_PAKAL_BUILDINGS, fame, causes.PAKAL_DIFFICULTY)


# -- rewards ---------------------------------------------------------------------------------------------------------


class PakalReward(RivalStep):
    """A printed reward for King Pakal."""

    number: ClassVar[int] = step_ids.PAKAL_REWARD
    name: ClassVar[str] = "pakal_reward"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Give it to him."""
        kind, amount, cause = pakal_reward(s), pakal_reward_amount(s), pakal_reward_cause(s)
        if kind == FAME:
            s.score(seat, source_of(cause), amount, cause)
        elif kind == SOME_RESOURCES:
            gain_resources(s, amount, cause)
        elif kind == WEAPON:
            gain_weapons(s, seat, amount, cause)
        elif kind == DRAW_TILES:
            draw_to_reserve(s, seat, amount, cause)
        elif kind == MIGHT_STEP:
            push_advance(s, seat, amount, cause)
        else:
            self.one_by_one(s, seat, kind, amount, cause)

    def one_by_one(self, s: Ahau, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
        """Markers, workers to lay down, and his role card."""
        for _time in range(amount):  # a bare _ would be an object
            if kind == TEMPLE_MARKER:
                mark_best_temple(s, cause)
            elif kind == LAY_DOWN_WORKER:
                city = city_to_lay_down(s)
                events.pakal_lays(s, city, LAY_DOWN_MEASURES)
                if city.item >= 0:
                    s.lay_down(seat, city.item, cause)
            elif s.of(seat, cells.HAND + ROLE_CARD) == 0:
                s.change(seat, cells.HAND + ROLE_CARD, 1, cause)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There is such a reward and such a cause."""
        return super().fits(s, seat, 0, 0) and a < len(REWARDS) and b >> 8 < 256 and s.is_cause(b & 255)


def mark_best_temple(s: Ahau, cause: i64) -> None:
    """Put a marker at the temple that would award him the most now, of equal ones that of his least preferred god."""
    best = Best()
    for god in range(NUM_GODS):
        if s.marker_at(s.version.rival, god) < 0:
            best.offer(key(award_with_marker(s, god), rank(s, god)), god)
    if best.item >= 0:
        events.pakal_temple(s, best)
        place_marker(s, s.version.rival, best.item, cause)


def award_with_marker(s: Ahau, god: i64) -> i64:
    """Return what a temple would award him with a marker there."""
    pakal = s.version.rival
    s.put(pakal, cells.MARKER + god, 1)
    award = temple_award(s, pakal, god)
    s.put(pakal, cells.MARKER + god, 0)
    return award
