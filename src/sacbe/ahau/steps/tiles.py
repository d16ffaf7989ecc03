"""The bag, the discards and the stack of buildings: drawing, discarding, filling up (AH-13.6 to AH-13.8)."""

from mypy_extensions import i64

from sacbe.ahau import actions, cells
from sacbe.ahau.names import NUM_TILES, TILES
from sacbe.ahau.stacks import BAG_STACK, BUILDING_STACK, building_items
from sacbe.ahau.state import Ahau
from sacbe.core.refusals import Refusal


def pick(s: Ahau, first: i64, kinds: i64, total: i64) -> i64:
    """Return a kind at random, each as likely as it has pieces in the cells from ``first``."""
    row, left = s.cells, s.below(total)
    for kind in range(kinds):
        left -= row[first + kind]
        if left < 0:
            return kind
    return kinds - 1


def refill_bag(s: Ahau) -> None:
    """Put the discards back into an empty bag; from now on chance draws from it, not the order of the deal."""
    s.cells[cells.BAG_DRAWN] = s.deal.size(BAG_STACK)
    for tile in range(NUM_TILES):
        s.cells[cells.BAG_COUNT] += s.cells[cells.DISCARDS + tile]
        s.cells[cells.BAG + tile] += s.cells[cells.DISCARDS + tile]
        s.cells[cells.DISCARDS + tile] = 0


def can_draw(s: Ahau) -> bool:
    """Tell whether there is a tile in the bag or among the discards."""
    if s.cells[cells.BAG_COUNT] > 0:
        return True
    for tile in range(NUM_TILES):
        if s.cells[cells.DISCARDS + tile] > 0:
            return True
    return False


def draw_tile(s: Ahau) -> i64:
    """Draw a tile from the bag, or return -1; an empty bag is filled with the discards first."""
    if s.cells[cells.BAG_COUNT] == 0:
        refill_bag(s)
        if s.cells[cells.BAG_COUNT] == 0:
            return -1
    s.reveal()
    drawn = s.cells[cells.BAG_DRAWN]
    if drawn < s.deal.size(BAG_STACK):
        tile = s.parts.bag_tiles[s.deal.at(BAG_STACK, drawn)]
        s.cells[cells.BAG_DRAWN] = drawn + 1
    else:
        tile = pick(s, cells.BAG, NUM_TILES, s.cells[cells.BAG_COUNT])
    s.cells[cells.BAG + tile] -= 1
    s.cells[cells.BAG_COUNT] -= 1
    return tile


def draw_to_reserve(s: Ahau, seat: i64, count: i64, cause: i64) -> None:
    """Draw tiles from the bag into a reserve, as many as there are."""
    for _drawn in range(count):  # a bare _ would be an object
        tile = draw_tile(s)
        if tile >= 0:
            s.change(seat, cells.RESERVE + tile, 1, cause)


def discard_tile(s: Ahau, seat: i64, tile: i64, cause: i64) -> None:
    """Discard a tile of a reserve; discards do not go back into the bag at once."""
    s.change(seat, cells.RESERVE + tile, -1, cause)
    s.cells[cells.DISCARDS + tile] += 1


def draw_building(s: Ahau) -> i64:
    """Draw a building, or return -1; an empty stack is formed anew of the discarded buildings."""
    drawn = s.cells[cells.STACK_DRAWN]
    if drawn < s.deal.size(BUILDING_STACK):
        building = building_items(s)[s.deal.at(BUILDING_STACK, drawn)]
        s.cells[cells.STACK_DRAWN] = drawn + 1
    else:
        total = _left_in_stack(s)
        if total == 0:
            return -1
        building = pick(s, cells.STACK, s.parts.buildings, total)
    s.cells[cells.STACK + building] -= 1
    s.reveal()
    return building


def _left_in_stack(s: Ahau) -> i64:
    """Count the stack; if it is empty, shuffle the discarded buildings into it."""
    total: i64 = 0
    for building in range(s.parts.buildings):
        total += s.cells[cells.STACK + building]
    if total == 0:
        for building in range(s.parts.buildings):
            total += s.cells[cells.PILE + building]
            s.cells[cells.STACK + building] = s.cells[cells.PILE + building]
            s.cells[cells.PILE + building] = 0
    return total


def take_region_tile(s: Ahau, seat: i64, space: i64, cause: i64) -> None:
    """Take a tile of the board into a reserve."""
    s.change(seat, cells.RESERVE + s.cells[cells.REGION_TILE + space] - 1, 1, cause)
    s.cells[cells.REGION_TILE + space] = 0


def tile_details(s: Ahau, action: i64) -> dict[str, object]:
    """Return what is shown of taking a tile of the board: which it is."""
    if s.kind_of(action) != actions.TAKE:
        return {}
    return {"tile": TILES[s.cells[cells.REGION_TILE + action - actions.TAKE] - 1]}


def not_in_reserve(tile: i64, rule: str) -> Refusal:
    """Return the refusal of a tile that one does not have."""
    return Refusal("why-tile-not-in-reserve", rule, {"tile": TILES[tile]})
