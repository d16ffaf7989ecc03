"""What ``--help`` and a command line that cannot be read are answered with, in the language of whoever typed it."""

import gettext
import re
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from sacbe.cli.language import language
from sacbe.front.texts import FRAME, Texts

TEXTS = Path(__file__).parent / "texts"

_FRAMED = {
    "Options": ("options", ""),
    "Commands": ("commands", ""),
    "Arguments": ("arguments", ""),
    "required": ("required", ""),
    "default: {default}": ("default", "{default}"),
    "env var: {var}": ("from-environment", "{var}"),
}
"""What the library writes around our words: its own English, our message, and what is filled in later."""

_COMPLAINTS: Sequence[tuple[str, str]] = (
    (r"Missing argument '(?P<name>[^']+)'.*", "missing-argument"),
    (r"Missing option '(?P<name>[^']+)'.*", "missing-option"),
    (r"Missing command.*", "missing-command"),
    (r"No such option:? '?(?P<name>[^\s'.]+)'?.*", "no-such-option"),
    (r"No such command '(?P<name>[^']+)'.*", "no-such-command"),
    (r"Option '(?P<name>[^']+)' requires an argument.*", "needs-value"),
    (r"Got unexpected extra arguments? \((?P<name>.+)\).*", "too-many"),
    (r"Invalid value for '?(?P<name>[^':]+)'?(?: \([^)]*\))?: (?P<reason>.+)", "bad-value"),
)
"""The library's complaints about a command line, and our messages."""

_REASONS: Sequence[tuple[str, str]] = (
    (r"Input should be a valid integer.*", "reason-whole-number"),
    (r"Input should be a valid number.*", "reason-number"),
    (r"Input should be greater than or equal to (?P<value>.+)", "reason-least"),
    (r"Input should be less than or equal to (?P<value>.+)", "reason-most"),
    (r"(?:Value error, )?'?(?P<given>.*?)'? is not one of (?P<value>.+?)\.?", "reason-one-of"),
)
"""Why a value does not fit, in the library's words, and our messages."""


def texts_of(words: Sequence[str]) -> Texts:
    """Return the messages of the command line."""
    return Texts(language(words), FRAME, TEXTS)


def show_help(run: Callable[[], int], command: Any, texts: Texts) -> int:
    """Carry out a command that only shows its help, in words."""
    _translate(command, texts)
    _frame(texts)
    page = StringIO()
    with redirect_stdout(page):
        code = run()
    said = page.getvalue().replace("Usage:", texts("usage"), 1)
    print(said.replace("Show this message and exit.", texts("show-help")), end="")
    return code


def _translate(command: Any, texts: Texts) -> None:
    """Put the messages of a command, of its options and of its own commands into words."""
    command.help = texts(command.help) if command.help and texts.has(command.help) else command.help
    for parameter in command.params:
        said = getattr(parameter, "help", None)
        if said and texts.has(said):
            parameter.help = texts(said)
    for own in getattr(command, "commands", {}).values():
        _translate(own, texts)


def _frame(texts: Texts) -> None:
    """Have the library write its headings in our language: it asks ``gettext``, which it has imported by name."""
    from typer import core

    def said(message: str) -> str:
        ours, filled = _FRAMED.get(message, ("", ""))
        return texts(ours, value=filled) if ours else gettext.gettext(message)

    core._ = said  # type: ignore[attr-defined]


def complained(message: str, texts: Texts) -> str:
    """Return what is wrong with a command line, in words.

    >>> complained("No such option: --colour", Texts("en", FRAME, TEXTS))
    'there is no option --colour'
    """
    found = _matched(message, _COMPLAINTS)
    if found is None:
        return message
    ours, said = found
    why = _matched(said.get("reason", ""), _REASONS)
    return texts(ours, said if why is None else {**said, "reason": texts(*why)})


def _matched(words: str, table: Sequence[tuple[str, str]]) -> tuple[str, dict[str, str]] | None:
    """Return our message for words of the library, with what stands in them."""
    matches = ((ours, re.fullmatch(pattern, words, re.DOTALL)) for pattern, ours in table)
    return next(((ours, dict(match.groupdict())) for ours, match in matches if match), None)
