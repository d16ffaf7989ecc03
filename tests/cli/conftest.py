"""A game that has been played to its end, saved once for all tests that read it."""

from pathlib import Path

import pytest

from tests.cli.running import sacbe


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a whole game of two players, one of them typing the first choice every time."""
    file = tmp_path_factory.mktemp("records") / "played.json"
    done = sacbe("play", "tzolkin", "--players", 2, "--seed", 5, "--bot", "random", "--save", file, typed=["1"] * 1000)
    assert done.code == 0, done.err
    return file
