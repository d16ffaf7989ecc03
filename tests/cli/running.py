"""Runs the real command in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from tempfile import TemporaryDirectory

from tests.patience import PATIENCE

COMMAND = [sys.executable, "-m", "sacbe.cli"]
SHELF = TemporaryDirectory()
"""What is kept of the games that tests play."""
ENVIRONMENT = {**os.environ, "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": SHELF.name}


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line on stderr, but for work that had begun; anything more is a failure of the test."""
        lines = [line for line in self.err.splitlines() if not line.endswith(" ...")]
        assert len(lines) == 1, self.err
        assert lines[0].startswith("sacbe: ")
        return lines[0].removeprefix("sacbe: ")


def sacbe(*words: object, typed: str | list[str] = "") -> Ran:
    """Run ``sacbe`` with some lines typed into it."""
    text = typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)
    command = [*COMMAND, *map(str, words)]
    done = subprocess.run(
        command, input=text, capture_output=True, encoding="utf-8", env=ENVIRONMENT, timeout=PATIENCE, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


def start(*words: object, stdout: int = subprocess.PIPE) -> "subprocess.Popen[str]":
    """Start ``sacbe`` without waiting for its end, at the head of a group of processes of its own."""
    return subprocess.Popen(
        [*COMMAND, *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=ENVIRONMENT,
        start_new_session=True,
    )
