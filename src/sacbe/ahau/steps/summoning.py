"""2. Summon a god: which can be summoned, the tiles discarded for it, its marker, and the way to its power."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.names import (
    ALL_COLOURS,
    COLOURS,
    DANCER,
    GODS,
    HIGH_PRIESTESS,
    JAGUAR,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_GODS,
    RAIN,
    SHADES,
    WILD,
)
from sacbe.ahau.state import Ahau, Step, not_now
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.powers import invoke
from sacbe.ahau.steps.rewards import place_marker
from sacbe.ahau.steps.tiles import discard_tile, not_in_reserve
from sacbe.ahau.steps.trading import Menu
from sacbe.core.choices import Choices
from sacbe.core.frames import NONE
from sacbe.core.refusals import Refusal


def fitting_colours(s: Ahau, seat: i64, god: i64) -> i64:
    """Return the colours of which one must be used: of sites for the Rain God, by workers for the Jaguar God."""
    if s.version.family:
        return ALL_COLOURS
    if god == RAIN:
        return s.site_colours()
    if god == JAGUAR:
        return worker_colours(s, seat)
    return ALL_COLOURS


def worker_colours(s: Ahau, seat: i64) -> i64:
    """Return the colours of the sites beside cities with workers of a seat."""
    cities, colours = s.worker_cities(seat), i64(0)
    for city in range(NUM_CITIES):
        if cities >> city & 1:
            colours |= s.city_colours(city)
    return colours


def offerable(s: Ahau, seat: i64, god: i64, first: i64, fitting: i64) -> bool:
    """Tell whether a tile of the god, not before place ``first``, can be discarded in a fitting colour."""
    if s.version.family:
        return False
    for colour in range(first, NUM_COLOURS):
        if fitting >> colour & 1 and s.of(seat, cells.RESERVE + god * SHADES + colour):
            return True
    # A wild tile can be any colour that is not before the last wild one.
    last: i64 = max(first - NUM_COLOURS, 0)
    return s.of(seat, cells.RESERVE + god * SHADES + WILD) > 0 and fitting >> last != 0


def summonable(s: Ahau, seat: i64, god: i64) -> bool:
    """Tell whether a seat can summon a god: with a matching tile, and so that its power can be used."""
    fitting = fitting_colours(s, seat, god)
    return s.god_colours(seat, god) & fitting != 0 or offerable(s, seat, god, 0, fitting)


def add_gods(s: Ahau, seat: i64, out: Choices, any_god: bool, but: i64) -> None:
    """Add the gods that can be summoned: that of the city, or any; not the one numbered ``but``."""
    own = s.cells[cells.CITY_GOD + s.cells[cells.TURN_CITY] - 1]
    for god in range(NUM_GODS):
        if (any_god or god == own) and god != but and summonable(s, seat, god):
            out.add(actions.SUMMON + god)


def god_refusal(s: Ahau, seat: i64, god: i64, any_god: bool, but: i64) -> Refusal | None:
    """Return why a god cannot be summoned, see :func:`add_gods`."""
    own = s.cells[cells.CITY_GOD + s.cells[cells.TURN_CITY] - 1]
    if not any_god and god != own:
        return Refusal("why-god-of-another-city", "AH-8.1", {"god": GODS[own]})
    if god == but:
        return Refusal("why-god-again", "AH-17.7", {"god": GODS[god]})
    if summonable(s, seat, god):
        return None
    reserve = i64(0) if s.version.family else s.total(seat, cells.RESERVE + god * SHADES, SHADES)
    if s.god_tiles(seat, god) + reserve == 0:
        return Refusal("why-no-matching-tile", "AH-8.4", {"god": GODS[god]})
    return Refusal("why-no-site-for-rain", "AH-9.7") if god == RAIN else Refusal("why-no-worker-for-jaguar", "AH-9.23")


def god_details(s: Ahau, seat: i64, god: i64) -> dict[str, object]:
    """Return the tiles in the pyramid that count."""
    return {"tiles": int(s.god_tiles(seat, god))}


class Summon(Menu):
    """Summon the god of the city where the worker was placed, or none; the High Priestess summons any."""

    number: ClassVar[int] = step_ids.SUMMON
    name: ClassVar[str] = "summon"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """The gods that can be summoned."""
        if s.cells[cells.TURN_CITY] == 0:
            return
        out.add(actions.DONE)
        add_gods(s, seat, out, s.playing(seat, HIGH_PRIESTESS), -1)
        if out.count > 1:
            self.free(s, seat, out)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Begin the summoning."""
        if action != NONE and not self.take_free(s, seat, action) and action >= actions.SUMMON:
            god = action - actions.SUMMON
            s.cells[cells.SUMMONED] = god + 1
            begin(s, seat, god)

    def idles(self, s: Ahau, seat: i64) -> bool:
        """Without a worker placed there is no god."""
        return True

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """The god of the city, for whom a tile can be used."""
        if action == actions.DONE:
            return None
        if s.kind_of(action) != actions.SUMMON:
            return self.free_refusal(s, seat, action)
        return god_refusal(s, seat, action - actions.SUMMON, s.playing(seat, HIGH_PRIESTESS), -1)

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The tiles in the pyramid that count."""
        return god_details(s, seat, action - actions.SUMMON) if s.kind_of(action) == actions.SUMMON else {}


def can_dance(s: Ahau, seat: i64) -> bool:
    """Tell whether the Dancer may summon a god instead of producing or building (AH-17.6)."""
    return s.playing(seat, DANCER)


def dance(s: Ahau, seat: i64, god: i64) -> None:
    """Summon with the Dancer: the step of producing or building is over."""
    s.cells[cells.STAGE] = cells.FINISHED
    begin(s, seat, god)


def begin(s: Ahau, seat: i64, god: i64) -> None:
    """Count the tiles of the pyramid: all of them and their colours are used (AH-8.5)."""
    s.cells[cells.STRENGTH] = s.god_tiles(seat, god)
    s.cells[cells.USED] = s.god_colours(seat, god)
    push_offering(s, seat, god, 0)


def push_offering(s: Ahau, seat: i64, god: i64, place: i64) -> None:
    """Ask a seat for tiles of a god, none before a place in the order of colours, wild ones as each colour last."""
    s.push(step_ids.OFFERING, seat, god, place)


def offered_tile(god: i64, place: i64) -> i64:
    """Return the tile of a god at a place of that order."""
    return god * SHADES + (place if place < NUM_COLOURS else WILD)


class Offering(Step):
    """Discard tiles of the god (``a``), in the order of their colours, wild ones last; ``b`` is the next place."""

    number: ClassVar[int] = step_ids.OFFERING
    name: ClassVar[str] = "offering"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Stop, if the god can be summoned so; or one more tile, if that is still possible afterwards."""
        god = s.a
        fitting = fitting_colours(s, seat, god)
        if s.cells[cells.USED] & fitting:
            out.add(actions.DONE)
        if s.version.family:
            return
        for place in range(s.b, 2 * NUM_COLOURS):
            if s.of(seat, cells.RESERVE + offered_tile(god, place)) and self.leads_on(s, seat, god, place, fitting):
                out.add(actions.OFFER + place)

    def leads_on(self, s: Ahau, seat: i64, god: i64, place: i64, fitting: i64) -> bool:
        """Tell whether the god can be summoned with this tile and perhaps others that may follow it."""
        colour: i64 = place % NUM_COLOURS
        if (s.cells[cells.USED] | i64(1) << colour) & fitting:
            return True
        if place < NUM_COLOURS:
            return offerable(s, seat, god, place + 1, fitting)
        return s.of(seat, cells.RESERVE + god * SHADES + WILD) > 1 and fitting >> colour != 0

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Discard a tile, or go on to the power."""
        if action < actions.OFFER:
            complete(s, seat, s.a)
            return
        place = action - actions.OFFER
        discard_tile(s, seat, offered_tile(s.a, place), causes.SUMMONING)
        s.cells[cells.STRENGTH] += 1
        s.cells[cells.USED] |= i64(1) << place % NUM_COLOURS
        push_offering(s, seat, s.a, place)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There is such a god, and such a place."""
        return super().fits(s, seat, 0, 0) and a < NUM_GODS and b < 2 * NUM_COLOURS

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Tiles of the god in order, so that it can be summoned."""
        fitting = fitting_colours(s, seat, s.a)
        kind = s.kind_of(action)
        if kind == actions.DONE:
            return (
                None
                if s.cells[cells.USED] & fitting
                else Refusal("why-offering-too-small", "AH-8.4", {"god": GODS[s.a]})
            )
        if kind not in (actions.OFFER, actions.OFFER_WILD):
            return not_now(s)
        place = action - actions.OFFER
        if s.of(seat, cells.RESERVE + offered_tile(s.a, place)) == 0:
            return not_in_reserve(offered_tile(s.a, place), "AH-8.3")
        if place < s.b:
            return Refusal("why-offering-in-order", "AH-20.5")
        on = self.leads_on(s, seat, s.a, place, fitting)
        return (
            None if on else Refusal("why-offering-leads-nowhere", "AH-20.5", {"colour": COLOURS[place % NUM_COLOURS]})
        )


def complete(s: Ahau, seat: i64, god: i64) -> None:
    """Place the marker, if a tile of the pyramid was used and none is there (AH-8.8); then use the power."""
    if s.playing(seat, HIGH_PRIESTESS):
        s.cells[cells.STRENGTH] += s.role_amount(seat)
    if s.god_tiles(seat, god) and s.marker_at(seat, god) < 0:
        place_marker(s, seat, god, causes.MARKER)
    invoke(s, seat, god)
