"""The numbers of the steps, by which frames name them. Number 0 is the end of the game; new steps come last."""

from typing import Final

from mypy_extensions import i64

WEALTH: Final[i64] = 1
ROUND: Final[i64] = 2
TURN: Final[i64] = 3
PLACING: Final[i64] = 4
PICKING_UP: Final[i64] = 5
END_OF_TURN: Final[i64] = 6
WORKER_ACTION: Final[i64] = 7
HARVEST: Final[i64] = 8
ANGER: Final[i64] = 9
CLIMB: Final[i64] = 10
STEP_UP: Final[i64] = 11
EFFECT: Final[i64] = 12
TECHNOLOGY: Final[i64] = 13
FREE_TECHNOLOGY: Final[i64] = 14
GAIN_TECHNOLOGY: Final[i64] = 15
PAY: Final[i64] = 16
CONSTRUCTION: Final[i64] = 17
SPARE: Final[i64] = 18
COMPLETION: Final[i64] = 19
MARKET: Final[i64] = 20
ANY_ACTION: Final[i64] = 21
TAKE_BLOCKS: Final[i64] = 22
OFFERING: Final[i64] = 23
FOOD_DAY: Final[i64] = 24
FEEDING: Final[i64] = 25
NEW_AGE: Final[i64] = 26
REWARDS: Final[i64] = 27
CALENDAR: Final[i64] = 28
SPEED: Final[i64] = 29
FINAL_SCORING: Final[i64] = 30
END_OF_FOOD_DAY: Final[i64] = 31

# Tribes & Prophecies
START_OF_TURN: Final[i64] = 32
TRIBE_GIFTS: Final[i64] = 33
TECHNOLOGY_BONUS: Final[i64] = 34
TRADE: Final[i64] = 35
TAX: Final[i64] = 36
TECHNOLOGY_SWAP: Final[i64] = 37
FOOD_DAY_GOODS: Final[i64] = 38
QUICK_ACTION: Final[i64] = 39
QUICK_TILES: Final[i64] = 40
