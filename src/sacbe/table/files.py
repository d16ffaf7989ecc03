"""The file of an SQLite database: for its owner's eyes only, held by one server, and still where it was opened."""

import fcntl
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
"""It holds seeds, and what the fingerprints of positions are keyed with."""


class NotAFileError(OSError):
    """A database that would be gone with the server."""

    def __init__(self) -> None:
        super().__init__("no file is named, and tables must outlive the server")


class InUseError(OSError):
    """Another server has the file; neither would hear of the other's moves."""

    def __init__(self) -> None:
        super().__init__("another server is using it; servers that share tables need Redis, all of them the same")


class DatabaseFile:
    """The file of a database, held from its opening on."""

    def __init__(self, path: Path, *, shared: bool) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        # A file beside it: SQLite's locks on its own would be lost as soon as anybody else closed it.
        self.lock = _opened(path.with_name(f"{path.name}.lock"))
        try:
            fcntl.flock(self.lock, fcntl.LOCK_NB | (fcntl.LOCK_SH if shared else fcntl.LOCK_EX))
        except BlockingIOError:
            os.close(self.lock)
            raise InUseError from None
        self._create()
        self.identity = self._identity()

    def _create(self) -> None:
        """Make the file, or take it from other users' eyes where it is ours."""
        if not self.path.exists():
            os.close(_opened(self.path))
        with suppress(PermissionError):
            self.path.chmod(OWNER_ONLY)

    def _identity(self) -> tuple[int, int] | None:
        """Return which file is there now; none where there is none."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        """Raise where the file has been moved away or another put in its place: what is written would be lost."""
        if self._identity() != self.identity:
            raise sqlite3.OperationalError("the file of the database has been moved or replaced")

    def release(self) -> None:
        """Let others have the file."""
        os.close(self.lock)


def _opened(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
