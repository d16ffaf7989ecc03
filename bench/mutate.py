"""Breaks rules on purpose, one at a time, and tells which no rule test notices.

``python bench/mutate.py [ROW ...]`` copies the plain sources, changes a line of them as ``mutants.toml`` says, and runs the
tests of that game, golden games apart: those pin what happens and cannot say which rule broke.
"""

import argparse
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory

from sacbe.cli.bench import copy_sources

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "sacbe"


def broken(folder: Path, mutant: dict[str, str]) -> None:
    """Change the line of a mutant in a copy of the sources."""
    copy_sources(PACKAGE, folder / "sacbe")
    file = folder / "sacbe" / mutant["file"]
    source = file.read_text(encoding="utf-8")
    if source.count(mutant["old"]) != 1:
        raise SystemExit(f"{mutant['file']} does not have this once: {mutant['old']}")
    file.write_text(source.replace(mutant["old"], mutant["new"]), encoding="utf-8")


def noticed_by(folder: Path, game: str) -> str:
    """Return the first test of a game that fails with the sources of a folder; empty where none does."""
    options = ["-x", "-q", "--no-header", "--tb=no", "-m", "not long", "-k", "not golden"]
    command = [sys.executable, "-m", "pytest", *options, str(ROOT / "tests" / game)]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" ")[1] if failed else ""


def main() -> int:
    """Print a line for each mutant; fail where one survives."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", help="rows of the ledgers; all where none is named")
    wanted = set(parser.parse_args().rows)
    survivors = 0
    for mutant in tomllib.loads(Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8"))["mutant"]:
        if wanted and mutant["row"] not in wanted:
            continue
        with TemporaryDirectory() as folder:
            broken(Path(folder), mutant)
            by = noticed_by(Path(folder), mutant["file"].split("/")[0])
        survivors += not by
        print(f"{mutant['row']} {mutant['about']}: {by or 'NOBODY NOTICES'}", flush=True)
    return int(survivors > 0)


if __name__ == "__main__":
    sys.exit(main())
