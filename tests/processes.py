"""Processes that others have started, and waiting for what they do."""

import signal
import time
from collections.abc import Callable
from pathlib import Path

from tests.patience import PATIENCE


def children(process: int) -> list[int]:
    """Return the processes that a process has started."""
    return [
        int(child)
        for task in Path(f"/proc/{process}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def wait_until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def hears_ctrl_c(process: int) -> bool:
    """Tell whether a process would be interrupted: while it starts others it is deaf."""
    status = Path(f"/proc/{process}/status").read_text()
    caught = int(status.split("SigCgt:")[1].split()[0], 16)
    return bool(caught >> (signal.SIGINT - 1) & 1)
