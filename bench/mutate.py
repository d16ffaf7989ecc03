"""Breaks rules on purpose, one at a time, and tells which broken rule its own tests do not notice.

``python bench/mutate.py [ROW ...]`` copies the plain sources, changes a line of them as ``mutants.toml`` says, and runs
the tests that are marked with the row of that rule.
"""

import argparse
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sacbe"


class Marked:
    """Leaves only the tests that are marked with a row of the ledger."""

    def __init__(self, row: str) -> None:
        self.row = row

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop all others."""
        items[:] = [item for item in items if any(self.row in mark.args for mark in item.iter_markers("rule"))]


def broken(folder: Path, mutant: dict[str, str]) -> None:
    """Change the line of a mutant in a copy of the sources."""
    from sacbe.cli.bench import copy_sources

    copy_sources(PACKAGE, folder / "sacbe")
    file = folder / "sacbe" / mutant["file"]
    source = file.read_text(encoding="utf-8")
    if source.count(mutant["old"]) != 1:
        raise SystemExit(f"{mutant['file']} does not have this once: {mutant['old']}")
    file.write_text(source.replace(mutant["old"], mutant["new"]), encoding="utf-8")


def noticed(mutant: dict[str, str]) -> bool:
    """Tell whether a test of the rule fails; that none is found, or that pytest cannot run, is a mistake of ours."""
    with TemporaryDirectory() as folder:
        broken(Path(folder), mutant)
        command = [sys.executable, __file__, "--tests-of", mutant["file"].split("/")[0], mutant["row"]]
        done = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": folder}, cwd=ROOT, capture_output=True, text=True, check=False
        )
    if done.returncode > pytest.ExitCode.TESTS_FAILED:
        raise SystemExit(done.stdout + done.stderr)
    return done.returncode == pytest.ExitCode.TESTS_FAILED


def main() -> int:
    """Print a line for each mutant; fail where one survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", help="rows of the ledgers; all where none is named")
    parser.add_argument("--tests-of", metavar="GAME", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.tests_of:
        options = ["-x", "-q", "--no-header", "--tb=no", "--rootdir", str(ROOT)]
        return int(pytest.main([*options, str(ROOT / "tests" / wish.tests_of)], plugins=[Marked(wish.rows[0])]))
    mutants = tomllib.loads(Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8"))["mutant"]
    survivors = 0
    for mutant in (mutant for mutant in mutants if not wish.rows or mutant["row"] in wish.rows):
        killed = noticed(mutant)
        survivors += not killed
        sys.stdout.write(f"{'noticed ' if killed else 'SURVIVES'} {mutant['row']}: {mutant['about']}\n")
        sys.stdout.flush()
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
