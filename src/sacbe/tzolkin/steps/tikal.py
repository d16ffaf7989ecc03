"""Tikal: technologies, construction, and offerings to two gods."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin.names import NUM_TEMPLES
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import numbers
from sacbe.tzolkin.steps.buildings import can_build_any
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.payment import push_pay
from sacbe.tzolkin.steps.technologies import can_advance

ONE_TECHNOLOGY: Final[i64] = 1
ONE_BUILDING: Final[i64] = 2
TWO_TECHNOLOGIES: Final[i64] = 3
TWO_BUILDINGS: Final[i64] = 4


class Tikal(Gear):
    """1 a technology, 2 a building, 3 one or two technologies, 4 one or two buildings or a monument, 5 two temples."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        if space in (ONE_TECHNOLOGY, TWO_TECHNOLOGIES):
            return can_advance(s, seat)
        if space == ONE_BUILDING:
            return can_build_any(s, seat, numbers.ONE, corn)
        if space == TWO_BUILDINGS:
            return can_build_any(s, seat, numbers.FIRST, corn)
        return s.blocks(seat) >= s.parts.temples_cost

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        if space == ONE_TECHNOLOGY:
            s.push(numbers.TECHNOLOGY, seat, 1, cause)
        elif space == ONE_BUILDING:
            s.push(numbers.CONSTRUCTION, seat, numbers.ONE)
        elif space == TWO_TECHNOLOGIES:
            s.push(numbers.TECHNOLOGY, seat, 2, cause)
        elif space == TWO_BUILDINGS:
            s.push(numbers.CONSTRUCTION, seat, numbers.FIRST)
        else:
            s.push(numbers.CLIMB, seat, 1 << NUM_TEMPLES, cause)
            push_pay(s, seat, s.parts.temples_cost, cause)
