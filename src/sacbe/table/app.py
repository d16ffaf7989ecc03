"""The server, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from sacbe.table import api, live, page
from sacbe.table.bus import make_bus
from sacbe.table.checkers import Checkers
from sacbe.table.database import open_database
from sacbe.table.headers import ALWAYS, NEVER_STORED, Headers
from sacbe.table.hosts import Hosts, known_names
from sacbe.table.limits import Limits
from sacbe.table.lobby import Lobby
from sacbe.table.refusals import Refused, answer
from sacbe.table.room import House
from sacbe.table.schema import definitions
from sacbe.table.store import Store
from sacbe.table.thinkers import PATIENCE, Thinkers, default_count
from sacbe.table.visitors import Visitors

REASONS = {404: "not-found", 405: "not-allowed"}


@dataclass(frozen=True)
class Settings:
    """Where a server keeps its tables, and what it works with."""

    database: str
    redis: str | None = None
    thinkers: int = default_count()
    patience: float = PATIENCE
    docs: Path = page.DOCS
    page: Path = page.PAGE
    host: str = "127.0.0.1"
    """Where it listens."""
    names: tuple[str, ...] = ()
    """The names of this server in the internet; ``*``: any."""
    allowance: float = 1.0
    """What a household may ask for is multiplied by this."""


def make_app(settings: Settings) -> FastAPI:
    """Return a server; it opens what it needs when it starts, and closes it when it stops."""

    @asynccontextmanager
    async def run(app: FastAPI) -> AsyncIterator[None]:
        house = House(
            Store(open_database(settings.database, shared=settings.redis is not None)),
            make_bus(settings.redis),
            Thinkers(settings.thinkers, settings.patience),
            Checkers(),
        )
        lobby = app.state.lobby = Lobby(house)
        try:
            await lobby.start()
            yield
        finally:
            await lobby.stop()
            house.thinkers.close()
            house.checkers.close()
            house.store.close()

    app = FastAPI(
        title="Sacbe",
        version="1",
        description="Tables for board games about the Maya.",
        lifespan=run,
        # The page has it with it (/openapi); the framework's would come from somebody else's server.
        docs_url=None,
        redoc_url=None,
    )
    app.state.page = settings.page
    app.state.docs = settings.docs
    app.state.host = settings.host
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(page.router)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Limits, visitors=Visitors(settings.allowance))
    app.add_middleware(Hosts, names=known_names(settings.names))
    app.add_middleware(Headers)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _failed)
    app.openapi = lambda: _described(app)  # type: ignore[method-assign]
    return app


def _described(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document, with the messages of the socket among its schemas."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        schemas = document["components"]["schemas"]
        document["components"]["schemas"] = {**definitions("#/components/schemas/{model}"), **schemas}
        app.openapi_schema = document
    return app.openapi_schema


async def _refused(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    return answer(error)


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    return await _refused(request, Refused("malformed", live.sentence(error.errors()[0])))


async def _http_error(_: Request, error: Exception) -> JSONResponse:
    """Return what the framework itself refuses, in the words of all other refusals."""
    assert isinstance(error, HTTPException)
    refusal = Refused(REASONS.get(error.status_code, "malformed"), str(error.detail)).refusal
    return JSONResponse(refusal.model_dump(), error.status_code, error.headers)


async def _failed(_: Request, __: Exception) -> JSONResponse:
    """Return the answer to what nobody foresaw; it is sent past all else, and the error goes to the log."""
    return answer(Refused("failed", "something went wrong in the server"), {**ALWAYS, "Cache-Control": NEVER_STORED})
