"""Component packs: everything printed on boards, tiles and cards, read from one TOML file."""

import json
import tomllib
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Final

from sacbe.core.errors import PackError, flaw, quoted, unusable

LONGEST_PACK: Final = 300_000
LONGEST_NAME: Final = 60
LONGEST_WORD: Final = 1_000
DEEPEST: Final = 12
MOST: Final = 200
"""No number printed on anything is larger; whatever counts can be spelt out."""


class Pack:
    """A component pack as read: its data, a digest of them, and where each tile stands in the file."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text
        self.data = self._read()
        self._check(self.data, ())
        self.digest = sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()[:16]

    def _read(self) -> dict[str, object]:
        """Read the text as TOML."""
        if len(self.text) > LONGEST_PACK:
            raise PackError("error-pack-length", {"pack": self.name, "most": LONGEST_PACK})
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise PackError("error-pack", {"pack": self.name, "reason": flaw("toml", {"reason": str(error)})}) from None
        except (ValueError, RecursionError):
            raise PackError("error-pack-depth", {"pack": self.name}) from None

    def _check(self, value: object, path: tuple[str, ...]) -> None:
        """Refuse what no pack can need, before anything is done with it: large numbers, long words, dates, depths."""
        if len(path) > DEEPEST:
            raise self._entry_error("deep", 0, path)
        if isinstance(value, dict):
            for name, part in value.items():
                if len(name) > LONGEST_NAME:
                    raise PackError("error-pack-entry", {"pack": self.name, "entry": quoted(name)})
                self._check(part, (*path, name))
        elif isinstance(value, list):
            for place, part in enumerate(value):
                self._check(part, (*path, str(place)))
        elif isinstance(value, str):
            if len(value) > LONGEST_WORD:
                raise self._entry_error("long", LONGEST_WORD, path)
        elif type(value) is int:
            if abs(value) > MOST:
                raise self._entry_error("large", MOST, path)
        elif type(value) is not bool:
            raise self._entry_error("kind", 0, path)

    def _entry_error(self, what: str, most: int, path: tuple[str, ...]) -> PackError:
        """Return an error that names an entry, and its line where it can be found."""
        return self.error(flaw(what, {"entry": quoted(".".join(path)), "most": most}), self._mark(path), path[0])

    def _mark(self, path: tuple[str, ...]) -> str:
        """Return what the line of an entry says: the id of its tile, or else its name."""
        block = self.data[path[0]]
        if isinstance(block, dict) and path[1:2] == ("tiles",) and isinstance(block["tiles"], list) and len(path) > 2:
            tile = block["tiles"][int(path[2])]
            if isinstance(tile, dict) and isinstance(tile.get("id"), str):
                return f'"{tile["id"]}"'
        return f"{[name for name in path if not name.isdecimal()][-1]} ="

    def block(self, name: str) -> dict[str, object]:
        """Return a block of the pack."""
        block = self.data.get(name)
        if not isinstance(block, dict):
            raise PackError("error-pack-block", {"pack": self.name, "block": name})
        return block

    def rows(self, name: str) -> list[dict[str, object]]:
        """Return the tiles of a block, a line each."""
        rows = self.block(name).get("tiles")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.error(flaw("tiles", {"block": name}), f"[{name}]")
        return rows

    def error(self, reason: PackError | str, mark: str, block: str = "") -> PackError:
        """Return an error that names the first line with ``mark``, and the reason.

        Where a block is given only its own lines are searched, and its head is named if none of them has the mark.
        """
        lines = self.text.splitlines()
        first, after = self._extent(lines, block) if block else (0, len(lines))
        for number in range(first, after):
            if mark in lines[number]:
                return PackError("error-pack-line", {"pack": self.name, "line": number + 1, "reason": reason})
        if block:
            return PackError("error-pack-line", {"pack": self.name, "line": first + 1, "reason": reason})
        return PackError("error-pack", {"pack": self.name, "reason": reason})

    def _extent(self, lines: list[str], block: str) -> tuple[int, int]:
        """Return the lines of a block: its head, and where the next block begins."""
        heads = [number for number, line in enumerate(lines) if line.startswith("[")] + [len(lines)]
        for head, after in pairwise(heads):
            if lines[head].startswith(f"[{block}]"):
                return head, after
        return 0, len(lines)

    def block_of(self, row: dict[str, object]) -> str:
        """Return the block a row stands in; nothing for a row that is not of this pack."""
        for name, block in self.data.items():
            rows = block.get("tiles") if isinstance(block, dict) else None
            if isinstance(rows, list) and any(row is other for other in rows):
                return name
        return ""


def load_pack(path: str | Path) -> Pack:
    """Read a component pack from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise PackError("error-read", {"file": quoted(str(path)), "reason": unusable(error)}) from None
    return Pack(text, Path(path).name)
