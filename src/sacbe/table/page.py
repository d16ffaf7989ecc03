"""The page that people see, as it was built into the package: one document, and files whose names change with them."""

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from sacbe.table.refusals import Refused

PAGE = Path(__file__).parent / "page"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Compressed twins that the build may have put beside a file, the smaller first."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMMON = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
"""An address can hold a link: it is nobody else's business."""
MISSING = "The page has not been built into this package; the API is at /api (see /docs).\n"

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
@router.head("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """Return a file of the page; every address of a person's making is the page itself."""
    if path.startswith("api/"):
        raise Refused("not-found", "the API has no such address")
    folder: Path = request.app.state.page
    file = (folder / path).resolve()
    if path and file.is_file() and file.is_relative_to(folder.resolve()):
        caching = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return _file(request, file, caching)
    if "." in path.rsplit("/", 1)[-1]:
        return PlainTextResponse("There is no such file.\n", 404, COMMON)
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 503, COMMON)
    return _file(request, index, ASK_AGAIN)


def _file(request: Request, file: Path, caching: str) -> Response:
    """Return a file, compressed where the build has done so and the browser can read it."""
    headers = {**COMMON, "Cache-Control": caching, "Vary": "Accept-Encoding"}
    kind = guess_type(file.name)[0] or "application/octet-stream"
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, suffix in ENCODINGS.items():
        twin = file.with_name(file.name + suffix)
        if encoding in accepted and twin.is_file():
            return FileResponse(twin, media_type=kind, headers={**headers, "Content-Encoding": encoding})
    return FileResponse(file, media_type=kind, headers=headers)
