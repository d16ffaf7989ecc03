"""Picking up workers and using the actions of the gears (Picking up workers; Free choice action; Uxmal 5)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.expansion.tribes import add_ahead, ahead_refusal, no_ahead, pay_ahead
from sacbe.tzolkin.names import CHICHEN_FIRST, CHICHEN_ITZA, GEARS, NUM_GEARS, THEOLOGY, UXMAL, gear_action
from sacbe.tzolkin.reasons import lacks_corn
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.chichen_itza import ChichenItza
from sacbe.tzolkin.steps.gears import Gear, gear_of, last_action, space_of
from sacbe.tzolkin.steps.palenque import Palenque
from sacbe.tzolkin.steps.tikal import Tikal
from sacbe.tzolkin.steps.uxmal import OTHER_GEAR, Uxmal
from sacbe.tzolkin.steps.yaxchilan import Yaxchilan

GEAR_RULES: Final[list[Gear]] = [Palenque(), Yaxchilan(), Tikal(), Uxmal(), ChichenItza()]

TOO_DEAR: Final[i64] = 1_000_000_000


def can_use(s: Tzolkin, seat: i64, action: i64, corn: i64) -> bool:
    """Tell whether a gear action can be used by a seat that has ``corn`` corn."""
    return GEAR_RULES[gear_of(action)].can_use(s, seat, space_of(action), corn)


def use_refusal(s: Tzolkin, seat: i64, action: i64, corn: i64) -> Refusal | None:
    """Return why a gear action cannot be used by a seat that has ``corn`` corn."""
    return GEAR_RULES[gear_of(action)].refusal(s, seat, space_of(action), corn)


def use(s: Tzolkin, seat: i64, action: i64) -> None:
    """Carry out a gear action."""
    GEAR_RULES[gear_of(action)].use(s, seat, space_of(action), causes.OF_ACTION + action)


def price(s: Tzolkin, seat: i64, gear: i64, space: i64, action_space: i64) -> i64:
    """Return the corn a worker from ``space`` of a gear pays for the action of ``action_space``.

    The action of its space and those of a free choice space cost nothing, lower ones a corn for each step back.
    Theology 1 looks one space ahead in Chichen Itza, and from space 9 it reaches the free choice (TZ-18.23). Balam
    gains by going back.
    """
    ahead = space + 1 if gear == CHICHEN_ITZA and s.masters(seat, THEOLOGY, 1) else space
    steps = space - action_space
    free = ahead >= s.parts.gear_free[gear] or action_space == ahead
    if steps <= 0:
        return 0 if free or steps == 0 else TOO_DEAR
    cost = i64(0) if free else steps * s.trait(seat, traits.STEP_BACK_CORN)
    return cost - s.trait(seat, traits.STEP_BACK_GAIN)


# -- workers to pick up ------------------------------------------------------------------------------------------------


def add_workers(s: Tzolkin, seat: i64, out: Choices) -> None:
    """Add the pick-up of every worker a seat has on the gears."""
    left = s.workers_on_gears(seat)
    values, place = s.cells, i64(0)
    while left > 0:
        if values[cells.GEAR + place] == seat + 1:
            out.add(actions.PICK_UP + place)
            left -= 1
        place += 1


def no_worker_there(s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
    """Return a reason if a seat has no worker where it would pick one up."""
    place = action - actions.PICK_UP
    if s.cells[cells.GEAR + place] == seat + 1:
        return None
    where: dict[str, object] = {"gear": GEARS[place // actions.SPACES], "space": int(place % actions.SPACES)}
    return Refusal("why-no-worker-there", "TZ-7.2", where)


def pick_details(s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
    """Return the space, whether it is a free choice, and whether the worker could do nothing from there."""
    place = action - actions.PICK_UP
    gear, space = place // actions.SPACES, place % actions.SPACES
    uses = Choices()
    add_uses(s, seat, gear, space, uses)
    return {
        "space": int(space),
        "free_choice": bool(space >= s.parts.gear_free[gear]),
        "yields_nothing": uses.count == 0,
    }


def pick_up(s: Tzolkin, seat: i64, action: i64) -> None:
    """Take a worker back, and let it do something."""
    place = action - actions.PICK_UP
    s.stand(place // actions.SPACES, place % actions.SPACES, 0)
    s.change(seat, cells.AVAILABLE, 1, causes.PICKING_UP)
    s.push(step_ids.WORKER_ACTION, seat, place)


class PickingUp(Step):
    """Pick up another worker, or be done."""

    number: ClassVar[int] = step_ids.PICKING_UP
    name: ClassVar[str] = "picking_up"
    kinds: ClassVar[tuple[str, ...]] = ("beg", "place", "start", "pick", "done")
    first: ClassVar[str] = "TZ-4.7"

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the other workers, and the end."""
        add_workers(s, seat, out)
        out.add(actions.DONE)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pick it up."""
        if action != actions.DONE:
            s.push(step_ids.PICKING_UP, seat)
            pick_up(s, seat, action)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """Workers are picked up, and none placed, in such a turn."""
        if action == actions.DONE:
            return None
        if action == actions.BEG:
            return Refusal("why-beg-first", "TZ-5.7")
        if action <= actions.PLACE_START:
            return Refusal("why-place-or-pick-up", "TZ-4.5")
        return no_worker_there(s, seat, action)

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """What a worker picked up could do."""
        if action >= actions.PICK_UP and action != actions.DONE:
            return pick_details(s, seat, action)
        return s.steps[step_ids.TURN].details(s, seat, action)


# -- what a worker does ------------------------------------------------------------------------------------------------


def worker_gear(s: Tzolkin) -> i64:
    """Return the gear from which the worker in hand was picked up; WORKER_ACTION is open."""
    return s.a // actions.SPACES


def worker_space(s: Tzolkin) -> i64:
    """Return the space from which the worker in hand was picked up; WORKER_ACTION is open."""
    return s.a % actions.SPACES


def is_paired(s: Tzolkin, seat: i64, gear: i64) -> bool:
    """Huracan: tell whether a worker may use the gear beside its gear, too."""
    return gear != CHICHEN_ITZA and s.trait(seat, traits.PAIRED_GEARS) != 0


def add_uses(s: Tzolkin, seat: i64, gear: i64, space: i64, out: Choices) -> None:
    """Add the actions a worker from a space can use, on its gear and perhaps on the paired one."""
    first, last = gear, gear
    if is_paired(s, seat, gear):
        first, last = gear & ~1, gear | 1
    for used in range(first, last + 1):
        add_actions(s, seat, used, space, out)


def add_actions(s: Tzolkin, seat: i64, gear: i64, space: i64, out: Choices) -> None:
    """Add the actions of a gear that a worker from ``space`` can use."""
    corn, rules = s.of(seat, cells.CORN), GEAR_RULES[gear]
    for action_space in range(i64(1), last_action(gear) + 1):
        left = corn - price(s, seat, gear, space, action_space)
        if left >= 0 and rules.can_use(s, seat, action_space, left):
            out.add(actions.USE + gear_action(gear, action_space))


class WorkerAction(Step):
    """What the worker in hand does: an action of its gear, or nothing. ``a``: the space it was picked up from."""

    number: ClassVar[int] = step_ids.WORKER_ACTION
    name: ClassVar[str] = "worker_action"
    kinds: ClassVar[tuple[str, ...]] = ("use", "nothing", "ahead")
    first: ClassVar[str] = "TZ-7.7"

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the actions, nothing, and those ahead."""
        gear, space = worker_gear(s), worker_space(s)
        add_uses(s, seat, gear, space, out)
        out.add(actions.NOTHING)
        add_ahead(s, seat, gear, space, GEAR_RULES[gear], out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay for the steps, and use it."""
        if action >= actions.AHEAD:
            pay_ahead(s, seat)
            use(s, seat, action - actions.AHEAD)
        elif action != actions.NOTHING:
            wanted = action - actions.USE
            cost = price(s, seat, gear_of(wanted), worker_space(s), space_of(wanted))
            s.change(seat, cells.CORN, -cost, causes.STEPPING_BACK)
            use(s, seat, wanted)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The action is in reach, and can be used."""
        if action == actions.NOTHING:
            return None
        if action >= actions.AHEAD:
            wanted = action - actions.AHEAD
            reason = ahead_refusal(s, seat, worker_gear(s), worker_space(s), wanted)
            return reason or use_refusal(s, seat, wanted, s.of(seat, cells.CORN) - s.trait(seat, traits.AHEAD_CORN))
        return self.reach_refusal(s, seat, action - actions.USE)

    def reach_refusal(self, s: Tzolkin, seat: i64, wanted: i64) -> Refusal | None:
        """Return why the worker cannot use a gear action: another gear, too high, too dear, or not to be used."""
        gear, space, used = worker_gear(s), worker_space(s), gear_of(wanted)
        if used != gear and not (is_paired(s, seat, gear) and used == gear ^ 1):
            return Refusal("why-other-gear", "TZ-7.4", {"gear": GEARS[gear]})
        corn, cost = s.of(seat, cells.CORN), price(s, seat, used, space, space_of(wanted))
        if cost >= TOO_DEAR:
            if space == 0:
                return Refusal("why-space-without-action", "TZ-7.12")
            return Refusal("why-action-too-high", "TZ-7.9", {"space": int(space)})
        return lacks_corn("TZ-7.14", cost, corn) or use_refusal(s, seat, wanted, corn - cost)

    def elsewhere(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """Looking ahead is one tribe's."""
        return no_ahead(s, seat) if action >= actions.AHEAD else None

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The corn for stepping back or for looking ahead."""
        if action >= actions.AHEAD:
            return {"cost": int(s.trait(seat, traits.AHEAD_CORN))}
        if action == actions.NOTHING or s.step != step_ids.WORKER_ACTION:
            return {}
        wanted = action - actions.USE
        return {"cost": int(price(s, seat, gear_of(wanted), worker_space(s), space_of(wanted)))}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The worker came from a space of a gear."""
        gear = a // actions.SPACES
        if not super().fits(s, seat, 0, b):
            return False
        return gear < NUM_GEARS and a % actions.SPACES <= s.last_space(gear, seat)


class AnyAction(Step):
    """Uxmal 5, or the building like it (then ``a`` is 1 and one may decline): pay a corn, use an action of four gears.

    Uxmal 5 itself is not offered: choosing it again only costs corn (TZ-23.8).
    """

    number: ClassVar[int] = step_ids.ANY_ACTION
    name: ClassVar[str] = "any_action"
    kinds: ClassVar[tuple[str, ...]] = ("use", "nothing")

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the actions that can be used once the corn is paid."""
        left = s.of(seat, cells.CORN) - s.parts.any_action_corn
        for action in range(CHICHEN_FIRST):
            if left >= 0 and action != gear_action(UXMAL, OTHER_GEAR) and can_use(s, seat, action, left):
                out.add(actions.USE + action)
        if s.a:
            out.add(actions.NOTHING)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay, and use it."""
        if action != actions.NOTHING:
            s.change(seat, cells.CORN, -s.parts.any_action_corn, s.b)
            use(s, seat, action - actions.USE)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The action is one of four gears, another one, and can be paid and used."""
        if action == actions.NOTHING:
            return None if s.a else Refusal("why-carried-out", "TZ-23.4")
        wanted, corn, cost = action - actions.USE, s.of(seat, cells.CORN), s.parts.any_action_corn
        if wanted >= CHICHEN_FIRST:
            return Refusal("why-not-chichen-itza", "TZ-13.11")
        if wanted == gear_action(UXMAL, OTHER_GEAR):
            return Refusal("why-not-itself", "TZ-23.8")
        return lacks_corn("TZ-13.10", cost, corn) or use_refusal(s, seat, wanted, corn - cost)

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The corn for an action of another gear."""
        return {} if action == actions.NOTHING else {"cost": int(s.parts.any_action_corn)}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """``a`` is 1 where one may decline."""
        return a <= 1 and super().fits(s, seat, 0, b)
