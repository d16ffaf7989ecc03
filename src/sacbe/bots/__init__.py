"""Opponents: bots by name, or a class of one's own.

The words of this room and the usual terms: a *plan* is a beam search over one turn, a *glance* a narrow one for a
single seat; to *fold* is to merge transpositions; a *mark* is a hash; the *tree* is searched as MCTS does (UCT), its
worlds are determinizations; *envy* is the weight of the opponents' points; a *whim* is noise on the evaluation's
weights.

>>> import sacbe
>>> from sacbe import bots
>>> state = sacbe.game("tikal").start(players=2, seed=7)
>>> bots.make("random", seed=1).choose(state.determinized(0, 5), 0) in state.legal(0)
True
"""

import time
from collections.abc import Callable

from sacbe.bots.bot import Bot, Opinion, Random, Thought
from sacbe.bots.characters import characters_of
from sacbe.bots.custom import Player, UnknownBot, load
from sacbe.bots.greedy import Greedy
from sacbe.bots.levels import LEVELS
from sacbe.bots.naming import NAMES, USUAL_SECONDS, read_name
from sacbe.bots.outside import PREFIX, BotFault, Outside, programs
from sacbe.bots.search import Effort, Search

__all__ = [
    "LEVELS",
    "Bot",
    "BotFault",
    "Greedy",
    "Opinion",
    "Outside",
    "Player",
    "Random",
    "Search",
    "Thought",
    "UnknownBot",
    "fits",
    "make",
    "names",
    "programs",
    "seconds_of",
]


def names() -> tuple[str, ...]:
    """Return the names of the bots of the house, without characters and levels between those with a name."""
    return NAMES


def fits(name: str, game: str) -> bool:
    """Tell whether a bot of the house is called so that can play a game, with this character."""
    called = read_name(name)
    if called is None or called.past:
        return False
    return not called.character or called.character in characters_of(game)


def seconds_of(name: str, game: str) -> float:
    """Return what a bot may spend on a turn of a game where nobody says."""
    called = read_name(name)
    return called.seconds(game) if called else 0.0


def make(
    name: str,
    seed: int = 0,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Player:
    """Return a bot for one seat of one game, by name, as ``path/to/file.py:MyBot`` or as ``exec:./program``.

    ``seconds`` or ``simulations`` is what a search may spend on a turn; with simulations it repeats itself exactly.
    ``clock`` counts the seconds. ``bot@1.5`` is between ``easy`` and ``normal``; ``hard:builder`` plays as well as
    ``hard``, but likes to build. ``hard/linear`` values positions as bots once did, by the weights of that name in the
    folder ``past`` of the game: it never changes.
    """
    command = programs().get(name, name.removeprefix(PREFIX) if name.startswith(PREFIX) else None)
    if command is not None:
        return Outside(command, seed, seconds, simulations)
    if ".py:" in name:
        return load(name)
    called = read_name(name)
    if called is None:
        told = f"{', '.join(NAMES)}, bot@1.5, path/to/file.py:MyBot, exec:./program"
        raise UnknownBot(f"there is no bot {name!r}; there are {told}")
    level, past, character = called
    if level == "random":
        return Random(seed)
    if level == "greedy":
        return Greedy(seed, past=past, character=character)
    budget = USUAL_SECONDS if level == "search" and seconds is None else seconds
    effort = Effort(budget, simulations, level=called.number(), past=past, character=character, clock=clock)
    return Search(seed, effort)
