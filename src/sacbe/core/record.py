"""Records: one game as one small JSON file that people can read, diff and replay."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sacbe.core.errors import IllegalAction, RecordError, SacbeError, quoted, unusable
from sacbe.core.game import Game
from sacbe.core.pack import Pack
from sacbe.core.refusals import Refusal
from sacbe.core.state import State
from sacbe.core.version import VERSION

Turn = tuple[int, list[str]]


@dataclass
class Seat:
    """Who sat at a seat: a name, and which bot it was if it was one."""

    name: str
    bot: str = ""


@dataclass
class Variation:
    """What could have been played instead, after so many moves of the game."""

    after: int
    turns: list[Turn]
    comment: str = ""

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Seat and notation of every move, in order."""
        return [(seat, move) for seat, moves in self.turns for move in moves]


@dataclass
class Record:
    """A game from its start to where it stands.

    ``start`` has ``seed``, ``deal`` or ``position``. ``turns`` are pairs of seat and moves in notation. ``result`` has
    scores, winners and breakdown, and is None before the end. ``made`` has the version of the program and the date.
    ``comments`` are by the number of the move they follow, 0 before the first.
    """

    game: str
    rules: int
    components: str
    players: int
    options: dict[str, object]
    start: dict[str, object]
    seats: list[Seat]
    turns: list[Turn]
    result: dict[str, object] | None = None
    made: dict[str, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    variations: list[Variation] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [seat.name for seat in self.seats]

    @property
    def bots(self) -> dict[int, str]:
        """Which seats were bots, and which bots."""
        return {number: seat.bot for number, seat in enumerate(self.seats) if seat.bot}

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Seat and notation of every move, in order."""
        return [(seat, move) for seat, moves in self.turns for move in moves]

    def to_json(self) -> str:
        """Return the record as text, a line a turn."""
        from sacbe.core.record_json import written

        return written(self)

    def save(self, path: str | Path) -> None:
        """Write the record to a file: all of it or nothing."""
        target = Path(path)
        part = target.with_name(f".{target.name}.{os.getpid()}.part")
        try:
            part.write_text(self.to_json(), encoding="utf-8")
            part.replace(target)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise RecordError("error-write", {"file": quoted(str(target)), "reason": unusable(error)}) from None

    @staticmethod
    def load(path: str | Path) -> "Record":
        """Read a record from a file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise RecordError("error-read", {"file": quoted(str(path)), "reason": unusable(error)}) from None
        try:
            return Record.from_json(text)
        except RecordError as error:
            raise RecordError("error-in-file", {"file": quoted(str(path)), "reason": error}) from None

    @staticmethod
    def from_json(text: str) -> "Record":
        """Read a record from text, or raise :class:`RecordError` with the reason."""
        from sacbe.core.record_json import read

        return read(text)


def record(state: State) -> Record:
    """Return the record of a state that has its history."""
    history = state.history
    if history is None:
        raise RecordError("error-quiet")
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
        seats=[Seat(name, history.bots.get(seat, "")) for seat, name in enumerate(history.names)],
        turns=turns,
        result=_result(state) if state.over else None,
        made={"sacbe": VERSION, **({"date": history.date} if history.date else {})},
    )


def sign(state: State, bots: Mapping[int, str], date: str) -> None:
    """Note which seats are bots and when the game was begun, so that its record says so."""
    if state.history is not None:
        state.history.bots, state.history.date = dict(bots), date


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
        raise RecordError("error-record-rules", {"game": game.name, "rules": quoted(rec.rules), "known": game.version})
    digest = game.rules(components).pack.digest
    if rec.components != digest:
        raise RecordError("error-record-pack", {"pack": quoted(rec.components), "known": digest})
    moves = rec.moves
    _check_numbers(rec, len(moves))
    if upto is not None and not 0 <= upto <= len(moves):
        raise RecordError("error-no-move", {"moves": len(moves), "move": quoted(upto)})
    state = _first_state(game, rec, components)
    wanted = moves if upto is None else moves[:upto]
    _check_variations(rec, state, 0, upto)
    for number, (seat, move) in enumerate(wanted, 1):
        _play(state, seat, move, "error-record-move", {"move": number})
        _check_variations(rec, state, number, upto)
    if upto is None and rec.result is not None:
        _check_result(state, rec.result)
    return state


def _check_numbers(rec: Record, moves: int) -> None:
    """Refuse comments and variations that follow no move of the record."""
    for number in (*rec.comments, *(variation.after for variation in rec.variations)):
        if not 0 <= number <= moves:
            raise RecordError("error-record-after", {"moves": moves, "move": number})


def _play(state: State, seat: int, move: str, message: str, where: dict[str, object]) -> None:
    """Play a move of a record, or say where it is wrong."""
    try:
        state.play(move, seat)
    except IllegalAction as error:
        raise RecordError(message, {**where, "reason": error}) from None


def _check_variations(rec: Record, state: State, number: int, upto: int | None) -> None:
    """Refuse a record whose variations after a move cannot be played; asked only where all of it is replayed."""
    if upto is None:
        for variation in rec.variations:
            if variation.after == number:
                replay_variation(state, variation)


def replay_variation(state: State, variation: Variation) -> State:
    """Return the position that a variation leads to from the position it begins at."""
    twin = state.copy()
    for place, (seat, move) in enumerate(variation.moves, 1):
        _play(twin, seat, move, "error-variation-move", {"move": place, "after": variation.after})
    return twin


def _check_result(state: State, result: dict[str, object]) -> None:
    """Refuse a result that the moves of the record do not lead to."""
    if not state.over:
        raise RecordError("error-record-unfinished")
    if result != _result(state):
        raise RecordError("error-record-result", {"scores": str(list(state.scores))})


def _first_state(game: Game, rec: Record, components: str | Path | Pack | None) -> State:
    """Return the position a record starts from, with who sits there and when it was played."""
    state = _start(game, rec, components)
    sign(state, rec.bots, rec.made.get("date", ""))
    return state


def _start(game: Game, rec: Record, components: str | Path | Pack | None) -> State:
    try:
        settings = game.settings(rec.players, rec.options)
        position = rec.start.get("position")
        if isinstance(position, Mapping):
            state = game.load(position, components, rec.names)
            if state.players != rec.players or state.settings != settings:
                raise RecordError("error-record-position")
            return state
        given: dict[str, Any] = {**rec.start, **rec.options}
        return game.start(rec.players, components=components, names=rec.names, **given)
    except (SacbeError, TypeError) as error:
        raise RecordError("error-record-start", {"reason": error}) from None


def undo(game: Game, state: State, count: int = 1) -> State:
    """Return the state before the actor's last ``count`` decisions, which must be its own and of this turn."""
    if not 0 < count <= state.undoable:
        raise IllegalAction(Refusal("why-not-undone", args={"count": count, "most": state.undoable}))
    rec = record(state)
    return replay_record(game, rec, len(rec.moves) - count, state.rules.pack)
