"""Every example in docstrings and documents runs and shows what it says."""

import ast
import doctest
from importlib import import_module
from pathlib import Path

import pytest

import sacbe

ROOT = Path(__file__).parent.parent
MODULES = sorted((ROOT / "src" / "sacbe").rglob("*.py"))
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def examples(path: Path) -> int:
    return sum(line.lstrip().startswith(">>> ") for line in path.read_text(encoding="utf-8").splitlines())


def run(text: str, name: str, names: dict[str, object]) -> None:
    test = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    result = doctest.DocTestRunner().run(test)
    assert result.failed == 0


def docstrings(path: Path) -> list[str]:
    """Return the docstrings of a module from its source: the compiled one need not have them."""
    places = (ast.Module, ast.ClassDef, ast.FunctionDef)
    nodes = (node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, places))
    return [text for text in map(ast.get_docstring, nodes) if text and ">>> " in text]


@pytest.mark.parametrize("path", [p for p in MODULES if examples(p)], ids=lambda path: path.stem)
def test_docstrings(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
    for text in docstrings(path):
        run(text, name, dict(vars(import_module(name))))


@pytest.mark.parametrize("path", [p for p in DOCUMENTS if examples(p)], ids=lambda path: path.stem)
def test_documents(path: Path) -> None:
    run(path.read_text(encoding="utf-8"), path.name, {"sacbe": sacbe})
