"""What can be chosen before a game of Tzolk'in."""

from typing import Final

from sacbe.core.options import Option
from sacbe.tzolkin.reader import PLAYER_COUNTS

COUNTS: Final = PLAYER_COUNTS
OPTIONS: Final[tuple[Option, ...]] = ()
