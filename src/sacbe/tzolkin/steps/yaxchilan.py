"""Yaxchilan: wood, stone, gold and crystal skulls from the bank."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.refusals import Refusal
from sacbe.tzolkin import cells
from sacbe.tzolkin.expansion.taxes import gain
from sacbe.tzolkin.names import EXTRACTION, GOODS, NUM_GOODS, THEOLOGY, in_order_of
from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps.gears import Gear

NEVER: Final = 9
"""A level nobody reaches."""
ONE_MORE: Final = in_order_of(
    GOODS,
    {
        "corn": (0, NEVER),
        "wood": (EXTRACTION, 1),
        "stone": (EXTRACTION, 2),
        "gold": (EXTRACTION, 3),
        "skull": (THEOLOGY, 3),
    },
)
"""By good: the technology that adds one more of it, and from which level on."""


class Yaxchilan(Gear):
    """1 to 5: the goods of the space and what technologies add. An empty skull bank just gives none (TZ-11.7)."""

    def __init__(self) -> None:
        self.technology: vec[i64] = vec[i64]([technology for technology, _ in ONE_MORE])
        self.from_level: vec[i64] = vec[i64]([level for _, level in ONE_MORE])

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        """It always can be used."""
        return True

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        """Take the goods."""
        for good in range(NUM_GOODS):
            amount = s.parts.yaxchilan[(space - 1) * NUM_GOODS + good]
            if amount > 0:
                more = s.masters(seat, self.technology[good], self.from_level[good])
                gain(s, seat, good, amount + 1 if more else amount, cause)

    def refusal(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> Refusal | None:
        """Nothing stands in the way."""
        return None


assert tuple(range(NUM_GOODS)) == (cells.CORN, cells.WOOD, cells.STONE, cells.GOLD, cells.SKULL)
