"""Every legal combination of game, player count and options."""

import sacbe
from sacbe.testing import variants

Variant = tuple[str, int, dict[str, object]]


def label(variant: Variant) -> str:
    name, players, options = variant
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items() if value)])


VARIANTS: list[Variant] = [
    (name, players, dict(options)) for name in sacbe.games() for players, options in variants(sacbe.game(name))
]
