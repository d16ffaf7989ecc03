"""The Shadow player: a rival for regions and cities that the rules play."""

from sacbe.ahau import causes, cells, events
from sacbe.ahau.choosing import Best, fewest, key
from sacbe.ahau.names import NUM_CITIES, NUM_GODS
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.preferences import draw_cards, preferred_space, preferred_tile, rank, reform_deck
from sacbe.ahau.steps.tiles import discard_tile, take_region_tile
from sacbe.ahau.steps.workers import open_cities, place_worker


def set_up(s: Ahau) -> None:
    """The Shadow begins with a weapon."""
    s.change(s.version.rival, cells.WEAPONS, s.parts.shadow_weapons, causes.SETUP)


def reveal(s: Ahau) -> None:
    """Draw two cards, and place the ruler by the left-hand one."""
    draw_cards(s)
    shadow = s.version.rival
    events.cards(s, shadow)
    s.move_ruler(shadow, s.card_number(shadow, s.of(shadow, cells.LEFT) - 1), causes.CARDS)


def take_tile(s: Ahau) -> None:
    """Discard the preferred tile of the ruler's region."""
    best = preferred_space(s, s.ruler(s.version.rival), False)
    tile = preferred_tile(s, best)
    if tile >= 0:
        take_region_tile(s, s.version.rival, best.item, causes.SHADOW_TILE)
        discard_tile(s, s.version.rival, tile, causes.SHADOW_TILE)


def preferred_city(s: Ahau) -> Best:
    """Return the city with the fewest of its workers, then of the most preferred god, then closest to the top."""
    shadow = s.version.rival
    cities = open_cities(s, shadow)
    best = Best()
    for city in range(NUM_CITIES):
        if cities >> city & 1:
            god = NUM_GODS - rank(s, s.cells[cells.CITY_GOD + city])
            best.offer(key(fewest(s.workers(shadow, city)), god), city)
    return best


def turn(s: Ahau) -> None:
    """Place a worker; a building in a region then surrounded leaves the game. The played cards are discarded."""
    shadow = s.version.rival
    best = preferred_city(s)
    city = best.item
    events.shadow_city(s, best)
    if city >= 0:
        place_worker(s, shadow, city, causes.SHADOW_PLACE)
        region = s.ruler(shadow)
        building = s.cells[cells.REGION_BUILDING + region - 1] - 1
        if building >= 0 and s.surrounds(shadow, region):
            events.shadow_building(s, region, building)
            s.cells[cells.REGION_BUILDING + region - 1] = 0
    s.put(shadow, cells.LEFT, 0)
    s.put(shadow, cells.RIGHT, 0)


def end_of_round(s: Ahau) -> None:
    """An empty deck is formed anew of the discarded cards."""
    if s.cards_in_hand(s.version.rival) == 0:
        reform_deck(s)
