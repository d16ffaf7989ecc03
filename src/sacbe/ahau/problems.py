"""What makes a position impossible: the check of positions that come from outside."""

from mypy_extensions import i64

from sacbe.ahau.course import course_flaws
from sacbe.ahau.layout import (
    BAG,
    BAG_COUNT,
    BAG_DRAWN,
    BUILDING,
    BUILT,
    CALENDAR,
    CARDS_TAKEN,
    CELEBRATION,
    CHANCE,
    CHANCE_KEY,
    CHOSEN,
    CITY_GOD,
    DISCARDS,
    ENDING,
    HAND,
    KATUN,
    LAST_TRADE,
    LEFT,
    LYING,
    MARKER,
    MIGHT,
    MIGHT_ORDER,
    OFFER,
    OWNED,
    PERSONALITY,
    PILE,
    PYRAMID,
    QUEEN_USED,
    REGION_BUILDING,
    REGION_RESOURCE,
    REGION_TILE,
    RESERVE,
    RESOURCE,
    RIGHT,
    ROLE,
    ROLE_DECK,
    ROUND,
    RULER_AT,
    SITE,
    STACK,
    STACK_DRAWN,
    STAGE,
    STANDING,
    SUMMONED,
    TEMPLE_TILE,
    TRACKER,
    TURN_CITY,
    USED,
    VISITED,
    WALKER,
    WEAPONS,
    WORKERS,
)
from sacbe.ahau.names import (
    BUILDING_SPACES,
    BUILDINGS,
    NUM_BUILDINGS,
    NUM_CARDS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_GODS,
    NUM_REGIONS,
    NUM_ROLES,
    NUM_SCORING,
    NUM_SITES,
    NUM_SLOTS,
    NUM_TILES,
    PYRAMID_SPACES,
    ROLE_CARD,
    SHADES,
    TEMPLE_SPACES,
    WILD,
)
from sacbe.ahau.setup import starting_tile
from sacbe.ahau.stacks import BAG_STACK, BUILDING_STACK
from sacbe.ahau.state import CHANCE_MASK, Ahau
from sacbe.ahau.steps.numbers import REVEAL, SET_TILE
from sacbe.core.frames import a_of, packed, step_of


def flaws(s: Ahau) -> list[str]:
    """Return what is wrong with the cells of a position, in short sentences."""
    found = _ranges(s)
    for seat in range(int(s.version.seats)):
        found += [f"seat {seat}: {problem}" for problem in _seat(s, seat)]
    return found or [*_tiles(s), *_buildings(s), *_sites(s), *_order(s), *_roles(s), *course_flaws(s)]


def _outside(s: Ahau, name: str, first: i64, size: i64, low: i64, high: i64) -> list[str]:
    """Return a problem if a cell of a run is out of range."""
    for cell in range(first, first + size):
        if not low <= s.cells[cell] <= high:
            return [f"{name} has {s.cells[cell]}, not {low} to {high}"]
    return []


def _ranges(s: Ahau) -> list[str]:
    """Cells of the table."""
    regions, many = s.version.regions, i64(1000)
    return [
        *_outside(s, "round", ROUND, 1, 0, s.parts.rounds),
        *_outside(s, "katun", KATUN, 1, 1, s.parts.katuns),
        *_outside(s, "celebration", CELEBRATION, 1, 0, 1),
        *_outside(s, "ending", ENDING, 1, 0, 15),
        *_outside(s, "chance", CHANCE, 1, 0, CHANCE_MASK),
        *_outside(s, "chance_key", CHANCE_KEY, 1, 0, CHANCE_MASK),
        *_outside(s, "bag_drawn", BAG_DRAWN, 1, 0, s.deal.size(BAG_STACK)),
        *_outside(s, "stack_drawn", STACK_DRAWN, 1, 0, s.deal.size(BUILDING_STACK)),
        *_outside(s, "role_deck", ROLE_DECK, 1, 0, (1 << NUM_ROLES) - 1),
        *_outside(s, "cards_taken", CARDS_TAKEN, 1, 0, 31),
        *_outside(s, "personality_card", PERSONALITY, 1, 1 if s.version.rival >= 0 else 0, NUM_ROLES),
        *_outside(s, "turn_city", TURN_CITY, 1, 0, NUM_CITIES),
        *_outside(s, "summoned", SUMMONED, 1, 0, NUM_GODS),
        *_outside(s, "stage", STAGE, 1, 0, 2),
        *_outside(s, "the turn", BUILT, QUEEN_USED - BUILT + 1, 0, many),
        *_outside(s, "used", USED, 1, 0, 31),
        *_outside(s, "chosen", CHOSEN, 1, 0, NUM_COLOURS),
        *_outside(s, "walker", WALKER, 1, 0, NUM_CITIES),
        *_outside(s, "visited", VISITED, 1, 0, 1023),
        *_outside(s, "last_trade", LAST_TRADE, BAG - LAST_TRADE, 0, many),
        *_outside(s, "tiles", BAG, 2 * NUM_TILES + 2 * NUM_BUILDINGS, 0, many),
        *_outside(s, "offer", OFFER, NUM_SLOTS, 0, NUM_BUILDINGS),
        *_outside(s, "region_tiles", REGION_TILE, 2 * NUM_REGIONS, 0, NUM_TILES),
        *_outside(s, "region_tiles", REGION_TILE + 2 * regions, 2 * (NUM_REGIONS - regions), 0, 0),
        *_outside(s, "region_buildings", REGION_BUILDING, NUM_REGIONS, 0, NUM_BUILDINGS),
        *_outside(s, "region_resources", REGION_RESOURCE, 2 * NUM_REGIONS, 0, NUM_COLOURS),
        *_outside(s, "city_gods", CITY_GOD, NUM_CITIES, 0, NUM_GODS - 1),
        *_outside(s, "sites", SITE, NUM_SITES, 0, NUM_COLOURS),
        *_outside(s, "calendar", CALENDAR, NUM_SITES, 0, NUM_COLOURS),
        *_outside(s, "temple_tiles", TEMPLE_TILE, NUM_GODS, 0, NUM_SCORING - 1),
    ]


def _seat(s: Ahau, seat: int) -> list[str]:
    """Goods, workers, cards and board of a seat."""
    found: list[str] = []
    for first, size, high, name in (
        (RESOURCE, NUM_COLOURS, i64(1000), "resources"),
        (RESERVE, NUM_TILES, i64(100), "reserve"),
        (WEAPONS, 1, s.parts.most_weapons, "weapons"),
        (MIGHT, 1, s.parts.might_top, "might"),
        (WORKERS, 1, s.parts.workers, "workers"),
        (STANDING, 2 * NUM_CITIES, s.parts.workers, "workers in cities"),
        (RULER_AT, NUM_REGIONS, 1, "ruler"),
        (HAND, NUM_CARDS, 1, "hand"),
        (TRACKER, 1, s.parts.tracker_most, "tracker"),
        (PYRAMID, PYRAMID_SPACES, NUM_TILES, "pyramid"),
        (OWNED, NUM_BUILDINGS, BUILDING_SPACES, "owned"),
        (MARKER, NUM_GODS, TEMPLE_SPACES, "markers"),
        (BUILDING, BUILDING_SPACES, NUM_BUILDINGS, "building_spaces"),
        (LEFT, 2, NUM_CARDS, "cards"),
        (ROLE, 1, NUM_ROLES, "role"),
    ):
        for field in range(first, first + size):
            if not 0 <= s.of(seat, field) <= high:
                found.append(f"{name} has {s.of(seat, field)}, not 0 to {high}")
    return found or [*_workers(s, seat), *_board(s, seat), *_cards(s, seat)]


def _workers(s: Ahau, seat: int) -> list[str]:
    workers = s.of(seat, WORKERS)
    rulers: i64 = 0
    for city in range(NUM_CITIES):
        workers += s.of(seat, STANDING + city) + s.of(seat, LYING + city)
    for region in range(NUM_REGIONS):
        rulers += s.of(seat, RULER_AT + region) * (1 if region < s.version.regions else 2)
    found = [] if workers == s.parts.workers else [f"there are {workers} workers, not {s.parts.workers}"]
    return found if rulers == 1 or (rulers == 0 and _before_rulers(s)) else [*found, "a ruler is lost"]


def _before_rulers(s: Ahau) -> bool:
    """Tell whether no cards have been revealed yet: rulers come on the board with the first."""
    revealing = s.step == REVEAL or any(step_of(s.stack[i]) == REVEAL for i in range(len(s.stack)))
    return s.cells[ROUND] == 0 or (s.cells[ROUND] == 1 and revealing)


def _board(s: Ahau, seat: int) -> list[str]:
    """Pyramid tiles have a colour and support, and the spaces of the board hold the buildings owned."""
    found: list[str] = []
    built = sum(1 << space for space in range(int(PYRAMID_SPACES)) if s.of(seat, PYRAMID + space))
    for space in range(PYRAMID_SPACES):
        tile = s.of(seat, PYRAMID + space) - 1
        if tile >= 0 and tile % SHADES == WILD:
            found.append("a wild tile in the pyramid has no colour")
        if tile >= 0 and s.parts.shape.under[space] & ~built:
            found.append("a pyramid tile has no support")
    for building in range(NUM_BUILDINGS):
        spaces = [space for space in range(BUILDING_SPACES) if s.of(seat, BUILDING + space) == building + 1]
        if len(spaces) != s.of(seat, OWNED + building):
            found.append("the buildings owned are not those on the board")
    return found


def _cards(s: Ahau, seat: int) -> list[str]:
    left, right, role = s.of(seat, LEFT), s.of(seat, RIGHT), s.of(seat, ROLE)
    if (left == 0) != (right == 0) or (left and left == right):
        return ["two different cards are played, or none"]
    if role == 0 and (s.of(seat, HAND + ROLE_CARD) or ROLE_CARD + 1 in (left, right)):
        return ["there is a role card without a role"]
    return []


def _tiles(s: Ahau) -> list[str]:
    """Every pyramid tile is in one place; tiles of a god stay tiles of that god even when a wild one takes a colour."""
    total = [0] * int(NUM_GODS)
    bag: i64 = 0
    for tile in range(NUM_TILES):
        bag += s.cells[BAG + tile]
        total[tile // SHADES] += int(s.cells[BAG + tile] + s.cells[DISCARDS + tile])
        for seat in range(s.version.seats):
            total[tile // SHADES] += int(s.of(seat, RESERVE + tile))
    on_board = [int(s.cells[REGION_TILE + space]) - 1 for space in range(2 * NUM_REGIONS)]
    built = [int(s.of(seat, PYRAMID + i)) - 1 for seat in range(s.version.seats) for i in range(PYRAMID_SPACES)]
    for tile in [*on_board, *built, *_pending_tiles(s)]:
        if tile >= 0:
            total[tile // SHADES] += 1
    expected = _expected_tiles(s)
    found = [] if total == expected else [f"there are {total} tiles of the gods, not {expected}"]
    return found if bag == s.cells[BAG_COUNT] else [*found, "the bag is not counted right"]


def _pending_tiles(s: Ahau) -> list[int]:
    """Return the tiles that are paid for now and not yet set down."""
    frames = [packed(s.step, s.seat, s.a, s.b), *(s.stack[i] for i in range(len(s.stack)))]
    return [int(a_of(frame)) for frame in frames if step_of(frame) == SET_TILE and a_of(frame) < NUM_TILES]


def _expected_tiles(s: Ahau) -> list[int]:
    """Return how many tiles of each god are in play: those of the bag, and the starting tiles that were taken."""
    total = [0] * int(NUM_GODS)
    for i in range(s.deal.size(BAG_STACK)):
        total[s.parts.bag_tiles[s.deal.at(BAG_STACK, i)] // SHADES] += 1
    return [count + started for count, started in zip(total, _started(s), strict=True)]


def _started(s: Ahau) -> list[int]:
    """Return how many starting tiles of each god are in play."""
    found = [0] * int(NUM_GODS)
    if s.version.family:
        for seat in range(s.players):
            found[starting_tile(s, seat) // SHADES] += 1
        return found
    for card in range(NUM_COLOURS):
        if s.cells[CARDS_TAKEN] >> card & 1:
            found[starting_tile(s, card) // SHADES] += 1
    return found


def _buildings(s: Ahau) -> list[str]:
    """No building is in more places than it has copies; replaced and removed ones leave the game."""
    for building in range(NUM_BUILDINGS):
        count = s.cells[STACK + building] + s.cells[PILE + building]
        for cell in (*range(OFFER, OFFER + NUM_SLOTS), *range(REGION_BUILDING, REGION_BUILDING + NUM_REGIONS)):
            count += 1 if s.cells[cell] == building + 1 else 0
        for seat in range(s.version.seats):
            count += s.of(seat, OWNED + building)
        if count > _copies(s, building):
            return [f"building {building} is there {count} times"]
    return []


def _copies(s: Ahau, building: i64) -> int:
    """Return how many tiles of a building are in play, one printed on King Pakal's board included."""
    names = s.deal.kinds[BUILDING_STACK].ids
    return names.count(BUILDINGS[building]) + int(s.version.solo and s.version.rival_board.printed == building)


def _sites(s: Ahau) -> list[str]:
    """Every production site is on the board or on the calendar."""
    for colour in range(NUM_COLOURS):
        count = 0
        for cell in (*range(SITE, SITE + NUM_SITES), *range(CALENDAR, CALENDAR + NUM_SITES)):
            count += 1 if s.cells[cell] == colour + 1 else 0
        if count != list(s.parts.site_tiles).count(colour):
            return [f"there are {count} production sites of colour {colour}"]
    return []


def _order(s: Ahau) -> list[str]:
    """The order of the Might track has every seat once, and nobody above a seat with more steps."""
    seats = [int(s.cells[MIGHT_ORDER + place]) - 1 for place in range(s.version.seats)]
    if sorted(seats) != list(range(int(s.version.seats))):
        return ["the order of the Might track is not complete"]
    steps = [s.of(seat, MIGHT) for seat in seats]
    return [] if steps == sorted(steps, reverse=True) else ["the order of the Might track does not fit the steps"]


def _roles(s: Ahau) -> list[str]:
    """A role is in the deck or with one seat."""
    roles = [int(s.of(seat, ROLE)) - 1 for seat in range(s.version.seats) if s.of(seat, ROLE)]
    in_deck = [role for role in range(NUM_ROLES) if s.cells[ROLE_DECK] >> role & 1]
    return [] if len({*roles, *in_deck}) == len(roles) + len(in_deck) else ["a role card is in two places"]
