"""Whether what an analysis calls expected is what happens: chances and points told in games, beside how these ended.

``python bench/calibration.py tikal --games 200 --jobs 2`` has bots play games; at some turns of each the chances to win
and the final points of all seats are worked out as ``sacbe analyze`` does. Printed are a calibration curve (of all
chances told between 10 and 20 %, how many came true?), how far expected points are off, and how often the points lie in
the interval of a single game. What is finished is kept in ``--keep``, so a run goes on where it stopped.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

import sacbe
from sacbe import bots
from sacbe.arena.forecast import Ending, Forecast
from sacbe.arena.intervals import Interval, mean_by_deal, wilson
from sacbe.arena.processes import share_out
from sacbe.arena.seeds import seed_for

EDGES = (0.0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0001)
"""Where chances are cut into groups."""
MIDDLE = 0.8
"""The part of single games that an interval of points is meant to hold."""


class Wish(NamedTuple):
    """What is asked for."""

    game: str
    players: int
    bot: str
    positions: int
    worlds: int
    seed: int


class Told(NamedTuple):
    """What was told of a seat at a turn, and what became of it."""

    number: int
    chance: float
    won: float
    expected: float
    low: float
    high: float
    points: float


def game_told(wish: Wish, number: int) -> list[Told]:
    """Play a game, and tell at some of its turns what can be expected."""
    state = sacbe.game(wish.game).start(wish.players, seed_for(wish.seed, "deal", number))
    state.history = None
    players = [bots.make(wish.bot, seed_for(wish.seed, "bot", number, seat)) for seat in range(wish.players)]
    turns: list[tuple[sacbe.State, int]] = []
    begun = -1
    while not state.over:
        seat = state.actors[0]
        if state.turns != begun and len(state.actors) == 1:
            turns.append((state.copy(), seat))
            begun = state.turns
        seen = state.determinized(seat, seed_for(wish.seed, "unknown", number, state.turns))
        state.apply(players[seat].choose(seen, seat), seat)
    end = Ending(state.scores, state.winners)
    chosen = [turns[len(turns) * (2 * n + 1) // (2 * wish.positions)] for n in range(wish.positions)]
    return [told for turn, seat in chosen for told in told_at(wish, number, turn, seat, end)]


def told_at(wish: Wish, number: int, turn: sacbe.State, seat: int, end: Ending) -> Iterator[Told]:
    """Yield what is told of every seat at a turn."""
    forecast = Forecast(turn, seat, seed_for(wish.seed, "worlds", number) % 2**32)
    endings = forecast.endings([], range(wish.worlds))
    for one in range(len(end.scores)):
        points = [ending.scores[one] for ending in endings]
        won = [(one in ending.winners) / len(ending.winners) for ending in endings]
        middle, side = fmean(points), 1.2816 * stdev(points)
        came = (one in end.winners) / len(end.winners)
        yield Told(number, fmean(won), came, middle, middle - side, middle + side, end.scores[one])


def kept(wish: Wish, games: int, jobs: int, file: Path) -> list[Told]:
    """Return what was told in so many games; those that are missing are played."""
    lines = [json.loads(line) for line in file.read_text().splitlines()] if file.is_file() else []
    found = {line[0]: line[1] for line in lines}
    missing = [number for number in range(games) if number not in found]
    with file.open("a") as out:
        for batch in share_out(partial(game_told, wish), missing, jobs) if missing else ():
            for told in batch:
                found[told[0].number] = told
                out.write(json.dumps([told[0].number, told]) + "\n")
                out.flush()
    return [Told(*one) for number in range(games) for one in found[number]]


def by_game(told: Sequence[Told], values: Sequence[float]) -> Interval:
    """Return a mean with an interval that treats each game as one draw."""
    games: dict[int, list[float]] = {}
    for one, value in zip(told, values, strict=True):
        games.setdefault(one.number, []).append(value)
    return mean_by_deal(list(games.values()))


def curve(told: Sequence[Told]) -> Iterator[str]:
    """Yield the rows of the calibration curve."""
    yield "| chance told | cases | mean told | came true |\n|---|---|---|---|"
    for low, high in pairwise(EDGES):
        group = [one for one in told if low <= one.chance < high]
        if group:
            true = wilson(sum(one.won for one in group), len(group))
            cells: tuple[Any, ...] = (
                f"{low:.0%} to {min(high, 1):.0%}",
                len(group),
                fmean(one.chance for one in group),
            )
            yield f"| {cells[0]} | {cells[1]} | {cells[2]:.0%} | {true.value:.0%} ({true.low:.0%}…{true.high:.0%}) |"


def summary(told: Sequence[Told]) -> str:
    """Return how far expected points are off."""
    off = by_game(told, [one.points - one.expected for one in told])
    inside = by_game(told, [float(one.low <= one.points <= one.high) for one in told])
    brier = fmean((one.chance - one.won) ** 2 for one in told)
    base = fmean(one.won for one in told)
    return "; ".join(
        (
            f"points less what was expected: {off.value:+.1f} ({off.low:+.1f}…{off.high:+.1f})",
            f"in the interval of {MIDDLE:.0%}: {inside.value:.0%} ({inside.low:.0%}…{inside.high:.0%})",
            f"Brier score {brier:.3f}, of the base rate {base * (1 - base):.3f}",
        )
    )


def main() -> None:
    """Play what is missing, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sacbe.games())
    parser.add_argument("--players", type=int)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--positions", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    players = given.players or sacbe.game(given.game).usual_players
    wish = Wish(given.game, players, given.bot, given.positions, given.worlds, given.seed)
    name = f"calibration-{'-'.join(map(str, wish))}.jsonl".replace("/", "_")
    told = kept(wish, given.games, given.jobs, given.keep or Path(name))
    for line in (*curve(told), summary(told)):
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
