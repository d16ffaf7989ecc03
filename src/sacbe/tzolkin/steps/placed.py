"""What a seat has placed in its turn: one number, the first of the frame of PLACING; the second is a space skipped."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin import actions
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids

NOTHING_PLACED: Final[i64] = 0
NO_SKIPPED: Final[i64] = 0
"""No space is skipped; otherwise the number is that of the space on its gear, plus 1."""

WORKERS: Final[i64] = 15  # the mask of the number of workers in all
ON_GEAR: Final[i64] = 16  # the unit in which workers on gears are counted
ON_GEARS: Final[i64] = 15 << 4  # and the mask of their number
USED_QUICK: Final[i64] = 1 << 8
USED_CHEAP: Final[i64] = 1 << 9
PICKED_UP: Final[i64] = 1 << 10
ALL_DONE: Final[i64] = 1 << 11  # the gods took pity: no more workers this turn
END: Final[i64] = 1 << 12


def push_placing(s: Tzolkin, seat: i64, placed: i64, skipped: i64) -> None:
    """Let a seat go on placing."""
    s.push(step_ids.PLACING, seat, placed, skipped)


def placed_now(s: Tzolkin) -> i64:
    """Return what the seat to move has placed, as far as placing is open."""
    return s.a if s.step == step_ids.PLACING else NOTHING_PLACED


def skipped_now(s: Tzolkin) -> i64:
    """Return the space the seat to move skips this turn, as far as placing is open."""
    return s.b if s.step == step_ids.PLACING else NO_SKIPPED


def workers(placed: i64) -> i64:
    """Return how many workers have been placed."""
    return placed & WORKERS


def on_gears(placed: i64) -> i64:
    """Return how many workers have been placed on gears."""
    return (placed & ON_GEARS) // ON_GEAR


def with_worker(placed: i64) -> i64:
    """Count one more worker, on a space that is not on a gear."""
    return placed + 1


def with_worker_on_gear(placed: i64) -> i64:
    """Count one more worker, on a gear."""
    return placed + 1 + ON_GEAR


def skipped_space(gear: i64, space: i64) -> i64:
    """Return a space of a gear as the frame names the one that is skipped."""
    return gear * actions.SPACES + space + 1
