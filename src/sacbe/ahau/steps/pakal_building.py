"""King Pakal produces or builds, and which tile he takes (Solo: Produce or build)."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import (
    BUILT,
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
    MERCHANT,
    NUM_COLOURS,
    NUM_GODS,
    NUM_TILES,
    SHADES,
    WILD,
)
from sacbe.ahau.state import Ahau, RivalStep, of_shade
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.building import adjacent_symbols, set_tile
from sacbe.ahau.steps.calendar import deplete
from sacbe.ahau.steps.pakal_gods import dance
from sacbe.ahau.steps.pakal_goods import buy_building, cheapest_slot, gain_resources
from sacbe.ahau.steps.pakal_plan import A_BUILDING, Plan, can_build, discount, reaches, tiles_permitted
from sacbe.ahau.steps.preferences import rank
from sacbe.ahau.steps.tiles import discard_tile, pick

LAST_TILES: Final[i64] = 7
"""The pyramid tile, counted from 0, with which the last three begin."""


class PakalAction(RivalStep):
    """3. He builds if he can build the next tile of his order, and produces otherwise; roles may change that."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Dance, produce or build."""
        if s.cells[TURN_CITY] == 0 or (s.playing(seat, DANCER) and dance(s)):
            return
        site = best_site(s)
        if s.playing(seat, MERCHANT) and site >= 0 and not reaches(s, LAST_TILES):
            produce(s, site, s.parts.role_amount[MERCHANT])
        elif can_build(s):
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


# -- building --------------------------------------------------------------------------------------------------------


class PakalBuild(RivalStep):
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
    s.push(numbers.PAKAL_BUILD, s.version.rival)
    plan = Plan(s)
    if plan.spaces[0] == A_BUILDING:
        buy_building(s, cheapest_slot(s, 0), discount(s, 0), causes.PAKAL_BUILDS)
    else:
        build_tile(s, plan.spaces[0], plan.prices[0], plan.pairs(0))
    s.cells[BUILT] += 1


def build_tile(s: Ahau, space: i64, price: i64, pairs: i64) -> None:
    """Build his best tile on a space of his pyramid; each pair of tiles traded saves a resource."""
    pakal = s.version.rival
    choice = best_tile(s, space)
    tile = choice // SHADES
    s.change(pakal, RESERVE + tile, -1, causes.PAKAL_BUILDS)
    for _tile in range(pairs * s.parts.trade_tiles):  # a bare _ would be an object
        discard_tile(s, pakal, any_tile(s), causes.PAKAL_TRADES)
    s.change(pakal, TRACKER, pairs - price, causes.PAKAL_BUILDS)
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
    """Fame; then the preferred god, if without his marker; then the commonest colour, coloured before wild (AH-23.7).

    ``near`` are the symbols around the space, ``counts`` his tiles by colour.
    """
    god = tile // SHADES
    fame = s.parts.shape.matches(near, god * SHADES + colour)
    wish = NUM_GODS - rank(s, god) if s.marker_at(s.version.rival, god) < 0 else i64(0)
    coloured = i64(0) if tile % SHADES == WILD else i64(1)
    return ((fame * 16 + wish) * 128 + of_shade(counts, colour)) * 2 + coloured


def any_tile(s: Ahau) -> i64:
    """Return a tile of his reserve at random."""
    pakal = s.version.rival
    return pick(s, s.cell(pakal, RESERVE), NUM_TILES, s.reserve(pakal))
