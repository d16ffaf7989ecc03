"""The three temples: climbing, and angering the gods (Temples; Angering the gods)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, cells, traits
from sacbe.tzolkin.expansion.taxes import push_tax
from sacbe.tzolkin.names import NUM_TEMPLES, TEMPLES
from sacbe.tzolkin.state import Automatic, Step, Tzolkin
from sacbe.tzolkin.steps import step_ids

BOTTOM: Final[i64] = -1
ANY_TEMPLE: Final[i64] = 3
"""The number of the word "any" behind the three temples."""


def climb(s: Tzolkin, seat: i64, temple: i64, cause: i64) -> None:
    """Climb a step, or waste it; a calamity may tax it."""
    if can_climb(s, seat, temple):
        if s.calamity(traits.TAXES) == traits.TAXED_STEP and s.calamity(traits.TAXED_TEMPLE) in (temple, ANY_TEMPLE):
            push_tax(s, seat, traits.TAXED_STEP, 1, temple, cause)
        else:
            step_up(s, seat, temple, cause)


def can_climb(s: Tzolkin, seat: i64, temple: i64) -> bool:
    """Tell whether there is a step to climb: on the top step there is room for one."""
    top = s.parts.temple_top[temple]
    step = s.of(seat, cells.TEMPLE + temple)
    return step < top - 1 or (step == top - 1 and not top_is_taken(s, temple))


def step_up(s: Tzolkin, seat: i64, temple: i64, cause: i64) -> None:
    """Climb a step; reaching the top turns the player board light side up."""
    s.change(seat, cells.TEMPLE + temple, 1, cause)
    if s.of(seat, cells.TEMPLE + temple) == s.parts.temple_top[temple]:
        s.put(seat, cells.LIGHT, 1)


def top_is_taken(s: Tzolkin, temple: i64) -> bool:
    """Tell whether somebody stands on the top step."""
    for seat in range(s.players):
        if s.of(seat, cells.TEMPLE + temple) == s.parts.temple_top[temple]:
            return True
    return False


# -- angering the gods -------------------------------------------------------------------------------------------------


def push_anger(s: Tzolkin, seat: i64, cause: i64) -> None:
    """Have a seat step down on a temple of its choice."""
    s.push(step_ids.ANGER, seat, 0, cause)


def can_step_down(s: Tzolkin, seat: i64, temple: i64) -> bool:
    """Tell whether a temple has a step below the one a seat stands on."""
    return s.of(seat, cells.TEMPLE + temple) > BOTTOM


def can_anger(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat has a temple on which it can still step down."""
    for temple in range(NUM_TEMPLES):
        if can_step_down(s, seat, temple):
            return True
    return False


def add_steps_down(s: Tzolkin, seat: i64, out: Choices) -> None:
    """Add every temple on which a seat can step down."""
    for temple in range(NUM_TEMPLES):
        if can_step_down(s, seat, temple):
            out.add(actions.ANGER + temple)


def no_step_down(s: Tzolkin, seat: i64, temple: i64) -> Refusal | None:
    """Return a reason if a temple has no step below."""
    return None if can_step_down(s, seat, temple) else Refusal("why-at-bottom", "TZ-16.10", {"temple": TEMPLES[temple]})


def step_below(s: Tzolkin, seat: i64, temple: i64) -> dict[str, object]:
    """Return the step a seat would go down to."""
    return {"step": int(s.of(seat, cells.TEMPLE + temple)) - 1}


class Anger(Step):
    """Choose a temple to step down on: one whose lowest step is not reached yet."""

    number: ClassVar[int] = step_ids.ANGER
    name: ClassVar[str] = "anger"
    kinds: ClassVar[tuple[str, ...]] = ("anger",)
    first: ClassVar[str] = "TZ-16.9"

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the temples with a step below."""
        add_steps_down(s, seat, out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Step down."""
        s.change(seat, cells.TEMPLE + action - actions.ANGER, -1, s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """A marker at the bottom cannot go lower."""
        return no_step_down(s, seat, action - actions.ANGER)

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The step reached."""
        return step_below(s, seat, action - actions.ANGER)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is a temple to step down on."""
        return super().fits(s, seat, a, b) and can_anger(s, seat)


# -- climbing ----------------------------------------------------------------------------------------------------------

ALL_TEMPLES: Final[i64] = 7
"""A bit for each temple; above them a frame of CLIMB counts how many steps follow this one."""


def push_climb(s: Tzolkin, seat: i64, cause: i64, more: i64 = 0) -> None:
    """Have a seat climb a temple of its choice, and then ``more`` others."""
    s.push(step_ids.CLIMB, seat, more << NUM_TEMPLES, cause)


class Climb(Step):
    """Choose a temple to climb; of several steps each is on another temple.

    A temple that cannot go higher may be chosen; the step is lost (TZ-16.3).
    """

    number: ClassVar[int] = step_ids.CLIMB
    name: ClassVar[str] = "climb"
    kinds: ClassVar[tuple[str, ...]] = ("climb",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the temples not chosen before."""
        for temple in range(NUM_TEMPLES):
            if not s.a >> temple & 1:
                out.add(actions.CLIMB + temple)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Climb, and choose the next temple if there is one."""
        temple = action - actions.CLIMB
        more = s.a >> NUM_TEMPLES
        if more > 0:
            s.push(step_ids.CLIMB, seat, (s.a & ALL_TEMPLES) | 1 << temple | more - 1 << NUM_TEMPLES, s.b)
        climb(s, seat, temple, s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The second temple is another one."""
        temple = action - actions.CLIMB
        return Refusal("why-climbed", "TZ-12.12", {"temple": TEMPLES[temple]}) if s.a >> temple & 1 else None

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The step reached: the one stood on already, where the climb is wasted."""
        temple = action - actions.CLIMB
        return {"step": int(s.of(seat, cells.TEMPLE + temple)) + (1 if can_climb(s, seat, temple) else 0)}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """As many temples are left as there are steps to climb."""
        open_temples = NUM_TEMPLES - (a & 1) - (a >> 1 & 1) - (a >> 2 & 1)
        return super().fits(s, seat, 0, b) and open_temples >= 1 + (a >> NUM_TEMPLES)


def push_step_up(s: Tzolkin, seat: i64, temple: i64, cause: i64) -> None:
    """Have a seat climb a given temple."""
    s.push(step_ids.STEP_UP, seat, temple, cause)


class StepUp(Automatic):
    """Climb a given temple: ``a``."""

    number: ClassVar[int] = step_ids.STEP_UP
    name: ClassVar[str] = "step_up"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Climb it."""
        climb(s, seat, s.a, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """There is such a temple."""
        return a < NUM_TEMPLES and super().fits(s, seat, 0, b)
