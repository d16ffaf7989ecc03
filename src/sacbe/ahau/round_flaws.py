"""What makes the course of a round impossible: cards that nobody will discard, and hands that cannot play two."""

from typing import Final

from sacbe.ahau import cells
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.placing import must_redraw
from sacbe.ahau.steps.preferences import can_draw_cards
from sacbe.core.frames import packed, seat_of, step_of

TURNS: Final[tuple[int, ...]] = (step_ids.TURN, step_ids.END_OF_TURN, step_ids.PAKAL_END)
"""Steps of which one is pending for each seat that has yet to end its turn, once rulers have moved."""


NEXT: Final[tuple[int, ...]] = (step_ids.ROUND, step_ids.CELEBRATION)
"""Steps that come when a round has ended."""


def round_flaws(s: Ahau) -> list[str]:
    """Return what is wrong with the cards, measured by the steps that are pending."""
    frames = [packed(s.step, s.seat, s.a, s.b), *(s.stack[i] for i in range(len(s.stack)))]
    steps = [int(step_of(frame)) for frame in frames]
    turns = [int(seat_of(frame)) for frame in frames if step_of(frame) in TURNS]
    moving = step_ids.MOVEMENT_END in steps
    found: list[str] = []
    if s.version.shadow and s.cards_in_hand(s.version.rival) % 2:
        found.append("the Shadow draws two cards at a time")
    if step_ids.REVEAL in steps and not moving:
        found.append("no turns follow the cards")
    if steps.count(step_ids.END_OF_ROUND) > 1 or ((moving or turns) and any(step in NEXT for step in steps)):
        found.append("a round ends once, and before what follows")
    for seat in range(0 if moving else int(s.version.seats)):
        if seat not in turns:
            found += _card_flaws(s, seat, step_ids.END_OF_ROUND in steps)
    return found


def _card_flaws(s: Ahau, seat: int, ending: bool) -> list[str]:
    """Return what is wrong with the cards of a seat whose turn is over; the Shadow forms its deck as the round ends."""
    if s.of(seat, cells.LEFT):
        return [f"seat {seat} has no turn for the cards it has played"]
    if must_redraw(s, seat) if seat < s.players else not (can_draw_cards(s) or (s.version.shadow and ending)):
        return [f"seat {seat} has too few cards to play two"]
    return []
