"""Sacbe: Tzolk'in, Tikal and Ahau, played exactly and fast.

>>> import sacbe
>>> state = sacbe.game("tzolkin").start(players=4, seed=7)
>>> state.actors
(0, 1, 2, 3)
"""

from importlib import import_module
from pathlib import Path

from sacbe.core.actions import Choice
from sacbe.core.errors import IllegalAction, OptionError, PackError, PositionError, RecordError, SacbeError
from sacbe.core.game import Game
from sacbe.core.record import Record, replay_record
from sacbe.core.record import undo as _undo
from sacbe.core.state import State

__all__ = [
    "Choice",
    "Game",
    "IllegalAction",
    "OptionError",
    "PackError",
    "PositionError",
    "Record",
    "RecordError",
    "SacbeError",
    "State",
    "game",
    "games",
    "replay",
    "undo",
]


def games() -> tuple[str, ...]:
    """Return the names of the games: every folder with a component pack is one."""
    return tuple(sorted(pack.parent.name for pack in Path(__file__).parent.glob("*/components.toml")))


def game(name: str) -> Game:
    """Return a game by name."""
    if name not in games():
        raise OptionError(f"there is no game {name!r}; there are: {', '.join(games())}")
    found: Game = import_module(f"sacbe.{name}.game").GAME
    return found


def replay(record: Record, upto: int | None = None, components: str | Path | None = None) -> State:
    """Rebuild the position of a record after ``upto`` moves, or after all of them; every move is checked."""
    if record.game not in games():
        raise RecordError(f"the record is of an unknown game, {record.game!r}")
    return replay_record(game(record.game), record, upto, components)


def undo(state: State, count: int = 1) -> State:
    """Return the state before the actor's last ``count`` decisions."""
    return _undo(game(state.rules.game), state, count)
