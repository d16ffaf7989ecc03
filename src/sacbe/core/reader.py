"""Reads checked values out of a component pack; whatever does not fit is refused with its line and the reason."""

from collections.abc import Sequence

from sacbe.core.errors import PackError
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

    def error(self, row: Row, reason: str) -> PackError:
        """Return an error that names the line of a row: by its id or, where rows have none, by its first entry."""
        mark = f'"{row["id"]}"' if "id" in row else " = ".join(str(part) for part in next(iter(row.items()), ("{}",)))
        return self.pack.error(reason, mark, self.pack.block_of(row))

    def number(self, block: str, name: str, least: int = 0) -> int:
        """Return a whole number of a block."""
        value = self.pack.block(block).get(name)
        if type(value) is not int or value < least:
            raise self.pack.error(f"{name!r} of [{block}] must be a whole number, at least {least}", f"{name} =", block)
        return value

    def list_of(self, block: str, name: str, size: int | None = None) -> list[int]:
        """Return a list of whole numbers of a block, of a given size if one is given."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, list) or not all(type(n) is int for n in value) or size not in (None, len(value)):
            count = "" if size is None else f"{size} "
            raise self.pack.error(f"{name!r} of [{block}] must be {count}whole numbers", f"{name} =", block)
        return value

    def amounts(self, block: str, name: str, words: Sequence[str]) -> list[int]:
        """Return a number, not below zero, for each of the words of a mapping."""
        value = self.pack.block(block).get(name)
        if not isinstance(value, dict) or set(value) != set(words):
            raise self.pack.error(f"{name!r} of [{block}] needs {', '.join(words)}", f"{name} =", block)
        if not all(type(n) is int and n >= 0 for n in value.values()):
            raise self.pack.error(f"{name!r} of [{block}] must be whole numbers, at least 0", f"{name} =", block)
        return [value[word] for word in words]

    def rows(self, block: str, count: int) -> list[Row]:
        """Return the rows of a block: so many, each with an id of its own in small letters and without blanks."""
        rows = self.pack.rows(block)
        if len(rows) != count or len({str(row.get("id")) for row in rows}) != count:
            raise self.pack.error(f"[{block}] must list {count} rows with ids of their own", f"[{block}]")
        return self._with_ids(rows)

    def rows_within(self, block: str, room: int) -> list[Row]:
        """Return the rows of a block, as many as there are, if there is room for them; ids as in :meth:`rows`."""
        rows = self.pack.rows(block)
        if not rows:
            raise self.pack.error(f"[{block}] must list at least one row", f"[{block}]")
        if len(rows) > room:
            raise self.error(rows[room], f"[{block}] has room for {room} rows, and this is one too many")
        if len({str(row.get("id")) for row in rows}) != len(rows):
            raise self.pack.error(f"[{block}] must list rows with ids of their own", f"[{block}]")
        return self._with_ids(rows)

    def _with_ids(self, rows: list[Row]) -> list[Row]:
        """Return rows whose ids can be typed."""
        for row in rows:
            name = row.get("id")
            if not isinstance(name, str) or name.split() != [name.lower()] or not name.isprintable() or len(name) > 60:
                raise self.error(row, "an id is one short word in small letters")
        return rows

    def cell(self, row: Row, name: str, least: int = 0) -> int:
        """Return a whole number of a row."""
        value = row.get(name)
        if type(value) is not int or value < least:
            raise self.error(row, f"{name!r} must be a whole number, at least {least}")
        return value

    def list_cell(self, row: Row, name: str, size: int | None = None) -> list[int]:
        """Return a list of whole numbers of a row, of a given size if one is given."""
        value = row.get(name)
        if not isinstance(value, list) or not all(type(n) is int for n in value) or size not in (None, len(value)):
            raise self.error(row, f"{name!r} must be {'' if size is None else f'{size} '}whole numbers")
        return value

    def word(self, row: Row, name: str, words: Sequence[str]) -> int:
        """Return a word of a row as its number."""
        value = row.get(name)
        if not isinstance(value, str) or value not in words:
            raise self.error(row, f"{name!r} must be one of: {', '.join(words)}")
        return words.index(value)
