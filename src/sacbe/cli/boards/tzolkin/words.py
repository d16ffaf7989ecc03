"""What is printed on Tzolk'in's tiles and gears, in words; it is read from the pack, so an edited one is told right."""

from collections.abc import Callable, Mapping
from itertools import accumulate
from typing import Any

from sacbe.cli.screen import number
from sacbe.core.pack import Pack
from sacbe.front.texts import Texts

Row = Mapping[str, Any]
Goods = Callable[[Row], str]

SMALL_LAST = 5
"""The highest space of a ten-tooth gear with an action of its own."""
HARVEST_FIRST = 2
TILE_BLOCKS = ("wealth", "buildings", "new_buildings", "monuments", "tribes", "prophecies")


class Printed:
    """The words for everything printed; ``players`` decides what a monument counts, where that is known."""

    def __init__(self, texts: Texts, pack: Pack, players: int | None) -> None:
        self.texts = texts
        self.pack: Mapping[str, Any] = pack.data
        self.players = players
        self.tiles: dict[str, Row] = {str(row["id"]): row for block in TILE_BLOCKS for row in pack.rows(block)}

    def goods(self, goods: Row) -> str:
        """Return goods with their numbers."""
        return ", ".join(self.texts(f"amount-{good}", n=n) for good, n in goods.items())

    def short_goods(self, goods: Row) -> str:
        """Return goods in as few letters as they can be read in: a single one without its number."""
        return " ".join(
            self.texts.name(good) if n == 1 else f"{n} {self.texts.name(good)}" for good, n in goods.items()
        )

    def brief_goods(self, goods: Row) -> str:
        """Return goods by their first letters."""
        return " ".join(self.texts(f"brief-{good}", n=n) for good, n in goods.items())

    def blocks(self, count: int) -> str:
        """Return blocks of one's choice."""
        return self.texts("amount-blocks", n=count)

    # -- tiles --------------------------------------------------------------------------------------------------------

    def cost(self, tile: str, *, brief: bool) -> str:
        """Return what a building or monument costs."""
        cost = self.tiles[tile]["cost"]
        return self.brief_goods(cost) if brief else self.goods(cost)

    def effects(self, row: Row) -> str:
        """Return what a wealth tile or building gives."""
        return ", ".join(self.effect(effect) for effect in row["effects"])

    def effect(self, effect: Row) -> str:
        """Return one effect."""
        kind = next(iter(effect))
        value = effect[kind]
        if kind == "gain":
            return self.goods(value)
        if kind == "food_day_gain":
            first, last = effect["days"]
            return self.texts(f"effect-{kind}", goods=self.goods(value), first=first, last=last)
        if kind in ("temple", "tech"):
            named = {kind: self.texts.name(value), f"{kind}-id": value}
            return self.texts(f"effect-{kind}", named, steps=effect["steps"])
        return self.texts(f"effect-{kind}", n=value)

    def scoring(self, row: Row) -> str:
        """Return what a monument counts at the end."""
        rule = row["scoring"]
        by_players = rule.get("by_players", {})
        points = rule.get("points") or by_players.get(str(self.players)) or "/".join(map(str, by_players.values()))
        table = "/".join(str(points) for points in rule.get("table", []) if points)
        return self.texts(f"scoring-{rule['per']}", points=points, table=table)

    def does(self, tile: str) -> str:
        """Return what a tile does."""
        row = self.tiles[tile]
        ways = {"scoring": self.scoring, "effects": self.effects, "traits": self.traits, "calamity": self.calamity}
        return next(say(row) for key, say in ways.items() if key in row)

    def traits(self, row: Row) -> str:
        """Return what is different for a tribe; its traits are the arguments of its message."""
        said = {trait: _said(value) for trait, value in row["traits"].items()}
        return self.texts(f"explain-{row['id']}", said)

    def calamity(self, row: Row) -> str:
        """Return what a prophecy makes worse, and what it counts in the end."""
        calamity = self.texts(f"explain-{row['id']}", row["calamity"])
        return f"{calamity}; {self.prophecy_score(row)}"

    def prophecy_score(self, row: Row) -> str:
        """Return the points of a prophecy, band by band."""
        texts, bounds = self.texts, row["bounds"]
        first, *middle, last = (number(points) for points in self.pack["prophecies"]["points"])
        bands = [texts("prophecy-first", to=number(bounds[0]), points=first)]
        for low, high, points in zip(bounds, bounds[1:], middle, strict=False):
            numbers = f"{low + 1}-{high}" if low + 1 < high else str(high)
            bands.append(texts("prophecy-band", {"from": numbers}, points=points))
        bands.append(texts("prophecy-last", {"from": bounds[-1] + 1}, points=last))
        return texts("prophecy-score", counts=texts(f"counts-{row['counts']}"), bands=", ".join(bands))

    def quick(self, action: str) -> str:
        """Return what a quick action does, such as ``quick_stone``."""
        printed = self.pack["quick_actions"]
        gain = printed["gains"].get(action.removeprefix("quick_"))
        if gain:
            return self.texts("explain-quick_gain", goods=self.goods(gain))
        return self.texts(f"explain-{action}", corn=printed["build_corn"])

    # -- gears --------------------------------------------------------------------------------------------------------

    def explain(self, action: str) -> str:
        """Return what an action of a gear does, such as ``palenque_3``."""
        return self._space("explain", *_place(action), {}, self.goods, long=False)

    def standing(self, gear: str, space: int, *, free: bool) -> str:
        """Return what a worker on a space can do without stepping back."""
        if free:
            return self.texts("space-free")
        return self.explain(f"{gear}_{space}") if space else self.texts("space-none")

    def brief(self, gear: str, space: int, fields: Row, *, long: bool) -> str:
        """Return what a space of a gear does in a few words; ``fields`` are the tiles left in the jungle."""
        if space in self.gear(gear)["free"]:
            return self.texts("space-free")
        if not 0 < space < min(self.gear(gear)["free"]):
            return ""
        return self._space("space", gear, space, fields, self.goods if long else self.short_goods, long=long)

    def gear(self, gear: str) -> Row:
        """Return the printed facts of a gear."""
        row: Row = next(row for row in self.pack["gears"]["tiles"] if row["id"] == gear)
        return row

    def _space(self, form: str, gear: str, space: int, fields: Row, goods: Goods, *, long: bool) -> str:
        texts, pack = self.texts, self.pack
        if gear == "palenque":
            return self._jungle(form, space, fields, long=long)
        if gear == "yaxchilan":
            return texts(f"{form}-gain", goods=goods(pack["yaxchilan"]["tiles"][space - 1]["gain"]))
        if gear == "chichen_itza":
            return self._offering(form, pack["chichen_itza"]["tiles"][space - 1], long=long)
        uxmal = pack["uxmal"]
        corn = {1: uxmal["temple_cost"], 4: uxmal["corn_per_block"], 5: uxmal["any_action_cost"]}
        blocks = self.blocks(pack["tikal"]["temples_cost"])
        return texts(f"{form}-{gear}_{space}", long=long, corn=corn.get(space, 0), blocks=blocks)

    def _jungle(self, form: str, space: int, fields: Row, *, long: bool) -> str:
        palenque = self.pack["palenque"]
        if space < HARVEST_FIRST:
            return self.texts(f"{form}-fishing", corn=palenque["fishing"])
        corn, wood = palenque["corn"][space - HARVEST_FIRST], palenque["wood"][space - HARVEST_FIRST]
        left = fields.get(str(space), {"corn": 0, "wood": 0})
        kind = "corn_wood" if wood else "corn"
        return self.texts(f"{form}-{kind}", long=long, corn=corn, wood=wood, tiles=left["corn"], forest=left["wood"])

    def _offering(self, form: str, row: Row, *, long: bool) -> str:
        temple = row["temple"]
        name = self.texts(f"short-{temple}") if form == "space" and not long else self.texts.name(temple)
        kind = "offering_block" if row["blocks"] else "offering"
        blocks = self.blocks(row["blocks"])
        return self.texts(f"{form}-{kind}", long=long, points=row["points"], temple=name, blocks=blocks)

    def step_points(self, temple: str, step: int) -> str:
        """Return the points of a step, counted from the start step; above the top there is nothing more to gain."""
        points = next(row for row in self.pack["temples"]["tiles"] if row["id"] == temple)["points"]
        return number(points[min(step + 1, len(points) - 1)])

    # -- technologies -------------------------------------------------------------------------------------------------

    def technology(self, technology: str, level: int) -> str:
        """Return what a level of a technology gives; above the last level, the bonus."""
        printed = self.pack["technologies"]
        last = len(printed["cost"])
        harvest = printed["harvest"]
        return self.texts(
            f"explain-{technology}_{'bonus' if level > last else level}",
            harvest=harvest[min(level, last)] - harvest[min(level, last) - 1],
            fishing=printed["fishing"],
            corn=printed["architecture_corn"] if level == 1 else printed["architecture_uxmal_corn"],
            points=printed["architecture_bonus"] if level > last else printed["architecture_points"],
            blocks=self.blocks(printed["extraction_bonus"] if level > last else printed["architecture_blocks"]),
        )


def _said(trait: object) -> object:
    """Return a trait as its message wants it; a list of costs becomes what so many workers cost in all."""
    if isinstance(trait, list):
        return "/".join(str(total) for total in accumulate(trait))
    return number(trait) if isinstance(trait, int) and trait < 0 else trait


def _place(action: str) -> tuple[str, int]:
    gear, _, space = action.rpartition("_")
    return gear, int(space)
