"""Bots of one's own: a class in a file, named as ``path/to/file.py:MyBot``."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Protocol, cast

from sacbe.core.errors import SacbeError
from sacbe.core.state import State


class UnknownBot(SacbeError):
    """A name that no bot has, or a file without the class it should hold; the message says what is allowed."""


class Player(Protocol):
    """Whatever can choose: all that the callers of a bot rely on."""

    def choose(self, state: State, seat: int) -> int:
        """Return a legal action of a seat that must decide now."""


def load(name: str) -> Player:
    """Return a bot of the class that ``file.py:Class`` names."""
    path, _, wanted = name.rpartition(":")
    file = Path(path).expanduser()
    if not file.is_file():
        raise UnknownBot(f"there is no file {path!r} to read the bot {wanted!r} from")
    spec = spec_from_file_location(f"sacbe_bot_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise UnknownBot(f"{path!r} is not a Python file")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = getattr(module, wanted, None)
    if found is None or not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"{path!r} has no class {wanted!r} with a method choose(state, seat)")
    return cast(Player, found())
