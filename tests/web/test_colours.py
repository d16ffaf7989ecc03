"""Text can be read on what it stands on, in both themes."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
LEAST = 4.5
PAIRS = [
    *((ink, ground) for ink in ("ink", "ink-2") for ground in ("ground", "ground-2", "sunk", "panel", "raised")),
    *(("ink-3", ground) for ground in ("ground", "sunk", "panel", "raised")),
    *(("accent", ground) for ground in ("ground", "panel", "raised", "accent-soft")),
    ("on-accent", "accent"),
    *((state, f"{state}-soft") for state in ("good", "warn", "bad")),
    *((state, ground) for state in ("good", "warn", "bad") for ground in ("panel", "raised", "accent-soft")),
    ("panel", "ink"),
    *(("ink", f"h-{kind}") for kind in ("base_camp", "jungle", "temple", "treasure", "volcano")),
    *(("on-tier", ground) for ground in ("tier3", "tier4", "coin")),
    *(("ink", ground) for ground in ("mist", "land", "sea", "warn-soft", "good-soft", "accent-soft")),
    ("ink-2", "mist"),
    *(("ink", gear) for gear in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")),
]


def theme(name: str) -> dict[str, str]:
    """Return the colours of a theme."""
    css = TOKENS.read_text(encoding="utf-8")
    block = re.search(rf'\[data-theme="{name}"\] {{(.*?)}}', css, re.DOTALL)
    assert block is not None
    return dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6});", block[1]))


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, as WCAG 2 defines it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ["stone", "night"])
def test_text_can_be_read(name: str) -> None:
    colours = theme(name)
    weak = {pair: round(contrast(colours[pair[0]], colours[pair[1]]), 2) for pair in PAIRS}
    assert {pair: ratio for pair, ratio in weak.items() if ratio < LEAST} == {}
