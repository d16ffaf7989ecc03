"""Constructing buildings and monuments (Actions: Buildings & monuments; Buildings and monuments; Architecture)."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.tzolkin import causes
from sacbe.tzolkin.actions import BUILD, BUILD_PLAIN, DONE, SPARE
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
    SECOND,
    SECOND_PLAIN,
)
from sacbe.tzolkin.steps.numbers import SPARE as SPARE_STEP

NO_GOOD: Final[i64] = -1


def missing_blocks(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64) -> i64:
    """Return how many blocks of the right kinds a seat lacks for a tile."""
    missing: i64 = 0
    for good in range(WOOD, GOLD + 1):
        missing += max(tiles.cost_of(tile, good) - s.of(seat, good), 0)
    return missing


def can_pay(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, saved: i64) -> bool:
    """Tell whether a seat can pay a tile in blocks (and skulls), ``saved`` blocks of its choice left out."""
    if tiles.cost_of(tile, SKULL) > s.of(seat, SKULL):
        return False
    return missing_blocks(s, seat, tiles, tile) <= saved


def saved_blocks(s: Tzolkin, seat: i64, mode: i64) -> i64:
    """Return how many blocks architecture 3 saves on a building at Tikal."""
    if mode == SECOND_PLAIN or s.level(seat, ARCHITECTURE) < 3:
        return 0
    return s.parts.architecture_blocks


def corn_price(s: Tzolkin, seat: i64, tile: i64) -> i64:
    """Return what a building costs at Uxmal 4, never less than nothing."""
    price = s.parts.buildings.blocks_of(tile) * s.parts.corn_per_block
    if s.level(seat, ARCHITECTURE) >= 3:
        price -= s.parts.architecture_uxmal_corn
    return max(price, 0)


def can_build(s: Tzolkin, seat: i64, tile: i64, mode: i64, corn: i64) -> bool:
    """Tell whether a seat that has ``corn`` corn can pay a building in this kind of construction."""
    if mode == FOR_CORN:
        return corn_price(s, seat, tile) <= corn and s.parts.buildings.cost_of(tile, SKULL) <= s.of(seat, SKULL)
    return can_pay(s, seat, s.parts.buildings, tile, saved_blocks(s, seat, mode))


def can_build_any(s: Tzolkin, seat: i64, mode: i64, corn: i64) -> bool:
    """Tell whether a seat can pay for any building of the row."""
    for slot in range(s.parts.row):
        tile = s.cells[ROW + slot] - 1
        if tile >= 0 and can_build(s, seat, tile, mode, corn):
            return True
    return False


def can_build_any_monument(s: Tzolkin, seat: i64) -> bool:
    """Tell whether a seat can pay for any monument on offer. Architecture never helps with monuments."""
    for tile in range(len(s.parts.monuments.ids)):
        if s.cells[MONUMENT + tile] == ON_OFFER and can_pay(s, seat, s.parts.monuments, tile, 0):
            return True
    return False


def in_row(s: Tzolkin, tile: i64) -> bool:
    """Tell whether a building lies in the row."""
    for slot in range(s.parts.row):
        if s.cells[ROW + slot] == tile + 1:
            return True
    return False


def buildings_in_row(s: Tzolkin) -> i64:
    """Return how many buildings lie in the row."""
    count: i64 = 0
    for slot in range(s.parts.row):
        count += 1 if s.cells[ROW + slot] else 0
    return count


def pay_cost(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, spared: i64, cause: i64) -> None:
    """Pay a tile's exact cost, less one block of the good ``spared``. A skull goes back to the bank (ruling 25)."""
    for good in range(WOOD, SKULL + 1):
        cost = tiles.cost_of(tile, good) - (1 if good == spared else 0)
        s.change(seat, good, -cost, cause)
    s.cells[SKULL_BANK] += tiles.cost_of(tile, SKULL)


class Construction(Step):
    """Construct a building of the row, or a monument, or stop; ``a`` is the kind of construction."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        mode, corn = s.a, s.of(seat, CORN)
        if mode in (SECOND, SECOND_PLAIN, MAY_BUILD):
            out.add(DONE)
        self.add_buildings(s, seat, out, BUILD, mode, corn)
        if mode == FIRST:
            if s.level(seat, ARCHITECTURE) > 0 and buildings_in_row(s) > 1:
                self.add_buildings(s, seat, out, BUILD_PLAIN, SECOND_PLAIN, corn)
            self.add_monuments(s, seat, out)

    def add_buildings(self, s: Tzolkin, seat: i64, out: Choices, first: i64, mode: i64, corn: i64) -> None:
        """Add every building of the row that can be paid, in the order of the table."""
        for tile in range(len(s.parts.buildings.ids)):
            if in_row(s, tile) and can_build(s, seat, tile, mode, corn):
                out.add(first + tile)

    def add_monuments(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add every monument on offer that can be paid."""
        for tile in range(len(s.parts.monuments.ids)):
            if s.cells[MONUMENT + tile] == ON_OFFER and can_pay(s, seat, s.parts.monuments, tile, 0):
                out.add(BUILD_MONUMENT + tile)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        if action == DONE:
            return
        if action >= BUILD_MONUMENT:
            build_monument(s, seat, action - BUILD_MONUMENT)
        elif action >= BUILD_PLAIN:
            s.push(CONSTRUCTION, seat, SECOND)
            build(s, seat, action - BUILD_PLAIN, SECOND_PLAIN)
        else:
            if s.a == FIRST:
                # Architecture goes to one of the two buildings: to the second if the first had none to use (ruling 16).
                s.push(CONSTRUCTION, seat, SECOND_PLAIN if s.level(seat, ARCHITECTURE) > 0 else SECOND)
            build(s, seat, action - BUILD, s.a)


def build(s: Tzolkin, seat: i64, tile: i64, mode: i64) -> None:
    """Pay for a building and take it from the row; it is replaced at the end of the turn."""
    cause = causes.OF_BUILDING + tile
    s.push(COMPLETION, seat, tile, mode)
    for slot in range(s.parts.row):
        if s.cells[ROW + slot] == tile + 1:
            s.cells[ROW + slot] = 0
    if mode == FOR_CORN:
        s.change(seat, CORN, -corn_price(s, seat, tile), cause)
        s.change(seat, SKULL, -s.parts.buildings.cost_of(tile, SKULL), cause)
    elif saved_blocks(s, seat, mode) > 0 and s.parts.buildings.blocks_of(tile) > 0:
        s.push(SPARE_STEP, seat, tile)
    else:
        pay_cost(s, seat, s.parts.buildings, tile, NO_GOOD, cause)


def build_monument(s: Tzolkin, seat: i64, tile: i64) -> None:
    """Pay for a monument and take it; it is not replaced."""
    pay_cost(s, seat, s.parts.monuments, tile, NO_GOOD, causes.OF_MONUMENT + tile)
    s.cells[MONUMENT + tile] = seat + 1


class Spare(Step):
    """Name the block of the cost that architecture 3 saves, and pay the rest; ``a`` is the building."""

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        missing = missing_blocks(s, seat, s.parts.buildings, s.a)
        for good in range(WOOD, GOLD + 1):
            cost = s.parts.buildings.cost_of(s.a, good)
            if cost > 0 and (missing == 0 or cost > s.of(seat, good)):
                out.add(SPARE + good - WOOD)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        pay_cost(s, seat, s.parts.buildings, s.a, WOOD + action - SPARE, causes.OF_BUILDING + s.a)


class Completion(Step):
    """The building ``a`` stands: what architecture gives (unless built without, ``b``), then its own effects."""

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        s.cells[BUILDING + s.a] = seat + 1
        cause = causes.OF_TECHNOLOGY + ARCHITECTURE
        level = 0 if s.b == SECOND_PLAIN else s.level(seat, ARCHITECTURE)
        if level >= 1:
            s.change(seat, CORN, s.parts.architecture_corn, cause)
        if level >= 2:
            s.score(seat, FROM_ARCHITECTURE, s.parts.architecture_points * UNIT, cause)
        push_effects(s, seat, s.parts.buildings, s.a, causes.OF_BUILDING + s.a)
