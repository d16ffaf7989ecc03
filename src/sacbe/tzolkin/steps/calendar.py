"""Advancing the calendar (Advancing the calendar; Starting player space)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.tzolkin import actions, causes, cells
from sacbe.tzolkin.expansion.quick_actions import take_back_quick_workers
from sacbe.tzolkin.names import ALL_FOOD_DAYS, NUM_GEARS
from sacbe.tzolkin.state import Step, TableStep, Tzolkin
from sacbe.tzolkin.steps import step_ids


class Calendar(TableStep):
    """The end of a round: corn for the tooth if nobody is on the starting player space, else what that space brings."""

    number: ClassVar[int] = step_ids.CALENDAR
    name: ClassVar[str] = "calendar"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Turn the gears, or have it decided how far."""
        take_back_quick_workers(s)
        player = s.cells[cells.START_SPACE] - 1
        if player < 0:
            s.cells[cells.TEETH] |= 1 << (s.cells[cells.DAY] - 1) % s.parts.teeth
            advance(s, 1)
            return
        s.cells[cells.START_SPACE] = 0
        s.change(player, cells.AVAILABLE, 1, causes.STARTING_PLAYER)
        move_marker(s, player)
        if s.cells[cells.FOOD_DAYS] < ALL_FOOD_DAYS and s.of(player, cells.LIGHT) and not would_push_off(s):
            s.push(step_ids.SPEED, player)
        else:
            advance(s, 1)


def move_marker(s: Tzolkin, player: i64) -> None:
    """The starting player marker always changes hands: taken, or passed to the left by its holder."""
    holder = s.cells[cells.STARTING_PLAYER]
    s.cells[cells.STARTING_PLAYER] = (player + 1) % s.players if holder == player else player


def would_push_off(s: Tzolkin) -> bool:
    """Tell whether a second day would push off a worker that one day would not. Dummies never are (TZ-15.14)."""
    for gear in range(NUM_GEARS):
        last = s.parts.gear_last[gear]
        for space in range(last - 1, last + 1):
            who = s.on(gear, space)
            if 0 < who < cells.DUMMY and s.last_space(gear, who - 1) == space + 1:
                return True
    return False


class Speed(Step):
    """Advance one day or, turning the player board to its dark side, two."""

    number: ClassVar[int] = step_ids.SPEED
    name: ClassVar[str] = "speed"
    kinds: ClassVar[tuple[str, ...]] = ("days",)
    first: ClassVar[str] = "TZ-15.9"

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add one day and two."""
        out.add(actions.DAYS)
        out.add(actions.DAYS + 1)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Advance so far."""
        if action == actions.DAYS + 1:
            s.put(seat, cells.LIGHT, 0)
            if s.history is not None:
                s.tell("event-two-days", seat, {"days": 2})
        advance(s, action - actions.DAYS + 1)


def advance(s: Tzolkin, days: i64) -> None:
    """Turn the gears, then begin the next round; after the last food day, end the game."""
    for _ in range(days):
        for gear in range(NUM_GEARS):
            turn_gear(s, gear)
    s.cells[cells.DAY] += days
    s.push(step_ids.FINAL_SCORING if s.cells[cells.FOOD_DAYS] == ALL_FOOD_DAYS else step_ids.ROUND, NOBODY)


def turn_gear(s: Tzolkin, gear: i64) -> None:
    """Turn a gear by one space: workers on the last space go home, dummies ride through all teeth."""
    teeth = s.parts.gear_teeth[gear]
    wrapped = s.on(gear, teeth - 1)
    for space in range(teeth - 1, 0, -1):
        who = s.on(gear, space - 1)
        if 0 < who < cells.DUMMY and not s.can_stand(gear, space, who - 1):
            s.change(who - 1, cells.AVAILABLE, 1, causes.CALENDAR)
            who = 0
        s.stand(gear, space, who)
    s.stand(gear, 0, wrapped)
