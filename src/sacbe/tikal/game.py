"""The game as the house knows it: ``sacbe.game("tikal")``."""

from pathlib import Path
from typing import Final

from sacbe.core.deal import Deal, StackKind
from sacbe.core.game import Game
from sacbe.core.options import Value
from sacbe.core.pack import Pack
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.tikal import setup
from sacbe.tikal.actions import HIGHEST_BID, TILES, action_table
from sacbe.tikal.causes import CAUSES
from sacbe.tikal.components import Components
from sacbe.tikal.options import COUNTS, OPTIONS
from sacbe.tikal.state import POINTS, SOURCES, Step, Tikal, layout
from sacbe.tikal.steps.auction import Bid, Choose, Display, TurnTaken
from sacbe.tikal.steps.explore import Explore
from sacbe.tikal.steps.numbers import STEP_NAMES
from sacbe.tikal.steps.scoring_round import FinalRound, Score, ScoringRound
from sacbe.tikal.steps.terrain import Draw, Lay

VERSION: Final = 1
"""The rules version. A change that would alter an existing record raises it."""

STEPS: Final[list[Step]] = [
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
"""In the order of :mod:`sacbe.tikal.steps.numbers`."""


class TikalRules(Rules):
    """The rules with the tables of one component pack."""

    def __init__(self, pack: Pack) -> None:
        self.parts = Components(pack)
        super().__init__(
            game="tikal",
            version=VERSION,
            pack=pack,
            table=action_table(self.parts.tile_ids[:TILES], self.parts.treasure_ids),
            layout=layout(self.parts.treasure_ids),
            steps=STEP_NAMES,
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

    def set_up(self, state: State) -> None:
        """Lay out the first position."""
        assert isinstance(state, Tikal)
        setup.set_up(state)

    def most_decisions(self, players: int) -> int:
        """Every hexagon is sold (bids rise) and placed, brings a turn and, should it be a volcano, one for each player.

        Every activity costs at least one of ten points, so a turn has at most twelve decisions.
        """
        return TILES * (HIGHEST_BID + players + 12 + 12 * players) + 12 * players


GAME: Final = TikalGame("tikal", VERSION, COUNTS, OPTIONS, Path(__file__).parent)
