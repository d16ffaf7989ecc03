"""What a net is told of a position of Tzolk'in beside its features: most cells, each value a sign of its own."""

from typing import Final

from sacbe.core.inputs import Inputs, Reading
from sacbe.tzolkin import actions, cells
from sacbe.tzolkin.features import FEATURES, STAGES
from sacbe.tzolkin.names import GEARS

READINGS: Final = (
    Reading("start_space", owner=True),
    Reading("skull_bank", 13),
    Reading("row", actions.BUILDING_ROOM, bag=True),
    *(Reading(gear, owner=True) for gear in GEARS),
    Reading("chichen_skulls", owner=True),
    Reading("buildings", owner=True),
    Reading("monuments", owner=True),
    Reading("calamity", 15),
    Reading("quick_spaces", owner=True),
    Reading("corn", 24),
    Reading("wood", 8),
    Reading("stone", 8),
    Reading("gold", 8),
    Reading("skull", 5),
    Reading("temples", 9, least=-1),
    Reading("technologies", 3),
    Reading("workers", 3, least=3),
    Reading("available", 6),
    Reading("light", 1),
    Reading("tribe", 15),
)
UNTOLD: Final = (
    "day",  # the stage
    "food_days",
    "starting_player",
    "teeth",
    "age",
    "drawn",
    "wealth_drawn",
    "turn_of",
    "dummies_left",
    "discards_shown",
    "fresh",
    "kept",
    "used",
    "fed",
    "points",  # they are counted as they are
)
INPUTS: Final = Inputs(FEATURES, STAGES, cells.LAYOUT, READINGS, UNTOLD)
