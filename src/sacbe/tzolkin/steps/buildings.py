"""Constructing buildings and monuments (Actions: Buildings & monuments; Buildings and monuments; Architecture).

A building that is torn down to help pay (renovation) is named before the tile it helps to pay; ``old`` is its number or
``NOTHING_OLD``. What a calamity adds to the price comes on top of all discounts (ruling 36).
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import BUILD, BUILD_PLAIN, DONE, RENOVATE, SPARE
from sacbe.tzolkin.actions import MONUMENT as BUILD_MONUMENT
from sacbe.tzolkin.names import ARCHITECTURE
from sacbe.tzolkin.reader import Tiles
from sacbe.tzolkin.state import (
    BUILDING,
    CORN,
    FROM_ARCHITECTURE,
    GOLD,
    MONUMENT,
    ON_OFFER,
    ROW,
    SKULL,
    SKULL_BANK,
    UNIT,
    WOOD,
    Automatic,
    Step,
    Tzolkin,
)
from sacbe.tzolkin.steps.effects import push_effects
from sacbe.tzolkin.steps.numbers import (
    COMPLETION,
    CONSTRUCTION,
    FIRST,
    FOR_CORN,
    MAY_BUILD,
    MAY_BUILD_MONUMENT,
    QUICK_BUILDING,
    SECOND,
    SECOND_PLAIN,
)
from sacbe.tzolkin.steps.numbers import SPARE as SPARE_STEP
from sacbe.tzolkin.steps.payment import push_pay
from sacbe.tzolkin.traits import BUILDING_BLOCKS, BUILDING_CORN, NEW_BUILDINGS

NOTHING_OLD: Final[i64] = -1
NO_GOOD: Final[i64] = -1
NO_TILE: Final[i64] = 1_000


# -- costs -------------------------------------------------------------------------------------------------------------


def cost_of(s: Tzolkin, tiles: Tiles, tile: i64, good: i64, old: i64) -> i64:
    """Return how much of a good a tile costs, without the blocks it has in common with a building torn down for it."""
    cost = tiles.cost_of(tile, good)
    if old != NOTHING_OLD and good != SKULL:
        cost -= min(cost, s.parts.buildings.cost_of(old, good))
    return cost


def blocks_of(s: Tzolkin, tiles: Tiles, tile: i64, old: i64) -> i64:
    """Return how many blocks a tile costs."""
    blocks: i64 = 0
    for good in range(WOOD, GOLD + 1):
        blocks += cost_of(s, tiles, tile, good, old)
    return blocks


def missing_blocks(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, old: i64) -> i64:
    """Return how many blocks of the right kinds a seat lacks for a tile."""
    missing: i64 = 0
    for good in range(WOOD, GOLD + 1):
        missing += max(cost_of(s, tiles, tile, good, old) - s.of(seat, good), 0)
    return missing


def has_architecture(mode: i64) -> bool:
    """Tell whether architecture works in a kind of construction."""
    return mode != SECOND_PLAIN and mode != QUICK_BUILDING


def saved_blocks(s: Tzolkin, seat: i64, tile: i64, mode: i64, old: i64) -> i64:
    """Return how many blocks architecture 3 saves on a building at Tikal."""
    if not has_architecture(mode) or not s.masters(seat, ARCHITECTURE, 3):
        return 0
    return min(s.parts.architecture_blocks, blocks_of(s, s.parts.buildings, tile, old))


def corn_price(s: Tzolkin, seat: i64, tile: i64, old: i64) -> i64:
    """Return what a building costs at Uxmal 4: architecture saves corn, but never makes it less than nothing."""
    price = blocks_of(s, s.parts.buildings, tile, old) * s.parts.corn_per_block
    if s.masters(seat, ARCHITECTURE, 3):
        price = max(price - s.parts.architecture_uxmal_corn, 0)
    return price + s.calamity(BUILDING_CORN)


def can_build(s: Tzolkin, seat: i64, tile: i64, mode: i64, corn: i64, old: i64) -> bool:
    """Tell whether a seat that has ``corn`` corn can pay a building in this kind of construction."""
    tiles = s.parts.buildings
    if tiles.cost_of(tile, SKULL) > s.of(seat, SKULL):
        return False
    if mode == FOR_CORN:
        return corn_price(s, seat, tile, old) <= corn
    return affords_blocks(s, seat, tile, saved_blocks(s, seat, tile, mode, old), old)


def affords_blocks(s: Tzolkin, seat: i64, tile: i64, saved: i64, old: i64) -> bool:
    """Tell whether a seat has the blocks of a building, less those saved, and then those that a calamity adds."""
    tiles = s.parts.buildings
    if missing_blocks(s, seat, tiles, tile, old) > saved:
        return False
    extra = s.calamity(BUILDING_BLOCKS)
    return extra == 0 or s.blocks(seat) >= blocks_of(s, tiles, tile, old) - saved + extra


def can_build_monument(s: Tzolkin, seat: i64, tile: i64, old: i64) -> bool:
    """Tell whether a monument is on offer and can be paid. Architecture never helps with monuments."""
    tiles = s.parts.monuments
    if s.cells[MONUMENT + tile] != ON_OFFER or tiles.cost_of(tile, SKULL) > s.of(seat, SKULL):
        return False
    return missing_blocks(s, seat, tiles, tile, old) == 0


def can_build_something(s: Tzolkin, seat: i64, mode: i64, corn: i64, old: i64) -> bool:
    """Tell whether a seat can pay for anything this kind of construction offers."""
    if mode != MAY_BUILD_MONUMENT:
        for slot in range(s.parts.row):
            tile = s.cells[ROW + slot] - 1
            if tile >= 0 and can_build(s, seat, tile, mode, corn, old):
                return True
    if mode in (FIRST, MAY_BUILD_MONUMENT):
        for monument in range(len(s.parts.monuments.ids)):
            if can_build_monument(s, seat, monument, old):
                return True
    return False


def can_build_any(s: Tzolkin, seat: i64, mode: i64, corn: i64) -> bool:
    """Tell whether a seat can pay for anything, be it by tearing down a building."""
    if can_build_something(s, seat, mode, corn, NOTHING_OLD):
        return True
    for number in range(renovations(s)):
        if can_renovate(s, seat, number, mode, corn):
            return True
    return False


def renovations(s: Tzolkin) -> i64:
    """Return how many buildings in play can be renovated."""
    return len(s.parts.renovations) if s.modules & NEW_BUILDINGS else 0


def can_renovate(s: Tzolkin, seat: i64, number: i64, mode: i64, corn: i64) -> bool:
    """Tell whether a seat has a building that can be renovated, and can then pay for something."""
    old = s.parts.renovations[number]
    return s.cells[BUILDING + old] == seat + 1 and can_build_something(s, seat, mode, corn, old)


def in_row(s: Tzolkin, tile: i64) -> bool:
    """Tell whether a building lies in the row."""
    for slot in range(s.parts.row):
        if s.cells[ROW + slot] == tile + 1:
            return True
    return False


def next_in_row(s: Tzolkin, after: i64) -> i64:
    """Return the building of the row that follows another in the order of the table; NO_TILE after the last."""
    following = NO_TILE
    for slot in range(s.parts.row):
        tile = s.cells[ROW + slot] - 1
        if after < tile < following:
            following = tile
    return following


def buildings_in_row(s: Tzolkin) -> i64:
    """Return how many buildings lie in the row."""
    count: i64 = 0
    for slot in range(s.parts.row):
        count += 1 if s.cells[ROW + slot] else 0
    return count


# -- construction ------------------------------------------------------------------------------------------------------


class Construction(Step):
    """Construct a building of the row, or a monument, or stop; ``a``: the kind, ``b``: what is torn down, plus 1."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        mode, old, corn = s.a, s.b - 1, s.of(seat, CORN)
        if old == NOTHING_OLD and mode in (SECOND, SECOND_PLAIN, MAY_BUILD, MAY_BUILD_MONUMENT):
            out.add(DONE)
        if mode != MAY_BUILD_MONUMENT:
            add_buildings(s, seat, out, BUILD, mode, corn, old)
        if mode == FIRST and s.level(seat, ARCHITECTURE) > 0 and buildings_in_row(s) > 1:
            add_buildings(s, seat, out, BUILD_PLAIN, SECOND_PLAIN, corn, old)
        if mode in (FIRST, MAY_BUILD_MONUMENT):
            for tile in range(len(s.parts.monuments.ids)):
                if can_build_monument(s, seat, tile, old):
                    out.add(BUILD_MONUMENT + tile)
        if old == NOTHING_OLD:
            for number in range(renovations(s)):
                if can_renovate(s, seat, number, mode, corn):
                    out.add(RENOVATE + number)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        if action >= RENOVATE:
            s.push(CONSTRUCTION, seat, s.a, s.parts.renovations[action - RENOVATE] + 1)
            return
        old = s.b - 1
        if old != NOTHING_OLD:
            s.cells[BUILDING + old] = 0
        if action >= BUILD_MONUMENT:
            build_monument(s, seat, action - BUILD_MONUMENT, old)
        elif action >= BUILD_PLAIN:
            s.push(CONSTRUCTION, seat, SECOND)
            build(s, seat, action - BUILD_PLAIN, SECOND_PLAIN, old)
        else:
            if s.a == FIRST:
                # Architecture goes to one of the two buildings: to the second if the first had none to use (ruling 16).
                s.push(CONSTRUCTION, seat, SECOND_PLAIN if s.level(seat, ARCHITECTURE) > 0 else SECOND)
            build(s, seat, action - BUILD, s.a, old)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """A kind of construction there is; what is torn down is the seat's, and can be renovated."""
        if a > MAY_BUILD_MONUMENT or not super().fits(s, seat, 0, 0):
            return False
        return b == 0 or (b - 1 in s.parts.renovations and s.cells[BUILDING + b - 1] == seat + 1)


def add_buildings(s: Tzolkin, seat: i64, out: Choices, first: i64, mode: i64, corn: i64, old: i64) -> None:
    """Add every building of the row that can be paid, in the order of the table."""
    tile = next_in_row(s, -1)
    while tile != NO_TILE:
        if can_build(s, seat, tile, mode, corn, old):
            out.add(first + tile)
        tile = next_in_row(s, tile)


def build(s: Tzolkin, seat: i64, tile: i64, mode: i64, old: i64) -> None:
    """Pay for a building and take it from the row; it is replaced at the end of the turn."""
    cause = causes.OF_BUILDING + tile
    s.push(COMPLETION, seat, tile, mode)
    for slot in range(s.parts.row):
        if s.cells[ROW + slot] == tile + 1:
            s.cells[ROW + slot] = 0
    if mode == FOR_CORN:
        s.change(seat, CORN, -corn_price(s, seat, tile, old), cause)
        return
    push_pay(s, seat, s.calamity(BUILDING_BLOCKS), cause)
    if saved_blocks(s, seat, tile, mode, old) > 0:
        s.push(SPARE_STEP, seat, tile, old + 1)
    else:
        pay_blocks(s, seat, s.parts.buildings, tile, old, NO_GOOD, cause)


def build_monument(s: Tzolkin, seat: i64, tile: i64, old: i64) -> None:
    """Pay for a monument and take it; it is not replaced. A skull it costs goes back to the bank (ruling 25)."""
    cause = causes.OF_MONUMENT + tile
    skulls = s.parts.monuments.cost_of(tile, SKULL)
    s.change(seat, SKULL, -skulls, cause)
    s.cells[SKULL_BANK] += skulls
    pay_blocks(s, seat, s.parts.monuments, tile, old, NO_GOOD, cause)
    s.cells[MONUMENT + tile] = seat + 1


def pay_blocks(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, old: i64, spared: i64, cause: i64) -> None:
    """Pay the exact blocks of a tile, less one of the good ``spared``."""
    for good in range(WOOD, GOLD + 1):
        cost = cost_of(s, tiles, tile, good, old) - (1 if good == spared else 0)
        s.change(seat, good, -cost, cause)


def on_its_way(s: Tzolkin, tile: i64) -> bool:
    """Tell whether a building lies neither in the row nor with a player: it is being paid for."""
    return tile < len(s.parts.buildings.ids) and s.cells[BUILDING + tile] == 0 and not in_row(s, tile)


def pays_skulls(s: Tzolkin, seat: i64, tile: i64) -> bool:
    """Tell whether a seat has the skulls a building costs."""
    return s.parts.buildings.cost_of(tile, SKULL) <= s.of(seat, SKULL)


class Spare(Step):
    """Name the block of the cost that architecture 3 saves, and pay the rest; ``a``: the building, ``b``: as above."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        tiles, old = s.parts.buildings, s.b - 1
        missing = missing_blocks(s, seat, tiles, s.a, old)
        if not affords_blocks(s, seat, s.a, s.parts.architecture_blocks, old):
            return  # only to be seen by a tribe that asks whether it can do without a block
        for good in range(WOOD, GOLD + 1):
            cost = cost_of(s, tiles, s.a, good, old)
            if cost > 0 and (missing == 0 or cost > s.of(seat, good)):
                out.add(SPARE + good - WOOD)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        spared = WOOD + action - SPARE
        pay_blocks(s, seat, s.parts.buildings, s.a, s.b - 1, spared, causes.OF_BUILDING + s.a)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The building is on its way from the row, paid for with the help of another or without."""
        return super().fits(s, seat, 0, 0) and on_its_way(s, a) and b <= len(s.parts.buildings.ids)


class Completion(Automatic):
    """The building ``a`` stands: what architecture gives (unless built without, ``b``), then its own effects.

    A skull of its cost is placed on it now, so that it lies somewhere at every moment.
    """

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.cells[BUILDING + s.a] = seat + 1
        s.change(seat, SKULL, -s.parts.buildings.cost_of(s.a, SKULL), causes.OF_BUILDING + s.a)
        cause = causes.OF_TECHNOLOGY + ARCHITECTURE
        if has_architecture(s.b):
            if s.masters(seat, ARCHITECTURE, 1):
                s.change(seat, CORN, s.parts.architecture_corn, cause)
            if s.masters(seat, ARCHITECTURE, 2):
                s.score(seat, FROM_ARCHITECTURE, s.parts.architecture_points * UNIT, cause)
        push_effects(s, seat, s.parts.buildings, s.a, causes.OF_BUILDING + s.a)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The building is on its way from the row, and its skull is there."""
        return super().fits(s, seat, 0, 0) and on_its_way(s, a) and b <= MAY_BUILD_MONUMENT and pays_skulls(s, seat, a)
