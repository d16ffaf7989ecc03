"""The rules as people read them: the ledgers of ``docs/rules``, a row a rule, in English and Korean."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from sacbe.core.errors import OptionError, quoted

_INSTALLED = Path(__file__).parent / "rules"
"""Where the build puts the ledgers; a checkout reads its documents themselves."""
_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"
_ROW = re.compile(r"^\|\s*([A-Z]{2,}-\d+\.\d+)\s*\|(.*)\|[^|]*\|\s*$")
_HEADING = re.compile(r"^## \d+\. (.+)$")
_MARKS = re.compile(r"[*`]")


@dataclass(frozen=True)
class Row:
    """One rule: its id, such as ``TZ-6.3``, the chapter it stands in, and its words."""

    id: str
    chapter: str
    text: str


def rows(game: str, language: str) -> tuple[Row, ...]:
    """Return the rules of a game, with its expansion, in the order of the ledgers."""
    return tuple(row for file in _files(game, language) for row in _read(file))


def row(game: str, language: str, name: str) -> Row:
    """Return one rule."""
    found = next((one for one in rows(game, language) if one.id == name.upper()), None)
    if found is None:
        raise OptionError("error-no-rule", {"row": quoted(name), "game": game})
    return found


def chapters(game: str, language: str) -> dict[str, str]:
    """Return the chapters of a game's rules by id, such as ``TZ-6``, in the order in which one learns them."""
    titles = {chapter_of(one.id): one.chapter for one in rows(game, language)}
    learned = [str(one["chapter"]) for one in _guide(game).get("chapters", [])]
    return {chapter: titles[chapter] for chapter in [*learned, *titles] if chapter in titles}


def chapter_of(row: str) -> str:
    """Return the chapter a row stands in.

    >>> chapter_of("TZ-6.3")
    'TZ-6'
    """
    return row.partition(".")[0]


def chapter_of_step(game: str, step: str) -> str:
    """Return the chapter that explains a decision; empty for games without a guide."""
    return str(_guide(game).get("steps", {}).get(step, ""))


@dataclass(frozen=True)
class Beginning:
    """The beginning of a game whose last turn shows how a turn goes."""

    players: int
    seed: int
    moves: tuple[tuple[int, str], ...]
    """Who did what."""


def beginning(game: str) -> Beginning | None:
    """Return how a game began whose last turn is worth looking at; none for games without a guide."""
    found = _guide(game).get("turn")
    return found and Beginning(found["players"], found["seed"], tuple(_moves(found["moves"])))


def _moves(turns: list[str]) -> Iterator[tuple[int, str]]:
    """Yield moves that are written turn by turn: ``0 place uxmal; done``."""
    for turn in turns:
        seat, _, texts = turn.partition(" ")
        yield from ((int(seat), text) for text in texts.split("; "))


def _guide(game: str) -> dict[str, Any]:
    """Return what ``guides.json`` says of a game: its chapters as one learns them, where decisions are explained."""
    found: dict[str, Any] = _guides().get(game, {})
    return found


@cache
def _guides() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((_folder() / "guides.json").read_text(encoding="utf-8"))
    return read


def _folder() -> Path:
    return _INSTALLED if _INSTALLED.is_dir() else _CHECKOUT


def _files(game: str, language: str) -> list[Path]:
    """Return the ledgers of a game; that of an expansion has a longer name."""
    folder = _folder()
    ending = "" if language == "en" else f".{language}"
    own = (folder / f"{game}{ending}.md", *folder.glob(f"{game}-*{ending}.md"))
    return sorted(file for file in own if file.is_file() and ("." in file.stem) == bool(ending))


@cache
def _read(file: Path) -> tuple[Row, ...]:
    return tuple(_rows(file.read_text(encoding="utf-8")))


def _rows(text: str) -> Iterator[Row]:
    chapter = ""
    for line in text.splitlines():
        heading, found = _HEADING.match(line), _ROW.match(line)
        if heading:
            chapter = heading[1]
        elif found:
            yield Row(found[1], chapter, _MARKS.sub("", found[2].strip()))
