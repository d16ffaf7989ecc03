"""The actions of the five gears: whether one can be used, what it does, and why not."""

from mypy_extensions import i64

from sacbe.core.refusals import Refusal
from sacbe.tzolkin.names import CHICHEN_ACTIONS, CHICHEN_FIRST, CHICHEN_ITZA, SMALL_ACTIONS
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids


def last_action(gear: i64) -> i64:
    """Return the highest space of a gear whose number has an action."""
    return CHICHEN_ACTIONS if gear == CHICHEN_ITZA else SMALL_ACTIONS


def gear_of(action: i64) -> i64:
    """Return the gear a gear action belongs to."""
    return CHICHEN_ITZA if action >= CHICHEN_FIRST else action // SMALL_ACTIONS


def space_of(action: i64) -> i64:
    """Return the space a gear action is printed at."""
    return action - gear_of(action) * SMALL_ACTIONS + 1


class Gear:
    """The actions of one gear, by the number of their space."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        """Tell whether a seat can use an action, with ``corn`` corn left after choosing it."""
        raise NotImplementedError

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Carry out an action."""
        raise NotImplementedError

    def refusal(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> Refusal | None:
        """Return why a seat cannot use an action, with ``corn`` corn left after choosing it; None if it can."""
        raise NotImplementedError


def push_any_action(s: Tzolkin, seat: i64, cause: i64, may_decline: bool) -> None:
    """Let a seat pay for an action of four gears (Uxmal 5, or a building like it, which may be left unused)."""
    s.push(step_ids.ANY_ACTION, seat, 1 if may_decline else 0, cause)
