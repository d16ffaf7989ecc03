"""What makes pending steps impossible: who decides, the numbers of a frame, and how the stack ends."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, OVER, SEALED, packed
from sacbe.tzolkin.actions import BUILDINGS, SPACES
from sacbe.tzolkin.effects import EFFECTS
from sacbe.tzolkin.names import NUM_GEARS, NUM_TEMPLES
from sacbe.tzolkin.state import BUILDING, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.buildings import in_row
from sacbe.tzolkin.steps.technologies import TRACKS
from sacbe.tzolkin.steps.wealth import has_chosen
from sacbe.tzolkin.traits import TAXED

OF_THE_TABLE: Final[tuple[int, ...]] = (
    numbers.ROUND,
    numbers.FOOD_DAY,
    numbers.FEEDING,
    numbers.NEW_AGE,
    numbers.REWARDS,
    numbers.CALENDAR,
    numbers.FINAL_SCORING,
    numbers.END_OF_FOOD_DAY,
    numbers.FOOD_DAY_GOODS,
    numbers.QUICK_TILES,
)
"""Steps of the whole table, which nobody decides."""
WITHOUT_A_CHOICE: Final[tuple[int, ...]] = (
    numbers.END_OF_TURN,
    numbers.STEP_UP,
    numbers.EFFECT,
    numbers.GAIN_TECHNOLOGY,
    numbers.COMPLETION,
    numbers.START_OF_TURN,
    numbers.TRIBE_GIFTS,
    numbers.QUICK_ACTION,
    numbers.TECHNOLOGY_SWAP,
)
"""Steps of a player that may leave no choice; all others offer something whenever they are open."""
LAST: Final[tuple[int, ...]] = (
    OVER,
    numbers.WEALTH,
    numbers.ROUND,
    numbers.CALENDAR,
    numbers.SPEED,
    numbers.FINAL_SCORING,
)
"""Steps that lead to all that comes later: exactly one of them is pending, below all others."""

BELOW: Final[dict[int, int]] = {
    int(numbers.TURN): 2,
    int(numbers.HARVEST): 4,
    int(numbers.STEP_UP): int(NUM_TEMPLES),
    int(numbers.FREE_TECHNOLOGY): 16,
    int(numbers.TECHNOLOGY): 32,
    int(numbers.GAIN_TECHNOLOGY): int(TRACKS),
    int(numbers.CONSTRUCTION): int(numbers.MAY_BUILD_MONUMENT) + 1,
    int(numbers.SPARE): BUILDINGS,
    int(numbers.COMPLETION): BUILDINGS,
    int(numbers.MARKET): 3 << 4,
    int(numbers.ANY_ACTION): 2,
}
"""By step, what the first number of its frame must stay below."""


def pending_problems(s: Tzolkin) -> list[str]:
    """Return what is wrong with the pending steps."""
    frames = [*(s.stack[i] for i in range(len(s.stack))), packed(s.step, s.seat, s.a, s.b)]
    if [frame for frame in frames if frame & 0xFF in LAST] != frames[:1]:
        return ["the pending steps do not lead to the end of one round"]
    found = [problem for frame in frames for problem in _frame_problems(s, frame)]
    return found or _choice_problems(s)


def _frame_problems(s: Tzolkin, frame: i64) -> list[str]:
    step, seat, a, b = frame & 0xFF, (frame >> 8 & 0xFF) - 2, frame >> 16 & 0xFFFFFF, frame >> 40
    name = s.rules.step_names[step]
    if step != OVER and not _right_seat(s, step, seat, a):
        return [f"seat {seat} cannot decide in {name!r}"]
    fits = 0 <= b < len(s.rules.causes) and a < BELOW.get(int(step), 1 << 24) and _argument_fits(s, step, seat, a)
    return [] if fits else [f"the numbers of the pending step {name!r} make no sense"]


def _right_seat(s: Tzolkin, step: i64, seat: i64, a: i64) -> bool:
    """Tell whether a step is decided by whom it says: by all who have yet to choose wealth, by a player, by nobody."""
    if step == numbers.WEALTH:
        waiting = sum(1 << p for p in range(s.players) if not has_chosen(s, p))
        return seat == SEALED and 0 < a == waiting
    return seat == NOBODY if step in OF_THE_TABLE else 0 <= seat < s.players


def _argument_fits(s: Tzolkin, step: i64, seat: i64, a: i64) -> bool:
    """Tell whether the first number of a frame makes sense to the few steps that pack several things into it."""
    if step == numbers.WORKER_ACTION:
        gear, space = a // SPACES, a % SPACES
        return gear < NUM_GEARS and space <= s.last_space(gear, seat)
    if step == numbers.PLACING:
        return 0 < a & numbers.PLACED <= s.parts.max_workers
    if step == numbers.TAX:
        return 0 < a & 15 < len(TAXED) and a >> 4 & 0xFF > 0 and a >> 12 < 4
    if step == numbers.EFFECT:
        return a & 0xFF < len(EFFECTS)
    if step in (numbers.PAY, numbers.TAKE_BLOCKS):
        return a >> 2 > 0 and a & 3 < 3
    if step in (numbers.SPARE, numbers.COMPLETION):
        return s.cells[BUILDING + a] == 0 and not in_row(s, a)
    return True


def _choice_problems(s: Tzolkin) -> list[str]:
    """A step that is open for a player must leave something to choose."""
    if s.step == OVER or s.step in OF_THE_TABLE or s.step in WITHOUT_A_CHOICE:
        return []
    out = Choices()
    s.fill(s.actor(), out)
    return [] if out.count else [f"nothing can be chosen in {s.rules.step_names[s.step]!r}"]
