"""What the package says of itself is complete, and the same everywhere."""

import re
import tomllib
from pathlib import Path

import sacbe

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_citation_has_the_version_and_the_licence_of_the_package() -> None:
    assert f"\nversion: {sacbe.__version__}\n" in CITATION
    assert f"\nlicense: {PROJECT['project']['license']}\n" in CITATION


def test_wheels_are_built_for_every_version_of_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert promised[0] == PROJECT["project"]["requires-python"].removeprefix(">=")
    assert {f"cp{version.replace('.', '')}-*" for version in promised} <= set(built)


def test_every_door_has_its_extra() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert {"pettingzoo", "gymnasium", "openspiel", "datasets", "sit", "docs"} <= set(extras)
    assert all(wish for wishes in extras.values() for wish in wishes)
