"""What tribes and calamities can change: numbered columns of two tables, with a first row for nobody and nothing.

The base game is the first row. A rule asks ``s.trait(seat, ...)`` or ``s.calamity(...)`` and need not know by whom or
what its answer was changed.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.numbered import numbered

START_WORKERS: Final[i64] = 0
WEALTH_KEPT: Final[i64] = 1
STEPS_DOWN: Final[i64] = 2  # on a temple, after the wealth tiles
MAY_PASS: Final[i64] = 3
LEAST_CORN: Final[i64] = 4  # at the start of a turn
BEG_MOST: Final[i64] = 5
BEG_CORN: Final[i64] = 6
FIXED_SPACE_CORN: Final[i64] = 7  # for one worker a turn
EXTRA_SPACES: Final[i64] = 8  # behind the last of each gear
SKIPS_SPACE: Final[i64] = 9
PICK_UP_AFTER: Final[i64] = 10  # workers placed on gears; 0 is never
STEP_BACK_CORN: Final[i64] = 11  # for each step
STEP_BACK_GAIN: Final[i64] = 12  # for all steps of a worker together
AHEAD_CORN: Final[i64] = 13
PAIRED_GEARS: Final[i64] = 14
TECHNOLOGY_DISCOUNT: Final[i64] = 15
ANY_BONUS: Final[i64] = 16
TRADES: Final[i64] = 17  # a turn
EXTRA_FOOD: Final[i64] = 18
POINTS_UNFED: Final[i64] = 19
WORKER_COST: Final[i64] = 20  # six columns: for the first, second, ... worker placed in a turn
NUM_TRAITS: Final[i64] = 26
TRAITS: Final = numbered(
    (START_WORKERS, "start_workers"),
    (WEALTH_KEPT, "wealth_kept"),
    (STEPS_DOWN, "steps_down"),
    (MAY_PASS, "may_pass"),
    (LEAST_CORN, "least_corn"),
    (BEG_MOST, "beg_most"),
    (BEG_CORN, "beg_corn"),
    (FIXED_SPACE_CORN, "fixed_space_corn"),
    (EXTRA_SPACES, "extra_spaces"),
    (SKIPS_SPACE, "skips_space"),
    (PICK_UP_AFTER, "pick_up_after"),
    (STEP_BACK_CORN, "step_back_corn"),
    (STEP_BACK_GAIN, "step_back_gain"),
    (AHEAD_CORN, "ahead_corn"),
    (PAIRED_GEARS, "paired_gears"),
    (TECHNOLOGY_DISCOUNT, "technology_discount"),
    (ANY_BONUS, "any_bonus"),
    (TRADES, "trades"),
    (EXTRA_FOOD, "extra_food"),
    (POINTS_UNFED, "points_unfed"),
)

TAXES: Final[i64] = 0
TAXED_TEMPLE: Final[i64] = 1  # the temple whose steps are taxed, or ANY
PRICE: Final[i64] = 2
LESS_WOOD: Final[i64] = 3
LESS_CORN: Final[i64] = 4
LOST_LEVEL: Final[i64] = 5
BUILDING_BLOCKS: Final[i64] = 6
BUILDING_CORN: Final[i64] = 7
HUNGER: Final[i64] = 8
CHICHEN_CORN: Final[i64] = 9
NUM_CALAMITY: Final[i64] = 10
CALAMITY: Final = numbered(
    (TAXES, "taxes"),
    (TAXED_TEMPLE, "temple"),
    (PRICE, "price"),
    (LESS_WOOD, "less_wood"),
    (LESS_CORN, "less_corn"),
    (LOST_LEVEL, "lost_level"),
    (BUILDING_BLOCKS, "building_blocks"),
    (BUILDING_CORN, "building_corn"),
    (HUNGER, "extra_food"),
    (CHICHEN_CORN, "chichen_corn"),
)

TAXED: Final = ("", "step", "technology", "gold", "skull")
TAXED_STEP: Final[i64] = 1
TAXED_TECHNOLOGY: Final[i64] = 2
"""Taxed goods have the number of the good."""

PRICES: Final = ("", "corn", "block", "step_down")
PRICE_CORN: Final[i64] = 1
PRICE_BLOCK: Final[i64] = 2
PRICE_STEP_DOWN: Final[i64] = 3

COUNTED: Final = (
    "steps",
    "steps_chaac",
    "steps_quetzalcoatl",
    "steps_kukulcan",
    "wood_tiles",
    "corn_tiles",
    "gold",
    "skulls",
    "technology_levels",
    "technologies_at_2",
    "buildings",
    "fed_workers",
    "workers_on_chichen_itza",
)
"""What prophecies reward; :mod:`sacbe.tzolkin.expansion.prophecies` has a counter for each."""

QUICK_KINDS: Final = ("corn", "wood_corn", "stone", "gold", "technology", "market", "build")
QUICK_GAINS: Final[i64] = 4  # the first four are gains
QUICK_TECHNOLOGY: Final[i64] = 4
QUICK_MARKET: Final[i64] = 5
QUICK_BUILD: Final[i64] = 6

# Modules in play: a bit each.
TRIBES: Final[i64] = 1
PROPHECIES: Final[i64] = 2
NEW_BUILDINGS: Final[i64] = 4
QUICK_ACTIONS: Final[i64] = 8
