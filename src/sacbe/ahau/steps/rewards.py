"""Pyramid, building and Might track rewards, and the choices they bring."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.names import (
    A_ROLE_CARD,
    ALL_CITIES,
    DRAW_TILES,
    FAME,
    GODS,
    LAY_DOWN_WORKER,
    MIGHT_STEP,
    NUM_COLOURS,
    NUM_GODS,
    SOME_RESOURCES,
    TEMPLE_MARKER,
    WEAPON,
)
from sacbe.ahau.state import Ahau, Automatic, SeatStep, Step, must_choose, not_now
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.cards import role_reward
from sacbe.ahau.steps.laying import push_lay_down
from sacbe.ahau.steps.tiles import draw_to_reserve
from sacbe.core.choices import Choices
from sacbe.core.frames import NONE
from sacbe.core.refusals import Refusal


def reward(s: Ahau, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """Give a printed reward. What has no "may" is taken if it can be (AH-16.1)."""
    if kind < 0:
        return
    if seat == s.version.rival:
        push_pakal_reward(s, kind, amount, cause)
    elif kind == FAME:
        s.score(seat, source_of(cause), amount, cause)
    elif kind == SOME_RESOURCES:
        push_gain(s, seat, amount, cause)
    elif kind == WEAPON:
        gain_weapons(s, seat, amount, cause)
    elif kind == A_ROLE_CARD:
        role_reward(s, seat, cause)
    elif kind == MIGHT_STEP:
        push_advance(s, seat, amount, cause)
    elif kind == DRAW_TILES:
        draw_to_reserve(s, seat, amount, cause)
    else:
        _push_choices(s, seat, kind, amount, cause)


# What a reward of King Pakal's is: its step is in pakal_goods.py, which needs this file.

CAUSE_BITS: Final[i64] = 8
assert len(causes.CAUSES) <= 1 << CAUSE_BITS


def push_pakal_reward(s: Ahau, kind: i64, amount: i64, cause: i64) -> None:
    """Have the rules give King Pakal a reward."""
    s.push(step_ids.PAKAL_REWARD, s.version.rival, kind, amount << CAUSE_BITS | cause)


def pakal_reward(s: Ahau) -> i64:
    """Return the kind of the reward that the open step gives King Pakal."""
    return s.a


def pakal_reward_amount(s: Ahau) -> i64:
    """Return how much of it there is."""
    return s.b >> CAUSE_BITS


def pakal_reward_cause(s: Ahau) -> i64:
    """Return what brings it."""
    return s.b & (1 << CAUSE_BITS) - 1


def _push_choices(s: Ahau, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """Markers and workers to lay down: one choice after the other."""
    for _ in range(amount):
        if kind == TEMPLE_MARKER:
            push_mark(s, seat, cause)
        elif kind == LAY_DOWN_WORKER:
            push_lay_down(s, seat, ALL_CITIES, False, cause)


def source_of(cause: i64) -> i64:
    """Return the source of points that a reward's fame is counted under."""
    if cause == causes.PYRAMID_SPACE:
        return cells.FROM_PYRAMID
    if cause == causes.BUILDING_SPACE:
        return cells.FROM_BUILDING_SPACES
    return cells.FROM_MIGHT


def gain_weapons(s: Ahau, seat: i64, amount: i64, cause: i64) -> None:
    """Gain weapons up to the most one can have (AH-3.6)."""
    s.change(seat, cells.WEAPONS, min(amount, s.parts.most_weapons - s.of(seat, cells.WEAPONS)), cause)


def advance(s: Ahau, seat: i64, cause: i64) -> None:
    """Advance on the Might track and gain the reward of the space reached; past the top there is fame instead."""
    parts = s.parts
    if s.of(seat, cells.MIGHT) == parts.might_top:
        climb_over(s, seat)
        if seat < s.ranked:
            s.score(seat, cells.FROM_MIGHT, parts.fame_past_top, causes.MIGHT_TRACK)
        return
    s.change(seat, cells.MIGHT, 1, cause)
    climb_over(s, seat)
    if seat < s.ranked:
        step = s.of(seat, cells.MIGHT)
        reward(s, seat, parts.might.kind[step], parts.might.amount[step], causes.MIGHT_TRACK)


def climb_over(s: Ahau, seat: i64) -> None:
    """Put a marker on top of all that stand as low as it or lower."""
    step = s.of(seat, cells.MIGHT)
    place = s.might_place(seat)
    while place > 0 and s.of(s.cells[cells.MIGHT_ORDER + place - 1] - 1, cells.MIGHT) <= step:
        s.cells[cells.MIGHT_ORDER + place] = s.cells[cells.MIGHT_ORDER + place - 1]
        place -= 1
    s.cells[cells.MIGHT_ORDER + place] = seat + 1


def place_marker(s: Ahau, seat: i64, god: i64, cause: i64) -> None:
    """Put a marker on the leftmost empty space of a temple, and gain the fame shown there (AH-8.7)."""
    space = s.leftmost_space(god)
    s.change(seat, cells.MARKER + god, space + 1, cause)
    s.score(seat, cells.FROM_TEMPLE_SPACES, s.parts.temple_fame[space], cause)


def push_may_advance(s: Ahau, seat: i64, cause: i64) -> None:
    """Ask a seat whether it advances on the Might track."""
    s.push(step_ids.MAY_ADVANCE, seat, 0, cause)


class MayAdvance(Step):
    """After a conflict won, and with the Jaguar God: advance on the Might track, or not."""

    number: ClassVar[int] = step_ids.MAY_ADVANCE
    name: ClassVar[str] = "may_advance"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Stay or advance."""
        out.add(actions.DONE)
        out.add(actions.ADVANCE)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Advance if it was chosen."""
        if action == actions.ADVANCE:
            advance(s, seat, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """``b`` is the cause."""
        return super().fits(s, seat, a, 0) and s.is_cause(b)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Both are possible."""
        return None if action in (actions.DONE, actions.ADVANCE) else not_now(s)


def push_advance(s: Ahau, seat: i64, steps: i64, cause: i64) -> None:
    """Give a seat steps on the Might track."""
    s.push(step_ids.ADVANCE, seat, steps, cause)


class Advance(SeatStep):
    """A reward of some steps (``a``) on the Might track, each with the reward of its space; ``b`` is the cause."""

    number: ClassVar[int] = step_ids.ADVANCE
    name: ClassVar[str] = "advance"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take one step; the next comes after all that this one brings."""
        if s.a > 1:
            push_advance(s, seat, s.a - 1, s.b)
        advance(s, seat, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some steps are due; ``b`` is the cause."""
        return super().fits(s, seat, 0, 0) and 0 < a < 256 and s.is_cause(b)

    def idles(self, s: Ahau, seat: i64) -> bool:
        """It leaves no choice."""
        return True


def push_gain(s: Ahau, seat: i64, count: i64, cause: i64, first: i64 = 0) -> None:
    """Have a seat take some resources of its choice, none before ``first``."""
    s.push(step_ids.GAIN, seat, count | first << 8, cause)


def left_to_gain(s: Ahau) -> i64:
    """Return how many resources the open step still gives."""
    return s.a & 255


def first_to_gain(s: Ahau) -> i64:
    """Return the first resource that may follow."""
    return s.a >> 8


class Gain(Step):
    """Take resources of one's choice, in the order of the resources; ``b`` is the cause."""

    number: ClassVar[int] = step_ids.GAIN
    name: ClassVar[str] = "gain"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any resource, none before the last one taken."""
        for colour in range(first_to_gain(s), NUM_COLOURS):
            out.add(actions.GAIN + colour)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take one."""
        colour = action - actions.GAIN
        s.change(seat, cells.RESOURCE + colour, 1, s.b)
        left = left_to_gain(s) - 1
        if left:
            push_gain(s, seat, left, s.b, colour)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some resources are due, from one of the colours on."""
        return super().fits(s, seat, 0, 0) and a & 255 > 0 and a >> 8 < NUM_COLOURS and s.is_cause(b)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A resource must be taken, in order."""
        if action == actions.DONE:
            return must_choose()
        if s.kind_of(action) != actions.GAIN:
            return not_now(s)
        ordered = action - actions.GAIN >= first_to_gain(s)
        return None if ordered else Refusal("why-resources-in-order", "AH-20.9")


def push_mark(s: Ahau, seat: i64, cause: i64) -> None:
    """Have a seat put a marker at a temple of its choice."""
    s.push(step_ids.MARK, seat, 0, cause)


class Mark(Automatic):
    """Put a marker at a temple where one has none; ``b`` is the cause."""

    number: ClassVar[int] = step_ids.MARK
    name: ClassVar[str] = "mark"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any temple without the seat's marker."""
        for god in range(NUM_GODS):
            if s.marker_at(seat, god) < 0:
                out.add(actions.MARK + god)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Place it."""
        if action != NONE:
            place_marker(s, seat, action - actions.MARK, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """``b`` is the cause."""
        return super().fits(s, seat, a, 0) and s.is_cause(b)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A temple has one marker of a player's."""
        if action == actions.DONE:
            return must_choose()
        if s.kind_of(action) != actions.MARK:
            return not_now(s)
        god = action - actions.MARK
        return None if s.marker_at(seat, god) < 0 else Refusal("why-marker-there", "AH-16.4", {"god": GODS[god]})
