"""Points of a K'atun celebration: what temples and cities award."""

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import (
    CITY_GOD,
    FROM_BUILDINGS,
    FROM_CITIES,
    FROM_GODS,
    MIGHT,
    PYRAMID,
    RESOURCE,
    TEMPLE_TILE,
    TRACKER,
)
from sacbe.ahau.masks import bits
from sacbe.ahau.names import (
    BUILDINGS_BUILT,
    MIGHT_STEPS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_GODS,
    PALACE,
    PYRAMID_SPACES,
    PYRAMID_SYMBOLS,
    RESERVE_COLOURS,
    RESOURCE_COLOURS,
    ROYAL_PALACE,
    SHADES,
    TEMPLE,
    TEMPLES_SCORED,
)
from sacbe.ahau.state import Ahau, of_shade

# -- god scoring tiles -----------------------------------------------------------------------------------------------


def value(s: Ahau, seat: i64, tile: i64) -> i64:
    """Return what a seat achieves in the category of a god scoring tile."""
    if tile == MIGHT_STEPS:
        return s.of(seat, MIGHT) // s.parts.might_per_fame
    if tile == PYRAMID_SYMBOLS:
        return bits(pyramid_gods(s, seat))
    if tile == RESERVE_COLOURS:
        return bits(reserve_colours(s, seat))
    if tile == TEMPLES_SCORED:
        return temples_marked(s, seat)
    if tile == RESOURCE_COLOURS:
        return resource_colours(s, seat)
    if tile == BUILDINGS_BUILT:
        return s.buildings(seat)
    return bits(city_gods(s, seat))


def pyramid_gods(s: Ahau, seat: i64) -> i64:
    """Return the gods on the tiles of a pyramid, a bit for each."""
    gods: i64 = 0
    for space in range(PYRAMID_SPACES):
        tile = s.of(seat, PYRAMID + space) - 1
        if tile >= 0:
            gods |= i64(1) << tile // SHADES
    return gods


def reserve_colours(s: Ahau, seat: i64) -> i64:
    """Return the colours of the tiles in a reserve, a bit for each; wild tiles do not count (AH-14.5)."""
    counts, colours = s.reserve_shades(seat), i64(0)
    for colour in range(NUM_COLOURS):
        if of_shade(counts, colour):
            colours |= i64(1) << colour
    return colours


def temples_marked(s: Ahau, seat: i64) -> i64:
    """Return at how many temples a seat has a marker (AH-14.6)."""
    count: i64 = 0
    for god in range(NUM_GODS):
        count += 1 if s.marker_at(seat, god) >= 0 else 0
    return count


def resource_colours(s: Ahau, seat: i64) -> i64:
    """Return how many different resources a seat has; King Pakal's count in threes (Solo: K'atun celebrations)."""
    if seat == s.version.rival:
        return s.of(seat, TRACKER) // s.parts.resources_per_fame
    count: i64 = 0
    for colour in range(NUM_COLOURS):
        count += 1 if s.of(seat, RESOURCE + colour) else 0
    return count


def city_gods(s: Ahau, seat: i64) -> i64:
    """Return the gods of the cities with workers of a seat, a bit for each."""
    cities, gods = s.worker_cities(seat), i64(0)
    for city in range(NUM_CITIES):
        if cities >> city & 1:
            gods |= i64(1) << s.cells[CITY_GOD + city]
    return gods


def temple_award(s: Ahau, seat: i64, god: i64) -> i64:
    """Return what a temple awards to a seat with a marker: the highest value of all, or in personal scoring its own."""
    tile = s.cells[TEMPLE_TILE + god]
    if s.version.personal:
        return value(s, seat, tile)
    best: i64 = 0
    for other in range(s.ranked):
        best = max(best, value(s, other, tile))
    return best


def score_temples(s: Ahau) -> None:
    """1. Each temple in turn awards fame to those with a marker; the Temple building to those without."""
    for god in range(NUM_GODS):
        for seat in range(s.ranked):
            if s.marker_at(seat, god) >= 0:
                s.score(seat, FROM_GODS, temple_award(s, seat, god), causes.CELEBRATION)
            else:
                fame = s.copies(seat, TEMPLE) * s.parts.building_amount[TEMPLE]
                s.score(seat, FROM_BUILDINGS, fame, causes.OF_BUILDING + TEMPLE)


# -- cities ----------------------------------------------------------------------------------------------------------


def most_workers(s: Ahau, city: i64) -> i64:
    """Return the largest number of workers a seat has in a city."""
    most: i64 = 0
    for seat in range(s.version.seats):
        most = max(most, s.workers(seat, city))
    return most


def share(s: Ahau, seat: i64, city: i64) -> i64:
    """Return 2 for the sole majority in a city, 1 for a tied one, 0 for none; the Royal Palace wins ties."""
    own = s.workers(seat, city)
    if own == 0 or own < most_workers(s, city):
        return 0
    tied = False
    for other in range(s.version.seats):
        if other != seat and s.workers(other, city) == own:
            if s.copies(other, ROYAL_PALACE):
                return 0
            tied = True
    return 1 if tied and not s.copies(seat, ROYAL_PALACE) else 2


def score_cities(s: Ahau) -> None:
    """2. Each city awards fame to the player with the most workers, less in a tie; the Shadow gains none."""
    for city in range(NUM_CITIES):
        for seat in range(s.ranked):
            part = share(s, seat, city)
            if part:
                fame = s.parts.most_workers if part == 2 else s.parts.tied_workers
                s.score(seat, FROM_CITIES, fame, causes.CITY_MAJORITY)
                more = s.copies(seat, PALACE) * s.parts.building_amount[PALACE]
                s.score(seat, FROM_BUILDINGS, more, causes.OF_BUILDING + PALACE)
