"""The numbers and names of the steps. Number 0 is the end of the game; new steps are added at the end."""

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

STEP_NAMES: Final = (
    "over",
    "wealth",
    "round",
    "turn",
    "placing",
    "picking_up",
    "end_of_turn",
    "worker_action",
    "harvest",
    "anger",
    "climb",
    "step_up",
    "effect",
    "technology",
    "free_technology",
    "gain_technology",
    "pay",
    "construction",
    "spare",
    "completion",
    "market",
    "any_action",
    "take_blocks",
    "offering",
    "food_day",
    "feeding",
    "new_age",
    "rewards",
    "calendar",
    "speed",
    "final_scoring",
)

# Kinds of construction: ``a`` of the step CONSTRUCTION.
ONE: Final[i64] = 0  # Tikal 2: one building
FIRST: Final[i64] = 1  # Tikal 4: the first of two buildings, or a monument
SECOND: Final[i64] = 2  # Tikal 4: the second; architecture applies, for the first did without
SECOND_PLAIN: Final[i64] = 3  # Tikal 4: the second, without architecture
FOR_CORN: Final[i64] = 4  # Uxmal 4: one building, paid in corn
MAY_BUILD: Final[i64] = 5  # from a building: as Tikal 2, if one likes
