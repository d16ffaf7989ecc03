"""The tester of the house, for games and component packs of other people.

>>> import sacbe
>>> from sacbe.testing import check_game
>>> check_game(sacbe.game("tikal"), games=1, players=2) > 0
True

A law that does not hold raises :class:`Violation`, which says which one, where, and how to see it again. What is played
is random but repeats itself: the same call plays the same games.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from sacbe.core.changes import changed_pack, changed_position, outcome, pack_outcome
from sacbe.core.errors import OptionError
from sacbe.core.game import Game
from sacbe.core.options import Value
from sacbe.core.pack import Pack, load_pack
from sacbe.core.playout import play_randomly
from sacbe.core.rng import Generator
from sacbe.core.tester import COSTLY_LAWS, LAWS, LAWS_AT_THE_END, Trial, Violation

__all__ = [
    "COSTLY_LAWS",
    "LAWS",
    "LAWS_AT_THE_END",
    "Trial",
    "Violation",
    "check_changes",
    "check_game",
    "variants",
]

LONGEST_OPENING: Final = 400
"""How many random decisions at most lead to a position that is changed."""


def check_game(
    game: Game, games: int = 20, players: int | None = None, components: str | Path | Pack | None = None, seed: int = 0
) -> int:
    """Play games of every variant under all laws; return how many decisions were taken.

    ``games`` are played of each combination of players and options (with ``players``, of those for so many), with the
    pack that ships with the game or another one.
    """
    pack = load_pack(components) if isinstance(components, str | Path) else components
    decisions = 0
    for count, options in variants(game):
        if players in (None, count):
            decisions += sum(Trial(game, count, seed + number, options, pack).run() for number in range(games))
    return decisions


def check_changes(game: Game, games: int = 20, seed: int = 0) -> tuple[int, int]:
    """Change any one thing of positions and packs: each is refused with a sentence, or plays to its end.

    Return how many were refused, and how many played on; anything else that happens is raised.
    """
    outcomes = [outcome for number in range(games) for outcome in _changed(game, seed + number)]
    refused = sum(bool(sentence) for sentence in outcomes)
    return refused, len(outcomes) - refused


def _changed(game: Game, seed: int) -> list[str]:
    """Return what becomes of one changed position and one changed pack."""
    random = Generator(seed)
    known = list(variants(game))
    players, options = known[seed % len(known)]
    state = game.start(players, seed, **options)  # type: ignore[arg-type]
    play_randomly(state, random, int(random.below(LONGEST_OPENING)))
    position, _ = changed_position(state, random)
    text, _ = changed_pack(game.rules().pack, random)
    return [outcome(game, position, random), pack_outcome(game, text, players, dict(options), random)]


def variants(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Yield every combination of players and options that a game can be played with."""
    names = [option.name for option in game.options]
    for players in game.counts:
        for values in product(*(option.values for option in game.options)):
            options = dict(zip(names, values, strict=True))
            try:
                game.settings(players, options)
            except OptionError:
                continue
            yield players, options
