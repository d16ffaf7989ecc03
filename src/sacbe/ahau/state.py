"""The position, and the small questions and changes all rules are made of. :mod:`sacbe.ahau.cells` names its cells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sacbe.ahau import cells
from sacbe.ahau.components import Components, symbol_count
from sacbe.ahau.names import (
    BUILDING_SPACES,
    NUM_CARDS,
    NUM_CITIES,
    NUM_COLOURS,
    NUM_REGIONS,
    NUM_TILES,
    PYRAMID_SPACES,
    ROLE_CARD,
    SHADES,
)
from sacbe.ahau.regions import first_space
from sacbe.ahau.version import Version
from sacbe.core.choices import Choices
from sacbe.core.courses import Course
from sacbe.core.deal import Deal
from sacbe.core.frames import NOBODY
from sacbe.core.options import Value
from sacbe.core.refusals import Refusal
from sacbe.core.rng import MASK, Generator, mix
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.core.steps import CoreStep

CHANCE_MASK: Final[i64] = 0x7FFFFFFF
CHANCE_STEP: Final[i64] = 0x1E3779B9
"""Chance is a counter that goes up in odd steps and is scrambled with a key when it is asked, 31 bits each.

So there are 2**31 answers before it repeats, and 2**62 ways for it to go, too many to try all of them.
"""


def of_shade(counts: i64, shade: i64) -> i64:
    """Return how many tiles are of a colour, or wild, by what :meth:`Ahau.reserve_shades` has counted."""
    return counts >> 8 * shade & 255


class Step(CoreStep):
    """A rule: what is legal while it is open, what a choice does and shows, and why something is not possible."""

    def legal(self, s: "Ahau", seat: i64, out: Choices) -> None:
        """Add the legal actions in ascending order; a step that decides itself adds none."""

    def take(self, s: "Ahau", seat: i64, action: i64) -> None:
        """Carry out an action; the step is over unless it pushes itself again."""
        raise NotImplementedError

    def fits(self, s: "Ahau", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: a player's, and without any."""
        return 0 <= seat < s.players and a == 0 and b == 0

    def idles(self, s: "Ahau", seat: i64) -> bool:
        """Tell whether a seat may find nothing to choose while it is open; it then goes on by itself."""
        return False

    def refusal(self, s: "Ahau", seat: i64, action: i64) -> Refusal | None:
        """Return why an action is not possible while it is open: None for exactly the legal ones."""
        return not_now(s)

    def details(self, s: "Ahau", seat: i64, action: i64) -> dict[str, object]:
        """Return what the position adds to a legal action for those who show it: a tile, a god, a price, an amount."""
        return {}


def not_now(s: "Ahau") -> Refusal:
    """Return the refusal of what has nothing to do with the open step."""
    return Refusal("why-not-now", "AH-20.1", {"decision": s.rules.step_names[s.step]})


def must_choose() -> Refusal:
    """Return the refusal of doing nothing where something must be chosen."""
    return Refusal("why-must-choose", "AH-16.1")


class TableStep(Step):
    """A step of the whole table, which nobody decides."""

    def fits(self, s: "Ahau", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: nobody's, and without any."""
        return seat == NOBODY and a == 0 and b == 0


class SeatStep(Step):
    """A step that King Pakal or the Shadow has as well as the players."""

    def fits(self, s: "Ahau", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: some seat's, and without any."""
        return 0 <= seat < s.version.seats and a == 0 and b == 0

    def idles(self, s: "Ahau", seat: i64) -> bool:
        """The rules choose for those who are no players."""
        return seat == s.version.rival


class RivalStep(Step):
    """A step of King Pakal's turn, in which the rules choose."""

    def fits(self, s: "Ahau", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: King Pakal's, and without any."""
        return s.version.solo and seat == s.version.rival and a == 0 and b == 0

    def idles(self, s: "Ahau", seat: i64) -> bool:
        """The rules choose."""
        return True


class Automatic(Step):
    """A step of a player that may leave no choice."""

    def idles(self, s: "Ahau", seat: i64) -> bool:
        """It goes on by itself."""
        return True


@mypyc_attr(acyclic=True)
class Ahau(State):
    """A position of Ahau."""

    def __init__(
        self,
        rules: Rules,
        parts: Components,
        version: Version,
        steps: vec[Step],
        players: i64,
        settings: dict[str, Value],
        deal: Deal,
    ) -> None:
        super().__init__(rules, players, settings, deal)
        self.parts = parts
        self.version = version
        self.steps = steps
        if version.solo:
            self.ranked = 2

    def is_cause(self, number: i64) -> bool:
        """Tell whether a number of a frame is a reason of the ledger."""
        return number < len(self.rules.causes)

    def blank(self) -> "Ahau":
        """Return a state of the same game with an empty position."""
        return Ahau(self.rules, self.parts, self.version, self.steps, self.players, self.settings, self.deal)

    def fill(self, seat: i64, out: Choices) -> None:
        """Ask the open step what is legal."""
        self.steps[self.step].legal(self, seat, out)

    def take(self, seat: i64, action: i64) -> None:
        """Have the open step carry out an action."""
        self.steps[self.step].take(self, seat, action)

    # -- chance ------------------------------------------------------------------------------------------------------

    def below(self, n: i64) -> i64:
        """Return one of 0 .. n - 1, each with the same chance: nobody could know which."""
        self.reveal()
        limit: i64 = MASK + 1 - (MASK + 1) % n
        row = self.cells
        while True:
            row[cells.CHANCE] = (row[cells.CHANCE] + CHANCE_STEP) & CHANCE_MASK
            x = mix(mix(mix(row[cells.CHANCE]) ^ row[cells.CHANCE_KEY]) ^ row[cells.CHANCE])
            if x < limit:
                return x % n

    # -- rulers, regions and cards -----------------------------------------------------------------------------------

    def ruler(self, seat: i64) -> i64:
        """Return the region (1 to 6) of a seat's ruler, or 0 before the first round."""
        row, first = self.cells, self.cell(seat, cells.RULER_AT)
        found: i64 = 0
        for region in range(NUM_REGIONS):  # it is in one at most: a sum has no branch to guess wrong
            found += row[first + region] * (region + 1)
        return found

    def move_ruler(self, seat: i64, region: i64, cause: i64) -> None:
        """Move a ruler to a region (1 to 6)."""
        old = self.ruler(seat)
        if old != region:
            if old:
                self.change(seat, cells.RULER_AT + old - 1, -1, cause)
            self.change(seat, cells.RULER_AT + region - 1, 1, cause)

    def occupied(self, region: i64) -> bool:
        """Tell whether any ruler is in a region (1 to 6)."""
        for seat in range(self.version.seats):
            if self.of(seat, cells.RULER_AT + region - 1):
                return True
        return False

    def has_tiles(self, region: i64) -> bool:
        """Tell whether there is a pyramid tile in a region (1 to 6)."""
        first = cells.REGION_TILE + first_space(region)
        return self.cells[first] + self.cells[first + 1] > 0

    def card_number(self, seat: i64, card: i64) -> i64:
        """Return the number on a card of a hand (0 to 5 region cards, 6 the role)."""
        if card == ROLE_CARD:
            return self.parts.role_number[self.of(seat, cells.ROLE) - 1]
        return card + 1

    def playing(self, seat: i64, ability: i64) -> bool:
        """Tell whether a seat has played a role card with this ability this round (AH-17.2)."""
        row, first, card = self.cells, self.cell(seat, 0), ROLE_CARD + 1
        if row[first + cells.LEFT] != card and row[first + cells.RIGHT] != card:
            return False
        return self.parts.role_ability[row[first + cells.ROLE]] == ability

    def role_amount(self, seat: i64) -> i64:
        """Return the number in the ability of a seat's role."""
        return self.parts.role_amount[self.of(seat, cells.ROLE) - 1]

    def owns_card(self, seat: i64, card: i64) -> bool:
        """Tell whether a card belongs to a seat, wherever it is."""
        return card != ROLE_CARD or self.of(seat, cells.ROLE) != 0

    def cards_in_hand(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return self.total(seat, cells.HAND, NUM_CARDS)

    def might_place(self, seat: i64) -> i64:
        """Return the place of a seat in the order of the Might track: 0 is the highest."""
        for place in range(self.version.seats):
            if self.cells[cells.MIGHT_ORDER + place] == seat + 1:
                return place
        return self.version.seats

    # -- workers -----------------------------------------------------------------------------------------------------

    def workers(self, seat: i64, city: i64) -> i64:
        """Count a seat's workers in a city; one that is lying down counts as two (AH-9.19)."""
        row, first = self.cells, self.cell(seat, city)
        return row[first + cells.STANDING] + 2 * row[first + cells.LYING]

    def has_worker(self, seat: i64, city: i64) -> bool:
        """Tell whether a seat has a worker in a city."""
        return self.of(seat, cells.STANDING + city) + self.of(seat, cells.LYING + city) > 0

    def worker_cities(self, seat: i64) -> i64:
        """Return the cities with workers of a seat, a bit for each."""
        row, first = self.cells, self.cell(seat, 0)
        cities: i64 = 0
        for city in range(NUM_CITIES):
            cities |= i64(row[first + cells.STANDING + city] + row[first + cells.LYING + city] > 0) << city
        return cities

    def site_workers(self, seat: i64, site: i64) -> i64:
        """Count a seat's workers in the two cities beside a production site."""
        ends = self.version.side.site_city
        return self.workers(seat, ends[2 * site]) + self.workers(seat, ends[2 * site + 1])

    def region_workers(self, seat: i64, region: i64) -> i64:
        """Count a seat's workers in the cities of a region (1 to 6)."""
        cities, count = self.version.side.cities[region - 1], i64(0)
        for city in range(NUM_CITIES):
            if cities >> city & 1:
                count += self.workers(seat, city)
        return count

    def surrounds(self, seat: i64, region: i64) -> bool:
        """Tell whether a seat has a worker in every city of a region (1 to 6)."""
        return self.version.side.cities[region - 1] & ~self.worker_cities(seat) == 0

    def lay_down(self, seat: i64, city: i64, cause: i64) -> None:
        """Lay a standing worker down."""
        self.change(seat, cells.STANDING + city, -1, cause)
        self.change(seat, cells.LYING + city, 1, cause)

    def stand_up(self, seat: i64, city: i64, cause: i64) -> None:
        """Stand a worker up again."""
        self.change(seat, cells.LYING + city, -1, cause)
        self.change(seat, cells.STANDING + city, 1, cause)

    def take_worker(self, seat: i64, city: i64, cause: i64) -> None:
        """Return a standing worker to its owner."""
        self.change(seat, cells.STANDING + city, -1, cause)
        self.change(seat, cells.WORKERS, 1, cause)

    # -- tiles, buildings and sites ----------------------------------------------------------------------------------

    def copies(self, seat: i64, effect: i64) -> i64:
        """Return how many working buildings with an effect a seat has."""
        if seat == self.version.rival:  # King Pakal's lie face down; only what is printed on his board works
            printed = self.version.rival_board.printed
            return 1 if self.version.solo and printed >= 0 and self.parts.building_effect[printed] == effect else 0
        parts, row, owned, count = self.parts, self.cells, self.cell(seat, cells.OWNED), i64(0)
        for i in range(parts.effect_first[effect], parts.effect_first[effect + 1]):
            count += row[owned + parts.with_effect[i]]
        return count

    def power(self, seat: i64, effect: i64) -> i64:
        """Return the sum of the amounts of a seat's working buildings with an effect."""
        parts, row, owned, amount = self.parts, self.cells, self.cell(seat, cells.OWNED), i64(0)
        if seat == self.version.rival:
            return parts.building_amount[self.version.rival_board.printed] if self.copies(seat, effect) else 0
        for i in range(parts.effect_first[effect], parts.effect_first[effect + 1]):
            building = parts.with_effect[i]
            amount += row[owned + building] * parts.building_amount[building]
        return amount

    def buildings(self, seat: i64) -> i64:
        """Return how many buildings a seat has."""
        return self._filled(self.cell(seat, cells.BUILDING), BUILDING_SPACES)

    def pyramid_tiles(self, seat: i64) -> i64:
        """Return how many tiles are built into a seat's pyramid."""
        return self._filled(self.cell(seat, cells.PYRAMID), PYRAMID_SPACES)

    def _filled(self, first: i64, spaces: i64) -> i64:
        """Return how many of the cells from ``first`` on hold something."""
        row, count = self.cells, i64(0)
        for i in range(first, first + spaces):
            count += i64(row[i] > 0)
        return count

    def god_tiles(self, seat: i64, god: i64) -> i64:
        """Return how many tiles of a god are built into a seat's pyramid."""
        row, pyramid, symbols = self.cells, self.cell(seat, cells.PYRAMID), self.parts.shape.symbols
        counts: i64 = 0
        for i in range(pyramid, pyramid + PYRAMID_SPACES):
            counts += symbols[row[i]]
        return symbol_count(counts, SHADES + god)

    def god_colours(self, seat: i64, god: i64) -> i64:
        """Return the colours of the tiles of a god in a seat's pyramid, a bit for each."""
        row, pyramid = self.cells, self.cell(seat, cells.PYRAMID)
        first, colours = 1 + god * SHADES, i64(0)
        for i in range(pyramid, pyramid + PYRAMID_SPACES):
            if first <= row[i] < first + SHADES:
                colours |= i64(1) << (row[i] - first)
        return colours

    def reserve(self, seat: i64) -> i64:
        """Return how many tiles are in a seat's reserve."""
        return self.total(seat, cells.RESERVE, NUM_TILES)

    def has_reserve(self, seat: i64) -> bool:
        """Tell whether there is a tile in a seat's reserve."""
        row, reserve = self.cells, self.cell(seat, cells.RESERVE)
        for i in range(reserve, reserve + NUM_TILES):
            if row[i]:
                return True
        return False

    def reserve_shades(self, seat: i64) -> i64:
        """Count the tiles of a seat's reserve by colour, wild ones last: a byte for each (see :func:`of_shade`)."""
        row, reserve = self.cells, self.cell(seat, cells.RESERVE)
        counts: i64 = 0
        for god in range(i64(0), NUM_TILES, SHADES):
            for shade in range(SHADES):
                counts += row[reserve + god + shade] << 8 * shade
        return counts

    def resources(self, seat: i64) -> i64:
        """Return how many resources a seat has."""
        return self.total(seat, cells.RESOURCE, NUM_COLOURS)

    def site_colours(self) -> i64:
        """Return the colours of the production sites on the board, a bit for each."""
        row, colours = self.cells, i64(0)
        for site in range(self.version.side.sites):
            if row[cells.SITE + site]:
                colours |= i64(1) << (row[cells.SITE + site] - 1)
        return colours

    def city_colours(self, city: i64) -> i64:
        """Return the colours of the production sites beside a city, a bit for each."""
        row, side, colours = self.cells, self.version.side, i64(0)
        for i in range(side.near_first[city], side.near_first[city + 1]):
            colour = row[cells.SITE + side.near[i]]
            if colour:
                colours |= i64(1) << (colour - 1)
        return colours

    def marker_at(self, seat: i64, god: i64) -> i64:
        """Return the space (0 to 4) of a seat's marker at a temple, or -1."""
        return self.of(seat, cells.MARKER + god) - 1

    def leftmost_space(self, god: i64) -> i64:
        """Return the leftmost space (0 to 4) of a temple without a marker."""
        space: i64 = 0
        seat: i64 = 0
        while seat < self.version.seats:
            seat += 1
            if self.marker_at(seat - 1, god) == space:
                space += 1
                seat = 0
        return space

    # -- the contract ------------------------------------------------------------------------------------------------

    def redeal(self, seat: i64, random: Generator) -> None:
        """Draw anew what a seat cannot know."""
        from sacbe.ahau.hidden import redeal

        redeal(self, seat, random)

    def seen(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know."""
        from sacbe.ahau.view import seen

        return seen(self, seat)

    def details(self, action: int, seat: int) -> dict[str, object]:
        """Ask the open step for gods, strengths and prices."""
        return self.steps[self.step].details(self, seat, action)

    def courses(self, seat: int) -> list[Course]:
        """Return whole payments, gains, trades and offerings."""
        from sacbe.ahau.courses import courses

        return courses(self, seat)

    def why_not(self, action: int, seat: int) -> Refusal | None:
        """Ask the open step why an action is not legal."""
        return self.steps[self.step].refusal(self, seat, action)

    def kind_of(self, action: i64) -> i64:
        """Return the first number of an action's kind, such as ``actions.PLACE``."""
        first: i64 = 0
        for kind in self.rules.table.kinds:
            if kind.first <= action:
                first = kind.first
        return first

    def flaws(self) -> list[str]:
        """Return what makes the cells of the position impossible."""
        from sacbe.ahau.problems import flaws

        return flaws(self)

    def fits(self, step: i64, seat: i64, a: i64, b: i64) -> bool:
        """Ask a step whether it can be pending so."""
        return self.steps[step].fits(self, seat, a, b)

    def idles(self, seat: i64) -> bool:
        """Ask the open step whether it may offer nothing."""
        return self.steps[self.step].idles(self, seat)

    def tie_break(self, seat: int) -> int:
        """The most tiles built on the player board (AH-14.17)."""
        return int(self.pyramid_tiles(seat) + self.buildings(seat))
