"""The numbers of the steps; number 0 is the end of the game, and new steps are added at the end."""

from typing import Final

from mypy_extensions import i64

DRAW: Final[i64] = 1
LAY: Final[i64] = 2
EXPLORE: Final[i64] = 3
SCORING_ROUND: Final[i64] = 4
SCORE: Final[i64] = 5
DISPLAY: Final[i64] = 6
BID: Final[i64] = 7
CHOOSE: Final[i64] = 8
TURN_TAKEN: Final[i64] = 9
FINAL_ROUND: Final[i64] = 10
