"""What King Pakal looks at in cities: who has the majority, and what one more worker would do."""

from mypy_extensions import i64

from sacbe.ahau.layout import CITY_GOD, LYING, STANDING
from sacbe.ahau.names import NUM_CITIES, NUM_GODS, ROYAL_PALACE
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.preferences import rank


def wins_ties(s: Ahau) -> bool:
    """Tell whether a tie is enough for him: in night mode his board has a Royal Palace."""
    return s.copies(s.version.rival, ROYAL_PALACE) > 0


def wins(own: i64, theirs: i64, ties: bool) -> bool:
    """Tell whether he has the majority with so many workers."""
    return own > theirs or (own == theirs and own > 0 and ties)


def has_majority(s: Ahau, city: i64) -> bool:
    """Tell whether he has the majority in a city."""
    return wins(s.workers(s.version.rival, city), s.workers(0, city), wins_ties(s))


def can_win(s: Ahau, city: i64) -> bool:
    """Tell whether laying a worker down would win the majority there (AH-24.3)."""
    return not has_majority(s, city) and wins(s.workers(s.version.rival, city) + 1, s.workers(0, city), wins_ties(s))


def total_workers(s: Ahau, city: i64) -> i64:
    """Count all workers in a city."""
    return s.workers(s.version.rival, city) + s.workers(0, city)


def beside_site(s: Ahau, city: i64) -> bool:
    """Tell whether a city is adjacent to a production site."""
    return s.city_colours(city) != 0


def god_rank(s: Ahau, city: i64) -> i64:
    """Return the place on his personality card of a city's god: 0 is the most preferred."""
    return rank(s, s.cells[CITY_GOD + city])


def city_to_lay_down(s: Ahau) -> i64:
    """The reward: a city he can win, or else any; of the least preferred god, closest to the top; or -1."""
    best: i64 = -1
    best_key: i64 = -1
    for city in range(NUM_CITIES):
        if s.of(s.version.rival, STANDING + city):
            key = (NUM_GODS if can_win(s, city) else i64(0)) + god_rank(s, city)
            if key > best_key:
                best_key = key
                best = city
    return best


def city_for_the_sun(s: Ahau) -> i64:
    """The Sun God: a city by his ruler that he can win, or else with the fewest workers; -1 if there is none."""
    here = s.version.side.cities[s.ruler(s.version.rival) - 1]
    best: i64 = -1
    best_key: i64 = -1
    for city in range(NUM_CITIES):
        if here >> city & 1 and s.of(s.version.rival, STANDING + city):
            key = i64(100_000) if can_win(s, city) else 1000 * (50 - total_workers(s, city))
            key += (i64(100) if beside_site(s, city) else i64(0)) + NUM_GODS - god_rank(s, city)
            if key > best_key:
                best_key = key
                best = city
    return best


def city_for_the_jaguar(s: Ahau, placed: i64) -> i64:
    """The Jaguar God: where the player's majority is largest, then most own workers, then least preferred; or -1.

    The worker placed this turn (in the city ``placed``) does not count.
    """
    pakal = s.version.rival
    best: i64 = -1
    best_key: i64 = -1
    for city in range(NUM_CITIES):
        if spare_workers(s, city, placed):
            own = s.workers(pakal, city)
            lead = max(s.workers(0, city) - own, 0)  # none where he has the majority
            key = lead * 10_000 + own * 100 + god_rank(s, city)
            if key > best_key:
                best_key = key
                best = city
    return best


def spare_workers(s: Ahau, city: i64, placed: i64) -> bool:
    """Tell whether he has a worker in a city besides the one placed this turn, be it standing or lying (AH-22.19)."""
    pakal = s.version.rival
    pieces = s.of(pakal, STANDING + city) + s.of(pakal, LYING + city)
    return pieces > (i64(1) if city == placed else i64(0))
