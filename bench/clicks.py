"""Count the clicks of a turn: ``python bench/clicks.py [GAME ...] [--games N]`` prints rows for ``results.md``.

Whole golden games are played through the page, all seats at one screen, by the fewest clicks it offers. What is counted
is what the page hears: every press of the mouse (a drag is one), every key, every notch of the wheel. Ending a turn
that is over is told apart, as turns end by themselves for who plays alone; handing the screen on is not counted.

What is common to all games is here; how the decisions of one game are made by hand is its *hand* (``hands``).
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from hands.ahau import AhauHand
from hands.common import Count, Hand, play
from hands.tikal import TikalHand
from tests.web.gallery import GOLDEN
from tests.web.running import chromium, running
from tests.web.screen import Screens

HANDS: dict[str, type[Hand]] = {"tzolkin": Hand, "tikal": TikalHand, "ahau": AhauHand}


def say(line: str) -> None:
    """Print a row."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def names(game: str, pattern: str, most: int) -> list[str]:
    """Return the golden games to be played."""
    return sorted(path.stem for path in (GOLDEN / game).glob(f"{pattern}.json"))[:most]


def row(game: str, what: str, counts: list[Count]) -> str:
    """Return what was counted of one kind of thing as a row of a table."""
    things = sum(count.whole for count in counts) or 1
    made, ended = sum(count.made for count in counts) / things, sum(count.ended for count in counts) / things
    few = statistics.mean(count.made <= round(made * count.whole) for count in counts)
    return (
        f"| {game}: clicks for a {what} | {made - ended:.2f} alone, {made:.2f} with people"
        f" ({few:.0%} at most {round(made)}; n = {things}) |"
    )


def main(games: list[str], pattern: str, most: int) -> None:
    """Play and print."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder, "tables.db")) as url, chromium() as browser:
        for game in games:
            counts = [
                count
                for name in names(game, pattern, most)
                for count in play(HANDS[game](Screens(browser, url).open()), game, name)
            ]
            for what in dict.fromkeys(count.what for count in counts):
                say(row(game, what, [count for count in counts if count.what == what]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(HANDS), help="which games (all)")
    parser.add_argument("--named", default="*", help="only golden games with such names, as base-*")
    parser.add_argument("--games", dest="most", type=int, default=100, help="at most so many golden games of each")
    wish = parser.parse_args()
    main(wish.games, wish.named, wish.most)
