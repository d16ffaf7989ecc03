"""Reads the component pack into typed tables, and refuses one that breaks a count or a cross-reference."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import flaw
from sacbe.core.pack import Pack
from sacbe.tzolkin import actions, causes, traits
from sacbe.tzolkin.effects import COUNTS
from sacbe.tzolkin.names import (
    ALL_FOOD_DAYS,
    BLOCKS,
    CATEGORIES,
    CHICHEN_ACTIONS,
    GEARS,
    GOODS,
    GROUPS,
    SMALL_ACTIONS,
    TEMPLES,
)
from sacbe.tzolkin.reader import PLAYER_COUNTS, PackReader

LEVELS: Final = 3
BANDS: Final = 4
"""Of the number that a prophecy counts."""
MOST_STEPS: Final = 10
"""Room for the steps of the tallest temple, bottom step included."""


class Components:
    """Every printed fact, as the rules read it. Vectors are indexed as :mod:`sacbe.tzolkin.names` counts."""

    def __init__(self, pack: Pack) -> None:
        read = PackReader(pack)
        self.max_workers: i64 = read.number("setup", "max_workers")
        self.wealth_dealt: i64 = read.number("setup", "wealth_dealt")
        self.row: i64 = read.number("setup", "row")
        self.skulls: i64 = read.number("setup", "skulls")
        self.monuments_dealt = read.by_players("setup", "monuments")
        self.fields = read.by_players("setup", "fields")
        self.dummies = read.by_players("setup", "dummies")
        self.start_space_cost: i64 = read.number("placing", "start_space_cost")
        self.feed_corn: i64 = read.number("feeding", "corn_per_worker")
        self.farm_corn: i64 = read.number("feeding", "farm_corn")
        self.teeth: i64 = read.number("calendar", "teeth")
        self.food_days = read.numbers("calendar", "days", int(ALL_FOOD_DAYS))
        self.rewards_points = read.words("calendar", "rewards", ("goods", "points"), int(ALL_FOOD_DAYS))
        self.new_age_on: i64 = read.number("calendar", "new_age_on")
        self.market = vec[i64](read.amounts("market", "corn", BLOCKS))
        self.corn_per_point: i64 = read.number("final", "corn_per_point")
        self.skull_points: i64 = read.number("final", "points_per_skull")
        self._read_gears(read)
        self._read_temples(read)
        self._read_technologies(read)
        self._read_tiles(read)
        self._read_tribes(read)
        self._read_prophecies(read)
        self._read_quick_actions(read)

    def _read_gears(self, read: PackReader) -> None:
        rows = read.named("gears", GEARS)
        self.gear_teeth = vec[i64]([read.cell(row, "teeth") for row in rows])
        self.gear_last = vec[i64]([read.cell(row, "last") for row in rows])
        self.gear_free = vec[i64]([min(read.list_cell(row, "free"), default=0) for row in rows])
        if any(teeth > actions.SPACES for teeth in self.gear_teeth):
            raise read.pack.error(flaw("teeth", {"most": int(actions.SPACES)}), "[gears]")
        self.opposite: i64 = read.number("gears", "opposite")
        self.fishing: i64 = read.number("palenque", "fishing")
        self.harvest_corn = read.numbers("palenque", "corn", len(GROUPS))
        self.harvest_wood = read.numbers("palenque", "wood", len(GROUPS))
        gains = [read.goods(row, "gain") for row in read.spaces("yaxchilan", int(SMALL_ACTIONS))]
        self.yaxchilan = vec[i64]([amount for row in gains for amount in row])
        self.temples_cost: i64 = read.number("tikal", "temples_cost")
        self.temple_corn: i64 = read.number("uxmal", "temple_cost")
        self.corn_per_block: i64 = read.number("uxmal", "corn_per_block")
        self.any_action_corn: i64 = read.number("uxmal", "any_action_cost")
        offerings = read.spaces("chichen_itza", int(CHICHEN_ACTIONS))
        self.chichen_points = vec[i64]([read.cell(row, "points") for row in offerings])
        self.chichen_temple = vec[i64]([read.word(row, "temple", TEMPLES) for row in offerings])
        self.chichen_blocks = vec[i64]([read.cell(row, "blocks") for row in offerings])

    def _read_temples(self, read: PackReader) -> None:
        """Steps are stored from the bottom (-1): ``temple * MOST_STEPS + step + 1``."""
        points: list[int] = []
        goods: list[int] = []
        tops: list[int] = []
        leaders: list[int] = []
        for row in read.named("temples", TEMPLES):
            values, gives = read.list_cell(row, "points"), row.get("goods")
            if not isinstance(gives, list) or len(gives) != len(values) or len(values) > MOST_STEPS:
                raise read.error(row, flaw("temple-steps", {"most": int(MOST_STEPS)}))
            if not all(good == "" or good in GOODS for good in gives):
                raise read.error(row, flaw("temple-goods"))
            spare = MOST_STEPS - len(values)
            points += values + [0] * spare
            goods += [GOODS.index(good) if good else -1 for good in gives] + [-1] * spare
            tops.append(len(values) - 2)
            leaders += read.list_cell(row, "leader", 2)
        self.temple_points = vec[i64](points)
        self.temple_goods = vec[i64](goods)
        self.temple_top = vec[i64](tops)
        self.leader_points = vec[i64](leaders)

    def _read_technologies(self, read: PackReader) -> None:
        """The cost of an advance is indexed by the level one stands on; from level 3 it is that of the bonus."""
        cost = read.list_of("technologies", "cost", LEVELS)
        self.technology_cost = vec[i64](cost + [read.number("technologies", "bonus_cost")])
        self.harvest_bonus = read.numbers("technologies", "harvest", LEVELS + 1)
        self.fishing_bonus: i64 = read.number("technologies", "fishing")
        self.architecture_corn: i64 = read.number("technologies", "architecture_corn")
        self.architecture_points: i64 = read.number("technologies", "architecture_points")
        self.architecture_blocks: i64 = read.number("technologies", "architecture_blocks")
        self.architecture_uxmal_corn: i64 = read.number("technologies", "architecture_uxmal_corn")
        self.architecture_bonus: i64 = read.number("technologies", "architecture_bonus")
        self.extraction_bonus: i64 = read.number("technologies", "extraction_bonus")

    def _read_tiles(self, read: PackReader) -> None:
        self.wealth = read.tiles("wealth", actions.WEALTH_ROOM)
        dummies = [_dummy(read, row) for row in read.pack.rows("wealth")]
        self.dummy_gear = vec[i64]([gear for gear, _ in dummies])
        self.dummy_space = vec[i64]([space for _, space in dummies])
        base = read.rows_within("buildings", actions.BUILDING_ROOM)
        rows = base + read.rows_within("new_buildings", actions.BUILDING_ROOM - len(base))
        self.base_buildings: i64 = len(base)
        """How many buildings the base game has; those of the expansion follow them."""
        self.buildings = read.tiles_of(rows)
        self.buildings.category = vec[i64]([read.word(row, "category", CATEGORIES) for row in rows])
        self.buildings.age = vec[i64]([read.cell(row, "age") for row in rows])
        self.age_1: i64 = _buildings_of_age_1(read, base)
        self.new_age_1: i64 = _buildings_of_age_1(read, rows[len(base) :])
        renovations = [i for i, run in enumerate(self.buildings.effects) if any(e.kind == "renovation" for e in run)]
        if renovations and renovations[0] < len(base):
            raise read.error(rows[renovations[0]], flaw("renovation"))
        if len(renovations) > actions.RENOVATION_ROOM:
            most = actions.RENOVATION_ROOM
            raise read.error(rows[renovations[most]], flaw("renovations", {"room": most}))
        self.renovations = vec[i64](renovations)
        self.monuments = read.tiles("monuments", actions.MONUMENT_ROOM)
        rows = read.pack.rows("monuments")
        self.monuments.category = vec[i64]([read.word(row, "category", CATEGORIES) for row in rows])
        self.monument_scoring = [_scoring(read, row) for row in rows]

    def _read_tribes(self, read: PackReader) -> None:
        """Traits: a row for those without a tribe, then a row for each tribe."""
        self.tribes_dealt: i64 = read.number("tribes", "dealt")
        rows = read.rows_within("tribes", actions.TRIBE_ROOM)
        self.tribes = tuple(str(row["id"]) for row in rows)
        plain = {
            "start_workers": read.number("setup", "start_workers"),
            "wealth_kept": read.number("setup", "wealth_kept"),
            "beg_most": read.number("begging", "most"),
            "beg_corn": read.number("begging", "corn"),
            "step_back_corn": 1,
            "points_unfed": read.number("feeding", "points_unfed", least=-99),
        }
        costs = read.list_of("placing", "worker_cost", int(self.max_workers))
        columns = [plain.get(name, 0) for name in traits.TRAITS] + costs
        for row in rows:
            columns += _traits(read, row, plain, costs)
        self.traits = vec[i64](columns)

    def _read_prophecies(self, read: PackReader) -> None:
        """Calamities: a row for quiet times, then a row for each prophecy."""
        self.prophecies_drawn: i64 = read.number("prophecies", "drawn")
        self.prophecy_points = read.numbers("prophecies", "points", BANDS)
        rows = read.rows_within("prophecies", causes.PROPHECY_ROOM)
        self.prophecies = tuple(str(row["id"]) for row in rows)
        calamities = [0] * len(traits.CALAMITY)
        for row in rows:
            calamities += _calamity(read, row)
        self.calamities = vec[i64](calamities)
        self.prophecy_counts = vec[i64]([read.word(row, "counts", traits.COUNTED) for row in rows])
        self.prophecy_bounds = vec[i64]([bound for row in rows for bound in read.list_cell(row, "bounds", BANDS - 1)])

    def _read_quick_actions(self, read: PackReader) -> None:
        self.quick_spaces: i64 = read.number("quick_actions", "spaces")
        self.quick_cost: i64 = read.number("quick_actions", "space_cost")
        self.quick_days: i64 = read.number("quick_actions", "days_per_tile")
        self.quick_build_corn: i64 = read.number("quick_actions", "build_corn")
        self.quick_dummies = read.by_players("quick_actions", "dummies")
        self.quick_dummies_on_spaces = read.by_players("quick_actions", "dummies_on_quick_spaces")
        gains = read.pack.block("quick_actions").get("gains")
        rows: dict[str, object] = gains if isinstance(gains, dict) else {}
        amounts = [read.goods(rows, kind) for kind in traits.QUICK_KINDS[: traits.QUICK_GAINS]]
        self.quick_gains = vec[i64]([amount for row in amounts for amount in row])
        self.quick_tiles = tuple(tuple(read.kinds("quick_actions", f"age_{age}", traits.QUICK_KINDS)) for age in (1, 2))
        self.quick_kinds = vec[i64]([traits.QUICK_KINDS.index(kind) for tiles in self.quick_tiles for kind in tiles])


def _traits(read: PackReader, row: dict[str, object], plain: dict[str, int], costs: list[int]) -> list[int]:
    """Return the traits of a tribe: those of everybody, but for what its tile changes."""
    changed = row.get("traits")
    if not isinstance(changed, dict) or not set(changed) <= {*traits.TRAITS, "worker_cost"}:
        raise read.error(row, flaw("tribe", {"words": ", ".join((*traits.TRAITS, "worker_cost"))}))
    numbers = [changed.get(name, plain.get(name, 0)) for name in traits.TRAITS] + list(
        changed.get("worker_cost", costs)
    )
    if len(numbers) != traits.NUM_TRAITS or not all(type(number) is int for number in numbers):
        raise read.error(row, flaw("traits"))
    return numbers


def _calamity(read: PackReader, row: dict[str, object]) -> list[int]:
    """Return what a calamity changes."""
    changed = row.get("calamity")
    if not isinstance(changed, dict) or not changed or not set(changed) <= set(traits.CALAMITY):
        raise read.error(row, flaw("calamity", {"words": ", ".join(traits.CALAMITY)}))
    entry: dict[str, object] = {"id": row["id"], "taxes": "", "price": "", "temple": "any", **changed}
    words = {"taxes": traits.TAXED, "price": traits.PRICES, "temple": (*TEMPLES, "any")}
    numbers = [
        read.word(entry, name, words[name]) if name in words else read.cell({name: 0, **entry}, name)
        for name in traits.CALAMITY
    ]
    if (numbers[traits.TAXES] == 0) != (numbers[traits.PRICE] == 0):
        raise read.error(row, flaw("calamity-price"))
    return numbers


def _dummy(read: PackReader, row: dict[str, object]) -> tuple[int, int]:
    """Read the gear and the space where a wealth tile puts a dummy worker."""
    dummy = row.get("dummy")
    if not isinstance(dummy, list) or len(dummy) != 2 or dummy[0] not in GEARS or type(dummy[1]) is not int:
        raise read.error(row, flaw("wealth-dummy"))
    return GEARS.index(dummy[0]), dummy[1]


def _buildings_of_age_1(read: PackReader, rows: Sequence[dict[str, object]]) -> int:
    """Return how many buildings are of age 1; they must stand before those of age 2."""
    ages = [read.cell(row, "age") for row in rows]
    for row, age, before in zip(rows, ages, [1, *ages], strict=False):
        if age not in (1, 2) or age < before:
            raise read.error(row, flaw("ages"))
    return ages.count(1)


class Scoring:
    """How a monument scores: what it counts, and the points for a count (a table, or so many for each)."""

    def __init__(self, per: int, table: Sequence[int], each: Sequence[int]) -> None:
        self.per: i64 = per
        self.table = vec[i64](table)
        self.each = vec[i64](each)

    def points(self, count: i64, players: i64) -> i64:
        """Return the points for a count."""
        if len(self.table) == 0:
            return count * self.each[players]
        return self.table[min(count, len(self.table) - 1)]


def _scoring(read: PackReader, row: dict[str, object]) -> Scoring:
    """Read the scoring of a monument."""
    scoring = row.get("scoring")
    if not isinstance(scoring, dict) or scoring.get("per") not in COUNTS:
        raise read.error(row, flaw("monument", {"words": ", ".join(COUNTS)}))
    per = COUNTS.index(scoring["per"])
    scoring = {"id": row.get("id"), **scoring}
    if "table" in scoring:
        table = read.list_cell(scoring, "table")
        if not table:
            raise read.error(row, flaw("points-table"))
        return Scoring(per, table, ())
    rate = scoring.get("by_players")
    if isinstance(rate, dict):
        return Scoring(per, (), read.per_players(rate, str(row.get("id")), "monuments"))
    each = read.cell(scoring, "points") if "points" in scoring else 1
    return Scoring(per, (), [each] * (max(PLAYER_COUNTS) + 1))
