"""How large the steps between levels are, and whether characters cost strength: matches of two, as rows of a table.

``python bench/steps.py levels tikal --scale 0.1`` plays every level against the one below with a tenth of its seconds,
``python bench/steps.py characters tikal`` every character of ``greedy`` against ``greedy`` without one. Seconds are the
processor's, so other work on the machine does not count. Every deal is played twice, with changed seats.
"""

import argparse
import sys
import time
from itertools import pairwise

import sacbe
from sacbe import bots
from sacbe.arena.intervals import Interval, mean_by_deal
from sacbe.arena.seeds import seed_for
from sacbe.bots.characters import characters_of


def main() -> None:
    """Play the matches asked for, and print a row for each as soon as it is finished."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["levels", "characters"])
    parser.add_argument("game", choices=sacbe.games())
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0)
    wish = parser.parse_args()
    pairs = [(high, low) for low, high in pairwise(bots.LEVELS)]
    if wish.what == "characters":
        pairs = [(f"greedy:{name}", "greedy") for name in characters_of(wish.game)]
    for one, other in pairs:
        deals = [deal(wish.game, (one, other), seed_for(wish.seed, number), wish.scale) for number in range(wish.deals)]
        say(row((one, other), deals))


def deal(game: str, names: tuple[str, str], seed: int, scale: float) -> list[tuple[float, float]]:
    """Play a deal twice; return for each game what the first bot won of it, and how many points more it had."""
    found = []
    for first in range(2):
        seats = [names[first], names[1 - first]]
        players = [made(game, name, seed + seat, scale) for seat, name in enumerate(seats)]
        state = sacbe.game(game).start(2, seed)
        state.history = None
        while not state.over:
            seat = state.actors[0]
            seen = state.determinized(seat, seed_for(seed, state.turns, seat))
            state.apply(players[seat].choose(seen, seat), seat)
        own = first
        won = (own in state.winners) / len(state.winners)
        found.append((won, float(state.scores[own] - state.scores[1 - own])))
    return found


def made(game: str, name: str, seed: int, scale: float) -> bots.Player:
    """Return a bot that has a part of the seconds of its level."""
    seconds = bots.seconds_of(name, game) * scale
    return bots.make(name, seed, seconds=seconds or None, clock=time.thread_time)


def row(names: tuple[str, str], deals: list[list[tuple[float, float]]]) -> str:
    """Return a row of a table."""
    wins = mean_by_deal([[won for won, _ in games] for games in deals])
    points = mean_by_deal([[more for _, more in games] for games in deals])
    return f"| {' : '.join(names)} | {2 * len(deals)} | {span(wins, '.0%')} | {span(points, '+.1f')} |"


def span(found: Interval, form: str) -> str:
    """Return a figure with its interval."""
    bounds = [format(bound, form) for bound in (found.low, found.high) if bound is not None]
    return f"{format(found.value, form)} ({'…'.join(bounds)})" if bounds else format(found.value, form)


def say(text: str) -> None:
    """Write a line, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
