"""What lists show of a table has columns of its own: its head can be long, and is read only by who opens it."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def _columns() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("players", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("options", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("digest", sa.String(16), nullable=False, server_default=""),
        sa.Column("seed", sa.Text(), nullable=True),
        sa.Column("chosen", sa.String(8), nullable=False, server_default=""),
    )


def upgrade() -> None:
    """Add the columns, and fill them from the heads there are."""
    for column in _columns():
        op.add_column("tables", column)
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("head"), *(sa.column(column.name) for column in _columns()))
    for table_id in connection.scalars(sa.select(tables.c.id)).all():
        head = connection.scalars(sa.select(tables.c.head).where(tables.c.id == table_id)).one()
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(_facts(json.loads(head))))


def _facts(head: dict[str, Any]) -> dict[str, object]:
    """Return what a head says; who chose a seed was not written down, a deal or a position was always somebody's."""
    start = head["start"]
    return {
        "players": head["players"],
        "options": json.dumps(head["options"]),
        "digest": head["components"],
        "seed": str(start["seed"]) if "seed" in start else None,
        "chosen": next((kind for kind in ("deal", "position") if kind in start), ""),
    }


def downgrade() -> None:
    """Drop them."""
    for column in reversed(_columns()):
        op.drop_column("tables", column.name)
