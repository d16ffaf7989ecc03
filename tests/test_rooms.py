"""Imports point one way: core <- games <- bots <- front <- arena, table <- cli; front <- envs."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe

HOUSE = Path(sacbe.__file__).parent
GAMES = frozenset(sacbe.games())
BELOW: dict[str, frozenset[str]] = {"core": frozenset(), **dict.fromkeys(GAMES, frozenset({"core"}))}
"""The rooms that each room may import from, beside itself."""
BELOW["bots"] = frozenset({"core", *GAMES})
BELOW["front"] = BELOW["bots"] | {"bots"}
BELOW["arena"] = BELOW["table"] = BELOW["envs"] = BELOW["front"] | {"front"}
BELOW["cli"] = BELOW["front"] | {"front", "arena", "table"}
LIBRARIES_OF_RULES = frozenset({"librt", "mypy_extensions"})


def test_every_room_has_its_place() -> None:
    assert {folder.parent.name for folder in HOUSE.glob("*/__init__.py")} == set(BELOW)


@pytest.mark.parametrize("room", sorted(BELOW))
def test_rooms_import_only_from_below(room: str) -> None:
    wrong = [
        f"{file.relative_to(HOUSE)} imports {module}"
        for file, module in _imports(room)
        if module.startswith("sacbe.") and module.split(".")[1] not in {*BELOW[room], room, *_public()}
    ]
    assert wrong == []


@pytest.mark.parametrize("room", sorted({"core", *GAMES}))
def test_rules_need_the_standard_library_and_little_else(room: str) -> None:
    known = {*sys.stdlib_module_names, *LIBRARIES_OF_RULES, "sacbe"}
    wrong = [f"{file.relative_to(HOUSE)}: {name}" for file, name in _imports(room) if name.split(".")[0] not in known]
    assert wrong == []


def _public() -> set[str]:
    """Return what ``from sacbe import ...`` may mean beside a room: the public names."""
    return {name for name in sacbe.__all__ if name not in BELOW}


def _imports(room: str) -> Iterator[tuple[Path, str]]:
    """Yield every module that a file of a room imports, wherever in the file it does."""
    for file in sorted((HOUSE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "sacbe":
                yield from ((file, f"sacbe.{alias.name}") for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield file, node.module
            elif isinstance(node, ast.Import):
                yield from ((file, alias.name) for alias in node.names)
