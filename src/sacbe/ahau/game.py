"""The game as the house knows it: ``sacbe.game("ahau")``."""

from pathlib import Path
from typing import Final

from librt.vecs import vec

from sacbe.ahau import cells, setup
from sacbe.ahau.actions import action_table
from sacbe.ahau.causes import CAUSES
from sacbe.ahau.components import Components
from sacbe.ahau.options import COUNTS, OPTIONS
from sacbe.ahau.setup import ChooseCard
from sacbe.ahau.stacks import stacks
from sacbe.ahau.state import Ahau, Step
from sacbe.ahau.steps.building import ProduceOrBuild, SetBuilding
from sacbe.ahau.steps.cards import Recall, TakeRole
from sacbe.ahau.steps.celebration import Celebration
from sacbe.ahau.steps.conflicts import Conflict, Retreat
from sacbe.ahau.steps.end_of_round import EndOfRound, GiveBack, Offer, Replenish, ReturnTile
from sacbe.ahau.steps.laying import LayDown
from sacbe.ahau.steps.movement import MovementEnd, Reveal, Round, Select, Tiles, WarCaptain
from sacbe.ahau.steps.pakal import PakalBonus, PakalEnd
from sacbe.ahau.steps.pakal_building import PakalAction, PakalBuild
from sacbe.ahau.steps.pakal_gods import PakalSummon
from sacbe.ahau.steps.pakal_goods import PakalReward
from sacbe.ahau.steps.payment import Pay
from sacbe.ahau.steps.placing import EndOfTurn, Place, RegionBonus, Turn
from sacbe.ahau.steps.powers import Chief, Colour, FamilyRain, Jaguar, Rain
from sacbe.ahau.steps.production import Partner
from sacbe.ahau.steps.pyramid import SetTile
from sacbe.ahau.steps.rewards import Advance, Gain, Mark, MayAdvance
from sacbe.ahau.steps.summoning import Offering, Summon
from sacbe.ahau.steps.taking import TakeTile
from sacbe.ahau.steps.trading import Drop
from sacbe.ahau.steps.walking import Swap, Trade
from sacbe.ahau.telling import AhauTeller
from sacbe.ahau.version import Version
from sacbe.core.deal import Deal, StackKind
from sacbe.core.game import Game
from sacbe.core.options import Value
from sacbe.core.pack import Pack
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.core.steps import in_order, step_names
from sacbe.core.telling import Teller

VERSION: Final = 3
"""The rules version. A change that would alter an existing record raises it."""

MOST_DECISIONS_IN_A_TURN: Final = 500

STEPS: Final = in_order(
    [
        Step(),
        ChooseCard(),
        Round(),
        Select(),
        Reveal(),
        WarCaptain(),
        Conflict(),
        MayAdvance(),
        Retreat(),
        Tiles(),
        TakeTile(),
        MovementEnd(),
        Turn(),
        Place(),
        RegionBonus(),
        Summon(),
        Offering(),
        Colour(),
        Chief(),
        Rain(),
        Trade(),
        Swap(),
        Recall(),
        LayDown(),
        Jaguar(),
        ProduceOrBuild(),
        Partner(),
        Pay(),
        SetTile(),
        SetBuilding(),
        Advance(),
        Gain(),
        Mark(),
        TakeRole(),
        Drop(),
        EndOfTurn(),
        EndOfRound(),
        Replenish(),
        GiveBack(),
        ReturnTile(),
        Offer(),
        Celebration(),
        FamilyRain(),
        PakalReward(),
        PakalBonus(),
        PakalSummon(),
        PakalAction(),
        PakalBuild(),
        PakalEnd(),
    ]
)
STEPS_BY_NUMBER: Final = vec[Step](STEPS)


class AhauRules(Rules):
    """The rules with the tables of one component pack."""

    def __init__(self, pack: Pack) -> None:
        self.parts = Components(pack)
        super().__init__(
            game="ahau",
            version=VERSION,
            pack=pack,
            table=action_table(self.parts.summary_ids, self.parts.role_ids),
            layout=cells.layout(self.parts.building_ids),
            steps=step_names(STEPS),
            causes=CAUSES,
            sources=cells.SOURCES,
            points=int(cells.POINTS),
        )


class AhauGame(Game):
    """Ahau: Rulers of Yucatan."""

    def make_rules(self, pack: Pack) -> Rules:
        """Read a component pack."""
        return AhauRules(pack)

    def stacks(self, rules: Rules, players: int, settings: dict[str, Value]) -> list[StackKind]:
        """Return the stacks that are shuffled."""
        assert isinstance(rules, AhauRules)
        return stacks(rules.parts, players, settings)

    def seats(self, players: int, settings: dict[str, Value]) -> int:
        """King Pakal and the Shadow have a seat of their own, after the players'."""
        return players + 1 if players == 1 or settings["shadow"] is True else players

    def blank(self, rules: Rules, players: int, settings: dict[str, Value], deal: Deal) -> State:
        """Return a state with an empty position."""
        assert isinstance(rules, AhauRules)
        version = Version(rules.parts, players, settings)
        return Ahau(rules, rules.parts, version, STEPS_BY_NUMBER, players, settings, deal)

    def teller(self, rules: Rules) -> Teller:
        """Return what tells seats that which lies only in the deal."""
        return AhauTeller()

    def set_up(self, state: State) -> None:
        """Lay out the first position."""
        assert isinstance(state, Ahau)
        setup.set_up(state)

    def most_decisions(self, players: int) -> int:
        """Return a bound: the rounds are limited, and every trade of a turn leaves fewer goods than before."""
        return int(self.rules_of_ahau().parts.rounds) * players * MOST_DECISIONS_IN_A_TURN

    def rules_of_ahau(self) -> AhauRules:
        """Return the rules with the pack of the game itself."""
        rules = self.rules()
        assert isinstance(rules, AhauRules)
        return rules


GAME: Final = AhauGame("ahau", VERSION, COUNTS, OPTIONS, Path(__file__).parent)
