"""Writing files: all of it or nothing."""

import os
from pathlib import Path

from sacbe.core.errors import OptionError, quoted, unusable


def write_file(path: Path, text: str) -> None:
    """Write text to a file through a file beside it, so that nobody ever sees half of it."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise OptionError("error-write", {"file": quoted(str(path)), "reason": unusable(error)}) from None
