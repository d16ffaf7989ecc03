"""Use action points: one activity after the other until the points are spent or the turn is ended."""

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tikal.actions import CAMP, END, EXCHANGE, GUARD, JUMP, MOVE, PLACE, RECOVER, UNCOVER
from sacbe.tikal.state import WORKED, Step, Tikal
from sacbe.tikal.steps import numbers
from sacbe.tikal.steps.activity import Activity
from sacbe.tikal.steps.camps import Establish, Jump, Place
from sacbe.tikal.steps.moving import Move
from sacbe.tikal.steps.temples import Guard, Uncover
from sacbe.tikal.steps.treasures import Exchange, Recover


class Explore(Step):
    """A turn's action points: ``a`` are left; ``b`` is 1 in a scoring round."""

    def __init__(self) -> None:
        self.place = Place()
        self.jump = Jump()
        self.move = Move()
        self.uncover = Uncover()
        self.recover = Recover()
        self.exchange = Exchange()
        self.establish = Establish()
        self.guard = Guard()

    def legal(self, s: Tikal, seat: i64, out: Choices) -> None:
        """Add all activities, and the end. Each is called by its own name, which compiles to a direct call."""
        points = s.a
        if points > 0:
            here = s.where(seat)
            self.place.legal(s, seat, points, here, out)
            self.jump.legal(s, seat, points, here, out)
            self.move.legal(s, seat, points, here, out)
            self.uncover.legal(s, seat, points, here, out)
            self.recover.legal(s, seat, points, here, out)
            self.exchange.legal(s, seat, points, here, out)
            self.establish.legal(s, seat, points, here, out)
            self.guard.legal(s, seat, points, here, out)
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
        if action < MOVE:
            return self.place if action < JUMP else self.jump
        if action < UNCOVER:
            return self.move
        if action < EXCHANGE:
            return self.uncover if action < RECOVER else self.recover
        if action < CAMP:
            return self.exchange
        return self.establish if action < GUARD else self.guard

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """No more points are left than a turn has."""
        return a <= s.parts.turn_points and b <= 1 and super().fits(s, seat, 0, 0)
