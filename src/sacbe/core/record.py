"""Records: one game as one small JSON file that people can read, diff and replay."""

import json
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sacbe.core.errors import IllegalAction, RecordError, SacbeError, quoted
from sacbe.core.game import Game
from sacbe.core.names import can_be_kept
from sacbe.core.pack import Pack
from sacbe.core.state import State

FORMAT = 1
EXACT: Final = 2**53
"""Whole numbers below it are exact in every reader of JSON."""
SEED_TEXT: Final = re.compile("-?[0-9]{1,80}")

Turn = tuple[int, list[str]]


@dataclass
class Record:
    """A game from its start to where it stands.

    ``start`` has ``seed``, ``deal`` or ``position``. ``turns`` are pairs of seat and moves in notation. ``result`` has
    scores, winners and breakdown, and is None before the end.
    """

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, object]
    start: dict[str, object]
    names: list[str]
    turns: list[Turn]
    result: dict[str, object] | None = None

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Seat and notation of every move, in order."""
        return [(seat, move) for seat, moves in self.turns for move in moves]

    def to_json(self) -> str:
        """Return the record as text, a line a turn."""
        head = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "components": self.components,
            "players": self.players,
            "options": self.options,
            "start": {name: _written(value) for name, value in self.start.items()},
            "names": self.names,
        }
        lines = [f"{json.dumps(key)}: {_json(value)}" for key, value in head.items()]
        turns = ",\n".join(f"  {_json([seat, *moves])}" for seat, moves in self.turns)
        lines.append(f'"turns": [\n{turns}\n ]' if turns else '"turns": []')
        lines.append(f'"result": {json.dumps(self.result)}')
        return "{\n " + ",\n ".join(lines) + "\n}\n"

    def save(self, path: str | Path) -> None:
        """Write the record to a file: all of it or nothing."""
        target = Path(path)
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            part.write_text(self.to_json(), encoding="utf-8")
            part.replace(target)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise RecordError(f"the record cannot be written to {str(target)!r}: {error.strerror}") from None

    @staticmethod
    def load(path: str | Path) -> "Record":
        """Read a record from a file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError(f"the record {str(path)!r} cannot be read: {error}") from None
        return Record.from_json(text)

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record from text, or raise :class:`RecordError` with the reason."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise RecordError(f"this is not a record: {error}") from None
        except (ValueError, RecursionError):
            raise RecordError("this is not a record: a number is too long, or it is nested too deeply") from None
        if not isinstance(data, dict):
            raise RecordError("this is not a record: no JSON object")
        if data.get("format") != FORMAT:
            raise RecordError(f"the record has format {quoted(data.get('format'))}; this program reads format {FORMAT}")
        for name, fits in _FIELDS.items():
            if name not in data or not fits(data[name]):
                raise RecordError(f"the record's {name!r} is missing or malformed")
        turns = [(turn[0], turn[1:]) for turn in data["turns"]]
        fields = {name: data[name] for name in _FIELDS if name not in ("turns", "start")}
        start = {name: int(value) if isinstance(value, str) else value for name, value in data["start"].items()}
        return Record(turns=turns, start=start, **fields)


def _json(value: object) -> str:
    """Return JSON in which letters stand for themselves, and what cannot be seen as its escape: it may be printed."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isprintable() else "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)


def _written(value: object) -> object:
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


_FIELDS: dict[str, Callable[[object], bool]] = {
    "game": lambda v: isinstance(v, str),
    "rules": _is_int,
    "components": lambda v: isinstance(v, str),
    "players": _is_int,
    "options": lambda v: isinstance(v, dict),
    "start": lambda v: isinstance(v, dict) and len(v) == 1 and all(_is_start(*item) for item in v.items()),
    "names": lambda v: isinstance(v, list) and all(map(can_be_kept, v)),
    "turns": lambda v: isinstance(v, list) and all(map(_is_turn, v)),
    "result": lambda v: v is None or isinstance(v, dict),
}


def record(state: State) -> Record:
    """Return the record of a state that has its history."""
    history = state.history
    if history is None:
        raise RecordError("a quiet state (a determinized one, a playout) has no record")
    turns: list[Turn] = []
    begins = set(history.turns)
    for number, (seat, action) in enumerate(history.moves):
        if not turns or turns[-1][0] != seat or number in begins:
            turns.append((seat, []))
        turns[-1][1].append(state.text(action))
    rules = state.rules
    return Record(
        game=rules.game,
        rules=rules.version,
        components=rules.pack.digest,
        players=int(state.players),
        options=dict(state.settings),
        start=dict(history.origin),
        names=list(history.names),
        turns=turns,
        result=_result(state) if state.over else None,
    )


def _result(state: State) -> dict[str, object]:
    return {
        "scores": list(state.scores),
        "winners": list(state.winners),
        "breakdown": [state.breakdown(seat) for seat in range(state.ranked)],
    }


def replay_record(
    game: Game, rec: Record, upto: int | None = None, components: str | Path | Pack | None = None
) -> State:
    """Rebuild a position by playing a record again, every move checked."""
    if rec.rules != game.version:
        raise RecordError(
            f"the record is of {game.name} rules version {quoted(rec.rules)}; this program plays {game.version}"
        )
    digest = game.rules(components).pack.digest
    if rec.components != digest:
        raise RecordError(f"the record was played with component pack {quoted(rec.components)}, not {digest}")
    moves = rec.moves
    if upto is not None and not 0 <= upto <= len(moves):
        raise RecordError(f"the record has {len(moves)} moves; there is no move {upto}")
    state = _first_state(game, rec, components)
    for number, (seat, move) in enumerate(moves if upto is None else moves[:upto], 1):
        try:
            state.play(move, seat)
        except IllegalAction as error:
            raise RecordError(f"move {number} of the record: {error}") from None
    if upto is None and rec.result is not None:
        _check_result(state, rec.result)
    return state


def _check_result(state: State, result: dict[str, object]) -> None:
    """Refuse a result that the moves of the record do not lead to."""
    if not state.over:
        raise RecordError("the record has a result, but its moves end before the game does")
    if result != _result(state):
        raise RecordError(f"the record's result does not follow from its moves, which score {list(state.scores)}")


def _first_state(game: Game, rec: Record, components: str | Path | Pack | None) -> State:
    """Return the position a record starts from."""
    try:
        settings = game.settings(rec.players, rec.options)
        position = rec.start.get("position")
        if isinstance(position, Mapping):
            state = game.load(position, components, rec.names)
            if state.players != rec.players or state.settings != settings:
                raise RecordError("its position has other players or options than the record")
            return state
        given: dict[str, Any] = {**rec.start, **rec.options}
        return game.start(rec.players, components=components, names=rec.names, **given)
    except (SacbeError, TypeError) as error:
        raise RecordError(f"the record's start: {error}") from None


def undo(game: Game, state: State, count: int = 1) -> State:
    """Return the state before the actor's last ``count`` decisions, which must be its own and of this turn."""
    if not 0 < count <= state.undoable:
        raise IllegalAction(f"{count} decision(s) cannot be taken back; {state.undoable} can")
    rec = record(state)
    return replay_record(game, rec, len(rec.moves) - count, state.rules.pack)
