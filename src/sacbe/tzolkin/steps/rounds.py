"""The course of a round: the turns, the food day, the calendar (Course of the game; Detailed round overview)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.core.frames import NOBODY
from sacbe.tzolkin import cells, traits
from sacbe.tzolkin.expansion.tribes import end_turn
from sacbe.tzolkin.names import ALL_FOOD_DAYS
from sacbe.tzolkin.setup import deal_building
from sacbe.tzolkin.state import Automatic, TableStep, Tzolkin
from sacbe.tzolkin.steps import step_ids
from sacbe.tzolkin.steps.turn import push_turn


def is_food_day(s: Tzolkin) -> bool:
    """A round is a food day when its tooth is reached or was skipped over; the first round is none (TZ-15.16)."""
    held = s.cells[cells.FOOD_DAYS]
    return held < ALL_FOOD_DAYS and s.cells[cells.DAY] >= s.parts.food_days[held]


def is_last_round(s: Tzolkin) -> bool:
    """Tell whether the game ends with this round: that of the last food day."""
    return s.cells[cells.FOOD_DAYS] + 1 == ALL_FOOD_DAYS and is_food_day(s)


class Round(TableStep):
    """Everybody takes a turn, beginning with the starting player; then the food day, then the calendar."""

    number: ClassVar[int] = step_ids.ROUND
    name: ClassVar[str] = "round"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Have all turns taken, and what follows them."""
        s.new_turn()  # how far the calendar advanced was the last decision of the round before
        if s.history is not None:
            tell_round(s)
        s.push(step_ids.CALENDAR, NOBODY)
        if is_food_day(s):
            s.push(step_ids.FOOD_DAY, NOBODY)
        for turn in range(s.players - 1, -1, -1):
            player = (s.cells[cells.STARTING_PLAYER] + turn) % s.players
            s.push(step_ids.END_OF_TURN, player)
            push_turn(s, player)
            if s.modules & traits.TRIBES:
                s.push(step_ids.START_OF_TURN, player)


def tell_round(s: Tzolkin) -> None:
    """Tell which day begins, and whether it is the last one."""
    s.tell("event-day", NOBODY, {"day": int(s.cells[cells.DAY])})
    if is_last_round(s):
        s.tell("event-last-round", NOBODY, {})


class EndOfTurn(Automatic):
    """Deal buildings into emptied spaces; whoever went to the starting player space takes the corn from the teeth."""

    number: ClassVar[int] = step_ids.END_OF_TURN
    name: ClassVar[str] = "end_of_turn"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """End the turn."""
        s.new_turn()
        if s.modules & traits.TRIBES:
            end_turn(s, seat)
        for slot in range(s.parts.row):
            if s.cells[cells.ROW + slot] == 0:
                deal_building(s, slot)
        s.take_corn_from_teeth(seat)
