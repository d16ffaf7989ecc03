"""The games there are: every folder of the house with a component pack is one."""

from functools import cache
from importlib import import_module
from pathlib import Path

from sacbe.core.errors import OptionError, quoted
from sacbe.core.game import Game

HOUSE = Path(__file__).parent.parent


@cache
def games() -> tuple[str, ...]:
    """Return the names of the games.

    >>> games()
    ('ahau', 'tikal', 'tzolkin')
    """
    return tuple(sorted(pack.parent.name for pack in HOUSE.glob("*/components.toml")))


def game(name: str) -> Game:
    """Return a game by name."""
    if name not in games():
        raise OptionError(f"there is no game {quoted(name)}; there are: {', '.join(games())}")
    found: Game = import_module(f"sacbe.{name}.game").GAME
    return found
