"""What does not depend on a table: catalogue, texts, packs, the OpenAPI document, and the page itself."""

from pathlib import Path

import httpx

import sacbe
from sacbe import bots
from sacbe.table.app import Settings, make_app
from tests.table.running import ask, run_alone


def test_the_catalogue_has_all_games_options_and_bots(url: str) -> None:
    found = ask("GET", f"{url}/api/games").json()
    assert [game["name"] for game in found["games"]] == list(sacbe.games())
    assert found["levels"] == list(bots.names())
    for info in found["games"]:
        game = sacbe.game(info["name"])
        assert [option["name"] for option in info["options"]] == [option.name for option in game.options]
        assert info["players"] == list(game.counts)


def test_texts_are_the_sources_of_both_and_can_be_kept(url: str) -> None:
    answer = ask("GET", f"{url}/api/texts/tzolkin/ko")
    assert "name-tzolkin =" in answer.text
    assert "player =" in ask("GET", f"{url}/api/texts/front/ko").text
    again = ask("GET", f"{url}/api/texts/tzolkin/ko", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    printed = ask("GET", f"{url}/api/components/tikal").json()
    assert printed.pop("sayings")["things"]
    assert printed == sacbe.game("tikal").rules().pack.data


def test_the_openapi_document_has_the_messages_of_the_socket(url: str) -> None:
    document = ask("GET", f"{url}/openapi.json").json()
    schemas = document["components"]["schemas"]
    assert {"FromServer", "FromPage", "Position", "Moved", "Play", "NewTable"} <= set(schemas)
    assert "/api/tables/{table_id}/positions/{number}" in document["paths"]


def get(page: Path, address: str, encoding: str = "identity") -> tuple[httpx.Response, bytes]:
    """Return the answer of a server with this page, and its body as it was sent."""

    async def ask() -> tuple[httpx.Response, bytes]:
        transport = httpx.ASGITransport(make_app(Settings(database="sqlite://", page=page)))
        async with (
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
            client.stream("GET", address, headers={"Accept-Encoding": encoding}) as answer,
        ):
            return answer, b"".join([part async for part in answer.aiter_raw()])

    return run_alone(ask())


def test_the_page_is_served_as_it_was_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "assets" / "index-1a2b.js").write_text("plain")
    (tmp_path / "assets" / "index-1a2b.js.br").write_bytes(b"small")
    for address in ("/", "/t/AAAAAAAAAAAA", "/new", "/..%2f..%2fetc/passwd"):
        answer, body = get(tmp_path, address)
        assert body == b"the page"
        assert answer.headers["Cache-Control"] == "no-cache"
    answer, body = get(tmp_path, "/assets/index-1a2b.js", "gzip")
    assert body == b"plain"
    assert "immutable" in answer.headers["Cache-Control"]
    answer, body = get(tmp_path, "/assets/index-1a2b.js", "gzip, br")
    assert (answer.headers["Content-Encoding"], body) == ("br", b"small")
    assert get(tmp_path, "/assets/other.js")[0].status_code == 404


def test_a_package_without_a_page_says_so(tmp_path: Path) -> None:
    answer, body = get(tmp_path, "/")
    assert answer.status_code == 503
    assert b"page has not been built" in body
