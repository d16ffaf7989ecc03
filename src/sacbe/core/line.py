"""A position on one line, to be pasted into an issue or a message: what it is of in words, the rest packed.

``tikal/2 3p auction=true eNq1Vk...`` is a position of Tikal's rules version 2 with three players.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Mapping
from typing import Any, Final

from sacbe.core.errors import PositionError

LONGEST: Final = 20_000
"""No position of a house game needs a line as long, by far."""
MOST_UNPACKED: Final = 1_000_000
LINE: Final = re.compile(r"([a-z][a-z0-9_]*)/([0-9]{1,6}) ([0-9]{1,2})p((?: [a-z_]+=[a-z0-9_]+)*) ([A-Za-z0-9_=-]+)")


def packed_line(position: Mapping[str, object]) -> str:
    """Return a position, as ``state.position()`` has it, on one line."""
    options = position["options"]
    assert isinstance(options, dict)
    said = [f"{name}={str(value).lower()}" for name, value in options.items() if value is not False]
    rest = {name: value for name, value in position.items() if name not in ("game", "rules", "players")}
    packed = urlsafe_b64encode(zlib.compress(json.dumps(rest, separators=(",", ":")).encode(), 9)).decode()
    return " ".join([f"{position['game']}/{position['rules']}", f"{position['players']}p", *said, packed])


def unpacked_line(line: str) -> dict[str, object]:
    """Return the position that a line holds, not checked yet; :class:`PositionError` for what is no such line."""
    found = LINE.fullmatch(" ".join(line.split())) if len(line) <= LONGEST else None
    if found is None:
        raise PositionError("error-line")
    return {"game": found[1], "rules": int(found[2]), "players": int(found[3]), **_unpacked(found[5])}


def _unpacked(text: str) -> dict[str, Any]:
    """Return what is packed in a line, which must not grow beyond all measure."""
    try:
        opened = zlib.decompressobj()
        data = json.loads(opened.decompress(urlsafe_b64decode(text), MOST_UNPACKED))
    except (zlib.error, Base64Error, ValueError, RecursionError):
        raise PositionError("error-line-damaged") from None
    if not isinstance(data, dict) or opened.unconsumed_tail:
        raise PositionError("error-line-content")
    return data
