"""Sacbe: Tzolk'in, Tikal and Ahau, played exactly and fast.

>>> import sacbe
>>> state = sacbe.game("tzolkin").start(players=4, seed=7)
>>> state.actors
(0, 1, 2, 3)
"""

from collections.abc import Mapping as _Mapping
from pathlib import Path

from sacbe.core import voice as _voice
from sacbe.core.actions import Choice
from sacbe.core.batch import Batch
from sacbe.core.errors import IllegalAction, OptionError, PackError, PositionError, RecordError, SacbeError
from sacbe.core.errors import quoted as _quoted
from sacbe.core.game import Game
from sacbe.core.observation import Observation
from sacbe.core.playout import play_randomly
from sacbe.core.record import Record, replay_record
from sacbe.core.record import undo as _undo
from sacbe.core.registry import game, games
from sacbe.core.rng import Generator
from sacbe.core.state import State
from sacbe.core.version import VERSION

__all__ = [
    "Batch",
    "Choice",
    "Game",
    "Generator",
    "IllegalAction",
    "Observation",
    "OptionError",
    "PackError",
    "PositionError",
    "Record",
    "RecordError",
    "SacbeError",
    "State",
    "__version__",
    "batch",
    "game",
    "games",
    "load",
    "observation",
    "play_randomly",
    "replay",
    "undo",
    "words",
]

__version__ = VERSION


def _english(game: str, message: str, args: _Mapping[str, object]) -> str:
    """Say a message in English, where the library that reads texts is installed."""
    try:
        from sacbe.front.words import english
    except ImportError:
        return _voice.bare(game, message, args)
    return english(game, message, args)


_voice.speak_with(_english)


def replay(record: Record, upto: int | None = None, components: str | Path | None = None) -> State:
    """Rebuild the position of a record after ``upto`` moves, or after all of them; every move is checked."""
    if record.game not in games():
        raise RecordError("error-record-game", {"game": _quoted(record.game)})
    return replay_record(game(record.game), record, upto, components)


def load(file: str | Path, upto: int | None = None, components: str | Path | None = None) -> State:
    """Read a saved game and rebuild its position after ``upto`` moves, or after all of them."""
    return replay(Record.load(file), upto, components)


def batch(
    name: str,
    players: int,
    count: int,
    seed: int = 0,
    reward: str = "win",
    components: str | Path | None = None,
    **options: object,
) -> Batch:
    """Return ``count`` games side by side; rewards are ``win``, ``margin`` or ``score``, given where a game ends.

    >>> games_of_tikal = batch("tikal", players=2, count=3)
    >>> games_of_tikal.seats.tolist()
    [0, 0, 0]
    """
    return Batch(game(name), players, count, seed, reward, components, **options)


def observation(name: str, players: int, components: str | Path | None = None, **options: object) -> Observation:
    """Return what makes rows of numbers of what a seat may know; ``names`` says what each number is.

    >>> observation("tikal", players=2).names[0]
    'open step'
    """
    return game(name).observation(players, components, **options)


def undo(state: State, count: int = 1) -> State:
    """Return the state before the actor's last ``count`` decisions."""
    return _undo(game(state.rules.game), state, count)


def words(state: State, seat: int | None = None, lang: str = "en") -> str:
    """Return all that a seat (None: a spectator) may know as text: position, history, and what it can do now.

    >>> words(game("tikal").start(players=2, seed=7), seat=0).splitlines()[3]
    'you are Player 1'
    """
    from sacbe.front.narration import Narrator

    return Narrator(state, seat, lang).text()
