"""Role cards, and cards that come back to the hand."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.ahau import actions, cells
from sacbe.ahau.names import (
    CARDS,
    NUM_CARDS,
    ROLE_CARD,
)
from sacbe.ahau.state import Ahau, Automatic, Step, must_choose, not_now
from sacbe.ahau.steps import step_ids
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal


def role_reward(s: Ahau, seat: i64, cause: i64) -> None:
    """The first time: look through the deck and keep a card, or none; later it may come back to the hand (AH-17.1)."""
    if s.version.family:
        push_recall(s, seat, 1, cause)
    elif s.of(seat, cells.ROLE) == 0 and s.of(seat, cells.SEEN) == 0:
        s.put(seat, cells.SEEN, s.cells[cells.ROLE_DECK])
        s.reveal()
        push_role(s, seat, cause)
    else:
        push_recall(s, seat, 1, cause, ROLE_CARD)


def push_role(s: Ahau, seat: i64, cause: i64) -> None:
    """Have a seat look through the role cards."""
    s.push(step_ids.ROLE, seat, 0, cause)


class TakeRole(Step):
    """Look through the role cards and keep one in secret, or none (AH-17.1); ``b`` is the cause."""

    number: ClassVar[int] = step_ids.ROLE
    name: ClassVar[str] = "role"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any card of the deck, or none."""
        out.add(actions.DONE)
        for role in range(s.parts.roles):
            if s.cells[cells.ROLE_DECK] >> role & 1:
                out.add(actions.ROLE + role)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take it into the hand."""
        if action != actions.DONE:
            role = action - actions.ROLE
            s.cells[cells.ROLE_DECK] &= ~(i64(1) << role)
            s.put(seat, cells.ROLE, role + 1)
            s.change(seat, cells.HAND + ROLE_CARD, 1, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The seat has no role yet; ``b`` is the cause."""
        return super().fits(s, seat, a, 0) and s.of(seat, cells.ROLE) == 0 and s.is_cause(b)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """The role must be in the deck."""
        if action == actions.DONE:
            return None
        if s.kind_of(action) != actions.ROLE:
            return not_now(s)
        role = action - actions.ROLE
        return (
            None
            if s.cells[cells.ROLE_DECK] >> role & 1
            else Refusal("why-role-gone", "AH-17.1", {"role": s.parts.role_ids[role]})
        )

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The number of the role card."""
        return {"number": int(s.parts.role_number[action - actions.ROLE])} if s.kind_of(action) == actions.ROLE else {}


COMPULSORY: Final[i64] = 4096


def push_recall(s: Ahau, seat: i64, count: i64, cause: i64, first: i64 = 0, compulsory: bool = False) -> None:
    """Have a seat take some cards back, none before ``first``."""
    s.push(step_ids.RECALL, seat, count | first << 8 | (COMPULSORY if compulsory else i64(0)), cause)


def left_to_recall(s: Ahau) -> i64:
    """Return how many cards the open step still brings back."""
    return s.a & 255


def first_to_recall(s: Ahau) -> i64:
    """Return the first card that may follow."""
    return s.a >> 8 & 15


def must_recall(s: Ahau) -> bool:
    """Tell whether as many cards as possible must come back."""
    return s.a & COMPULSORY != 0


class Recall(Automatic):
    """Take back played or discarded cards, in ascending order; ``b`` is the cause."""

    number: ClassVar[int] = step_ids.RECALL
    name: ClassVar[str] = "recall"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any card not in hand; where it is compulsory, none that would leave too few to follow."""
        away = self.away(s, seat, first_to_recall(s), NUM_CARDS)
        if away == 0:
            return
        if not must_recall(s):
            out.add(actions.DONE)
        spare = self.spare(s, away)
        for card in range(first_to_recall(s), NUM_CARDS):
            if self.is_away(s, seat, card) and spare >= 0:
                out.add(actions.RECALL + card)
                spare -= 1

    def spare(self, s: Ahau, away: i64) -> i64:
        """Return how many of the cards that are away may be passed over."""
        return max(away - left_to_recall(s), 0) if must_recall(s) else away

    def away(self, s: Ahau, seat: i64, first: i64, end: i64) -> i64:
        """Count the cards of a seat, from ``first`` to before ``end``, that are not in hand."""
        count: i64 = 0
        for card in range(first, end):
            count += 1 if self.is_away(s, seat, card) else 0
        return count

    def is_away(self, s: Ahau, seat: i64, card: i64) -> bool:
        """Tell whether a card belongs to a seat and is not in hand."""
        return s.owns_card(seat, card) and s.of(seat, cells.HAND + card) == 0

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take one back."""
        if action < actions.RECALL:
            return
        card = action - actions.RECALL
        s.change(seat, cells.HAND + card, 1, s.b)
        left = left_to_recall(s) - 1
        if left:
            push_recall(s, seat, left, s.b, card + 1, must_recall(s))

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some cards are due, from one of them on."""
        first = (a & ~COMPULSORY) >> 8
        return super().fits(s, seat, 0, 0) and a & 255 > 0 and first <= NUM_CARDS and s.is_cause(b)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A card that is not in hand, in order; where cards must come back, so that enough can follow."""
        if action == actions.DONE:
            return must_choose() if must_recall(s) else None
        if s.kind_of(action) != actions.RECALL:
            return not_now(s)
        card, first = action - actions.RECALL, first_to_recall(s)
        if not self.is_away(s, seat, card):
            return Refusal("why-card-not-away", "AH-9.17", {"card": CARDS[card]})
        if card < first:
            role = first == ROLE_CARD
            return Refusal("why-only-the-role", "AH-16.5") if role else Refusal("why-cards-in-order", "AH-20.9")
        passed = self.away(s, seat, first, card)
        enough = passed <= self.spare(s, self.away(s, seat, first, NUM_CARDS))
        return None if enough else Refusal("why-cards-in-order", "AH-20.9")

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The number of the card."""
        if s.kind_of(action) != actions.RECALL:
            return {}
        return {"number": int(s.card_number(seat, action - actions.RECALL))}
