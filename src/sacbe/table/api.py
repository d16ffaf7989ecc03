"""What is asked once, by HTTP. Every answer is a message; every refusal has a reason and a sentence."""

from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from sacbe.table import messages, show
from sacbe.table.catalogue import catalogue, example, known_game, printed, texts, turn
from sacbe.table.hosts import reachable
from sacbe.table.lobby import Lobby
from sacbe.table.refusals import Refused
from sacbe.table.room import allowed
from sacbe.table.seating import held_table

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": messages.Refusal} for status in (400, 403, 404, 413, 422, 429, 503)
}

router = APIRouter(prefix="/api", responses=REFUSALS)
bearer = HTTPBearer(auto_error=False, description="A secret link.")


def the_lobby(request: Request) -> Lobby:
    """Return the lobby of the server that was asked."""
    lobby: Lobby = request.app.state.lobby
    return lobby


def the_link(credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> str:
    """Return the link a request came with; without one it fits nothing."""
    return "" if credentials is None else credentials.credentials


InLobby = Annotated[Lobby, Depends(the_lobby)]
WithLink = Annotated[str, Depends(the_link)]


def cached(request: Request, text: str, kind: str) -> Response:
    """Return what changes only with a new version of the server; a browser that has it is told so."""
    tag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "public, max-age=300"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


@router.get("/games")
async def games() -> messages.Catalogue:
    """Return the games with their options, and the bots."""
    return catalogue()


@router.get("/games/{game}/example")
async def example_of_game(game: str) -> messages.Example:
    """Return a position somewhere in a game, for pictures beside its rules."""
    return example(game)


@router.get("/games/{game}/turn")
async def turn_of_game(game: str) -> list[messages.Replayed]:
    """Return the positions of one turn of a real game, to be followed beside its rules."""
    return turn(game)


@router.get("/reach")
async def reach(request: Request) -> messages.Reach:
    """Return the address under which others find this server."""
    host = reachable(request.app.state.host)
    port = request.scope["server"][1]
    return messages.Reach(address=None if host is None else f"http://{host}:{port}")


@router.get("/texts/{game}/{language}", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def texts_of_game(request: Request, game: str, language: messages.Language) -> Response:
    """Return the Fluent messages of a game, or of the frame (``front``)."""
    return cached(request, texts(game, language), "text/plain; charset=utf-8")


@router.get("/components/{game}")
async def components_of_game(game: str) -> dict[str, Any]:
    """Return what is printed on a game's boards, tiles and cards."""
    found = known_game(game)
    return printed(found.rules(), found.usual_players)


@router.get("/components/{game}/file", response_class=Response, responses={200: {"content": {"application/toml": {}}}})
async def component_file(request: Request, game: str) -> Response:
    """Return the component pack of a game as a file, to be edited."""
    return cached(request, known_game(game).rules().pack.text, "application/toml; charset=utf-8")


@router.post("/tables", status_code=201)
async def open_table(lobby: InLobby, wish: messages.NewTable) -> messages.Opened:
    """Open a table; its links are told here and never again."""
    return await lobby.open(wish)


@router.post("/records", status_code=201)
async def upload_record(lobby: InLobby, wish: messages.Upload) -> messages.Opened:
    """Open a table that goes on where a record ends, or shows a game that is over."""
    return await lobby.open(wish)


@router.post("/tables/held")
async def held_tables(lobby: InLobby, keyring: messages.Keyring) -> list[messages.HeldTable]:
    """Return the tables of all links that fit."""
    return await lobby.held(keyring)


@router.get("/tables/{table_id}")
async def one_table(lobby: InLobby, link: WithLink, table_id: str) -> messages.HeldTable:
    """Return a table as the holder of a link sees it."""
    async with lobby.entered(table_id, link) as (room, grant):
        return held_table(room.row, grant, room.connected())


@router.patch("/tables/{table_id}")
async def rename_table(lobby: InLobby, link: WithLink, table_id: str, wish: messages.Rename) -> messages.TableInfo:
    """Give a table another name."""
    async with lobby.entered(table_id, link) as (room, grant):
        return await lobby.rename(room, grant, wish.name)


@router.patch("/tables/{table_id}/seats/{seat}")
async def rename_seat(
    lobby: InLobby, link: WithLink, table_id: str, seat: int, wish: messages.Rename
) -> messages.TableInfo:
    """Give who plays a seat another name; whoever plays it may."""
    async with lobby.entered(table_id, link) as (room, grant):
        return await lobby.rename_seat(room, grant, seat, wish.name)


@router.delete("/tables/{table_id}", status_code=204)
async def delete_table(lobby: InLobby, link: WithLink, table_id: str) -> None:
    """Remove a table."""
    async with lobby.entered(table_id, link) as (room, grant):
        await lobby.delete(room, grant)


@router.post("/tables/{table_id}/links", status_code=201)
async def new_link(lobby: InLobby, link: WithLink, table_id: str, wish: messages.NewLink) -> messages.Link:
    """Replace a link that has been lost, or has come into wrong hands."""
    async with lobby.entered(table_id, link) as (room, grant):
        return await lobby.new_link(room, grant, wish.seat)


@router.post("/tables/{table_id}/again", status_code=201)
async def play_again(lobby: InLobby, link: WithLink, table_id: str) -> messages.Opened:
    """Open another table with the same options and seats, shuffled anew."""
    async with lobby.entered(table_id, link) as (room, grant):
        return await lobby.again(room, grant)


@router.get("/tables/{table_id}/components")
async def components_of_table(lobby: InLobby, link: WithLink, table_id: str) -> dict[str, Any]:
    """Return what is printed on the boards, tiles and cards this table plays with."""
    async with lobby.entered(table_id, link) as (room, _):
        return printed(room.course.start.rules, int(room.course.start.players))


@router.get(
    "/tables/{table_id}/record", response_class=Response, responses={200: {"content": {"application/json": {}}}}
)
async def record(lobby: InLobby, link: WithLink, table_id: str) -> Response:
    """Return the record of a game, as a file; before the end it would tell the seed, and with it all that is hidden."""
    async with lobby.entered(table_id, link) as (room, _):
        if not room.row.over:
            raise Refused("not-allowed", "the record is given out when the game is over")
        text = room.course.position(None).record().to_json()
    name = f"sacbe-{room.row.game}-{table_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/tables/{table_id}/positions/{number}")
async def position_on_the_way(
    lobby: InLobby,
    link: WithLink,
    table_id: str,
    number: int,
    seat: Annotated[messages.SeatNumber | None, Query()] = None,
) -> messages.Replayed:
    """Return the position after a move, through the eyes of a seat or of a spectator."""
    async with lobby.entered(table_id, link) as (room, grant):
        eyes = allowed(grant, seat)
        if not 0 <= number <= room.course.sight(eyes):
            raise Refused("not-found", f"there are {room.course.sight(eyes)} moves; there is no move {number}")
        return show.replayed(room.course, number, eyes)
