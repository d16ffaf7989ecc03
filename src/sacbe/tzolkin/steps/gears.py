"""The actions of the five gears: whether one can be used, and what it does."""

from mypy_extensions import i64

from sacbe.tzolkin.state import Tzolkin


class Gear:
    """The actions of one gear, by the number of their space."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        """Tell whether a seat can use an action, with ``corn`` corn left after choosing it."""
        raise NotImplementedError

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Carry out an action."""
        raise NotImplementedError
