"""Opening a database: SQLite unless a URL says otherwise, set to lose nothing, and brought up to date."""

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from sacbe.core.errors import OptionError

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x5ACBE
"""The PostgreSQL advisory lock that lets one of several starting servers migrate at a time."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000")
"""SQLite: readers do not block the writer; a commit is on the disk before it returns."""


def open_database(url: str) -> Engine:
    """Return an engine for a URL, its database up to date; raise :class:`OptionError` where it cannot be used."""
    try:
        engine = _engine(url)
        _migrate(engine)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise OptionError(f"the database {_without_password(url)} cannot be opened: {reason}") from None
    return engine


def _engine(url: str) -> Engine:
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_pre_ping=True)
    if address.database:
        Path(address.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address)
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


def upgrade(connection: Connection) -> None:
    """Carry out the migrations that are missing."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _without_password(url: str) -> str:
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, NoSuchModuleError):
        return repr(url)
