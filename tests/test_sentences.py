"""No sentence reaches a person that is not a Fluent message: errors, help, what is printed, and the page's markup."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.front.texts import FRAME, LANGUAGES, TERMINAL, Texts
from tests.test_texts import messages

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "sacbe"
ERRORS = {"SacbeError", "OptionError", "RecordError", "PositionError", "PackError"}
WORDS = re.compile(r"[A-Za-z]{2,} [A-Za-z]{2,}")
"""Two words make a sentence."""


def calls(folder: Path) -> Iterator[tuple[str, str, ast.Call]]:
    """Yield every call of a folder: where it is, and the name of what is called."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                yield f"{path.relative_to(ROOT)}:{node.lineno}", name, node


def literal(node: ast.expr) -> str | None:
    """Return the words that stand in an expression as they are."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return " ".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    return None


def test_errors_are_messages_of_the_frame() -> None:
    known = {*messages(FRAME / "en.ftl"), *messages(TERMINAL / "en.ftl")}
    used, wrong = set(), []
    for where, name, call in calls(SOURCE):
        if name in ERRORS and call.args and (said := literal(call.args[0])) is not None:
            used.add(said)
            wrong += [f"{where}: {said}"] if said not in known else []
    assert wrong == []
    assert len(used) > 60


FLAWS = {"flaw": 0, "_entry_error": 0, "Check": 3}
"""What says which flaw a pack has, and in which of its arguments."""


def test_what_is_wrong_with_a_pack_is_a_message() -> None:
    known = [set(messages(TERMINAL / f"{language}.ftl")) for language in LANGUAGES]
    made = [call for folder in ("core", *sacbe.games()) for call in calls(SOURCE / folder)]
    said = [literal(call.args[FLAWS[name]]) for _, name, call in made if name in FLAWS]
    used = {f"error-flaw-{flaw}" for flaw in said if flaw is not None}
    assert len(used) > 110
    assert [flaw for flaw in used if not all(flaw in some for some in known)] == []
    assert {flaw for flaw in known[0] if flaw.startswith("error-flaw-")} == used
    reasons = [(where, literal(one)) for where, name, call in made if name == "error" for one in call.args[:2]]
    assert [reason for reason in reasons if WORDS.search(reason[1] or "")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_made_of_messages(language: str) -> None:
    texts = Texts(language, FRAME, SOURCE / "cli" / "texts")
    said = [
        (where, literal(keyword.value))
        for where, _, call in calls(SOURCE / "cli")
        for keyword in call.keywords
        if keyword.arg == "help" and where.startswith("src/sacbe/cli/app.py")
    ]
    assert len(said) > 50
    assert [one for one in said if one[1] is None or not texts.has(one[1])] == []


@pytest.mark.parametrize("room", ["cli", "arena"])
def test_nothing_is_printed_as_it_stands(room: str) -> None:
    printed = [
        f"{where}: {said}"
        for where, name, call in calls(SOURCE / room)
        if name in ("print", "show", "write")
        for argument in call.args
        if (said := literal(argument)) is not None and WORDS.search(said)
    ]
    assert printed == []


def markup(file: Path) -> str:
    """Return the words between the tags of a component; code, style and what one types left out."""
    text = re.sub(r"<!--.*?-->|<(script|style|code)\b.*?</\1>", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
    while "{" in text:
        text, before = re.sub(r"\{[^{}]*\}", "", text), text
        if text == before:
            break
    return re.sub(r"<[^<>]*>", "\n", text)


def test_the_markup_of_the_page_has_no_words_of_its_own() -> None:
    components = sorted((ROOT / "web" / "src").rglob("*.svelte"))
    assert len(components) > 40
    found = {str(file.relative_to(ROOT)): WORDS.findall(markup(file)) for file in components}
    assert {file: words for file, words in found.items() if words} == {}
