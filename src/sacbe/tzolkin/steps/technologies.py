"""Technologies: paid and free advances, and the bonus above level 3 (Actions: Technologies; Technologies)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import ADVANCE, DONE
from sacbe.tzolkin.names import AGRICULTURE, ARCHITECTURE, EXTRACTION
from sacbe.tzolkin.state import FROM_ARCHITECTURE, SKULL, TECHNOLOGY, UNIT, Automatic, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.payment import push_pay, push_take
from sacbe.tzolkin.traits import ANY_BONUS, TAXED_TECHNOLOGY, TAXES, TECHNOLOGY_DISCOUNT

TRACKS: Final[i64] = 4
TOP_LEVEL: Final[i64] = 3


def advance_cost(s: Tzolkin, seat: i64, track: i64) -> i64:
    """Return the blocks an advance costs; above level 3 the bonus has a price of its own."""
    level = s.level(seat, track)
    cost = s.parts.technology_cost[level]
    if level < TOP_LEVEL:
        cost -= s.trait(seat, TECHNOLOGY_DISCOUNT)
    return cost + 1 if s.calamity(TAXES) == TAXED_TECHNOLOGY else cost


def can_advance(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat can pay for an advance on any track."""
    blocks = s.blocks(seat)
    for track in range(TRACKS):
        if advance_cost(s, seat, track) <= blocks:
            return True
    return False


def gain_technology(s: Tzolkin, seat: i64, track: i64, cause: i64) -> None:
    """Advance without payment; a calamity may tax even that."""
    if s.calamity(TAXES) == TAXED_TECHNOLOGY:
        s.push(numbers.TAX, seat, TAXED_TECHNOLOGY | 1 << 4 | track << 12, cause)
    else:
        advance(s, seat, track, cause)


def advance(s: Tzolkin, seat: i64, track: i64, cause: i64) -> None:
    """Advance a level, or take the bonus of a track that is at level 3 already."""
    if s.level(seat, track) < TOP_LEVEL:
        s.change(seat, TECHNOLOGY + track, 1, cause)
    elif s.trait(seat, ANY_BONUS):
        s.push(numbers.TECHNOLOGY_BONUS, seat)
    else:
        technology_bonus(s, seat, track)


def technology_bonus(s: Tzolkin, seat: i64, track: i64) -> None:
    """Take the bonus of a track."""
    cause = causes.OF_TECHNOLOGY + track
    if track == AGRICULTURE:
        s.push(numbers.CLIMB, seat, 0, cause)
    elif track == EXTRACTION:
        push_take(s, seat, s.parts.extraction_bonus, cause)
    elif track == ARCHITECTURE:
        s.score(seat, FROM_ARCHITECTURE, s.parts.architecture_bonus * UNIT, cause)
    else:
        s.gain(seat, SKULL, 1, cause)


class PaidTechnology(Step):
    """Advance for blocks. ``a``: how many advances are left, and in bit 4 whether one may stop now."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        if s.a >> 4:
            out.add(DONE)
        blocks = s.blocks(seat)
        for track in range(TRACKS):
            if advance_cost(s, seat, track) <= blocks:
                out.add(ADVANCE + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        track = action - ADVANCE
        if s.a & 15 > 1:
            s.push(numbers.TECHNOLOGY, seat, (s.a & 15) - 1 | 16, s.b)
        s.push(numbers.GAIN_TECHNOLOGY, seat, track, s.b)
        push_pay(s, seat, advance_cost(s, seat, track), s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """One or two advances, the second of which may be left."""
        return 0 < a & 15 <= 2 and a < 32 and super().fits(s, seat, 0, b)


class FreeTechnology(Step):
    """Advance without payment on tracks of one's choice; ``a``: how many times."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        for track in range(TRACKS):
            out.add(ADVANCE + track)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if s.a > 1:
            s.push(numbers.FREE_TECHNOLOGY, seat, s.a - 1, s.b)
        gain_technology(s, seat, action - ADVANCE, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There are some advances to take."""
        return 0 < a < 16 and super().fits(s, seat, 0, b)


class GainTechnology(Automatic):
    """The advance that has been paid for: track ``a``."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        advance(s, seat, s.a, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is such a track."""
        return a < TRACKS and super().fits(s, seat, 0, b)
