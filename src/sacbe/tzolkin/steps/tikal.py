"""Tikal: technologies, construction, and offerings to two gods."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.refusals import Refusal
from sacbe.tzolkin.reasons import lacks_blocks
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import constructions
from sacbe.tzolkin.steps.buildings import can_build_any
from sacbe.tzolkin.steps.constructions import push_construction
from sacbe.tzolkin.steps.gears import Gear
from sacbe.tzolkin.steps.payment import push_pay
from sacbe.tzolkin.steps.technologies import can_advance, cheapest_advance, push_technology
from sacbe.tzolkin.steps.temples import push_climb

ONE_TECHNOLOGY: Final[i64] = 1
ONE_BUILDING: Final[i64] = 2
TWO_TECHNOLOGIES: Final[i64] = 3
TWO_BUILDINGS: Final[i64] = 4


class Tikal(Gear):
    """1 a technology, 2 a building, 3 one or two technologies, 4 one or two buildings or a monument, 5 two temples."""

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        """The first thing can be paid."""
        if space in (ONE_TECHNOLOGY, TWO_TECHNOLOGIES):
            return can_advance(s, seat)
        if space == ONE_BUILDING:
            return can_build_any(s, seat, constructions.ONE, corn)
        if space == TWO_BUILDINGS:
            return can_build_any(s, seat, constructions.FIRST, corn)
        return s.blocks(seat) >= s.parts.temples_cost

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Have it chosen and paid."""
        if space == ONE_TECHNOLOGY:
            push_technology(s, seat, 1, cause)
        elif space == ONE_BUILDING:
            push_construction(s, seat, constructions.ONE)
        elif space == TWO_TECHNOLOGIES:
            push_technology(s, seat, 2, cause)
        elif space == TWO_BUILDINGS:
            push_construction(s, seat, constructions.FIRST)
        else:
            push_climb(s, seat, cause, more=1)
            push_pay(s, seat, s.parts.temples_cost, cause)

    def refusal(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> Refusal | None:
        """The blocks for the first thing are there."""
        if space in (ONE_TECHNOLOGY, TWO_TECHNOLOGIES):
            return lacks_blocks("TZ-1.5", cheapest_advance(s, seat), s.blocks(seat))
        if space in (ONE_BUILDING, TWO_BUILDINGS):
            return None if self.can_use(s, seat, space, corn) else Refusal("why-nothing-affordable", "TZ-1.5")
        return lacks_blocks("TZ-1.5", s.parts.temples_cost, s.blocks(seat))
