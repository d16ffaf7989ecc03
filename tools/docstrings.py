"""Docstrings for compiled modules: mypyc leaves them out, and ``help(sacbe.State)`` should read well all the same.

mypyc writes a signature, or nothing, where C has room for a docstring. :func:`add_docstrings` puts the docstrings of
the sources there: of modules, classes, functions and properties, and of attributes explained below their assignment.
"""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

from mypyc.codegen.cstring import c_string_initializer

SOURCE = Path("src")
LITERAL = r'(?:NULL|"((?:[^"\\]|\\.)*)")'
MODULE = re.compile(r'"([\w.]+)",\s*NULL, /\* docstring \*/')
CLASS = re.compile(rf"(CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR)\({LITERAL}\)")
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s*[A-Z_ |]+,\s*PyDoc_STR)\({LITERAL}\)")
ATTRIBUTE = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL, NULL\}")

Docs = dict[str, str]


def add_docstrings(file: Path, sources: Iterable[Path]) -> None:
    """Put the docstrings of the sources into the C file that mypyc made of them."""
    docs: Docs = {}
    for source in sources:
        docs.update(_of_module(source))
    code = "\n".join(line.lstrip() for line in file.read_text(encoding="utf-8").splitlines())
    code = MODULE.sub(lambda m: f'"{m[1]}",\n{_literal(docs.get(m[1], ""))},', code)
    for pattern in (CLASS, FUNCTION):
        code = pattern.sub(lambda m: f"{m[1]}({_literal(docs.get(m[2], ''), m[3] or '')})", code)
    code = ATTRIBUTE.sub(lambda m: f"{m[1]}{_literal(docs.get(m[2], ''))}, NULL}}", code)
    file.write_text(code, encoding="utf-8")


def _literal(text: str, signature: str = "") -> str:
    """Return a docstring as C text, behind the signature that stands there already."""
    body = str(c_string_initializer(text.encode()))[1:-1]
    return f'"{signature}{body}"' if signature or body else "NULL"


def _of_module(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the docstrings of a module by the names they have in C: as much of its path as is needed comes first."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    parts = parts[:-1] if parts[-1] == "__init__" else parts
    for name, text in _documented(ast.parse(path.read_text(encoding="utf-8"))):
        if not name:
            yield ".".join(parts), text
        for first in range(len(parts)):
            yield f"{'___'.join(parts[first:])}___{name}", text


def _documented(node: ast.AST, name: str = "") -> Iterator[tuple[str, str]]:
    """Yield name and docstring of everything in a module that has one; the module itself has no name."""
    if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (text := ast.get_docstring(node)):
        yield name, text
        if isinstance(node, ast.FunctionDef) and "___" in name:
            yield "_get_".join(name.rsplit("___", 1)), text
    if isinstance(node, ast.Module | ast.ClassDef):
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                yield from _documented(child, f"{name}___{child.name}" if name else child.name)
    elif isinstance(node, ast.FunctionDef) and node.name == "__init__":
        yield from _attributes(node.body, name.removesuffix("_____init__"))


def _attributes(lines: list[ast.stmt], name: str) -> Iterator[tuple[str, str]]:
    """Yield the attributes of a class that its constructor explains in a string below their assignment."""
    for line, below in pairwise(lines):
        explained = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
        for target in _targets(line) if explained else []:
            if isinstance(target, ast.Attribute):
                yield f"{name}_get_{target.attr}", inspect.cleandoc(str(ast.literal_eval(below.value)))  # type: ignore[attr-defined]


def _targets(line: ast.stmt) -> list[ast.expr]:
    """Return what a line assigns to."""
    return [line.target] if isinstance(line, ast.AnnAssign) else line.targets if isinstance(line, ast.Assign) else []
