"""What bots are called: ``LEVEL[/PAST][:CHARACTER]``: ``hard``, ``bot@1.5``, ``hard/linear``, ``hard:builder``."""

import re
from typing import Final, NamedTuple

from sacbe.bots.levels import EXPERT, LEVELS, skill_of

NAMES: Final = ("random", "greedy", "search", *LEVELS)
NUMBERED: Final = re.compile(r"bot@([0-3](?:\.\d{1,2})?|4(?:\.0{1,2})?)")
NAME: Final = re.compile(r"(?P<level>[a-z]+(?:@[\d.]+)?)(?:/(?P<past>[\w-]+))?(?::(?P<character>[a-z_]+))?")
USUAL_SECONDS: Final = 1.0
"""What ``search`` may spend on a turn where nobody says."""


class Called(NamedTuple):
    """The parts of a bot's name."""

    level: str
    past: str
    character: str

    def number(self) -> float:
        """Return the level as a number; who has no level has no errors either."""
        found = NUMBERED.fullmatch(self.level)
        if found is not None:
            return float(found[1])
        return LEVELS.index(self.level) + 1.0 if self.level in LEVELS else EXPERT

    def seconds(self, game: str) -> float:
        """Return what it may spend on a turn where nobody says."""
        if self.level in ("random", "greedy"):
            return 0.0
        return USUAL_SECONDS if self.level == "search" else skill_of(game, self.number(), self.past).seconds


def read_name(name: str) -> Called | None:
    """Return the parts of a name, or None where no bot of the house is called so.

    >>> read_name("bot@1.5:builder")
    Called(level='bot@1.5', past='', character='builder')
    >>> read_name("bot@9") is read_name("deep_blue") is None
    True
    """
    found = NAME.fullmatch(name)
    if found is None or (found["level"] not in NAMES and not NUMBERED.fullmatch(found["level"])):
        return None
    return Called(found["level"], found["past"] or "", found["character"] or "")
