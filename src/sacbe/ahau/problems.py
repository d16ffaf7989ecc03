"""What makes a position impossible: the check of positions that come from outside."""

from mypy_extensions import i64

from sacbe.ahau import cells
from sacbe.ahau.buildings import BUILDING_ROOM
from sacbe.ahau.names import (
    ALL_CITIES,
    ALL_COLOURS,
    BUILDING_SPACES,
    NUM_CARDS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_GODS,
    NUM_REGIONS,
    NUM_SITES,
    NUM_SLOTS,
    NUM_TILES,
    PYRAMID_SPACES,
    ROLE_CARD,
    SHADES,
    TEMPLE_SPACES,
    WILD,
)
from sacbe.ahau.regions import SPACES_OF_REGION
from sacbe.ahau.round_flaws import round_flaws
from sacbe.ahau.setup import starting_tile
from sacbe.ahau.stacks import BAG_STACK, BUILDING_STACK
from sacbe.ahau.state import CHANCE_MASK, Ahau
from sacbe.ahau.steps.pyramid import tile_being_paid
from sacbe.ahau.steps.step_ids import REVEAL
from sacbe.core.frames import packed, step_of


def flaws(s: Ahau) -> list[str]:
    """Return what is wrong with the cells of a position, in short sentences."""
    found = _ranges(s)
    for seat in range(int(s.version.seats)):
        found += [f"seat {seat}: {problem}" for problem in _seat(s, seat)]
    return found or [*_tiles(s), *_buildings(s), *_sites(s), *_order(s), *_roles(s), *round_flaws(s)]


def _outside(s: Ahau, name: str, first: i64, size: i64, low: i64, high: i64) -> list[str]:
    """Return a problem if a cell of a run is out of range."""
    for cell in range(first, first + size):
        if not low <= s.cells[cell] <= high:
            return [f"{name} has {s.cells[cell]}, not {low} to {high}"]
    return []


def _ranges(s: Ahau) -> list[str]:
    """Cells of the table."""
    regions, many, people = s.version.regions, i64(1000), len(s.parts.personality_ids)
    beyond = SPACES_OF_REGION * (NUM_REGIONS - regions)
    return [
        *_outside(s, "round", cells.ROUND, 1, 0, s.parts.rounds),
        *_outside(s, "katun", cells.KATUN, 1, 1, s.parts.katuns),
        *_outside(s, "celebration", cells.CELEBRATION, 1, 0, 1),
        *_outside(s, "ending", cells.ENDING, 1, 0, 15),
        *_outside(s, "chance", cells.CHANCE, 1, 0, CHANCE_MASK),
        *_outside(s, "chance_key", cells.CHANCE_KEY, 1, 0, CHANCE_MASK),
        *_outside(s, "bag_drawn", cells.BAG_DRAWN, 1, 0, s.deal.size(BAG_STACK)),
        *_outside(s, "stack_drawn", cells.STACK_DRAWN, 1, 0, s.deal.size(BUILDING_STACK)),
        *_outside(s, "role_deck", cells.ROLE_DECK, 1, 0, (1 << s.parts.roles) - 1),
        *_outside(s, "cards_taken", cells.CARDS_TAKEN, 1, 0, (1 << s.parts.summary_cards) - 1),
        *_outside(s, "personality_card", cells.PERSONALITY, 1, 1 if s.version.rival >= 0 else 0, people),
        *_outside(s, "turn_city", cells.TURN_CITY, 1, 0, NUM_CITIES),
        *_outside(s, "summoned", cells.SUMMONED, 1, 0, NUM_GODS),
        *_outside(s, "stage", cells.STAGE, 1, 0, cells.FINISHED),
        *_outside(s, "the turn", cells.BUILT, cells.QUEEN_USED - cells.BUILT + 1, 0, many),
        *_outside(s, "used", cells.USED, 1, 0, ALL_COLOURS),
        *_outside(s, "chosen", cells.CHOSEN, 1, 0, NUM_COLOURS),
        *_outside(s, "walker", cells.WALKER, 1, 0, NUM_CITIES),
        *_outside(s, "visited", cells.VISITED, 1, 0, ALL_CITIES),
        *_outside(s, "last_trade", cells.LAST_TRADE, cells.BAG - cells.LAST_TRADE, 0, many),
        *_outside(s, "tiles", cells.BAG, 2 * NUM_TILES + 2 * BUILDING_ROOM, 0, many),
        *_outside(s, "offer", cells.OFFER, NUM_SLOTS, 0, s.parts.buildings),
        *_outside(s, "region_tiles", cells.REGION_TILE, 2 * NUM_REGIONS, 0, NUM_TILES),
        *_outside(s, "region_tiles", cells.REGION_TILE + s.version.spaces, beyond, 0, 0),
        *_outside(s, "region_buildings", cells.REGION_BUILDING, NUM_REGIONS, 0, s.parts.buildings),
        *_outside(s, "region_resources", cells.REGION_RESOURCE, 2 * NUM_REGIONS, 0, NUM_COLOURS),
        *_outside(s, "city_gods", cells.CITY_GOD, NUM_CITIES, 0, NUM_GODS - 1),
        *_outside(s, "sites", cells.SITE, NUM_SITES, 0, NUM_COLOURS),
        *_outside(s, "calendar", cells.CALENDAR, NUM_SITES, 0, NUM_COLOURS),
        *_outside(s, "temple_tiles", cells.TEMPLE_TILE, NUM_GODS, 0, len(s.parts.scoring_ids) - 1),
    ]


def _seat(s: Ahau, seat: int) -> list[str]:
    """Goods, workers, cards and board of a seat."""
    found: list[str] = []
    for first, size, high, name in (
        (cells.RESOURCE, NUM_COLOURS, i64(1000), "resources"),
        (cells.RESERVE, NUM_TILES, i64(100), "reserve"),
        (cells.WEAPONS, 1, s.parts.most_weapons, "weapons"),
        (cells.MIGHT, 1, s.parts.might_top, "might"),
        (cells.WORKERS, 1, s.parts.workers, "workers"),
        (cells.STANDING, 2 * NUM_CITIES, s.parts.workers, "workers in cities"),
        (cells.RULER_AT, NUM_REGIONS, 1, "ruler"),
        (cells.HAND, NUM_CARDS, 1, "hand"),
        (cells.TRACKER, 1, s.parts.tracker_most, "tracker"),
        (cells.PYRAMID, PYRAMID_SPACES, NUM_TILES, "pyramid"),
        (cells.OWNED, BUILDING_ROOM, BUILDING_SPACES, "owned"),
        (cells.MARKER, NUM_GODS, TEMPLE_SPACES, "markers"),
        (cells.BUILDING, BUILDING_SPACES, s.parts.buildings, "building_spaces"),
        (cells.LEFT, 2, NUM_CARDS, "cards"),
        (cells.ROLE, 1, s.parts.roles, "role"),
    ):
        for field in range(first, first + size):
            if not 0 <= s.of(seat, field) <= high:
                found.append(f"{name} has {s.of(seat, field)}, not 0 to {high}")
    return found or [*_workers(s, seat), *_board(s, seat), *_cards(s, seat)]


def _workers(s: Ahau, seat: int) -> list[str]:
    workers = s.of(seat, cells.WORKERS)
    rulers: i64 = 0
    for city in range(NUM_CITIES):
        workers += s.of(seat, cells.STANDING + city) + s.of(seat, cells.LYING + city)
    for region in range(NUM_REGIONS):
        rulers += s.of(seat, cells.RULER_AT + region) * (1 if region < s.version.regions else 2)
    found = [] if workers == s.parts.workers else [f"there are {workers} workers, not {s.parts.workers}"]
    return found if rulers == 1 or (rulers == 0 and _before_rulers(s)) else [*found, "a ruler is lost"]


def _before_rulers(s: Ahau) -> bool:
    """Tell whether no cards have been revealed yet: rulers come on the board with the first."""
    revealing = s.step == REVEAL or any(step_of(s.stack[i]) == REVEAL for i in range(len(s.stack)))
    return s.cells[cells.ROUND] == 0 or (s.cells[cells.ROUND] == 1 and revealing)


def _board(s: Ahau, seat: int) -> list[str]:
    """Pyramid tiles have a colour and support, and the spaces of the board hold the buildings owned."""
    found: list[str] = []
    built = sum(1 << space for space in range(int(PYRAMID_SPACES)) if s.of(seat, cells.PYRAMID + space))
    for space in range(PYRAMID_SPACES):
        tile = s.of(seat, cells.PYRAMID + space) - 1
        if tile >= 0 and tile % SHADES == WILD:
            found.append("a wild tile in the pyramid has no colour")
        if tile >= 0 and s.parts.shape.under[space] & ~built:
            found.append("a pyramid tile has no support")
    for building in range(s.parts.buildings):
        spaces = [space for space in range(BUILDING_SPACES) if s.of(seat, cells.BUILDING + space) == building + 1]
        if len(spaces) != s.of(seat, cells.OWNED + building):
            found.append("the buildings owned are not those on the board")
    return found


def _cards(s: Ahau, seat: int) -> list[str]:
    left, right, role = s.of(seat, cells.LEFT), s.of(seat, cells.RIGHT), s.of(seat, cells.ROLE)
    if (left == 0) != (right == 0) or (left and left == right):
        return ["two different cards are played, or none"]
    if role == 0 and (s.of(seat, cells.HAND + ROLE_CARD) or ROLE_CARD + 1 in (left, right)):
        return ["there is a role card without a role"]
    return []


def _tiles(s: Ahau) -> list[str]:
    """Every pyramid tile is in one place; tiles of a god stay tiles of that god even when a wild one takes a colour."""
    total = [0] * int(NUM_GODS)
    bag: i64 = 0
    for tile in range(NUM_TILES):
        bag += s.cells[cells.BAG + tile]
        total[tile // SHADES] += int(s.cells[cells.BAG + tile] + s.cells[cells.DISCARDS + tile])
        for seat in range(s.version.seats):
            total[tile // SHADES] += int(s.of(seat, cells.RESERVE + tile))
    on_board = [int(s.cells[cells.REGION_TILE + space]) - 1 for space in range(2 * NUM_REGIONS)]
    built = [int(s.of(seat, cells.PYRAMID + i)) - 1 for seat in range(s.version.seats) for i in range(PYRAMID_SPACES)]
    for tile in [*on_board, *built, *_pending_tiles(s)]:
        if tile >= 0:
            total[tile // SHADES] += 1
    expected = _expected_tiles(s)
    found = [] if total == expected else [f"there are {total} tiles of the gods, not {expected}"]
    return found if bag == s.cells[cells.BAG_COUNT] else [*found, "the bag is not counted right"]


def _pending_tiles(s: Ahau) -> list[int]:
    """Return the tiles that are paid for now and not yet set down."""
    frames = [packed(s.step, s.seat, s.a, s.b), *(s.stack[i] for i in range(len(s.stack)))]
    return [int(tile_being_paid(frame)) for frame in frames]


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
    for card in range(s.parts.summary_cards):
        if s.cells[cells.CARDS_TAKEN] >> card & 1:
            found[starting_tile(s, card) // SHADES] += 1
    return found


def _buildings(s: Ahau) -> list[str]:
    """No building is in more places than it has copies; replaced and removed ones leave the game."""
    for building in range(s.parts.buildings):
        count = s.cells[cells.STACK + building] + s.cells[cells.PILE + building]
        for first, size in ((cells.OFFER, NUM_SLOTS), (cells.REGION_BUILDING, NUM_REGIONS)):
            for cell in range(first, first + size):
                count += 1 if s.cells[cell] == building + 1 else 0
        for seat in range(s.version.seats):
            count += s.of(seat, cells.OWNED + building)
        if count > _copies(s, building):
            return [f"building {building} is there {count} times"]
    return []


def _copies(s: Ahau, building: i64) -> int:
    """Return how many tiles of a building are in play, one printed on King Pakal's board included."""
    names = s.deal.kinds[BUILDING_STACK].ids
    return names.count(s.parts.building_ids[building]) + int(
        s.version.solo and s.version.rival_board.printed == building
    )


def _sites(s: Ahau) -> list[str]:
    """Every production site is on the board or on the calendar."""
    for colour in range(NUM_COLOURS):
        count = 0
        for cell in (*range(cells.SITE, cells.SITE + NUM_SITES), *range(cells.CALENDAR, cells.CALENDAR + NUM_SITES)):
            count += 1 if s.cells[cell] == colour + 1 else 0
        if count != list(s.parts.site_tiles).count(colour):
            return [f"there are {count} production sites of colour {colour}"]
    return []


def _order(s: Ahau) -> list[str]:
    """The order of the Might track has every seat once, and nobody above a seat with more steps."""
    seats = [int(s.cells[cells.MIGHT_ORDER + place]) - 1 for place in range(s.version.seats)]
    if sorted(seats) != list(range(int(s.version.seats))):
        return ["the order of the Might track is not complete"]
    steps = [s.of(seat, cells.MIGHT) for seat in seats]
    return [] if steps == sorted(steps, reverse=True) else ["the order of the Might track does not fit the steps"]


def _roles(s: Ahau) -> list[str]:
    """A role is in the deck or with one seat."""
    roles = [int(s.of(seat, cells.ROLE)) - 1 for seat in range(s.version.seats) if s.of(seat, cells.ROLE)]
    in_deck = [role for role in range(s.parts.roles) if s.cells[cells.ROLE_DECK] >> role & 1]
    return [] if len({*roles, *in_deck}) == len(roles) + len(in_deck) else ["a role card is in two places"]
