"""Where finished games are kept: one SQLite file a run, every game committed to the disk before it counts.

A run that is killed in any way loses the games under way and nothing else. SQLite's own exclusive lock keeps a second
process out, and ends with the process that holds it.
"""

import json
import re
import shutil
import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sacbe.arena.errors import ArenaError
from sacbe.arena.match import Match, Task
from sacbe.arena.playing import Outcome
from sacbe.core.record import Record

FILE = "games.sqlite"
LONGEST_NAME = 60
"""So many letters of the bots' names are part of the name of a folder."""
_UNNAMEABLE = re.compile(r"[^\w@.+]")
SCHEMA = """
CREATE TABLE IF NOT EXISTS run (digest TEXT NOT NULL, configuration TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    deal INTEGER NOT NULL, seating INTEGER NOT NULL, outcome TEXT NOT NULL, record BLOB NOT NULL,
    PRIMARY KEY (deal, seating)
);
"""

Played = tuple[Outcome, Record]


def run_folder(runs: Path, match: Match) -> Path:
    """Return the folder of a match, called by the game and the bots: its own, whatever else is played."""
    bots = "-".join(dict.fromkeys(_UNNAMEABLE.sub("", entrant.name) for entrant in match.entrants))
    return runs / f"{match.game}-{match.players}-{bots[:LONGEST_NAME]}-{match.digest[:12]}"


class Store:
    """The finished games of one match."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def add(self, games: Iterable[Played]) -> None:
        """Keep finished games; when this returns they are on the disk."""
        rows = [
            (*outcome.task, json.dumps(outcome.data()), zlib.compress(record.to_json().encode()))
            for outcome, record in games
        ]
        with self.connection:
            self.connection.executemany("INSERT INTO games VALUES (?, ?, ?, ?)", rows)

    def done(self) -> set[Task]:
        """Return which games are finished."""
        return {Task(*row) for row in self.connection.execute("SELECT deal, seating FROM games")}

    def outcomes(self) -> list[Outcome]:
        """Return all outcomes in the order of the match, whatever order they were played in."""
        rows = self.connection.execute("SELECT outcome FROM games ORDER BY deal, seating")
        return [Outcome(**json.loads(text)) for (text,) in rows]

    def records(self) -> Iterator[tuple[Task, Record]]:
        """Yield the records of all games, in the order of the match."""
        rows = self.connection.execute("SELECT deal, seating, record FROM games ORDER BY deal, seating")
        for deal, seating, packed in rows:
            yield Task(deal, seating), Record.from_json(zlib.decompress(packed).decode())


@contextmanager
def opened(folder: Path, match: Match) -> Iterator[Store]:
    """Open the store of a match, for this process alone. A new one that fails before its first game leaves nothing."""
    begun = folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(folder / FILE, timeout=0)
    except (OSError, sqlite3.Error) as error:
        raise ArenaError(f"the run {str(folder)!r} cannot be opened: {error}") from None
    store = Store(connection)
    try:
        _prepare(connection, folder, match)
        yield store
    except BaseException:
        useless = not begun and not store.done()
        connection.close()
        if useless:
            shutil.rmtree(folder, ignore_errors=True)
        raise
    finally:
        connection.close()


def _prepare(connection: sqlite3.Connection, folder: Path, match: Match) -> None:
    """Take the lock, and check that the games in the file are of this very match."""
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.executescript(SCHEMA)
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            found = connection.execute("SELECT digest FROM run").fetchone()
            if found is None:
                row = (match.digest, json.dumps(match.configuration(), sort_keys=True))
                connection.execute("INSERT INTO run VALUES (?, ?)", row)
    except sqlite3.Error as error:
        busy = "locked" in str(error)
        reason = "another process is playing it" if busy else f"its file is damaged ({error})"
        raise ArenaError(f"the run {str(folder)!r} cannot be opened: {reason}") from None
    if found is not None and found[0] != match.digest:
        raise ArenaError(f"the run {str(folder)!r} holds games of another match")
