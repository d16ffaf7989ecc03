"""The page that people see, as it was built into the package: one document, and files whose names change with them."""

import asyncio
import re
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from sacbe.table.refusals import Refused

PAGE = Path(__file__).parent / "page"
DOCS = Path(__file__).parent / "docs"
"""The documentation, where it was built into the package (``make docs``)."""
INDEX = "index.html"
FILE_NAME = re.compile(r"[A-Za-z0-9_./-]{1,200}")
"""How the build names files; whatever else an address says never reaches the disk."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Compressed twins that the build may have put beside a file, the smaller first."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MISSING = "The page has not been built into this package; the API is at /api (see /openapi.json).\n"

NO_DOCS = "The documentation has not been built into this package (make docs); the API is described at /openapi.\n"

router = APIRouter(include_in_schema=False)


@router.get("/docs")
@router.get("/docs/{path:path}")
@router.head("/docs/{path:path}")
async def documentation(request: Request, path: str = "") -> Response:
    """Return a page of the documentation. Its links are relative, so that the address of a page ends with a slash."""
    folder: Path = request.app.state.docs
    file = _found(folder, path)
    if file is not None:
        return await _file(request, file, ASK_AGAIN)
    index = _found(folder, f"{path}/{INDEX}" if path else INDEX)
    if index is None:
        return PlainTextResponse(NO_DOCS, 404)
    if not request.url.path.endswith("/"):
        return RedirectResponse(f"{request.url.path}/")
    return await _file(request, index, ASK_AGAIN)


@router.get("/{path:path}")
@router.head("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """Return a file of the page; every address of a person's making is the page itself."""
    if path.startswith("api/"):
        raise Refused("not-found", "the API has no such address")
    folder: Path = request.app.state.page
    file = _found(folder, path) or _found(folder, f"{path}/{INDEX}")
    if file is not None:
        return await _file(request, file, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
    if "." in path.rsplit("/", 1)[-1]:
        return PlainTextResponse("There is no such file.\n", 404)
    index = folder / INDEX
    if not index.is_file():
        return PlainTextResponse(MISSING, 503)
    return await _file(request, index, ASK_AGAIN)


def _found(folder: Path, name: str) -> Path | None:
    """Return the file of that name below a folder, if there is one."""
    if not FILE_NAME.fullmatch(name):
        return None
    file = (folder / name).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


async def _file(request: Request, file: Path, caching: str) -> Response:
    """Return a file, compressed where the build has done so and the browser can read it.

    Its name changes with it: dates and tags, with which a browser could ask whether it has changed, would be ballast.
    """
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    found = file
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in ENCODINGS.items():
        twin = file.with_name(file.name + suffix)
        if encoding in accepted and twin.is_file():
            found, headers["Content-Encoding"] = twin, encoding
            break
    return Response(await asyncio.to_thread(found.read_bytes), media_type=kind, headers=headers)
