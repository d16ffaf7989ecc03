"""A player's turn: begging, placing workers, or picking them up (Player turns; Begging for corn)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.expansion.placing import (
    add_other_places,
    add_pick_up,
    begin_pick_up,
    not_your_placement,
    other_place_details,
    other_place_refusal,
    pick_up_refusal,
    place_otherwise,
)
from sacbe.tzolkin.expansion.quick_actions import can_carry_out_quick_action, finish_placing
from sacbe.tzolkin.names import NUM_GEARS
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.picking_up import add_workers, no_worker_there, pick_details, pick_up
from sacbe.tzolkin.steps.placed import ALL_DONE, END, NO_SKIPPED, NOTHING_PLACED, USED_QUICK, on_gears, workers
from sacbe.tzolkin.steps.placing import (
    add_cheapest_places,
    add_places,
    cheapest_space,
    place,
    place_details,
    place_refusal,
    space_cost,
)
from sacbe.tzolkin.steps.temples import can_anger, push_anger

BEGGED: Final[i64] = 1
"""The number of the frame of a turn once the player has begged; 0 before."""


def push_turn(s: Tzolkin, seat: i64) -> None:
    """Let a seat take its turn."""
    s.push(step_ids.TURN, seat)


def can_beg(s: Tzolkin, seat: i64) -> bool:
    """One may beg with little corn, unless there is no temple left to step down on."""
    return s.of(seat, cells.CORN) <= s.trait(seat, traits.BEG_MOST) and can_anger(s, seat)


def pass_refusal(s: Tzolkin, seat: i64) -> Refusal:
    """Return why a seat cannot pass now: its tribe does not let it, or the turn has begun."""
    if s.trait(seat, traits.MAY_PASS):
        return Refusal("why-pass-is-a-turn", "TP-3.12")
    return Refusal("why-cannot-pass", "TZ-4.4")


class Turn(Step):
    """The start of a turn: beg (once, before all else), place a first worker, or pick up a first one."""

    number: ClassVar[int] = step_ids.TURN
    name: ClassVar[str] = "turn"
    kinds: ClassVar[tuple[str, ...]] = ("beg", "place", "start", "pick", "done", "pass", "over", "cheap", "quick")
    first: ClassVar[str] = "TZ-4.7"

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add all that can be done; where that is nothing, the gods take pity (TZ-5.9).

        Then one worker goes to a cheapest space for all the corn there is.
        """
        self.add_usual(s, seat, out)
        if out.count == 0:
            add_cheapest_places(s, seat, out)

    def add_usual(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add begging, placing, picking up and passing."""
        if s.a != BEGGED and can_beg(s, seat):
            out.add(actions.BEG)
        add_places(s, seat, NOTHING_PLACED, out)
        add_workers(s, seat, out)
        if s.trait(seat, traits.MAY_PASS):
            out.add(actions.PASS)
        add_other_places(s, seat, NOTHING_PLACED, NO_SKIPPED, out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Begin the turn."""
        if action == actions.BEG:
            s.push(step_ids.TURN, seat, BEGGED)
            s.change(seat, cells.CORN, s.trait(seat, traits.BEG_CORN) - s.of(seat, cells.CORN), causes.BEGGING)
            push_anger(s, seat, causes.BEGGING)
        elif action <= actions.PLACE_START:
            place(s, seat, action, NOTHING_PLACED, NO_SKIPPED)
        elif action < actions.PASS:
            s.push(step_ids.PICKING_UP, seat)
            pick_up(s, seat, action)
        elif action > actions.PASS:
            place_otherwise(s, seat, action, NOTHING_PLACED, NO_SKIPPED)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """What each way to begin a turn needs."""
        if action == actions.BEG:
            return self.beg_refusal(s, seat)
        if action <= actions.PLACE_START:
            return self.place_refusal(s, seat, action - actions.PLACE)
        if action == actions.DONE:
            return Refusal("why-turn-not-skipped", "TZ-4.4")
        if action == actions.PASS:
            return None if s.trait(seat, traits.MAY_PASS) else pass_refusal(s, seat)
        if action < actions.DONE:
            return no_worker_there(s, seat, action)
        return other_place_refusal(s, seat, action, NOTHING_PLACED, NO_SKIPPED)

    def beg_refusal(self, s: Tzolkin, seat: i64) -> Refusal | None:
        """Return why a seat cannot beg."""
        corn, most = int(s.of(seat, cells.CORN)), int(s.trait(seat, traits.BEG_MOST))
        if s.a == BEGGED:
            return Refusal("why-begged", "TZ-5.7")
        if corn > most:
            return Refusal("why-too-much-corn", "TZ-5.2", {"most": most, "has": corn})
        return None if can_anger(s, seat) else Refusal("why-all-at-bottom", "TZ-5.8")

    def place_refusal(self, s: Tzolkin, seat: i64, place: i64) -> Refusal | None:
        """Return why the first worker cannot be placed there: the gods take pity on one on a cheapest space."""
        reason = place_refusal(s, seat, place, NOTHING_PLACED)
        if reason is None:
            return None
        usual = Choices()
        self.add_usual(s, seat, usual)
        if usual.count:
            return reason
        cheapest = cheapest_space(s, seat)
        if space_cost(s, seat, place) == cheapest:
            return None
        return Refusal("why-pity-is-cheap", "TZ-5.9", {"cheapest": int(cheapest)})

    def elsewhere(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """Passing is instead of a whole turn; tribes and quick actions are not everybody's."""
        if action == actions.PASS:
            return pass_refusal(s, seat)
        return not_your_placement(s, seat, action) if action > actions.PASS else None

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """Spaces and prices of workers, and whether one picked up would do anything."""
        if actions.PLACE <= action <= actions.PLACE_START:
            return place_details(s, seat, action - actions.PLACE)
        if actions.PICK_UP <= action < actions.USE:
            return pick_details(s, seat, action)
        return other_place_details(s, seat, action) if action > actions.PASS else {}

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """``a`` tells whether the seat has begged."""
        return a <= BEGGED and super().fits(s, seat, 0, b)


class Placing(Turn):
    """Place another worker, or be done. For ``a`` and ``b`` see :mod:`sacbe.tzolkin.steps.placed`."""

    number: ClassVar[int] = step_ids.PLACING
    name: ClassVar[str] = "placing"
    kinds: ClassVar[tuple[str, ...]] = Turn.kinds
    first: ClassVar[str] = "TZ-4.7"

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add further workers, and the end."""
        more = s.a & ALL_DONE == 0
        if more:
            add_places(s, seat, s.a, out)
            add_pick_up(s, seat, s.a, out)
        out.add(actions.DONE)
        if more:
            add_other_places(s, seat, s.a, s.b, out)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Go on, or carry out a quick action chosen."""
        if action == actions.DONE:
            finish_placing(s, seat, s.a)
        elif action <= actions.PLACE_START:
            place(s, seat, action, s.a, s.b)
        elif action < actions.DONE:
            begin_pick_up(s, seat, s.a, s.b)
            pick_up(s, seat, action)
        else:
            place_otherwise(s, seat, action, s.a, s.b)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """What each way to go on needs."""
        if action == actions.DONE:
            return None
        if action == actions.BEG:
            return Refusal("why-beg-first", "TZ-5.7")
        if action == actions.PASS:
            return pass_refusal(s, seat)
        if s.a & ALL_DONE:
            return Refusal("why-pity-is-one-worker", "TZ-5.9")
        if action <= actions.PLACE_START:
            return place_refusal(s, seat, action - actions.PLACE, s.a)
        if action < actions.DONE:
            return pick_up_refusal(s, seat, action, s.a)
        return other_place_refusal(s, seat, action, s.a, s.b)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """Nobody has placed more workers than there are, and no quick action is chosen in a game without."""
        if not Step.fits(self, s, seat, 0, 0) or a >= END or b > NUM_GEARS * actions.SPACES:
            return False
        if a & USED_QUICK and not (s.modules & traits.QUICK_ACTIONS and can_carry_out_quick_action(s, seat)):
            return False
        return on_gears(a) <= workers(a) and 0 < workers(a) <= s.of(seat, cells.WORKERS) - s.of(seat, cells.AVAILABLE)


assert actions.PLACE_START < actions.PICK_UP < actions.DONE < actions.PASS
