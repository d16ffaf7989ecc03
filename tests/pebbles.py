"""The example game of somebody else's package, installed as pip installs it."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.patience import PATIENCE

PEBBLES = Path(__file__).parent.parent / "examples" / "games" / "pebbles"


def install_pebbles(folder: Path) -> Path:
    """Install the package below a folder; return where it can be imported from."""
    shutil.copytree(PEBBLES, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    options = ["--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder / "site")]
    command = [sys.executable, "-m", "pip", "install", *options, str(folder / "source")]
    subprocess.run(command, check=True, timeout=PATIENCE, capture_output=True)
    return folder / "site"
