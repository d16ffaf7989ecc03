"""Prophecies: taxes on benefits with the right to refuse, and the bonus points (Prophecies; Appendix: Prophecies)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import ACCEPT, ANGER, BUILDINGS, PAY, REFUSE
from sacbe.tzolkin.names import CHICHEN_ITZA, NUM_TEMPLES
from sacbe.tzolkin.setup import PROPHECY_STACK
from sacbe.tzolkin.state import (
    BUILDING,
    CALAMITY,
    CORN,
    CORN_TILES,
    FED,
    FOOD_DAYS,
    FROM_PROPHECIES,
    GOLD,
    SKULL,
    SKULL_BANK,
    TECHNOLOGY,
    TEMPLE,
    UNIT,
    WOOD,
    WOOD_TILES,
    Step,
    Tzolkin,
)
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.technologies import TRACKS, advance
from sacbe.tzolkin.steps.temples import BOTTOM, can_climb, step_up
from sacbe.tzolkin.traits import (
    PRICE,
    PRICE_BLOCK,
    PRICE_CORN,
    TAXED_STEP,
    TAXED_TECHNOLOGY,
    TAXES,
)

BANDS: Final[i64] = 4


class Tax(Step):
    """Pay the calamity's price for a benefit, or refuse it. ``a``: what is taxed, how often, which temple or track.

    Several goods of one gain are asked for one by one; a refusal ends it.
    """

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        if self.can_be_had(s, seat):
            self.add_prices(s, seat, out)
        out.add(REFUSE)

    def can_be_had(self, s: Tzolkin, seat: i64) -> bool:
        """Tell whether there is a step to climb or a skull to take; else nothing is due (ruling 32)."""
        kind = s.a & 15
        if kind == TAXED_STEP:
            return can_climb(s, seat, s.a >> 12)
        return kind != SKULL or s.cells[SKULL_BANK] > 0

    def add_prices(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the ways to pay: a corn, a block, or a step down on a temple."""
        price = s.calamity(PRICE)
        if price == PRICE_CORN:
            if s.of(seat, CORN) > 0:
                out.add(ACCEPT)
        elif price == PRICE_BLOCK:
            for good in range(WOOD, GOLD + 1):
                if s.of(seat, good) > 0:
                    out.add(PAY + good - WOOD)
        else:
            for temple in range(NUM_TEMPLES):
                if s.of(seat, TEMPLE + temple) > BOTTOM:
                    out.add(ANGER + temple)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == REFUSE:
            return
        count = s.a >> 4 & 0xFF
        if count > 1:
            s.push(numbers.TAX, seat, s.a - 16, s.b)
        self.pay(s, seat, action)
        kind, what = s.a & 15, s.a >> 12
        if kind == TAXED_STEP:
            step_up(s, seat, what, s.b)
        elif kind == TAXED_TECHNOLOGY:
            advance(s, seat, what, s.b)
        else:
            s.receive(seat, kind, 1, s.b)

    def pay(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay the price chosen."""
        cause = causes.OF_PROPHECY + s.cells[CALAMITY] - 1
        if action == ACCEPT:
            s.change(seat, CORN, -1, cause)
        elif action >= PAY:
            s.change(seat, WOOD + action - PAY, -1, cause)
        else:
            s.change(seat, TEMPLE + action - ANGER, -1, cause)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The calamity taxes this; there are as many temples, and technologies, as there are."""
        kind, what = a & 15, a >> 12
        if not super().fits(s, seat, 0, b) or kind == 0 or kind != s.calamity(TAXES) or not 0 < a >> 4 & 0xFF < 32:
            return False
        return what < (NUM_TEMPLES if kind == TAXED_STEP else TRACKS if kind == TAXED_TECHNOLOGY else 1)


def change_prophecy(s: Tzolkin) -> None:
    """At the end of a food day the prophecy in effect is scored; the next one begins the day after."""
    if s.cells[CALAMITY]:
        for seat in range(s.players):
            score_prophecy(s, seat, s.cells[CALAMITY] - 1)
    turn = s.cells[FOOD_DAYS] - 1
    s.cells[CALAMITY] = s.deal.at(PROPHECY_STACK, turn) + 1 if turn < s.parts.prophecies_drawn else i64(0)


def score_prophecy(s: Tzolkin, seat: i64, prophecy: i64) -> None:
    """Score the band that what is counted falls into; the first one loses points."""
    count = PROPHECY_COUNTERS[s.parts.prophecy_counts[prophecy]].count(s, seat)
    band: i64 = 0
    while band < BANDS - 1 and count > s.parts.prophecy_bounds[prophecy * (BANDS - 1) + band]:
        band += 1
    s.score(seat, FROM_PROPHECIES, s.parts.prophecy_points[band] * UNIT, causes.OF_PROPHECY + prophecy)


class ProphecyCounter:
    """What a prophecy counts: a number of the player, or the sum of several that follow each other."""

    def __init__(self, field: i64, size: i64 = 1) -> None:
        self.field = field
        self.size = size

    def count(self, s: Tzolkin, seat: i64) -> i64:
        """Return the number counted for a seat."""
        total: i64 = 0
        for field in range(self.field, self.field + self.size):
            total += s.of(seat, field)
        return total


class TechnologiesAtTwo(ProphecyCounter):
    """Technologies advanced at least to level 2."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for track in range(TRACKS):
            total += 1 if s.level(seat, track) >= 2 else 0
        return total


class OwnBuildings(ProphecyCounter):
    """Own buildings, without monuments."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for tile in range(i64(BUILDINGS)):
            total += 1 if s.cells[BUILDING + tile] == seat + 1 else 0
        return total


class WorkersOnChichenItza(ProphecyCounter):
    """Own workers on the gear of Chichen Itza, before it turns (ruling 37)."""

    def count(self, s: Tzolkin, seat: i64) -> i64:
        total: i64 = 0
        for space in range(s.last_space(CHICHEN_ITZA, seat) + 1):
            total += 1 if s.on(CHICHEN_ITZA, space) == seat + 1 else 0
        return total


PROPHECY_COUNTERS: Final[list[ProphecyCounter]] = [
    ProphecyCounter(TEMPLE, NUM_TEMPLES),
    ProphecyCounter(TEMPLE),
    ProphecyCounter(TEMPLE + 1),
    ProphecyCounter(TEMPLE + 2),
    ProphecyCounter(WOOD_TILES),
    ProphecyCounter(CORN_TILES),
    ProphecyCounter(GOLD),
    ProphecyCounter(SKULL),
    ProphecyCounter(TECHNOLOGY, TRACKS),
    TechnologiesAtTwo(0),
    OwnBuildings(0),
    ProphecyCounter(FED),
    WorkersOnChichenItza(0),
]
"""In the order of :data:`sacbe.tzolkin.traits.COUNTED`."""
