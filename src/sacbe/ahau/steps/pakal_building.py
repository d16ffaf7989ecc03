"""King Pakal produces or builds: his build order, which tile, trading tiles for resources (Solo: Produce or build)."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import (
    BUILT,
    BUILT_IN_ORDER,
    FROM_PAKAL_UNBUILT,
    RESERVE,
    SITE,
    TRACKER,
    TURN_CITY,
)
from sacbe.ahau.masks import bits, lowest_bit
from sacbe.ahau.names import (
    ALL_COLOURS,
    DANCER,
    MASTER_BUILDER,
    MERCHANT,
    NUM_COLOURS,
    NUM_GODS,
    NUM_TILES,
    PYRAMID_SPACES,
    SHADES,
    WILD,
)
from sacbe.ahau.state import Ahau, Step, of_shade
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.building import adjacent_symbols, set_tile, slot_price
from sacbe.ahau.steps.calendar import deplete
from sacbe.ahau.steps.pakal_gods import dance
from sacbe.ahau.steps.pakal_goods import buy_building, cheapest_slot, gain_resources
from sacbe.ahau.steps.preferences import rank
from sacbe.ahau.steps.tiles import discard_tile, pick

LAST_TILES: Final[i64] = 7
"""The pyramid tile, counted from 0, with which the last three begin."""


class PakalAction(Step):
    """3. He builds if he can build the next tile of his order, and produces otherwise; roles may change that."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Dance, produce or build."""
        if s.cells[TURN_CITY] == 0 or (s.playing(seat, DANCER) and dance(s)):
            return
        site = best_site(s)
        if s.playing(seat, MERCHANT) and site >= 0 and not builds_last_tiles(s):
            produce(s, site, s.parts.role_amount[MERCHANT])
        elif s.workers(seat, s.cells[TURN_CITY] - 1) > 0 and can_build(s):
            build_next(s)
        elif site >= 0:
            produce(s, site, 0)


# -- producing -------------------------------------------------------------------------------------------------------


def best_site(s: Ahau) -> i64:
    """Return the site by his city with most of his workers, then most of the player's, then at random; or -1."""
    city = s.cells[TURN_CITY] - 1
    best: i64 = 0  # a bit for each site that is equal to the best
    best_key: i64 = 0
    side = s.version.side
    for i in range(side.near_first[city], side.near_first[city + 1]):
        site = side.near[i]
        own = s.site_workers(s.version.rival, site) if s.cells[SITE + site] else i64(0)
        if own:
            key = own * 100 + s.site_workers(0, site)
            if key > best_key:
                best_key = key
                best = 0
            if key == best_key:
                best |= i64(1) << site
    return random_bit(s, best)


def random_bit(s: Ahau, mask: i64) -> i64:
    """Return one of the bits that are set, or -1 if none is; chance is asked only where there are several."""
    if mask == 0:
        return -1
    count = bits(mask)
    left = s.below(count) if count > 1 else i64(0)
    while left:
        mask &= mask - 1
        left -= 1
    return lowest_bit(mask)


def produce(s: Ahau, site: i64, more: i64) -> None:
    """Deplete a site for a resource a worker."""
    amount = s.site_workers(s.version.rival, site) + more
    deplete(s, site)
    gain_resources(s, amount, causes.PRODUCING)


# -- the build order -------------------------------------------------------------------------------------------------


def next_is_building(tiles: i64, buildings: i64) -> bool:
    """Tell whether a building follows so many pyramid tiles and buildings built in order (Solo: Build)."""
    return (tiles == 4 and buildings == 0) or (tiles == 7 and buildings <= 1) or tiles == PYRAMID_SPACES


def discount(s: Ahau, ahead: i64) -> i64:
    """Return what the Master Builder takes off the tile that comes ``ahead`` tiles after the next."""
    first = s.cells[BUILT] + ahead
    return 1 if s.playing(s.version.rival, MASTER_BUILDER) and first < s.parts.role_amount[MASTER_BUILDER] else 0


def tiles_permitted(s: Ahau) -> i64:
    """Return how many tiles he may still build this turn."""
    return s.workers(s.version.rival, s.cells[TURN_CITY] - 1) - s.cells[BUILT]


def price_of_all(s: Ahau) -> i64:
    """Return what all tiles he may still build would cost, buildings at the cheapest price on offer (AH-23.12)."""
    tiles = s.pyramid_tiles(s.version.rival)
    buildings = s.of(s.version.rival, BUILT_IN_ORDER)
    slot = cheapest_slot(s)
    total: i64 = 0
    for ahead in range(tiles_permitted(s)):
        if next_is_building(tiles, buildings):
            buildings += 1
            total += slot_price(s, slot, discount(s, ahead)) if slot >= 0 else i64(0)
        else:
            total += max(s.parts.shape.cost[tiles] - discount(s, ahead), 0)
            tiles += 1
    return total


def pairs_traded(s: Ahau, space: i64) -> i64:
    """Return for how many resources he trades two tiles each when he builds on a space: none on the lower levels."""
    level = s.parts.shape.level[space]
    if level < 3:
        return 0
    pakal = s.version.rival
    pairs = min(price_of_all(s) - s.of(pakal, TRACKER), level - 2)
    pairs = min(pairs, (s.reserve(pakal) - 1) // s.parts.trade_tiles)
    return max(min(pairs, full_price(s, space)), 0)


def full_price(s: Ahau, space: i64) -> i64:
    """Return what the next pyramid tile costs him before trading."""
    return max(s.parts.shape.cost[space] - discount(s, 0), 0)


def tile_price(s: Ahau, space: i64) -> i64:
    """Return what the next pyramid tile costs him, after trading."""
    return full_price(s, space) - pairs_traded(s, space)


def can_build(s: Ahau) -> bool:
    """Tell whether he can build the next tile of his order."""
    pakal = s.version.rival
    tiles = s.pyramid_tiles(pakal)
    if next_is_building(tiles, s.of(pakal, BUILT_IN_ORDER)):
        slot = cheapest_slot(s)
        return slot >= 0 and slot_price(s, slot, discount(s, 0)) <= s.of(pakal, TRACKER)
    return tile_price(s, tiles) <= s.of(pakal, TRACKER) and s.has_reserve(pakal)


def builds_last_tiles(s: Ahau) -> bool:
    """Tell whether he would build one of the last three pyramid tiles with what he has now (AH-24.7)."""
    pakal = s.version.rival
    tiles = s.pyramid_tiles(pakal)
    buildings = s.of(pakal, BUILT_IN_ORDER)
    if tiles == PYRAMID_SPACES or tiles_permitted(s) <= 0 or not can_build(s):
        return False
    left = s.of(pakal, TRACKER)
    slot = cheapest_slot(s)
    reserve = s.reserve(pakal)
    for ahead in range(tiles_permitted(s)):
        if next_is_building(tiles, buildings):
            buildings += 1
            left -= slot_price(s, slot, discount(s, ahead)) if slot >= 0 else i64(99)
        else:
            left -= tile_price(s, tiles) if ahead == 0 else max(s.parts.shape.cost[tiles] - discount(s, ahead), 0)
            reserve -= 1
            if tiles >= LAST_TILES and left >= 0 and reserve >= 0:
                return True
            tiles += 1
        if left < 0 or reserve < 0:
            return False
    return False


# -- building --------------------------------------------------------------------------------------------------------


class PakalBuild(Step):
    """He builds as many tiles as he may; those he cannot build bring him fame, once he has built one."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Build the next tile and come back, or end."""
        left = tiles_permitted(s)
        if left <= 0:
            return
        if not can_build(s):
            s.score(seat, FROM_PAKAL_UNBUILT, left * s.parts.unbuilt_fame, causes.PAKAL_UNBUILT)
            return
        build_next(s)


def build_next(s: Ahau) -> None:
    """Build the next tile of his order; then he comes back for more."""
    pakal = s.version.rival
    s.push(numbers.PAKAL_BUILD, pakal)
    tiles = s.pyramid_tiles(pakal)
    if next_is_building(tiles, s.of(pakal, BUILT_IN_ORDER)):
        off = discount(s, 0)
        s.cells[BUILT] += 1
        buy_building(s, cheapest_slot(s), off, causes.PAKAL_BUILDS)
    else:
        build_tile(s, tiles)


def build_tile(s: Ahau, space: i64) -> None:
    """Build his best tile on the next space of his pyramid."""
    pakal = s.version.rival
    pairs = pairs_traded(s, space)
    price = full_price(s, space) - pairs
    choice = best_tile(s, space)
    s.cells[BUILT] += 1
    s.change(pakal, RESERVE + choice // SHADES, -1, causes.PAKAL_BUILDS)
    for _tile in range(pairs * s.parts.trade_tiles):  # a bare _ would be an object
        discard_tile(s, pakal, any_tile(s), causes.PAKAL_TRADES)
    s.change(pakal, TRACKER, -price, causes.PAKAL_BUILDS)
    tile = choice // SHADES
    set_tile(s, pakal, tile - tile % SHADES + choice % SHADES, space)


def best_tile(s: Ahau, space: i64) -> i64:
    """Return ``tile * SHADES + colour`` of what gains him the most fame on a space, ties broken as the rules say."""
    cells, reserve = s.cells, s.cell(s.version.rival, RESERVE)
    near = adjacent_symbols(s, s.version.rival, space)
    counts = s.reserve_shades(s.version.rival)
    best: i64 = -1
    best_key: i64 = -1
    equal: i64 = 0
    for tile in range(NUM_TILES):
        if cells[reserve + tile]:
            colours = ALL_COLOURS if tile % SHADES == WILD else i64(1) << tile % SHADES
            for colour in range(NUM_COLOURS):
                if colours >> colour & 1:
                    key = tile_key(s, tile, colour, near, counts)
                    equal = i64(1) if key > best_key else equal + 1 if key == best_key else equal
                    if key > best_key or (key == best_key and s.below(equal) == 0):
                        best_key = key
                        best = tile * SHADES + colour
    return best


def tile_key(s: Ahau, tile: i64, colour: i64, near: i64, counts: i64) -> i64:
    """Fame; then the preferred god without his marker; then the commonest colour, coloured tiles before wild ones.

    ``near`` are the symbols around the space, ``counts`` his tiles by colour.
    """
    god = tile // SHADES
    fame = s.parts.shape.matches(near, god * SHADES + colour)
    wish = NUM_GODS - rank(s, god) + (NUM_GODS if s.marker_at(s.version.rival, god) < 0 else i64(0))
    coloured = i64(0) if tile % SHADES == WILD else i64(1)
    return ((fame * 16 + wish) * 128 + of_shade(counts, colour)) * 2 + coloured


def any_tile(s: Ahau) -> i64:
    """Return a tile of his reserve at random."""
    pakal = s.version.rival
    return pick(s, s.cell(pakal, RESERVE), NUM_TILES, s.reserve(pakal))
