"""3. Produce or build: pyramid tiles, buildings from the offer, and what setting them down brings."""

from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import (
    BUILDING,
    BUILDING_STAGE,
    BUILT,
    ENDING,
    FINISHED,
    FROM_ADJACENCY,
    FROM_BUILDINGS,
    FROM_OFFER,
    OFFER,
    OPEN,
    OWNED,
    PAID,
    PAY_CAP,
    PYRAMID,
    PYRAMID_DONE,
    RESERVE,
    RESOURCE,
    STAGE,
    SUMMONED,
    TURN_CITY,
)
from sacbe.ahau.masks import bits
from sacbe.ahau.names import (
    ALL_SHADES,
    BALL_COURT,
    BUILDING_SPACES,
    MASTER_BUILDER,
    NUM_BUILDINGS,
    NUM_COLOURS,
    NUM_SLOTS,
    NUM_TILES,
    PLAZA,
    PYRAMID_SPACES,
    ROYAL_MONUMENT,
    SHADES,
    TOP,
    WILD,
    WORKSHOP,
)
from sacbe.ahau.state import Ahau, Automatic
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.payment import market_left, start_payment
from sacbe.ahau.steps.production import add_sites, produce
from sacbe.ahau.steps.rewards import reward
from sacbe.ahau.steps.summoning import add_gods, can_dance, dance
from sacbe.ahau.steps.trading import Menu
from sacbe.core.choices import Choices


class ProduceOrBuild(Menu):
    """Produce, or build as many tiles as there are workers in the city; or summon, with the Dancer."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """All that the step still allows; what has begun with a tile goes on with tiles."""
        out.add(actions.DONE)
        stage = s.cells[STAGE]
        if s.cells[TURN_CITY]:
            if stage == OPEN:
                if can_dance(s, seat):
                    add_gods(s, seat, out, True, s.cells[SUMMONED] - 1)
                add_sites(s, seat, out)
            if stage != FINISHED and s.cells[BUILT] < tiles_allowed(s, seat):
                add_tiles(s, seat, out)
                add_buildings(s, seat, out)
        self.free(s, seat, out)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Do it, and come back for more."""
        if self.take_free(s, seat, action) or action == actions.DONE:
            return
        s.push(numbers.PRODUCE_OR_BUILD, seat)
        if action >= actions.CONSTRUCT:
            construct(s, seat, action - actions.CONSTRUCT)
        elif action >= actions.BUILD:
            build(s, seat, (action - actions.BUILD) // PYRAMID_SPACES, (action - actions.BUILD) % PYRAMID_SPACES)
        elif action >= actions.PRODUCE:
            s.cells[STAGE] = FINISHED
            produce(s, seat, action - actions.PRODUCE)
        else:
            dance(s, seat, action - actions.SUMMON)


def tiles_allowed(s: Ahau, seat: i64) -> i64:
    """Return how many tiles may be built: the workers in the city, and more with Workshops (AH-11.2)."""
    workers = s.workers(seat, s.cells[TURN_CITY] - 1)
    if workers == 0:
        return 0
    return workers + s.copies(seat, WORKSHOP) * s.parts.building_amount[WORKSHOP]


def role_discount(s: Ahau, seat: i64) -> i64:
    """Return what the Master Builder takes off the next tile (AH-17.8)."""
    if s.playing(seat, MASTER_BUILDER) and s.cells[BUILT] < s.parts.role_amount[MASTER_BUILDER]:
        return 1
    return 0


# -- pyramid tiles ---------------------------------------------------------------------------------------------------


def open_spaces(s: Ahau, seat: i64) -> i64:
    """Return the spaces, a bit for each, that are empty and above the first level have a tile in both spaces below."""
    cells, pyramid, under = s.cells, s.cell(seat, PYRAMID), s.parts.shape.under
    built: i64 = 0
    found: i64 = 0
    for space in range(PYRAMID_SPACES):  # from below: all that can support a space has been seen before it
        if cells[pyramid + space]:
            built |= i64(1) << space
        elif under[space] & ~built == 0:
            found |= i64(1) << space
    return found


def tile_price(s: Ahau, seat: i64, space: i64) -> i64:
    """Return how many different resources a tile costs on a space."""
    return max(s.parts.shape.cost[space] - role_discount(s, seat), 0)


def add_tiles(s: Ahau, seat: i64, out: Choices) -> None:
    """Add every tile of the reserve on every space where it can stand and be paid for, with Markets if need be."""
    jokers = market_left(s, seat)
    held = held_colours(s, seat)
    most = min(s.resources(seat), bits(held) + jokers)
    within, discount = s.parts.shape.within, role_discount(s, seat)
    payable = open_spaces(s, seat) & within[min(most + discount, NUM_COLOURS)]
    if payable == 0:
        return
    # One of the resources paid must be of a tile's colour; without it the tile can only stand where it costs nothing.
    matched = ALL_SHADES if jokers else held | i64(1) << WILD
    gratis = payable & within[discount]
    cells, reserve = s.cells, s.cell(seat, RESERVE)
    for tile in range(NUM_TILES):
        if cells[reserve + tile]:
            spaces = payable if matched >> tile % SHADES & 1 else gratis
            for space in range(PYRAMID_SPACES):
                if spaces >> space & 1:
                    out.add(actions.BUILD + tile * PYRAMID_SPACES + space)


def held_colours(s: Ahau, seat: i64) -> i64:
    """Return the colours of a seat's resources, a bit for each."""
    cells, first = s.cells, s.cell(seat, RESOURCE)
    colours: i64 = 0
    for colour in range(NUM_COLOURS):
        if cells[first + colour]:
            colours |= i64(1) << colour
    return colours


def build(s: Ahau, seat: i64, tile: i64, space: i64) -> None:
    """Take a tile from the reserve, pay for it, and set it down."""
    price = tile_price(s, seat, space)
    s.cells[STAGE] = BUILDING_STAGE
    s.cells[BUILT] += 1
    s.change(seat, RESERVE + tile, -1, causes.BUILDING)
    s.push(numbers.SET_TILE, seat, tile, space)
    for colour in range(NUM_COLOURS):
        s.cells[PAY_CAP + colour] = 1
    match = tile % SHADES if price and tile % SHADES != WILD else i64(-1)
    start_payment(s, seat, price, match, causes.BUILDING)


class SetTile(Automatic):
    """Set tile ``a`` on space ``b``; a wild one takes the colour of a resource paid for it (AH-11.8, AH-11.10)."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """The colours a wild tile can take."""
        if s.a % SHADES != WILD:
            return
        for colour in range(NUM_COLOURS):
            if s.cells[PAID + colour]:
                out.add(actions.COLOUR + colour)
        if out.count == 0:
            for colour in range(NUM_COLOURS):
                out.add(actions.COLOUR + colour)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Set it down."""
        colour: i64 = action - actions.COLOUR if s.a % SHADES == WILD else s.a % SHADES
        set_tile(s, seat, s.a - s.a % SHADES + colour, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There are such a tile and such a space, which is open."""
        if not super().fits(s, seat, 0, 0):
            return False
        return a < NUM_TILES and b < PYRAMID_SPACES and open_spaces(s, seat) >> b & 1 == 1


def set_tile(s: Ahau, seat: i64, tile: i64, space: i64) -> None:
    """Put a tile into a pyramid: the reward of the space, then adjacency (AH-11.6). The top ends the game."""
    board = s.version.rival_board if seat == s.version.rival else s.version.board
    s.change(seat, PYRAMID + space, tile + 1, causes.BUILDING)
    if space == TOP:
        s.cells[ENDING] |= PYRAMID_DONE
    reward(s, seat, board.pyramid.kind[space], board.pyramid.amount[space], causes.PYRAMID_SPACE)
    each = s.parts.adjacency_fame + s.copies(seat, ROYAL_MONUMENT) * s.parts.building_amount[ROYAL_MONUMENT]
    s.score(seat, FROM_ADJACENCY, each * matching_neighbours(s, seat, tile, space), causes.ADJACENCY)


def matching_neighbours(s: Ahau, seat: i64, tile: i64, space: i64) -> i64:
    """Count adjacent tiles of the same colour, and adjacent tiles of the same god (Pyramid tiles)."""
    return s.parts.shape.matches(adjacent_symbols(s, seat, space), tile)


def adjacent_symbols(s: Ahau, seat: i64, space: i64) -> i64:
    """Return the sum of the symbols of the tiles adjacent to a space."""
    shape, cells, pyramid = s.parts.shape, s.cells, s.cell(seat, PYRAMID)
    counts: i64 = 0
    for i in range(shape.near_first[space], shape.near_first[space + 1]):
        counts += shape.symbols[cells[pyramid + shape.near[i]]]
    return counts


# -- building tiles --------------------------------------------------------------------------------------------------


def slot_price(s: Ahau, slot: i64, discount: i64) -> i64:
    """Return how many resources the building in a slot of the offer costs, with a discount besides the slot's."""
    return max(s.parts.building_total[s.cells[OFFER + slot] - 1] - s.parts.slot_discount[slot] - discount, 0)


def building_price(s: Ahau, seat: i64, slot: i64) -> i64:
    """Return how many resources the building in a slot of the offer costs a seat (AH-17.12)."""
    return slot_price(s, slot, role_discount(s, seat))


def add_buildings(s: Ahau, seat: i64, out: Choices) -> None:
    """Add the buildings of the offer that can be paid for."""
    held, jokers, discount = s.resources(seat), market_left(s, seat), role_discount(s, seat)
    for slot in range(NUM_SLOTS):
        building = s.cells[OFFER + slot] - 1
        if building >= 0:
            price = slot_price(s, slot, discount)
            if held >= price and price - fitting_resources(s, seat, building) <= jokers:
                out.add(actions.CONSTRUCT + slot)


def fitting_resources(s: Ahau, seat: i64, building: i64) -> i64:
    """Return how many resources a seat has of those that a building shows."""
    cells, first, cost = s.cells, s.cell(seat, RESOURCE), s.parts.building_cost
    count: i64 = 0
    for colour in range(NUM_COLOURS):
        count += min(cells[first + colour], cost[building * NUM_COLOURS + colour])
    return count


def construct(s: Ahau, seat: i64, slot: i64) -> None:
    """Take a building from the offer, pay for it, and set it down."""
    building = s.cells[OFFER + slot] - 1
    price = building_price(s, seat, slot)
    s.cells[STAGE] = BUILDING_STAGE
    s.cells[BUILT] += 1
    s.cells[OFFER + slot] = 0
    s.push(numbers.SET_BUILDING, seat, building, slot + 1)
    for colour in range(NUM_COLOURS):
        s.cells[PAY_CAP + colour] = s.parts.building_cost[building * NUM_COLOURS + colour]
    start_payment(s, seat, price, -1, causes.BUILDING)


def first_empty_space(s: Ahau, seat: i64) -> i64:
    """Return the leftmost empty building space, or -1."""
    for space in range(BUILDING_SPACES):
        if s.of(seat, BUILDING + space) == 0:
            return space
    return -1


class SetBuilding(Automatic):
    """Set building ``a`` down; ``b`` is its slot, or 0 for a region bonus. A sixth building replaces another."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """With all spaces full, which building to replace."""
        if first_empty_space(s, seat) < 0:
            for space in range(BUILDING_SPACES):
                out.add(actions.REPLACE + space)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Slot fame, space reward, Plaza, Ball Court, in this order (AH-12.8)."""
        space = first_empty_space(s, seat)
        replaced = space < 0
        if replaced:
            space = action - actions.REPLACE
            s.change(seat, OWNED + s.of(seat, BUILDING + space) - 1, -1, causes.BUILDING)
        s.put(seat, BUILDING + space, s.a + 1)
        s.change(seat, OWNED + s.a, 1, causes.BUILDING if s.b else causes.REGION_BONUS)
        if s.b:
            s.score(seat, FROM_OFFER, s.parts.slot_fame[s.b - 1], causes.OFFER_SLOT)
        courts = s.copies(seat, BALL_COURT) * s.parts.building_amount[BALL_COURT]
        if courts:
            s.push(numbers.ADVANCE, seat, courts, causes.OF_BUILDING + BALL_COURT)
        if not replaced:
            spaces = s.version.board.buildings
            reward(s, seat, spaces.kind[space], spaces.amount[space], causes.BUILDING_SPACE)
        plazas = s.copies(seat, PLAZA) * s.parts.building_amount[PLAZA]
        s.score(seat, FROM_BUILDINGS, plazas, causes.OF_BUILDING + PLAZA)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There are such a building and such a slot."""
        return super().fits(s, seat, 0, 0) and a < NUM_BUILDINGS and b <= NUM_SLOTS
