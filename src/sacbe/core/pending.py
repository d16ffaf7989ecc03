"""What makes the pending steps of a position impossible: what holds for every game, and what each step says itself."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, OVER, SEALED, a_of, b_of, packed, seat_of, step_of
from sacbe.core.state import State

MOST_PENDING: Final = 64
"""No game has as many steps pending: those of a round for each seat, and a turn's effects nested a few deep."""


def pending_problems(s: State) -> list[str]:
    """Return what is wrong with the pending steps, in short sentences."""
    if len(s.stack) >= MOST_PENDING:
        return [f"{len(s.stack) + 1} steps are pending; there are never more than {MOST_PENDING}"]
    frames = [packed(s.step, s.seat, s.a, s.b), *(s.stack[i] for i in range(len(s.stack) - 1, -1, -1))]
    if s.step == OVER:
        return [] if frames == [OVER] else ["something is pending, but the game is over"]
    for number, frame in enumerate(frames):
        if not _fits(s, frame):
            return [f"step {number} of the pending ones, {s.rules.step_names[step_of(frame)]!r}, cannot be pending so"]
    return _choice_problems(s)


def _fits(s: State, frame: i64) -> bool:
    """Tell whether a frame can be pending: it is not the end, its secret deciders are players, and its step agrees."""
    step, seat, a = step_of(frame), seat_of(frame), a_of(frame)
    if step == OVER or (seat == SEALED and not 0 < a < i64(1) << s.players):
        return False
    return s.fits(step, seat, a, b_of(frame))


def _choice_problems(s: State) -> list[str]:
    """An open step offers something to whoever decides it, and nothing where nobody does."""
    name = s.rules.step_names[s.step]
    for seat in s.actors:
        out = Choices()
        s.fill(seat, out)
        if out.count and seat == NOBODY:
            return [f"nobody can decide in {name!r}"]
        if out.count == 0 and seat != NOBODY and not s.idles(seat):
            return [f"nothing can be chosen in {name!r}"]
    return []
