"""Lists tell where a game stands, and a table may do without take-backs."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _columns() -> tuple[sa.Column[Any], ...]:
    return (
        sa.Column("standing", sa.Text(), nullable=False, server_default="{}"),
        sa.Column("takebacks", sa.Boolean(), nullable=False, server_default=sa.true()),
    )


def upgrade() -> None:
    """Add the columns; a game there is tells where it stands with its next move."""
    for column in _columns():
        op.add_column("tables", column)


def downgrade() -> None:
    """Drop them."""
    for column in reversed(_columns()):
        op.drop_column("tables", column.name)
