"""Component packs: everything printed on boards, tiles and cards, read from one TOML file."""

import json
import tomllib
from hashlib import sha256
from itertools import pairwise
from pathlib import Path

from sacbe.core.errors import PackError


class Pack:
    """A component pack as read: its data, a digest of them, and where each tile stands in the file."""

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self.text = text
        try:
            self.data: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PackError(f"{name}: {error}") from None
        self.digest = sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()[:16]

    def block(self, name: str) -> dict[str, object]:
        """Return a block of the pack."""
        block = self.data.get(name)
        if not isinstance(block, dict):
            raise PackError(f"{self.name}: the block [{name}] is missing")
        return block

    def rows(self, name: str) -> list[dict[str, object]]:
        """Return the tiles of a block, a line each."""
        rows = self.block(name).get("tiles")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise self.error(f"the block [{name}] has no list of tiles", f"[{name}]")
        return rows

    def error(self, reason: str, mark: str, block: str = "") -> PackError:
        """Return an error that names the first line with ``mark``, and the reason.

        Where a block is given only its own lines are searched, and its head is named if none of them has the mark.
        """
        lines = self.text.splitlines()
        first, after = self._extent(lines, block) if block else (0, len(lines))
        for number in range(first, after):
            if mark in lines[number]:
                return PackError(f"{self.name}, line {number + 1}: {reason}")
        return PackError(f"{self.name}, line {first + 1}: {reason}" if block else f"{self.name}: {reason}")

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
        raise PackError(f"the component pack {str(path)!r} cannot be read: {error}") from None
    return Pack(text, Path(path).name)
