"""3. Produce or build: pyramid tiles, where they can stand, what they cost and bring."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells, events
from sacbe.ahau.buildings import ROYAL_MONUMENT
from sacbe.ahau.masks import bits
from sacbe.ahau.names import (
    ALL_COLOURS,
    ALL_SHADES,
    MASTER_BUILDER,
    NUM_COLOURS,
    NUM_TILES,
    PYRAMID,
    PYRAMID_SPACES,
    RESOURCES,
    SHADES,
    TOP,
    WILD,
)
from sacbe.ahau.state import Ahau, Automatic, not_now
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.payment import market_left, start_payment
from sacbe.ahau.steps.rewards import reward
from sacbe.ahau.steps.tiles import not_in_reserve
from sacbe.core.choices import Choices
from sacbe.core.frames import a_of, step_of
from sacbe.core.refusals import Refusal


def role_discount(s: Ahau, seat: i64) -> i64:
    """Return what the Master Builder takes off the next tile (AH-17.8)."""
    if s.playing(seat, MASTER_BUILDER) and s.cells[cells.BUILT] < s.role_amount(seat):
        return 1
    return 0


def open_spaces(s: Ahau, seat: i64) -> i64:
    """Return the spaces, a bit for each, that are empty and above the first level have a tile in both spaces below."""
    row, pyramid, under = s.cells, s.cell(seat, cells.PYRAMID), s.parts.shape.under
    built: i64 = 0
    found: i64 = 0
    for space in range(PYRAMID_SPACES):  # from below: all that can support a space has been seen before it
        if row[pyramid + space]:
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
    row, reserve = s.cells, s.cell(seat, cells.RESERVE)
    for tile in range(NUM_TILES):
        if row[reserve + tile]:
            spaces = payable if matched >> tile % SHADES & 1 else gratis
            for space in range(PYRAMID_SPACES):
                if spaces >> space & 1:
                    out.add(actions.BUILD + tile * PYRAMID_SPACES + space)


def tile_refusal(s: Ahau, seat: i64, tile: i64, space: i64) -> Refusal | None:
    """Return why a tile cannot be built on a space."""
    if s.of(seat, cells.RESERVE + tile) == 0:
        return not_in_reserve(tile, "AH-11.3")
    if s.of(seat, cells.PYRAMID + space):
        return Refusal("why-space-full", "AH-11.3", {"space": PYRAMID[space]})
    if not open_spaces(s, seat) >> space & 1:
        return Refusal("why-no-support", "AH-11.5", {"space": PYRAMID[space]})
    jokers, held = market_left(s, seat), held_colours(s, seat)
    price, most = tile_price(s, seat, space), min(s.resources(seat), bits(held) + jokers)
    if most < price:
        return Refusal("why-too-few-kinds", "AH-11.4", {"needs": price, "has": most})
    colour = tile % SHADES
    if price == 0 or jokers or colour == WILD or held >> colour & 1:
        return None
    return Refusal("why-colour-missing", "AH-11.4", {"resource": RESOURCES[colour]})


def tile_details(s: Ahau, seat: i64, tile: i64, space: i64) -> dict[str, object]:
    """Return the number of different resources, and how many bonuses adjacent tiles score (of a coloured tile)."""
    return {"cost": int(tile_price(s, seat, space)), "bonuses": int(matching_neighbours(s, seat, tile, space))}


def held_colours(s: Ahau, seat: i64) -> i64:
    """Return the colours of a seat's resources, a bit for each."""
    row, first = s.cells, s.cell(seat, cells.RESOURCE)
    colours: i64 = 0
    for colour in range(NUM_COLOURS):
        if row[first + colour]:
            colours |= i64(1) << colour
    return colours


def build(s: Ahau, seat: i64, tile: i64, space: i64) -> None:
    """Take a tile from the reserve, pay for it, and set it down."""
    price = tile_price(s, seat, space)
    s.cells[cells.STAGE] = cells.BUILDING_STAGE
    s.cells[cells.BUILT] += 1
    s.change(seat, cells.RESERVE + tile, -1, causes.BUILDING)
    push_set_tile(s, seat, tile, space)
    for colour in range(NUM_COLOURS):
        s.cells[cells.PAY_CAP + colour] = 1
    match = tile % SHADES if price and tile % SHADES != WILD else i64(-1)
    start_payment(s, seat, price, match, causes.BUILDING)


def push_set_tile(s: Ahau, seat: i64, tile: i64, space: i64) -> None:
    """Have a seat set a tile down on a space once it is paid for."""
    s.push(step_ids.SET_TILE, seat, tile, space)


def tile_being_paid(frame: i64) -> i64:
    """Return the tile of a frame of this step; -1 of any other."""
    return a_of(frame) if step_of(frame) == step_ids.SET_TILE and a_of(frame) < NUM_TILES else i64(-1)


class SetTile(Automatic):
    """Set a tile (``a``) on a space (``b``); a wild one takes the colour of a resource paid (AH-11.8, AH-11.10)."""

    number: ClassVar[int] = step_ids.SET_TILE
    name: ClassVar[str] = "set_tile"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """The colours a wild tile can take."""
        if s.a % SHADES != WILD:
            return
        colours = self.colours(s)
        for colour in range(NUM_COLOURS):
            if colours >> colour & 1:
                out.add(actions.COLOUR + colour)

    def colours(self, s: Ahau) -> i64:
        """Return the colours paid, a bit for each; all of them if nothing was paid."""
        found: i64 = 0
        for colour in range(NUM_COLOURS):
            if s.cells[cells.PAID + colour]:
                found |= i64(1) << colour
        return found or ALL_COLOURS

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Set it down."""
        colour: i64 = action - actions.COLOUR if s.a % SHADES == WILD else s.a % SHADES
        set_tile(s, seat, s.a - s.a % SHADES + colour, s.b)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There are such a tile and such a space, which is open."""
        if not super().fits(s, seat, 0, 0):
            return False
        return a < NUM_TILES and b < PYRAMID_SPACES and open_spaces(s, seat) >> b & 1 == 1

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A wild tile takes the colour of a resource paid."""
        if s.kind_of(action) != actions.COLOUR:
            return not_now(s)
        colour = action - actions.COLOUR
        paid = self.colours(s) >> colour & 1
        return None if paid else Refusal("why-colour-not-paid", "AH-11.8", {"resource": RESOURCES[colour]})


def set_tile(s: Ahau, seat: i64, tile: i64, space: i64) -> None:
    """Put a tile into a pyramid: the reward of the space, then adjacency (AH-11.6). The top ends the game."""
    board = s.version.rival_board if seat == s.version.rival else s.version.board
    s.change(seat, cells.PYRAMID + space, tile + 1, causes.BUILDING)
    if space == TOP:
        s.cells[cells.ENDING] |= cells.PYRAMID_DONE
        events.ending(s, seat, "pyramid")
    reward(s, seat, board.pyramid.kind[space], board.pyramid.amount[space], causes.PYRAMID_SPACE)
    each = s.parts.adjacency_fame + s.power(seat, ROYAL_MONUMENT)
    s.score(seat, cells.FROM_ADJACENCY, each * matching_neighbours(s, seat, tile, space), causes.ADJACENCY)


def matching_neighbours(s: Ahau, seat: i64, tile: i64, space: i64) -> i64:
    """Count adjacent tiles of the same colour, and adjacent tiles of the same god (AH-11.7)."""
    return s.parts.shape.matches(adjacent_symbols(s, seat, space), tile)


def adjacent_symbols(s: Ahau, seat: i64, space: i64) -> i64:
    """Return the sum of the symbols of the tiles adjacent to a space."""
    shape, row, pyramid = s.parts.shape, s.cells, s.cell(seat, cells.PYRAMID)
    counts: i64 = 0
    for i in range(shape.near_first[space], shape.near_first[space + 1]):
        counts += shape.symbols[row[pyramid + shape.near[i]]]
    return counts
