"""Constructing buildings and monuments (Actions: Buildings & monuments; Buildings and monuments; Architecture).

A building that is torn down to help pay (renovation) is named before the tile it helps to pay; ``old`` is its number or
``NOTHING_OLD``. What a calamity adds to the price comes on top of all discounts (TP-11.4).
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.names import ARCHITECTURE, GOODS
from sacbe.tzolkin.reader import Tiles
from sacbe.tzolkin.reasons import lacks_blocks, lacks_corn
from sacbe.tzolkin.state import Automatic, Step, Tzolkin
from sacbe.tzolkin.steps import constructions, step_ids
from sacbe.tzolkin.steps.constructions import (
    NOTHING_OLD,
    has_architecture,
    is_for_buildings,
    is_for_monuments,
    kind_now,
    may_stop,
    old_now,
    push_construction,
)
from sacbe.tzolkin.steps.effects import push_effects
from sacbe.tzolkin.steps.payment import push_pay

NO_GOOD: Final[i64] = -1
NO_TILE: Final[i64] = 1_000


# -- costs -------------------------------------------------------------------------------------------------------------


def cost_of(s: Tzolkin, tiles: Tiles, tile: i64, good: i64, old: i64) -> i64:
    """Return how much of a good a tile costs, without the blocks it has in common with a building torn down for it."""
    cost = tiles.cost_of(tile, good)
    if old != NOTHING_OLD and good != cells.SKULL:
        cost -= min(cost, s.parts.buildings.cost_of(old, good))
    return cost


def blocks_of(s: Tzolkin, tiles: Tiles, tile: i64, old: i64) -> i64:
    """Return how many blocks a tile costs."""
    blocks: i64 = 0
    for good in range(cells.WOOD, cells.GOLD + 1):
        blocks += cost_of(s, tiles, tile, good, old)
    return blocks


def missing_blocks(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, old: i64) -> i64:
    """Return how many blocks of the right kinds a seat lacks for a tile."""
    missing: i64 = 0
    for good in range(cells.WOOD, cells.GOLD + 1):
        missing += max(cost_of(s, tiles, tile, good, old) - s.of(seat, good), 0)
    return missing


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
    return price + s.calamity(traits.BUILDING_CORN)


def can_build(s: Tzolkin, seat: i64, tile: i64, mode: i64, corn: i64, old: i64) -> bool:
    """Tell whether a seat that has ``corn`` corn can pay a building in this kind of construction."""
    tiles = s.parts.buildings
    if tiles.cost_of(tile, cells.SKULL) > s.of(seat, cells.SKULL):
        return False
    if mode == constructions.FOR_CORN:
        return corn_price(s, seat, tile, old) <= corn
    return affords_blocks(s, seat, tile, saved_blocks(s, seat, tile, mode, old), old)


def affords_blocks(s: Tzolkin, seat: i64, tile: i64, saved: i64, old: i64) -> bool:
    """Tell whether a seat has the blocks of a building, less those saved, and then those that a calamity adds."""
    tiles = s.parts.buildings
    if missing_blocks(s, seat, tiles, tile, old) > saved:
        return False
    extra = s.calamity(traits.BUILDING_BLOCKS)
    return extra == 0 or s.blocks(seat) >= blocks_of(s, tiles, tile, old) - saved + extra


def can_build_monument(s: Tzolkin, seat: i64, tile: i64, old: i64) -> bool:
    """Tell whether a monument is on offer and can be paid. Architecture never helps with monuments."""
    tiles = s.parts.monuments
    if s.cells[cells.MONUMENT + tile] != cells.ON_OFFER or tiles.cost_of(tile, cells.SKULL) > s.of(seat, cells.SKULL):
        return False
    return missing_blocks(s, seat, tiles, tile, old) == 0


def can_build_something(s: Tzolkin, seat: i64, mode: i64, corn: i64, old: i64) -> bool:
    """Tell whether a seat can pay for anything this kind of construction offers."""
    if is_for_buildings(mode):
        for slot in range(s.parts.row):
            tile = s.cells[cells.ROW + slot] - 1
            if tile >= 0 and can_build(s, seat, tile, mode, corn, old):
                return True
    if is_for_monuments(mode):
        for monument in range(len(s.parts.monuments.ids)):
            if can_build_monument(s, seat, monument, old):
                return True
    return False


def can_build_any(s: Tzolkin, seat: i64, mode: i64, corn: i64) -> bool:
    """Tell whether a seat can pay for anything, tearing down a building if need be."""
    if can_build_something(s, seat, mode, corn, NOTHING_OLD):
        return True
    for number in range(renovations(s)):
        if can_renovate(s, seat, number, mode, corn):
            return True
    return False


def renovations(s: Tzolkin) -> i64:
    """Return how many buildings in play can be renovated."""
    return len(s.parts.renovations) if s.modules & traits.NEW_BUILDINGS else 0


def can_renovate(s: Tzolkin, seat: i64, number: i64, mode: i64, corn: i64) -> bool:
    """Tell whether a seat has a building that can be renovated, and can then pay for something."""
    old = s.parts.renovations[number]
    return s.cells[cells.BUILDING + old] == seat + 1 and can_build_something(s, seat, mode, corn, old)


def in_row(s: Tzolkin, tile: i64) -> bool:
    """Tell whether a building lies in the row."""
    for slot in range(s.parts.row):
        if s.cells[cells.ROW + slot] == tile + 1:
            return True
    return False


def next_in_row(s: Tzolkin, after: i64) -> i64:
    """Return the building of the row that follows another in the order of the table; NO_TILE after the last."""
    following = NO_TILE
    for slot in range(s.parts.row):
        tile = s.cells[cells.ROW + slot] - 1
        if after < tile < following:
            following = tile
    return following


def buildings_in_row(s: Tzolkin) -> i64:
    """Return how many buildings lie in the row."""
    count: i64 = 0
    for slot in range(s.parts.row):
        count += 1 if s.cells[cells.ROW + slot] else 0
    return count


# -- construction ------------------------------------------------------------------------------------------------------


class Construction(Step):
    """Construct a building of the row, or a monument, or stop."""

    number: ClassVar[int] = step_ids.CONSTRUCTION
    name: ClassVar[str] = "construction"
    kinds: ClassVar[tuple[str, ...]] = ("done", "build", "plain", "monument", "renovate")

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add what can be paid, and what can be torn down to pay for something."""
        mode, old, corn = kind_now(s), old_now(s), s.of(seat, cells.CORN)
        if may_stop(mode, old):
            out.add(actions.DONE)
        if is_for_buildings(mode):
            add_buildings(s, seat, out, actions.BUILD, mode, corn, old)
        if can_save_architecture(s, seat, mode):
            add_buildings(s, seat, out, actions.BUILD_PLAIN, constructions.SECOND_PLAIN, corn, old)
        if is_for_monuments(mode):
            for tile in range(len(s.parts.monuments.ids)):
                if can_build_monument(s, seat, tile, old):
                    out.add(actions.MONUMENT + tile)
        if old == NOTHING_OLD:
            for number in range(renovations(s)):
                if can_renovate(s, seat, number, mode, corn):
                    out.add(actions.RENOVATE + number)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay and build, or tear down first."""
        if action == actions.DONE:
            return
        mode, old = kind_now(s), old_now(s)
        if action >= actions.RENOVATE:
            push_construction(s, seat, mode, s.parts.renovations[action - actions.RENOVATE])
            return
        if old != NOTHING_OLD:
            s.cells[cells.BUILDING + old] = 0
        if action >= actions.MONUMENT:
            build_monument(s, seat, action - actions.MONUMENT, old)
        elif action >= actions.BUILD_PLAIN:
            push_construction(s, seat, constructions.SECOND)
            build(s, seat, action - actions.BUILD_PLAIN, constructions.SECOND_PLAIN, old)
        else:
            if mode == constructions.FIRST:
                push_construction(s, seat, second_kind(s, seat))
            build(s, seat, action - actions.BUILD, mode, old)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """What is constructed is on offer, is of this kind of construction, and can be paid."""
        mode, old = kind_now(s), old_now(s)
        if action == actions.DONE:
            return None if may_stop(mode, old) else Refusal("why-carried-out", "TZ-23.4")
        if action >= actions.RENOVATE:
            return renovation_refusal(s, seat, action - actions.RENOVATE, mode, old)
        if action >= actions.MONUMENT:
            return monument_refusal(s, seat, action - actions.MONUMENT, mode, old)
        if action >= actions.BUILD_PLAIN:
            reason = plain_refusal(s, seat, mode)
            return reason or building_refusal(s, seat, action - actions.BUILD_PLAIN, constructions.SECOND_PLAIN, old)
        return building_refusal(s, seat, action - actions.BUILD, mode, old)

    def elsewhere(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """A building is torn down for a construction."""
        if action < actions.RENOVATE:
            return None
        reason = not_your_building(s, seat, s.parts.renovations[action - actions.RENOVATE])
        return reason or Refusal("why-no-construction", "TP-12.2")

    def details(self, s: Tzolkin, seat: i64, action: i64) -> dict[str, object]:
        """The cost, in corn at Uxmal 4; the blocks architecture saves, and those a calamity adds."""
        if action < actions.BUILD or action >= actions.RENOVATE:
            return {}
        if action >= actions.MONUMENT:
            return {"cost": goods_of(s, s.parts.monuments, action - actions.MONUMENT)}
        if action >= actions.BUILD_PLAIN:
            return building_details(s, seat, action - actions.BUILD_PLAIN, constructions.SECOND_PLAIN)
        return building_details(s, seat, action - actions.BUILD, kind_now(s))

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """A kind of construction there is; what is torn down is the seat's, and can be renovated."""
        if a >= constructions.KINDS or not super().fits(s, seat, 0, 0):
            return False
        return b == 0 or (b - 1 in s.parts.renovations and s.cells[cells.BUILDING + b - 1] == seat + 1)


def second_kind(s: Tzolkin, seat: i64) -> i64:
    """Return the kind of the second construction of two, where the first could use architecture.

    Architecture goes to one of the two buildings: to the second if the first had none to use (TZ-12.15).
    """
    return constructions.SECOND_PLAIN if s.level(seat, ARCHITECTURE) > 0 else constructions.SECOND


def can_save_architecture(s: Tzolkin, seat: i64, mode: i64) -> bool:
    """Tell whether the first of two buildings can do without architecture, to keep it for the second (TZ-23.9)."""
    return mode == constructions.FIRST and s.level(seat, ARCHITECTURE) > 0 and buildings_in_row(s) > 1


def building_refusal(s: Tzolkin, seat: i64, tile: i64, mode: i64, old: i64) -> Refusal | None:
    """Return why a building cannot be constructed in this kind of construction."""
    tiles = s.parts.buildings
    if not is_for_buildings(mode):
        return Refusal("why-monument-only", "TP-13.13")
    if not in_row(s, tile):
        return Refusal("why-not-in-row", "TZ-9.10", {"building": tiles.ids[tile]})
    if not pays_skulls(s, seat, tile):
        return Refusal("why-no-skull", "TP-13.4")
    if mode == constructions.FOR_CORN:
        rule = "TP-11.2" if s.calamity(traits.BUILDING_CORN) else "TZ-13.7"
        return lacks_corn(rule, corn_price(s, seat, tile, old), s.of(seat, cells.CORN))
    saved = saved_blocks(s, seat, tile, mode, old)
    if missing_blocks(s, seat, tiles, tile, old) > saved:
        return blocks_refusal(s, seat, tiles, tile, old)
    extra = s.calamity(traits.BUILDING_BLOCKS)
    return lacks_blocks("TP-11.1", blocks_of(s, tiles, tile, old) - saved + extra, s.blocks(seat)) if extra else None


def blocks_refusal(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, old: i64) -> Refusal | None:
    """Return which blocks of a tile's cost are missing."""
    missing: dict[str, object] = {}
    for good in range(cells.WOOD, cells.GOLD + 1):
        lack = cost_of(s, tiles, tile, good, old) - s.of(seat, good)
        if lack > 0:
            missing[GOODS[good]] = int(lack)
    return Refusal("why-blocks-missing", "TZ-9.7", {"missing": missing}) if missing else None


def plain_refusal(s: Tzolkin, seat: i64, mode: i64) -> Refusal | None:
    """Return why a building cannot do without architecture by choice."""
    if mode != constructions.FIRST:
        return Refusal("why-plain-is-first", "TZ-23.9")
    return None if can_save_architecture(s, seat, mode) else Refusal("why-nothing-to-save", "TZ-23.9")


def monument_refusal(s: Tzolkin, seat: i64, tile: i64, mode: i64, old: i64) -> Refusal | None:
    """Return why a monument cannot be constructed."""
    tiles = s.parts.monuments
    if mode == constructions.FOR_CORN:
        return Refusal("why-no-monument-for-corn", "TZ-13.9")
    if not is_for_monuments(mode):
        return Refusal("why-no-monument-here", "TZ-17.7")
    if s.cells[cells.MONUMENT + tile] != cells.ON_OFFER:
        return Refusal("why-not-on-offer", "TZ-9.7", {"monument": tiles.ids[tile]})
    if tiles.cost_of(tile, cells.SKULL) > s.of(seat, cells.SKULL):
        return Refusal("why-no-skull", "TZ-9.7")
    return blocks_refusal(s, seat, tiles, tile, old)


def not_your_building(s: Tzolkin, seat: i64, tile: i64) -> Refusal | None:
    """Return a reason if a seat does not own a building."""
    if s.cells[cells.BUILDING + tile] == seat + 1:
        return None
    return Refusal("why-not-your-building", "TP-12.10", {"building": s.parts.buildings.ids[tile]})


def renovation_refusal(s: Tzolkin, seat: i64, number: i64, mode: i64, old: i64) -> Refusal | None:
    """Return why a building cannot be torn down."""
    reason = not_your_building(s, seat, s.parts.renovations[number])
    if reason is None and old != NOTHING_OLD:
        return Refusal("why-one-renovation", "TP-12.5")
    if reason is None and not can_renovate(s, seat, number, mode, s.of(seat, cells.CORN)):
        return Refusal("why-renovation-helps-nothing", "TP-12.2")
    return reason


def goods_of(s: Tzolkin, tiles: Tiles, tile: i64) -> dict[str, object]:
    """Return a tile's cost by good, after what has been torn down for it."""
    costs = [(good, int(cost_of(s, tiles, tile, i, old_now(s)))) for i, good in enumerate(GOODS)]
    return {good: cost for good, cost in costs if cost}


def building_details(s: Tzolkin, seat: i64, tile: i64, mode: i64) -> dict[str, object]:
    """Return the price of a building."""
    cost, old = goods_of(s, s.parts.buildings, tile), old_now(s)
    architecture = has_architecture(mode) and s.level(seat, ARCHITECTURE) > 0
    if mode == constructions.FOR_CORN:
        skulls = {"skull": cost["skull"]} if "skull" in cost else {}
        price = {"corn": int(corn_price(s, seat, tile, old)), **skulls}
        return {"cost": price, "saves": 0, "adds": 0, "architecture": architecture}
    saves, adds = int(saved_blocks(s, seat, tile, mode, old)), int(s.calamity(traits.BUILDING_BLOCKS))
    return {"cost": cost, "saves": saves, "adds": adds, "architecture": architecture}


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
    s.push(step_ids.COMPLETION, seat, tile, mode)
    for slot in range(s.parts.row):
        if s.cells[cells.ROW + slot] == tile + 1:
            s.cells[cells.ROW + slot] = 0
    if mode == constructions.FOR_CORN:
        s.change(seat, cells.CORN, -corn_price(s, seat, tile, old), cause)
        return
    push_pay(s, seat, s.calamity(traits.BUILDING_BLOCKS), cause)
    if saved_blocks(s, seat, tile, mode, old) > 0:
        s.push(step_ids.SPARE, seat, tile, old + 1)
    else:
        pay_blocks(s, seat, s.parts.buildings, tile, old, NO_GOOD, cause)


def build_monument(s: Tzolkin, seat: i64, tile: i64, old: i64) -> None:
    """Pay for a monument and take it; it is not replaced. A skull it costs goes back to the bank (TZ-17.10)."""
    cause = causes.OF_MONUMENT + tile
    skulls = s.parts.monuments.cost_of(tile, cells.SKULL)
    s.change(seat, cells.SKULL, -skulls, cause)
    s.cells[cells.SKULL_BANK] += skulls
    pay_blocks(s, seat, s.parts.monuments, tile, old, NO_GOOD, cause)
    s.cells[cells.MONUMENT + tile] = seat + 1


def pay_blocks(s: Tzolkin, seat: i64, tiles: Tiles, tile: i64, old: i64, spared: i64, cause: i64) -> None:
    """Pay the exact blocks of a tile, less one of the good ``spared``."""
    for good in range(cells.WOOD, cells.GOLD + 1):
        cost = cost_of(s, tiles, tile, good, old) - (1 if good == spared else 0)
        s.change(seat, good, -cost, cause)


def on_its_way(s: Tzolkin, tile: i64) -> bool:
    """Tell whether a building lies neither in the row nor with a player: it is being paid for."""
    return tile < len(s.parts.buildings.ids) and s.cells[cells.BUILDING + tile] == 0 and not in_row(s, tile)


def pays_skulls(s: Tzolkin, seat: i64, tile: i64) -> bool:
    """Tell whether a seat has the skulls a building costs."""
    return s.parts.buildings.cost_of(tile, cells.SKULL) <= s.of(seat, cells.SKULL)


class Spare(Step):
    """Name the block of the cost that architecture 3 saves, and pay the rest; ``a``: the building, ``b``: old + 1."""

    number: ClassVar[int] = step_ids.SPARE
    name: ClassVar[str] = "spare"
    kinds: ClassVar[tuple[str, ...]] = ("spare",)

    def legal(self, s: Tzolkin, seat: i64, out: Choices) -> None:
        """Add the blocks of the cost: those that are missing, or all."""
        old = s.b - 1
        missing = missing_blocks(s, seat, s.parts.buildings, s.a, old)
        if not affords_blocks(s, seat, s.a, s.parts.architecture_blocks, old):
            return  # reached only from Xaman Ek's trial in `can_go_on_without`
        for good in range(cells.WOOD, cells.GOLD + 1):
            cost = cost_of(s, s.parts.buildings, s.a, good, old)
            if cost > 0 and (missing == 0 or cost > s.of(seat, good)):
                out.add(actions.SPARE + good - cells.WOOD)

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Pay the others."""
        spared = cells.WOOD + action - actions.SPARE
        pay_blocks(s, seat, s.parts.buildings, s.a, s.b - 1, spared, causes.OF_BUILDING + s.a)

    def refusal(self, s: Tzolkin, seat: i64, action: i64) -> Refusal | None:
        """The block is in the cost, and the others can be paid."""
        old, good = s.b - 1, cells.WOOD + action - actions.SPARE
        cost = cost_of(s, s.parts.buildings, s.a, good, old)
        if cost == 0:
            return Refusal("why-not-in-cost", "TZ-18.18", {"block": GOODS[good]})
        missing = missing_blocks(s, seat, s.parts.buildings, s.a, old)
        if missing > (1 if cost > s.of(seat, good) else 0) * s.parts.architecture_blocks:
            return Refusal("why-other-block-missing", "TZ-18.18", {"block": GOODS[good]})
        return None

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The building is on its way from the row, paid for with the help of another or without."""
        return super().fits(s, seat, 0, 0) and on_its_way(s, a) and b <= len(s.parts.buildings.ids)


class Completion(Automatic):
    """The building ``a`` stands: what architecture gives (unless built without, ``b``), then what the tile does.

    A skull of its cost is placed on it now, so that it lies somewhere at every moment.
    """

    number: ClassVar[int] = step_ids.COMPLETION
    name: ClassVar[str] = "completion"

    def take(self, s: Tzolkin, seat: i64, action: i64) -> None:
        """Take the tile and what it brings."""
        s.cells[cells.BUILDING + s.a] = seat + 1
        s.change(seat, cells.SKULL, -s.parts.buildings.cost_of(s.a, cells.SKULL), causes.OF_BUILDING + s.a)
        cause = causes.OF_TECHNOLOGY + ARCHITECTURE
        if has_architecture(s.b):
            if s.masters(seat, ARCHITECTURE, 1):
                s.change(seat, cells.CORN, s.parts.architecture_corn, cause)
            if s.masters(seat, ARCHITECTURE, 2):
                s.score(seat, cells.FROM_ARCHITECTURE, s.parts.architecture_points * cells.UNIT, cause)
        push_effects(s, seat, s.parts.buildings, s.a, causes.OF_BUILDING + s.a)

    def fits(self, s: Tzolkin, seat: i64, a: i64, b: i64) -> bool:
        """The building is on its way from the row, and its skull is there."""
        return super().fits(s, seat, 0, 0) and on_its_way(s, a) and b < constructions.KINDS and pays_skulls(s, seat, a)
