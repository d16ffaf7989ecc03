"""Doors for learners: environments of PettingZoo and Gymnasium, and games of OpenSpiel (``import sacbe.envs.spiel``).

``from sacbe.envs import tikal_v2`` is a game as PettingZoo knows it; the number is the version of its rules. Gymnasium
has no plugins any more: ``gymnasium.make("sacbe.envs:sacbe/tikal-v2")`` opens this room, which registers the games.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

import sacbe

if TYPE_CHECKING:
    from sacbe.envs.zoo import Maker

if find_spec("gymnasium"):
    from sacbe.envs.registration import register_all

    register_all()


def __getattr__(name: str) -> "Maker":
    """Return a game under its name and the version of its rules."""
    if name not in versions():
        raise AttributeError(f"there is no environment {name!r}; there are: {', '.join(versions())}")
    try:
        from sacbe.envs.zoo import Maker
    except ModuleNotFoundError as missing:
        raise ModuleNotFoundError(f'{missing.name} is not installed: pip install "sacbe[pettingzoo]"') from None
    return Maker(versions()[name])


def __dir__() -> list[str]:
    return sorted(versions())


def versions() -> dict[str, str]:
    """Return the games by the names of their environments."""
    return {f"{name}_v{sacbe.game(name).version}": name for name in sacbe.games()}
