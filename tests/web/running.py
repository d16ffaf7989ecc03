"""A real server and a real Chromium."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.patience import PATIENCE

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""Best the one that cannot open a window: it does less work."""
FOLDERS = f"/usr/lib/chromium{os.pathsep}{os.environ['PATH']}"
"""Debian keeps the program itself in a folder of its own, and a script that starts it on the path."""
CHROMIUM = next((found for name in PROGRAMS if (found := shutil.which(name, path=FOLDERS))), "")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


@contextmanager
def running(database: Path, packages: Path | None = None) -> Iterator[str]:
    """Run a server of its own, with packages that are not installed for all, and say where it is."""
    command = [sys.executable, "-m", "sacbe.cli", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    command += ["--allowance", "1000"]
    environment = {**os.environ, **({"PYTHONPATH": str(packages)} if packages else {})}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            address = re.search(r"http://\S+?:\d+", process.stdout.readline())
            assert address is not None, "the server says where it is"
            yield address[0]
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run the system's Chromium."""
    assert CHROMIUM, "these tests need Chromium, which make test fetches"
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield started
        started.close()
