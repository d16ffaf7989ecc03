"""King Pakal's resources, buildings and rewards (Solo: Action Phase; Build; Rewards)."""

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import (
    BUILDING,
    BUILT_IN_ORDER,
    FROM_OFFER,
    FROM_PAKAL_BUILDINGS,
    HAND,
    MARKER,
    OFFER,
    OWNED,
    TRACKER,
)
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
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.building import slot_price
from sacbe.ahau.steps.pakal_cities import city_to_lay_down
from sacbe.ahau.steps.preferences import rank
from sacbe.ahau.steps.rewards import gain_weapons, place_marker, reward, source_of
from sacbe.ahau.steps.tiles import draw_to_reserve

# -- resources and buildings -----------------------------------------------------------------------------------------


def gain_resources(s: Ahau, amount: i64, cause: i64) -> None:
    """Move his marker on the Resource Tracker; beyond its end he builds a building instead (AH-23.2)."""
    pakal = s.version.rival
    if s.of(pakal, TRACKER) + amount <= s.parts.tracker_most:
        s.change(pakal, TRACKER, amount, cause)
        return
    slot = cheapest_slot(s, 0)
    if slot >= 0 and slot_price(s, slot, 0) <= s.of(pakal, TRACKER):
        buy_building(s, slot, 0, causes.PAKAL_LIMIT)


def cheapest_slot(s: Ahau, bought: i64) -> i64:
    """Return the slot of the cheapest building, the rightmost of equal ones; -1 if none is left.

    Slots marked in ``bought`` are left out: a plan buys every building once.
    """
    best: i64 = -1
    for slot in range(NUM_SLOTS):
        there = s.cells[OFFER + slot] and not bought >> slot & 1
        if there and (best < 0 or slot_price(s, slot, 0) <= slot_price(s, best, 0)):
            best = slot
    return best


def buy_building(s: Ahau, slot: i64, discount: i64, cause: i64) -> None:
    """Pay for a building of the offer and build it."""
    s.change(s.version.rival, TRACKER, -slot_price(s, slot, discount), cause)
    building = s.cells[OFFER + slot] - 1
    s.cells[OFFER + slot] = 0
    s.score(s.version.rival, FROM_OFFER, s.parts.slot_fame[slot], causes.OFFER_SLOT)
    set_building(s, building, cause)


def set_building(s: Ahau, building: i64, cause: i64) -> None:
    """Put a building face down on his board: the reward of its space, and fame by the difficulty (AH-23.10)."""
    pakal = s.version.rival
    space: i64 = 0
    while space < BUILDING_SPACES and s.of(pakal, BUILDING + space):
        space += 1
    if space == BUILDING_SPACES:
        space = 1 if s.version.rival_board.printed >= 0 else 0
        s.change(pakal, OWNED + s.of(pakal, BUILDING + space) - 1, -1, cause)
    else:
        spaces = s.version.rival_board.buildings
        reward(s, pakal, spaces.kind[space], spaces.amount[space], causes.BUILDING_SPACE)
    s.put(pakal, BUILDING + space, building + 1)
    s.change(pakal, OWNED + building, 1, cause)
    if cause == causes.PAKAL_BUILDS:
        s.put(pakal, BUILT_IN_ORDER, s.of(pakal, BUILT_IN_ORDER) + 1)
    fame = s.parts.solo_building_fame[s.version.difficulty]
    s.score(pakal, FROM_PAKAL_BUILDINGS, fame, causes.PAKAL_DIFFICULTY)


# -- rewards ---------------------------------------------------------------------------------------------------------


class PakalReward(RivalStep):
    """A printed reward for King Pakal: kind ``a``, amount and cause in ``b``."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Give it to him."""
        amount = s.b >> 8
        cause = s.b & 255
        if s.a == FAME:
            s.score(seat, source_of(cause), amount, cause)
        elif s.a == SOME_RESOURCES:
            gain_resources(s, amount, cause)
        elif s.a == WEAPON:
            gain_weapons(s, seat, amount, cause)
        elif s.a == DRAW_TILES:
            draw_to_reserve(s, seat, amount, cause)
        elif s.a == MIGHT_STEP:
            s.push(numbers.ADVANCE, seat, amount, cause)
        else:
            self.one_by_one(s, seat, amount, cause)

    def one_by_one(self, s: Ahau, seat: i64, amount: i64, cause: i64) -> None:
        """Markers, workers to lay down, and his role card."""
        for _time in range(amount):  # a bare _ would be an object
            if s.a == TEMPLE_MARKER:
                mark_best_temple(s, cause)
            elif s.a == LAY_DOWN_WORKER:
                city = city_to_lay_down(s)
                if city >= 0:
                    s.lay_down(seat, city, cause)
            elif s.of(seat, HAND + ROLE_CARD) == 0:
                s.change(seat, HAND + ROLE_CARD, 1, cause)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There is such a reward and such a cause."""
        return super().fits(s, seat, 0, 0) and a < len(REWARDS) and b >> 8 < 256 and s.is_cause(b & 255)


def mark_best_temple(s: Ahau, cause: i64) -> None:
    """Put a marker at the temple that would award him the most now, of equal ones that of his least preferred god."""
    best: i64 = -1
    best_key: i64 = -1
    for god in range(NUM_GODS):
        if s.marker_at(s.version.rival, god) < 0:
            key = award_with_marker(s, god) * 16 + rank(s, god)
            if key > best_key:
                best_key = key
                best = god
    if best >= 0:
        place_marker(s, s.version.rival, best, cause)


def award_with_marker(s: Ahau, god: i64) -> i64:
    """Return what a temple would award him with a marker there."""
    pakal = s.version.rival
    s.put(pakal, MARKER + god, 1)
    award = temple_award(s, pakal, god)
    s.put(pakal, MARKER + god, 0)
    return award
