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

from sacbe.bots.bot import Bot, Opinion, Random, Thought
from sacbe.bots.custom import Player, UnknownBot, load
from sacbe.bots.greedy import Greedy
from sacbe.bots.outside import PREFIX, BotFault, Outside, programs
from sacbe.bots.search import Effort, Search

__all__ = [
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
    "make",
    "names",
    "programs",
]


SECONDS: dict[str, float] = {"easy": 0.05, "normal": 0.3, "hard": 1.0, "expert": 3.0, "search": 1.0}
"""What a bot that searches may spend on a turn where nobody says."""
MISJUDGES = 6.0
"""How many points the easy bot may take a turn to be better or worse than it is."""


def names() -> tuple[str, ...]:
    """Return the names of the bots of the house."""
    return ("random", "greedy", "search", "easy", "normal", "hard", "expert")


def make(name: str, seed: int = 0, *, seconds: float | None = None, simulations: int | None = None) -> Player:
    """Return a bot for one seat of one game, by name, as ``path/to/file.py:MyBot`` or as ``exec:./program``.

    ``seconds`` or ``simulations`` is what a search may spend on a turn; with simulations it repeats itself exactly.
    The levels ``easy`` and ``normal`` have whims, and ``normal`` looks ahead hastily. ``hard/linear`` values
    positions as bots once did, by the weights of that name in the folder ``past`` of the game: it never changes.
    """
    command = programs().get(name, name.removeprefix(PREFIX) if name.startswith(PREFIX) else None)
    if command is not None:
        return Outside(command, seed, seconds, simulations)
    if ".py:" in name:
        return load(name)
    level, _, past = name.partition("/")
    if level == "random":
        return Random(seed)
    if level == "greedy":
        return Greedy(seed, past=past)
    if level == "easy":
        return Greedy(seed, width=8, noise=MISJUDGES, whimsical=True, past=past)
    if level in SECONDS:
        casual = level == "normal"
        return Search(seed, Effort(seconds or SECONDS[level], simulations, hasty=casual, whimsical=casual, past=past))
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(names())}, path/to/file.py:MyBot, exec:./program")
