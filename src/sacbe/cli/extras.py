"""The extras of the package: which of them brings a library."""

import re
from importlib.metadata import requires

WISH = re.compile(r"""(?P<library>\w+)[^;]*;.*\bextra == ['"](?P<extra>\w+)['"]""")
"""A line of the package's metadata: ``fluent.runtime>=0.4; extra == "cli"``."""


def extra_of(module: str) -> str | None:
    """Return the extra that brings the library of a module, if any does."""
    wishes = (WISH.match(line) for line in requires("sacbe") or [])
    library = module.partition(".")[0]
    return next((wish["extra"] for wish in wishes if wish and wish["library"] == library), None)
