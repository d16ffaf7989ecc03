"""The features of a position of Tzolk'in by name, and what they seem worth before anything is learned."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.evaluator import Weights
from sacbe.tzolkin.names import GEARS, TECHNOLOGIES, TEMPLES

STAGES: Final = 30
"""Stages are days; the last round is that of day 27 or 28."""
KNOTS: Final = (1, 5, 9, 14, 18, 22, 25, 27)

GEAR_SPACES: Final = (8, 8, 8, 8, 11)
STANDING: Final = tuple(
    f"{gear}_{space}" for gear, count in zip(GEARS, GEAR_SPACES, strict=True) for space in range(count)
)

FEATURES: Final = (
    "any",
    "corn_to_8",
    "corn_to_20",
    "corn_above_20",
    "wood",
    "stone",
    "gold",
    "skulls",
    "blocks_above_5",
    "unfed",
    "unfed_soon",
    "food_to_come",
    "gods_age_1",
    "gods_age_2",
    "gods_goods",
    *(f"steps_{temple}" for temple in TEMPLES),
    *(f"{technology}_{level}" for technology in TECHNOLOGIES for level in (1, 2, 3)),
    "worker_4",
    "worker_5",
    "worker_6",
    "available",
    "monuments",
    "monument_lacks_0",
    "monument_lacks_1",
    "monument_lacks_2",
    "monument_lacks_3",
    "monument_and_tikal",
    "buildings_in_reach",
    "buildings_and_tikal",
    "corn_tiles",
    "wood_tiles",
    "starting_player",
    "light_side",
    "harvest_with_agriculture",
    "barren_fields",
    "blocks_with_extraction",
    "skull_for_chichen_itza",
    "points_in_chichen_itza",
    "theology_in_chichen_itza",
    "blocks_for_tikal",
    "corn_for_uxmal",
    *STANDING,
)
ANY: Final[i64] = 0
CORN_1: Final[i64] = 1
CORN_2: Final[i64] = 2
CORN_3: Final[i64] = 3
BLOCK: Final[i64] = 4
SKULLS: Final[i64] = 7
MANY_BLOCKS: Final[i64] = 8
UNFED: Final[i64] = 9
UNFED_SOON: Final[i64] = 10
FOOD: Final[i64] = 11
GODS_1: Final[i64] = 12
GODS_2: Final[i64] = 13
GODS_GOODS: Final[i64] = 14
STEPS: Final[i64] = 15
LEVELS: Final[i64] = 18
MORE_WORKERS: Final[i64] = 30
IN_HAND: Final[i64] = 33
MONUMENTS: Final[i64] = 34
LACKS: Final[i64] = 35
MONUMENT_READY: Final[i64] = 39
IN_REACH: Final[i64] = 40
BUILDING_READY: Final[i64] = 41
CORN_TILE: Final[i64] = 42
WOOD_TILE: Final[i64] = 43
MARKER: Final[i64] = 44
LIGHT_SIDE: Final[i64] = 45
HARVESTING: Final[i64] = 46
BARREN: Final[i64] = 47
MINING: Final[i64] = 48
OFFERING: Final[i64] = 49
OFFER_POINTS: Final[i64] = 50
LOOKING_AHEAD: Final[i64] = 51
BUILDING_SOON: Final[i64] = 52
TRADING_SOON: Final[i64] = 53
FIRST_STANDING: Final[i64] = 54
ON_A_GEAR: Final[i64] = 8
"""Features of a gear; the last space of Chichen Itza, which comes last, has a higher number."""
LAST_SPACE: Final[i64] = 7
LAST_OF_CHICHEN_ITZA: Final[i64] = 10
AT_TIKAL: Final[i64] = 71
"""The second space of Tikal, and how many follow it."""
BEYOND_AT_TIKAL: Final[i64] = 7

NAMED: Final = (
    (ANY, "any"),
    (CORN_1, "corn_to_8"),
    (CORN_2, "corn_to_20"),
    (CORN_3, "corn_above_20"),
    (BLOCK, "wood"),
    (SKULLS, "skulls"),
    (MANY_BLOCKS, "blocks_above_5"),
    (UNFED, "unfed"),
    (UNFED_SOON, "unfed_soon"),
    (FOOD, "food_to_come"),
    (GODS_1, "gods_age_1"),
    (GODS_2, "gods_age_2"),
    (GODS_GOODS, "gods_goods"),
    (STEPS, "steps_chaac"),
    (LEVELS, "agriculture_1"),
    (MORE_WORKERS, "worker_4"),
    (IN_HAND, "available"),
    (MONUMENTS, "monuments"),
    (LACKS, "monument_lacks_0"),
    (MONUMENT_READY, "monument_and_tikal"),
    (IN_REACH, "buildings_in_reach"),
    (BUILDING_READY, "buildings_and_tikal"),
    (CORN_TILE, "corn_tiles"),
    (WOOD_TILE, "wood_tiles"),
    (MARKER, "starting_player"),
    (LIGHT_SIDE, "light_side"),
    (HARVESTING, "harvest_with_agriculture"),
    (BARREN, "barren_fields"),
    (MINING, "blocks_with_extraction"),
    (OFFERING, "skull_for_chichen_itza"),
    (OFFER_POINTS, "points_in_chichen_itza"),
    (LOOKING_AHEAD, "theology_in_chichen_itza"),
    (BUILDING_SOON, "blocks_for_tikal"),
    (TRADING_SOON, "corn_for_uxmal"),
    (FIRST_STANDING, "palenque_0"),
    (AT_TIKAL, "tikal_1"),
)
"""The feature each constant means: the first of several where there are some."""
assert all(FEATURES[number] == name for number, name in NAMED)


def first_weights() -> Weights:
    """Return weights set by hand: the start of all learning."""
    rows = [[first_guess(name, stage) for name in FEATURES] for stage in KNOTS]
    return Weights(FEATURES, KNOTS, rows, {"by": "hand"})


FIRST_GUESSES: Final[dict[str, tuple[float, float]]] = {
    "corn_to_8": (1.6, 1.0),
    "corn_to_20": (1.2, 1.0),
    "corn_above_20": (1.0, 1.0),
    "wood": (1.2, 0.5),
    "stone": (1.6, 0.75),
    "gold": (2.0, 1.0),
    "skulls": (6.0, 3.0),
    "blocks_above_5": (-0.3, 0.0),
    "unfed": (-0.5, -1.0),
    "unfed_soon": (-2.0, -2.0),
    "food_to_come": (-0.8, -0.8),
    "gods_age_1": (0.9, 0.9),
    "gods_age_2": (0.7, 1.0),
    "gods_goods": (1.0, 0.5),
    "steps_chaac": (0.5, 0.0),
    "steps_quetzalcoatl": (0.7, 0.0),
    "steps_kukulcan": (0.6, 0.0),
    "agriculture_1": (3.0, 0.0),
    "agriculture_2": (3.0, 0.0),
    "agriculture_3": (2.5, 0.0),
    "extraction_1": (2.5, 0.0),
    "extraction_2": (2.5, 0.0),
    "extraction_3": (2.5, 0.0),
    "architecture_1": (2.0, 0.0),
    "architecture_2": (3.0, 0.0),
    "architecture_3": (2.5, 0.0),
    "theology_1": (2.0, 0.0),
    "theology_2": (2.0, 0.0),
    "theology_3": (2.0, 0.0),
    "worker_4": (9.0, 0.0),
    "worker_5": (7.0, 0.0),
    "worker_6": (5.0, 0.0),
    "available": (0.5, 0.0),
    "monuments": (1.3, 1.0),
    "monument_lacks_0": (0.3, 0.0),
    "monument_lacks_1": (0.2, 0.0),
    "monument_lacks_2": (0.1, 0.0),
    "monument_lacks_3": (0.05, 0.0),
    "monument_and_tikal": (0.2, 0.0),
    "buildings_in_reach": (0.2, 0.0),
    "buildings_and_tikal": (0.4, 0.0),
    "barren_fields": (-1.0, 0.0),
    "points_in_chichen_itza": (0.3, 0.0),
    "starting_player": (0.5, 0.0),
    "light_side": (1.0, 0.0),
    "harvest_with_agriculture": (0.4, 0.0),
    "blocks_with_extraction": (0.5, 0.0),
    "skull_for_chichen_itza": (2.0, 0.0),
    "theology_in_chichen_itza": (0.3, 0.0),
    "blocks_for_tikal": (1.0, 0.0),
    "corn_for_uxmal": (0.5, 0.0),
}
"""Weights at the start and at the end of a game; between them they change in a straight line."""


def first_guess(name: str, stage: int) -> float:
    """Return a weight set by hand; a worker on a gear is worth more the further it has come."""
    left = (27 - stage) / 26
    if name in STANDING:
        space = int(name.rpartition("_")[2])
        gain = 0.9 * min(space, 9 if name.startswith("chichen") else 6)
        return (0.7 + gain) * min(1.0, (27 - stage) / 2)
    start, end = FIRST_GUESSES.get(name, (0.0, 0.0))
    return end + (start - end) * left
