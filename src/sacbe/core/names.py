"""What a name may be, and how text that comes from elsewhere is shown so that it can do nothing but be read.

A name is read by other people, at terminals and on pages: escape sequences would command the terminal, signs that turn
the direction of writing would reorder what stands beside it, and invisible ones would make two names look alike.
"""

from typing import Final
from unicodedata import category

LONGEST_NAME: Final = 60
LONGEST_KEPT: Final = 200
"""Records of other programs, and of those who write them by hand, may have longer names; they are shown cut off."""
REPLACEMENT: Final = "\ufffd"
NAMELESS: Final = "?"
"""How a name is shown that has nothing to see."""

_HIDDEN: Final = frozenset(("Cc", "Cf", "Co", "Cs", "Zl", "Zp"))
"""The Unicode categories of signs that command, turn, separate or hide."""
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that nobody can see."""
_JOINERS: Final = frozenset("\u200d\ufe0f")
"""What pictures are put together with; behind anything else it is invisible."""


def is_name(text: str) -> bool:
    r"""Tell whether a person may be called so: short, nothing hidden, and something to see.

    >>> is_name("Itzel"), is_name("보라 👍"), is_name("  "), is_name("An\u200bn"), is_name("x" * 61)
    (True, True, False, False, False)
    """
    return len(text) <= LONGEST_NAME and text == harmless(text) and any(map(_is_seen, text))


def can_be_kept(text: object) -> bool:
    """Tell whether a record can have something as a name: not too long a text that every file can hold."""
    return isinstance(text, str) and len(text) <= LONGEST_KEPT and all(category(sign) != "Cs" for sign in text)


def shown_name(text: str) -> str:
    r"""Return a name as it is shown, whatever a file says it is.

    >>> shown_name("An\x1b[2Jn"), shown_name(" \n ")
    ('An�[2Jn', '?')
    """
    name = harmless(" ".join(text.split()))[:LONGEST_NAME]
    return name if any(map(_is_seen, name)) else NAMELESS


def harmless(text: str) -> str:
    """Return a line of text with a sign of replacement for everything that is hidden in it."""
    return "".join(REPLACEMENT if _is_hidden(text, at) else sign for at, sign in enumerate(text))


def _is_seen(sign: str) -> bool:
    """Tell whether a sign is a letter, a number, a symbol or punctuation."""
    return category(sign)[0] in "LNPS"


def _is_hidden(text: str, at: int) -> bool:
    """Tell whether the sign at a place does something other than be seen there."""
    sign = text[at]
    if sign in _JOINERS:
        return at == 0 or (text[at - 1] not in _JOINERS and category(text[at - 1]) not in ("So", "Sk"))
    return category(sign) in _HIDDEN or sign in _BLANK or "\ufe00" <= sign <= "\ufe0f" or sign >= "\U000e0000"
