"""An extension of Griffe: docstrings as Markdown. Examples become blocks of code, roles of Sphinx plain names."""

import re
from typing import Any

from griffe import Extension, Object

ROLE = re.compile(r":\w+:`~?\.?([^`]+)`")
EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:^(?!\s*$).*\n?)*)+", re.MULTILINE)
"""Lines from a prompt on, up to the next empty one."""
FENCE = "```"


class Fenced(Extension):
    """Changes every docstring before it is shown."""

    def on_members(self, *, obj: Object, **_: Any) -> None:
        """Change the docstrings of a module or a class, and of all in it."""
        for one in (obj, *(member for member in obj.members.values() if not member.is_alias)):
            if one.docstring is not None and FENCE not in one.docstring.value:
                one.docstring.value = markdown(one.docstring.value)


def markdown(text: str) -> str:
    r"""Return a docstring as Markdown.

    >>> markdown("See :meth:`play`.\n\n>>> 1 + 1\n2\n").splitlines()
    ['See `play`.', '', '```python', '>>> 1 + 1', '2', '```']
    """
    return EXAMPLE.sub(lambda found: f"```python\n{found[0].rstrip()}\n```\n", ROLE.sub(r"`\1`", text))
