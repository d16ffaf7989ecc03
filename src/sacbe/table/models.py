"""The tables of the database. What they look like is also written down step by step in ``migrations``."""

from sqlalchemy import BigInteger, ForeignKey, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
"""Constraints have names, so that migrations can change them on every database."""


class Base(DeclarativeBase):
    """The base of all tables."""

    metadata = MetaData(naming_convention=NAMES)


class TableRow(Base):
    """A table: what never changes in its game, and a summary of where it stands."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    options: Mapped[str] = mapped_column(Text)
    """As JSON."""
    digest: Mapped[str] = mapped_column(String(16))
    """Of the component pack."""
    seed: Mapped[str | None] = mapped_column(Text)
    """What the shuffles followed, in digits; none where a deal or a position was given."""
    chosen: Mapped[str] = mapped_column(String(8))
    """What of the start the owner chose: nothing, ``seed``, ``deal`` or ``position``."""
    head: Mapped[str] = mapped_column(Text, deferred=True)
    """The record of the game without its moves, as JSON; read only when the table is opened, as is the pack."""
    seats: Mapped[str] = mapped_column(Text)
    """Who sits where, as JSON."""
    language: Mapped[str] = mapped_column(String(8))
    components: Mapped[str | None] = mapped_column(Text, deferred=True)
    """The text of an edited component pack."""
    secret: Mapped[str] = mapped_column(String(32))
    """What the fingerprints of positions are keyed with."""
    move: Mapped[int] = mapped_column(default=0)
    over: Mapped[bool] = mapped_column(default=False)
    actors: Mapped[str] = mapped_column(String(40), default="")
    """The seats that have to decide or to confirm, separated by blanks."""
    bot_to_move: Mapped[bool] = mapped_column(default=False, index=True)
    standing: Mapped[str] = mapped_column(Text, default="{}")
    """Where the game stands, as JSON: facts, points, who has won."""
    takebacks: Mapped[bool] = mapped_column(default=True)
    """Whether one person against bots may take back turns that are over."""
    created: Mapped[int] = mapped_column(BigInteger)
    """In milliseconds, as all times here."""
    updated: Mapped[int] = mapped_column(BigInteger)


class LinkRow(Base):
    """A secret link, by its fingerprint."""

    __tablename__ = "links"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    fingerprint: Mapped[str] = mapped_column(String(64), primary_key=True)
    role: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None]


class LineRow(Base):
    """A line of a table's list. Lines are only ever added; the key makes two of the same number impossible."""

    __tablename__ = "lines"
    __table_args__ = (UniqueConstraint("table_id", "seat", "client"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    count: Mapped[int]
    shown: Mapped[int]
    veil: Mapped[str] = mapped_column(String(8))
    client: Mapped[str | None] = mapped_column(String(64))
    stored: Mapped[int] = mapped_column(BigInteger)
