"""Files that a match depends on (a bot of one's own, an edited component pack), taken along wherever it is played."""

import tempfile
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from sacbe.arena.errors import ArenaError
from sacbe.core.errors import quoted, unusable


@dataclass(frozen=True)
class Shipped:
    """A file as it was when the match was set up. Editing it meanwhile does not change the match."""

    path: str
    text: str

    @staticmethod
    def read(path: str | Path) -> "Shipped":
        """Read a file that is to be taken along."""
        file = Path(path).expanduser().resolve()
        try:
            return Shipped(str(file), file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise ArenaError("error-read", {"file": quoted(str(path)), "reason": unusable(error)}) from None

    @property
    def digest(self) -> str:
        """What identifies the content."""
        return sha256(self.text.encode()).hexdigest()[:16]

    def here(self) -> Path:
        """Return where the file lies on this machine: its own place, or a copy where that is missing or was edited."""
        own = Path(self.path)
        if _holds(own, self.text):
            return own
        copy = Path(tempfile.gettempdir()) / f"sacbe-{self.digest}" / own.name
        if not _holds(copy, self.text):
            copy.parent.mkdir(exist_ok=True)
            # Several processes may do this at once: each moves a whole file of its own into place.
            with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=copy.parent, delete=False) as part:
                part.write(self.text)
            Path(part.name).replace(copy)
        return copy


def _holds(path: Path, text: str) -> bool:
    """Tell whether a file holds exactly this text."""
    try:
        return path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False
