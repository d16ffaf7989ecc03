"""The rule ledgers of ``docs/rules`` and the tests that show their rows. General: a new game only adds its own file."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\|\s*([A-Z]{2,}-\d+\.\d+)\s*\|(.*)\|(.*)\|\s*$")
ID = re.compile(r"\b[A-Z]{2,}-\d+\.\d+\b")
WIDE = 6
"""A test that carries as many ids shows them together."""
KOREAN = ".ko.md"
"""How the name of a Korean ledger ends; the English one beside it ends in ``.md`` alone."""


def ledgers(root: Path = ROOT) -> list[Path]:
    """Return the English ledger of each game: the one that tests and sources are held against."""
    return sorted(path for path in (root / "docs" / "rules").glob("*.md") if not path.name.endswith(KOREAN))


def in_korean(ledger: Path) -> Path:
    """Return where the same rules stand in Korean."""
    return ledger.with_name(ledger.stem + KOREAN)


def rows(ledger: Path) -> list[tuple[str, str, str]]:
    """Return id, rule and rulebook section of each row, in the order of the file."""
    matches = map(ROW.match, ledger.read_text(encoding="utf-8").splitlines())
    return [(m[1], m[2].strip(), m[3].strip()) for m in matches if m]


def repeated(ids: list[str]) -> list[str]:
    """Return the ids that stand more than once in a list."""
    return [name for name, count in Counter(ids).items() if count > 1]


def misplaced(ledger: Path) -> list[str]:
    """Return the ids that stand in a chapter of another number."""
    wrong, chapter = [], ""
    for line in ledger.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (\d+)\. ", line):
            chapter = heading[1]
        elif (row := ROW.match(line)) and row[1].split("-")[1].split(".")[0] != chapter:
            wrong.append(row[1])
    return wrong


def chapters(ledger: Path) -> list[tuple[str, list[str]]]:
    """Return the number of each chapter with its ids, both in the order of the file."""
    found: list[tuple[str, list[str]]] = []
    for line in ledger.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (\d+)\. ", line):
            found.append((heading[1], []))
        elif row := ROW.match(line):
            found[-1][1].append(row[1])
    return found


def marked(tests: Path = ROOT / "tests") -> dict[str, list[str]]:
    """Return for each id the tests that carry it, as ``file:line``."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for name, line in _marks(path.read_text(encoding="utf-8")):
            found.setdefault(name, []).append(f"{path.relative_to(tests).as_posix()}:{line}")
    return found


def shown_among_others(tests: Path = ROOT / "tests") -> list[str]:
    """Return the ids that are only carried by tests which carry six or more: such a test shows no one of them."""
    marks = [ids for path in tests.rglob("test_*.py") for ids in _widths(path.read_text(encoding="utf-8"))]
    narrow = {name for ids in marks if len(ids) < WIDE for name in ids}
    return sorted({name for ids in marks for name in ids} - narrow)


def _widths(source: str) -> Iterator[set[str]]:
    """Yield the ids of each test together; those of one parameter set are carried by that set alone."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            yield {name for decorator in test.decorator_list for name in _ids(decorator)}
            nested = (
                call for decorator in test.decorator_list for call in ast.walk(decorator) if call is not decorator
            )
            yield from (set(_ids(call)) for call in nested)


def _marks(source: str) -> Iterator[tuple[str, int]]:
    """Yield the ids on the decorators of test functions, parameter sets included."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            for decorator in test.decorator_list:
                yield from ((name, test.lineno) for call in ast.walk(decorator) for name in _ids(call))


def _ids(node: ast.AST) -> list[str]:
    """Return the ids of a ``pytest.mark.rule(...)``; none for any other node."""
    if not (isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"):
        return []
    return [str(ast.literal_eval(argument)) for argument in node.args]


def cited(source: Path = ROOT / "src") -> dict[str, list[str]]:
    """Return for each id the source files that name it: what a refused move shows must exist."""
    found: dict[str, list[str]] = {}
    for path in sorted(source.rglob("*.py")):
        for name in sorted(set(ID.findall(path.read_text(encoding="utf-8")))):
            found.setdefault(name, []).append(path.relative_to(source).as_posix())
    return found
