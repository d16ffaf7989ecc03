"""Pyramid, building and Might track rewards, and the choices they bring."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import (
    FROM_BUILDING_SPACES,
    FROM_MIGHT,
    FROM_PYRAMID,
    FROM_TEMPLE_SPACES,
    HAND,
    MARKER,
    MIGHT,
    MIGHT_ORDER,
    RESOURCE,
    ROLE,
    ROLE_DECK,
    SEEN,
    STANDING,
    WEAPONS,
)
from sacbe.ahau.names import (
    A_ROLE_CARD,
    ALL_CITIES,
    DRAW_TILES,
    FAME,
    LAY_DOWN_WORKER,
    MIGHT_STEP,
    NUM_CARDS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_GODS,
    NUM_ROLES,
    ROLE_CARD,
    SOME_RESOURCES,
    TEMPLE_MARKER,
    WEAPON,
)
from sacbe.ahau.state import Ahau, Automatic, SeatStep, Step
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.tiles import draw_to_reserve
from sacbe.core.choices import Choices
from sacbe.core.frames import NONE

OPTIONAL: Final[i64] = 1024
COMPULSORY: Final[i64] = 4096


def reward(s: Ahau, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """Give a printed reward. What has no "may" is taken if it can be (AH-16.1)."""
    if kind < 0:
        return
    if seat == s.version.rival:
        s.push(numbers.PAKAL_REWARD, seat, kind, amount << 8 | cause)
    elif kind == FAME:
        s.score(seat, source_of(cause), amount, cause)
    elif kind == SOME_RESOURCES:
        s.push(numbers.GAIN, seat, amount, cause)
    elif kind == WEAPON:
        gain_weapons(s, seat, amount, cause)
    elif kind == A_ROLE_CARD:
        role_reward(s, seat, cause)
    elif kind == MIGHT_STEP:
        s.push(numbers.ADVANCE, seat, amount, cause)
    elif kind == DRAW_TILES:
        draw_to_reserve(s, seat, amount, cause)
    else:
        _push_choices(s, seat, kind, amount, cause)


def _push_choices(s: Ahau, seat: i64, kind: i64, amount: i64, cause: i64) -> None:
    """Markers and workers to lay down: one choice after the other."""
    for _ in range(amount):
        if kind == TEMPLE_MARKER:
            s.push(numbers.MARK, seat, 0, cause)
        elif kind == LAY_DOWN_WORKER:
            s.push(numbers.LAY_DOWN, seat, ALL_CITIES, cause)


def source_of(cause: i64) -> i64:
    """Return the source of points that a reward's fame is counted under."""
    if cause == causes.PYRAMID_SPACE:
        return FROM_PYRAMID
    if cause == causes.BUILDING_SPACE:
        return FROM_BUILDING_SPACES
    return FROM_MIGHT


def gain_weapons(s: Ahau, seat: i64, amount: i64, cause: i64) -> None:
    """Gain weapons up to the most one can have (Weapons)."""
    s.change(seat, WEAPONS, min(amount, s.parts.most_weapons - s.of(seat, WEAPONS)), cause)


def role_reward(s: Ahau, seat: i64, cause: i64) -> None:
    """The first time: look through the deck and keep a card, or none; later it may come back to the hand (AH-17.1)."""
    if s.version.family:
        s.push(numbers.RECALL, seat, 1, cause)
    elif s.of(seat, ROLE) == 0 and s.of(seat, SEEN) == 0:
        s.put(seat, SEEN, s.cells[ROLE_DECK])
        s.reveal()
        s.push(numbers.ROLE, seat, 0, cause)
    else:
        s.push(numbers.RECALL, seat, 1 | ROLE_CARD << 8, cause)


def advance(s: Ahau, seat: i64, cause: i64) -> None:
    """Advance on the Might track and gain the reward of the space reached; past the top there is fame instead."""
    parts = s.parts
    if s.of(seat, MIGHT) == parts.might_top:
        climb_over(s, seat)
        if seat < s.ranked:
            s.score(seat, FROM_MIGHT, parts.fame_past_top, causes.MIGHT_TRACK)
        return
    s.change(seat, MIGHT, 1, cause)
    climb_over(s, seat)
    if seat < s.ranked:
        step = s.of(seat, MIGHT)
        reward(s, seat, parts.might.kind[step], parts.might.amount[step], causes.MIGHT_TRACK)


def climb_over(s: Ahau, seat: i64) -> None:
    """Put a marker on top of all that stand as low as it or lower."""
    step = s.of(seat, MIGHT)
    place = s.might_place(seat)
    while place > 0 and s.of(s.cells[MIGHT_ORDER + place - 1] - 1, MIGHT) <= step:
        s.cells[MIGHT_ORDER + place] = s.cells[MIGHT_ORDER + place - 1]
        place -= 1
    s.cells[MIGHT_ORDER + place] = seat + 1


def place_marker(s: Ahau, seat: i64, god: i64, cause: i64) -> None:
    """Put a marker on the leftmost empty space of a temple, and gain the fame shown there (Summon a God)."""
    space = s.leftmost_space(god)
    s.change(seat, MARKER + god, space + 1, cause)
    s.score(seat, FROM_TEMPLE_SPACES, s.parts.temple_fame[space], cause)


class MayAdvance(Step):
    """After a conflict won, and with the Jaguar God: advance on the Might track, or not."""

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


class Advance(SeatStep):
    """A reward of ``a`` steps on the Might track, each with the reward of its space."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take one step; the next comes after all that this one brings."""
        if s.a > 1:
            s.push(numbers.ADVANCE, seat, s.a - 1, s.b)
        advance(s, seat, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some steps are due; ``b`` is the cause."""
        return super().fits(s, seat, 0, 0) and 0 < a < 256 and s.is_cause(b)

    def idles(self, s: Ahau, seat: i64) -> bool:
        """It leaves no choice."""
        return True


class Gain(Step):
    """Take ``a`` resources of one's choice, in the order of the resources (``a`` holds the last one from bit 8)."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any resource, none before the last one taken."""
        for colour in range(s.a >> 8, NUM_COLOURS):
            out.add(actions.GAIN + colour)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take one."""
        colour = action - actions.GAIN
        s.change(seat, RESOURCE + colour, 1, s.b)
        left = (s.a & 255) - 1
        if left:
            s.push(numbers.GAIN, seat, left | colour << 8, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some resources are due, from one of the colours on."""
        return super().fits(s, seat, 0, 0) and a & 255 > 0 and a >> 8 < NUM_COLOURS and s.is_cause(b)


class Mark(Automatic):
    """Put a marker at a temple where one has none."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any temple without one's own marker."""
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


class TakeRole(Step):
    """Look through the role cards and keep one in secret, or none (Role cards)."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any card of the deck, or none."""
        out.add(actions.DONE)
        for role in range(NUM_ROLES):
            if s.cells[ROLE_DECK] >> role & 1:
                out.add(actions.ROLE + role)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take it into the hand."""
        if action != actions.DONE:
            role = action - actions.ROLE
            s.cells[ROLE_DECK] &= ~(i64(1) << role)
            s.put(seat, ROLE, role + 1)
            s.change(seat, HAND + ROLE_CARD, 1, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The seat has no role yet; ``b`` is the cause."""
        return super().fits(s, seat, a, 0) and s.of(seat, ROLE) == 0 and s.is_cause(b)


class Recall(Automatic):
    """Take back played or discarded cards: ``a`` of them, in ascending order from the card in bits 8 to 11."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any card not in hand; where it is compulsory, none that would leave too few to follow."""
        first = s.a >> 8 & 15
        away: i64 = 0
        for card in range(first, NUM_CARDS):
            away += self.back(s, seat, card)
        if away == 0:
            return
        spare: i64 = away
        if s.a & COMPULSORY:
            spare = max(away - (s.a & 255), 0)
        else:
            out.add(actions.DONE)
        for card in range(first, NUM_CARDS):
            if self.back(s, seat, card) and spare >= 0:
                out.add(actions.RECALL + card)
                spare -= 1

    def back(self, s: Ahau, seat: i64, card: i64) -> i64:
        """Return 1 for a card of one's own that is not in hand."""
        return 1 if s.owns_card(seat, card) and s.of(seat, HAND + card) == 0 else 0

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take one back."""
        if action < actions.RECALL:
            return
        card = action - actions.RECALL
        s.change(seat, HAND + card, 1, s.b)
        left = (s.a & 255) - 1
        if left:
            s.push(numbers.RECALL, seat, left | (card + 1) << 8 | s.a & COMPULSORY, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some cards are due, from one of them on."""
        first = (a & ~COMPULSORY) >> 8
        return super().fits(s, seat, 0, 0) and a & 255 > 0 and first <= NUM_CARDS and s.is_cause(b)


class LayDown(Automatic):
    """Lay a standing worker down in a city marked in ``a``; if one likes, where ``a`` has OPTIONAL."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any such city with a standing worker."""
        if s.a & OPTIONAL:
            out.add(actions.DONE)
        for city in range(NUM_CITIES):
            if s.a >> city & 1 and s.of(seat, STANDING + city):
                out.add(actions.LAY + city)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay it down."""
        if action >= actions.LAY:
            s.lay_down(seat, action - actions.LAY, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """``a`` are cities."""
        return super().fits(s, seat, 0, 0) and a <= ALL_CITIES | OPTIONAL and s.is_cause(b)
