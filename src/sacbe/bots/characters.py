"""Characters: what some players like for its own sake. They play as well as others, but not the same game.

A character of a game is a line of its ``characters.json``: how many points more than it is worth a step of some
features seems to be worth.
"""

import json
from pathlib import Path
from typing import Final

from sacbe.bots.judge import weights_file
from sacbe.core.errors import SacbeError, quoted
from sacbe.core.evaluator import Weights
from sacbe.core.registry import house_games

KNOWN: Final[dict[str, dict[str, dict[str, float]]]] = {}
"""Characters that have been read, by file."""


def characters_of(game: str) -> dict[str, dict[str, float]]:
    """Return the characters of a game, by name, with what they like."""
    if game not in house_games():
        return {}
    file = weights_file(game).with_name("characters.json")
    if str(file) not in KNOWN:
        KNOWN[str(file)] = read_characters(file)
    return KNOWN[str(file)]


def read_characters(file: Path) -> dict[str, dict[str, float]]:
    """Read the characters of a game."""
    found: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def fond(game: str, weights: Weights, character: str) -> Weights:
    """Return the weights of a player with a character, which likes some things more than they are worth."""
    known = characters_of(game)
    if character not in known:
        told = {"game": game, "name": quoted(character), "names": ", ".join(known)}
        raise SacbeError("error-character", told)
    likes = [known[character].get(feature, 0.0) for feature in weights.features]
    rows = [[weight + more for weight, more in zip(row, likes, strict=True)] for row in weights.rows]
    return Weights(weights.features, weights.knots, rows, weights.made, weights.net)
