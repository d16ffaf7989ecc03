"""The Shadow player: a rival for regions and cities that the rules play."""

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import CITY_GOD, LEFT, REGION_BUILDING, REGION_TILE, RIGHT, WEAPONS
from sacbe.ahau.names import NUM_CITIES
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.preferences import draw_cards, preferred_space, rank, reform_deck
from sacbe.ahau.steps.tiles import discard_tile, take_region_tile
from sacbe.ahau.steps.workers import open_cities, place_worker


def set_up(s: Ahau) -> None:
    """The Shadow begins with a weapon."""
    s.change(s.version.rival, WEAPONS, s.parts.shadow_weapons, causes.SETUP)


def reveal(s: Ahau) -> None:
    """Draw two cards, and place the ruler by the left-hand one."""
    draw_cards(s)
    shadow = s.version.rival
    s.move_ruler(shadow, s.card_number(shadow, s.of(shadow, LEFT) - 1), causes.CARDS)


def take_tile(s: Ahau) -> None:
    """Discard the preferred tile of the ruler's region."""
    space = preferred_space(s, s.ruler(s.version.rival), False)
    if space >= 0:
        tile = s.cells[REGION_TILE + space] - 1
        take_region_tile(s, s.version.rival, space, causes.SHADOW_TILE)
        discard_tile(s, s.version.rival, tile, causes.SHADOW_TILE)


def preferred_city(s: Ahau) -> i64:
    """Return the city with the fewest own workers, then of the most preferred god, then closest to the top; or -1."""
    shadow = s.version.rival
    cities = open_cities(s, shadow)
    best: i64 = -1
    best_key: i64 = 10_000
    for city in range(NUM_CITIES):
        if cities >> city & 1:
            key = s.workers(shadow, city) * 16 + rank(s, s.cells[CITY_GOD + city])
            if key < best_key:
                best_key = key
                best = city
    return best


def turn(s: Ahau) -> None:
    """Place a worker; a building in a region then surrounded leaves the game. The played cards are discarded."""
    shadow = s.version.rival
    city = preferred_city(s)
    if city >= 0:
        place_worker(s, shadow, city, causes.SHADOW_PLACE)
        region = s.ruler(shadow)
        if s.cells[REGION_BUILDING + region - 1] and s.surrounds(shadow, region):
            s.cells[REGION_BUILDING + region - 1] = 0
    s.put(shadow, LEFT, 0)
    s.put(shadow, RIGHT, 0)


def end_of_round(s: Ahau) -> None:
    """An empty deck is formed anew of the discarded cards."""
    if s.cards_in_hand(s.version.rival) == 0:
        reform_deck(s)
