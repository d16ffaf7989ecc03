"""The games there are: every folder of the house with a component pack, and those that other packages bring.

A package brings a game by an entry point of the group ``sacbe.games``: the game's name, and where its ``Game`` is.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from sacbe.core.errors import OptionError, quoted
from sacbe.core.game import Game

HOUSE = Path(__file__).parent.parent
GROUP = "sacbe.games"


@cache
def games() -> tuple[str, ...]:
    """Return the names of the games.

    >>> games()[-2:]
    ('tikal', 'tzolkin')
    """
    return tuple(sorted({pack.parent.name for pack in HOUSE.glob("*/components.toml")} | set(_brought())))


@cache
def _brought() -> dict[str, EntryPoint]:
    """Return the games of other packages."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def game(name: str) -> Game:
    """Return a game by name."""
    if name not in games():
        raise OptionError(f"there is no game {quoted(name)}; there are: {', '.join(games())}")
    brought = _brought().get(name)
    found: Game = import_module(f"sacbe.{name}.game").GAME if brought is None else brought.load()
    return found
