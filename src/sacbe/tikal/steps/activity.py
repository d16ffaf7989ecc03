"""What all ways to use action points have in common."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tikal.components import first_of
from sacbe.tikal.state import Tikal


class Activity:
    """One way to use action points."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Add what the seat can do with so many points, in ascending order; ``here`` has a bit where members stand."""
        raise NotImplementedError

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Carry an action out; its cost is already paid."""
        raise NotImplementedError

    def price(self, s: Tikal) -> i64:
        """Return the action points that every action of this kind costs."""
        raise NotImplementedError

    def cost(self, s: Tikal, action: i64) -> i64:
        """Return the action points that an action costs."""
        return self.price(s)

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return why an action would not be possible with any number of points; None if it would."""
        raise NotImplementedError

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """Return what the position adds to an action beside its cost."""
        return {}


class OnHexagons(Activity):
    """An activity at single hexagons of the map, all for the same price."""

    def legal(self, s: Tikal, seat: i64, points: i64, here: i64, out: Choices) -> None:
        """Go through the hexagons that come into question."""
        if points < self.price(s):
            return
        left = self.hexagons(s, seat, here)
        first_bit = s.parts.first_bit
        while left != 0:
            at = first_of(first_bit, left)
            left &= left - 1
            self.add(s, seat, at, out)

    def hexagons(self, s: Tikal, seat: i64, here: i64) -> i64:
        """Return the hexagons that come into question, as bits."""
        raise NotImplementedError

    def add(self, s: Tikal, seat: i64, at: i64, out: Choices) -> None:
        """Add what can be done at one of them."""
        raise NotImplementedError


class Work(OnHexagons):
    """An activity that members do one by one: levels of a temple, treasures of a hexagon."""

    def first_action(self) -> i64:
        """Return the action at the first hexagon."""
        raise NotImplementedError

    def most(self, s: Tikal) -> i64:
        """Return how often it can be done at one hexagon in a turn."""
        raise NotImplementedError

    def add(self, s: Tikal, seat: i64, at: i64, out: Choices) -> None:
        """Add a hexagon with a member who has not worked there this turn."""
        worked = s.worked(at)
        if worked < self.most(s) and worked < s.members(seat, at) and self.is_left(s, at):
            out.add(self.first_action() + at)

    def is_left(self, s: Tikal, at: i64) -> bool:
        """Tell whether there is something left to work for at one of its hexagons."""
        return True
