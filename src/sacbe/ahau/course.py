"""What makes the course of a round impossible: cards that nobody will discard, and hands that cannot play two."""

from typing import Final

from sacbe.ahau.layout import LEFT
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.placing import must_redraw
from sacbe.ahau.steps.preferences import can_draw_cards
from sacbe.core.frames import packed, seat_of, step_of

TURNS: Final[tuple[int, ...]] = (numbers.TURN, numbers.END_OF_TURN, numbers.PAKAL_END)
"""Steps of which one is pending for each seat that has yet to end its turn, once rulers have moved."""


def course_flaws(s: Ahau) -> list[str]:
    """Return what is wrong with the cards, measured by the steps that are pending."""
    frames = [packed(s.step, s.seat, s.a, s.b), *(s.stack[i] for i in range(len(s.stack)))]
    steps = [int(step_of(frame)) for frame in frames]
    if numbers.MOVEMENT_END in steps:
        return []
    found = ["no turns follow the cards"] if numbers.REVEAL in steps else []
    turns = [int(seat_of(frame)) for frame in frames if step_of(frame) in TURNS]
    for seat in range(int(s.version.seats)):
        if seat not in turns and s.of(seat, LEFT):
            found.append(f"seat {seat} has no turn for the cards it has played")
        elif seat not in turns and not _can_play_two(s, seat):
            found.append(f"seat {seat} has too few cards to play two")
    if s.version.shadow and s.cards_in_hand(s.version.rival) % 2:
        found.append("the Shadow draws two cards at a time")
    return found


def _can_play_two(s: Ahau, seat: int) -> bool:
    """Tell whether a seat has the cards of the next round; the Shadow forms its deck anew before that."""
    if seat < s.players:
        return not must_redraw(s, seat)
    return s.version.shadow or can_draw_cards(s)
