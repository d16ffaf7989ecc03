"""The shelf: where games of the terminal are kept as they are played, each under a name, and found again."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sacbe.core.errors import OptionError, RecordError, quoted, unusable
from sacbe.core.record import Record
from sacbe.front.dates import today

LAST = "last"
"""What ``--resume`` without a name means."""
ENDING = ".json"


@dataclass(frozen=True)
class Kept:
    """A game on the shelf."""

    name: str
    file: Path
    record: Record

    @property
    def over(self) -> bool:
        """Whether it has been played to its end."""
        return self.record.result is not None


def shelf() -> Path:
    """Return the folder: among what the system keeps for a person's programs."""
    from platformdirs import user_data_path

    return user_data_path("sacbe", appauthor=False) / "games"


def new_place(game: str) -> Path:
    """Return a file for a new game, called by game, day and number; it is there from now on, and nobody else's."""
    folder = shelf()
    number = 1
    while True:
        file = folder / f"{game}-{today()}-{number}{ENDING}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        except OSError as error:
            raise OptionError("error-write", {"file": quoted(str(file)), "reason": unusable(error)}) from None
        else:
            return file


def kept() -> Iterator[Kept]:
    """Yield the games on the shelf, the last one played first; what is no record is left out."""
    files = sorted(shelf().glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
    for file in files:
        try:
            yield Kept(file.stem, file, Record.load(file))
        except RecordError:
            continue


def find(name: str) -> Path:
    """Return the file of a game: a file as it is, a game of the shelf by its name, or the last that is not over."""
    if name == LAST:
        found = next((one.file for one in kept() if not one.over), None)
        if found is None:
            raise OptionError("error-nothing-kept")
        return found
    on_shelf = shelf() / f"{name}{ENDING}"
    named = os.sep not in name and on_shelf.is_file() and not Path(name).exists()
    return on_shelf if named else Path(name).expanduser()
