"""Trading and the Queen: what may be done in every menu of one's own turn (AH-3.5, AH-17.9).

Trades that do not depend on each other would mean the same in any order, so an unbroken run of them has one order:
tiles first, by colour and then by kind; then resources, by number, unless a trade sells what the one before it bought.
``LAST_TRADE`` remembers how far a run has come: 0, then which tiles went last, then which resources. Every trade leaves
fewer tiles and resources than before, so no run is endless.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.names import (
    ALL_CITIES,
    COLOURS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_TILES,
    QUEEN,
    RESOURCES,
    SHADES,
    TILES,
    WILD,
)
from sacbe.ahau.state import Ahau, Step, not_now, of_shade
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.laying import push_lay_down
from sacbe.ahau.steps.payment import start_payment
from sacbe.ahau.steps.tiles import discard_tile, not_in_reserve
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal

TILE_PLACES: Final[i64] = 32
"""A trade of tiles is remembered as ``1 + colour * TILE_PLACES + tile``, the last tile discarded."""
RUN: Final[i64] = 200
"""A trade of resources is remembered as ``RUN + trade``: more than any trade of tiles."""
assert NUM_TILES <= TILE_PLACES
assert NUM_COLOURS * TILE_PLACES < RUN


def last_trade(s: Ahau) -> i64:
    """Return the last trade of resources in the run, or a number below all of them."""
    return s.cells[cells.LAST_TRADE] - RUN


def matches(tile: i64, colour: i64) -> bool:
    """Tell whether a tile is of a colour or wild."""
    return tile % SHADES in (colour, WILD)


def tiles_from(s: Ahau, seat: i64, colour: i64, first: i64) -> i64:
    """Count the tiles of a reserve, of a kind not before ``first``, that stand for a colour."""
    row, reserve = s.cells, s.cell(seat, cells.RESERVE)
    count: i64 = 0
    for tile in range(i64(0), NUM_TILES, SHADES):
        count += row[reserve + tile + colour] if tile + colour >= first else i64(0)
        count += row[reserve + tile + WILD] if tile + WILD >= first else i64(0)
    return count


def first_tile(s: Ahau, colour: i64) -> i64:
    """Return the first kind of tile that may go on a run of tile trades; NUM_TILES if no tiles of this colour may."""
    last = s.cells[cells.LAST_TRADE]
    if last == 0 or (last < RUN and (last - 1) // TILE_PLACES < colour):
        return 0
    if last < RUN and (last - 1) // TILE_PLACES == colour:
        return (last - 1) % TILE_PLACES
    return NUM_TILES


def add_barters(s: Ahau, seat: i64, out: Choices) -> None:
    """Add the colours of which there are enough tiles to begin a run."""
    counts = s.reserve_shades(seat)
    for colour in range(NUM_COLOURS):
        if of_shade(counts, colour) + of_shade(counts, WILD) >= s.parts.trade_tiles:
            out.add(actions.BARTER + colour)


def add_following_barters(s: Ahau, seat: i64, out: Choices) -> None:
    """Add the colours of which there are enough tiles to go on a run of tile trades."""
    for colour in range(NUM_COLOURS):
        if tiles_from(s, seat, colour, first_tile(s, colour)) >= s.parts.trade_tiles:
            out.add(actions.BARTER + colour)


def add_trades(s: Ahau, seat: i64, last: i64, out: Choices) -> None:
    """Add the trades of resources that may go on a run: not before ``last``, or selling what it bought."""
    row, held, price = s.cells, s.cell(seat, cells.RESOURCE), s.parts.trade_resources
    for give in range(NUM_COLOURS):
        if row[held + give] >= price:
            trade = give * NUM_COLOURS
            for following in range(first_trade(give, last), trade + NUM_COLOURS):
                if following != trade + give:
                    out.add(actions.TRADE + following)


def first_trade(give: i64, last: i64) -> i64:
    """Return the first trade of a resource that may follow ``last``: any, if that one bought it."""
    trade = give * NUM_COLOURS
    return trade if give == last % NUM_COLOURS else max(trade, last)


def can_use_queen(s: Ahau, seat: i64) -> bool:
    """Tell whether the Queen can lay a worker down: once a round, for one resource."""
    if not s.playing(seat, QUEEN) or s.cells[cells.QUEEN_USED] or s.resources(seat) < s.role_amount(seat):
        return False
    for city in range(NUM_CITIES):
        if s.of(seat, cells.STANDING + city):
            return True
    return False


def use_queen(s: Ahau, seat: i64) -> None:
    """Pay, then lay a worker down in any city."""
    s.cells[cells.QUEEN_USED] = 1
    push_lay_down(s, seat, ALL_CITIES, False, causes.OF_ROLE + QUEEN)
    for colour in range(NUM_COLOURS):
        s.cells[cells.PAY_CAP + colour] = s.role_amount(seat)
    start_payment(s, seat, s.role_amount(seat), -1, causes.OF_ROLE + QUEEN)


def queen_refusal(s: Ahau, seat: i64) -> Refusal | None:
    """Return why the Queen cannot be used."""
    if not s.playing(seat, QUEEN):
        return Refusal("why-queen-not-played", "AH-17.2")
    if s.cells[cells.QUEEN_USED]:
        return Refusal("why-queen-used", "AH-17.9")
    cost, has = s.role_amount(seat), s.resources(seat)
    if has < cost:
        return Refusal("why-queen-too-dear", "AH-17.9", {"needs": cost, "has": has})
    return None if can_use_queen(s, seat) else Refusal("why-queen-no-worker", "AH-17.9")


def barter_refusal(s: Ahau, seat: i64, colour: i64) -> Refusal | None:
    """Return why tiles cannot be traded for a resource."""
    need, has = s.parts.trade_tiles, tiles_from(s, seat, colour, 0)
    if has < need:
        return Refusal("why-too-few-tiles", "AH-3.4", {"needs": need, "has": has, "colour": COLOURS[colour]})
    ordered = tiles_from(s, seat, colour, first_tile(s, colour)) >= need
    return None if ordered else Refusal("why-trades-in-order", "AH-20.3")


def trade_refusal(s: Ahau, seat: i64, trade: i64) -> Refusal | None:
    """Return why resources cannot be traded for another."""
    give, get = trade // NUM_COLOURS, trade % NUM_COLOURS
    if give == get:
        return Refusal("why-same-resource", "AH-3.3")
    need, has = s.parts.trade_resources, s.of(seat, cells.RESOURCE + give)
    if has < need:
        return Refusal("why-too-few-to-trade", "AH-3.3", {"needs": need, "has": has, "resource": RESOURCES[give]})
    ordered = trade >= first_trade(give, last_trade(s))
    return None if ordered else Refusal("why-trades-in-order", "AH-20.3")


class Menu(Step):
    """A step of one's own turn in which one may also trade and use the Queen."""

    def free(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Add the Queen and the trades; their numbers are the last of the table."""
        if can_use_queen(s, seat):
            out.add(actions.QUEEN)
        last = s.cells[cells.LAST_TRADE]
        if last == 0:
            add_barters(s, seat, out)
        elif last < RUN:
            add_following_barters(s, seat, out)
        add_trades(s, seat, last_trade(s), out)

    def take_free(self, s: Ahau, seat: i64, action: i64) -> bool:
        """Carry such an action out and come back to this menu; return whether it was one."""
        if action < actions.QUEEN:
            s.cells[cells.LAST_TRADE] = 0
            return False
        s.push(s.step, seat, s.a, s.b)
        if action >= actions.TRADE:
            trade = action - actions.TRADE
            s.change(seat, cells.RESOURCE + trade // NUM_COLOURS, -s.parts.trade_resources, causes.TRADING)
            s.change(seat, cells.RESOURCE + trade % NUM_COLOURS, 1, causes.TRADING)
            s.cells[cells.LAST_TRADE] = RUN + trade
        elif action >= actions.BARTER:
            colour = action - actions.BARTER
            push_drop(s, seat, colour, s.parts.trade_tiles, first_tile(s, colour))
        else:
            s.cells[cells.LAST_TRADE] = 0
            use_queen(s, seat)
        return True

    def free_refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Return why the Queen or a trade is not possible, or that an action is none of these."""
        kind = s.kind_of(action)
        if kind == actions.QUEEN:
            return queen_refusal(s, seat)
        if kind == actions.BARTER:
            return barter_refusal(s, seat, action - actions.BARTER)
        if kind == actions.TRADE:
            return trade_refusal(s, seat, action - actions.TRADE)
        return not_now(s)


def push_drop(s: Ahau, seat: i64, colour: i64, count: i64, first: i64) -> None:
    """Have a seat discard some tiles of a colour, none before the kind ``first``."""
    s.push(step_ids.DROP, seat, colour | count << 4 | first << 8)


def dropped_colour(s: Ahau) -> i64:
    """Return the colour of the tiles that the open step discards."""
    return s.a & 15


def left_to_drop(s: Ahau) -> i64:
    """Return how many are to go."""
    return s.a >> 4 & 15


def first_to_drop(s: Ahau) -> i64:
    """Return the first kind that may go."""
    return s.a >> 8


class Drop(Step):
    """Discard tiles of a colour for one resource, in the order of their kinds."""

    number: ClassVar[int] = step_ids.DROP
    name: ClassVar[str] = "drop"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Tiles of the colour or wild, in the order of their kinds, with enough left to follow."""
        colour = dropped_colour(s)
        left = tiles_from(s, seat, colour, first_to_drop(s))
        for god in range(i64(0), NUM_TILES, SHADES):
            left -= self.add(s, seat, god + colour, left, out)
            left -= self.add(s, seat, god + WILD, left, out)

    def add(self, s: Ahau, seat: i64, tile: i64, left: i64, out: Choices) -> i64:
        """Add a kind of tile if there is one and enough are left; return how many of it are among those left."""
        count = s.of(seat, cells.RESERVE + tile) if tile >= first_to_drop(s) else i64(0)
        if count and left >= left_to_drop(s):
            out.add(actions.DROP + tile)
        return count

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Discard it; the last one brings the resource."""
        colour = dropped_colour(s)
        need = left_to_drop(s) - 1
        tile = action - actions.DROP
        discard_tile(s, seat, tile, causes.TRADING)
        if need:
            push_drop(s, seat, colour, need, tile)
        else:
            s.change(seat, cells.RESOURCE + colour, 1, causes.TRADING)
            s.cells[cells.LAST_TRADE] = 1 + colour * TILE_PLACES + tile

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """A colour, some tiles, and the first of them."""
        known = a & 15 < NUM_COLOURS
        return super().fits(s, seat, 0, b) and known and a >> 8 < NUM_TILES and a >> 4 & 15 > 0

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A tile of the colour, in order, with enough left to follow."""
        if s.kind_of(action) != actions.DROP:
            return not_now(s)
        tile, colour = action - actions.DROP, dropped_colour(s)
        if not matches(tile, colour):
            return Refusal("why-tile-other-colour", "AH-3.4", {"tile": TILES[tile], "colour": COLOURS[colour]})
        if s.of(seat, cells.RESERVE + tile) == 0:
            return not_in_reserve(tile, "AH-3.4")
        ordered = tile >= first_to_drop(s) and tiles_from(s, seat, colour, tile) >= left_to_drop(s)
        return None if ordered else Refusal("why-tiles-in-order", "AH-20.9")
