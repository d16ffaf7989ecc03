"""The socket of a table: what a page asks is carried out in order, what happens is told as it happens."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from sacbe.table import messages
from sacbe.table.guests import Guest
from sacbe.table.limits import too_large
from sacbe.table.links import fingerprint
from sacbe.table.lobby import Lobby
from sacbe.table.pace import Pace
from sacbe.table.plan import Request
from sacbe.table.refusals import Refused
from sacbe.table.room import Room, allowed

MAX_MESSAGE = 4_000
"""In characters; no request of a page is longer."""
PATIENCE = 20.0
"""How long (in seconds) a socket may stay silent before it says who it is."""
REFUSED = 4000
"""The code with which a socket is closed that was not let in; the status of the refusal is added to it."""
MESSAGES = (200, 50.0)
"""How many messages a socket may send at once, and how many a second."""

router = APIRouter()
logger = logging.getLogger(__name__)
AnyMessage = messages.Join | messages.Look | messages.Why | messages.Imagine | Request
from_page: TypeAdapter[AnyMessage] = TypeAdapter(messages.FromPage)


@router.websocket("/api/tables/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    """Take part in a table."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    try:
        await _take_part(socket, lobby, table_id)
    except Refused as error:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_text(messages.Closed(refusal=error.refusal).model_dump_json())
            await socket.close(REFUSED + error.status)
    except (WebSocketDisconnect, TimeoutError):
        pass


async def _take_part(socket: WebSocket, lobby: Lobby, table_id: str) -> None:
    join = parsed(await asyncio.wait_for(_received(socket), PATIENCE))
    if not isinstance(join, messages.Join):
        raise Refused("malformed", "the first message must be of type 'join'")
    async with lobby.entered(table_id, join.link) as (room, grant):
        first = grant.seats[0] if join.seat is None and grant.seats else join.seat
        guest = Guest(grant, allowed(grant, first), fingerprint(join.link))
        try:
            await room.join(guest)
            await _talk(socket, room, guest)
        finally:
            room.leave(guest)


async def _talk(socket: WebSocket, room: Room, guest: Guest) -> None:
    """Read and write until one of the two ends."""
    reader = asyncio.create_task(_read(socket, room, guest))
    writer = asyncio.create_task(_write(socket, guest))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        reader.cancel()
        writer.cancel()
        ended, _ = await asyncio.gather(reader, writer, return_exceptions=True)
        if isinstance(ended, Exception):
            logger.error("a message to table %s could not be dealt with", room.row.id, exc_info=ended)


async def _write(socket: WebSocket, guest: Guest) -> None:
    while (text := await guest.outbox.get()) is not None:
        await socket.send_text(text)
        guest.sent(text)
    await socket.close(REFUSED + 404)


async def _read(socket: WebSocket, room: Room, guest: Guest) -> None:
    pace = Pace(*MESSAGES)
    async for text in _texts(socket):
        await pace.step()
        try:
            await _obey(room, guest, parsed(text))
        except Refused as error:
            guest.tell(messages.Refused(id=None, refusal=error.refusal, position=None))


async def _obey(room: Room, guest: Guest, message: object) -> None:
    match message:
        case messages.Play() | messages.Follow() | messages.Undo() | messages.Redo() | messages.Confirm():
            await room.carry_out(guest, message)
        case messages.Look():
            await room.look_again(guest, allowed(guest.grant, message.seat))
        case messages.Why():
            await room.explain(guest, message)
        case messages.Imagine():
            await room.imagine(guest, message)
        case _:
            raise Refused("malformed", "a socket can join only once")


async def _texts(socket: WebSocket) -> AsyncIterator[str]:
    with suppress(WebSocketDisconnect):
        while True:
            yield await _received(socket)


async def _received(socket: WebSocket) -> str:
    """Return what a page sent; bytes count as an empty text and are refused by :func:`parsed`."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text if isinstance(text, str) else ""


def parsed(text: str) -> AnyMessage:
    """Return a message of a page, or say what is wrong with it."""
    if len(text) > MAX_MESSAGE:
        raise too_large()
    try:
        return from_page.validate_json(text)
    except ValidationError as error:
        raise Refused("malformed", sentence(error.errors(include_url=False, include_input=False)[0])) from None


def sentence(problem: object) -> str:
    """Return a problem of validation in one sentence."""
    assert isinstance(problem, dict)
    place = ".".join(str(part) for part in problem.get("loc", ()))
    return f"{place}: {problem.get('msg')}" if place else str(problem.get("msg"))
