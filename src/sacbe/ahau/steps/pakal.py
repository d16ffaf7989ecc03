"""King Pakal: his setup, his turn, and his markers between K'atuns (AH-21 to AH-24)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.choosing import Best, key
from sacbe.ahau.masks import bits, lowest_bit
from sacbe.ahau.names import ALL_CITIES, NUM_CITIES, NUM_GODS, QUEEN, ROLE_CARD, SHADES
from sacbe.ahau.stacks import STARTING_STACK
from sacbe.ahau.state import Ahau, RivalStep
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.pakal_cities import god_rank, has_majority
from sacbe.ahau.steps.pakal_goods import set_building
from sacbe.ahau.steps.preferences import ranked_god, reform_deck
from sacbe.ahau.steps.workers import open_cities, place_worker

# -- setup and K'atuns -----------------------------------------------------------------------------------------------


def set_up(s: Ahau) -> None:
    """His role, resources, weapons, starting tile, printed building and markers."""
    pakal = s.version.rival
    s.put(pakal, cells.ROLE, s.parts.personality_role[s.cells[cells.PERSONALITY] - 1] + 1)
    s.put(pakal, cells.ROLE_SHOWN, 1)
    s.change(pakal, cells.HAND + ROLE_CARD, 1, causes.SETUP)
    s.change(pakal, cells.TRACKER, s.parts.tracker_start, causes.SETUP)
    s.change(pakal, cells.WEAPONS, s.parts.solo_weapons[s.version.difficulty], causes.PAKAL_DIFFICULTY)
    take_starting_tile(s)
    printed = s.version.rival_board.printed
    if printed >= 0:
        s.put(pakal, cells.BUILDING, printed + 1)
        s.change(pakal, cells.OWNED + printed, 1, causes.SETUP)
    place_markers(s)


def take_starting_tile(s: Ahau) -> None:
    """Take the starting tile of his highest-ranked god; the card it lay on goes back to the box."""
    for card in range(s.deal.size(STARTING_STACK)):
        tile = s.parts.starting_tiles[s.deal.at(STARTING_STACK, card)]
        if tile // SHADES == ranked_god(s, 0):
            s.change(s.version.rival, cells.RESERVE + tile, 1, causes.SETUP)
            s.cells[cells.CARDS_TAKEN] |= i64(1) << card
            return


def place_markers(s: Ahau) -> None:
    """Put markers on the middle spaces of his lowest-ranked gods: how many, the difficulty and the K'atun say."""
    count = s.parts.solo_markers[s.version.difficulty * s.parts.katuns + s.cells[cells.KATUN] - 1]
    for i in range(count):
        god = ranked_god(s, NUM_GODS - 1 - i)
        events.pakal_marker(s, god, False)
        s.change(s.version.rival, cells.MARKER + god, s.parts.temple_middle + 1, causes.PAKAL_MARKER)


# -- his turn --------------------------------------------------------------------------------------------------------


def turn(s: Ahau) -> None:
    """Place a worker; then the region bonus, summoning, producing or building, and the end."""
    pakal = s.version.rival
    s.push(step_ids.PAKAL_END, pakal)
    s.push(step_ids.PAKAL_ACTION, pakal)
    s.push(step_ids.PAKAL_SUMMON, pakal)
    here = s.ruler(pakal)
    if s.cells[cells.REGION_BUILDING + here - 1]:
        s.push(step_ids.PAKAL_BONUS, pakal)
    cities, new = open_cities(s, pakal), ~s.worker_cities(pakal)
    for rule in range(i64(3)):
        best = best_city(s, cities & cities_by_rule(s, rule, here, new))
        if best.item >= 0:
            events.pakal_city(s, best, rule + 1)
            place_worker(s, pakal, best.item, causes.PAKAL_PLACE + rule)
            return
    events.pakal_no_city(s)


def cities_by_rule(s: Ahau, rule: i64, here: i64, new: i64) -> i64:
    """I: the city missing for his region's building. II: new cities of other regions with a building. III: any.

    ``here`` is the region of his ruler, ``new`` are the cities without his workers.
    """
    if rule == 2:
        return ALL_CITIES
    if rule == 1:
        return new & cities_with_buildings(s, here)
    missing = new & s.version.side.cities[here - 1]
    return missing if s.cells[cells.REGION_BUILDING + here - 1] and bits(missing) == 1 else i64(0)


def cities_with_buildings(s: Ahau, but: i64) -> i64:
    """Return the cities of all regions with a building, ignoring that of the region ``but``."""
    found: i64 = 0
    for region in range(s.version.regions):
        if s.cells[cells.REGION_BUILDING + region] and region + 1 != but:
            found |= s.version.side.cities[region]
    return found


def best_city(s: Ahau, cities: i64) -> Best:
    """Return the best of some cities, if there is one: of equal ones the first from the top."""
    best = Best()
    if bits(cities) == 1:
        best.offer(0, lowest_bit(cities))
        return best
    for city in range(NUM_CITIES):
        if cities >> city & 1:
            best.offer(city_key(s, city), city)
    return best


def city_key(s: Ahau, city: i64) -> i64:
    """Most matching tiles in his pyramid, most preferred god, no majority yet."""
    tiles = s.god_tiles(s.version.rival, s.cells[cells.CITY_GOD + city])
    return key(tiles, NUM_GODS - god_rank(s, city), i64(0) if has_majority(s, city) else i64(1))


class PakalBonus(RivalStep):
    """He builds the building of a region he surrounds, for free."""

    number: ClassVar[int] = step_ids.PAKAL_BONUS
    name: ClassVar[str] = "pakal_bonus"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Build it."""
        region = s.ruler(seat)
        building = s.cells[cells.REGION_BUILDING + region - 1] - 1
        taken = s.cells[cells.TURN_CITY] > 0 and s.surrounds(seat, region)
        events.pakal_bonus(s, region, building, taken)
        if taken:
            s.cells[cells.REGION_BUILDING + region - 1] = 0
            set_building(s, building, causes.REGION_BONUS)


class PakalEnd(RivalStep):
    """The Queen lays down the worker he placed; his cards are discarded, and a deck too small is formed anew."""

    number: ClassVar[int] = step_ids.PAKAL_END
    name: ClassVar[str] = "pakal_end"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """End his turn."""
        city = s.cells[cells.TURN_CITY] - 1
        cost = s.role_amount(seat)
        if (
            s.playing(seat, QUEEN)
            and city >= 0
            and s.of(seat, cells.STANDING + city)
            and s.of(seat, cells.TRACKER) >= cost
        ):
            events.pakal_queen(s, city)
            s.change(seat, cells.TRACKER, -cost, causes.OF_ROLE + QUEEN)
            s.lay_down(seat, city, causes.OF_ROLE + QUEEN)
        s.put(seat, cells.LEFT, 0)
        s.put(seat, cells.RIGHT, 0)
        s.cells[cells.TURN_CITY] = 0
        if s.cards_in_hand(seat) < 2:
            reform_deck(s)
