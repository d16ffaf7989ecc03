"""What all ways to use action points have in common."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tikal.state import Tikal


class Activity:
    """One way to use action points."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add what the seat can do with so many points, in ascending order; ``here`` has a bit where members stand."""
        raise NotImplementedError

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Do it."""
        raise NotImplementedError

    def cost(self, s: Tikal, seat: i64, action: i64) -> i64:
        """Return the action points an action costs."""
        raise NotImplementedError

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return why an action would not be possible with any number of points, and the rule; empty if it would."""
        raise NotImplementedError
