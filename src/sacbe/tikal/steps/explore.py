"""Use action points: one activity after the other until the points are spent or the turn is ended."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tikal.actions import END, PLACE
from sacbe.tikal.state import WORKED, Step, Tikal
from sacbe.tikal.steps import numbers


class Activity:
    """One way to use action points. Its actions are numbered from ``first``."""

    def __init__(self, first: i64) -> None:
        self.first = first

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


class Explore(Step):
    """A turn's action points: ``a`` are left; ``b`` is 1 in a scoring round."""

    def __init__(self, activities: list[Activity]) -> None:
        self.activities = activities

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Add all activities, and the end of the turn."""
        points = s.a
        if points > 0:
            here = s.where(seat)
            for activity in self.activities:
                activity.legal(s, seat, points, here, out)
        out.add(END)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Use points, or end the turn: points are not saved, and the limits of a turn begin anew."""
        if action == END:
            for i in range(4):
                s.cells[WORKED + i] = 0
            return
        activity = self.activity(action)
        left = s.a - activity.cost(s, seat, action)
        s.push(numbers.EXPLORE, seat, left, s.b)
        activity.take(s, seat, action)

    def refusal(self, s: Tikal, seat: i64, action: i64) -> tuple[str, str]:
        """Return why an activity is not possible."""
        if not PLACE <= action < END:
            return super().refusal(s, seat, action)
        activity = self.activity(action)
        message, rule = activity.refusal(s, seat, action)
        if message:
            return message, rule
        return f"it costs {activity.cost(s, seat, action)} action points, and {s.a} are left", "TK-4.1"

    def activity(self, action: i64) -> Activity:
        """Return the activity an action belongs to."""
        found = self.activities[0]
        for activity in self.activities:
            if activity.first > action:
                break
            found = activity
        return found
