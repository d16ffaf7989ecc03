"""Reads tiles, costs and effects out of a component pack, checked against the words of the game."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.errors import flaw, quoted
from sacbe.core.reader import Reader, Row
from sacbe.tzolkin.effects import ANY, EFFECTS, Effect
from sacbe.tzolkin.names import GOODS, NUM_GOODS, TECHNOLOGIES, TEMPLES

PLAYER_COUNTS: Final = (2, 3, 4, 5)


class Tiles:
    """A kind of tile: ids, costs by good, categories, ages and effects."""

    def __init__(self, ids: Sequence[str], costs: Sequence[int], effects: Sequence[Sequence[Effect]]) -> None:
        self.ids = tuple(ids)
        self.cost = vec[i64](costs)
        self.effects = tuple(tuple(run) for run in effects)
        self.category = vec[i64]()
        self.age = vec[i64]()

    def cost_of(self, tile: i64, good: i64) -> i64:
        """Return how much of a good a tile costs."""
        return self.cost[tile * NUM_GOODS + good]


class PackReader(Reader):
    """Reads what only this game has."""

    def numbers(self, block: str, name: str, size: int) -> vec[i64]:
        """Return whole numbers of a block as a table."""
        return vec[i64](self.list_of(block, name, size))

    def words(self, block: str, name: str, words: Sequence[str], size: int) -> vec[i64]:
        """Return words of a block, each as its number."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, list) or len(value) != size or not all(word in words for word in value):
            raise self.pack.error(
                flaw("words-of", {"name": name, "block": block, "size": size, "words": ", ".join(words)}),
                f"{name} =",
                block,
            )
        return vec[i64]([words.index(word) for word in value])

    def kinds(self, block: str, name: str, words: Sequence[str]) -> list[str]:
        """Return words of a block, as many as there are."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, list) or not value or not all(word in words for word in value):
            raise self.pack.error(
                flaw("some-of", {"name": name, "block": block, "words": ", ".join(words)}), f"{name} =", block
            )
        return value

    def by_players(self, block: str, name: str) -> vec[i64]:
        """Return a table by number of players."""
        return vec[i64](self.per_players(self.pack.block(block).get(name), f"{name} =", block))

    def per_players(self, value: object, mark: str, block: str) -> list[int]:
        """Return numbers by number of players, from index 0."""
        numbers = [0] * min(PLAYER_COUNTS)
        for count in PLAYER_COUNTS:
            number = value.get(str(count)) if isinstance(value, dict) else None
            if type(number) is not int:
                raise self.pack.error(flaw("for-players", {"count": count}), mark, block)
            numbers.append(number)
        return numbers

    def named(self, block: str, ids: Sequence[str]) -> list[Row]:
        """Return rows that must have the given ids in the given order."""
        rows = self.rows(block, len(ids))
        if [row.get("id") for row in rows] != list(ids):
            raise self.pack.error(flaw("order", {"block": block, "words": ", ".join(ids)}), f"[{block}]")
        return rows

    def spaces(self, block: str, count: int) -> list[Row]:
        """Return rows that must be numbered as spaces from 1."""
        rows = self.pack.rows(block)
        if [row.get("space") for row in rows] != list(range(1, count + 1)):
            raise self.pack.error(flaw("spaces", {"block": block, "count": count}), f"[{block}]")
        return rows

    def goods(self, row: Row, name: str) -> list[int]:
        """Return amounts of goods, in the order of GOODS."""
        value = row.get(name)
        if not isinstance(value, dict) or not set(value) <= set(GOODS):
            raise self.error(row, flaw("goods", {"name": name, "words": ", ".join(GOODS)}))
        amounts = [value.get(good, 0) for good in GOODS]
        if not all(type(amount) is int and amount >= 0 for amount in amounts):
            raise self.error(row, flaw("goods-amounts", {"name": name}))
        return amounts

    def tiles(self, block: str, room: int) -> Tiles:
        """Return the tiles of a block, for which there is so much room, with their costs and effects."""
        return self.tiles_of(self.rows_within(block, room))

    def tiles_of(self, rows: Sequence[Row]) -> Tiles:
        """Return tiles from their rows."""
        ids = [str(row["id"]) for row in rows]
        for row, name in zip(rows, ids, strict=True):
            if name in ids[: rows.index(row)]:
                raise self.error(row, flaw("same-id"))
        costs = [amount for row in rows for amount in (self.goods(row, "cost") if "cost" in row else [0] * len(GOODS))]
        return Tiles(ids, costs, [self.effects(row) for row in rows])

    def effects(self, row: Row) -> list[Effect]:
        """Return the effects of a tile: goods first, then the rest as printed (TZ-21.15)."""
        listed = row.get("effects", [])
        if not isinstance(listed, list):
            raise self.error(row, flaw("effects"))
        effects = [effect for entry in listed for effect in self.effect(row, entry)]
        return sorted(effects, key=lambda effect: effect.kind not in ("gain", "points"))

    def effect(self, row: Row, entry: object) -> list[Effect]:
        """Return one printed effect; a gain of several goods becomes one effect for each."""
        if not isinstance(entry, dict) or not entry:
            raise self.error(row, flaw("effect-table"))
        kind = next(iter(entry))
        if kind not in EFFECTS:
            raise self.error(row, flaw("effect", {"effect": quoted(kind), "words": ", ".join(EFFECTS)}))
        entry = {"id": row.get("id"), **entry}
        if kind == "gain":
            return [Effect(kind, i, n) for i, n in enumerate(self.goods(entry, "gain")) if n]
        if kind in ("temple", "tech"):
            words = TEMPLES if kind == "temple" else TECHNOLOGIES
            what = ANY if entry[kind] == "any" else self.word(entry, kind, words)
            return [Effect(kind, what, self.cell(entry, "steps"))]
        if kind == "food_day_gain":
            first, last = self.list_cell(entry, "days", 2)
            return [Effect(kind, i, n, first, last) for i, n in enumerate(self.goods(entry, kind)) if n]
        return [Effect(kind, 0, self.cell(entry, kind))]
