"""How the database came to look as it does, step by step. Alembic runs what is missing when a server starts."""
