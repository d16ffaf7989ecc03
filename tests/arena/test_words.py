"""Every word of the arena exists in both languages and is used."""

import ast
import re
from pathlib import Path

import sacbe
from sacbe.arena.page import PAGES, TEXTS
from sacbe.front.texts import LANGUAGES
from tests.test_texts import messages

SOURCE = Path(sacbe.__file__).parent
SPEAKERS = [*(SOURCE / "arena").glob("*.py"), SOURCE / "cli" / "arena.py", SOURCE / "cli" / "analyze.py"]


def test_both_languages_have_the_same_messages() -> None:
    first, *others = (messages(TEXTS / f"{language}.ftl") for language in LANGUAGES)
    assert all(first == other for other in others)


def test_every_message_is_used() -> None:
    whole = set(re.findall(r't\("([\w-]+)"', "".join(page.read_text() for page in PAGES.glob("*.html"))))
    beginnings = set()
    for file in SPEAKERS:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    beginnings = {beginning for beginning in beginnings if beginning.endswith("-")}
    unused = [
        name for name in messages(TEXTS / "en.ftl") if name not in whole and not name.startswith(tuple(beginnings))
    ]
    assert unused == []
