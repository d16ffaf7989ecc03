"""The words people read: Project Fluent messages of the frame and of one game, in one language.

Messages are found by naming rules, so that a front end needs no list of them: ``name-<id>`` is what anything with an id
is called, ``action-<kind>`` what one can do, ``did-<kind>`` what somebody did, ``step-<step>`` what is being decided,
``cause-<cause>`` why something changed, ``source-<source>`` where points come from, ``option-<option>`` what can be
chosen before a game.
An argument with an id arrives twice: ``$gear`` is its name, ``$gear-id`` the bare id, for selectors.
``$decision`` is the bare name of the step being decided.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "ko")
FRAME = Path(__file__).parent / "texts"
TERMINAL = FRAME / "terminal"
REMEMBERED = 10_000
"""So many sentences are remembered: from one decision to the next most of what can be done is the same."""

Arguments = tuple[tuple[str, object, type], ...]
"""Names, values and types: numbers that are equal may be written differently."""


class Texts:
    """All messages of one language, called with a message id and its arguments.

    >>> texts = Texts("en", FRAME)
    >>> texts("player", n=2)
    'Player 2'
    """

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            for file in files(folder, language):
                self.bundle.add_resource(_resource(file))
        self._say = lru_cache(REMEMBERED)(self._formatted)

    def __call__(
        self, message: str, arguments: Mapping[str, object] | None = None, /, *, long: bool = False, **more: object
    ) -> str:
        """Return a message in words, in its longer form if wanted and there is one.

        A message or argument that is missing is a mistake of ours and raises.
        """
        told = {**(arguments or {}), **more}
        return self._say(message, long, tuple((name, value, type(value)) for name, value in told.items()))

    def _formatted(self, message: str, long: bool, arguments: Arguments) -> str:
        found = self.bundle.get_message(message)
        pattern = found.attributes.get("long", found.value) if long else found.value
        if pattern is None:
            raise LookupError(f"the message {message!r} has no text")
        text, errors = self.bundle.format_pattern(pattern, {name: value for name, value, _ in arguments})
        if errors:
            raise LookupError(f"message {message!r}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Tell whether a message exists."""
        return self.bundle.has_message(message)

    def name(self, name: str) -> str:
        """Return what something with an id is called; ids without a name, such as numbers, stand for themselves."""
        return self(f"name-{name}") if self.has(f"name-{name}") else name

    def first(self, *messages: str) -> str:
        """Return the first of several messages that exists."""
        return self(next(message for message in messages if self.has(message)))


def files(folder: Path, language: str) -> list[Path]:
    """Return where the messages of a folder are: what only a terminal says lies apart, so that no page loads it."""
    apart = folder / "terminal" / f"{language}.ftl"
    return [folder / f"{language}.ftl", *([apart] if apart.exists() else [])]


@cache
def _resource(path: Path) -> Resource:
    """Parse a file of messages, once."""
    return FluentResource(path.read_text(encoding="utf-8"))


def game_texts(language: str, folder: Path) -> Texts:
    """Return the messages of the frame and of the game in ``folder``."""
    return Texts(language, FRAME, folder / "texts")
