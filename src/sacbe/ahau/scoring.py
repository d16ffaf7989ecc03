"""Points of a K'atun celebration: what temples and cities award."""

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.buildings import PALACE, ROYAL_PALACE, TEMPLE
from sacbe.ahau.masks import bits
from sacbe.ahau.names import (
    BUILDINGS_BUILT,
    MIGHT_STEPS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_GODS,
    PYRAMID_SPACES,
    PYRAMID_SYMBOLS,
    RESERVE_COLOURS,
    RESOURCE_COLOURS,
    SHADES,
    TEMPLES_SCORED,
)
from sacbe.ahau.state import Ahau, of_shade

# -- god scoring tiles -----------------------------------------------------------------------------------------------


def value(s: Ahau, seat: i64, category: i64) -> i64:
    """Return what a seat achieves in the category of a god scoring tile."""
    if category == MIGHT_STEPS:
        return s.of(seat, cells.MIGHT) // s.parts.might_per_fame
    if category == PYRAMID_SYMBOLS:
        return bits(pyramid_gods(s, seat))
    if category == RESERVE_COLOURS:
        return bits(reserve_colours(s, seat))
    if category == TEMPLES_SCORED:
        return temples_marked(s, seat)
    if category == RESOURCE_COLOURS:
        return resource_colours(s, seat)
    if category == BUILDINGS_BUILT:
        return s.buildings(seat)
    return bits(city_gods(s, seat))


def pyramid_gods(s: Ahau, seat: i64) -> i64:
    """Return the gods on the tiles of a pyramid, a bit for each."""
    gods: i64 = 0
    for space in range(PYRAMID_SPACES):
        tile = s.of(seat, cells.PYRAMID + space) - 1
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
    """Return how many different resources a seat has; King Pakal's count in threes (AH-24.13)."""
    if seat == s.version.rival:
        return s.of(seat, cells.TRACKER) // s.parts.resources_per_fame
    count: i64 = 0
    for colour in range(NUM_COLOURS):
        count += 1 if s.of(seat, cells.RESOURCE + colour) else 0
    return count


def city_gods(s: Ahau, seat: i64) -> i64:
    """Return the gods of the cities with workers of a seat, a bit for each."""
    cities, gods = s.worker_cities(seat), i64(0)
    for city in range(NUM_CITIES):
        if cities >> city & 1:
            gods |= i64(1) << s.cells[cells.CITY_GOD + city]
    return gods


def temple_award(s: Ahau, seat: i64, god: i64) -> i64:
    """Return what a temple awards to a seat with a marker: the highest value of all, or in personal scoring its own."""
    category = s.parts.scoring_category[s.cells[cells.TEMPLE_TILE + god]]
    if s.version.personal:
        return value(s, seat, category)
    best: i64 = 0
    for other in range(s.ranked):
        best = max(best, value(s, other, category))
    return best


def score_temples(s: Ahau) -> None:
    """1. Each temple in turn awards fame to those with a marker; the Temple building to those without."""
    for god in range(NUM_GODS):
        paid = False
        for seat in range(s.ranked):
            if s.marker_at(seat, god) >= 0:
                award = temple_award(s, seat, god)
                s.score(seat, cells.FROM_GODS, award, causes.CELEBRATION)
                events.temple(s, seat, god, award)
                paid = True
            else:
                fame = s.power(seat, TEMPLE)
                s.score(seat, cells.FROM_BUILDINGS, fame, causes.OF_BUILDING + TEMPLE)
        if not paid:
            events.temple_without_markers(s, god)


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
                s.score(seat, cells.FROM_CITIES, fame, causes.CITY_MAJORITY)
                events.city(s, seat, city, part == 1, fame)
                more = s.power(seat, PALACE)
                s.score(seat, cells.FROM_BUILDINGS, more, causes.OF_BUILDING + PALACE)
        if s.history is not None and s.version.shadow and share(s, s.version.rival, city):
            events.city_of_the_shadow(s, city)
