"""The game as the house knows it: ``sacbe.game("ahau")``."""

from pathlib import Path
from typing import Final

from librt.vecs import vec

from sacbe.ahau import setup
from sacbe.ahau.actions import action_table
from sacbe.ahau.causes import CAUSES
from sacbe.ahau.components import Components
from sacbe.ahau.layout import LAYOUT, POINTS, SOURCES
from sacbe.ahau.options import COUNTS, OPTIONS
from sacbe.ahau.setup import ChooseCard
from sacbe.ahau.stacks import stacks
from sacbe.ahau.state import Ahau, Step, Version
from sacbe.ahau.steps.building import ProduceOrBuild, SetBuilding, SetTile
from sacbe.ahau.steps.celebration import Celebration
from sacbe.ahau.steps.end_of_round import EndOfRound, GiveBack, Offer, Replenish, ReturnTile
from sacbe.ahau.steps.movement import (
    Conflict,
    MovementEnd,
    Retreat,
    Reveal,
    Round,
    Select,
    TakeTile,
    Tiles,
    WarCaptain,
)
from sacbe.ahau.steps.numbers import STEP_NAMES
from sacbe.ahau.steps.pakal import PakalBonus, PakalEnd
from sacbe.ahau.steps.pakal_building import PakalAction, PakalBuild
from sacbe.ahau.steps.pakal_gods import PakalSummon
from sacbe.ahau.steps.pakal_goods import PakalReward
from sacbe.ahau.steps.payment import Pay
from sacbe.ahau.steps.placing import EndOfTurn, Place, RegionBonus, Turn
from sacbe.ahau.steps.powers import Chief, Colour, FamilyRain, Jaguar, Rain, Swap, Trade
from sacbe.ahau.steps.production import Partner
from sacbe.ahau.steps.rewards import Advance, Gain, LayDown, Mark, MayAdvance, Recall, TakeRole
from sacbe.ahau.steps.summoning import Offering, Summon
from sacbe.ahau.steps.trading import Drop
from sacbe.core.deal import Deal, StackKind
from sacbe.core.game import Game
from sacbe.core.options import Value
from sacbe.core.pack import Pack
from sacbe.core.rules import Rules
from sacbe.core.state import State

VERSION: Final = 2
"""The rules version. A change that would alter an existing record raises it."""

MOST_DECISIONS_IN_A_TURN: Final = 500

STEPS: Final = vec[Step](
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
"""In the order of :mod:`sacbe.ahau.steps.numbers`."""


class AhauRules(Rules):
    """The rules with the tables of one component pack."""

    def __init__(self, pack: Pack) -> None:
        self.parts = Components(pack)
        super().__init__(
            game="ahau",
            version=VERSION,
            pack=pack,
            table=action_table(self.parts.summary_ids),
            layout=LAYOUT,
            steps=STEP_NAMES,
            causes=CAUSES,
            sources=SOURCES,
            points=int(POINTS),
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
        return Ahau(rules, rules.parts, version, STEPS, players, settings, deal)

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
