"""Every legal combination of game, player count and options."""

from itertools import product

import sacbe
from sacbe.core.errors import OptionError

Variant = tuple[str, int, dict[str, object]]


def variants() -> list[Variant]:
    """Return every legal combination of game, player count and options."""
    found: list[Variant] = []
    for name in sacbe.games():
        game = sacbe.game(name)
        names = [option.name for option in game.options]
        for players in game.counts:
            for values in product(*(option.values for option in game.options)):
                options: dict[str, object] = dict(zip(names, values, strict=True))
                try:
                    game.settings(players, options)
                except OptionError:
                    continue
                found.append((name, players, options))
    return found


def label(variant: Variant) -> str:
    name, players, options = variant
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items() if value)])


VARIANTS = variants()
