"""What can be chosen before a game of Tzolk'in."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.options import Option, Value
from sacbe.tzolkin.reader import PLAYER_COUNTS

COUNTS: Final = PLAYER_COUNTS
OPTIONS: Final[tuple[Option, ...]] = (
    Option("tribes", default=False),
    Option("prophecies", default=False),
    Option("buildings", default=False),
    Option("quick_actions", default=False, forced={5: True}),
)


def modules(settings: dict[str, Value]) -> i64:
    """Return the modules in play, a bit each, in the order of the options."""
    bits: i64 = 0
    for number, option in enumerate(OPTIONS):
        if settings[option.name]:
            bits |= 1 << number
    return bits
