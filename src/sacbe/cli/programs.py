"""Programs that an operator lets play, by name."""

import os
from collections.abc import Sequence

from sacbe import bots
from sacbe.bots.outside import PROGRAMS
from sacbe.core.errors import OptionError, quoted


def name_programs(words: Sequence[str]) -> None:
    """Give programs (``name=command``) their names, here and in all processes that are started from here."""
    for word in words:
        name, sign, command = word.partition("=")
        if not (sign and name.strip() and command.strip()):
            raise OptionError("error-program-name", {"word": quoted(word)})
        bots.Outside(command)
    os.environ[PROGRAMS] = ";".join(filter(None, (os.environ.get(PROGRAMS), *words)))
