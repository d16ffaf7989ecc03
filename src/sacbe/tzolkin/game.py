"""The game as the house knows it: ``sacbe.game("tzolkin")``."""

from pathlib import Path
from typing import Final

from sacbe.core.deal import Deal, StackKind
from sacbe.core.game import Game
from sacbe.core.options import Value
from sacbe.core.pack import Pack
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.core.steps import in_order, step_names
from sacbe.core.telling import Teller
from sacbe.tzolkin import cells, setup
from sacbe.tzolkin.actions import action_table
from sacbe.tzolkin.causes import causes
from sacbe.tzolkin.components import Components
from sacbe.tzolkin.expansion.new_buildings import FoodDayGoods, TechnologySwap
from sacbe.tzolkin.expansion.prophecies import Tax
from sacbe.tzolkin.expansion.quick_actions import QuickAction, QuickTiles
from sacbe.tzolkin.expansion.tribes import StartOfTurn, TechnologyBonus, Trade, TribeGifts
from sacbe.tzolkin.options import COUNTS, OPTIONS, modules
from sacbe.tzolkin.pack_checks import check
from sacbe.tzolkin.reader import PackReader
from sacbe.tzolkin.scoring import FinalScoring
from sacbe.tzolkin.state import Step, Tzolkin
from sacbe.tzolkin.steps.buildings import Completion, Construction, Spare
from sacbe.tzolkin.steps.calendar import Calendar, Speed
from sacbe.tzolkin.steps.chichen_itza import Offering
from sacbe.tzolkin.steps.effects import Effect
from sacbe.tzolkin.steps.food_day import EndOfFoodDay, Feeding, FoodDay, NewAge, Rewards
from sacbe.tzolkin.steps.palenque import Harvest
from sacbe.tzolkin.steps.payment import Pay, TakeBlocks
from sacbe.tzolkin.steps.picking_up import AnyAction, PickingUp, WorkerAction
from sacbe.tzolkin.steps.rounds import EndOfTurn, Round
from sacbe.tzolkin.steps.technologies import FreeTechnology, GainTechnology, PaidTechnology
from sacbe.tzolkin.steps.temples import Anger, Climb, StepUp
from sacbe.tzolkin.steps.turn import Placing, Turn
from sacbe.tzolkin.steps.uxmal import Market
from sacbe.tzolkin.steps.wealth import Wealth
from sacbe.tzolkin.telling import TzolkinTeller

VERSION: Final = 2
"""The rules version. A change that would alter an existing record raises it."""

STEPS: Final[list[Step]] = in_order(
    [
        Step(),
        Wealth(),
        Round(),
        Turn(),
        Placing(),
        PickingUp(),
        EndOfTurn(),
        WorkerAction(),
        Harvest(),
        Anger(),
        Climb(),
        StepUp(),
        Effect(),
        PaidTechnology(),
        FreeTechnology(),
        GainTechnology(),
        Pay(),
        Construction(),
        Spare(),
        Completion(),
        Market(),
        AnyAction(),
        TakeBlocks(),
        Offering(),
        FoodDay(),
        Feeding(),
        NewAge(),
        Rewards(),
        Calendar(),
        Speed(),
        FinalScoring(),
        EndOfFoodDay(),
        StartOfTurn(),
        TribeGifts(),
        TechnologyBonus(),
        Trade(),
        Tax(),
        TechnologySwap(),
        FoodDayGoods(),
        QuickAction(),
        QuickTiles(),
    ]
)


class TzolkinRules(Rules):
    """The rules with the tables of one component pack."""

    def __init__(self, pack: Pack) -> None:
        self.parts = Components(pack)
        check(PackReader(pack), self.parts)
        wealth, buildings, monuments = self.parts.wealth.ids, self.parts.buildings.ids, self.parts.monuments.ids
        tribes, renovations = self.parts.tribes, tuple(buildings[tile] for tile in self.parts.renovations)
        super().__init__(
            game="tzolkin",
            version=VERSION,
            pack=pack,
            table=action_table(wealth, buildings, monuments, tribes, renovations),
            layout=cells.LAYOUT,
            steps=step_names(STEPS),
            causes=causes(buildings, monuments, wealth, tribes, self.parts.prophecies),
            sources=cells.SOURCES,
            points=int(cells.POINTS),
            unit=cells.UNIT,
        )


class TzolkinGame(Game):
    """Tzolk'in: The Mayan Calendar."""

    def make_rules(self, pack: Pack) -> Rules:
        """Read a component pack."""
        return TzolkinRules(pack)

    def stacks(self, rules: Rules, players: int, settings: dict[str, Value]) -> list[StackKind]:
        """Return the stacks that are shuffled."""
        assert isinstance(rules, TzolkinRules)
        return setup.stacks(rules.parts, modules(settings))

    def blank(self, rules: Rules, players: int, settings: dict[str, Value], deal: Deal) -> State:
        """Return a state with an empty position."""
        assert isinstance(rules, TzolkinRules)
        return Tzolkin(rules, rules.parts, STEPS, players, settings, deal, modules(settings))

    def teller(self, rules: Rules) -> Teller:
        """Return what tells seats that which lies only in the deal."""
        return TzolkinTeller()

    def set_up(self, state: State) -> None:
        """Lay out the first position."""
        assert isinstance(state, Tzolkin)
        setup.set_up(state)

    def most_decisions(self, players: int) -> int:
        """Four tiles each at most; then 27 rounds at most of turns with six workers, of which a market decides most.

        Blocks and corn in one hand stay below 200, so a visit to the market stays below 300 trades.
        """
        return 4 * players + 27 * players * 6 * 300


GAME: Final = TzolkinGame("tzolkin", VERSION, COUNTS, OPTIONS, Path(__file__).parent)
