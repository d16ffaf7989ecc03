"""The actions of the five gears: whether one can be used, and what it does."""

from mypy_extensions import i64

from sacbe.tzolkin.names import CHICHEN_ITZA, SMALL_ACTIONS
from sacbe.tzolkin.state import Tzolkin


def last_action(gear: i64) -> i64:
    """Return the highest space of a gear that has an action of its own."""
    return 9 if gear == CHICHEN_ITZA else SMALL_ACTIONS


class Gear:
    """The actions of one gear, by the number of their space."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        """Tell whether a seat can use an action, with ``corn`` corn left after choosing it."""
        raise NotImplementedError

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Carry out an action."""
        raise NotImplementedError
