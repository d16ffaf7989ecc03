"""Opening a database: SQLite unless a URL says otherwise, set to lose nothing, and brought up to date."""

import sqlite3
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from sacbe.core.errors import OptionError
from sacbe.table.files import DatabaseFile, NotAFileError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x5ACBE
"""The PostgreSQL advisory lock that lets one of several starting servers migrate at a time."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000")
"""SQLite: readers do not block the writer; a commit is on the disk before it returns."""
NEWER = "it was written by a newer version of this program"


@dataclass(frozen=True)
class Database:
    """A database that is open and up to date."""

    engine: Engine
    file: DatabaseFile | None
    """The file of SQLite; other databases look after theirs."""

    def dispose(self) -> None:
        """Let go of it."""
        self.engine.dispose()
        if self.file is not None:
            self.file.release()


def open_database(url: str, *, shared: bool = False) -> Database:
    """Return the database of a URL; raise :class:`OptionError` where it cannot be used.

    A file is this server's alone, unless it is ``shared`` with servers that tell each other of their moves.
    """
    try:
        return _opened(_address(url), shared=shared)
    except CommandError:
        reason = NEWER
    except OSError as error:
        reason = error.strerror or str(error)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
    raise OptionError("error-database", {"url": _without_password(url), "reason": str(reason)})


def _address(url: str) -> URL:
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        return address.set(drivername="postgresql+psycopg")
    return address


def _opened(address: URL, *, shared: bool) -> Database:
    """Return a database that is up to date; where that fails nothing of it stays open."""
    file = _file(address, shared=shared)
    with ExitStack() as undoing:
        if file is not None:
            undoing.callback(file.release)
        engine = _engine(address, file)
        undoing.callback(engine.dispose)
        _migrate(engine)
        undoing.pop_all()
    return Database(engine, file)


def _file(address: URL, *, shared: bool) -> DatabaseFile | None:
    """Return the file of a SQLite database, held."""
    if address.get_backend_name() != "sqlite":
        return None
    name = address.database or ""
    if name in ("", ":memory:") or "uri" in address.query:
        raise NotAFileError
    return DatabaseFile(Path(name), shared=shared)


def _engine(address: URL, file: DatabaseFile | None) -> Engine:
    if file is None:
        return create_engine(address, pool_pre_ping=True)
    engine = create_engine(address)
    event.listen(engine, "do_connect", lambda *_: file.check())
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _migrate(engine: Engine) -> None:
    """Bring the database up to date; of several servers that start at once, one does it and the others wait."""
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        upgrade(connection)
        connection.commit()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Carry out the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, NoSuchModuleError):
        return repr(url)
