"""What the position adds to an action for those who show it: the tile on a space, a god, a price, an amount."""

from collections.abc import Callable
from typing import Final

from sacbe.ahau import actions
from sacbe.ahau.layout import (
    BUILDING,
    CITY_GOD,
    OFFER,
    REGION_BUILDING,
    REGION_RESOURCE,
    REGION_TILE,
    ROLE,
    SITE,
)
from sacbe.ahau.names import (
    BUILDINGS,
    GODS,
    MERCHANT,
    NUM_CARDS,
    PYRAMID_SPACES,
    RAISED_BED_FARM,
    RESOURCES,
    ROLE_CARD,
    ROLES,
    TILES,
)
from sacbe.ahau.setup import starting_tile
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.building import building_price, matching_neighbours, tile_price

Details = dict[str, object]


def details(s: Ahau, action: int, seat: int) -> Details:
    """Return what the position adds to an action, by its kind."""
    describe = _BY_KIND.get(s.rules.table.choices[action].kind)
    return {} if describe is None else describe(s, action, seat)


def _choose(s: Ahau, action: int, seat: int) -> Details:
    """The resources of a summary card and the tile on it."""
    card = action - int(actions.CHOOSE)
    goods = [RESOURCES[s.parts.summary_start[3 * card + i]] for i in range(3)]
    return {"tile": TILES[starting_tile(s, card)], "resources": goods}


def _select(s: Ahau, action: int, seat: int) -> Details:
    """The region and the number of the right-hand card, and the role played if there is one."""
    left, right = divmod(action - int(actions.SELECT), int(NUM_CARDS))
    role = ROLES[s.of(seat, ROLE) - 1] if ROLE_CARD in (left, right) else None
    return {"region": int(s.card_number(seat, left)), "number": int(s.card_number(seat, right)), "role": role}


def _take(s: Ahau, action: int, seat: int) -> Details:
    return {"tile": TILES[s.cells[REGION_TILE + action - actions.TAKE] - 1]}


def _place(s: Ahau, action: int, seat: int) -> Details:
    return {"god": GODS[s.cells[CITY_GOD + action - actions.PLACE]]}


def _bonus(s: Ahau, action: int, seat: int) -> Details:
    """The building of the region, or in the family game its resources."""
    region = int(s.ruler(seat))
    building = s.cells[REGION_BUILDING + region - 1]
    spaces = range(2 * region - 2, 2 * region)
    goods = [RESOURCES[s.cells[REGION_RESOURCE + i] - 1] for i in spaces if s.cells[REGION_RESOURCE + i]]
    return {"building": BUILDINGS[building - 1] if building else None, "resources": goods}


def _replace(s: Ahau, action: int, seat: int) -> Details:
    return {"building": BUILDINGS[s.of(seat, BUILDING + action - actions.REPLACE) - 1]}


def _summon(s: Ahau, action: int, seat: int) -> Details:
    """The tiles in the pyramid that count."""
    return {"tiles": int(s.god_tiles(seat, action - actions.SUMMON))}


def _deplete(s: Ahau, action: int, seat: int) -> Details:
    return {"resource": RESOURCES[s.cells[SITE + action - actions.DEPLETE] - 1]}


def _recall(s: Ahau, action: int, seat: int) -> Details:
    return {"number": int(s.card_number(seat, action - int(actions.RECALL)))}


def _produce(s: Ahau, action: int, seat: int) -> Details:
    """The resource, and how many of it own workers and farms bring; the Merchant adds some of one's choice."""
    site = action - int(actions.PRODUCE)
    farms = s.copies(seat, RAISED_BED_FARM) * s.parts.building_amount[RAISED_BED_FARM]
    more = int(s.parts.role_amount[MERCHANT]) if s.playing(seat, MERCHANT) else 0
    amount = int(s.site_workers(seat, site) + farms)
    return {"resource": RESOURCES[s.cells[SITE + site] - 1], "amount": amount, "any": more}


def _partner(s: Ahau, action: int, seat: int) -> Details:
    other = action - int(actions.PARTNER)
    return {"amount": int(s.site_workers(other, s.a & 15)), "player": other + 1}


def _build(s: Ahau, action: int, seat: int) -> Details:
    """The number of different resources, and how many bonuses adjacent tiles score (of a coloured tile)."""
    tile, space = divmod(action - int(actions.BUILD), int(PYRAMID_SPACES))
    neighbours = int(matching_neighbours(s, seat, tile, space))
    return {"cost": int(tile_price(s, seat, space)), "bonuses": neighbours}


def _construct(s: Ahau, action: int, seat: int) -> Details:
    """The building, what is printed on it, and how many of those must be paid."""
    slot = action - int(actions.CONSTRUCT)
    building = int(s.cells[OFFER + slot]) - 1
    printed = {name: int(s.parts.building_cost[building * 5 + i]) for i, name in enumerate(RESOURCES)}
    return {
        "building": BUILDINGS[building],
        "printed": {name: n for name, n in printed.items() if n},
        "cost": int(building_price(s, seat, slot)),
        "fame": int(s.parts.slot_fame[slot]),
    }


def _role(s: Ahau, action: int, seat: int) -> Details:
    return {"number": int(s.parts.role_number[action - actions.ROLE])}


_BY_KIND: Final[dict[str, Callable[[Ahau, int, int], Details]]] = {
    "choose": _choose,
    "select": _select,
    "take": _take,
    "place": _place,
    "bonus": _bonus,
    "replace": _replace,
    "summon": _summon,
    "deplete": _deplete,
    "recall": _recall,
    "produce": _produce,
    "partner": _partner,
    "build": _build,
    "construct": _construct,
    "role": _role,
}
