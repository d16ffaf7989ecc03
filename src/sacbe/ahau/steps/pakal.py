"""King Pakal: his setup, his turn, and his markers between K'atuns (King Pakal: Ahau solo game)."""

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import (
    BUILDING,
    CARDS_TAKEN,
    CITY_GOD,
    HAND,
    KATUN,
    LEFT,
    MARKER,
    OWNED,
    PERSONALITY,
    REGION_BUILDING,
    RESERVE,
    RIGHT,
    ROLE,
    ROLE_SHOWN,
    STANDING,
    TRACKER,
    TURN_CITY,
    WEAPONS,
)
from sacbe.ahau.masks import bits, lowest_bit
from sacbe.ahau.names import ALL_CITIES, NUM_CITIES, NUM_GODS, QUEEN, ROLE_CARD, SHADES
from sacbe.ahau.stacks import STARTING_STACK
from sacbe.ahau.state import Ahau, RivalStep
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.pakal_cities import god_rank, has_majority
from sacbe.ahau.steps.pakal_goods import set_building
from sacbe.ahau.steps.preferences import ranked_god, reform_deck
from sacbe.ahau.steps.workers import open_cities, place_worker

# -- setup and K'atuns -----------------------------------------------------------------------------------------------


def set_up(s: Ahau) -> None:
    """His role, resources, weapons, starting tile, printed building and markers."""
    pakal = s.version.rival
    s.put(pakal, ROLE, s.cells[PERSONALITY])
    s.put(pakal, ROLE_SHOWN, 1)
    s.change(pakal, HAND + ROLE_CARD, 1, causes.SETUP)
    s.change(pakal, TRACKER, s.parts.tracker_start, causes.SETUP)
    s.change(pakal, WEAPONS, s.parts.solo_weapons[s.version.difficulty], causes.PAKAL_DIFFICULTY)
    take_starting_tile(s)
    printed = s.version.rival_board.printed
    if printed >= 0:
        s.put(pakal, BUILDING, printed + 1)
        s.change(pakal, OWNED + printed, 1, causes.SETUP)
    place_markers(s)


def take_starting_tile(s: Ahau) -> None:
    """Take the starting tile of his highest-ranked god; the card it lay on goes back to the box."""
    for card in range(s.deal.size(STARTING_STACK)):
        tile = s.parts.starting_tiles[s.deal.at(STARTING_STACK, card)]
        if tile // SHADES == ranked_god(s, 0):
            s.change(s.version.rival, RESERVE + tile, 1, causes.SETUP)
            s.cells[CARDS_TAKEN] |= i64(1) << card


def place_markers(s: Ahau) -> None:
    """Put markers on the middle spaces of his lowest-ranked gods: how many, the difficulty and the K'atun say."""
    count = s.parts.solo_markers[s.version.difficulty * 3 + s.cells[KATUN] - 1]
    for i in range(count):
        god = ranked_god(s, NUM_GODS - 1 - i)
        s.change(s.version.rival, MARKER + god, s.parts.temple_middle + 1, causes.PAKAL_MARKER)


# -- his turn --------------------------------------------------------------------------------------------------------


def turn(s: Ahau) -> None:
    """Place a worker; then the region bonus, summoning, producing or building, and the end."""
    pakal = s.version.rival
    s.push(numbers.PAKAL_END, pakal)
    s.push(numbers.PAKAL_ACTION, pakal)
    s.push(numbers.PAKAL_SUMMON, pakal)
    here = s.ruler(pakal)
    if s.cells[REGION_BUILDING + here - 1]:
        s.push(numbers.PAKAL_BONUS, pakal)
    cities, new = open_cities(s, pakal), ~s.worker_cities(pakal)
    for rule in range(i64(3)):
        city = best_city(s, cities & cities_by_rule(s, rule, here, new))
        if city >= 0:
            place_worker(s, pakal, city, causes.PAKAL_PLACE + rule)
            return


def cities_by_rule(s: Ahau, rule: i64, here: i64, new: i64) -> i64:
    """I: the city missing for his region's building. II: new cities of other regions with a building. III: any.

    ``here`` is the region of his ruler, ``new`` are the cities without his workers.
    """
    if rule == 2:
        return ALL_CITIES
    if rule == 1:
        return new & cities_with_buildings(s, here)
    missing = new & s.version.side.cities[here - 1]
    return missing if s.cells[REGION_BUILDING + here - 1] and bits(missing) == 1 else i64(0)


def cities_with_buildings(s: Ahau, but: i64) -> i64:
    """Return the cities of all regions with a building, but not for the sake of one of the regions."""
    found: i64 = 0
    for region in range(s.version.regions):
        if s.cells[REGION_BUILDING + region] and region + 1 != but:
            found |= s.version.side.cities[region]
    return found


def best_city(s: Ahau, cities: i64) -> i64:
    """Return the best of some cities, or -1 if there is none."""
    if bits(cities) == 1:
        return lowest_bit(cities)
    best: i64 = -1
    best_key: i64 = -1
    for city in range(NUM_CITIES):
        if cities >> city & 1:
            key = city_key(s, city)
            if key > best_key:
                best_key = key
                best = city
    return best


def city_key(s: Ahau, city: i64) -> i64:
    """Most matching tiles in his pyramid, most preferred god, no majority yet; of equal ones the first from the top."""
    tiles = s.god_tiles(s.version.rival, s.cells[CITY_GOD + city])
    return tiles * 100 + (NUM_GODS - god_rank(s, city)) * 2 + (i64(0) if has_majority(s, city) else i64(1))


class PakalBonus(RivalStep):
    """He builds the building of a region he surrounds, for free."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Build it."""
        region = s.ruler(seat)
        building = s.cells[REGION_BUILDING + region - 1] - 1
        if s.cells[TURN_CITY] and s.surrounds(seat, region):
            s.cells[REGION_BUILDING + region - 1] = 0
            set_building(s, building, causes.REGION_BONUS)


class PakalEnd(RivalStep):
    """The Queen lays down the worker he placed; his cards are discarded, and a deck too small is formed anew."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """End his turn."""
        city = s.cells[TURN_CITY] - 1
        cost = s.parts.role_amount[QUEEN]
        if s.playing(seat, QUEEN) and city >= 0 and s.of(seat, STANDING + city) and s.of(seat, TRACKER) >= cost:
            s.change(seat, TRACKER, -cost, causes.OF_ROLE + QUEEN)
            s.lay_down(seat, city, causes.OF_ROLE + QUEEN)
        s.put(seat, LEFT, 0)
        s.put(seat, RIGHT, 0)
        s.cells[TURN_CITY] = 0
        if s.cards_in_hand(seat) < 2:
            reform_deck(s)
