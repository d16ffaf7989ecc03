"""Use action points: one activity after the other until the points are spent or the turn is ended."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tikal import actions
from sacbe.tikal.outlook import outlook
from sacbe.tikal.state import Step, Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.activity import Activity
from sacbe.tikal.steps.camps import Establish, Jump, Place
from sacbe.tikal.steps.moving import Move
from sacbe.tikal.steps.temples import Guard, Uncover
from sacbe.tikal.steps.treasures import Exchange, Recover


class Explore(Step):
    """A turn's action points: ``a`` are left; ``b`` is 1 in a scoring round."""

    number: ClassVar[int] = step_ids.EXPLORE
    name: ClassVar[str] = "explore"

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
        out.add(actions.END)

    def take(self, s: Tikal, seat: i64, action: i64) -> None:
        """Use points, or end the turn: points are not saved, and the limits of a turn begin anew."""
        if action == actions.END:
            s.rest()
            return
        activity = self.activity(action)
        left = s.a - activity.cost(s, action)
        s.push(step_ids.EXPLORE, seat, left, s.b)
        activity.take(s, seat, action)

    def activity(self, action: i64) -> Activity:
        """Return the activity an action belongs to."""
        if action < actions.MOVE:
            return self.place if action < actions.JUMP else self.jump
        if action < actions.UNCOVER:
            return self.move
        if action < actions.EXCHANGE:
            return self.uncover if action < actions.RECOVER else self.recover
        if action < actions.CAMP:
            return self.exchange
        return self.establish if action < actions.GUARD else self.guard

    def fits(self, s: Tikal, seat: i64, a: i64, b: i64) -> bool:
        """No more points are left than a turn has."""
        return a <= s.parts.turn_points and b <= 1 and super().fits(s, seat, 0, 0)

    def decides(self, action: i64) -> bool:
        """Tell whether an action uses points, or ends the turn."""
        return actions.PLACE <= action <= actions.END

    def refusal(self, s: Tikal, seat: i64, action: i64) -> Refusal | None:
        """Return why an activity is not possible; the turn can always be ended."""
        if action == actions.END:
            return None
        activity = self.activity(action)
        refusal = activity.refusal(s, seat, action)
        needs, has = int(activity.cost(s, action)), int(s.a)
        if refusal is None and needs > has:
            return Refusal("why-too-few-points", "TK-4.1", {"needs": needs, "has": has})
        return refusal

    def details(self, s: Tikal, seat: i64, action: i64) -> dict[str, object]:
        """What the activity costs and where it leads; of the end, the action points that would be lost."""
        open_for_seat = s.step == step_ids.EXPLORE and s.seat == seat
        if action == actions.END:
            return {"left": int(points_left(s))}
        activity = self.activity(action)
        known = activity.details(s, seat, action)
        known["cost"] = int(activity.cost(s, action))
        if open_for_seat and activity is not self.recover and self.refusal(s, seat, action) is None:
            known.update(outlook(s, self.after(s, seat, [int(action)])))
        return known

    def after(self, s: Tikal, seat: i64, taken: list[int]) -> Tikal:
        """Return the position after some activities, whose points are not counted.

        A treasure that is still face down is not known, so nobody may ask for this of recovering one.
        """
        later = s.quiet()
        assert isinstance(later, Tikal)
        for action in taken:
            self.activity(action).take(later, seat, action)
        return later


def push_explore(s: Tikal, seat: i64, scoring: bool = False) -> None:
    """Have a seat use the action points of a turn, or of its turn in a scoring round."""
    s.push(step_ids.EXPLORE, seat, s.parts.turn_points, 1 if scoring else 0)


def points_left(s: Tikal) -> i64:
    """Return the action points left in the open step; none where no points are used."""
    return s.a if s.step == step_ids.EXPLORE else 0


def is_scoring_turn(s: Tikal) -> bool:
    """Tell whether the points of a scoring round are being used."""
    return s.step == step_ids.EXPLORE and s.b == 1
