"""Opening a table: from wishes, or from a record, to what is stored."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import sacbe
from sacbe import bots
from sacbe.core.errors import OptionError, PackError, RecordError, SacbeError
from sacbe.core.game import Game
from sacbe.core.names import shown_name
from sacbe.core.pack import Pack
from sacbe.core.record import Record, Seat, replay_record, sign
from sacbe.core.state import State
from sacbe.front.dates import today
from sacbe.table import messages
from sacbe.table.course import Course, Line
from sacbe.table.links import StoredLink, new_link, new_table_id
from sacbe.table.models import TableRow
from sacbe.table.plan import decision
from sacbe.table.refusals import Refused
from sacbe.table.seating import Seats, people_of, seats_of, summary_of
from sacbe.table.store import now


@dataclass(frozen=True)
class Opening:
    """A table about to be stored, with its links as they are told once."""

    row: TableRow
    stored_links: list[StoredLink]
    links: messages.Links
    lines: list[Line]


def open_new(wish: messages.NewTable) -> Opening:
    """Return a new table."""
    game = _game(wish.game)
    seats = _checked(game, wish.seats, wish.players)
    seed = secrets.randbits(messages.SEED_BITS) if wish.seed is None else int(wish.seed)
    names = [seat.name for seat in seats]
    pack = _pack(game, wish.components)
    try:
        game.settings(wish.players, wish.options)
    except OptionError as error:
        raise Refused.because("bad-options", error) from None
    start = game.start(wish.players, seed, components=pack, names=names, **wish.options)  # type: ignore[arg-type]
    return _opening(wish, start, seats, [], chosen="" if wish.seed is None else "seed")


def wish_again(row: TableRow, components: str | None) -> messages.NewTable:
    """Return the wish for a table with the seats, the options and the components of another."""
    return messages.NewTable(
        name=shown_name(row.name),
        game=row.game,
        players=row.players,
        options=json.loads(row.options),
        seats=seats_of(row),
        language=cast(messages.Language, row.language),
        components=components,
        takebacks=row.takebacks,
    )


def open_record(wish: messages.Upload) -> Opening:
    """Return a table that goes on where a record ends."""
    try:
        record = Record.from_json(json.dumps(wish.record))
        game = _game(record.game)
        pack = _pack(game, wish.components)
        seats = _checked(game, wish.seats or _everybody_here(record), record.players)
        record.seats = [Seat(seat.name, seat.level or "") for seat in seats]
        replay_record(game, record, None, pack)
        start = replay_record(game, record, 0, pack)
        return _opening(wish, start, seats, record.moves, chosen=next(iter(record.start)))
    except SacbeError as error:
        raise Refused.because("bad-record", error) from None
    except (ArithmeticError, LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        # A position that somebody wrote by hand can be wrong in ways the rules never meet.
        raise Refused("bad-record", f"the record cannot be played: {type(error).__name__}") from None


def _game(name: str) -> Game:
    try:
        return sacbe.game(name)
    except OptionError as error:
        raise Refused.because("bad-options", error) from None


def _pack(game: Game, text: str | None) -> Pack | None:
    """Return an edited component pack, checked."""
    if text is None:
        return None
    try:
        pack = Pack(text, "components")
        game.make_rules(pack)
    except PackError as error:
        raise Refused.because("bad-components", error) from None
    return pack


def _checked(game: Game, seats: Sequence[messages.NewSeat], players: int) -> Seats:
    """Return seats that fit the number of players and the bots there are."""
    if len(seats) != players:
        raise Refused("bad-options", f"{len(seats)} seats for {players} players")
    levels = (*bots.names(), *bots.programs())
    for seat in seats:
        if seat.kind == "bot" and seat.level not in levels and not bots.fits(seat.level or "", game.name):
            raise Refused("bad-options", f"there is no bot {seat.level!r}; there are: {', '.join(levels)}")
    return [seat if seat.kind == "bot" else seat.model_copy(update={"level": None}) for seat in seats]


def _everybody_here(record: Record) -> Seats:
    if len(record.names) != record.players or not 0 < record.players <= messages.MAX_SEATS:
        raise RecordError("error-record-names")
    return [messages.NewSeat(kind="here", name=shown_name(name)) for name in record.names]


def _opening(
    wish: messages.NewTable | messages.Upload, start: State, seats: Seats, moves: list[tuple[int, str]], chosen: str
) -> Opening:
    secret = secrets.token_hex(16)
    played = Course(start, frozenset(), bytes.fromhex(secret))
    lines = []
    for seat, text in moves:
        lines.append(decision(played, seat, text))
        played.absorb(lines[-1])
    stood = Course(start, people_of(seats), bytes.fromhex(secret)).absorb_all(lines)
    sign(start, {number: seat.level for number, seat in enumerate(seats) if seat.level}, today())
    record = start.record()
    seed = record.start.get("seed")
    row = TableRow(
        id=new_table_id(),
        name=wish.name,
        game=record.game,
        players=record.players,
        options=json.dumps(record.options),
        digest=record.components,
        seed=None if seed is None else str(seed),
        chosen=chosen,
        head=record.to_json(),
        seats=json.dumps([seat.model_dump() for seat in seats]),
        language=wish.language,
        components=wish.components,
        takebacks=getattr(wish, "takebacks", True),
        secret=secret,
        created=now(),
        updated=now(),
        **vars(summary_of(stood)),
    )
    links, stored = _links(seats)
    return Opening(row, stored, links, lines)


def _links(seats: Seats) -> tuple[messages.Links, list[StoredLink]]:
    """Return new links for the owner, for every seat by link, and for spectators."""
    owner, stored_owner = new_link("owner")
    watch, stored_watch = new_link("watch")
    stored = [stored_owner, stored_watch]
    by_seat: list[str | None] = []
    for number, seat in enumerate(seats):
        link, one = new_link("seat", number)
        by_seat.append(link if seat.kind == "link" else None)
        stored += [one] if seat.kind == "link" else []
    return messages.Links(owner=owner, seats=by_seat, watch=watch), stored
