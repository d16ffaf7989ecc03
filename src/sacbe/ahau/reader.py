"""What Ahau reads from a component pack beyond the ordinary: words, columns, rewards, tables by number of players."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.ahau.names import REWARDS
from sacbe.core.errors import PackError, flaw, quoted
from sacbe.core.reader import Reader, Row


class Rewards:
    """A run of printed rewards: kind (-1: none) and amount of each."""

    def __init__(self, pairs: Sequence[tuple[int, int]]) -> None:
        self.kind = vec[i64]([kind for kind, _ in pairs])
        self.amount = vec[i64]([amount for _, amount in pairs])


class AhauReader(Reader):
    """Reads one pack."""

    def error(self, row: Row, reason: PackError | str) -> PackError:
        """Return an error that names the line of a row; an id can stand in several blocks, so the next entry tells."""
        keys = list(row)
        mark = f'{{ {keys[0]} = "{row[keys[0]]}", {keys[1]} =' if len(keys) > 1 else ""
        return self.pack.error(reason, mark) if mark and mark in self.pack.text else super().error(row, reason)

    def named(self, block: str, ids: Sequence[str]) -> list[Row]:
        """Return rows that must have the given ids in the given order."""
        rows = self.pack.rows(block)
        if [row.get("id") for row in rows] != list(ids):
            raise self.pack.error(flaw("order", {"block": block, "words": ", ".join(ids)}), f"[{block}]")
        return rows

    def some(self, block: str, room: int) -> list[Row]:
        """Return the rows of a block, each with an id of its own; there is room for so many."""
        rows = self.pack.rows(block)
        if len(rows) > room:
            raise self.error(rows[room], flaw("room", {"block": block, "room": room}))
        return self.rows(block, len(rows))

    def like(self, row: Row, name: str, words: Sequence[str]) -> int:
        """Return what a row is like: one of the words, which it names or is called by itself."""
        if name not in row and row["id"] in words:
            return words.index(str(row["id"]))
        return self.word(row, name, words)

    def words(self, row: Row, name: str, words: Sequence[str], size: int) -> list[int]:
        """Return words of a row, as their numbers."""
        value = row.get(name)
        if not isinstance(value, list) or len(value) != size or not all(word in words for word in value):
            raise self.error(row, flaw("words", {"name": name, "size": size, "words": ", ".join(words)}))
        return [words.index(word) for word in value]

    def column(self, rows: Sequence[Row], name: str) -> vec[i64]:
        """Return the whole numbers of a column."""
        return vec[i64]([self.cell(row, name) for row in rows])

    def cost(self, row: Row, words: Sequence[str]) -> list[int]:
        """Return how much of each of the words a row costs."""
        value = row.get("cost")
        if not isinstance(value, dict) or not set(value) <= set(words):
            raise self.error(row, flaw("cost-words", {"words": ", ".join(words)}))
        if not all(type(n) is int and n > 0 for n in value.values()):
            raise self.error(row, flaw("cost"))
        return [value.get(word, 0) for word in words]

    def by_players(self, block: str, name: str, counts: Sequence[int]) -> vec[i64]:
        """Return a table by number of players, from index 0."""
        value = self.pack.block(block).get(name)
        table = value if isinstance(value, dict) else {}
        numbers = [table.get(str(count), -1) for count in range(max(counts) + 1)]
        if not all(type(numbers[count]) is int and numbers[count] > 0 for count in counts):
            listed = ", ".join(str(count) for count in counts)
            raise self.pack.error(flaw("by-players", {"name": name, "block": block, "counts": listed}), name)
        return vec[i64](numbers)

    def rewards(self, block: str, name: str, size: int) -> Rewards:
        """Return printed rewards; ``{}`` is a space without one."""
        listed = self.pack.block(block).get(name)
        if not isinstance(listed, list) or (size and len(listed) != size) or not listed:
            raise self.pack.error(flaw("rewards", {"name": name, "block": block, "size": size}), f"{name} =")
        return Rewards([self._reward(block, name, entry) for entry in listed])

    def _reward(self, block: str, name: str, entry: object) -> tuple[int, int]:
        """Return one reward."""
        if entry == {}:
            return -1, 0
        if isinstance(entry, dict) and len(entry) == 1:
            kind, amount = next(iter(entry.items()))
            if kind in REWARDS and type(amount) is int and 0 < amount < 100:
                return REWARDS.index(kind), amount
        told = {"entry": quoted(entry), "name": name, "block": block, "words": ", ".join(REWARDS)}
        raise self.pack.error(flaw("reward", told), f"{name} =")
