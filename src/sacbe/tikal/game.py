"""Tikal as a game of the house."""

from pathlib import Path

from sacbe.core.deal import Deal, StackKind
from sacbe.core.game import Game
from sacbe.core.options import Option, Value
from sacbe.core.pack import Pack
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.tikal.actions import CAMP, EXCHANGE, GUARD, JUMP, MOVE, PLACE, RECOVER, TILES, UNCOVER, action_table
from sacbe.tikal.causes import CAUSES
from sacbe.tikal.components import Components
from sacbe.tikal.names import LETTERS
from sacbe.tikal.setup import set_up
from sacbe.tikal.state import POINTS, SOURCES, STEPS, Step, Tikal, layout
from sacbe.tikal.steps.auction import Bid, Choose, Display, TurnTaken
from sacbe.tikal.steps.camps import Establish, Jump, Place
from sacbe.tikal.steps.explore import Explore
from sacbe.tikal.steps.moving import Move
from sacbe.tikal.steps.scoring_round import FinalRound, Score, ScoringRound
from sacbe.tikal.steps.temples import Guard, Uncover
from sacbe.tikal.steps.terrain import Draw, Lay
from sacbe.tikal.steps.treasures import Exchange, Recover

VERSION = 1
"""The rules version: raised by every change that would alter a recorded game."""


def steps() -> list[Step]:
    """Return the rules in the order of STEPS."""
    activities = [
        Place(PLACE),
        Jump(JUMP),
        Move(MOVE),
        Uncover(UNCOVER),
        Recover(RECOVER),
        Exchange(EXCHANGE),
        Establish(CAMP),
        Guard(GUARD),
    ]
    basic = [Step(), Draw(), Lay(), Explore(activities), ScoringRound(), Score()]
    return [*basic, Display(), Bid(), Choose(), TurnTaken(), FinalRound()]


class TikalRules(Rules):
    """The rules of Tikal for one component pack."""

    def __init__(self, pack: Pack) -> None:
        self.parts = Components(pack)
        self.steps = steps()
        super().__init__(
            game="tikal",
            version=VERSION,
            pack=pack,
            table=action_table(self.parts.tile_ids[:TILES], self.parts.treasure_ids),
            layout=layout(self.parts.treasure_ids),
            steps=STEPS,
            causes=CAUSES,
            sources=SOURCES,
            points=POINTS,
        )


class TikalGame(Game):
    """Tikal: the basic version and the auction version, for two to four players."""

    def __init__(self) -> None:
        super().__init__("tikal", VERSION, (2, 3, 4), [Option("auction", False)], Path(__file__).parent)

    def make_rules(self, pack: Pack) -> Rules:
        """Check a component pack and build the tables that play with it."""
        return TikalRules(pack)

    def stacks(self, rules: Rules, players: int, settings: dict[str, Value]) -> list[StackKind]:
        """A stack for each letter, and the treasure wafers."""
        assert isinstance(rules, TikalRules)
        parts = rules.parts
        kinds = []
        for letter, name in enumerate(LETTERS):
            first = int(parts.letter_first[letter])
            kinds.append(StackKind(name, parts.tile_ids[first : first + int(parts.letter_count[letter])]))
        return [*kinds, StackKind("treasures", parts.wafer_ids)]

    def blank(self, rules: Rules, players: int, settings: dict[str, Value], deal: Deal) -> State:
        """Return a state whose position is still empty."""
        assert isinstance(rules, TikalRules)
        return Tikal(rules, rules.parts, rules.steps, players, settings, deal)

    def set_up(self, state: State) -> None:
        """Lay out the first position."""
        assert isinstance(state, Tikal)
        set_up(state)


GAME = TikalGame()
