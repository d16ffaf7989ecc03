"""The bag, the discards and the stack of buildings: drawing, discarding, filling up (Running out of tiles)."""

from mypy_extensions import i64

from sacbe.ahau.layout import (
    BAG,
    BAG_COUNT,
    BAG_DRAWN,
    DISCARDS,
    PILE,
    REGION_TILE,
    RESERVE,
    STACK,
    STACK_DRAWN,
)
from sacbe.ahau.names import NUM_BUILDINGS, NUM_TILES
from sacbe.ahau.stacks import BAG_STACK, BUILDING_STACK, building_items
from sacbe.ahau.state import Ahau


def pick(s: Ahau, first: i64, kinds: i64, total: i64) -> i64:
    """Return a kind at random, each as likely as it has pieces in the cells from ``first``."""
    cells, left = s.cells, s.below(total)
    for kind in range(kinds):
        left -= cells[first + kind]
        if left < 0:
            return kind
    return kinds - 1


def refill_bag(s: Ahau) -> None:
    """Put the discards back into an empty bag; from now on chance draws from it, not the order of the deal."""
    s.cells[BAG_DRAWN] = s.deal.size(BAG_STACK)
    for tile in range(NUM_TILES):
        s.cells[BAG_COUNT] += s.cells[DISCARDS + tile]
        s.cells[BAG + tile] += s.cells[DISCARDS + tile]
        s.cells[DISCARDS + tile] = 0


def can_draw(s: Ahau) -> bool:
    """Tell whether there is a tile in the bag or among the discards."""
    if s.cells[BAG_COUNT] > 0:
        return True
    for tile in range(NUM_TILES):
        if s.cells[DISCARDS + tile] > 0:
            return True
    return False


def draw_tile(s: Ahau) -> i64:
    """Draw a tile from the bag, or return -1; an empty bag is filled with the discards first."""
    if s.cells[BAG_COUNT] == 0:
        refill_bag(s)
        if s.cells[BAG_COUNT] == 0:
            return -1
    s.reveal()
    drawn = s.cells[BAG_DRAWN]
    if drawn < s.deal.size(BAG_STACK):
        tile = s.parts.bag_tiles[s.deal.at(BAG_STACK, drawn)]
        s.cells[BAG_DRAWN] = drawn + 1
    else:
        tile = pick(s, BAG, NUM_TILES, s.cells[BAG_COUNT])
    s.cells[BAG + tile] -= 1
    s.cells[BAG_COUNT] -= 1
    return tile


def draw_to_reserve(s: Ahau, seat: i64, count: i64, cause: i64) -> None:
    """Draw tiles from the bag into a reserve, as many as there are."""
    for _drawn in range(count):  # a bare _ would be an object
        tile = draw_tile(s)
        if tile >= 0:
            s.change(seat, RESERVE + tile, 1, cause)


def discard_tile(s: Ahau, seat: i64, tile: i64, cause: i64) -> None:
    """Discard a tile of a reserve; discards do not go back into the bag at once."""
    s.change(seat, RESERVE + tile, -1, cause)
    s.cells[DISCARDS + tile] += 1


def draw_building(s: Ahau) -> i64:
    """Draw a building, or return -1; an empty stack is formed anew of the discarded buildings."""
    drawn = s.cells[STACK_DRAWN]
    if drawn < s.deal.size(BUILDING_STACK):
        building = building_items(s)[s.deal.at(BUILDING_STACK, drawn)]
        s.cells[STACK_DRAWN] = drawn + 1
    else:
        total = _left_in_stack(s)
        if total == 0:
            return -1
        building = pick(s, STACK, NUM_BUILDINGS, total)
    s.cells[STACK + building] -= 1
    s.reveal()
    return building


def _left_in_stack(s: Ahau) -> i64:
    """Count the stack; if it is empty, shuffle the discarded buildings into it."""
    total: i64 = 0
    for building in range(NUM_BUILDINGS):
        total += s.cells[STACK + building]
    if total == 0:
        for building in range(NUM_BUILDINGS):
            total += s.cells[PILE + building]
            s.cells[STACK + building] = s.cells[PILE + building]
            s.cells[PILE + building] = 0
    return total


def take_region_tile(s: Ahau, seat: i64, space: i64, cause: i64) -> None:
    """Take a tile of the board into a reserve."""
    s.change(seat, RESERVE + s.cells[REGION_TILE + space] - 1, 1, cause)
    s.cells[REGION_TILE + space] = 0
