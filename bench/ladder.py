"""The ladder of the bots: every match of ``docs/strength.md``, played or gone on with, as rows of its table.

``python bench/ladder.py --jobs 2`` takes hours; what is finished is kept (``--runs``), so it can be stopped at any time
and goes on where it stopped. ``--share 0.25`` plays a quarter of the games, ``--only tikal`` the matches of one game.
"""

import argparse
import json
import math
import shlex
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sacbe.ahau.names import DIFFICULTIES
from sacbe.arena.intervals import Interval
from sacbe.bots import LEVELS


@dataclass(frozen=True)
class Rung:
    """A match, what of it is looked at, and within which bounds it is meant to be."""

    game: str
    players: int
    bots: str
    games: int
    figure: str = "wins"
    """``wins`` of the first bot, points of the ``winner``, or wins and points of ``all`` bots at one table."""
    least: float | None = None
    most: float | None = None
    option: str | None = None

    def arguments(self, share: float) -> list[str]:
        """Return what to give to ``sacbe``."""
        games = max(math.ceil(self.games * share), 1)
        words = ["arena", self.game, "--players", str(self.players), "--bots", self.bots, "--games", str(games)]
        if self.figure == "all":
            words += ["--seatings", "rotations"]
        return [*words, "--option", self.option] if self.option else words


GAMES = ("tzolkin", "tikal", "ahau")
RUNGS = [
    Rung("tzolkin", 4, "hard,greedy", 60, least=0.60),
    Rung("tikal", 4, "hard,greedy", 60, least=0.60),
    Rung("ahau", 2, "hard,greedy", 60, least=0.80),
    Rung("tzolkin", 4, "easy", 100, "winner", 25, 45),
    Rung("tzolkin", 4, "expert", 24, "winner", 75),
    Rung("tikal", 4, "expert", 24, "winner", 105),
    *(Rung(game, 2, f"{high},{low}", 60, least=0.70, most=0.85) for low, high in pairwise(LEVELS) for game in GAMES),
    *(Rung(game, 4, f"{high},{low}", 60, least=0.45, most=0.65) for low, high in pairwise(LEVELS) for game in GAMES),
    *(Rung(game, players, "hard,normal,greedy,easy", 24, "all") for game in GAMES for players in (3, 4)),
    *(Rung(game, 5, "hard,normal,greedy,easy,random", 20, "all") for game in ("tzolkin", "ahau")),
    *(Rung("ahau", 1, "expert", 24, option=f"difficulty={level}") for level in DIFFICULTIES),
]


def verdict(found: Interval, least: float | None, most: float | None) -> str:
    """Return whether a figure is where it is meant to be, its interval considered.

    >>> verdict(Interval(0.7, 0.6, 0.8), 0.65, None)
    'reached by the mean'
    """
    lowest, highest = least or -math.inf, most or math.inf
    low, high = (-math.inf if found.low is None else found.low), (math.inf if found.high is None else found.high)
    if lowest <= low and high <= highest:
        return "reached"
    if lowest <= found.value <= highest:
        return "reached by the mean"
    return "not told apart" if low <= highest and lowest <= high else "not reached"


def span(found: Interval, form: str) -> str:
    """Return a figure with its interval.

    >>> span(Interval(0.7, 0.6, 0.8), ".0%")
    '70% (60%…80%)'
    """
    bounds = [format(bound, form) for bound in (found.low, found.high) if bound is not None]
    return f"{format(found.value, form)} ({'…'.join(bounds)})" if bounds else format(found.value, form)


def row(rung: Rung, command: list[str], data: dict[str, Any]) -> str:
    """Return a row of the table: the command, what came of it, and the aim."""
    bots, winner = data["bots"], Interval(*data["winner"])
    wins = Interval(*bots[0]["wins"])
    points = " : ".join(f"{bot['points'][0]:.1f}" for bot in bots)
    in_wins = rung.figure == "wins"
    result = f"winner {span(winner, '.1f')} points"
    if rung.figure == "all":
        each = (f"{bot['name']} {span(Interval(*bot['wins']), '.0%')}, {bot['points'][0]:.1f} points" for bot in bots)
        result = f"{'; '.join(each)}; {result}"
    elif in_wins:
        result = f"{bots[0]['name']} wins {span(wins, '.0%')}, {points} points, {result}"
    bounds = [format(bound, ".0%" if in_wins else "g") for bound in (rung.least, rung.most) if bound]
    aim = f"{' to '.join(bounds)}: {verdict(wins if in_wins else winner, rung.least, rung.most)}" if bounds else ""
    return f"| `{shlex.join(['sacbe', *command])}` | {data['games']} games: {result} | {aim} |"


def say(text: str) -> None:
    """Write a line, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    """Play all matches asked for, and print a row for each as soon as it is finished."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--runs", default="arena-runs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--only", choices=GAMES)
    wish = parser.parse_args()
    say("| command | result | aim |\n|---|---|---|")
    for rung in RUNGS:
        if wish.only in (None, rung.game):
            command = rung.arguments(wish.share)
            common = ["--seed", str(wish.seed), "--jobs", str(wish.jobs), "--runs", wish.runs, "--json"]
            done = subprocess.run(
                [sys.executable, "-m", "sacbe.cli", *command, *common], stdout=subprocess.PIPE, check=True
            )
            say(row(rung, command, json.loads(done.stdout)))


if __name__ == "__main__":
    main()
