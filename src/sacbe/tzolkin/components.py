"""Reads the component pack into typed tables, and refuses one that breaks a count or a cross-reference."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import PackError
from sacbe.core.pack import Pack
from sacbe.tzolkin.actions import BUILDINGS, MONUMENTS, SPACES, WEALTH_TILES
from sacbe.tzolkin.effects import ANY, COUNTS, EFFECTS, Effect
from sacbe.tzolkin.names import BLOCKS, CATEGORIES, GEARS, GOODS, TECHNOLOGIES, TEMPLES

PLAYER_COUNTS: Final = (2, 3, 4)
MOST_STEPS: Final = 10
"""Room for the steps of the tallest temple, bottom step included."""


class Tiles:
    """A kind of tile: ids, costs (by good, five a tile), categories, and effects as a run in one long list."""

    def __init__(self, ids: Sequence[str], costs: Sequence[int], effects: Sequence[Sequence[Effect]]) -> None:
        self.ids = tuple(ids)
        self.cost = vec[i64](costs)
        self.effects = tuple(tuple(run) for run in effects)
        self.category = vec[i64]()
        self.age = vec[i64]()

    def cost_of(self, tile: i64, good: i64) -> i64:
        """Return how much of a good a tile costs."""
        return self.cost[tile * 5 + good]

    def blocks_of(self, tile: i64) -> i64:
        """Return how many resource blocks a tile costs."""
        return self.cost[tile * 5 + 1] + self.cost[tile * 5 + 2] + self.cost[tile * 5 + 3]


class Components:
    """Every printed fact, as the rules read it. Vectors are indexed as the names of :mod:`sacbe.tzolkin.names` count."""

    def __init__(self, pack: Pack) -> None:
        read = Reader(pack)
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
        self.unfed_points: i64 = read.number("feeding", "points_unfed")
        self.teeth: i64 = read.number("calendar", "teeth")
        self.food_days = read.numbers("calendar", "days", 4)
        self.rewards_points = read.words("calendar", "rewards", ("goods", "points"), 4)
        self.new_age_on: i64 = read.number("calendar", "new_age_on")
        self.market = read.amounts("market", "corn", BLOCKS)
        self.corn_per_point: i64 = read.number("final", "corn_per_point")
        self.skull_points: i64 = read.number("final", "points_per_skull")
        self._read_gears(read)
        self._read_temples(read)
        self._read_technologies(read)
        self._read_tiles(read)

    def _read_gears(self, read: "Reader") -> None:
        rows = read.rows("gears", GEARS)
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

    def _read_temples(self, read: "Reader") -> None:
        """Steps are stored from the bottom (-1): ``temple * MOST_STEPS + step + 1``."""
        points: list[int] = []
        goods: list[int] = []
        tops: list[int] = []
        leaders: list[int] = []
        for row in read.rows("temples", TEMPLES):
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

    def _read_technologies(self, read: "Reader") -> None:
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

    def _read_tiles(self, read: "Reader") -> None:
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


def _dummy(read: "Reader", row: dict[str, object]) -> tuple[int, int]:
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


def _scoring(read: "Reader", row: dict[str, object]) -> Scoring:
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


class Reader:
    """Reads checked values out of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def error(self, row: dict[str, object], reason: str) -> PackError:
        """Return an error that names the line of a tile."""
        return self.pack.error(reason, f'"{row.get("id")}"' if "id" in row else f"space = {row.get('space')}")

    def number(self, block: str, name: str) -> int:
        """Return a whole number of a block."""
        value = self.pack.block(block).get(name)
        if type(value) is not int:
            raise self.pack.error(f"{name!r} of [{block}] must be a whole number", name)
        return value

    def list_of(self, block: str, name: str, size: int) -> list[int]:
        """Return a list of whole numbers of a block."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, list) or len(value) != size or not all(type(n) is int for n in value):
            raise self.pack.error(f"{name!r} of [{block}] must be {size} whole numbers", name)
        return value

    def numbers(self, block: str, name: str, size: int) -> vec[i64]:
        """Return a list of whole numbers of a block, as a table."""
        return vec[i64](self.list_of(block, name, size))

    def words(self, block: str, name: str, words: Sequence[str], size: int) -> vec[i64]:
        """Return a list of words of a block, each as its number."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, list) or len(value) != size or not all(word in words for word in value):
            raise self.pack.error(f"{name!r} of [{block}] must be {size} of: {', '.join(words)}", name)
        return vec[i64]([words.index(word) for word in value])

    def by_players(self, block: str, name: str) -> vec[i64]:
        """Return a table by number of players."""
        value = self.pack.block(block).get(name)
        return vec[i64](self.per_players(value if isinstance(value, dict) else {}, name))

    def per_players(self, value: dict[str, object], mark: str) -> list[int]:
        """Return numbers by number of players, from index 0."""
        numbers = [value.get(str(count)) for count in PLAYER_COUNTS]
        if not all(type(n) is int for n in numbers):
            raise self.pack.error(f"{mark!r} needs a whole number for {PLAYER_COUNTS} players each", mark)
        return [0] * min(PLAYER_COUNTS) + [n for n in numbers if type(n) is int]

    def amounts(self, block: str, name: str, words: Sequence[str]) -> vec[i64]:
        """Return a mapping from each of the words to a number."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, dict) or set(value) != set(words):
            raise self.pack.error(f"{name!r} of [{block}] needs {', '.join(words)}", name)
        return vec[i64]([value[word] for word in words])

    def rows(self, block: str, ids: Sequence[str]) -> list[dict[str, object]]:
        """Return rows that must have the given ids in the given order."""
        rows = self.pack.rows(block)
        if [row.get("id") for row in rows] != list(ids):
            raise self.pack.error(f"[{block}] must list {', '.join(ids)}, in this order", f"[{block}]")
        return rows

    def spaces(self, block: str, count: int) -> list[dict[str, object]]:
        """Return rows that must be numbered as spaces from 1."""
        rows = self.pack.rows(block)
        if [row.get("space") for row in rows] != list(range(1, count + 1)):
            raise self.pack.error(f"[{block}] must list spaces 1 to {count}", f"[{block}]")
        return rows

    def cell(self, row: dict[str, object], name: str) -> int:
        """Return a whole number of a row."""
        value = row.get(name)
        if type(value) is not int:
            raise self.error(row, f"{name!r} must be a whole number")
        return value

    def list_cell(self, row: dict[str, object], name: str, size: int = 0) -> list[int]:
        """Return a list of whole numbers of a row."""
        value = row.get(name)
        if not isinstance(value, list) or not value or not all(type(n) is int for n in value):
            raise self.error(row, f"{name!r} must be whole numbers")
        if size and len(value) != size:
            raise self.error(row, f"{name!r} must be {size} numbers")
        return value

    def word(self, row: dict[str, object], name: str, words: Sequence[str]) -> int:
        """Return a word of a row as its number."""
        value = row.get(name)
        if value not in words:
            raise self.error(row, f"{name!r} must be one of: {', '.join(words)}")
        return words.index(value)

    def goods(self, row: dict[str, object], name: str) -> list[int]:
        """Return amounts of goods, in the order of GOODS."""
        value = row.get(name)
        if not isinstance(value, dict) or not set(value) <= set(GOODS):
            raise self.error(row, f"{name!r} must name goods: {', '.join(GOODS)}")
        return [value.get(good, 0) for good in GOODS]

    def tiles(self, block: str, count: int) -> Tiles:
        """Return the tiles of a block with their costs and effects."""
        rows = self.pack.rows(block)
        ids = [str(row.get("id")) for row in rows]
        if len(ids) != count or len(set(ids)) != count:
            raise self.pack.error(f"[{block}] must list {count} tiles with ids of their own", f"[{block}]")
        costs = [amount for row in rows for amount in (self.goods(row, "cost") if "cost" in row else [0] * 5)]
        return Tiles(ids, costs, [self.effects(row) for row in rows])

    def effects(self, row: dict[str, object]) -> list[Effect]:
        """Return the effects of a tile: goods first, then the rest as printed (ruling 52)."""
        listed = row.get("effects", [])
        if not isinstance(listed, list):
            raise self.error(row, "'effects' must be a list")
        effects = [effect for entry in listed for effect in self.effect(row, entry)]
        return sorted(effects, key=lambda effect: effect.kind not in ("gain", "points"))

    def effect(self, row: dict[str, object], entry: object) -> list[Effect]:
        """Return one printed effect; a gain of several goods becomes one effect for each."""
        if not isinstance(entry, dict) or not entry:
            raise self.error(row, "an effect is a small table")
        kind = next(iter(entry))
        if kind not in EFFECTS:
            raise self.error(row, f"there is no effect {kind!r}; there are: {', '.join(EFFECTS)}")
        if kind == "gain":
            return [Effect(kind, i, n) for i, n in enumerate(self.goods(entry, "gain")) if n]
        if kind in ("temple", "tech"):
            words = TEMPLES if kind == "temple" else TECHNOLOGIES
            what = ANY if entry[kind] == "any" else self.word(entry, kind, words)
            return [Effect(kind, what, self.cell(entry, "steps"))]
        return [Effect(kind, 0, self.cell(entry, kind))]
