"""What Tikal's hexagons show, and whom a treasure goes to."""

from collections.abc import Mapping
from typing import Any, Final

from sacbe.core.pack import Pack
from sacbe.core.sayings import Said, Sayings, name, say

MARKS: Final = ("●", "■", "▲", "◆")
"""The shape of each seat: colour alone never tells players apart."""

CHOICES: Final[dict[str, dict[str, Said]]] = {
    "exchange": {"whom": "seat {seat}"},
    "choose": {"what": "{tile}"},
}


def sayings(pack: Pack, players: int) -> Sayings:
    """Return what everything printed says."""
    things: dict[str, Said] = {
        f"seat {seat}": say("board-player", mark=mark, n=seat + 1) for seat, mark in enumerate(MARKS)
    }
    rows: list[Mapping[str, Any]] = list(pack.rows("terrain"))
    for row in rows:
        stones = " ".join(map(str, row["stones"]))
        face = row.get("value") or row.get("masks") or 0
        things[str(row["id"])] = say("board-what", kind=name(row["kind"]), face=face, stones=stones)
    return Sayings(things, CHOICES, {"end": []})
