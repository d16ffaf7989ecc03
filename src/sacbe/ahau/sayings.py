"""What Ahau's buildings and roles do."""

from typing import Final

from sacbe.core.pack import Pack
from sacbe.core.sayings import Said, Sayings, name, say

CHOICES: Final[dict[str, dict[str, Said]]] = {
    "construct": {"does": "{building}"},
    "role": {"does": "{role}"},
    "bonus": {"does": ["with name {building}", {"names": "{resources}"}]},
}


def sayings(pack: Pack, players: int) -> Sayings:
    """Return what everything printed says."""
    things: dict[str, Said] = {}
    for block in ("buildings", "roles"):
        for row in pack.rows(block):
            like = row.get("effect") or row.get("ability") or row["id"]
            does = say(f"explain-{like}", n=row["amount"])
            things[str(row["id"])] = does
            things[f"with name {row['id']}"] = say("reference-building", building=name(str(row["id"])), explain=does)
    return Sayings(things, CHOICES)
