"""What King Pakal looks at in cities: who has the majority, and what one more worker would do."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau import cells
from sacbe.ahau.buildings import ROYAL_PALACE
from sacbe.ahau.choosing import Best, fewest, key
from sacbe.ahau.names import NUM_CITIES, NUM_GODS
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
    return rank(s, s.cells[cells.CITY_GOD + city])


LAY_DOWN_MEASURES: Final = ("wins", "least_god")


def city_to_lay_down(s: Ahau) -> Best:
    """The reward: a city he can win, or else any; of the least preferred god, closest to the top."""
    best = Best()
    for city in range(NUM_CITIES):
        if s.of(s.version.rival, cells.STANDING + city):
            best.offer(key(i64(1) if can_win(s, city) else i64(0), god_rank(s, city)), city)
    return best


SUN_MEASURES: Final = ("wins", "fewest", "site", "god")


def city_for_the_sun(s: Ahau) -> Best:
    """The Sun God: a city by his ruler that he can win, or else with the fewest workers."""
    here = s.version.side.cities[s.ruler(s.version.rival) - 1]
    best = Best()
    for city in range(NUM_CITIES):
        if here >> city & 1 and s.of(s.version.rival, cells.STANDING + city):
            best.offer(sun_key(s, city), city)
    return best


def sun_key(s: Ahau, city: i64) -> i64:
    """Return how much he wants to lay a worker down in a city; where he wins it does not matter how many are there."""
    site, god = i64(1) if beside_site(s, city) else i64(0), NUM_GODS - god_rank(s, city)
    return key(1, 0, site, god) if can_win(s, city) else key(0, fewest(total_workers(s, city)), site, god)


def city_for_the_jaguar(s: Ahau, placed: i64) -> Best:
    """The Jaguar God: where the player's majority is largest, then most of his workers, then least preferred.

    The worker placed this turn (in the city ``placed``) does not count.
    """
    best = Best()
    for city in range(NUM_CITIES):
        if spare_workers(s, city, placed):
            workers = s.workers(s.version.rival, city)
            lead = max(s.workers(0, city) - workers, 0)  # none where he has the majority
            best.offer(key(lead, workers, god_rank(s, city)), city)
    return best


def spare_workers(s: Ahau, city: i64, placed: i64) -> bool:
    """Tell whether he has a worker in a city besides the one placed this turn, be it standing or lying (AH-22.19)."""
    pakal = s.version.rival
    pieces = s.of(pakal, cells.STANDING + city) + s.of(pakal, cells.LYING + city)
    return pieces > (i64(1) if city == placed else i64(0))
