"""Tables, their links, and their lines."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("components", sa.Text(), nullable=True),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("actors", sa.String(40), nullable=False),
        sa.Column("bot_to_move", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_bot_to_move"), "tables", ["bot_to_move"])
    op.create_table(
        "links",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_links_table_id_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "fingerprint", name=op.f("pk_links")),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Integer(), nullable=False),
        sa.Column("veil", sa.String(8), nullable=False),
        sa.Column("client", sa.String(64), nullable=True),
        sa.Column("stored", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_lines_table_id_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_lines")),
        sa.UniqueConstraint("table_id", "seat", "client", name=op.f("uq_lines_table_id")),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("lines")
    op.drop_table("links")
    op.drop_index(op.f("ix_tables_bot_to_move"), "tables")
    op.drop_table("tables")
