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
    "renovation",
    "food_day_gain",
    "build_monument",
    "tech_swap",
    "skull_offering",
)
"""The kinds of effect; :mod:`sacbe.tzolkin.steps.effects` has a rule for each."""

ANY: Final = 15
"""Stands for a temple or technology of the player's choice."""


class Effect:
    """One effect: its kind, the good, temple or technology it concerns, how much of it, and on which food days."""

    def __init__(self, kind: str, what: int, amount: int, first_day: int = 0, last_day: int = 0) -> None:
        self.kind = kind
        self.number: i64 = EFFECTS.index(kind)
        self.what: i64 = what
        self.amount: i64 = amount
        self.first_day: i64 = first_day
        self.last_day: i64 = last_day


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
"""What monuments count; :mod:`sacbe.tzolkin.scoring` has a counter for each."""
