"""What is stored of a table, and what everybody may know of it."""

import json
from dataclasses import replace
from datetime import UTC, datetime

from pydantic_core import to_json

import sacbe
from sacbe.core.pack import Pack
from sacbe.core.record import Record, replay_record
from sacbe.core.state import State
from sacbe.table import messages
from sacbe.table.course import Course
from sacbe.table.links import Grant, StoredLink
from sacbe.table.models import TableRow
from sacbe.table.store import Summary

Seats = list[messages.NewSeat]


def seats_of(row: TableRow) -> Seats:
    """Return who sits at a table."""
    return [messages.NewSeat.model_construct(**seat) for seat in json.loads(row.seats)]


def renamed(row: TableRow, head: str, seat: int, name: str) -> tuple[str, str]:
    """Return seats and head of a table where somebody has another name."""
    seats = json.loads(row.seats)
    seats[seat]["name"] = name
    record = Record.from_json(head)
    record.seats[seat] = replace(record.seats[seat], name=name)
    return json.dumps(seats), record.to_json()


def people_of(seats: Seats) -> frozenset[int]:
    """Return the seats of people."""
    return frozenset(number for number, seat in enumerate(seats) if seat.kind != "bot")


def grant_of(link: StoredLink, seats: Seats) -> Grant:
    """Return what a link allows: the owner's plays the seats of the owner's screen."""
    if link.role == "owner":
        return Grant("owner", tuple(number for number, seat in enumerate(seats) if seat.kind == "here"))
    return Grant(link.role, () if link.seat is None else (link.seat,))


def first_position(head: str, components: str | None) -> State:
    """Return the position a table's game began with."""
    record = Record.from_json(head)
    pack = None if components is None else Pack(components, "components")
    return replay_record(sacbe.game(record.game), record, 0, pack)


def facts_of(view: dict[str, object]) -> dict[str, messages.Value]:
    """Return the plain facts of what everybody sees of a position: those that are a number, a word or yes or no."""
    return {name: value for name, value in view.items() if isinstance(value, (bool, int, str))}


def summary_of(course: Course) -> Summary:
    """Return where a table stands."""
    holder = course.holder
    actors = (holder,) if holder is not None else course.last.actors
    return Summary(
        move=course.shown,
        over=course.position(None).over,
        actors=" ".join(map(str, actors)),
        bot_to_move=course.bot_to_move() is not None,
        standing=standing_of(course),
    )


def standing_of(course: Course) -> str:
    """Return where a game stands, as JSON: its facts, the points, and at the end who has won."""
    state = course.position(None)
    standing = {
        "facts": facts_of(course.view(course.shown, None)),
        "scores": list(state.scores),
        "winners": list(state.winners),
    }
    return to_json(standing).decode()


def table_info(row: TableRow, connected: frozenset[int]) -> messages.TableInfo:
    """Return what everybody at a table may know of it."""
    seats = [
        messages.SeatInfo(
            name=seat.name, kind=seat.kind, level=seat.level, connected=seat.kind == "bot" or number in connected
        )
        for number, seat in enumerate(seats_of(row))
    ]
    standing = {"facts": {}, "scores": [], "winners": [], **json.loads(row.standing)}
    return messages.TableInfo.model_construct(
        id=row.id,
        name=row.name,
        game=row.game,
        players=row.players,
        options=json.loads(row.options),
        components=row.digest,
        own_components=own_components(row),
        seats=seats,
        language=row.language,
        move=row.move,
        over=row.over,
        seed=row.seed if row.over else None,
        chosen=row.chosen,
        takebacks=row.takebacks,
        **standing,
        actors=[int(seat) for seat in row.actors.split()],
        owner_renews_links=any(seat.kind == "link" for seat in seats),
        created=_date(row.created),
        updated=_date(row.updated),
    )


def own_components(row: TableRow) -> bool:
    """Tell whether a table is played with other components than its game's own."""
    return row.game in sacbe.games() and row.digest != sacbe.game(row.game).rules().pack.digest


def held_table(row: TableRow, grant: Grant, connected: frozenset[int]) -> messages.HeldTable:
    """Return a table as the holder of a link sees it."""
    waiting = any(int(seat) in grant.seats for seat in row.actors.split())
    return messages.HeldTable(
        table=table_info(row, connected), role=grant.role, seats_held=list(grant.seats), waiting=waiting
    )


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
