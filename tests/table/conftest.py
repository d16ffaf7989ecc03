"""A server for all tests of a process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.running import file_url, server


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its file."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def url(folder: Path) -> Iterator[str]:
    """The address of a server on SQLite."""
    with server(file_url(folder)) as running:
        yield running.url


@pytest.fixture(scope="session")
def database_file(folder: Path) -> Path:
    """The file of that server."""
    return folder / "tables.sqlite"
