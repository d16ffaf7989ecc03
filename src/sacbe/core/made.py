"""Games written in plain Python, as other people's packages bring them: see ``docs/adding-a-game.md``.

If ordinary Python could inherit from the compiled state, the compiler could not call its methods directly any more,
and the games of the house would pay for it. So nothing is inherited: the compiled state and game below ask an ordinary
object, the *design* (``sacbe.making.Design``), and only they pay.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.core.choices import Choices
from sacbe.core.deal import Deal, StackKind
from sacbe.core.errors import SacbeError
from sacbe.core.game import Game
from sacbe.core.options import Value
from sacbe.core.pack import Pack
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.core.telling import Teller


class MadeState(State):
    """A position of a game that a design describes. ``design.steps[number - 1]`` is the open step."""

    def __init__(self, rules: Rules, design: Any, players: i64, settings: dict[str, Value], deal: Deal) -> None:
        super().__init__(rules, players, settings, deal)
        self.design = design

    def blank(self) -> "MadeState":
        """Return a state of the same game with an empty position."""
        return MadeState(self.rules, self.design, self.players, self.settings, self.deal)

    def fill(self, seat: i64, out: Choices) -> None:
        """Ask the open step what is legal."""
        for action in sorted(self.design.steps[int(self.step) - 1].legal(self, int(seat))):
            out.add(action)

    def take(self, seat: i64, action: i64) -> None:
        """Have the open step carry out an action."""
        self.design.steps[int(self.step) - 1].take(self, int(seat), int(action))

    def redeal(self, seat: i64, random: Generator) -> None:
        """Draw anew what a seat cannot know."""
        self.design.redeal(self, int(seat), random)

    def seen(self, seat: int | None) -> dict[str, object]:
        """Return what a seat may know."""
        seen: dict[str, object] = self.design.view(self, seat)
        return seen

    def details(self, action: int, seat: int) -> dict[str, object]:
        """Return what the open step adds to an action; nothing once the game is over."""
        if self.step == 0:
            return {}
        details: dict[str, object] = self.design.steps[int(self.step) - 1].details(self, seat, action)
        return details

    def tie_break(self, seat: int) -> int:
        """Return what decides between equal scores."""
        rank: int = self.design.tie_break(self, seat)
        return rank

    def why_not(self, action: int, seat: int) -> Refusal | None:
        """Ask the open step."""
        refusal: Refusal | None = self.design.steps[int(self.step) - 1].refusal(self, seat, action)
        return refusal

    def flaws(self) -> list[str]:
        """Return what makes the cells of the position impossible."""
        flaws: list[str] = self.design.flaws(self)
        return flaws

    def fits(self, step: i64, seat: i64, a: i64, b: i64) -> bool:
        """Ask a step whether it can be pending so."""
        fits: bool = self.design.steps[int(step) - 1].fits(self, int(seat), int(a), int(b))
        return fits

    def idles(self, seat: i64) -> bool:
        """Ask the open step whether it may offer nothing."""
        idles: bool = self.design.steps[int(self.step) - 1].idles(self, int(seat))
        return idles


class MadeTeller(Teller):
    """Tells what a design says that seats may know beside the cells."""

    def __init__(self, design: Any) -> None:
        super().__init__(design.told, design.told_of_seats)
        self.design = design

    def tell_table(self, s: State, row: vec[i16], at: i64) -> i64:
        """Write what everybody may know."""
        return self._write(self.design.tell(s) if self.table_names else [], len(self.table_names), row, at)

    def tell_seat(self, s: State, player: i64, viewer: i64, row: vec[i16], at: i64) -> i64:
        """Write what a seat may know of a player."""
        told = self.design.tell_of_seat(s, int(player), int(viewer)) if self.seat_names else []
        return self._write(told, len(self.seat_names), row, at)

    def _write(self, told: list[int], names: i64, row: vec[i16], at: i64) -> i64:
        """Write numbers, one for each name."""
        if len(told) != names:
            raise SacbeError("error-told", {"told": len(told), "names": names})
        for i in range(names):
            row[at + i] = i16(told[i])
        return at + names


class MadeGame(Game):
    """A game that a design describes."""

    def __init__(self, design: Any) -> None:
        super().__init__(design.name, design.version, design.counts, design.options, design.folder)
        self.design = design

    def make_rules(self, pack: Pack) -> Rules:
        """Build the tables that play with a component pack."""
        design = self.design
        layout = design.layout(pack)
        points = next(field.first for field in layout.seat if field.name == "points")
        steps = ["over", *(step.name for step in design.steps)]
        table = design.actions(pack)
        return Rules(self.name, self.version, pack, table, layout, steps, design.causes, design.sources, points)

    def stacks(self, rules: Rules, players: int, settings: dict[str, Value]) -> list[StackKind]:
        """Return the stacks that are shuffled before a game."""
        stacks: list[StackKind] = self.design.stacks(rules.pack, players, settings)
        return stacks

    def blank(self, rules: Rules, players: int, settings: dict[str, Value], deal: Deal) -> State:
        """Return a state whose position is still empty."""
        return MadeState(rules, self.design, players, settings, deal)

    def teller(self, rules: Rules) -> Teller:
        """Return what tells seats that which lies only in the deal."""
        return MadeTeller(self.design)

    def set_up(self, state: State) -> None:
        """Lay out the first position."""
        self.design.set_up(state)

    def check(self, players: int, settings: dict[str, Value]) -> None:
        """Refuse combinations of options."""
        self.design.check(players, settings)

    def most_decisions(self, players: int) -> int:
        """Return a number of decisions that no game can exceed."""
        most: int = self.design.most_decisions(players)
        return most
