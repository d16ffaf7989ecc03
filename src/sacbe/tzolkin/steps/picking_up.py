"""Picking up workers and using the actions of the gears (Picking up workers; Free choice action; Uxmal 5)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import DONE, NOTHING, PICK_UP, SPACES, USE
from sacbe.tzolkin.names import CHICHEN_FIRST, CHICHEN_ITZA, NUM_GEARS, SMALL_ACTIONS, THEOLOGY, UXMAL, gear_action
from sacbe.tzolkin.state import AVAILABLE, CORN, Step, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.chichen_itza import ChichenItza
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.palenque import Palenque
from sacbe.tzolkin.steps.tikal import Tikal
from sacbe.tzolkin.steps.uxmal import OTHER_GEAR, Uxmal
from sacbe.tzolkin.steps.yaxchilan import Yaxchilan

GEAR_RULES: Final[list[Gear]] = [Palenque(), Yaxchilan(), Tikal(), Uxmal(), ChichenItza()]

TOO_DEAR: Final[i64] = 1_000


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


def last_action(gear: i64) -> i64:
    """Return the highest space of a gear that has an action of its own."""
    return 9 if gear == CHICHEN_ITZA else SMALL_ACTIONS


def price(s: Tzolkin, seat: i64, gear: i64, space: i64, action_space: i64) -> i64:
    """Return the corn a worker from ``space`` pays to use the action of ``action_space``.

    Its own action and those of a free choice space cost nothing, lower ones a corn for each step back. Theology 1 looks
    one space ahead in Chichen Itza, and from space 9 it reaches the free choice (ruling 11).
    """
    ahead = space + 1 if gear == CHICHEN_ITZA and s.level(seat, THEOLOGY) >= 1 else space
    if ahead >= s.parts.gear_free[gear] or action_space == ahead:
        return 0
    return space - action_space if action_space <= space else TOO_DEAR


def add_own_workers(s: Tzolkin, seat: i64, out: Choices) -> None:
    """Add the pick-up of every worker a seat has on the gears."""
    for gear in range(NUM_GEARS):
        for space in range(s.parts.gear_last[gear] + 1):
            if s.on(gear, space) == seat + 1:
                out.add(PICK_UP + gear * SPACES + space)


def pick_up(s: Tzolkin, seat: i64, action: i64) -> None:
    """Take a worker back, resolve what it does, then come back for more."""
    place = action - PICK_UP
    s.stand(place // SPACES, place % SPACES, 0)
    s.change(seat, AVAILABLE, 1, causes.PICKING_UP)
    s.push(numbers.PICKING_UP, seat)
    s.push(numbers.WORKER_ACTION, seat, place)


class PickingUp(Step):
    """Pick up another worker, or be done."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        add_own_workers(s, seat, out)
        out.add(DONE)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action != DONE:
            pick_up(s, seat, action)


class WorkerAction(Step):
    """What the worker in hand does: an action of its gear, or nothing. ``a``: the space it was picked up from."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        gear, space = s.a // SPACES, s.a % SPACES
        corn = s.of(seat, CORN)
        for action_space in range(i64(1), last_action(gear) + 1):
            left = corn - price(s, seat, gear, space, action_space)
            if left >= 0 and GEAR_RULES[gear].can_use(s, seat, action_space, left):
                out.add(USE + gear_action(gear, action_space))
        out.add(NOTHING)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == NOTHING:
            return
        gear, space = s.a // SPACES, s.a % SPACES
        s.change(seat, CORN, -price(s, seat, gear, space, space_of(action - USE)), causes.STEPPING_BACK)
        use(s, seat, action - USE)


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
