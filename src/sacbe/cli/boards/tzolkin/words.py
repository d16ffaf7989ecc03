"""What is printed on Tzolk'in's tiles and gears, in words; it is read from the pack, so an edited one is told right."""

from collections.abc import Callable, Mapping
from typing import Any

from sacbe.core.rules import Rules
from sacbe.front.texts import Texts
from sacbe.front.words import said, sayings_of

Row = Mapping[str, Any]
Goods = Callable[[Row], str]

SMALL_LAST = 5
"""The highest space of a ten-tooth gear with an action of its own."""
HARVEST_FIRST = 2
USUAL = 4
"""For how many players monuments are explained where only components are shown."""
TILE_BLOCKS = ("wealth", "buildings", "new_buildings", "monuments", "tribes", "prophecies")


class Printed:
    """The words for everything printed; ``players`` decides what a monument counts, where that is known."""

    def __init__(self, texts: Texts, rules: Rules, players: int | None) -> None:
        pack = rules.pack
        self.texts = texts
        self.pack: Mapping[str, Any] = pack.data
        self.things = sayings_of(rules, players or USUAL).things
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

    def does(self, tile: str) -> str:
        """Return what a tile does."""
        return self._said(tile)

    def quick(self, action: str) -> str:
        """Return what a quick action does, such as ``quick_stone``."""
        return self._said(action)

    def _said(self, thing: str) -> str:
        return str(said(self.texts, self.things[thing]))

    # -- gears --------------------------------------------------------------------------------------------------------

    def explain(self, action: str) -> str:
        """Return what an action of a gear does, such as ``palenque_3``."""
        return self._said(action)

    def brief(self, gear: str, space: int, fields: Row, *, long: bool) -> str:
        """Return what a space of a gear does in a few words; ``fields`` are the tiles left in the jungle."""
        if space in self.gear(gear)["free"]:
            return self.texts("space-free")
        if not 0 < space < min(self.gear(gear)["free"]):
            return ""
        return self._space(gear, space, fields, self.goods if long else self.short_goods, long=long)

    def gear(self, gear: str) -> Row:
        """Return the printed facts of a gear."""
        row: Row = next(row for row in self.pack["gears"]["tiles"] if row["id"] == gear)
        return row

    def _space(self, gear: str, space: int, fields: Row, goods: Goods, *, long: bool) -> str:
        texts, pack = self.texts, self.pack
        if gear == "palenque":
            return self._jungle(space, fields, long=long)
        if gear == "yaxchilan":
            return texts("space-gain", goods=goods(pack["yaxchilan"]["tiles"][space - 1]["gain"]))
        if gear == "chichen_itza":
            return self._offering(pack["chichen_itza"]["tiles"][space - 1], long=long)
        uxmal = pack["uxmal"]
        corn = {1: uxmal["temple_cost"], 4: uxmal["corn_per_block"], 5: uxmal["any_action_cost"]}
        blocks = self.blocks(pack["tikal"]["temples_cost"])
        return texts(f"space-{gear}_{space}", long=long, corn=corn.get(space, 0), blocks=blocks)

    def _jungle(self, space: int, fields: Row, *, long: bool) -> str:
        palenque = self.pack["palenque"]
        if space < HARVEST_FIRST:
            return self.texts("space-fishing", corn=palenque["fishing"])
        corn, wood = palenque["corn"][space - HARVEST_FIRST], palenque["wood"][space - HARVEST_FIRST]
        left = fields.get(str(space), {"corn": 0, "wood": 0})
        kind = "corn_wood" if wood else "corn"
        return self.texts(f"space-{kind}", long=long, corn=corn, wood=wood, tiles=left["corn"], forest=left["wood"])

    def _offering(self, row: Row, *, long: bool) -> str:
        temple = row["temple"]
        name = self.texts(f"short-{temple}") if not long else self.texts.name(temple)
        kind = "offering_block" if row["blocks"] else "offering"
        blocks = self.blocks(row["blocks"])
        return self.texts(f"space-{kind}", long=long, points=row["points"], temple=name, blocks=blocks)

    def technology(self, technology: str, level: int) -> str:
        """Return what a level of a technology gives; above the last level, the bonus."""
        return self._said(f"{technology} {level}")
