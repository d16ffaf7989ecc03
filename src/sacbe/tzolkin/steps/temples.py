"""The three temples: climbing, and angering the gods (Temples; Angering the gods)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin.actions import ANGER, CLIMB
from sacbe.tzolkin.names import NUM_TEMPLES
from sacbe.tzolkin.state import LIGHT, TEMPLE, Automatic, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.traits import TAXED_STEP, TAXED_TEMPLE, TAXES

BOTTOM: Final[i64] = -1
ANY_TEMPLE: Final[i64] = 3
"""The number of the word "any" behind the three temples."""


def climb(s: Tzolkin, seat: i64, temple: i64, cause: i64) -> None:
    """Climb a step, or waste it; a calamity may tax it."""
    if can_climb(s, seat, temple):
        if s.calamity(TAXES) == TAXED_STEP and s.calamity(TAXED_TEMPLE) in (temple, ANY_TEMPLE):
            s.push(numbers.TAX, seat, TAXED_STEP | 1 << 4 | temple << 12, cause)
        else:
            step_up(s, seat, temple, cause)


def can_climb(s: Tzolkin, seat: i64, temple: i64) -> bool:
    """Tell whether there is a step to climb: on the top step there is room for one."""
    top = s.parts.temple_top[temple]
    step = s.of(seat, TEMPLE + temple)
    return step < top - 1 or (step == top - 1 and not top_is_taken(s, temple))


def step_up(s: Tzolkin, seat: i64, temple: i64, cause: i64) -> None:
    """Climb a step; reaching the top turns the player board light side up."""
    s.change(seat, TEMPLE + temple, 1, cause)
    if s.of(seat, TEMPLE + temple) == s.parts.temple_top[temple]:
        s.put(seat, LIGHT, 1)


def top_is_taken(s: Tzolkin, temple: i64) -> bool:
    """Tell whether somebody stands on the top step."""
    for seat in range(s.players):
        if s.of(seat, TEMPLE + temple) == s.parts.temple_top[temple]:
            return True
    return False


def can_anger(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has a temple on which it can still step down."""
    for temple in range(NUM_TEMPLES):
        if s.of(seat, TEMPLE + temple) > BOTTOM:
            return True
    return False


class Anger(Step):
    """Choose a temple to step down on: one whose lowest step is not reached yet."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        for temple in range(NUM_TEMPLES):
            if s.of(seat, TEMPLE + temple) > BOTTOM:
                out.add(ANGER + temple)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.change(seat, TEMPLE + action - ANGER, -1, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is a temple to step down on."""
        return super().fits(s, seat, a, b) and can_anger(s, seat)


class Climb(Step):
    """Choose a temple to climb. ``a``: a bit for each temple not to be chosen, above them how many more follow.

    A temple that cannot go higher may be chosen; the step is lost (ruling 53).
    """

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        for temple in range(NUM_TEMPLES):
            if not s.a >> temple & 1:
                out.add(CLIMB + temple)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        temple = action - CLIMB
        more = s.a >> NUM_TEMPLES
        if more > 0:
            s.push(numbers.CLIMB, seat, (s.a & 7) | 1 << temple | more - 1 << NUM_TEMPLES, s.b)
        climb(s, seat, temple, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """As many temples are left as there are steps to climb."""
        open_temples = NUM_TEMPLES - (a & 1) - (a >> 1 & 1) - (a >> 2 & 1)
        return super().fits(s, seat, 0, b) and open_temples >= 1 + (a >> NUM_TEMPLES)


class StepUp(Automatic):
    """Climb a given temple: ``a``."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        climb(s, seat, s.a, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is such a temple."""
        return a < NUM_TEMPLES and super().fits(s, seat, 0, b)
