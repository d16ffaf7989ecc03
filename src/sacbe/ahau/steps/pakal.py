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
from sacbe.ahau.names import NUM_CITIES, NUM_GODS, QUEEN, ROLE_CARD, SHADES
from sacbe.ahau.stacks import STARTING_STACK
from sacbe.ahau.state import Ahau, Step
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.pakal_cities import god_rank, has_majority
from sacbe.ahau.steps.pakal_goods import set_building
from sacbe.ahau.steps.preferences import ranked_god, reform_deck
from sacbe.ahau.steps.workers import may_place, place_worker

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
    s.push(numbers.PAKAL_BONUS, pakal)
    for rule in range(i64(3)):
        city = city_by_rule(s, rule)
        if city >= 0:
            place_worker(s, pakal, city, causes.PAKAL_PLACE + rule)
            return


def city_by_rule(s: Ahau, rule: i64) -> i64:
    """Return the city where a rule would have him place a worker, or -1 if it does not apply."""
    here = s.ruler(s.version.rival)
    if rule == 0 and (s.cells[REGION_BUILDING + here - 1] == 0 or missing_cities(s, here) != 1):
        return -1
    best: i64 = -1
    best_key: i64 = -1
    for city in range(NUM_CITIES):
        if may_place(s, s.version.rival, here, city) and applies(s, rule, here, city):
            key = city_key(s, city)
            if key > best_key:
                best_key = key
                best = city
    return best


def applies(s: Ahau, rule: i64, here: i64, city: i64) -> bool:
    """I: the city missing for his region's building. II: a new city of another region with a building. III: any."""
    if rule == 2:
        return True
    if s.has_worker(s.version.rival, city):
        return False
    if rule == 0:
        return True
    for region in range(i64(1), s.version.regions + 1):
        if region != here and s.cells[REGION_BUILDING + region - 1] and s.version.side.touches(region, city):
            return True
    return False


def missing_cities(s: Ahau, region: i64) -> i64:
    """Count the cities of a region without a worker of his."""
    count: i64 = 0
    for city in range(NUM_CITIES):
        if s.version.side.touches(region, city) and not s.has_worker(s.version.rival, city):
            count += 1
    return count


def city_key(s: Ahau, city: i64) -> i64:
    """Most matching tiles in his pyramid, most preferred god, no majority yet; of equal ones the first from the top."""
    tiles = s.god_tiles(s.version.rival, s.cells[CITY_GOD + city])
    return tiles * 100 + (NUM_GODS - god_rank(s, city)) * 2 + (0 if has_majority(s, city) else 1)


class PakalBonus(Step):
    """He builds the building of a region he surrounds, for free."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Build it."""
        region = s.ruler(seat)
        building = s.cells[REGION_BUILDING + region - 1] - 1
        if s.cells[TURN_CITY] and building >= 0 and s.surrounds(seat, region):
            s.cells[REGION_BUILDING + region - 1] = 0
            set_building(s, building, causes.REGION_BONUS)


class PakalEnd(Step):
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
