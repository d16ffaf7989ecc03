"""Who installs the engine alone has the engine; every door says which extra opens it."""

import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import sacbe
from tests.patience import PATIENCE

GAME = """
import sacbe
from sacbe import bots
state = sacbe.game("tikal").start(players=2, seed=1)
bot = bots.make("greedy", seed=1)
while len(state.moves) < 20:
    seat = state.actors[0]
    state.play(bot.choose(state.determinized(seat, 1), seat), seat)
print(len(state.moves))
"""


def needed(name: str, extras: frozenset[str]) -> set[str]:
    """Return the packages that a package needs with these extras, all the way down."""
    wishes = [Requirement(line) for line in distribution(name).requires or []]
    asked = [
        wish
        for wish in wishes
        if wish.marker is None or any(wish.marker.evaluate({"extra": extra}) for extra in {"", *extras})
    ]
    below = (needed(wish.name, frozenset(wish.extras)) for wish in asked)
    return {wish.name for wish in asked}.union(*below)


def install(folder: Path, *extras: str) -> Path:
    """Make a place that holds the package and what it needs with some extras, and nothing else."""
    house = Path(sacbe.__file__).parent
    for part in (house, *house.parent.glob("sacbe__mypyc*")):  # the compiled modules share one library
        (folder / part.name).symlink_to(part)
    for package in {"sacbe", *needed("sacbe", frozenset(extras))}:
        found = distribution(package)
        for name in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
            if not (folder / name).exists():
                (folder / name).symlink_to(str(found.locate_file(name)))
    return folder


def python(place: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run Python with what lies in a place only."""
    environment = {"PYTHONPATH": str(place), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-S", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_engine_and_the_bots_need_nothing_else(tmp_path: Path) -> None:
    done = python(install(tmp_path), "-c", GAME)
    assert done.stdout == "20\n", done.stderr


@pytest.mark.parametrize(
    ("installed", "command", "missing"),
    [
        ([], [], "cli"),
        ([], ["play", "tikal"], "cli"),
        (["cli"], ["serve"], "table"),
        (["cli"], ["arena", "tikal", "--bots", "random"], "arena"),
    ],
)
def test_a_door_says_which_extra_opens_it(
    installed: list[str], command: list[str], missing: str, tmp_path: Path
) -> None:
    done = python(install(tmp_path, *installed), "-m", "sacbe.cli", *command)
    assert done.returncode == 1
    assert done.stderr.startswith("sacbe: ")
    assert done.stderr.endswith(f' is not installed: pip install "sacbe[{missing}]"\n')
    assert len(done.stderr.splitlines()) == 1


def test_the_terminal_is_open_with_its_extra(tmp_path: Path) -> None:
    done = python(install(tmp_path, "cli"), "-m", "sacbe.cli", "components", "tikal")
    assert done.returncode == 0, done.stderr
    assert "[" in done.stdout
