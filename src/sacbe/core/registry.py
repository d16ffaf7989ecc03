"""The games there are: every folder of the house with a component pack, and what installed packages bring.

A package brings a game as an entry point of the group ``sacbe.games``: its name, and where its ``Game`` is.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from sacbe.core.errors import OptionError, SacbeError, quoted
from sacbe.core.game import Game

HOUSE = Path(__file__).parent.parent
GROUP: Final = "sacbe.games"
"""The group of entry points in which packages name their games."""


@cache
def house_games() -> tuple[str, ...]:
    """Return the names of the games of the house.

    >>> house_games()
    ('ahau', 'tikal', 'tzolkin')
    """
    return tuple(sorted(pack.parent.name for pack in HOUSE.glob("*/components.toml")))


@cache
def installed() -> dict[str, EntryPoint]:
    """Return the games of installed packages, by name; the house keeps its own names."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if name not in house_games()}


@cache
def games() -> tuple[str, ...]:
    """Return the names of all games."""
    return (*house_games(), *installed())


def game(name: str) -> Game:
    """Return a game by name."""
    if name not in games():
        raise OptionError("error-no-game", {"game": quoted(name), "games": ", ".join(games())})
    if name in installed():
        return _brought(installed()[name])
    found: Game = import_module(f"sacbe.{name}.game").GAME
    return found


def _brought(entry: EntryPoint) -> Game:
    """Return the game of an installed package, if it is one and is called so."""
    found = entry.load()
    if not isinstance(found, Game) or found.name != entry.name:
        raise SacbeError("error-no-such-package", {"value": quoted(entry.value), "game": quoted(entry.name)})
    return found
