"""What is kept: tables, links and lines. Whoever awaits a write has it on the disk when the answer comes.

All writes go through one thread, which commits all that has come in since its last commit at once: under load many
tables share one trip to the disk.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session, load_only

from sacbe.table.course import Line
from sacbe.table.database import Database
from sacbe.table.links import StoredLink
from sacbe.table.models import LineRow, LinkRow, TableRow
from sacbe.table.refusals import Refused, not_found

Read = TypeVar("Read")
Write = Callable[[Connection], Any]
TABLES, LINES = cast(Table, TableRow.__table__), cast(Table, LineRow.__table__)
# What every decision writes is put together once: making a statement anew costs more than carrying it out.
ADD_LINE: dict[str, Any] = {
    # Both can leave out a row that is there already, in the same words.
    dialect: insert_into(LINES).on_conflict_do_nothing().returning(LINES.c.number)
    for dialect, insert_into in (("sqlite", sqlite.insert), ("postgresql", postgresql.insert))
}
ADD_LINES = insert(LINES)
SUMMARISE = update(TABLES).where(TABLES.c.id == bindparam("table_id"))
BATCH = 200
"""At most so many writes share a commit."""


@dataclass(frozen=True)
class Summary:
    """Where a table stands after a line, for lists and for resuming."""

    move: int
    over: bool
    actors: str
    bot_to_move: bool
    standing: str


@dataclass
class Job:
    """A write, and where its answer is awaited."""

    write: Write
    answer: "asyncio.Future[Any]"


def now() -> int:
    """Return the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """The database, as the rest of the server uses it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.engine = database.engine
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.writer = Thread(target=self._work, name="writer", daemon=True)
        self.writer.start()

    def close(self) -> None:
        """Finish what has come in, and let go of the database."""
        self.jobs.put(None)
        self.writer.join()
        self.database.dispose()

    # -- reading -------------------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> tuple[TableRow, list[StoredLink]] | None:
        """Return a table and its links."""
        return (await self.tables([table_id])).get(table_id)

    async def tables(self, ids: list[str]) -> dict[str, tuple[TableRow, list[StoredLink]]]:
        """Return tables and their links, by id; those that do not exist are left out."""
        return await self._read(self._tables, ids)

    def _tables(self, ids: list[str]) -> dict[str, tuple[TableRow, list[StoredLink]]]:
        with Session(self.engine, expire_on_commit=False) as session:
            rows = session.scalars(select(TableRow).where(TableRow.id.in_(ids))).all()
            links = session.scalars(select(LinkRow).where(LinkRow.table_id.in_(ids))).all()
            session.expunge_all()
        found: dict[str, tuple[TableRow, list[StoredLink]]] = {row.id: (row, []) for row in rows}
        for link in links:
            if link.table_id in found:
                found[link.table_id][1].append(StoredLink(cast(Any, link.role), link.seat, link.fingerprint))
        return found

    async def game(self, table_id: str) -> tuple[str, str | None]:
        """Return the head of a table's game, and its edited component pack."""
        return await self._read(self._game, table_id)

    def _game(self, table_id: str) -> tuple[str, str | None]:
        wanted = select(TableRow.head, TableRow.components).where(TableRow.id == table_id)
        with self.engine.connect() as connection:
            found = connection.execute(wanted).first()
        if found is None:
            raise not_found()
        return found[0], found[1]

    async def lines(self, table_id: str, after: int = 0) -> list[Line]:
        """Return the lines of a table after number ``after``."""
        return await self._read(self._lines, table_id, after)

    def _lines(self, table_id: str, after: int) -> list[Line]:
        row = LineRow
        columns = (row.number, row.kind, row.seat, row.text, row.count, row.shown, row.veil, row.client)
        wanted = select(*columns).where(row.table_id == table_id, row.number > after).order_by(row.number)
        with self.engine.connect() as connection:
            return [Line(*cast(Any, tuple(found))) for found in connection.execute(wanted)]

    async def waiting_for_bots(self) -> list[TableRow]:
        """Return the tables where a bot has to move, with no more of them than who sits there."""
        return await self._read(self._waiting_for_bots)

    def _waiting_for_bots(self) -> list[TableRow]:
        wanted = select(TableRow).where(TableRow.bot_to_move).options(load_only(TableRow.seats))
        with Session(self.engine) as session:
            rows = list(session.scalars(wanted))
            session.expunge_all()
        return rows

    async def count(self) -> int:
        """Return how many tables there are."""
        return await self._read(self._count)

    def _count(self) -> int:
        with self.engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(TableRow)) or 0

    async def _read(self, read: Callable[..., Read], *args: object) -> Read:
        try:
            return await asyncio.to_thread(read, *args)
        except SQLAlchemyError as error:
            raise Refused("not-read", f"the tables cannot be read now: {type(error).__name__}") from error

    # -- writing -------------------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, links: Iterable[StoredLink], lines: Iterable[Line]) -> None:
        """Store a new table with its links and the lines it begins with."""
        table = {column.name: getattr(row, column.name) for column in TableRow.__table__.columns}
        link_rows = [{"table_id": row.id, **asdict(link)} for link in links]
        line_rows = [_line_row(row.id, line) for line in lines]

        def write(connection: Connection) -> None:
            connection.execute(insert(TableRow), table)
            connection.execute(insert(LinkRow), link_rows)
            if line_rows:
                connection.execute(insert(LineRow), line_rows)

        await self._write(write)

    async def append(self, table_id: str, lines: Sequence[Line], summary: Summary) -> bool:
        """Store lines together; tell whether they are stored now, and not another of the first one's number or id."""
        rows = [_line_row(table_id, line) for line in lines]

        def write(connection: Connection) -> bool:
            # What was returned was inserted; drivers do not agree on what they count.
            if connection.execute(ADD_LINE[connection.dialect.name], rows[0]).first() is None:
                return False
            # Nobody goes on from a line that is not stored, so that the numbers after it are free.
            if rows[1:]:
                connection.execute(ADD_LINES, rows[1:])
            connection.execute(SUMMARISE, {"table_id": table_id, **vars(summary), "updated": now()})
            return True

        return bool(await self._write(write))

    async def rename(self, table_id: str, name: str) -> None:
        """Give a table another name."""
        new = update(TableRow).where(TableRow.id == table_id).values(name=name, updated=now())
        await self._write(lambda connection: connection.execute(new).rowcount)

    async def reseat(self, table_id: str, seats: str, head: str) -> None:
        """Store who sits at a table."""
        new = update(TableRow).where(TableRow.id == table_id).values(seats=seats, head=head)
        await self._write(lambda connection: connection.execute(new).rowcount)

    async def delete(self, table_id: str) -> None:
        """Remove a table with all that belongs to it."""
        gone = delete(TableRow).where(TableRow.id == table_id)
        await self._write(lambda connection: connection.execute(gone).rowcount)

    async def replace_link(self, table_id: str, link: StoredLink) -> None:
        """Put a link in the place of the one for the same seat."""

        def write(connection: Connection) -> None:
            old = delete(LinkRow).where(LinkRow.table_id == table_id, LinkRow.role == link.role)
            connection.execute(old.where(LinkRow.seat.is_(None) if link.seat is None else LinkRow.seat == link.seat))
            connection.execute(insert(LinkRow), {"table_id": table_id, **asdict(link)})

        await self._write(write)

    async def _write(self, write: Write) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(write, answer))
        try:
            return await answer
        except (SQLAlchemyError, sqlite3.OperationalError) as error:
            raise Refused("not-stored", f"this could not be stored: {type(error).__name__}") from error

    # -- the writing thread --------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while (job := self.jobs.get()) is not None:
            batch = [job]
            last = False
            while len(batch) < BATCH and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        """Carry out writes in one transaction; where one of them fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                results = [job.write(connection) for job in batch]
        except Exception as error:
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
            else:
                _answer(batch[0], error=error)
            return
        lost = self._lost()
        for job, result in zip(batch, results, strict=True):
            _answer(job, result, lost)

    def _lost(self) -> Exception | None:
        """Return what is wrong where the next server would not find what was written."""
        try:
            if self.database.file is not None:
                self.database.file.check()
        except sqlite3.OperationalError as error:
            return error
        return None


def _answer(job: Job, result: object = None, error: Exception | None = None) -> None:
    """Hand a result to whoever awaits it, in its own thread; it may have gone by now."""

    def settle() -> None:
        if not job.answer.done():
            if error is None:
                job.answer.set_result(result)
            else:
                job.answer.set_exception(error)

    loop = job.answer.get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)


def _line_row(table_id: str, line: Line) -> dict[str, object]:
    return {"table_id": table_id, "stored": now(), **vars(line)}
