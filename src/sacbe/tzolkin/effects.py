"""What tiles do when they are gained, as data: kind, what, how much."""

from typing import Final

from mypy_extensions import i64

EFFECTS: Final = (
    "gain",
    "points",
    "worker",
    "feed_workers",
    "feed_discount_all",
    "temple",
    "tech",
    "build_building",
    "market",
    "any_action_for_corn",
)
GAIN: Final[i64] = 0
POINTS: Final[i64] = 1
WORKER: Final[i64] = 2
FEED_WORKERS: Final[i64] = 3
FEED_DISCOUNT_ALL: Final[i64] = 4
TEMPLE: Final[i64] = 5
TECHNOLOGY: Final[i64] = 6
BUILD_BUILDING: Final[i64] = 7
MARKET: Final[i64] = 8
ANY_ACTION: Final[i64] = 9

ANY: Final = 15
"""Stands for a temple or technology of the player's choice."""


class Effect:
    """One effect: its kind, the good, temple or technology it concerns, and how much of it."""

    def __init__(self, kind: str, what: int, amount: int) -> None:
        self.kind = kind
        self.number: i64 = EFFECTS.index(kind)
        self.what: i64 = what
        self.amount: i64 = amount


COUNTS: Final = (
    "own_tomb_building_or_monument",
    "own_civic_building_or_monument",
    "own_shrine_building_or_monument",
    "own_building_or_monument",
    "monument_built_by_anyone",
    "own_corn_harvest_tile",
    "own_wood_harvest_tile",
    "own_workers_in_play",
    "own_tech_level",
    "techs_at_level_3",
    "steps_above_start_on_one_chosen_temple",
    "current_step_points_of_all_temples",
    "skull_placed_in_chichen_itza_by_anyone",
)
"""What monuments count; :mod:`sacbe.tzolkin.scoring` has a function for each, in this order."""
