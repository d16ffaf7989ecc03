"""Sacbe: Tzolk'in, Tikal and Ahau, played exactly and fast.

>>> import sacbe
>>> state = sacbe.game("tzolkin").start(players=4, seed=7)
>>> state.actors
(0, 1, 2, 3)
"""

from pathlib import Path

from sacbe.core.actions import Choice
from sacbe.core.errors import IllegalAction, OptionError, PackError, PositionError, RecordError, SacbeError
from sacbe.core.errors import quoted as _quoted
from sacbe.core.game import Game
from sacbe.core.playout import play_randomly
from sacbe.core.record import Record, replay_record
from sacbe.core.record import undo as _undo
from sacbe.core.registry import game, games
from sacbe.core.rng import Generator
from sacbe.core.state import State
from sacbe.core.version import VERSION

__all__ = [
    "Choice",
    "Game",
    "Generator",
    "IllegalAction",
    "OptionError",
    "PackError",
    "PositionError",
    "Record",
    "RecordError",
    "SacbeError",
    "State",
    "__version__",
    "game",
    "games",
    "play_randomly",
    "replay",
    "undo",
]

__version__ = VERSION


def replay(record: Record, upto: int | None = None, components: str | Path | None = None) -> State:
    """Rebuild the position of a record after ``upto`` moves, or after all of them; every move is checked."""
    if record.game not in games():
        raise RecordError(f"the record is of an unknown game, {_quoted(record.game)}")
    return replay_record(game(record.game), record, upto, components)


def undo(state: State, count: int = 1) -> State:
    """Return the state before the actor's last ``count`` decisions."""
    return _undo(game(state.rules.game), state, count)
