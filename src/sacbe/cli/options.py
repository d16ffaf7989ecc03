"""What is chosen at once: one decision, the decisions of a course, or a choice with what follows from it."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

SAYS_SO = ("end", "pass", "done", "nothing", "refuse")
"""Kinds that say themselves that one is done; they come last."""
_WORD = re.compile(r"[^\s,;:()]+")


@dataclass(frozen=True)
class Option:
    """What is chosen at once."""

    kind: str
    args: Mapping[str, object]
    actions: tuple[int, ...]
    say: Callable[[], str] = field(compare=False)
    """Says it; of hundreds of walks only those are put into words that somebody looks at."""
    notation: str
    head: "Option | None" = None
    """What it begins with, where it is a choice with what follows from it."""

    @cached_property
    def words(self) -> str:
        """What it is in words."""
        return self.say()

    @cached_property
    def spoken(self) -> tuple[list[str], list[str]]:
        """What can be typed for it: the words of its notation, and those it is shown with."""
        notation = [*self.notation.split(), *(str(value) for value in self.args.values() if isinstance(value, str))]
        return notation, _WORD.findall(self.words.lower())

    def is_meant(self, typed: Sequence[str]) -> bool:
        """Tell whether words that were typed begin some of its words, in the same order, beyond those of its head."""
        return any(begin(typed, words) for words in self.spoken) and not (self.head and self.head.is_meant(typed))


def begin(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Tell whether each word typed begins one of ``words``, in their order."""
    rest = iter(words)
    return all(any(word.startswith(short) for word in rest) for short in typed)
