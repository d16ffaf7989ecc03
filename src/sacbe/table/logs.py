"""A log that nobody can fill: of each kind of message only the first few of a minute are written."""

import logging
from collections import Counter

EACH = 5
"""How many messages of a kind are written in a minute."""
KINDS = 100
"""How many kinds of messages are written in a minute."""
MINUTE = 60.0
LONGEST = 100
"""So many characters of a message's pattern tell its kind."""
LEFT_OUT = "%s (more of these are left out for a minute)"


class Bounded(logging.Filter):
    """Lets the first few messages of each kind pass, minute by minute."""

    def __init__(self) -> None:
        super().__init__()
        self.minute = 0
        self.seen: Counter[tuple[str, int, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a message is to be written; the last of its kind says so."""
        minute = int(record.created // MINUTE)
        if minute != self.minute:
            self.minute = minute
            self.seen.clear()
        kind = (record.name, record.levelno, str(record.msg).partition("\n")[0][:LONGEST])
        if kind not in self.seen and len(self.seen) >= KINDS:
            return False
        self.seen[kind] += 1
        if self.seen[kind] == EACH:
            record.msg, record.args = LEFT_OUT, (record.getMessage(),)
        return self.seen[kind] <= EACH


def write_warnings() -> None:
    """Have warnings and errors of the whole program written to the terminal, within these bounds."""
    handler = logging.StreamHandler()
    handler.addFilter(Bounded())
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s", handlers=[handler])
