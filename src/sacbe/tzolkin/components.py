"""Reads the component pack into typed tables, and refuses one that breaks a count or a cross-reference."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.pack import Pack
from sacbe.tzolkin.actions import BUILDINGS, MONUMENTS, SPACES, WEALTH_TILES
from sacbe.tzolkin.effects import COUNTS
from sacbe.tzolkin.names import BLOCKS, CATEGORIES, GEARS, GOODS, TEMPLES
from sacbe.tzolkin.reader import PLAYER_COUNTS, PackReader

MOST_STEPS: Final = 10
"""Room for the steps of the tallest temple, bottom step included."""


class Components:
    """Every printed fact, as the rules read it. Vectors are indexed as :mod:`sacbe.tzolkin.names` counts."""

    def __init__(self, pack: Pack) -> None:
        read = PackReader(pack)
        self.start_workers: i64 = read.number("setup", "start_workers")
        self.max_workers: i64 = read.number("setup", "max_workers")
        self.wealth_dealt: i64 = read.number("setup", "wealth_dealt")
        self.wealth_kept: i64 = read.number("setup", "wealth_kept")
        self.row: i64 = read.number("setup", "row")
        self.skulls: i64 = read.number("setup", "skulls")
        self.monuments_dealt = read.by_players("setup", "monuments")
        self.fields = read.by_players("setup", "fields")
        self.dummies = read.by_players("setup", "dummies")
        self.worker_cost = read.numbers("placing", "worker_cost", int(self.max_workers))
        self.start_space_cost: i64 = read.number("placing", "start_space_cost")
        self.beg_most: i64 = read.number("begging", "most")
        self.beg_corn: i64 = read.number("begging", "corn")
        self.feed_corn: i64 = read.number("feeding", "corn_per_worker")
        self.unfed_points: i64 = read.number("feeding", "points_unfed", least=-99)
        self.teeth: i64 = read.number("calendar", "teeth")
        self.food_days = read.numbers("calendar", "days", 4)
        self.rewards_points = read.words("calendar", "rewards", ("goods", "points"), 4)
        self.new_age_on: i64 = read.number("calendar", "new_age_on")
        self.market = vec[i64](read.amounts("market", "corn", BLOCKS))
        self.corn_per_point: i64 = read.number("final", "corn_per_point")
        self.skull_points: i64 = read.number("final", "points_per_skull")
        self._read_gears(read)
        self._read_temples(read)
        self._read_technologies(read)
        self._read_tiles(read)

    def _read_gears(self, read: PackReader) -> None:
        rows = read.named("gears", GEARS)
        self.gear_teeth = vec[i64]([read.cell(row, "teeth") for row in rows])
        self.gear_last = vec[i64]([read.cell(row, "last") for row in rows])
        self.gear_free = vec[i64]([min(read.list_cell(row, "free")) for row in rows])
        if any(teeth > SPACES for teeth in self.gear_teeth):
            raise read.pack.error(f"a gear has at most {SPACES} teeth", "[gears]")
        self.opposite: i64 = read.number("gears", "opposite")
        self.fishing: i64 = read.number("palenque", "fishing")
        self.harvest_corn = read.numbers("palenque", "corn", 4)
        self.harvest_wood = read.numbers("palenque", "wood", 4)
        gains = [read.goods(row, "gain") for row in read.spaces("yaxchilan", 5)]
        self.yaxchilan = vec[i64]([amount for row in gains for amount in row])
        self.temples_cost: i64 = read.number("tikal", "temples_cost")
        self.temple_corn: i64 = read.number("uxmal", "temple_cost")
        self.corn_per_block: i64 = read.number("uxmal", "corn_per_block")
        self.any_action_corn: i64 = read.number("uxmal", "any_action_cost")
        offerings = read.spaces("chichen_itza", 9)
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
                raise read.error(row, f"a temple needs goods and points for the same steps, {MOST_STEPS} at most")
            if not all(good == "" or good in GOODS for good in gives):
                raise read.error(row, "a temple step gives a good or nothing")
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
        cost = read.list_of("technologies", "cost", 3)
        self.technology_cost = vec[i64](cost + [read.number("technologies", "bonus_cost")])
        self.harvest_bonus = read.numbers("technologies", "harvest", 4)
        self.fishing_bonus = read.numbers("technologies", "fishing", 4)
        self.architecture_corn: i64 = read.number("technologies", "architecture_corn")
        self.architecture_points: i64 = read.number("technologies", "architecture_points")
        self.architecture_blocks: i64 = read.number("technologies", "architecture_blocks")
        self.architecture_uxmal_corn: i64 = read.number("technologies", "architecture_uxmal_corn")
        self.architecture_bonus: i64 = read.number("technologies", "architecture_bonus")
        self.extraction_bonus: i64 = read.number("technologies", "extraction_bonus")

    def _read_tiles(self, read: PackReader) -> None:
        self.wealth = read.tiles("wealth", WEALTH_TILES)
        dummies = [_dummy(read, row) for row in read.pack.rows("wealth")]
        self.dummy_gear = vec[i64]([gear for gear, _ in dummies])
        self.dummy_space = vec[i64]([space for _, space in dummies])
        self.buildings = read.tiles("buildings", BUILDINGS)
        rows = read.pack.rows("buildings")
        self.buildings.category = vec[i64]([read.word(row, "category", CATEGORIES) for row in rows])
        self.buildings.age = vec[i64]([read.cell(row, "age") for row in rows])
        if any(age not in (1, 2) for age in self.buildings.age):
            raise read.pack.error("a building is of age 1 or 2", "[buildings]")
        self.monuments = read.tiles("monuments", MONUMENTS)
        rows = read.pack.rows("monuments")
        self.monuments.category = vec[i64]([read.word(row, "category", CATEGORIES) for row in rows])
        self.monument_scoring = [_scoring(read, row) for row in rows]


def _dummy(read: PackReader, row: dict[str, object]) -> tuple[int, int]:
    """Read the gear and the space where a wealth tile puts a dummy worker."""
    dummy = row.get("dummy")
    if not isinstance(dummy, list) or len(dummy) != 2 or dummy[0] not in GEARS or type(dummy[1]) is not int:
        raise read.error(row, "a wealth tile shows a gear and a space for dummy workers")
    return GEARS.index(dummy[0]), dummy[1]


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
        raise read.error(row, f"a monument counts one of: {', '.join(COUNTS)}")
    per = COUNTS.index(scoring["per"])
    if "table" in scoring:
        return Scoring(per, read.list_cell(scoring, "table"), ())
    rate = scoring.get("by_players")
    if isinstance(rate, dict):
        return Scoring(per, (), read.per_players(rate, str(row.get("id"))))
    return Scoring(per, (), [scoring.get("points", 1)] * (max(PLAYER_COUNTS) + 1))
