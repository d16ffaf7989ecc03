"""Takes checked values out of a component pack; what does not fit is refused with its line and the reason."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.ahau.names import REWARDS
from sacbe.core.errors import PackError
from sacbe.core.pack import Pack


class Rewards:
    """A run of printed rewards: kind (-1: none) and amount of each."""

    def __init__(self, pairs: Sequence[tuple[int, int]]) -> None:
        self.kind = vec[i64]([kind for kind, _ in pairs])
        self.amount = vec[i64]([amount for _, amount in pairs])


class Reader:
    """Reads one pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def error(self, row: dict[str, object], reason: str) -> PackError:
        """Return an error that names the line of a tile."""
        for key in ("id", "site", "level"):
            if key in row:
                value = f'"{row[key]}"' if key == "id" else row[key]
                return self.pack.error(reason, f"{{ {key} = {value},")
        return self.pack.error(reason, str(row))

    def number(self, block: str, name: str) -> int:
        """Return a whole number of a block, none of which can be negative."""
        value = self.pack.block(block).get(name)
        if type(value) is not int or value < 0:
            raise self.pack.error(f"{name!r} of [{block}] must be a whole number", name)
        return value

    def numbers(self, block: str, name: str) -> list[int]:
        """Return a list of whole numbers of a block."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, list) or not value or not all(type(n) is int and n >= 0 for n in value):
            raise self.pack.error(f"{name!r} of [{block}] must be whole numbers", name)
        return value

    def rows(self, block: str, ids: Sequence[str]) -> list[dict[str, object]]:
        """Return rows that must have the given ids in the given order."""
        rows = self.pack.rows(block)
        if [row.get("id") for row in rows] != list(ids):
            raise self.pack.error(f"[{block}] must list {', '.join(ids)}, in this order", f"[{block}]")
        return rows

    def cell(self, row: dict[str, object], name: str) -> int:
        """Return a whole number of a row."""
        value = row.get(name)
        if type(value) is not int or value < 0:
            raise self.error(row, f"{name!r} must be a whole number")
        return value

    def cells(self, row: dict[str, object], name: str, size: int) -> list[int]:
        """Return whole numbers of a row."""
        value = row.get(name)
        if not isinstance(value, list) or len(value) != size or not all(type(n) is int and n >= 0 for n in value):
            raise self.error(row, f"{name!r} must be {size} whole numbers")
        return value

    def words(self, row: dict[str, object], name: str, words: Sequence[str], size: int) -> list[int]:
        """Return words of a row, as their numbers."""
        value = row.get(name)
        if not isinstance(value, list) or len(value) != size or not all(word in words for word in value):
            raise self.error(row, f"{name!r} must be {size} of: {', '.join(words)}")
        return [words.index(word) for word in value]

    def column(self, rows: Sequence[dict[str, object]], name: str) -> vec[i64]:
        """Return the whole numbers of a column."""
        return vec[i64]([self.cell(row, name) for row in rows])

    def amounts(self, row: dict[str, object], name: str, words: Sequence[str]) -> list[int]:
        """Return how much of each of the words a row names."""
        value = row.get(name)
        if not isinstance(value, dict) or not set(value) <= set(words):
            raise self.error(row, f"{name!r} must name some of: {', '.join(words)}")
        if not all(type(n) is int and n > 0 for n in value.values()):
            raise self.error(row, f"{name!r} must give positive whole numbers")
        return [value.get(word, 0) for word in words]

    def by_players(self, block: str, name: str, counts: Sequence[int]) -> vec[i64]:
        """Return a table by number of players, from index 0."""
        value = self.pack.block(block).get(name)
        table = value if isinstance(value, dict) else {}
        numbers = [table.get(str(count), -1) for count in range(max(counts) + 1)]
        if not all(type(numbers[count]) is int and numbers[count] > 0 for count in counts):
            raise self.pack.error(f"{name!r} of [{block}] needs a whole number for each of {counts} players", name)
        return vec[i64](numbers)

    def rewards(self, block: str, name: str, size: int) -> Rewards:
        """Return printed rewards; ``{}`` is a space without one."""
        listed = self.pack.block(block).get(name)
        if not isinstance(listed, list) or (size and len(listed) != size) or not listed:
            raise self.pack.error(f"{name!r} of [{block}] must list {size or 'some'} rewards", name)
        return Rewards([self._reward(block, name, entry) for entry in listed])

    def _reward(self, block: str, name: str, entry: object) -> tuple[int, int]:
        """Return one reward."""
        if entry == {}:
            return -1, 0
        if isinstance(entry, dict) and len(entry) == 1:
            kind, amount = next(iter(entry.items()))
            if kind in REWARDS and type(amount) is int and 0 < amount < 100:
                return REWARDS.index(kind), amount
        raise self.pack.error(f"{entry!r} in {name!r} of [{block}] is no reward; there are: {', '.join(REWARDS)}", name)
