"""Records as JSON text: format 2 is written, formats 1 and 2 are read."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from sacbe.core.errors import RecordError, quoted
from sacbe.core.names import can_be_kept
from sacbe.core.record import Record, Seat, Turn, Variation

FORMAT: Final = 2
FORMATS: Final = (1, FORMAT)
EXACT: Final = 2**53
"""Whole numbers below it are exact in every reader of JSON."""
SEED_TEXT: Final = re.compile("-?[0-9]{1,80}")
LONE_SURROGATE: Final = re.compile("[\\ud800-\\udfff]")
LONGEST_COMMENT: Final = 4000
MOST_VARIATIONS: Final = 1000


def written(record: Record) -> str:
    """Return a record as text, a line a turn; what is empty is left out."""
    head: dict[str, object] = {
        "format": FORMAT,
        "game": record.game,
        "rules": record.rules,
        "components": record.components,
        "players": record.players,
        "options": record.options,
        "start": {name: _exact(value) for name, value in record.start.items()},
        "seats": [{"name": seat.name, **({"bot": seat.bot} if seat.bot else {})} for seat in record.seats],
        "made": record.made,
    }
    lines = [f"{json.dumps(key)}: {_json(value)}" for key, value in head.items()]
    lines.append(_listed("turns", [_json([seat, *moves]) for seat, moves in record.turns]))
    if record.comments:
        lines.append(f'"comments": {_json({str(move): text for move, text in sorted(record.comments.items())})}')
    if record.variations:
        lines.append(_listed("variations", [_json(_variation_data(one)) for one in record.variations]))
    lines.append(f'"result": {json.dumps(record.result)}')
    return "{\n " + ",\n ".join(lines) + "\n}\n"


def _listed(name: str, rows: list[str]) -> str:
    """Return a list of the record, a line a row."""
    below = ",\n".join(f"  {row}" for row in rows)
    return f'"{name}": [\n{below}\n ]' if rows else f'"{name}": []'


def _variation_data(variation: Variation) -> dict[str, object]:
    said = {"comment": variation.comment} if variation.comment else {}
    return {"after": variation.after, "turns": [[seat, *moves] for seat, moves in variation.turns], **said}


def _json(value: object) -> str:
    """Return JSON in which letters stand for themselves, and what cannot be seen as its escape: it may be printed."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)


def _exact(value: object) -> object:
    """Return a seed as text where JSON readers other than ours would round it; all else as it is."""
    return str(value) if isinstance(value, int) and abs(value) >= EXACT else value


def _is_int(value: object) -> bool:
    return type(value) is int


def _is_turn(value: object) -> bool:
    return (
        isinstance(value, list) and len(value) > 1 and _is_int(value[0]) and all(isinstance(m, str) for m in value[1:])
    )


def _is_start(key: object, value: object) -> bool:
    return _is_seed(value) if key == "seed" else key in ("deal", "position") and isinstance(value, dict)


def _is_seed(value: object) -> bool:
    return _is_int(value) or (isinstance(value, str) and SEED_TEXT.fullmatch(value) is not None)


def _is_seat(value: object) -> bool:
    return (
        isinstance(value, dict)
        and {"name"} <= set(value) <= {"name", "bot"}
        and all(can_be_kept(text) for text in value.values())
    )


def _is_comment(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_COMMENT and not LONE_SURROGATE.search(value)


def _are_comments(value: object) -> bool:
    return isinstance(value, dict) and all(re.fullmatch("[0-9]{1,6}", k) and _is_comment(v) for k, v in value.items())


def _is_variation(value: object) -> bool:
    return (
        isinstance(value, dict)
        and {"after", "turns"} <= set(value) <= {"after", "turns", "comment"}
        and _is_int(value["after"])
        and _are_turns(value["turns"])
        and _is_comment(value.get("comment", ""))
    )


def _are_turns(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_turn, value))


_SHARED: Final[dict[str, Callable[[object], bool]]] = {
    "game": lambda v: isinstance(v, str),
    "rules": _is_int,
    "components": lambda v: isinstance(v, str),
    "players": _is_int,
    "options": lambda v: isinstance(v, dict),
    "start": lambda v: isinstance(v, dict) and len(v) == 1 and all(_is_start(*item) for item in v.items()),
    "turns": _are_turns,
    "result": lambda v: v is None or isinstance(v, dict),
}
_NAMES: Final[dict[str, Callable[[object], bool]]] = {
    "names": lambda v: isinstance(v, list) and all(map(can_be_kept, v)),
}
_STUDY: Final[dict[str, Callable[[object], bool]]] = {
    "seats": lambda v: isinstance(v, list) and all(map(_is_seat, v)),
    "made": lambda v: isinstance(v, dict) and all(can_be_kept(text) for item in v.items() for text in item),
}
_OPTIONAL: Final[dict[str, Callable[[object], bool]]] = {
    "comments": _are_comments,
    "variations": lambda v: isinstance(v, list) and len(v) <= MOST_VARIATIONS and all(map(_is_variation, v)),
}


def read(text: str) -> Record:
    """Read a record from text, or raise :class:`RecordError` with the reason."""
    data = _parsed(text)
    number = data.get("format")
    if number not in FORMATS:
        raise RecordError("error-record-format", {"format": quoted(number), "known": FORMAT})
    _check(data, {**_SHARED, **(_NAMES if number == 1 else _STUDY)})
    if number == FORMAT:
        _check(data, {name: fits for name, fits in _OPTIONAL.items() if name in data})
    start = {name: int(value) if isinstance(value, str) else value for name, value in data["start"].items()}
    shared = {name: data[name] for name in _SHARED if name not in ("turns", "start")}
    if number == 1:
        return Record(start=start, turns=_turns(data["turns"]), seats=[Seat(name) for name in data["names"]], **shared)
    return Record(
        start=start,
        turns=_turns(data["turns"]),
        seats=[Seat(**seat) for seat in data["seats"]],
        made=data["made"],
        comments={int(move): comment for move, comment in data.get("comments", {}).items()},
        variations=[
            Variation(one["after"], _turns(one["turns"]), one.get("comment", "")) for one in data.get("variations", [])
        ],
        **shared,
    )


def _parsed(text: str) -> dict[str, Any]:
    """Return the JSON object of a text."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError("error-not-a-record", {"line": error.lineno, "column": error.colno}) from None
    except (ValueError, RecursionError):
        raise RecordError("error-record-depth") from None
    if not isinstance(data, dict):
        raise RecordError("error-record-object")
    return data


def _check(data: dict[str, Any], fields: dict[str, Callable[[object], bool]]) -> None:
    """Refuse data in which a field is missing or not what it should be."""
    for name, fits in fields.items():
        if name not in data or not fits(data[name]):
            raise RecordError("error-record-part", {"part": quoted(name)})


def _turns(rows: list[list[Any]]) -> list[Turn]:
    return [(row[0], row[1:]) for row in rows]
