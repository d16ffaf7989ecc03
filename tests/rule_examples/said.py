"""What the page says at the beginning and at the end of a chapter of the rules, and the games that prove its numbers.

An example is a function that plays it: it returns every number of the English sentence, in its order, each as the
engine has it. ``test_said.py`` compares.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "web/src/rules/texts"
GUIDES = json.loads(ROOT.joinpath("docs/rules/guides.json").read_text(encoding="utf-8"))
CHAPTERS: Final = [one["chapter"] for guide in GUIDES.values() for one in guide["chapters"]]
MESSAGE = re.compile(r"^(\w+)-([A-Z]{2}-\d+) = (.+)$", re.MULTILINE)
NUMBER = re.compile(r"\d+(?:\.\d+)?")
SUM = re.compile(r"\*\*(?P<left>[^*=]+)= (?P<right>[\d.]+)\*\*")
Example = Callable[[], tuple[float, ...]]
PLAYED: Final[dict[str, Example]] = {}
"""Examples by chapter."""


def example(chapter: str) -> Callable[[Example], Example]:
    """Mark a function as what plays the example of a chapter."""

    def mark(played: Example) -> Example:
        assert chapter not in PLAYED
        PLAYED[chapter] = played
        return played

    return mark


def said(kind: str, language: str) -> dict[str, str]:
    """Return the messages of a kind (``lead``, ``example``) by chapter."""
    text = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    return {chapter: words for found, chapter, words in MESSAGE.findall(text) if found == kind}


def numbers(text: str) -> list[float]:
    """Return all numbers of a sentence, in their order."""
    return [float(number) for number in NUMBER.findall(text)]


def sums(text: str) -> list[tuple[float, float]]:
    """Return what stands on both sides of every equals sign, worked out."""
    return [(_worked_out(found["left"]), float(found["right"])) for found in SUM.finditer(text)]


def _worked_out(terms: str) -> float:
    """Work out ``4 − 1``, ``2 × 3``, ``36 / 4`` or a row of additions: no example mixes them."""
    first, *rest = numbers(terms)
    for number in rest:
        if "−" in terms:
            first -= number
        elif "×" in terms:
            first *= number
        elif "/" in terms:
            first /= number
        else:
            first += number
    return first
