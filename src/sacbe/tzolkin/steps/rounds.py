"""The course of a round: the turns, the food day, the calendar (Course of the game; Detailed round overview)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.frames import NOBODY
from sacbe.tzolkin.expansion.tribes import end_turn
from sacbe.tzolkin.setup import deal_building
from sacbe.tzolkin.state import DAY, FOOD_DAYS, ROW, STARTING_PLAYER, Automatic, TableStep, Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.traits import TRIBES

ALL_FOOD_DAYS: Final[i64] = 4


def is_food_day(s: Tzolkin) -> bool:
    """A round is a food day when its tooth is reached or was skipped over; the first round is none (ruling 2)."""
    held = s.cells[FOOD_DAYS]
    return held < ALL_FOOD_DAYS and s.cells[DAY] >= s.parts.food_days[held]


class Round(TableStep):
    """Everybody takes a turn, beginning with the starting player; then the food day, then the calendar."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.new_turn()  # how far the calendar advanced was the last decision of the round before
        s.push(numbers.CALENDAR, NOBODY)
        if is_food_day(s):
            s.push(numbers.FOOD_DAY, NOBODY)
        for turn in range(s.players - 1, -1, -1):
            player = (s.cells[STARTING_PLAYER] + turn) % s.players
            s.push(numbers.END_OF_TURN, player)
            s.push(numbers.TURN, player)
            if s.modules & TRIBES:
                s.push(numbers.START_OF_TURN, player)


class EndOfTurn(Automatic):
    """Deal buildings into emptied spaces; whoever went to the starting player space takes the corn from the teeth."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.new_turn()
        if s.modules & TRIBES:
            end_turn(s, seat)
        for slot in range(s.parts.row):
            if s.cells[ROW + slot] == 0:
                deal_building(s, slot)
        s.take_corn_from_teeth(seat)
