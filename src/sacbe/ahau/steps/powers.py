"""God powers: what a summoning does, by its Action Strength and the colours used."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import (
    BAG,
    BAG_COUNT,
    CHOSEN,
    FROM_JAGUAR,
    LYING,
    MOVED,
    REGION_TILE,
    RESOURCE,
    SITE,
    STANDING,
    STRENGTH,
    USED,
    VISITED,
    WALKER,
)
from sacbe.ahau.names import (
    CHIEF,
    JAGUAR,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_TILES,
    RAIN,
    SHADES,
    SUN,
    TRADE_GOD,
    WILD,
)
from sacbe.ahau.state import Ahau, Automatic, Step
from sacbe.ahau.steps import numbers
from sacbe.ahau.steps.calendar import deplete
from sacbe.ahau.steps.rewards import COMPULSORY, OPTIONAL
from sacbe.ahau.steps.tiles import can_draw, draw_to_reserve, pick, refill_bag, take_region_tile
from sacbe.ahau.steps.trading import matches
from sacbe.core.choices import Choices
from sacbe.core.frames import NONE


def invoke(s: Ahau, seat: i64, god: i64) -> None:
    """Use the power of a god that has been summoned."""
    if s.version.family:
        invoke_family(s, seat, god)
    elif god in (CHIEF, TRADE_GOD):
        s.push(numbers.COLOUR, seat, god)
    elif god == RAIN:
        s.push(numbers.RAIN, seat)
    elif god == SUN:
        s.push(numbers.LAY_DOWN, seat, cities_by_colour(s) | OPTIONAL, causes.OF_GOD + SUN)
        s.push(numbers.RECALL, seat, s.cells[STRENGTH], causes.OF_GOD + SUN)
    else:
        s.push(numbers.JAGUAR, seat)


def invoke_family(s: Ahau, seat: i64, god: i64) -> None:
    """The powers of the family game: no colours, no conditions."""
    strength = s.cells[STRENGTH]
    if god == CHIEF:
        draw_to_reserve(s, seat, 2 * strength, causes.OF_GOD + CHIEF)
    elif god == RAIN:
        s.push(numbers.FAMILY_RAIN, seat)
    elif god == TRADE_GOD:
        begin_moves(s)
        s.push(numbers.TRADE, seat, strength)
    elif god == SUN:
        s.push(numbers.RECALL, seat, strength | COMPULSORY, causes.OF_GOD + SUN)
    else:
        s.score(seat, FROM_JAGUAR, strength, causes.OF_GOD + JAGUAR)


def cities_by_colour(s: Ahau) -> i64:
    """Return the cities beside a production site of a colour used, a bit for each."""
    cities: i64 = 0
    for city in range(NUM_CITIES):
        if s.city_colours(city) & s.cells[USED]:
            cities |= i64(1) << city
    return cities


class Colour(Step):
    """Choose a colour used in the summoning, for the Chief God or the God of Trade (``a``)."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """The colours used."""
        for colour in range(NUM_COLOURS):
            if s.cells[USED] >> colour & 1:
                out.add(actions.COLOUR + colour)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Go on with the power."""
        s.cells[CHOSEN] = action - actions.COLOUR + 1
        if s.a == CHIEF:
            s.push(numbers.CHIEF, seat, s.cells[STRENGTH])
        else:
            begin_moves(s)
            s.push(numbers.TRADE, seat, s.cells[STRENGTH])

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some colour was used for one of two gods."""
        return super().fits(s, seat, 0, b) and a in (CHIEF, TRADE_GOD) and s.cells[USED] > 0


# -- Chief God -------------------------------------------------------------------------------------------------------


class Chief(Automatic):
    """Take ``a`` tiles one at a time: of the chosen colour or wild from any region, or from the bag (AH-9.3)."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Matching tiles on the board, and the bag."""
        for space in range(2 * s.version.regions):
            tile = s.cells[REGION_TILE + space] - 1
            if tile >= 0 and matches(tile, s.cells[CHOSEN] - 1):
                out.add(actions.TAKE + space)
        if can_draw(s):
            out.add(actions.DRAW)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take one."""
        if action == NONE:
            return
        if action == actions.DRAW:
            draw_to_reserve(s, seat, 1, causes.OF_GOD + CHIEF)
        else:
            take_region_tile(s, seat, action - actions.TAKE, causes.OF_GOD + CHIEF)
        if s.a > 1:
            s.push(numbers.CHIEF, seat, s.a - 1)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """A colour is chosen, and some tiles are due."""
        return super().fits(s, seat, 0, b) and 0 < a < 256 and s.cells[CHOSEN] > 0


# -- Rain God --------------------------------------------------------------------------------------------------------


class Rain(Step):
    """Deplete a production site of a colour used, anywhere on the board, for resources of that colour."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any matching site still on the board (AH-9.6)."""
        for site in range(s.version.side.sites):
            colour = s.cells[SITE + site] - 1
            if colour >= 0 and s.cells[USED] >> colour & 1:
                out.add(actions.DEPLETE + site)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Deplete it."""
        colour = deplete(s, action - actions.DEPLETE)
        s.change(seat, RESOURCE + colour, s.cells[STRENGTH], causes.OF_GOD + RAIN)


class FamilyRain(Automatic):
    """The family game: draw tiles, gain a resource of the colour of each (wild: of one's choice), put them back."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Draw them all, then put them all back."""
        s.reveal()
        drawn = vec[i64]()
        for _ in range(s.cells[STRENGTH]):
            if s.cells[BAG_COUNT] == 0:
                refill_bag(s)
            if s.cells[BAG_COUNT]:
                drawn = append(drawn, pick(s, BAG, NUM_TILES, s.cells[BAG_COUNT]))
                count_in_bag(s, drawn[len(drawn) - 1], -1)
        wild: i64 = 0
        for i in range(len(drawn)):
            count_in_bag(s, drawn[i], 1)
            if drawn[i] % SHADES == WILD:
                wild += 1
            else:
                s.change(seat, RESOURCE + drawn[i] % SHADES, 1, causes.OF_GOD + RAIN)
        if wild:
            s.push(numbers.GAIN, seat, wild, causes.OF_GOD + RAIN)


def count_in_bag(s: Ahau, tile: i64, amount: i64) -> None:
    """Change how many tiles of a kind are in the bag."""
    s.cells[BAG + tile] += amount
    s.cells[BAG_COUNT] += amount


# -- God of Trade ----------------------------------------------------------------------------------------------------


def begin_moves(s: Ahau) -> None:
    """No worker has moved yet."""
    s.cells[WALKER] = 0
    s.cells[VISITED] = 0
    for city in range(NUM_CITIES):
        s.cells[MOVED + city] = 0


class Trade(Automatic):
    """Move workers between adjacent cities, ``a`` moves in all (AH-9.12).

    A worker never enters a city twice, so a walk is told from the next worker's: ``move`` begins with one that has not
    moved, ``on`` goes on with the last. Walks do not depend on each other, so one after the other is no loss.
    """

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Begin a walk, go on with one, or stop."""
        if s.a == 0:
            return
        out.add(actions.DONE)
        for city in range(NUM_CITIES):
            if s.of(seat, STANDING + city) > s.cells[MOVED + city]:
                for to in range(NUM_CITIES):
                    if s.version.side.linked(city, to):
                        out.add(actions.MOVE + city * NUM_CITIES + to)
        here = s.cells[WALKER] - 1
        if here >= 0:
            for to in range(NUM_CITIES):
                if s.version.side.linked(here, to) and not s.cells[VISITED] >> to & 1:
                    out.add(actions.GO_ON + to)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Move a worker; a swap may follow. In the end the region bonus is looked at once more (AH-7.6)."""
        if action < actions.MOVE:
            s.push(numbers.REGION_BONUS, seat)
            return
        s.push(numbers.TRADE, seat, s.a - 1)
        if action >= actions.GO_ON:
            self.walk(s, seat, s.cells[WALKER] - 1, action - actions.GO_ON)
            return
        city = (action - actions.MOVE) // NUM_CITIES
        s.cells[VISITED] = i64(1) << city
        s.cells[MOVED + city] += 1
        self.walk(s, seat, city, (action - actions.MOVE) % NUM_CITIES)

    def walk(self, s: Ahau, seat: i64, city: i64, to: i64) -> None:
        """Move one worker. In the family game it may go anywhere again, and there are no swaps."""
        s.change(seat, STANDING + city, -1, causes.OF_GOD + TRADE_GOD)
        s.change(seat, STANDING + to, 1, causes.OF_GOD + TRADE_GOD)
        s.cells[MOVED + city] -= 1
        if s.version.family:
            return
        s.cells[MOVED + to] += 1
        s.cells[WALKER] = to + 1
        s.cells[VISITED] |= i64(1) << to
        s.push(numbers.SWAP, seat)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Not more moves than any summoning brings."""
        return super().fits(s, seat, 0, b) and a < 256


class Swap(Automatic):
    """With each move, one resource may be swapped for another; one of the two is of the chosen colour."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any such swap, or none."""
        chosen = s.cells[CHOSEN] - 1
        if s.resources(seat) == 0:
            return
        out.add(actions.DONE)
        for give in range(NUM_COLOURS):
            if s.of(seat, RESOURCE + give):
                for get in range(NUM_COLOURS):
                    if give != get and (give == chosen or get == chosen):
                        out.add(actions.SWAP + give * NUM_COLOURS + get)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Swap them."""
        if action >= actions.SWAP:
            swap = action - actions.SWAP
            s.change(seat, RESOURCE + swap // NUM_COLOURS, -1, causes.OF_GOD + TRADE_GOD)
            s.change(seat, RESOURCE + swap % NUM_COLOURS, 1, causes.OF_GOD + TRADE_GOD)


# -- Jaguar God ------------------------------------------------------------------------------------------------------


class Jaguar(Step):
    """Take a worker back or stand one up, beside a site of a colour used; then fame, and perhaps a step of Might."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Standing workers to take back, then lying ones to stand up."""
        cities = cities_by_colour(s)
        for city in range(NUM_CITIES):
            if cities >> city & 1 and s.of(seat, STANDING + city):
                out.add(actions.REMOVE + city)
        for city in range(NUM_CITIES):
            if cities >> city & 1 and s.of(seat, LYING + city):
                out.add(actions.STAND + city)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Do it, and gain what the god gives."""
        if action >= actions.STAND:
            s.stand_up(seat, action - actions.STAND, causes.OF_GOD + JAGUAR)
        else:
            s.take_worker(seat, action - actions.REMOVE, causes.OF_GOD + JAGUAR)
        s.score(seat, FROM_JAGUAR, s.cells[STRENGTH], causes.OF_GOD + JAGUAR)
        s.push(numbers.MAY_ADVANCE, seat, 0, causes.OF_GOD + JAGUAR)
