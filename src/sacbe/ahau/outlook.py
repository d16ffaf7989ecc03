"""What a position holds in store, for those who show it: a celebration as it stands, rivals, where a turn stands."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau.buildings import PALACE, ROYAL_PALACE, TEMPLE
from sacbe.ahau.cells import (
    BUILT,
    BUILT_IN_ORDER,
    HAND,
    OPEN,
    PAID,
    PAY_LEFT,
    PAY_MATCH,
    PAY_TOTAL,
    RESERVE,
    ROLE,
    ROLE_SHOWN,
    STAGE,
    TEMPLE_TILE,
    TRACKER,
    TURN_CITY,
    WEAPONS,
)
from sacbe.ahau.names import (
    CITIES,
    GODS,
    NUM_CARDS,
    NUM_CITIES,
    NUM_GODS,
    RESOURCES,
    ROLE_CARD,
    SHADES,
)
from sacbe.ahau.names import PYRAMID as PYRAMID_NAMES
from sacbe.ahau.scoring import share, temple_award, value
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.building import slot_price, tiles_allowed
from sacbe.ahau.steps.pakal_goods import cheapest_slot
from sacbe.ahau.steps.pakal_plan import next_is_building
from sacbe.ahau.steps.preferences import ranked_god
from sacbe.core.frames import step_of

Data = dict[str, object]

# -- a celebration as it stands --------------------------------------------------------------------------------------


def city_fame(s: Ahau, seat: i64, city: i64) -> int:
    """Return what a city would award to a seat now, its Palace included; the Shadow gains nothing."""
    part = share(s, seat, city)
    if part == 0 or seat >= s.ranked:
        return 0
    fame = s.parts.most_workers if part == 2 else s.parts.tied_workers
    return int(fame + s.power(seat, PALACE))


def cities_fame(s: Ahau) -> list[int]:
    """Return by seat what all cities would award now."""
    return [sum(city_fame(s, seat, city) for city in range(NUM_CITIES)) for seat in range(s.ranked)]


def celebration(s: Ahau, seat: i64) -> dict[str, int] | None:
    """Return what a celebration would bring to a seat now: from temples, from cities, by the Temple building."""
    if seat >= s.ranked:
        return None
    marked = [god for god in range(NUM_GODS) if s.marker_at(seat, god) >= 0]
    each = s.power(seat, TEMPLE)
    return {
        "temples": sum(int(temple_award(s, seat, god)) for god in marked),
        "cities": sum(city_fame(s, seat, city) for city in range(NUM_CITIES)),
        "buildings": int(each) * (int(NUM_GODS) - len(marked)),
    }


def temple_outlook(s: Ahau, god: i64) -> Data:
    """Return by seat what it achieves in a temple's category, and what the temple would pay it for a marker."""
    tile = s.cells[TEMPLE_TILE + god]
    return {
        "values": [int(value(s, seat, tile)) for seat in range(s.ranked)],
        "pays": [int(temple_award(s, seat, god)) for seat in range(s.ranked)],
    }


# -- kingdoms and regions --------------------------------------------------------------------------------------------


def strengths(s: Ahau, seat: i64) -> dict[str, list[int]]:
    """Return by god how many of its tiles are built, and how many lie in reserve to discard for it."""
    first = [RESERVE + god * SHADES for god in range(NUM_GODS)]
    return {
        name: [int(s.god_tiles(seat, god)), int(s.total(seat, first[god], SHADES))] for god, name in enumerate(GODS)
    }


def missing_cities(s: Ahau, seat: i64, region: i64) -> list[str]:
    """Return the cities of a region (1 to 6) where a seat still needs a worker for its bonus."""
    missing = s.version.side.cities[region - 1] & ~s.worker_cities(seat)
    return [name for city, name in enumerate(CITIES) if missing >> city & 1]


# -- rivals ----------------------------------------------------------------------------------------------------------


def contest(s: Ahau, seat: i64) -> list[list[Data]]:
    """Return by region how strong each other seat can come there with its open hand and weapons.

    A role card that nobody has seen may have any number. Ties go to the Royal Palace, then by the Might track.
    """
    others = [other for other in range(int(s.version.seats)) if other != seat]
    return [[_contender(s, seat, other, region) for other in others] for region in range(1, int(s.version.regions) + 1)]


def _contender(s: Ahau, seat: i64, other: i64, region: i64) -> Data:
    strongest = -1
    for left in range(NUM_CARDS):
        if s.of(other, HAND + left) and region in _numbers(s, other, left):
            for right in range(NUM_CARDS):
                if right != left and s.of(other, HAND + right):
                    strongest = max(strongest, *_numbers(s, other, right))
    most = int(s.of(other, WEAPONS)) + strongest if strongest >= 0 else None
    return {"seat": int(other), "most": most, "wins_ties": _wins_ties(s, other, seat)}


def _numbers(s: Ahau, seat: i64, card: i64) -> list[int]:
    """Return the numbers that a card in an open hand may have."""
    if card == ROLE_CARD and not s.of(seat, ROLE_SHOWN) and s.of(seat, ROLE):
        return sorted({int(number) for number in s.parts.role_number})
    return [int(s.card_number(seat, card))]


def _wins_ties(s: Ahau, seat: i64, other: i64) -> bool:
    """Tell whether a seat wins a tie of strength against another."""
    own, theirs = s.copies(seat, ROYAL_PALACE) > 0, s.copies(other, ROYAL_PALACE) > 0
    return own if own != theirs else s.might_place(seat) < s.might_place(other)


# -- the turn --------------------------------------------------------------------------------------------------------

COUNTED: Final[tuple[int, ...]] = (step_ids.CHIEF, step_ids.TRADE, step_ids.RECALL, step_ids.GAIN)
"""Steps that say how often they may still be taken."""
OPENED: Final[tuple[tuple[int, str], ...]] = (
    (int(step_ids.CHOOSE_CARD), "setup"),
    (int(step_ids.SELECT), "select"),
    (int(step_ids.PLACE), "place"),
    (int(step_ids.SUMMON), "summon"),
    (int(step_ids.PRODUCE_OR_BUILD), "act"),
)
"""Steps that begin a part of a round; whatever one brings is played while the next is pending."""


def stage(s: Ahau) -> str | None:
    """Return the part of the round that is played now, by the steps that are pending."""
    pending = [int(step_of(s.stack[i])) for i in range(len(s.stack))]
    # A trade is made in the menu it comes back to.
    here = pending.pop() if s.step == step_ids.DROP else int(s.step)
    for step, name in OPENED:
        if here == step:
            return name
    if step_ids.MOVEMENT_END in pending:
        return "movement"
    if s.cells[STAGE] != OPEN or step_ids.PRODUCE_OR_BUILD not in pending:
        return "act" if step_ids.END_OF_TURN in pending else None
    return "place" if step_ids.SUMMON in pending else "summon"


def count(s: Ahau) -> int | None:
    """Return how many times what is asked may still be chosen."""
    return int(s.a & 255) if s.step in COUNTED else None


def tiles_to_build(s: Ahau) -> int | None:
    """Return how many tiles may still be built in this turn of a player."""
    if s.cells[TURN_CITY] == 0 or not 0 <= s.seat < s.players:
        return None
    return max(int(tiles_allowed(s, s.seat) - s.cells[BUILT]), 0)


def payment(s: Ahau) -> Data | None:
    """Return what is being paid: the whole price, what is paid and left, and the resource that must be among it."""
    if s.step != step_ids.PAY:
        return None
    match = int(s.cells[PAY_MATCH])
    return {
        "total": int(s.cells[PAY_TOTAL]),
        "left": int(s.cells[PAY_LEFT]),
        "paid": {name: int(s.cells[PAID + i]) for i, name in enumerate(RESOURCES) if s.cells[PAID + i]},
        "match": RESOURCES[match - 1] if match else None,
    }


# -- King Pakal and the Shadow ---------------------------------------------------------------------------------------


def rival(s: Ahau) -> Data | None:
    """Return what is known of how the rival decides: its gods in order, and King Pakal's next tile."""
    if s.version.rival < 0:
        return None
    ranking = [GODS[ranked_god(s, place)] for place in range(NUM_GODS)]
    if not s.version.solo:
        return {"ranking": ranking, "next": None, "building_fame": 0}
    return {
        "ranking": ranking,
        "next": _next_tile(s),
        "building_fame": int(s.parts.solo_building_fame[s.version.difficulty]),
    }


def _next_tile(s: Ahau) -> Data | None:
    """Return what King Pakal builds next, what it costs, and what he has."""
    pakal = s.version.rival
    tiles = s.pyramid_tiles(pakal)
    has = int(s.of(pakal, TRACKER))
    if not next_is_building(s, tiles, s.of(pakal, BUILT_IN_ORDER)):
        return {"space": PYRAMID_NAMES[tiles], "slot": None, "price": int(s.parts.shape.cost[tiles]), "has": has}
    slot = cheapest_slot(s, 0).item
    if slot < 0:
        return None
    return {"space": None, "slot": int(slot), "price": int(slot_price(s, slot, 0)), "has": has}
