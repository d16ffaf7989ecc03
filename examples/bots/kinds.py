#!/usr/bin/env python3
"""A bot in Sacbe's protocol (docs/protocol.md), with the standard library alone: it likes some kinds of actions more.

sacbe arena tikal --players 2 --bots "exec:python3 examples/bots/kinds.py",random
sacbe play tikal --bot "exec:python3 examples/bots/kinds.py"
"""

import json
import random
import sys
from typing import Any

LIKED = {
    "tikal": ["recover", "uncover", "exchange", "lay", "place", "move", "camp"],
    "tzolkin": ["build", "climb", "technology", "use", "take", "days", "pick", "place"],
    "ahau": ["build", "take", "produce", "place"],
}
"""The kinds of actions of each game, best first; others come last."""


class Kinds:
    """A player of one seat of one game."""

    def __init__(self, hello: dict[str, Any]) -> None:
        self.liked = LIKED.get(hello["game"], [])
        self.random = random.Random(hello["seed"])

    def choose(self, legal: list[dict[str, Any]]) -> int:
        """Return one of the actions of the kind it likes best."""
        best = min(self.rank(choice["text"]) for choice in legal)
        return int(self.random.choice([choice["action"] for choice in legal if self.rank(choice["text"]) == best]))

    def rank(self, text: str) -> int:
        """Return how far down in its list a kind stands."""
        kind = text.split(maxsplit=1)[0]
        return self.liked.index(kind) if kind in self.liked else len(self.liked)


def say(**message: object) -> None:
    """Send a line."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Say hello, then answer line by line; the end of the input is the end of the game."""
    hello = json.loads(sys.stdin.readline())
    player = Kinds(hello)
    say(type="ready", id=hello["id"], name="kinds", wants=[])
    for line in sys.stdin:
        question = json.loads(line)
        say(type="move", id=question["id"], action=player.choose(question["legal"]))


if __name__ == "__main__":
    main()
