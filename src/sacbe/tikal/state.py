"""The position: its cells, its steps, and the small changes all rules are made of.

What each cell holds is said in :mod:`sacbe.tikal.cells`.
"""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from sacbe.core.choices import Choices
from sacbe.core.courses import Course
from sacbe.core.deal import Deal
from sacbe.core.frames import NOBODY
from sacbe.core.options import Value
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.core.steps import CoreStep
from sacbe.tikal import cells
from sacbe.tikal.components import Components
from sacbe.tikal.names import HALF, LEADER, NUM_CAMPS, NUM_LETTERS, NUM_SIDES, WORKER


class Step(CoreStep):
    """A rule: what is legal while it is open, what a choice does, what it shows, and why something is not possible.

    ``number`` and ``name`` say which step it is. The step itself is the end of the game.
    """

    number: ClassVar[int] = 0
    name: ClassVar[str] = "over"

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

    def decides(self, action: i64) -> bool:
        """Tell whether an action is of a kind that is decided in this step, and in no other."""
        return False

    def refusal(self, s: "Tikal", seat: i64, action: i64) -> Refusal | None:
        """Return why an action of its kinds is not legal while the step is open; None for the legal ones."""
        return None

    def details(self, s: "Tikal", seat: i64, action: i64) -> dict[str, object]:
        """Return what the position adds to an action of its kinds for those who show it, whatever step is open."""
        return {}


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
        return self.parts.terrain[self.cells[cells.LAND + at]]

    def path(self, at: i64, side: i64) -> i64:
        """Return the action points it takes to cross a side of a hexagon; 0 where there is no path."""
        return stones_of(self.cells[cells.PATHS + at], side) * self.parts.stone_cost

    def owner(self, at: i64) -> i64:
        """Return whose camp or guard is on a hexagon, or NOBODY."""
        owner = self.cells[cells.OWNER + at]
        return owner - 1 & cells.LEADER_GUARD - 1 if owner != 0 else i64(NOBODY)

    def tile(self, at: i64) -> i64:
        """Return the number of the hexagon that lies on an explored space of the map."""
        return (self.cells[cells.LAND + at] - 1) // NUM_SIDES

    def worked(self, at: i64) -> i64:
        """Return how many levels or wafers of a hexagon this turn has already brought."""
        return self.cells[cells.WORKED + (at & cells.WORKED_CELL)] >> _worked_bit(at) & cells.WORKED_COUNT

    def work(self, at: i64) -> None:
        """Count one more level or wafer of a hexagon for this turn."""
        self.cells[cells.WORKED + (at & cells.WORKED_CELL)] += i64(1) << _worked_bit(at)

    def rest(self) -> None:
        """Forget what the turn has brought: its limits begin anew."""
        for i in range(cells.WORKED_CELLS):
            self.cells[cells.WORKED + i] = 0

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
        return self.of(seat, cells.LEADER_AT) == at + 1

    def where(self, seat: i64) -> i64:
        """Return the set of hexagons with members of a seat, as bits."""
        return self.among(self.seat_first + seat * self.stride + cells.STANDS)

    def members(self, seat: i64, at: i64) -> i64:
        """Return how many members a seat has on a hexagon, a leader being one."""
        return self.of(seat, cells.WORKERS + at) + (1 if self.leads(seat, at) else 0)

    def strength(self, seat: i64, at: i64) -> i64:
        """Return the strength of a seat's expedition on a hexagon (The expedition members)."""
        leader = self.parts.leader_strength if self.leads(seat, at) else i64(0)
        return self.of(seat, cells.WORKERS + at) * self.parts.worker_strength + leader

    def here(self, seat: i64, member: i64, at: i64) -> bool:
        """Tell whether a seat has a worker, or its leader, on a hexagon."""
        return self.of(seat, cells.WORKERS + at) > 0 if member == WORKER else self.leads(seat, at)

    def arrive(self, seat: i64, member: i64, at: i64) -> None:
        """Put a member on a hexagon."""
        self.include(self.seat_first + seat * self.stride + cells.STANDS, at)
        if member == LEADER:
            self.put(seat, cells.LEADER_AT, at + 1)
        else:
            self.put(seat, cells.WORKERS + at, self.of(seat, cells.WORKERS + at) + 1)

    def leave(self, seat: i64, member: i64, at: i64) -> None:
        """Take a member off a hexagon."""
        if member == LEADER:
            self.put(seat, cells.LEADER_AT, 0)
        else:
            self.put(seat, cells.WORKERS + at, self.of(seat, cells.WORKERS + at) - 1)
        if self.members(seat, at) == 0:
            self.exclude(self.seat_first + seat * self.stride + cells.STANDS, at)

    def camp(self, seat: i64, camp: i64) -> i64:
        """Return where one of a seat's camps is (0: the base camp), or -1."""
        return self.parts.base if camp == 0 else self.of(seat, cells.CAMP_AT + camp - 1) - 1

    def camps(self, seat: i64) -> i64:
        """Return how many camps a seat can use, the base camp included."""
        camps: i64 = 1
        while camps < NUM_CAMPS and self.of(seat, cells.CAMP_AT + camps - 1) > 0:
            camps += 1
        return camps

    # -- hexagons -----------------------------------------------------------------------------------------------------

    def draw(self) -> i64:
        """Draw the next terrain hexagon: the letters in their order (Setup)."""
        place = self.cells[cells.DRAWN]
        self.cells[cells.DRAWN] += 1
        letter: i64 = 0
        while letter < NUM_LETTERS - 1 and place >= self.parts.letter_first[letter + 1]:
            letter += 1
        first = self.parts.letter_first[letter]
        return first + self.deal.at(letter, place - first)

    def all_drawn(self) -> bool:
        """Tell whether the last terrain hexagon has been drawn."""
        return self.cells[cells.DRAWN] == self.parts.num_tiles

    # -- for people ---------------------------------------------------------------------------------------------------

    def redeal(self, seat: i64, random: Generator) -> None:
        """Draw anew what nobody can know."""
        from sacbe.tikal.hidden import redeal

        redeal(self, random)

    def seen(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know."""
        from sacbe.tikal.view import seen

        return seen(self, seat)

    def details(self, action: int, seat: int) -> dict[str, object]:
        """Ask the step that decides such actions for hexagons and costs."""
        for step in self.steps:
            if step.decides(action):
                return step.details(self, seat, action)
        return {}

    def courses(self, seat: int) -> list[Course]:
        """Return walks of several steps or members."""
        from sacbe.tikal.courses import courses

        return courses(self, seat)

    def why_not(self, action: int, seat: int) -> Refusal | None:
        """Ask the open step, if it decides such actions at all."""
        step = self.steps[self.step]
        if step.decides(action):
            return step.refusal(self, seat, action)
        return Refusal("why-not-now", "TK-2.1", {"step": step.name})

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


def stones_of(paths: i64, side: i64) -> i64:
    """Return the stones of one side, out of a cell of paths."""
    return paths >> cells.BITS_OF_SIDE * side & cells.STONES


def _worked_bit(at: i64) -> i64:
    """Return where, in its cell, the count of a hexagon begins."""
    return at // cells.WORKED_CELLS * cells.WORKED_BITS
