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
    "end_of_food_day",
    "start_of_turn",
    "tribe_gifts",
    "technology_bonus",
    "trade",
    "tax",
    "technology_swap",
    "food_day_goods",
    "quick_action",
    "quick_tiles",
)

# Kinds of construction: ``a`` of the step CONSTRUCTION.
ONE: Final[i64] = 0  # Tikal 2: one building
FIRST: Final[i64] = 1  # Tikal 4: the first of two buildings, or a monument
SECOND: Final[i64] = 2  # Tikal 4: the second; architecture applies, for the first did without
SECOND_PLAIN: Final[i64] = 3  # Tikal 4: the second, without architecture
FOR_CORN: Final[i64] = 4  # Uxmal 4: one building, paid in corn
MAY_BUILD: Final[i64] = 5  # from a building: as Tikal 2, if one likes
QUICK_BUILDING: Final[i64] = 6  # quick action: one building, without architecture
MAY_BUILD_MONUMENT: Final[i64] = 7  # from a building: a monument as at Tikal 4, if one likes

# What has been placed this turn: ``a`` of the step PLACING. ``b`` is the space Vacub-Caquix skips, plus 1.
PLACED: Final[i64] = 15  # workers in all, by mask
ON_GEAR: Final[i64] = 16  # the unit in which workers on gears are counted
ON_GEARS: Final[i64] = 15 << 4
USED_QUICK: Final[i64] = 1 << 8
USED_CHEAP: Final[i64] = 1 << 9
PICKED_UP: Final[i64] = 1 << 10
ALL_DONE: Final[i64] = 1 << 11  # the gods took pity: no more workers this turn
