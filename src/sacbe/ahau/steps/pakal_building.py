"""King Pakal produces or builds, and which tile he takes (AH-23)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.choosing import Best, key
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
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.calendar import deplete
from sacbe.ahau.steps.pakal_gods import dance
from sacbe.ahau.steps.pakal_goods import buy_building, cheapest_slot, gain_resources
from sacbe.ahau.steps.pakal_plan import A_BUILDING, Plan, can_build, discount, reaches, tiles_permitted
from sacbe.ahau.steps.preferences import rank
from sacbe.ahau.steps.pyramid import adjacent_symbols, set_tile
from sacbe.ahau.steps.tiles import discard_tile, pick


class PakalAction(RivalStep):
    """3. He builds if he can build the next tile of his order, and produces otherwise; roles may change that."""

    number: ClassVar[int] = step_ids.PAKAL_ACTION
    name: ClassVar[str] = "pakal_action"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Dance, produce or build."""
        if s.cells[cells.TURN_CITY] == 0 or (s.playing(seat, DANCER) and dance(s)):
            return
        site = best_site(s)
        if s.playing(seat, MERCHANT) and site.item >= 0 and not reaches(s, s.parts.last_tiles):
            produce(s, site, s.role_amount(seat), "merchant")
        elif can_build(s):
            build_next(s)
        elif site.item >= 0:
            produce(s, site, 0, "cannot_build")
        else:
            events.pakal_idle(s)


# -- producing -------------------------------------------------------------------------------------------------------


def best_site(s: Ahau) -> Best:
    """Return the site by his city with most of his workers, then most of the player's, then at random."""
    city = s.cells[cells.TURN_CITY] - 1
    best = Best()
    equal: i64 = 0  # a bit for each site that is equal to the best
    side = s.version.side
    for i in range(side.near_first[city], side.near_first[city + 1]):
        site = side.near[i]
        workers = s.site_workers(s.version.rival, site) if s.cells[cells.SITE + site] else i64(0)
        if workers and best.offer(key(workers, s.site_workers(0, site)), site):
            equal = (equal if best.equal > 1 else i64(0)) | i64(1) << site
    best.item = random_bit(s, equal)
    return best


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


def produce(s: Ahau, choice: Best, more: i64, why: str) -> None:
    """Deplete a site; gain one resource for each worker, and more with the Merchant."""
    amount = s.site_workers(s.version.rival, choice.item) + more
    events.pakal_produces(s, choice, amount, why)
    deplete(s, choice.item)
    gain_resources(s, amount, causes.PRODUCING)


# -- building --------------------------------------------------------------------------------------------------------


class PakalBuild(RivalStep):
    """He builds as many tiles as he may; those he cannot build bring him fame, once he has built one."""

    number: ClassVar[int] = step_ids.PAKAL_BUILD
    name: ClassVar[str] = "pakal_build"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Build the next tile and come back, or end."""
        left = tiles_permitted(s)
        if left <= 0:
            return
        if not can_build(s):
            events.pakal_unbuilt(s, left)
            s.score(seat, cells.FROM_PAKAL_UNBUILT, left * s.parts.unbuilt_fame, causes.PAKAL_UNBUILT)
            return
        build_next(s)


def build_next(s: Ahau) -> None:
    """Build the next tile of his order; then he comes back for more."""
    s.push(step_ids.PAKAL_BUILD, s.version.rival)
    plan = Plan(s)
    if plan.spaces[0] == A_BUILDING:
        buy_building(s, cheapest_slot(s, 0), discount(s, 0), causes.PAKAL_BUILDS)
    else:
        build_tile(s, plan.spaces[0], plan.prices[0], plan.pairs(0))
    s.cells[cells.BUILT] += 1


def build_tile(s: Ahau, space: i64, price: i64, pairs: i64) -> None:
    """Build his best tile on a space of his pyramid; each pair of tiles traded saves a resource."""
    pakal = s.version.rival
    best = best_tile(s, space)
    choice = best.item
    tile = choice // SHADES
    events.pakal_builds(s, tile, space, price - pairs, pairs * s.parts.trade_tiles, best)
    s.change(pakal, cells.RESERVE + tile, -1, causes.PAKAL_BUILDS)
    for _tile in range(pairs * s.parts.trade_tiles):  # a bare _ would be an object
        discard_tile(s, pakal, any_tile(s), causes.PAKAL_TRADES)
    s.change(pakal, cells.TRACKER, pairs - price, causes.PAKAL_BUILDS)
    set_tile(s, pakal, tile - tile % SHADES + choice % SHADES, space)


def best_tile(s: Ahau, space: i64) -> Best:
    """Return ``tile * SHADES + colour`` of what gains him the most fame on a space, ties broken as the rules say."""
    row, reserve = s.cells, s.cell(s.version.rival, cells.RESERVE)
    near = adjacent_symbols(s, s.version.rival, space)
    counts = s.reserve_shades(s.version.rival)
    best = Best()
    for tile in range(NUM_TILES):
        if row[reserve + tile]:
            colours = ALL_COLOURS if tile % SHADES == WILD else i64(1) << tile % SHADES
            for colour in range(NUM_COLOURS):
                if colours >> colour & 1:
                    choice = tile * SHADES + colour
                    good = best.offer(tile_key(s, tile, colour, near, counts), choice)
                    if good and best.equal > 1 and s.below(best.equal) == 0:
                        best.item = choice
    return best


def tile_key(s: Ahau, tile: i64, colour: i64, near: i64, counts: i64) -> i64:
    """Fame; then the preferred god, if without his marker; then the commonest colour, coloured before wild (AH-23.7).

    ``near`` are the symbols around the space, ``counts`` his tiles by colour.
    """
    god = tile // SHADES
    fame = s.parts.shape.matches(near, god * SHADES + colour)
    wish = NUM_GODS - rank(s, god) if s.marker_at(s.version.rival, god) < 0 else i64(0)
    coloured = i64(0) if tile % SHADES == WILD else i64(1)
    return key(fame, wish, of_shade(counts, colour), coloured)


def any_tile(s: Ahau) -> i64:
    """Return a tile of his reserve at random."""
    pakal = s.version.rival
    return pick(s, s.cell(pakal, cells.RESERVE), NUM_TILES, s.reserve(pakal))
