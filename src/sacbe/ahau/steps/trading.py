"""Trading and the Queen: what may be done in every menu of one's own turn (AH-3.5, AH-17.9).

Trades that do not depend on each other would mean the same in any order, so an unbroken run of them has one order:
tiles first, by colour and then by kind; then resources, by number, unless a trade sells what the one before it bought.
``LAST_TRADE`` remembers how far a run has come: 0, then ``1 + colour * 32 + tile``, then ``RUN + trade``. Every trade
leaves fewer tiles and resources than before, so no run is endless.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import LAST_TRADE, PAY_CAP, QUEEN_USED, RESERVE, RESOURCE, STANDING
from sacbe.ahau.names import ALL_CITIES, NUM_CITIES, NUM_COLOURS, NUM_TILES, QUEEN, SHADES, WILD
from sacbe.ahau.state import Ahau, Step, of_shade
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.payment import start_payment
from sacbe.ahau.steps.tiles import discard_tile
from sacbe.core.choices import Choices

RUN: Final[i64] = 200


def matches(tile: i64, colour: i64) -> bool:
    """Tell whether a tile is of a colour or wild."""
    return tile % SHADES in (colour, WILD)


def tiles_from(s: Ahau, seat: i64, colour: i64, first: i64) -> i64:
    """Count the tiles of a reserve, of a kind not before ``first``, that stand for a colour."""
    cells, reserve = s.cells, s.cell(seat, RESERVE)
    count: i64 = 0
    for tile in range(i64(0), NUM_TILES, SHADES):
        count += cells[reserve + tile + colour] if tile + colour >= first else i64(0)
        count += cells[reserve + tile + WILD] if tile + WILD >= first else i64(0)
    return count


def first_tile(s: Ahau, colour: i64) -> i64:
    """Return the first kind of tile that may go on a run of tile trades; NUM_TILES if no tiles of this colour may."""
    last = s.cells[LAST_TRADE]
    if last == 0 or (last < RUN and (last - 1) >> 5 < colour):
        return 0
    if last < RUN and (last - 1) >> 5 == colour:
        return (last - 1) & 31
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
    cells, held, price = s.cells, s.cell(seat, RESOURCE), s.parts.trade_resources
    for give in range(NUM_COLOURS):
        if cells[held + give] >= price:
            trade = give * NUM_COLOURS
            first = trade if give == last % NUM_COLOURS else max(trade, last)
            for following in range(first, trade + NUM_COLOURS):
                if following != trade + give:
                    out.add(actions.TRADE + following)


def can_use_queen(s: Ahau, seat: i64) -> bool:
    """Tell whether the Queen can lay a worker down: once a round, for one resource."""
    if not s.playing(seat, QUEEN) or s.cells[QUEEN_USED] or s.resources(seat) < s.parts.role_amount[QUEEN]:
        return False
    for city in range(NUM_CITIES):
        if s.of(seat, STANDING + city):
            return True
    return False


def use_queen(s: Ahau, seat: i64) -> None:
    """Pay, then lay a worker down in any city."""
    s.cells[QUEEN_USED] = 1
    s.push(numbers.LAY_DOWN, seat, ALL_CITIES, causes.OF_ROLE + QUEEN)
    for colour in range(NUM_COLOURS):
        s.cells[PAY_CAP + colour] = s.parts.role_amount[QUEEN]
    start_payment(s, seat, s.parts.role_amount[QUEEN], -1, causes.OF_ROLE + QUEEN)


class Menu(Step):
    """A step of one's own turn in which one may also trade and use the Queen."""

    def free(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Add the Queen and the trades; their numbers are the last of the table."""
        if can_use_queen(s, seat):
            out.add(actions.QUEEN)
        last = s.cells[LAST_TRADE]
        if last == 0:
            add_barters(s, seat, out)
        elif last < RUN:
            add_following_barters(s, seat, out)
        add_trades(s, seat, last - RUN, out)

    def take_free(self, s: Ahau, seat: i64, action: i64) -> bool:
        """Carry such an action out and come back to this menu; return whether it was one."""
        if action < actions.QUEEN:
            s.cells[LAST_TRADE] = 0
            return False
        s.push(s.step, seat, s.a, s.b)
        if action >= actions.TRADE:
            trade = action - actions.TRADE
            s.change(seat, RESOURCE + trade // NUM_COLOURS, -s.parts.trade_resources, causes.TRADING)
            s.change(seat, RESOURCE + trade % NUM_COLOURS, 1, causes.TRADING)
            s.cells[LAST_TRADE] = RUN + trade
        elif action >= actions.BARTER:
            colour = action - actions.BARTER
            s.push(numbers.DROP, seat, colour | s.parts.trade_tiles << 4 | first_tile(s, colour) << 8)
        else:
            s.cells[LAST_TRADE] = 0
            use_queen(s, seat)
        return True


class Drop(Step):
    """Discard tiles of a colour for one resource.

    ``a`` holds the colour, from bit 4 how many are to go, and from bit 8 the first kind that may.
    """

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Tiles of the colour or wild, in the order of their kinds, with enough left to follow."""
        colour = s.a & 15
        left = tiles_from(s, seat, colour, s.a >> 8)
        for god in range(i64(0), NUM_TILES, SHADES):
            left -= self.add(s, seat, god + colour, left, out)
            left -= self.add(s, seat, god + WILD, left, out)

    def add(self, s: Ahau, seat: i64, tile: i64, left: i64, out: Choices) -> i64:
        """Add a kind of tile if there is one and enough are left; return how many of it are among those left."""
        count = s.of(seat, RESERVE + tile) if tile >= s.a >> 8 else i64(0)
        if count and left >= s.a >> 4 & 15:
            out.add(actions.DROP + tile)
        return count

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Discard it; the last one brings the resource."""
        colour = s.a & 15
        need = (s.a >> 4 & 15) - 1
        tile = action - actions.DROP
        discard_tile(s, seat, tile, causes.TRADING)
        if need:
            s.push(numbers.DROP, seat, colour | need << 4 | tile << 8)
        else:
            s.change(seat, RESOURCE + colour, 1, causes.TRADING)
            s.cells[LAST_TRADE] = 1 + colour * 32 + tile

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """A colour, some tiles, and the first of them."""
        known = a & 15 < NUM_COLOURS
        return super().fits(s, seat, 0, b) and known and a >> 8 < NUM_TILES and a >> 4 & 15 > 0
