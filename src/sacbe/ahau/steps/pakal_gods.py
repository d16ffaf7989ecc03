"""King Pakal summons a god: the tiles he discards, his marker, and the powers as he uses them (AH-22)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.choosing import Best, fewest, key
from sacbe.ahau.names import (
    ALL_COLOURS,
    CHIEF,
    HIGH_PRIESTESS,
    JAGUAR,
    NUM_CARDS,
    NUM_COLOURS,
    NUM_GODS,
    RAIN,
    ROLE_CARD,
    SHADES,
    SUN,
    TRADE_GOD,
    WILD,
)
from sacbe.ahau.state import Ahau, RivalStep
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.calendar import deplete
from sacbe.ahau.steps.pakal_cities import SUN_MEASURES, city_for_the_jaguar, city_for_the_sun
from sacbe.ahau.steps.pakal_goods import gain_resources
from sacbe.ahau.steps.pakal_trade import trade
from sacbe.ahau.steps.preferences import ranked_god
from sacbe.ahau.steps.rewards import advance, place_marker
from sacbe.ahau.steps.tiles import discard_tile, draw_to_reserve


class PakalSummon(RivalStep):
    """2. He summons the god of the city where he placed a worker, if a tile in his pyramid matches."""

    number: ClassVar[int] = step_ids.PAKAL_SUMMON
    name: ClassVar[str] = "pakal_summon"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Summon, if he can."""
        city = s.cells[cells.TURN_CITY] - 1
        if city < 0:
            return
        if s.playing(seat, HIGH_PRIESTESS):
            summon_with_priestess(s)
            return
        god = s.cells[cells.CITY_GOD + city]
        tiles = offering(s, god)
        if able(s, god, tiles):
            s.cells[cells.SUMMONED] = god + 1
            summon(s, god, tiles)
        elif s.history is not None:
            events.pakal_no_god(s, god, why_unable(s, god))


# What he discards for a god is a row of shades, three bits each (shade + 1), the first one lowest: he looks at an
# offering for every god he thinks of, and a number costs nothing to make.


def offering(s: Ahau, god: i64) -> i64:
    """Choose what he discards: a tile of the god for every three in reserve, coloured ones first, at random."""
    pakal = s.version.rival
    coloured = s.total(pakal, cells.RESERVE + god * SHADES, NUM_COLOURS)
    wild = s.of(pakal, cells.RESERVE + god * SHADES + WILD)
    if coloured + wild == 0:
        return 0
    most = min(s.reserve(pakal) // s.parts.tiles_for_discard, coloured + wild)
    tiles: i64 = 0
    for i in range(most):
        shade = random_shade(s, god, tiles, coloured - i) if i < coloured else WILD
        tiles |= (shade + 1) << 3 * i
    return tiles


def random_shade(s: Ahau, god: i64, tiles: i64, left: i64) -> i64:
    """Choose one of the ``left`` coloured tiles of a god that are not in the offering yet."""
    k = s.below(left)
    shade: i64 = 0
    while True:
        k -= s.of(s.version.rival, cells.RESERVE + god * SHADES + shade) - offered(tiles, shade)
        if k < 0:
            return shade
        shade += 1


def offered(tiles: i64, shade: i64) -> i64:
    """Return how many tiles of a shade are in an offering."""
    count: i64 = 0
    while tiles:
        count += 1 if tiles & 7 == shade + 1 else 0
        tiles >>= 3
    return count


def offering_size(tiles: i64) -> i64:
    """Return how many tiles an offering has."""
    count: i64 = 0
    while tiles:
        count += 1
        tiles >>= 3
    return count


def colours_used(s: Ahau, god: i64, tiles: i64) -> i64:
    """Return the colours used, a bit for each; a wild tile stands for all (AH-22.12)."""
    colours = s.god_colours(s.version.rival, god)
    while tiles:
        shade = (tiles & 7) - 1
        colours |= ALL_COLOURS if shade == WILD else i64(1) << shade
        tiles >>= 3
    return colours


def able(s: Ahau, god: i64, tiles: i64) -> bool:
    """Tell whether he can summon a god with these discards (AH-22.12)."""
    if s.god_tiles(s.version.rival, god) == 0:
        return False
    if god == RAIN:
        return colours_used(s, god, tiles) & s.site_colours() != 0
    return god != JAGUAR or city_for_the_jaguar(s, s.cells[cells.TURN_CITY] - 1).item >= 0


def why_unable(s: Ahau, god: i64) -> str:
    """Return why he cannot summon a god: without a tile in his pyramid, a site, or a worker to spare."""
    if s.god_tiles(s.version.rival, god) == 0:
        return "tile"
    return "site" if god == RAIN else "worker"


def summon(s: Ahau, god: i64, tiles: i64) -> None:
    """Discard, place or move the marker, and use the power."""
    pakal = s.version.rival
    strength = s.god_tiles(pakal, god) + offering_size(tiles)
    if s.playing(pakal, HIGH_PRIESTESS):
        strength += s.role_amount(pakal)
    colours = colours_used(s, god, tiles)
    if s.history is not None:
        events.pakal_summons(s, god, strength, s.god_tiles(pakal, god), offering_size(tiles))
    while tiles:
        discard_tile(s, pakal, god * SHADES + (tiles & 7) - 1, causes.PAKAL_OFFERS)
        tiles >>= 3
    if marks(s, god):
        events.pakal_marker(s, god, s.marker_at(pakal, god) >= 0)
        s.change(pakal, cells.MARKER + god, -s.of(pakal, cells.MARKER + god), causes.MARKER)
        place_marker(s, pakal, god, causes.MARKER)
    use_power(s, god, strength, colours)


def marks(s: Ahau, god: i64) -> bool:
    """Tell whether a summoning places a marker, or moves the one on the middle space."""
    at = s.marker_at(s.version.rival, god)
    return at < 0 or at == s.parts.temple_middle


def use_power(s: Ahau, god: i64, strength: i64, colours: i64) -> None:
    """Use the power of a god as he does."""
    if god == CHIEF:
        draw_to_reserve(s, s.version.rival, strength, causes.OF_GOD + CHIEF)
    elif god == RAIN:
        site = site_for_the_rain(s, colours)
        events.pakal_rain(s, site, strength)
        deplete(s, site.item)
        gain_resources(s, strength, causes.OF_GOD + RAIN)
    elif god == TRADE_GOD:
        trade(s, strength)
    elif god == SUN:
        if s.history is not None:
            events.pakal_cards(s, min(strength, NUM_CARDS - s.cards_in_hand(s.version.rival)))
        return_cards(s, strength)
        city = city_for_the_sun(s)
        events.pakal_lays(s, city, SUN_MEASURES)
        if city.item >= 0:
            s.lay_down(s.version.rival, city.item, causes.OF_GOD + SUN)
    else:
        use_jaguar(s, strength)


def site_for_the_rain(s: Ahau, colours: i64) -> Best:
    """Return the matching site with the most workers of the player, then the fewest of his, then nearest the top."""
    best = Best()
    for site in range(s.version.side.sites):
        colour = s.cells[cells.SITE + site] - 1
        if colour >= 0 and colours >> colour & 1:
            best.offer(key(s.site_workers(0, site), fewest(s.site_workers(s.version.rival, site))), site)
    return best


def return_cards(s: Ahau, strength: i64) -> None:
    """Return cards to his deck: the role card first, then others at random."""
    pakal = s.version.rival
    left = strength
    if s.of(pakal, cells.HAND + ROLE_CARD) == 0:
        s.change(pakal, cells.HAND + ROLE_CARD, 1, causes.OF_GOD + SUN)
        left -= 1
    away = NUM_CARDS - s.cards_in_hand(pakal)
    while left > 0 and away > 0:
        k = s.below(away)
        for card in range(NUM_CARDS):
            if s.of(pakal, cells.HAND + card) == 0:
                if k == 0:
                    s.change(pakal, cells.HAND + card, 1, causes.OF_GOD + SUN)
                    break
                k -= 1
        left -= 1
        away -= 1


def use_jaguar(s: Ahau, strength: i64) -> None:
    """Stand a worker up or take one back (AH-22.18), gain fame, and advance on the Might track."""
    pakal = s.version.rival
    best = city_for_the_jaguar(s, s.cells[cells.TURN_CITY] - 1)
    city = best.item
    events.pakal_jaguar(s, best, s.of(pakal, cells.LYING + city) > 0)
    if s.of(pakal, cells.LYING + city):
        s.stand_up(pakal, city, causes.OF_GOD + JAGUAR)
    else:
        s.take_worker(pakal, city, causes.OF_GOD + JAGUAR)
    s.score(pakal, cells.FROM_JAGUAR, strength, causes.OF_GOD + JAGUAR)
    advance(s, pakal, causes.OF_GOD + JAGUAR)


# -- High Priestess and Dancer ---------------------------------------------------------------------------------------


def summon_with_priestess(s: Ahau) -> None:
    """Any god: one whose marker earns the fame she looks for, or else the strongest (AH-24.4)."""
    best = Best()
    best_tiles: i64 = 0
    for place in range(NUM_GODS):
        god = ranked_god(s, place)
        tiles = offering(s, god)
        if able(s, god, tiles):
            best.offer(priestess_key(s, god, offering_size(tiles)), god)
            if best.item == god:
                best_tiles = tiles
    if best.item >= 0:
        events.pakal_chooses_god(s, best)
        s.cells[cells.SUMMONED] = best.item + 1
        summon(s, best.item, best_tiles)


def priestess_key(s: Ahau, god: i64, discards: i64) -> i64:
    """Return how much she wants a god; of equal ones the most preferred is asked first."""
    if marks(s, god) and s.parts.temple_fame[s.leftmost_space(god)] == s.parts.priestess_fame:
        return key(1)
    unmarked: i64 = 1 if s.marker_at(s.version.rival, god) < 0 else 0
    return key(0, s.god_tiles(s.version.rival, god) + discards, unmarked)


def dance(s: Ahau) -> bool:
    """Summon the most preferred god he can, but not the same again; return whether there was one."""
    for place in range(NUM_GODS):
        god = ranked_god(s, place)
        if god != s.cells[cells.SUMMONED] - 1:
            tiles = offering(s, god)
            if able(s, god, tiles):
                events.pakal_dances(s, god)
                summon(s, god, tiles)
                return True
    events.pakal_dances(s, -1)
    return False
