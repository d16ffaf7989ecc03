"""Levels: how well a bot plays, as a number from 0 to 4. Easy is 1, normal 2, hard 3, expert 4; 0 has never played.

What a level means in a game stands in its ``levels.json``, a column for each whole number. Weak players err as
people do: they think for a shorter time, see fewer ways to play a turn, misjudge turns, and have whims.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from sacbe.bots.judge import weights_file
from sacbe.core.registry import house_games

LEVELS: Final = ("easy", "normal", "hard", "expert")
EXPERT: Final = 4.0
PLAIN: Final[dict[str, list[float]]] = {
    "seconds": [0.03, 0.05, 0.3, 1.0, 3.0],
    "noise": [9.0, 6.0, 2.0, 0.0, 0.0],
    "whim": [0.0, 0.0, 0.0, 0.0, 0.0],
    "width": [8.0, 8.0, 60.0, 60.0, 60.0],
}
"""Levels of a game that says nothing about them."""
KNOWN: Final[dict[str, dict[str, list[float]]]] = {}
"""Tables that have been read, by file."""


class Skill(NamedTuple):
    """What a level means in a game."""

    seconds: float
    """What it may spend on a turn."""
    noise: float
    """How many points a turn may seem better or worse than it is."""
    whim: float
    """By what part of its weight a thing may seem worth more or less, through a whole game."""
    width: int
    """How many positions of each layer of decisions it follows when it begins to plan a turn."""


def skill_of(game: str, level: float, past: str = "") -> Skill:
    """Return what a level means in a game; bots of the past have the levels of the past."""
    table = table_of(game, past)
    return Skill(
        smoothly(table["seconds"], level),
        between(table["noise"], level),
        between(table["whim"], level),
        round(between(table["width"], level)),
    )


def table_of(game: str, past: str) -> dict[str, list[float]]:
    """Return the levels of a game, a row for each thing that they differ in."""
    if game not in house_games():
        return PLAIN
    folder = weights_file(game).parent
    file = folder / "past" / "levels.json" if past else folder / "levels.json"
    if str(file) not in KNOWN:
        KNOWN[str(file)] = read_levels(file)
    return KNOWN[str(file)]


def read_levels(file: Path) -> dict[str, list[float]]:
    """Read the levels of a game."""
    found: dict[str, list[float]] = json.loads(file.read_text(encoding="utf-8"))
    return {name: [float(number) for number in found[name]] for name in PLAIN}


def between(row: list[float], level: float) -> float:
    """Return what a row says at a level: in a straight line from one whole number to the next.

    >>> between([9.0, 6.0, 2.0, 0.0, 0.0], 1.5)
    4.0
    """
    place = min(max(level, 0.0), EXPERT)
    first = min(int(place), len(row) - 2)
    return row[first] + (row[first + 1] - row[first]) * (place - first)


def smoothly(row: list[float], level: float) -> float:
    """Return the same for something of which every step is a multiple of the one before.

    >>> smoothly([1.0, 4.0, 16.0], 0.5)
    2.0
    """
    low, high = between(row, float(int(level))), between(row, float(int(level) + 1))
    return float(low * (high / low) ** (level - int(level)))
