"""The steps by number; frames on the stack carry these."""

from typing import Final

from mypy_extensions import i64

STEP_NAMES: Final = (
    "over",
    "draw",
    "lay",
    "explore",
    "scoring_round",
    "score",
    "display",
    "bid",
    "choose",
    "turn_taken",
    "final_round",
)
DRAW: Final[i64] = 1  # a: whose turn begins
LAY: Final[i64] = 2
EXPLORE: Final[i64] = 3  # a: action points left; b: 1 in a scoring round
SCORING_ROUND: Final[i64] = 4  # a: whose scoring turn begins; b: how many have yet to take theirs
SCORE: Final[i64] = 5  # a: who scores
DISPLAY: Final[i64] = 6  # a: who bids first
BID: Final[i64] = 7
CHOOSE: Final[i64] = 8
TURN_TAKEN: Final[i64] = 9  # a: who has had a turn
FINAL_ROUND: Final[i64] = 10  # a: a bit for each who has yet to score; b: who placed the last hexagon
