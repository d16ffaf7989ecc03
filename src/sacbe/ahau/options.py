"""What can be chosen before a game of Ahau."""

from typing import Final

from sacbe.ahau.names import ABILITIES, DIFFICULTIES
from sacbe.core.options import Option

COUNTS: Final = (1, 2, 3, 4, 5)
SOLO: Final = (1,)

OPTIONS: Final = (
    Option("board", "day", ("day", "night")),
    Option("family", False, players=(2, 3, 4, 5), excludes=("board", "shadow")),
    Option("personal_scoring", False),
    Option("shadow", False, players=(2, 3, 4)),
    Option("difficulty", "easy", DIFFICULTIES, players=SOLO),
    Option("pakal_board", "day", ("day", "night"), players=SOLO),
    Option("personality", "random", ("random", *ABILITIES), players=SOLO),
)
"""The family game has its own board side and no shadow (AH-18.5); it always scores personally."""
