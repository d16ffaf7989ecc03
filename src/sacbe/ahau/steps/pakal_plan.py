"""What King Pakal may build this turn: his order (AH-23.4), what it costs him, and the tiles he trades (AH-23.12)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.ahau import cells
from sacbe.ahau.names import MASTER_BUILDER, PYRAMID_SPACES
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.building import slot_price
from sacbe.ahau.steps.pakal_goods import cheapest_slot

A_BUILDING: Final[i64] = -1
"""Stands for a building where a plan names a space of the pyramid."""


def next_is_building(s: Ahau, tiles: i64, buildings: i64) -> bool:
    """Tell whether a building follows so many pyramid tiles and buildings built in order (AH-23.4)."""
    after = s.parts.building_after
    for i in range(i64(len(after))):
        if tiles == after[i] and buildings <= i:
            return True
    return tiles == PYRAMID_SPACES


def discount(s: Ahau, ahead: i64) -> i64:
    """Return what the Master Builder takes off the tile that comes ``ahead`` tiles after the next."""
    first = s.cells[cells.BUILT] + ahead
    pakal = s.version.rival
    return 1 if s.playing(pakal, MASTER_BUILDER) and first < s.role_amount(pakal) else 0


def tiles_permitted(s: Ahau) -> i64:
    """Return how many tiles he may still build this turn."""
    return s.workers(s.version.rival, s.cells[cells.TURN_CITY] - 1) - s.cells[cells.BUILT]


class Plan:
    """The tiles he may still build, in his order, with their prices; each building of the offer once (AH-23.12).

    A building that is not on offer ends it. What the tiles bring is not foreseen: he plans with what he has.
    """

    def __init__(self, s: Ahau) -> None:
        pakal = s.version.rival
        self.parts = s.parts
        self.resources = s.of(pakal, cells.TRACKER)
        self.reserve = s.reserve(pakal)
        self.spaces = vec[i64]()
        self.prices = vec[i64]()
        tiles, buildings, bought = s.pyramid_tiles(pakal), s.of(pakal, cells.BUILT_IN_ORDER), i64(0)
        for ahead in range(tiles_permitted(s)):
            if next_is_building(s, tiles, buildings):
                slot = cheapest_slot(s, bought).item
                if slot < 0:
                    return
                bought |= i64(1) << slot
                buildings += 1
                self.add(A_BUILDING, slot_price(s, slot, discount(s, ahead)))
            else:
                self.add(tiles, max(s.parts.shape.cost[tiles] - discount(s, ahead), 0))
                tiles += 1

    def add(self, space: i64, price: i64) -> None:
        """Plan one more tile."""
        self.spaces = append(self.spaces, space)
        self.prices = append(self.prices, price)

    def pairs(self, i: i64) -> i64:
        """Return for how many resources he trades two tiles each when he builds tile ``i``: none below level 3."""
        if self.spaces[i] == A_BUILDING:
            return 0
        lacking = -self.resources
        for k in range(i, i64(len(self.prices))):
            lacking += self.prices[k]
        to_spare = (self.reserve - 1) // self.parts.trade_tiles  # never the tile he builds
        pairs = min(self.parts.shape.level[self.spaces[i]] - 2, to_spare)
        pairs = min(pairs, self.prices[i])
        return max(min(pairs, lacking), 0)

    def builds(self, i: i64) -> bool:
        """Build tile ``i`` of the plan, if he can."""
        pairs = self.pairs(i)
        self.resources -= self.prices[i] - pairs
        if self.spaces[i] != A_BUILDING:
            self.reserve -= 1 + pairs * self.parts.trade_tiles
        return self.resources >= 0 and self.reserve >= 0


def can_build(s: Ahau) -> bool:
    """Tell whether he can build the next tile of his order."""
    plan = Plan(s)
    return len(plan.spaces) > 0 and plan.builds(0)


def reaches(s: Ahau, space: i64) -> bool:
    """Tell whether he would build on a space of his pyramid, or on one after it, with what he has now."""
    plan = Plan(s)
    for i in range(i64(len(plan.spaces))):
        if not plan.builds(i):
            return False
        if plan.spaces[i] >= space:
            return True
    return False
