"""The game as the house knows it: ``sacbe.game("tikal")``."""

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
from sacbe.tikal import setup
from sacbe.tikal.actions import HIGHEST_BID, action_table
from sacbe.tikal.causes import CAUSES
from sacbe.tikal.cells import POINTS, SOURCES, layout
from sacbe.tikal.components import Components
from sacbe.tikal.names import TILE_ROOM
from sacbe.tikal.options import COUNTS, OPTIONS
from sacbe.tikal.state import Step, Tikal
from sacbe.tikal.steps.auction import Bid, Choose, Display, TurnTaken
from sacbe.tikal.steps.explore import Explore
from sacbe.tikal.steps.scoring_round import FinalRound, Score, ScoringRound
from sacbe.tikal.steps.terrain import Draw, Lay
from sacbe.tikal.telling import TikalTeller

VERSION: Final = 2
"""The rules version. A change that would alter an existing record raises it."""

STEPS: Final[list[Step]] = in_order(
    [
        Step(),
        Draw(),
        Lay(),
        Explore(),
        ScoringRound(),
        Score(),
        Display(),
        Bid(),
        Choose(),
        TurnTaken(),
        FinalRound(),
    ]
)


class TikalRules(Rules):
    """The rules with the tables of one component pack."""

    def __init__(self, pack: Pack) -> None:
        self.parts = Components(pack)
        super().__init__(
            game="tikal",
            version=VERSION,
            pack=pack,
            table=action_table(self.parts.tile_ids[: self.parts.num_tiles], self.parts.treasure_ids),
            layout=layout(self.parts.temple_numbers, self.parts.treasure_ids),
            steps=step_names(STEPS),
            causes=CAUSES,
            sources=SOURCES,
            points=int(POINTS),
        )


class TikalGame(Game):
    """Tikal, in its basic and its auction version."""

    def make_rules(self, pack: Pack) -> Rules:
        """Read a component pack."""
        return TikalRules(pack)

    def stacks(self, rules: Rules, players: int, settings: dict[str, Value]) -> list[StackKind]:
        """Return the stacks that are shuffled."""
        assert isinstance(rules, TikalRules)
        return setup.stacks(rules.parts)

    def blank(self, rules: Rules, players: int, settings: dict[str, Value], deal: Deal) -> State:
        """Return a state with an empty position."""
        assert isinstance(rules, TikalRules)
        return Tikal(rules, rules.parts, STEPS, players, settings, deal)

    def teller(self, rules: Rules) -> Teller:
        """Return what tells seats that which lies only in the deal."""
        return TikalTeller()

    def set_up(self, state: State) -> None:
        """Lay out the first position."""
        assert isinstance(state, Tikal)
        setup.set_up(state)

    def most_decisions(self, players: int) -> int:
        """Every hexagon is sold (bids rise) and placed, brings a turn and, should it be a volcano, one for each player.

        Every activity costs at least one of ten points, so a turn has at most twelve decisions.
        """
        return TILE_ROOM * (HIGHEST_BID + players + 12 + 12 * players) + 12 * players


GAME: Final = TikalGame("tikal", VERSION, COUNTS, OPTIONS, Path(__file__).parent)
