"""What can go wrong, by name. Every error a caller can cause is a :class:`SacbeError` with one clear sentence."""

from collections.abc import Mapping
from typing import Final

from sacbe.core.refusals import Refusal
from sacbe.core.voice import say

LONGEST_QUOTE: Final = 60
SPOKEN: Final = "error-"
"""How the messages of errors begin."""


class SacbeError(ValueError):
    """The base of all errors of this package.

    ``message`` is a Fluent message of the frame (``error-...``) and ``told`` its arguments, so that a front end can say
    it in any language; ``str()`` is the English sentence.
    """

    def __init__(self, message: str, told: Mapping[str, object] | None = None) -> None:
        self.message = message
        self.told: dict[str, object] = dict(told or {})
        super().__init__(say("", message, self.told) if message.startswith(SPOKEN) else message)


class OptionError(SacbeError):
    """An unknown game or option, a value outside what is allowed, or a combination that excludes itself."""


class IllegalAction(SacbeError):
    """An action the rules forbid now. ``rule`` is the row of the rule ledger that forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.rule = refusal.rule


class RecordError(SacbeError):
    """A record that cannot be read or replayed; the message names the move and the reason."""


class PositionError(SacbeError):
    """A position or deal given as data that does not describe a possible game."""


class PackError(SacbeError):
    """A component pack that breaks a count or a cross-reference; the message names the line and the reason."""


UNUSABLE: Final[Mapping[type, str]] = {
    FileNotFoundError: "error-reason-missing",
    NotADirectoryError: "error-reason-missing",
    IsADirectoryError: "error-reason-folder",
    PermissionError: "error-reason-denied",
    UnicodeDecodeError: "error-reason-not-text",
}
"""Why files cannot be used, as people say it."""


def unusable(error: Exception) -> object:
    """Return why a file cannot be used: in our words, or in the system's where it is something rare."""
    message = UNUSABLE.get(type(error))
    if message is not None:
        return SacbeError(message)
    return str(error.strerror) if isinstance(error, OSError) else SacbeError("error-reason-form")


def flaw(what: str, told: Mapping[str, object] | None = None) -> PackError:
    """Return what is wrong with a pack, as a message ``error-flaw-...``; :class:`Pack` adds the line."""
    message = f"error-flaw-{what}"
    return PackError(message, told)


def quoted(value: object) -> str:
    """Return something that was given as an error repeats it: in some dozens of characters, whatever it is.

    >>> quoted("palenque"), quoted(3), quoted("x" * 1000)[-8:], quoted(10**100), quoted([1, 2])
    ("'palenque'", '3', "xxxxxx…'", 'a huge number', 'a list')
    """
    if isinstance(value, str):
        return repr(value if len(value) <= LONGEST_QUOTE else f"{value[:LONGEST_QUOTE]}…")
    if isinstance(value, int) and abs(value) >= 2**128:
        return "a huge number"
    return repr(value) if value is None or isinstance(value, int | float) else f"a {type(value).__name__}"
