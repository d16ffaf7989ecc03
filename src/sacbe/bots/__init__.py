"""Opponents: bots by name, or a class of one's own.

>>> import sacbe
>>> from sacbe import bots
>>> state = sacbe.game("tikal").start(players=2, seed=7)
>>> bots.make("random", seed=1).choose(state.determinized(0, 5), 0) in state.legal(0)
True
"""

from sacbe.bots.bot import Bot, Opinion, Random, Thought
from sacbe.bots.custom import Player, UnknownBot, load

__all__ = ["Bot", "Opinion", "Player", "Random", "Thought", "UnknownBot", "make", "names"]


def names() -> tuple[str, ...]:
    """Return the names of the bots of the house."""
    return ("random",)


def make(name: str, seed: int = 0, *, seconds: float | None = None, simulations: int | None = None) -> Player:
    """Return a bot for one seat of one game, by name or as ``path/to/file.py:MyBot``.

    ``seconds`` or ``simulations`` is what a search may spend on a turn; with simulations it repeats itself exactly.
    """
    if name == "random":
        return Random(seed)
    if ".py:" in name:
        return load(name)
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names())}, and path/to/file.py:MyBot")
