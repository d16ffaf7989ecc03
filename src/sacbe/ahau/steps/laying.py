"""Laying workers down."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.ahau import actions, cells
from sacbe.ahau.names import (
    ALL_CITIES,
    CITIES,
    NUM_CITIES,
)
from sacbe.ahau.state import Ahau, Automatic, must_choose, not_now
from sacbe.ahau.steps import step_ids
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal

OPTIONAL: Final[i64] = 1024
"""The first bit above those of the cities."""
assert OPTIONAL > ALL_CITIES


def push_lay_down(s: Ahau, seat: i64, cities: i64, optional: bool, cause: i64) -> None:
    """Have a seat lay a worker down in one of some cities, a bit for each; if it likes, where that is optional."""
    s.push(step_ids.LAY_DOWN, seat, cities | (OPTIONAL if optional else i64(0)), cause)


def may_lie_in(s: Ahau, city: i64) -> bool:
    """Tell whether the open step can lay a worker down in a city."""
    return s.a >> city & 1 != 0


class LayDown(Automatic):
    """Lay a standing worker down; ``b`` is the cause."""

    number: ClassVar[int] = step_ids.LAY_DOWN
    name: ClassVar[str] = "lay_down"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any such city with a standing worker."""
        if s.a & OPTIONAL:
            out.add(actions.DONE)
        for city in range(NUM_CITIES):
            if may_lie_in(s, city) and s.of(seat, cells.STANDING + city):
                out.add(actions.LAY + city)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay it down."""
        if action >= actions.LAY:
            s.lay_down(seat, action - actions.LAY, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """``a`` are cities."""
        return super().fits(s, seat, 0, 0) and a <= ALL_CITIES | OPTIONAL and s.is_cause(b)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """There must be a standing worker, for the Sun God by a site of a colour used."""
        if action == actions.DONE:
            return None if s.a & OPTIONAL else must_choose()
        if s.kind_of(action) != actions.LAY:
            return not_now(s)
        city = action - actions.LAY
        if s.of(seat, cells.STANDING + city) == 0:
            return Refusal("why-nobody-stands", "AH-16.8", {"city": CITIES[city]})
        return None if may_lie_in(s, city) else Refusal("why-no-site-of-colour", "AH-9.18", {"city": CITIES[city]})
