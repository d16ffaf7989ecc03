"""God powers: what a summoning does, by its Action Strength and the colours used."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.names import (
    CHIEF,
    CITIES,
    COLOURS,
    JAGUAR,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_TILES,
    RAIN,
    RESOURCES,
    SHADES,
    SUN,
    TILES,
    TRADE_GOD,
    WILD,
)
from sacbe.ahau.regions import region_of
from sacbe.ahau.state import Ahau, Automatic, Step, must_choose, not_now
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.calendar import deplete
from sacbe.ahau.steps.cards import push_recall
from sacbe.ahau.steps.laying import push_lay_down
from sacbe.ahau.steps.rewards import push_gain, push_may_advance
from sacbe.ahau.steps.tiles import can_draw, draw_to_reserve, pick, refill_bag, take_region_tile, tile_details
from sacbe.ahau.steps.trading import matches
from sacbe.ahau.steps.walking import MOST_MOVES, begin_moves, push_moves
from sacbe.core.choices import Choices
from sacbe.core.frames import NONE
from sacbe.core.refusals import Refusal


def invoke(s: Ahau, seat: i64, god: i64) -> None:
    """Use the power of a god that has been summoned."""
    if s.version.family:
        invoke_family(s, seat, god)
    elif god in (CHIEF, TRADE_GOD):
        push_colour(s, seat, god)
    elif god == RAIN:
        s.push(step_ids.RAIN, seat)
    elif god == SUN:
        push_lay_down(s, seat, cities_by_colour(s), True, causes.OF_GOD + SUN)
        push_recall(s, seat, s.cells[cells.STRENGTH], causes.OF_GOD + SUN)
    else:
        s.push(step_ids.JAGUAR, seat)


def invoke_family(s: Ahau, seat: i64, god: i64) -> None:
    """The powers of the family game: no colours, no conditions."""
    strength = s.cells[cells.STRENGTH]
    if god == CHIEF:
        draw_to_reserve(s, seat, 2 * strength, causes.OF_GOD + CHIEF)
    elif god == RAIN:
        s.push(step_ids.FAMILY_RAIN, seat)
    elif god == TRADE_GOD:
        begin_moves(s)
        push_moves(s, seat, strength)
    elif god == SUN:
        push_recall(s, seat, strength, causes.OF_GOD + SUN, 0, True)
    else:
        s.score(seat, cells.FROM_JAGUAR, strength, causes.OF_GOD + JAGUAR)


def cities_by_colour(s: Ahau) -> i64:
    """Return the cities beside a production site of a colour used, a bit for each."""
    cities: i64 = 0
    for city in range(NUM_CITIES):
        if s.city_colours(city) & s.cells[cells.USED]:
            cities |= i64(1) << city
    return cities


def push_colour(s: Ahau, seat: i64, god: i64) -> None:
    """Have a seat choose a colour used in the summoning of a god."""
    s.push(step_ids.COLOUR, seat, god)


class Colour(Step):
    """Choose a colour used in the summoning, for the Chief God or the God of Trade (``a``)."""

    number: ClassVar[int] = step_ids.COLOUR
    name: ClassVar[str] = "colour"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """The colours used."""
        for colour in range(NUM_COLOURS):
            if s.cells[cells.USED] >> colour & 1:
                out.add(actions.COLOUR + colour)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Go on with the power."""
        s.cells[cells.CHOSEN] = action - actions.COLOUR + 1
        if s.a == CHIEF:
            push_chief(s, seat, s.cells[cells.STRENGTH])
        else:
            begin_moves(s)
            push_moves(s, seat, s.cells[cells.STRENGTH])

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Some colour was used for one of two gods."""
        return super().fits(s, seat, 0, b) and a in (CHIEF, TRADE_GOD) and s.cells[cells.USED] > 0

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """The colour must have been used."""
        if s.kind_of(action) != actions.COLOUR:
            return not_now(s)
        colour = action - actions.COLOUR
        used = s.cells[cells.USED] >> colour & 1
        return None if used else Refusal("why-colour-not-used", "AH-9.1", {"colour": COLOURS[colour]})


# -- Chief God -------------------------------------------------------------------------------------------------------


def push_chief(s: Ahau, seat: i64, tiles: i64) -> None:
    """Have a seat take or draw some tiles."""
    s.push(step_ids.CHIEF, seat, tiles)


class Chief(Automatic):
    """Take tiles (``a``) one at a time: of the chosen colour or wild from any region, or from the bag (AH-9.3)."""

    number: ClassVar[int] = step_ids.CHIEF
    name: ClassVar[str] = "chief"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Matching tiles on the board, and the bag."""
        for space in range(s.version.spaces):
            tile = s.cells[cells.REGION_TILE + space] - 1
            if tile >= 0 and matches(tile, s.cells[cells.CHOSEN] - 1):
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
            push_chief(s, seat, s.a - 1)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """A colour is chosen, and some tiles are due."""
        return super().fits(s, seat, 0, b) and 0 < a < MOST_MOVES and s.cells[cells.CHOSEN] > 0

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A tile of the chosen colour or wild; all are taken."""
        kind = s.kind_of(action)
        if kind == actions.DONE:
            return Refusal("why-chief-takes-all", "AH-9.3")
        if kind == actions.DRAW:
            return None if can_draw(s) else Refusal("why-bag-empty", "AH-13.6")
        if kind != actions.TAKE:
            return not_now(s)
        space, colour = action - actions.TAKE, s.cells[cells.CHOSEN] - 1
        tile = s.cells[cells.REGION_TILE + space] - 1
        if tile < 0:
            return Refusal("why-no-tile", "AH-9.2", {"region": region_of(space)})
        if matches(tile, colour):
            return None
        return Refusal("why-tile-other-colour", "AH-9.2", {"tile": TILES[tile], "colour": COLOURS[colour]})

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The tile of the board."""
        return tile_details(s, action)


# -- Rain God --------------------------------------------------------------------------------------------------------


class Rain(Step):
    """Deplete a production site of a colour used, anywhere on the board, for resources of that colour."""

    number: ClassVar[int] = step_ids.RAIN
    name: ClassVar[str] = "rain"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any matching site still on the board (AH-9.6)."""
        for site in range(s.version.side.sites):
            colour = s.cells[cells.SITE + site] - 1
            if colour >= 0 and s.cells[cells.USED] >> colour & 1:
                out.add(actions.DEPLETE + site)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Deplete it."""
        colour = deplete(s, action - actions.DEPLETE)
        s.change(seat, cells.RESOURCE + colour, s.cells[cells.STRENGTH], causes.OF_GOD + RAIN)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A site of a colour used, which must be depleted."""
        if action == actions.DONE:
            return must_choose()
        if s.kind_of(action) != actions.DEPLETE:
            return not_now(s)
        site = action - actions.DEPLETE
        colour = s.cells[cells.SITE + site] - 1
        if colour < 0:
            return Refusal("why-site-depleted", "AH-9.6", {"site": site + 1})
        used = s.cells[cells.USED] >> colour & 1
        return None if used else Refusal("why-site-other-colour", "AH-9.6", {"resource": RESOURCES[colour]})

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The resource of the site, and how many of it the strength of the summoning brings."""
        if s.kind_of(action) != actions.DEPLETE:
            return {}
        resource = RESOURCES[s.cells[cells.SITE + action - actions.DEPLETE] - 1]
        return {"resource": resource, "amount": int(s.cells[cells.STRENGTH])}


class FamilyRain(Automatic):
    """The family game: draw tiles, gain a resource of the colour of each (wild: of one's choice), put them back."""

    number: ClassVar[int] = step_ids.FAMILY_RAIN
    name: ClassVar[str] = "family_rain"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Draw them all, then put them all back."""
        s.reveal()
        drawn = vec[i64]()
        for _ in range(s.cells[cells.STRENGTH]):
            if s.cells[cells.BAG_COUNT] == 0:
                refill_bag(s)
            if s.cells[cells.BAG_COUNT]:
                drawn = append(drawn, pick(s, cells.BAG, NUM_TILES, s.cells[cells.BAG_COUNT]))
                count_in_bag(s, drawn[len(drawn) - 1], -1)
        wild: i64 = 0
        for i in range(len(drawn)):
            count_in_bag(s, drawn[i], 1)
            if drawn[i] % SHADES == WILD:
                wild += 1
            else:
                s.change(seat, cells.RESOURCE + drawn[i] % SHADES, 1, causes.OF_GOD + RAIN)
        if wild:
            push_gain(s, seat, wild, causes.OF_GOD + RAIN)


def count_in_bag(s: Ahau, tile: i64, amount: i64) -> None:
    """Change how many tiles of a kind are in the bag."""
    s.cells[cells.BAG + tile] += amount
    s.cells[cells.BAG_COUNT] += amount


# -- Jaguar God ------------------------------------------------------------------------------------------------------


class Jaguar(Step):
    """Take a worker back or stand one up, beside a site of a colour used; then fame, and perhaps a step of Might."""

    number: ClassVar[int] = step_ids.JAGUAR
    name: ClassVar[str] = "jaguar"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Standing workers to take back, then lying ones to stand up."""
        cities = cities_by_colour(s)
        for city in range(NUM_CITIES):
            if cities >> city & 1 and s.of(seat, cells.STANDING + city):
                out.add(actions.REMOVE + city)
        for city in range(NUM_CITIES):
            if cities >> city & 1 and s.of(seat, cells.LYING + city):
                out.add(actions.STAND + city)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Do it, and gain what the god gives."""
        if action >= actions.STAND:
            s.stand_up(seat, action - actions.STAND, causes.OF_GOD + JAGUAR)
        else:
            s.take_worker(seat, action - actions.REMOVE, causes.OF_GOD + JAGUAR)
        s.score(seat, cells.FROM_JAGUAR, s.cells[cells.STRENGTH], causes.OF_GOD + JAGUAR)
        push_may_advance(s, seat, causes.OF_GOD + JAGUAR)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """A standing worker is taken back, a lying one stood up, by a site of a colour used."""
        if action == actions.DONE:
            return must_choose()
        kind = s.kind_of(action)
        if kind not in (actions.REMOVE, actions.STAND):
            return not_now(s)
        city, stand = action - kind, kind == actions.STAND
        if s.of(seat, (cells.LYING if stand else cells.STANDING) + city) == 0:
            return Refusal("why-nobody-lies" if stand else "why-nobody-stands", "AH-9.21", {"city": CITIES[city]})
        near = cities_by_colour(s) >> city & 1
        return None if near else Refusal("why-no-site-of-colour", "AH-9.21", {"city": CITIES[city]})
