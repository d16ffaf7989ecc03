"""The turn that the rules of a game show: ``python -m tests.games.turns RECORD TURN`` keeps a record up to its end.

It lies in docs/rules/guides.json. A change that raises a rules version may want another: any record of a game of the
base rules will do, and a turn with some ten different decisions shows most.
"""

import json
import sys
from pathlib import Path
from typing import Any

from sacbe.core.record import Record

FILE = Path(__file__).parents[2] / "docs" / "rules" / "guides.json"


def kept(record: Record, turn: int) -> dict[str, Any]:
    """Return what is kept of a record: how it starts, and its moves up to the end of a turn, turn by turn."""
    moves = [f"{seat} {'; '.join(texts)}" for seat, texts in record.turns[: turn + 1]]
    return {"players": record.players, "seed": record.start["seed"], "moves": moves}


def main(file: str, turn: str) -> None:
    """Write a turn into the guide of its game."""
    record = Record.load(file)
    guides = json.loads(FILE.read_text(encoding="utf-8"))
    guides[record.game]["turn"] = kept(record, int(turn))
    FILE.write_text(json.dumps(guides, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
