"""Servers to test against."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.running import file_url, server


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server on SQLite."""
    folder: Path = tmp_path_factory.mktemp("server")
    with server(file_url(folder)) as running:
        yield running.url
