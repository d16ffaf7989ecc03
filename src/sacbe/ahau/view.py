"""What one seat may see, as plain data."""

from mypy_extensions import i64

from sacbe.ahau import outlook
from sacbe.ahau.cells import (
    BAG_COUNT,
    BARRED,
    BUILDING,
    BUILT,
    CALENDAR,
    CARDS_TAKEN,
    CELEBRATION,
    CHOSEN,
    CITY_GOD,
    DISCARDS,
    ENDING,
    HAND,
    KATUN,
    KATUNS_OVER,
    LEFT,
    LYING,
    MIGHT,
    MIGHT_ORDER,
    OFFER,
    PERSONALITY,
    PILE,
    PYRAMID,
    PYRAMID_DONE,
    REGION_BUILDING,
    REGION_RESOURCE,
    REGION_TILE,
    RESERVE,
    RESOURCE,
    RIGHT,
    ROLE,
    ROLE_DECK,
    ROLE_SHOWN,
    ROUND,
    ROUNDS_OVER,
    SEEN,
    SITE,
    STACK,
    STANDING,
    STRENGTH,
    SUMMONED,
    TEMPLE_TILE,
    TRACKER,
    TURN_CITY,
    USED,
    WEAPONS,
    WORKERS,
    WORKERS_PLACED,
)
from sacbe.ahau.masks import bits
from sacbe.ahau.names import (
    BUILDING_SPACES,
    CARDS,
    CITIES,
    COLOURS,
    GODS,
    NUM_SLOTS,
    OFFER_SLOTS,
    RESOURCES,
    TEMPLE_SPACES,
    TILES,
)
from sacbe.ahau.names import PYRAMID as PYRAMID_NAMES
from sacbe.ahau.scoring import share
from sacbe.ahau.setup import card_resources, starting_tile
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps import step_ids

Data = dict[str, object]
ENDINGS = (
    (PYRAMID_DONE, "pyramid"),
    (WORKERS_PLACED, "workers"),
    (KATUNS_OVER, "katuns"),
    (ROUNDS_OVER, "rounds"),
)


def seen(s: Ahau, seat: int | None) -> Data:
    """Return all that a seat (None: a spectator) may know."""
    cells = s.cells
    return {
        "round": int(cells[ROUND]),
        "katun": int(cells[KATUN]),
        "celebration": bool(cells[CELEBRATION]),
        "ending": [name for bit, name in ENDINGS if cells[ENDING] & bit],
        "rival": "pakal" if s.version.solo else "shadow" if s.version.shadow else None,
        "personality": _name(s.parts.personality_ids, cells[PERSONALITY]),
        "preferences": outlook.rival(s),
        "regions": [_region(s, region) for region in range(1, int(s.version.regions) + 1)],
        "cities": {name: _city(s, city) for city, name in enumerate(CITIES)},
        "sites": [_name(RESOURCES, cells[SITE + site]) for site in range(s.version.side.sites)],
        "calendar": [RESOURCES[cells[CALENDAR + i] - 1] for i in range(15) if cells[CALENDAR + i]],
        "last_space": int(s.version.last_space),
        "temples": {name: _temple(s, god) for god, name in enumerate(GODS)},
        "might_order": [int(cells[MIGHT_ORDER + place]) - 1 for place in range(s.version.seats)],
        "offer": {
            slot: _name(s.parts.building_ids, cells[OFFER + i]) for i, slot in enumerate(OFFER_SLOTS[: int(NUM_SLOTS)])
        },
        "building_stack": sum(int(cells[STACK + kind]) for kind in range(s.parts.buildings)),
        "building_pile": _counts(s, PILE, s.parts.building_ids),
        "bag": int(cells[BAG_COUNT]),
        "discards": _counts(s, DISCARDS, TILES),
        "role_deck": int(bits(cells[ROLE_DECK])),
        "cards": _cards(s) if s.step == step_ids.CHOOSE_CARD else {},
        "turn": _turn(s),
        "payment": outlook.payment(s),
        "contest": outlook.contest(s, seat) if seat is not None and s.step == step_ids.SELECT else [],
        "seats": [_seat(s, player, seat) for player in range(int(s.version.seats))],
    }


def _name(words: tuple[str, ...], cell: i64) -> str | None:
    """Return what a cell that counts from 1 names."""
    return words[cell - 1] if cell else None


def _counts(s: Ahau, first: i64, words: tuple[str, ...]) -> dict[str, int]:
    """Return how many of each there are, where there are any."""
    return {word: int(s.cells[first + i]) for i, word in enumerate(words) if s.cells[first + i]}


def _region(s: Ahau, region: int) -> Data:
    spaces = range(2 * region - 2, 2 * region)
    return {
        "tiles": [_name(TILES, s.cells[REGION_TILE + space]) for space in spaces],
        "building": _name(s.parts.building_ids, s.cells[REGION_BUILDING + region - 1]),
        "resources": [RESOURCES[s.cells[REGION_RESOURCE + i] - 1] for i in spaces if s.cells[REGION_RESOURCE + i]],
        "rulers": [seat for seat in range(int(s.version.seats)) if s.ruler(seat) == region],
        "missing": [outlook.missing_cities(s, seat, region) for seat in range(int(s.version.seats))],
    }


def _city(s: Ahau, city: int) -> Data:
    seats = range(int(s.version.seats))
    return {
        "god": GODS[s.cells[CITY_GOD + city]],
        "standing": [int(s.of(seat, STANDING + city)) for seat in seats],
        "lying": [int(s.of(seat, LYING + city)) for seat in seats],
        "workers": [int(s.workers(seat, city)) for seat in seats],
        "share": [int(share(s, seat, city)) for seat in seats],
        "fame": [outlook.city_fame(s, seat, city) for seat in seats],
    }


def _temple(s: Ahau, god: int) -> Data:
    spaces: list[int | None] = [None] * int(TEMPLE_SPACES)
    for seat in range(int(s.version.seats)):
        if s.marker_at(seat, god) >= 0:
            spaces[s.marker_at(seat, god)] = seat
    scoring = s.parts.scoring_ids[s.cells[TEMPLE_TILE + god]]
    return {"scoring": scoring, "markers": spaces, **outlook.temple_outlook(s, god)}


def _cards(s: Ahau) -> Data:
    """Return the gameplay summary cards to choose from."""
    return {
        name: {"tile": TILES[starting_tile(s, i)], "resources": card_resources(s, i)}
        for i, name in enumerate(s.parts.summary_ids)
        if not s.cells[CARDS_TAKEN] >> i & 1
    }


def _turn(s: Ahau) -> Data:
    """Return where the turn that is played now stands."""
    return {
        "stage": outlook.stage(s),
        "count": outlook.count(s),
        "to_build": outlook.tiles_to_build(s),
        "city": _name(CITIES, s.cells[TURN_CITY]),
        "summoned": _name(GODS, s.cells[SUMMONED]),
        "built": int(s.cells[BUILT]),
        "strength": int(s.cells[STRENGTH]),
        "colours": [name for i, name in enumerate(COLOURS) if s.cells[USED] >> i & 1],
        "colour": _name(COLOURS, s.cells[CHOSEN]),
    }


def _seat(s: Ahau, player: int, seat: int | None) -> Data:
    """Return what is seen of a seat: selected cards and the role only by their owner until they are revealed."""
    own = player == seat
    selecting = s.step == step_ids.SELECT
    cards = own or not selecting
    role = own or bool(s.of(player, ROLE_SHOWN))
    return {
        "resources": {name: int(s.of(player, RESOURCE + i)) for i, name in enumerate(RESOURCES)},
        "reserve": {name: int(s.of(player, RESERVE + i)) for i, name in enumerate(TILES) if s.of(player, RESERVE + i)},
        "weapons": int(s.of(player, WEAPONS)),
        "might": int(s.of(player, MIGHT)),
        "workers": int(s.of(player, WORKERS)),
        "ruler": int(s.ruler(player)) or None,
        "hand": [card for i, card in enumerate(CARDS) if s.of(player, HAND + i)],
        "discards": [card for i, card in enumerate(CARDS) if _discarded(s, player, i)],
        "selected": selecting and s.of(player, LEFT) != 0,
        "left": _name(CARDS, s.of(player, LEFT)) if cards else None,
        "right": _name(CARDS, s.of(player, RIGHT)) if cards else None,
        "has_role": s.of(player, ROLE) != 0,
        "role": _name(s.parts.role_ids, s.of(player, ROLE)) if role else None,
        "role_shown": bool(s.of(player, ROLE_SHOWN)),
        "seen_roles": [name for i, name in enumerate(s.parts.role_ids) if s.of(player, SEEN) >> i & 1] if own else None,
        "barred": [region for region in range(1, 7) if s.of(player, BARRED) >> region & 1],
        "pyramid": {name: _name(TILES, s.of(player, PYRAMID + i)) for i, name in enumerate(PYRAMID_NAMES)},
        "buildings": [_name(s.parts.building_ids, s.of(player, BUILDING + space)) for space in range(BUILDING_SPACES)],
        "tracker": int(s.of(player, TRACKER)) if player == s.version.rival and s.version.solo else None,
        "strengths": outlook.strengths(s, player),
        "now": outlook.celebration(s, player),
        "score": s.scores[player] if player < s.ranked else None,
        "breakdown": s.breakdown(player) if player < s.ranked else None,
    }


def _discarded(s: Ahau, player: int, card: int) -> bool:
    """Tell whether a card is in the open discard pile."""
    played = card + 1 in (s.of(player, LEFT), s.of(player, RIGHT)) and s.step != step_ids.SELECT
    return s.owns_card(player, card) and s.of(player, HAND + card) == 0 and not played
