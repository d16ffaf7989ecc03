"""Reads checked values out of a component pack; whatever does not fit is refused with its line and the reason."""

from collections.abc import Sequence

from sacbe.core.errors import PackError, flaw
from sacbe.core.pack import Pack

Row = dict[str, object]


class Reader:
    r"""Whole numbers, lists and words of a pack, each checked as it is read.

    >>> reader = Reader(Pack("[dice]\nsides = 6\ntiles = [{ id = 'red', pips = [1, 2] }]", "pack.toml"))
    >>> reader.number("dice", "sides"), reader.list_cell(reader.rows("dice", 1)[0], "pips", 2)
    (6, [1, 2])
    """

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def error(self, row: Row, reason: PackError | str) -> PackError:
        """Return an error that names the line of a row: by its id or, where rows have none, by its first entry."""
        mark = f'"{row["id"]}"' if "id" in row else " = ".join(str(part) for part in next(iter(row.items()), ("{}",)))
        return self.pack.error(reason, mark, self.pack.block_of(row))

    def number(self, block: str, name: str, least: int = 0) -> int:
        """Return a whole number of a block."""
        value = self.pack.block(block).get(name)
        if type(value) is not int or value < least:
            raise self.pack.error(flaw("number", {"name": name, "block": block, "least": least}), f"{name} =", block)
        return value

    def list_of(self, block: str, name: str, size: int | None = None) -> list[int]:
        """Return a list of whole numbers of a block, of a given size if one is given."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, list) or not all(type(n) is int for n in value) or size not in (None, len(value)):
            raise self.pack.error(
                flaw("numbers", {"name": name, "block": block, "size": size or 0}), f"{name} =", block
            )
        return value

    def amounts(self, block: str, name: str, words: Sequence[str]) -> list[int]:
        """Return a number, not below zero, for each of the words of a mapping."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, dict) or set(value) != set(words):
            needs = {"name": name, "block": block, "words": ", ".join(words)}
            raise self.pack.error(flaw("needs", needs), f"{name} =", block)
        if not all(type(n) is int and n >= 0 for n in value.values()):
            raise self.pack.error(flaw("amounts", {"name": name, "block": block}), f"{name} =", block)
        return [value[word] for word in words]

    def rows(self, block: str, count: int) -> list[Row]:
        """Return the rows of a block: so many, each with an id of its own in small letters and without blanks."""
        rows = self.pack.rows(block)
        if len(rows) != count or len({str(row.get("id")) for row in rows}) != count:
            raise self.pack.error(flaw("rows", {"block": block, "count": count}), f"[{block}]")
        return self._with_ids(rows)

    def rows_within(self, block: str, room: int) -> list[Row]:
        """Return the rows of a block, as many as there are, if there is room for them; ids as in :meth:`rows`."""
        rows = self.pack.rows(block)
        if not rows:
            raise self.pack.error(flaw("row", {"block": block}), f"[{block}]")
        if len(rows) > room:
            raise self.error(rows[room], flaw("room", {"block": block, "room": room}))
        if len({str(row.get("id")) for row in rows}) != len(rows):
            raise self.pack.error(flaw("ids", {"block": block}), f"[{block}]")
        return self._with_ids(rows)

    def _with_ids(self, rows: list[Row]) -> list[Row]:
        """Return rows whose ids can be typed."""
        for row in rows:
            name = row.get("id")
            if not isinstance(name, str) or name.split() != [name.lower()] or not name.isprintable() or len(name) > 60:
                raise self.error(row, flaw("id"))
        return rows

    def cell(self, row: Row, name: str, least: int = 0) -> int:
        """Return a whole number of a row."""
        value = row.get(name)
        if type(value) is not int or value < least:
            raise self.error(row, flaw("cell", {"name": name, "least": least}))
        return value

    def list_cell(self, row: Row, name: str, size: int | None = None) -> list[int]:
        """Return a list of whole numbers of a row, of a given size if one is given."""
        value = row.get(name)
        if not isinstance(value, list) or not all(type(n) is int for n in value) or size not in (None, len(value)):
            raise self.error(row, flaw("cells", {"name": name, "size": size or 0}))
        return value

    def word(self, row: Row, name: str, words: Sequence[str]) -> int:
        """Return a word of a row as its number."""
        value = row.get(name)
        if not isinstance(value, str) or value not in words:
            raise self.error(row, flaw("word", {"name": name, "words": ", ".join(words)}))
        return words.index(value)
