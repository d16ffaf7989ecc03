"""The arena: matches of bots on the same deals, ratings with intervals, reports, and the analysis of finished games.

The words of this room and the usual terms: an *entrant* is a bot with its time control; a *seating* is a permutation
of the entrants (duplicate matches on one seed); *figures* are the statistics; a *judgement* is one analysed move, and
what it *gives away* its regret.
"""

from sacbe.arena.entrants import Entrant
from sacbe.arena.errors import ArenaError
from sacbe.arena.figures import Figures, figures
from sacbe.arena.match import Match, Task
from sacbe.arena.playing import Outcome, play
from sacbe.arena.running import run

__all__ = ["ArenaError", "Entrant", "Figures", "Match", "Outcome", "Task", "figures", "play", "run"]
