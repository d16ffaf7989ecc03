"""The position: its cells, its steps, and the small changes all rules are made of.

Cells of the table come first, then a block for each seat; :data:`LAYOUT` names them all.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sacbe.core.choices import Choices
from sacbe.core.courses import Course
from sacbe.core.deal import Deal
from sacbe.core.frames import NOBODY
from sacbe.core.layout import Field, Layout
from sacbe.core.options import Value
from sacbe.core.rng import Generator
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.tikal.actions import PILES, TILES
from sacbe.tikal.components import Components
from sacbe.tikal.names import (
    CAMPS,
    HALF,
    HEXES,
    LEADER,
    NUM_CAMPS,
    NUM_LETTERS,
    TEMPLE_NUMBERS,
    WORKER,
)

# -- cells of the table, the first four by hexagon of the map ---------------------------------------------------------

LAND: Final[i64] = 0  # what lies there: 0 unexplored, else 1 + hexagon * 6 + rotation
PATHS: Final[i64] = 40  # four bits a side: the stones between here and there, and OPEN when members may be there
VALUE: Final[i64] = 80  # of a temple the number on top, of a treasure hexagon the wafers left
OWNER: Final[i64] = 120  # 0, or seat + 1 of the camp or guard; a leader on guard counts LEADER_GUARD more
WORKED: Final[i64] = 160  # two bits a hexagon: levels uncovered or wafers recovered there this turn
PILE: Final[i64] = 164  # by treasure hexagon: the place of its topmost wafer when it was laid out
STOCK: Final[i64] = 172  # temple tiles left, from number 2
DISPLAY: Final[i64] = 181  # the auction's hexagons in their order: 0, or hexagon + 1
HAND: Final[i64] = 185  # the hexagon drawn or chosen and not yet placed: 0, or hexagon + 1
DRAWN: Final[i64] = 186  # how many terrain hexagons have been drawn
WAFERS_DRAWN: Final[i64] = 187  # how many wafers have been laid out
SCORINGS: Final[i64] = 188  # how many scoring rounds have begun
HIGH_BID: Final[i64] = 189  # the highest bid of the auction
BIDDER: Final[i64] = 190  # who made it: 0, or seat + 1
PASSED: Final[i64] = 191  # a bit for each seat that has passed in this auction
FIRST_PASSED: Final[i64] = 192  # 0, or seat + 1
# Sets of hexagons, in two cells each (see Tikal.among): what the legal actions are read from.
TEMPLES: Final[i64] = 193  # temples without a guard
PILES_LEFT: Final[i64] = 195  # treasure hexagons with wafers
SITES: Final[i64] = 197  # where a camp can be established

OPEN: Final[i64] = 8
ALL_STONES: Final[i64] = 0x777777
LEADER_GUARD: Final[i64] = 4

# -- cells of a seat: members on the map, what change() changes, what put() sets, points by source --------------------

WORKERS: Final[i64] = 0  # by hexagon of the map
SUPPLY: Final[i64] = 40  # workers, leader
LOST: Final[i64] = 42  # workers, leader: out of the game
CAMPS_LEFT: Final[i64] = 44
GUARDS_LEFT: Final[i64] = 45
TREASURE: Final[i64] = 46  # by kind
LEADER_AT: Final[i64] = 54  # 0, or where the leader stands, + 1
CAMP_AT: Final[i64] = 55  # where the camps stand, + 1, the smaller one first; 0 for none
ACTED: Final[i64] = 57  # 1 when the turn indicator lies face down
STANDS: Final[i64] = 58  # the set of hexagons with members
POINTS: Final[i64] = 60

SOURCES: Final = ("capital", "bids", "temples", "treasures")
FROM_CAPITAL: Final[i64] = 0
FROM_BIDS: Final[i64] = 1
FROM_TEMPLES: Final[i64] = 2
FROM_TREASURES: Final[i64] = 3


def layout(treasures: tuple[str, ...]) -> Layout:
    """Return the names of all cells; the ids of the treasures are those of the component pack."""
    return Layout(
        table=[
            Field("land", 0, labels=HEXES),
            Field("paths", 40, labels=HEXES),
            Field("values", 80, labels=HEXES),
            Field("owners", 120, labels=HEXES),
            Field("worked", 160, 4),
            Field("piles", 164, PILES),
            Field("temple_tiles", 172, labels=TEMPLE_NUMBERS),
            Field("display", 181, 4),
            Field("hand", 185),
            Field("drawn", 186),
            Field("wafers_drawn", 187),
            Field("scorings", 188),
            Field("high_bid", 189),
            Field("bidder", 190),
            Field("passed", 191),
            Field("first_passed", 192),
            Field("temples", 193, 2),
            Field("piles_left", 195, 2),
            Field("sites", 197, 2),
        ],
        seat=[
            Field("workers", 0, labels=HEXES),
            Field("supply", 40, labels=("workers_in_supply", "leader_in_supply")),
            Field("lost", 42, labels=("workers_lost", "leader_lost")),
            Field("camps_left", 44),
            Field("guards_left", 45),
            Field("treasures", 46, labels=treasures),
            Field("leader_at", 54),
            Field("camps_at", 55, len(CAMPS) - 1),
            Field("acted", 57),
            Field("stands", 58, 2),
            Field("points", 60, labels=SOURCES),
        ],
    )


class Step:
    """A rule: what is legal while it is open, and what a choice does."""

    def legal(self, s: "Tikal", seat: i64, out: Choices) -> None:
        """Add the legal actions in ascending order; a step that decides itself adds none."""

    def take(self, s: "Tikal", seat: i64, action: i64) -> None:
        """Carry out an action; the step is over unless it pushes itself again."""
        raise NotImplementedError

    def fits(self, s: "Tikal", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: a player's, and without any."""
        return 0 <= seat < s.players and a == 0 and b == 0

    def idles(self, s: "Tikal", seat: i64) -> bool:
        """Tell whether a seat may find nothing to choose while it is open; it then goes on by itself."""
        return False

    def refusal(self, s: "Tikal", seat: i64, action: i64) -> tuple[str, str]:
        """Return why an action is not legal, and the row of the rule ledger that says so."""
        return f"{s.text(int(action))!r} is not what is to be decided now ({s.rules.step_names[s.step]})", "TK-2.1"


class TableStep(Step):
    """A step of the whole table, which nobody decides."""

    def fits(self, s: "Tikal", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: nobody's, and without any."""
        return seat == NOBODY and a == 0 and b == 0


@mypyc_attr(acyclic=True)
class Tikal(State):
    """A position of Tikal."""

    def __init__(
        self,
        rules: Rules,
        parts: Components,
        steps: list[Step],
        players: i64,
        settings: dict[str, Value],
        deal: Deal,
    ) -> None:
        super().__init__(rules, players, settings, deal)
        self.parts = parts
        self.steps = steps

    def blank(self) -> "Tikal":
        """Return a state of the same game with an empty position."""
        return Tikal(self.rules, self.parts, self.steps, self.players, self.settings, self.deal)

    def fill(self, seat: i64, out: Choices) -> None:
        """Ask the open step what is legal."""
        self.steps[self.step].legal(self, seat, out)

    def take(self, seat: i64, action: i64) -> None:
        """Have the open step carry out an action."""
        self.steps[self.step].take(self, seat, action)

    def after(self, seat: i64) -> i64:
        """Return the clockwise neighbour."""
        return seat + 1 if seat + 1 < self.players else 0

    # -- the map ------------------------------------------------------------------------------------------------------

    def kind(self, at: i64) -> i64:
        """Return what kind of hexagon lies on a space of the map."""
        return self.parts.terrain[self.cells[LAND + at]]

    def path(self, at: i64, side: i64) -> i64:
        """Return the action points it takes to cross a side of a hexagon; 0 where there is no path."""
        return (self.cells[PATHS + at] >> 4 * side & 7) * self.parts.stone_cost

    def worked(self, at: i64) -> i64:
        """Return how many levels or wafers of a hexagon this turn has already brought."""
        return self.cells[WORKED + (at & 3)] >> 2 * (at >> 2) & 3

    def work(self, at: i64) -> None:
        """Count one more level or wafer of a hexagon for this turn."""
        self.cells[WORKED + (at & 3)] += i64(1) << 2 * (at >> 2)

    def among(self, cell: i64) -> i64:
        """Return a set of hexagons as bits: twenty are kept in one cell, the others in the next."""
        return self.cells[cell] | self.cells[cell + 1] << HALF

    def include(self, cell: i64, at: i64) -> None:
        """Add a hexagon to a set."""
        self.cells[cell + at // HALF] |= self.parts.bit[at]

    def exclude(self, cell: i64, at: i64) -> None:
        """Take a hexagon out of a set."""
        self.cells[cell + at // HALF] &= ~self.parts.bit[at]

    # -- expedition members -------------------------------------------------------------------------------------------

    def leads(self, seat: i64, at: i64) -> bool:
        """Tell whether a seat's leader stands on a hexagon."""
        return self.of(seat, LEADER_AT) == at + 1

    def where(self, seat: i64) -> i64:
        """Return the set of hexagons with members of a seat, as bits."""
        return self.among(self.seat_first + seat * self.stride + STANDS)

    def members(self, seat: i64, at: i64) -> i64:
        """Return how many members a seat has on a hexagon, a leader being one."""
        return self.of(seat, WORKERS + at) + (1 if self.leads(seat, at) else 0)

    def strength(self, seat: i64, at: i64) -> i64:
        """Return the strength of a seat's expedition on a hexagon (The expedition members)."""
        leader = self.parts.leader_strength if self.leads(seat, at) else i64(0)
        return self.of(seat, WORKERS + at) * self.parts.worker_strength + leader

    def here(self, seat: i64, member: i64, at: i64) -> bool:
        """Tell whether a seat has a worker, or its leader, on a hexagon."""
        return self.of(seat, WORKERS + at) > 0 if member == WORKER else self.leads(seat, at)

    def arrive(self, seat: i64, member: i64, at: i64) -> None:
        """Put a member on a hexagon."""
        self.include(self.seat_first + seat * self.stride + STANDS, at)
        if member == LEADER:
            self.put(seat, LEADER_AT, at + 1)
        else:
            self.put(seat, WORKERS + at, self.of(seat, WORKERS + at) + 1)

    def leave(self, seat: i64, member: i64, at: i64) -> None:
        """Take a member off a hexagon."""
        if member == LEADER:
            self.put(seat, LEADER_AT, 0)
        else:
            self.put(seat, WORKERS + at, self.of(seat, WORKERS + at) - 1)
        if self.members(seat, at) == 0:
            self.exclude(self.seat_first + seat * self.stride + STANDS, at)

    def camp(self, seat: i64, camp: i64) -> i64:
        """Return where one of a seat's camps is (0: the base camp), or -1."""
        return self.parts.base if camp == 0 else self.of(seat, CAMP_AT + camp - 1) - 1

    def camps(self, seat: i64) -> i64:
        """Return how many camps a seat can use, the base camp included."""
        camps: i64 = 1
        while camps < NUM_CAMPS and self.of(seat, CAMP_AT + camps - 1) > 0:
            camps += 1
        return camps

    # -- hexagons -----------------------------------------------------------------------------------------------------

    def draw(self) -> i64:
        """Draw the next terrain hexagon: the letters in their order (Setup)."""
        place = self.cells[DRAWN]
        self.cells[DRAWN] += 1
        letter: i64 = 0
        while letter < NUM_LETTERS - 1 and place >= self.parts.letter_first[letter + 1]:
            letter += 1
        first = self.parts.letter_first[letter]
        return first + self.deal.at(letter, place - first)

    def all_drawn(self) -> bool:
        """Tell whether the last terrain hexagon has been drawn."""
        return self.cells[DRAWN] == TILES

    # -- for people ---------------------------------------------------------------------------------------------------

    def redeal(self, seat: i64, random: Generator) -> None:
        """Draw anew what nobody can know."""
        from sacbe.tikal.view import redeal

        redeal(self, random)

    def seen(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know."""
        from sacbe.tikal.view import seen

        return seen(self, seat)

    def details(self, action: int, seat: int) -> dict[str, object]:
        """Return hexagons and costs."""
        from sacbe.tikal.describe import details

        return details(self, action, seat)

    def courses(self, seat: int) -> list[Course]:
        """Return walks of several steps or members."""
        from sacbe.tikal.courses import courses

        return courses(self, seat)

    def why_not(self, action: int, seat: int) -> tuple[str, str]:
        """Return why an action is not legal, and the rule that says so."""
        return self.steps[self.step].refusal(self, seat, action)

    def flaws(self) -> list[str]:
        """Return what makes the cells of the position impossible."""
        from sacbe.tikal.problems import flaws

        return flaws(self)

    def fits(self, step: i64, seat: i64, a: i64, b: i64) -> bool:
        """Ask a step whether it can be pending so."""
        return self.steps[step].fits(self, seat, a, b)

    def idles(self, seat: i64) -> bool:
        """Ask the open step whether it may offer nothing."""
        return self.steps[self.step].idles(self, seat)
