"""Yaxchilan: wood, stone, gold and crystal skulls from the bank."""

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.tzolkin.names import EXTRACTION, THEOLOGY
from sacbe.tzolkin.state import GOLD, SKULL, STONE, WOOD, Tzolkin
from sacbe.tzolkin.steps.gears import Gear


class Yaxchilan(Gear):
    """1 to 5: the goods of the space and what technologies add. An empty skull bank just gives none (ruling 54)."""

    def __init__(self) -> None:
        # By good: the technology that adds one more of it, and from which level on.
        self.technology: vec[i64] = vec[i64]([0, EXTRACTION, EXTRACTION, EXTRACTION, THEOLOGY])
        self.from_level: vec[i64] = vec[i64]([9, 1, 2, 3, 3])

    def can_use(self, s: Tzolkin, seat: i64, space: i64, corn: i64) -> bool:
        return True

    def use(self, s: Tzolkin, seat: i64, space: i64, cause: i64) -> None:
        for good in range(i64(5)):
            amount = s.parts.yaxchilan[(space - 1) * 5 + good]
            if amount > 0:
                more = s.masters(seat, self.technology[good], self.from_level[good])
                s.gain(seat, good, amount + 1 if more else amount, cause)


assert (WOOD, STONE, GOLD, SKULL) == (1, 2, 3, 4)
