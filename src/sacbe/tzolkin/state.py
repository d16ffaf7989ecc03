"""The position, its steps, and the small changes all rules are made of."""

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
from sacbe.tzolkin import actions, causes, cells, traits
from sacbe.tzolkin.components import Components
from sacbe.tzolkin.steps import step_ids


class Step(CoreStep):
    """A rule: what is legal while it is open, what a choice does and shows, and why something is refused."""

    kinds: ClassVar[tuple[str, ...]] = ()
    """The kinds of action it decides."""
    first: ClassVar[str] = ""
    """The row that says that this is decided before anything else."""

    def legal(self, s: "Tzolkin", seat: i64, out: Choices) -> None:
        """Add the legal actions in ascending order; a step that decides itself adds none."""

    def take(self, s: "Tzolkin", seat: i64, action: i64) -> None:
        """Carry out an action; the step is over unless it pushes itself again."""
        raise NotImplementedError

    def fits(self, s: "Tzolkin", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: a player's, in ``b`` the cause of it all."""
        return 0 <= seat < s.players and a == 0 and b < len(s.rules.causes) and s.rules.causes[b] != ""

    def idles(self, s: "Tzolkin", seat: i64) -> bool:
        """Tell whether a seat may find nothing to choose while it is open; it then goes on by itself."""
        return False

    def refusal(self, s: "Tzolkin", seat: i64, action: i64) -> Refusal | None:
        """Return why an action of its kinds is not possible while it is open; None for exactly the legal ones."""
        return None

    def elsewhere(self, s: "Tzolkin", seat: i64, action: i64) -> Refusal | None:
        """Return why an action of its kinds cannot be taken while another step is open, if there is more to say."""
        return None

    def later(self, kind: str) -> Refusal:
        """Return why what other steps decide has to wait for this one."""
        if kind in ("done", "nothing") and not self.first:
            return Refusal("why-carried-out", "TZ-23.4")
        return Refusal("why-not-now", self.first or "TZ-7.7", {"step": self.name})

    def details(self, s: "Tzolkin", seat: i64, action: i64) -> dict[str, object]:
        """Return what the position adds to an action of its kinds; another step may be open."""
        return {}


class TableStep(Step):
    """A step of the whole table, which nobody decides."""

    def fits(self, s: "Tzolkin", seat: i64, a: i64, b: i64) -> bool:
        """Tell whether it can be pending with these numbers: nobody's, and without any."""
        return seat == NOBODY and a == 0 and b == 0


class Automatic(Step):
    """A step of a player that may leave no choice."""

    def idles(self, s: "Tzolkin", seat: i64) -> bool:
        """It goes on by itself."""
        return True


@mypyc_attr(acyclic=True)
class Tzolkin(State):
    """A position of Tzolk'in."""

    def __init__(
        self,
        rules: Rules,
        parts: Components,
        steps: list[Step],
        players: i64,
        settings: dict[str, Value],
        deal: Deal,
        modules: i64,
    ) -> None:
        super().__init__(rules, players, settings, deal)
        self.parts = parts
        self.steps = steps
        self.modules = modules

    def blank(self) -> "Tzolkin":
        """Return a state of the same game with an empty position."""
        return Tzolkin(self.rules, self.parts, self.steps, self.players, self.settings, self.deal, self.modules)

    def fill(self, seat: i64, out: Choices) -> None:
        """Ask the open step what is legal; a tribe may have something to add to any decision of its turn."""
        self.steps[self.step].legal(self, seat, out)
        if self.cells[cells.TURN_OF] and out.count:
            self.steps[step_ids.TRADE].legal(self, seat, out)

    def take(self, seat: i64, action: i64) -> None:
        """Have the open step carry out an action."""
        self.steps[step_ids.TRADE if action >= actions.TRADE else self.step].take(self, seat, action)

    # -- what tribes and calamities change ---------------------------------------------------------------------------

    def trait(self, seat: i64, column: i64) -> i64:
        """Return a number that a seat's tribe may have changed."""
        return self.parts.traits[self.of(seat, cells.TRIBE) * traits.NUM_TRAITS + column]

    def calamity(self, column: i64) -> i64:
        """Return a number that the prophecy in effect may have changed; 0 in quiet times."""
        return self.parts.calamities[self.cells[cells.CALAMITY] * traits.NUM_CALAMITY + column]

    # -- workers and gears -------------------------------------------------------------------------------------------

    def on(self, gear: i64, space: i64) -> i64:
        """Return who stands on a space: 0 nobody, seat + 1, or DUMMY."""
        return self.cells[cells.GEAR + gear * actions.SPACES + space]

    def stand(self, gear: i64, space: i64, who: i64) -> None:
        """Put somebody (or nobody) on a space."""
        self.cells[cells.GEAR + gear * actions.SPACES + space] = who

    def workers_on_gears(self, seat: i64) -> i64:
        """Return how many workers a seat has on the gears."""
        away = self.of(seat, cells.WORKERS) - self.of(seat, cells.AVAILABLE)
        if self.cells[cells.START_SPACE] == seat + 1:
            away -= 1
        for space in range(cells.QUICK_SPACE, cells.QUICK_SPACE + cells.QUICK_SPACES):
            if self.cells[space] == seat + 1:
                away -= 1
        return away

    def last_space(self, gear: i64, seat: i64) -> i64:
        """Return the last space of a gear that a seat's workers can stand on."""
        return self.parts.gear_last[gear] + self.trait(seat, traits.EXTRA_SPACES)

    def can_stand(self, gear: i64, space: i64, seat: i64) -> bool:
        """Tell whether a seat's workers can stand on a tooth: on every space, and perhaps on some behind the last."""
        return space <= self.parts.gear_last[gear] or space <= self.last_space(gear, seat)

    def lowest_space(self, gear: i64, seat: i64, skipped: i64 = -1) -> i64:
        """Return the lowest free space of a gear for a seat, passing over a skipped one; -1 if there is none."""
        last = self.parts.gear_last[gear]
        space = self.free_space(gear, 0, last, skipped)
        return space if space >= 0 else self.free_space(gear, last + 1, self.last_space(gear, seat), skipped)

    def free_space(self, gear: i64, first: i64, last: i64, skipped: i64) -> i64:
        """Return the lowest free space of some in a row, passing over a skipped one; -1 if there is none."""
        values, start = self.cells, cells.GEAR + gear * actions.SPACES
        for space in range(first, last + 1):
            if values[start + space] == 0 and space != skipped:
                return space
        return -1

    # -- goods -------------------------------------------------------------------------------------------------------

    def blocks(self, seat: i64) -> i64:
        """Return how many resource blocks a seat has."""
        return self.of(seat, cells.WOOD) + self.of(seat, cells.STONE) + self.of(seat, cells.GOLD)

    def receive(self, seat: i64, good: i64, amount: i64, cause: i64) -> None:
        """Take goods from the bank; skulls only while there are any (Components: 13 crystal skulls)."""
        if good == cells.SKULL:
            amount = min(amount, self.cells[cells.SKULL_BANK])
            self.cells[cells.SKULL_BANK] -= amount
        self.change(seat, good, amount, cause)

    def corn_on_teeth(self) -> i64:
        """Return how much corn lies on the teeth of the calendar."""
        corn: i64 = 0
        for tooth in range(self.parts.teeth):
            corn += self.cells[cells.TEETH] >> tooth & 1
        return corn

    def take_corn_from_teeth(self, seat: i64) -> None:
        """Whoever went to the starting player space takes the corn from the teeth."""
        if self.cells[cells.START_SPACE] == seat + 1:
            self.change(seat, cells.CORN, self.corn_on_teeth(), causes.STARTING_PLAYER)
            self.cells[cells.TEETH] = 0

    def level(self, seat: i64, technology: i64) -> i64:
        """Return the level a seat has reached in a technology."""
        return self.of(seat, cells.TECHNOLOGY + technology)

    def masters(self, seat: i64, technology: i64, level: i64) -> bool:
        """Tell whether a seat has the effect of a level of a technology."""
        return self.of(seat, cells.TECHNOLOGY + technology) >= level and self.calamity(traits.LOST_LEVEL) != level

    def redeal(self, seat: i64, random: Generator) -> None:
        """Draw anew what a seat cannot know."""
        from sacbe.tzolkin.hidden import redeal

        redeal(self, seat, random)

    def seen(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know."""
        from sacbe.tzolkin.view import seen

        return seen(self, seat)

    # -- actions -----------------------------------------------------------------------------------------------------

    def kind(self, action: i64) -> str:
        """Return the kind of an action."""
        return self.rules.table.choices[action].kind

    def decider(self, kind: str) -> Step:
        """Return the step that decides a kind of action: the open one, if it does, or else the first that ever does."""
        if kind not in self.steps[self.step].kinds:
            for step in self.steps:
                if kind in step.kinds:
                    return step
        return self.steps[self.step]

    def details(self, action: int, seat: int) -> dict[str, object]:
        """Return spaces and prices; nothing for a number that no tile uses."""
        return self.decider(self.kind(action)).details(self, seat, action) if self.text(action) else {}

    def courses(self, seat: int) -> list[Course]:
        """Return what is one thing though it takes several decisions: see ``courses.py``."""
        from sacbe.tzolkin.courses import courses

        return courses(self, seat)

    def why_not(self, action: int, seat: int) -> Refusal | None:
        """Return why an action is not legal, and the rule that says so."""
        kind, now = self.kind(action), self.steps[self.step]
        step = self.decider(kind)
        if step is now or step.number == step_ids.TRADE:
            return step.refusal(self, seat, action)
        return step.elsewhere(self, seat, action) or now.later(kind)

    def flaws(self) -> list[str]:
        """Return what makes the cells of the position impossible."""
        from sacbe.tzolkin.problems import flaws

        return flaws(self)

    def fits(self, step: i64, seat: i64, a: i64, b: i64) -> bool:
        """Ask a step whether it can be pending so."""
        return self.steps[step].fits(self, seat, a, b)

    def idles(self, seat: i64) -> bool:
        """Ask the open step whether it may offer nothing."""
        return self.steps[self.step].idles(self, seat)

    def tie_break(self, seat: int) -> int:
        """The most workers left on the gears (End of the game)."""
        return int(self.workers_on_gears(seat))
