"""Picking up workers and using the actions of the gears (Picking up workers; Free choice action; Uxmal 5)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import AHEAD, DONE, NOTHING, PICK_UP, SPACES, USE
from sacbe.tzolkin.expansion.tribes import add_ahead, pay_ahead
from sacbe.tzolkin.names import CHICHEN_FIRST, CHICHEN_ITZA, NUM_GEARS, SMALL_ACTIONS, THEOLOGY, UXMAL, gear_action
from sacbe.tzolkin.state import AVAILABLE, CORN, GEAR, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.chichen_itza import ChichenItza
from sacbe.tzolkin.steps.gears import Gear, last_action
from sacbe.tzolkin.steps.palenque import Palenque
from sacbe.tzolkin.steps.tikal import Tikal
from sacbe.tzolkin.steps.uxmal import OTHER_GEAR, Uxmal
from sacbe.tzolkin.steps.yaxchilan import Yaxchilan
from sacbe.tzolkin.traits import PAIRED_GEARS, STEP_BACK_CORN, STEP_BACK_GAIN

GEAR_RULES: Final[list[Gear]] = [Palenque(), Yaxchilan(), Tikal(), Uxmal(), ChichenItza()]

TOO_DEAR: Final[i64] = 1_000_000_000


def gear_of(action: i64) -> i64:
    """Return the gear a gear action belongs to."""
    return CHICHEN_ITZA if action >= CHICHEN_FIRST else action // SMALL_ACTIONS


def space_of(action: i64) -> i64:
    """Return the space a gear action is printed at."""
    return action - gear_of(action) * SMALL_ACTIONS + 1


def can_use(s: Tzolkin, seat: i64, action: i64, corn: i64) -> bool:
    """Tell whether a gear action can be used by a seat that has ``corn`` corn."""
    return GEAR_RULES[gear_of(action)].can_use(s, seat, space_of(action), corn)


def use(s: Tzolkin, seat: i64, action: i64) -> None:
    """Carry out a gear action."""
    GEAR_RULES[gear_of(action)].use(s, seat, space_of(action), causes.OF_ACTION + action)


def price(s: Tzolkin, seat: i64, gear: i64, space: i64, action_space: i64) -> i64:
    """Return the corn a worker from ``space`` of a gear pays for the action of ``action_space``.

    Its own action and those of a free choice space cost nothing, lower ones a corn for each step back. Theology 1 looks
    one space ahead in Chichen Itza, and from space 9 it reaches the free choice (ruling 11). Balam gains by going back.
    """
    ahead = space + 1 if gear == CHICHEN_ITZA and s.masters(seat, THEOLOGY, 1) else space
    steps = space - action_space
    free = ahead >= s.parts.gear_free[gear] or action_space == ahead
    if steps <= 0:
        return 0 if free or steps == 0 else TOO_DEAR
    cost = i64(0) if free else steps * s.trait(seat, STEP_BACK_CORN)
    return cost - s.trait(seat, STEP_BACK_GAIN)


def add_own_workers(s: Tzolkin, seat: i64, out: Choices) -> None:
    """Add the pick-up of every worker a seat has on the gears."""
    left = s.workers_on_gears(seat)
    cells, place = s.cells, i64(0)
    while left > 0:
        if cells[GEAR + place] == seat + 1:
            out.add(PICK_UP + place)
            left -= 1
        place += 1


def pick_up(s: Tzolkin, seat: i64, action: i64) -> None:
    """Take a worker back, and let it do something."""
    place = action - PICK_UP
    s.stand(place // SPACES, place % SPACES, 0)
    s.change(seat, AVAILABLE, 1, causes.PICKING_UP)
    s.push(numbers.WORKER_ACTION, seat, place)


class PickingUp(Step):
    """Pick up another worker, or be done."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        add_own_workers(s, seat, out)
        out.add(DONE)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action != DONE:
            s.push(numbers.PICKING_UP, seat)
            pick_up(s, seat, action)


class WorkerAction(Step):
    """What the worker in hand does: an action of its gear, or nothing. ``a``: the space it was picked up from.

    Huracan's workers may use the gear paired with theirs as well.
    """

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        gear, space = s.a // SPACES, s.a % SPACES
        first, last = gear, gear
        if gear != CHICHEN_ITZA and s.trait(seat, PAIRED_GEARS):
            first, last = gear & ~1, gear | 1
        for used in range(first, last + 1):
            self.add_actions(s, seat, used, space, out)
        out.add(NOTHING)
        add_ahead(s, seat, gear, space, GEAR_RULES[gear], out)

    def add_actions(self, s: Tzolkin, seat: i64, gear: i64, space: i64, out: Choices) -> None:
        """Add the actions of a gear that a worker from ``space`` can use."""
        corn, rules = s.of(seat, CORN), GEAR_RULES[gear]
        for action_space in range(i64(1), last_action(gear) + 1):
            left = corn - price(s, seat, gear, space, action_space)
            if left >= 0 and rules.can_use(s, seat, action_space, left):
                out.add(USE + gear_action(gear, action_space))

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action >= AHEAD:
            pay_ahead(s, seat)
            use(s, seat, action - AHEAD)
        elif action != NOTHING:
            gear, space = s.a // SPACES, s.a % SPACES
            s.change(seat, CORN, -price(s, seat, gear, space, space_of(action - USE)), causes.STEPPING_BACK)
            use(s, seat, action - USE)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The worker came from a space of a gear."""
        gear = a // SPACES
        if not super().fits(s, seat, 0, b):
            return False
        return gear < NUM_GEARS and a % SPACES <= s.last_space(gear, seat)


class AnyAction(Step):
    """Uxmal 5, or the building like it (then ``a`` is 1 and one may decline): pay a corn, use an action of four gears.

    Uxmal 5 itself is not offered: choosing it again only costs corn (ruling 56).
    """

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        left = s.of(seat, CORN) - s.parts.any_action_corn
        for action in range(CHICHEN_FIRST):
            if left >= 0 and action != gear_action(UXMAL, OTHER_GEAR) and can_use(s, seat, action, left):
                out.add(USE + action)
        if s.a:
            out.add(NOTHING)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action != NOTHING:
            s.change(seat, CORN, -s.parts.any_action_corn, s.b)
            use(s, seat, action - USE)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is 1 where one may decline."""
        return a <= 1 and super().fits(s, seat, 0, b)
